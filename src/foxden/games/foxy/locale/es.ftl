## ¿Por qué no?

foxy-no-move = «{ $text }» no es un número del 0 al 999, con o sin signo de exclamación para la apuesta.
foxy-number = Escribe un número entero del 0 al 999.
foxy-final = Ya has escrito un número, y en modo fácil no se puede cambiar.
foxy-bet-used = Ya pusiste un círculo en el turno { $turn }. Solo hay una apuesta por partida.
foxy-no-bet-alone = Decisión nuestra: en solitario no hay apuesta.

## Cómo puede ser una carta

foxy-card-size = Una carta muestra de uno a tres animales.
foxy-card-twice = Ninguna carta muestra dos veces el mismo animal.
foxy-card-cat-alone = Un gato nunca está solo en una carta.
foxy-card-environments = Todos los animales de una carta viven en el mismo hábitat.

## El contenido de una caja

foxy-environment = { $environment ->
    [countryside] Campo
    [forest] Bosque
    [savannah] Sabana
   *[sea] Mar
}
foxy-data-name = «{ $name }» no puede ser el nombre de un animal: usa letras minúsculas, y no «cat» ni «fox».
foxy-data-twice = «{ $name }» aparece dos veces; la caja tiene nueve animales distintos.
foxy-data-times = Carta «{ $card }»: puede estar en la caja de 1 a 12 veces, no «{ $times }».
foxy-data-many = { $environment ->
    [countryside] El campo
    [forest] El bosque
    [savannah] La sabana
   *[sea] El mar
} tiene { $n ->
    [one] una carta
   *[other] { $n } cartas
}; cada hábitat necesita 12.
foxy-data-stranger = Carta «{ $card }»: «{ $animal }» no vive en { $environment ->
    [countryside] el campo
    [forest] el bosque
    [savannah] la sabana
   *[sea] el mar
}.

## Una caja propia

foxy-box-intro = Hemos tenido que reconstruir cuántas veces está cada carta en la caja. ¿Tu caja es distinta? Corrígela aquí.
foxy-box-cards = Cartas
foxy-box-cards-how = ¿Cuántas hay de cada una en la caja? Cada hábitat tiene 12.
foxy-box-animals = Animales
foxy-box-animals-how = En cada hábitat viven dos. Escribe otros animales en minúsculas; se muestran como palabras.
foxy-box-native = { $environment ->
    [countryside] Campo
    [forest] Bosque
    [savannah] Sabana
   *[sea] Mar
}, { $nth ->
    [one] primer animal
   *[other] segundo animal
}

## Cómo puede ser una preparación

foxy-setup-deck = El mazo es una lista de 20 cartas: 19 cartas de animal y el Zorro.
foxy-setup-fox = El Zorro debe estar en el mazo exactamente una vez.
foxy-setup-animals = La carta { $turn } debe ser una lista de animales que estén en la caja.
foxy-setup-mix = La carta { $turn } está en el mazo más veces que en la caja.

## Animales

foxy-hen = { $form ->
    [a] una gallina
    [ask] cuántas gallinas
    [name] Gallinas
   *[count] { $n ->
        [one] { $n } gallina
       *[other] { $n } gallinas
    }
}
foxy-pig = { $form ->
    [a] un cerdo
    [ask] cuántos cerdos
    [name] Cerdos
   *[count] { $n ->
        [one] { $n } cerdo
       *[other] { $n } cerdos
    }
}
foxy-bear = { $form ->
    [a] un oso
    [ask] cuántos osos
    [name] Osos
   *[count] { $n ->
        [one] { $n } oso
       *[other] { $n } osos
    }
}
foxy-rabbit = { $form ->
    [a] un conejo
    [ask] cuántos conejos
    [name] Conejos
   *[count] { $n ->
        [one] { $n } conejo
       *[other] { $n } conejos
    }
}
foxy-zebra = { $form ->
    [a] una cebra
    [ask] cuántas cebras
    [name] Cebras
   *[count] { $n ->
        [one] { $n } cebra
       *[other] { $n } cebras
    }
}
foxy-giraffe = { $form ->
    [a] una jirafa
    [ask] cuántas jirafas
    [name] Jirafas
   *[count] { $n ->
        [one] { $n } jirafa
       *[other] { $n } jirafas
    }
}
foxy-dolphin = { $form ->
    [a] un delfín
    [ask] cuántos delfines
    [name] Delfines
   *[count] { $n ->
        [one] { $n } delfín
       *[other] { $n } delfines
    }
}
foxy-octopus = { $form ->
    [a] un pulpo
    [ask] cuántos pulpos
    [name] Pulpos
   *[count] { $n ->
        [one] { $n } pulpo
       *[other] { $n } pulpos
    }
}
foxy-cat = { $form ->
    [a] un gato
    [ask] cuántos gatos
    [name] Gatos
   *[count] { $n ->
        [one] { $n } gato
       *[other] { $n } gatos
    }
}
foxy-other-animal = { $form ->
    [a] un ejemplar de { $name }
    [ask] cuántos animales de tipo { $name }
    [name] { $name }
   *[count] { $n } de tipo { $name }
}
foxy-the-fox = el Zorro

## Lo que hay

foxy-pile = La pila
foxy-board = Tu tablero
foxy-box = Turno { $turn }
foxy-number-written = { $circled ->
    [true] { $number }, con círculo
   *[false] Has escrito { $number }
}
foxy-circle = Ponle un círculo: apuestas a que es exacto

## Lo que ocurre

foxy-written = { $seats ->
    [1] Turno { $turn } de 20
   *[other] Turno { $turn } de 20: { $written ->
        [0] nadie ha escrito todavía
        [one] ha escrito { $written } de { $seats }
       *[other] han escrito { $written } de { $seats }
    }
}
foxy-card-shown = Carta { $turn } de 20: { $card }.
foxy-how-many-written = { $written ->
    [0] Nadie ha escrito todavía.
    [one] Ha escrito { $written } de { $seats }.
   *[other] Han escrito { $written } de { $seats }.
}
foxy-who-has-written = { $n ->
    [one] { $names } ha escrito.
   *[other] { $names } han escrito.
}
foxy-told-aloud = El último número del turno { $turn } fue el de { $name }: { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] El Zorro pregunta cuántos animales distintos han salido antes que él.
    [most-seen] El Zorro pregunta cuántas veces ha salido el animal más visto antes que él.
    [singles] El Zorro pregunta cuántas cartas anteriores mostraban un solo animal.
   *[cat] El Zorro cuenta como un gato.
}
foxy-hard = Modo difícil: solo dan puntos los números exactos.
foxy-easy = Modo fácil: quien escribe en último lugar dice su número a toda la mesa, y ningún número se puede cambiar.
foxy-alone = En solitario: ganas si el desvío total de tus números es de { $limit } como mucho. Decisión nuestra: sin apuesta.

## Lo que se pregunta

foxy-ask = { $n ->
    [one] Hasta ahora, contando esta carta: ¿{ $animals }?
   *[other] Hasta ahora, contando esta carta: ¿{ $animals } en total?
}
foxy-ask-fox = { $fox ->
    [kinds] ¡El Zorro! ¿Cuántos animales distintos van hasta ahora?
    [most-seen] ¡El Zorro! ¿Cuántas veces ha salido hasta ahora el animal más visto?
    [singles] ¡El Zorro! ¿Cuántas cartas con un solo animal van hasta ahora?
   *[cat] ¡El Zorro es un gato! ¿Cuántos gatos van hasta ahora, contando este?
}
foxy-change = Has escrito { $number }. Puedes cambiarlo mientras quede alguien por escribir.
foxy-bet-left = Aún tienes tu apuesta: una vez por partida puedes poner un círculo a un número seguro.
foxy-bet-made = Ya has apostado: pusiste un círculo al { $number } en el turno { $turn }.
foxy-none-written = Todavía no has escrito ningún número.
foxy-numbers-so-far = Tus números desde el turno 1: { $numbers }.
foxy-heading = Carta { $turn }
foxy-told-all = Ha escrito toda la mesa
foxy-told-written = { $name } ha escrito
foxy-told-number = { $circled ->
    [true] { $name } escribe { $number } y le pone un círculo
   *[false] { $name } escribe { $number }
}

## El recuento

foxy-the-count = El recuento
foxy-your-count = Tu recuento
foxy-exact = Número exacto
foxy-row = Turno { $turn }: { $card }
foxy-more = { $n ->
    [one] y { $n } jugador más
   *[other] y { $n } jugadores más
}
foxy-fox-counted = { $fox ->
    [kinds] { $n ->
        [one] { $n } animal antes que él
       *[other] { $n } animales distintos antes que él
    }
    [most-seen] { $n ->
        [one] El animal más visto: una vez
       *[other] El animal más visto: { $n } veces
    }
   *[singles] { $n ->
        [one] { $n } carta anterior con un solo animal
       *[other] { $n } cartas anteriores con un solo animal
    }
}
foxy-why = { $why ->
    [high] Demasiado alto: tachado, sin puntos.
    [missed] Con círculo, pero demasiado bajo: sin puntos.
    [hard] Demasiado bajo: sin puntos en modo difícil.
    [double] Con círculo y exacto, así que vale doble: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
    [exact] Exacto: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
   *[low] Por debajo del número exacto: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }.
}
foxy-why-off = { $n ->
    [0] Exacto.
   *[other] Desvío: { $n }.
}
foxy-total-points = Puntos en total
foxy-total-bet = Puntos del número con círculo
foxy-total-crossed = Números tachados
foxy-total-place = Puesto
foxy-total-off = Desvío total
foxy-place = { $by ->
    [points] Por puntos.
    [bet] Empate a puntos: deciden los del número con círculo ({ $n }).
    [crosses] Empate a puntos y en el número con círculo: deciden los números tachados, cuantos menos mejor ({ $n }).
   *[shared] Empate en puntos, número con círculo y números tachados: se comparte el puesto.
}
foxy-win = { $n ->
    [one] Gana { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $names } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
foxy-many-win = { $n } jugadores comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
foxy-won-alone = { $name } gana: desvío de { $off }; el máximo era { $limit }.
foxy-lost-alone = { $name } pierde: desvío de { $off }; el máximo era { $limit }.

## Antes de la partida

foxy-pitch = Los animales salen carta a carta, y cada una tapa la anterior. ¿Cuántos has visto hasta ahora? Recuerda bien y atrévete.
foxy-option-fox = { $value ->
    [name] Qué pregunta el Zorro
    [kinds] Cuántos animales distintos han salido antes que él
    [most-seen] Cuántas veces ha salido el animal más visto antes que él
    [singles] Cuántas cartas anteriores mostraban un solo animal
   *[cat] Nada: cuenta como un gato
}
foxy-option-hard = { $value ->
    [name] Los números demasiado bajos
    [true] No dan nada: solo cuentan los exactos (modo difícil)
   *[false] Dan tantos puntos como indican
}
foxy-option-easy = { $value ->
    [name] Quien escribe en último lugar
    [true] Dice su número a toda la mesa, y los números no se pueden cambiar (modo fácil)
   *[false] Guarda su número en secreto
}

## Los bots

foxy-bot-cub = El Cachorro: lo mira todo, lo confunde todo, y a la décima carta ya ha olvidado la mitad.
foxy-bot-aesop = El zorro de Esopo: una memoria como la de tantos. Y si un número se le escapa, seguro que estaba verde.
foxy-bot-reynard = Renart el pícaro: olvida poco, sabe lo que ha olvidado y apuesta cuando tú no lo harías.
foxy-bot-kitsune = El Kitsune, un zorro de nueve colas, una por animal: los cuenta todos y nunca se equivoca.

## La primera partida

foxy-lesson-first = Verás veinte cartas, una tras otra. Aquí hay una gallina. ¿Cuántas gallinas has visto hasta ahora? Escribe 1.
foxy-lesson-second = Cada carta tapa la anterior. Ya van dos gallinas y un cerdo: 3 en total. Escribe 3.
foxy-lesson-third = Un oso y un gato, los dos por primera vez. ¿Cuántos osos y gatos en total? Ahora tú.
foxy-lesson-third-again = ¡Casi! Un oso y un gato, y ninguno más hasta ahora: escribe 2.
foxy-lesson-fourth = Ahora de memoria: ¿cuántas gallinas y cuántos gatos van, contando esta carta? Si dudas, escribe menos: quedarse corto aún da puntos, pasarse no da nada.
foxy-lesson-fox = Eran 5: tres gallinas y dos gatos. ¡Y aquí llega el Zorro! Pregunta cuántos animales distintos han salido antes que él: gallina, cerdo, oso, gato. No hay duda: ponle un círculo y escribe 4.
foxy-lesson-fox-again = Cuatro animales: gallina, cerdo, oso, gato. Primero marca el círculo y luego escribe 4.
foxy-lesson-bet = Un número con círculo vale el doble si es exacto, y nada si no lo es. ¡Solo hay un círculo por partida! Rellenaremos por ti las otras quince casillas y pasaremos directamente al recuento.
foxy-lesson-count = Hora de contar: vuelven todas las cartas. Un número que no se pasa da tantos puntos como indica. Uno que se pasa se tacha.
foxy-lesson-end = Tu 4 con círculo ha dado 8 puntos. Y eso es todo: recuerda bien y atrévete. ¿Jugamos de verdad?

## En la mesa de verdad

foxy-score-intro = Dale la vuelta a la pila, toca los animales de cada carta y copia los tableros. El recuento y los puntos aparecen sobre la marcha.
foxy-score-cards = Las cartas, en el orden en que salieron
foxy-score-cards-how = Toca los animales de la carta y pasa a la siguiente.
foxy-score-numbers = Lo que escribió cada cual
foxy-score-numbers-how = Copia los números de cada tablero, turno a turno, y marca el del círculo.
foxy-score-circle = Con círculo
foxy-fox-twice = Solo hay un Zorro en la pila, pero aquí aparece en las cartas { $turns }.
foxy-fox-missing = Hay 20 cartas, pero ninguna es el Zorro.
foxy-missing-cards = { $n ->
    [one] Aún falta una carta: la número { $next }.
   *[other] Aún faltan { $n } cartas, a partir de la número { $next }.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: aún falta un número.
   *[other] { $name }: aún faltan { $n } números.
}

## Lo que se puede imprimir

print-foxy-boards = Tableros
print-foxy-tracks = Hojas de recuento
print-foxy-tracks-how = Dale la vuelta a la pila y marca la siguiente casilla de un animal cada vez que salga en una carta.

## Foxy en una página

print-foxy-aim = Se muestran veinte cartas, una tras otra, y cada una tapa la anterior. Recuerda lo que has visto, escribe cuántos animales eran y consigue más puntos que nadie.
print-foxy-ready = Baraja las 48 cartas de animal, toma 19 sin mirarlas, añade el Zorro y baraja esas 20. Las otras 29 se quedan en la caja, sin que nadie las vea. Cada cual toma un tablero y un rotulador.
print-foxy-turn = Muestra la siguiente carta encima de la pila. Cada cual escribe en secreto un número del 0 al 999 en la casilla de este turno. No se puede apuntar nada más ni mirar las cartas tapadas.
print-foxy-aloud = Decir el número del turno en voz alta ayuda a que nadie se salte una casilla.
print-foxy-exact = El número exacto: cuenta cuántas veces ha salido hasta ahora cada animal de la carta, incluida esta, y súmalo todo.
print-foxy-prudent = ¿Dudas? Escribe un poco menos: quedarse corto aún da puntos, pasarse no. Pero cuanto más te acerques, más consigues.
print-foxy-fox = El Zorro pregunta cuántos animales distintos han salido antes que él.
print-foxy-bet = Una vez por partida puedes poner un círculo al número que escribes: apuestas a que es exacto.
print-foxy-count = Dale la vuelta a la pila y vuelve a mostrar las cartas en el mismo orden, marcando las hojas de recuento. Un número exacto o más bajo da tantos puntos como indica. Uno demasiado alto no da nada y se tacha.
print-foxy-circled = El número con círculo vale el doble si es exacto, y nada si no lo es.
print-foxy-win = Gana quien tenga más puntos. En caso de empate: más puntos con el número del círculo y, después, menos números tachados.
print-foxy-variants = El Zorro también puede preguntar cuántas veces ha salido el animal más visto, o cuántas cartas anteriores mostraban un solo animal, o contar como un gato.
print-foxy-modes = Modo difícil: solo dan puntos los números exactos. Modo fácil: en cada turno, quien escribe en último lugar dice su número a toda la mesa.
print-foxy-solo = En solitario: ganas si el desvío total de tus veinte números es de 5 como mucho. Decisión nuestra: sin apuesta.

## Pistas

foxy-hint-only = Solo puede ser { $number }.
foxy-hint-range = Yo diría que entre { $low } y { $high }.
foxy-hint-right = Parece correcto.
foxy-hint-low = { $by ->
    [1] Seguramente te falta uno.
    [2] Seguramente te faltan dos.
   *[3] Seguramente te quedas muy por debajo.
}
foxy-hint-high = { $by ->
    [1] Seguramente te sobra uno.
    [2] Seguramente te sobran dos.
   *[3] Seguramente te pasas mucho.
}

## Mirar atrás

foxy-review-why = { $mistake ->
    [high] El número exacto era { $exact }; uno más alto no da nada (FX-13).
    [missed] El número exacto era { $exact }; un círculo en otro número no da nada (FX-14).
    [careful] El número exacto era { $exact }: demasiada prudencia (FX-13).
   *[forgot] El número exacto era { $exact }: algún animal quedó en el olvido (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] demasiado alto
    [missed] círculo fallado
    [early] círculo demasiado pronto
    [careful] demasiada prudencia
   *[forgot] olvido
 }
foxy-review-card = Carta
foxy-review-lost = Puntos perdidos
foxy-review-losses = Puntos perdidos, carta a carta
foxy-review-losses-how = Hasta { $careful } por debajo del número exacto es demasiada prudencia; más, un olvido.
foxy-review-memory = Curva de la memoria
foxy-review-remembered = { $right } de { $of } exactos, desvío medio: { $off }
foxy-review-circles = El círculo
foxy-review-circle = { $at ->
    [was] Lo que dio
    [own] En su mejor número exacto
   *[best] En la mejor carta
 }
foxy-review-circles-how = Puntos de más frente a no poner círculo (FX-14).

## Mis partidas

foxy-stat-title = { $by ->
    [turn] Números exactos por turno
    [animal] Números exactos por animal
   *[circle] El círculo
 }
foxy-stat-by = { $by ->
    [animal] Animal
   *[turn] Turno
 }
foxy-stat-exact = Exactos
foxy-stat-off = Desvío
foxy-stat-how = El desvío es la distancia media al número exacto, por arriba o por abajo. Una carta con varios animales cuenta para cada uno de ellos.
foxy-stat-circle = { $what ->
    [circled] Partidas con círculo
    [circle-won] Círculo en el número exacto
    [circle-points] Puntos del círculo
   *[circle-turn] Turno del círculo
 }

## Hoy

foxy-daily-ask = El mazo del día, en solitario: acércate todo lo que puedas con los veinte números.
foxy-daily = { $off ->
    [0] ¡Todos los números exactos!
    [one] Un desvío total de { $off } en los veinte turnos.
   *[other] Un desvío total de { $off } en los veinte turnos.
 }
foxy-daily-answer = Los números exactos eran { $numbers }.
