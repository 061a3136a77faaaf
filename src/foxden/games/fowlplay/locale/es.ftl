## ¿Por qué no?

fowlplay-no-move = «{ $text }» no es una jugada de este juego.
fowlplay-reshuffle-first = Primero se barajan los descartes para formar un mazo nuevo.
fowlplay-target-first = Primero elige una de tus cuatro cartas como objetivo.
fowlplay-target-final = Ya se han elegido todos los objetivos: el tuyo no se puede cambiar.
fowlplay-target-stays = Esa carta es tu objetivo. Se queda donde está hasta el final.
fowlplay-not-in-hand = La carta { $card } no está en tu mano.
fowlplay-not-your-den = Ahora es { $player } quien coloca su zorro. Decisión nuestra: si no se ha elegido quién empieza, se decide al azar; después se sigue el orden de los asientos.
fowlplay-den-first = Primero elige un zorro y su casilla en la madriguera.
fowlplay-den-final = Ya se han colocado todos los zorros: el tuyo no se puede cambiar.
fowlplay-colour-taken = Ese zorro lo lleva { $player }.
fowlplay-card-first = Primero elige una carta para jugar.
fowlplay-card-final = Ya se han elegido todas las cartas de esta ronda: la tuya no se puede cambiar.
fowlplay-others-choose = Tú ya has elegido; el resto aún está eligiendo.
fowlplay-chosen-already = Ya has elegido esta carta. Si cambias de idea, toca otra.
fowlplay-not-your-turn = Ahora juega { $player }.
fowlplay-birds-now = Ahora se mueven las aves. Los zorros se moverán cuando toda la mesa haya acabado de mover aves.
fowlplay-foxes-now = Ahora solo se mueven los zorros.
fowlplay-bird-caught = Un zorro ya ha cazado { $bird }: no está en el corral.
fowlplay-nothing-shared = Con tu carta ({ $card }) no puedes mover { $bird }: no comparten tipo, color ni forma.
fowlplay-bird-too-far = { $hex } está a más de un paso: { $bird } no llega hasta allí.
fowlplay-bird-there = En { $hex } está { $bird }.
fowlplay-fox-there = En { $hex } está el zorro que lleva { $player }.
fowlplay-tunnel = { $hex } es una entrada de túnel, y las aves no pueden ir ahí.
fowlplay-fear = Demasiado cerca de un zorro para { $bird }: ahora el más cercano está a { $before ->
    [one] 1 paso
   *[other] { $before } pasos
}, y allí estaría a { $after }.
fowlplay-fox-here = Tu zorro ya está en { $hex }.
fowlplay-fox-too-far = { $hex } está a más de un paso de tu zorro.
fowlplay-no-tunnel = { $hex } no está a un paso ni es una entrada de túnel.
fowlplay-must-leave = En la ronda 1, ningún zorro puede pararse en el túnel del centro. Sigue moviéndote.
fowlplay-bird-can = { $n ->
    [0] Ahora no puede ir a ninguna parte. Elige otra ave.
   *[other] Puede ir a { $places }.
}
fowlplay-fox-can = Tu zorro puede ir a { $places }.
fowlplay-card-moves = Tu carta mueve { $birds }.
fowlplay-dens-free = Casillas libres: { $places }.
fowlplay-foxes-free = Zorros aún libres: { $foxes }.
fowlplay-all = { $feature ->
    [circle] círculos
    [hexagon] hexágonos
    [square] cuadrados
    [black] aves negras
    [brown] aves marrones
    [white] aves blancas
    [chicken] gallinas
    [duck] patos
    [goose] gansos
   *[turkey] pavos
}
fowlplay-no-end-there = En la ronda 1, ningún zorro puede terminar su movimiento en el túnel del centro.

## El azar

fowlplay-no-reshuffle-now = Ahora no hace falta barajar: al mazo aún le quedan cartas suficientes.
fowlplay-reshuffle-discards = El mazo nuevo se forma exactamente con las cartas de los descartes.

## El contenido de una caja

fowlplay-data-card = La carta { $number }, «{ $card }», no existe. Escríbela como «duck brown square».
fowlplay-data-card-twice = «{ $card }» aparece dos veces; cada una de las 36 aves tiene una sola carta.
fowlplay-data-hex = «{ $hex }» no es una casilla del corral; el centro es «0,0», y una esquina, «6,-6».
fowlplay-data-hex-twice = { $hex } aparece dos veces.
fowlplay-data-tunnels = { $n ->
    [one] Hay una entrada de túnel; el tablero necesita siete.
   *[other] Hay { $n } entradas de túnel; el tablero necesita siete.
}
fowlplay-data-flocks = { $n ->
    [one] Una esquina tiene una casilla con huellas; cada esquina necesita nueve.
   *[other] Una esquina tiene { $n } casillas con huellas; cada esquina necesita nueve.
}
fowlplay-data-centre = El centro del corral debe ser una entrada de túnel.
fowlplay-data-den = Las seis casillas alrededor del centro forman parte de la madriguera y no pueden ser entradas de túnel.
fowlplay-data-flocks-share = Una casilla no puede pertenecer a dos esquinas.
fowlplay-data-flocks-where = Las aves no pueden empezar en la madriguera ni en una entrada de túnel.
fowlplay-data-last-birds = La partida debe terminar cuando queden de 1 a 35 aves.
fowlplay-data-turn-cards = Con { $players } jugadores se pueden usar de 1 a 6 cartas de turno.

## Una caja propia

fowlplay-data-types = Cada uno de los cuatro tipos tiene su propia esquina.
fowlplay-data-mixed = En cada esquina hay aves de un solo tipo.
fowlplay-data-bird-twice = Cada una de las 36 aves tiene su propio sitio.
fowlplay-box-intro = Hemos tenido que reconstruir lo que solo muestran las imágenes del reglamento. ¿Tu caja es distinta? Corrígela aquí. También puedes elegir dónde empiezan las aves.
fowlplay-box-board = Tablero
fowlplay-box-board-how = Siete entradas de túnel, una de ellas en el centro, y cuatro esquinas de nueve casillas con huellas.
fowlplay-box-corner = { $corner ->
    [1] Esquina 1, arriba a la izquierda
    [2] Esquina 2, arriba a la derecha
    [3] Esquina 3, abajo a la izquierda
   *[4] Esquina 4, abajo a la derecha
}
fowlplay-box-standing = Dónde empiezan las aves
fowlplay-box-stand = { $way ->
    [random] Al azar
    [types] Elijo la esquina de cada tipo
   *[birds] Coloco cada ave
}
fowlplay-box-types = Esquinas
fowlplay-box-types-how = ¿Qué tipo va en cada esquina? Toca dos para intercambiarlos.
fowlplay-box-birds = Aves
fowlplay-box-birds-how = Toca dos aves para intercambiarlas. En cada esquina hay aves de un solo tipo.
fowlplay-box-cards = Números de las cartas
fowlplay-box-cards-how = ¿Qué ave tiene cada número? Toca dos para intercambiarlos.
fowlplay-box-last-birds = Aves que quedan cuando termina la partida
fowlplay-box-turn-cards = Cartas de turno con { $n } jugadores

## Cómo puede ser una preparación

fowlplay-setup-parts = Una preparación dice dónde están las aves, qué cartas hay en las manos y en el mazo, y quién empieza.
fowlplay-setup-birds = Cada una de las 36 aves necesita un sitio.
fowlplay-setup-hexes = Cada ave debe estar en una casilla del corral.
fowlplay-setup-flocks = Las nueve aves de cada tipo llenan las nueve casillas de una esquina.
fowlplay-setup-standing = Las aves empiezan como se eligió para esta caja.
fowlplay-setup-hands = Cada cual recibe cuatro cartas; las demás forman el mazo.
fowlplay-setup-cards = Cada una de las 36 cartas está en una mano o en el mazo, una sola vez.
fowlplay-setup-first = Quien coloca el primer zorro debe estar en la mesa.
fowlplay-setup-first-chosen = El primer zorro lo coloca quien se eligió para ello.

## Aves, zorros, cartas

fowlplay-bird = { $kind ->
    [chicken] { $form ->
        [the] la gallina
       *[name] gallina
    }
    [duck] { $form ->
        [the] el pato
       *[name] pato
    }
    [goose] { $form ->
        [the] el ganso
       *[name] ganso
    }
   *[turkey] { $form ->
        [the] el pavo
       *[name] pavo
    }
} { $colour ->
    [black] { $kind ->
        [chicken] negra
       *[other] negro
    }
    [brown] marrón
   *[white] { $kind ->
        [chicken] blanca
       *[other] blanco
    }
} { $shape ->
    [circle] del círculo
    [hexagon] del hexágono
   *[square] del cuadrado
}
fowlplay-fox = { $form ->
    [name] zorro
   *[subject] el zorro
} { $colour ->
    [black] negro
    [brown] marrón
    [orange] naranja
   *[white] blanco
}
fowlplay-card = carta { $number }, { $bird }
fowlplay-count = { $feature ->
    [bird] { $n ->
        [one] { $n } ave
       *[other] { $n } aves
    }
    [circle] { $n ->
        [one] { $n } círculo
       *[other] { $n } círculos
    }
    [hexagon] { $n ->
        [one] { $n } hexágono
       *[other] { $n } hexágonos
    }
    [square] { $n ->
        [one] { $n } cuadrado
       *[other] { $n } cuadrados
    }
    [black] { $n ->
        [one] { $n } ave negra
       *[other] { $n } aves negras
    }
    [brown] { $n ->
        [one] { $n } ave marrón
       *[other] { $n } aves marrones
    }
    [white] { $n ->
        [one] { $n } ave blanca
       *[other] { $n } aves blancas
    }
    [chicken] { $n ->
        [one] { $n } gallina
       *[other] { $n } gallinas
    }
    [duck] { $n ->
        [one] { $n } pato
       *[other] { $n } patos
    }
    [goose] { $n ->
        [one] { $n } ganso
       *[other] { $n } gansos
    }
   *[turkey] { $n ->
        [one] { $n } pavo
       *[other] { $n } pavos
    }
}

## Lo que hay

fowlplay-farm = El corral
fowlplay-ground = { $ground ->
    [tunnel] entrada de túnel
    [den] madriguera
   *[centre] madriguera y entrada de túnel
}
fowlplay-hand = Tu mano
fowlplay-target = Tu carta de objetivo
fowlplay-free-foxes = Zorros para elegir
fowlplay-table = En la mesa
fowlplay-played = Cartas jugadas
fowlplay-goal = Come un poco de todo y no toques las aves que se parecen a tu objetivo.
fowlplay-legend = { $mark ->
    [alike] tiene algo en común con la carta que se juega: se puede mover
    [wanted] tu objetivo
    [in-reach] tu zorro puede cazarla
    [fear-2] hay un zorro a dos pasos
   *[fear-1] hay un zorro al lado
}
fowlplay-cards-of = Jugador { $player }: cartas
fowlplay-caught-by = Jugador { $player }: aves cazadas
fowlplay-fox-of = { $fox }, de { $name }
fowlplay-player = { $name }: { $caught } en su haber, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
fowlplay-hidden-target = carta de objetivo, boca abajo
fowlplay-hidden-card = carta elegida, boca abajo
fowlplay-counted = { $what ->
    [birds-left] Aves que quedan: { $text }
    [turn-cards] Cartas de turno volteadas: { $text }
    [deck] Cartas en el mazo: { $text }
   *[discards] Cartas en los descartes: { $text }
}

## Lo que ocurre

fowlplay-now = { $phase ->
    [target] { $n ->
        [one] { $name } está eligiendo su carta de objetivo.
       *[other] { $name } están eligiendo su carta de objetivo.
    }
    [den] { $name } está eligiendo un zorro y su sitio en la madriguera.
    [play] Ronda { $round }: { $n ->
        [one] { $name } está eligiendo una carta.
       *[other] { $name } están eligiendo una carta.
    }
    [birds] Ronda { $round }: { $name } mueve aves, { $steps ->
        [one] queda { $steps } paso.
       *[other] quedan { $steps } pasos.
    }
    [foxes] Ronda { $round }: { $name } mueve su zorro, { $steps ->
        [one] queda { $steps } paso.
       *[other] quedan { $steps } pasos.
    }
   *[draw] Ronda { $round }: se barajan los descartes para formar un mazo nuevo.
}
fowlplay-win = { $n ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
} con { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
fowlplay-fox-at = { $fox } ({ $name }) en { $hex }
fowlplay-foxes = Los zorros: { $foxes }.
fowlplay-order = Cartas jugadas, de menor a mayor: { $cards }.
fowlplay-in-yard = En el corral: { $birds }.
fowlplay-has-caught = { $name } ha cazado { $birds }.
fowlplay-ended = { $by ->
    [birds] El final: { $birds ->
        [0] no queda ningún ave.
        [one] solo queda { $birds } ave.
       *[other] solo quedan { $birds } aves.
    }
   *[turns] El final: se ha volteado la última carta de turno.
}
fowlplay-birds-left = { $birds ->
    [one] Queda { $birds } ave
   *[other] Quedan { $birds } aves
}. La ronda que termine con { $last } o menos será la última.
fowlplay-turn-cards = { $now ->
    [captured] En esta ronda se ha cazado un ave: no se voltea ninguna carta de turno.
    [first] En la ronda 1 no se voltea ninguna carta de turno.
    [last] Si en esta ronda no se caza ningún ave, se voltea la última carta de turno y la partida termina.
   *[quiet] Si en esta ronda no se caza ningún ave, se voltea la carta de turno { $next } de { $all }. Con la última termina la partida.
}
fowlplay-points-now = Puntos por aves cazadas hasta ahora: { $points }.

## Lo que puedes saber y hacer

fowlplay-you = Llevas { $fox }, en { $hex }.
fowlplay-your-target = Tu objetivo: { $card }.
fowlplay-your-card = Boca abajo delante de ti: { $card }.
fowlplay-your-hand = Tu mano: { $cards }.
fowlplay-estimate = Si la partida terminara ahora, tendrías { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: { $caught } por aves cazadas, { $survivors } por supervivientes.
fowlplay-target-caught = Tu objetivo, { $bird }, ya está cazado.
fowlplay-target-danger = Tu objetivo, { $bird }, está en { $hex }, al alcance de { $names }.
fowlplay-target-safe = Tu objetivo, { $bird }, está en { $hex }, { $steps ->
    [0] y aún no hay zorros en el corral.
    [one] fuera del alcance de los demás zorros; el zorro más cercano está a { $steps } paso.
   *[other] fuera del alcance de los demás zorros; el zorro más cercano está a { $steps } pasos.
}
fowlplay-mark = { $mark ->
    [wanted] tu objetivo
   *[in-reach] al alcance de tu zorro
}
fowlplay-fear-rule = Las aves temen a los zorros: ninguna se acerca a menos de 3 pasos de un zorro, y la que ya está más cerca no se acerca más.
fowlplay-on-tunnel = { $must ->
    [true] Tu zorro está en el túnel del centro, donde no puede quedarse en la ronda 1.
   *[false] Tu zorro está en una entrada de túnel: con un paso llega a cualquier otra.
}
fowlplay-prey = { $bird } en { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] No hay ningún ave al alcance de tu zorro.
   *[other] Al alcance de tu zorro, con los puntos que ganas o pierdes: { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Elige una de tus cuatro cartas como objetivo. Nadie más la verá hasta el final.
    [den] Elige un zorro y, para él, una casilla libre alrededor del centro.
    [play] Elige una carta para jugar. Empieza el número más bajo.
    [change] Ya has elegido. Mientras quede alguien por elegir, puedes tocar otra carta (decisión nuestra).
    [birds] Mueve aves que compartan tipo, color o forma con tu carta ({ $bird }): { $steps ->
        [one] queda { $steps } paso.
       *[other] quedan { $steps } pasos.
    }
    [leave] Sigue con tu zorro: en la ronda 1 no puede quedarse en el túnel del centro.
   *[foxes] Mueve tu zorro: { $steps ->
        [one] queda { $steps } paso.
       *[other] quedan { $steps } pasos.
    }
}
fowlplay-to = a { $hex }
fowlplay-go = { $way ->
    [tunnel] Por el túnel hasta { $hex }
    [entrance] Ir a { $hex }, entrada de túnel
   *[step] Ir a { $hex }
}
fowlplay-catch = Cazar { $bird } en { $hex } ({ $points } para ti)
fowlplay-journey = { $step }, en { $steps } pasos
fowlplay-stop = { $moved ->
    [true] Hecho
   *[false] { $phase ->
        [birds] No mover aves
       *[foxes] Quedarse aquí
    }
}

## Lo que se ha hecho

fowlplay-told-target = { $name } ha elegido una carta de objetivo
fowlplay-told-card = { $name } ha elegido una carta
fowlplay-told-cards = Se revelan las cartas: { $cards }
fowlplay-told-turn-card = Ninguna captura: carta de turno { $n } de { $all }
fowlplay-heading = { $round ->
    [0] Antes de la ronda 1
   *[other] Ronda { $round }
}
fowlplay-told-all = { $phase ->
    [target] Toda la mesa ha elegido su objetivo
   *[play] Toda la mesa ha elegido una carta
}
fowlplay-told-den = { $name } toma { $fox } y empieza en { $hex }
fowlplay-told-bird = { $name } mueve { $bird } a { $hex }
fowlplay-told-no-birds = { $name } no mueve más aves
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) va por el túnel hasta { $hex }
   *[false] { $fox } ({ $name }) va a { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) caza { $bird } en { $hex }
fowlplay-told-stays = { $fox } ({ $name }) se queda donde está

## La hoja de puntos

fowlplay-sheet = La hoja de puntos
fowlplay-own-sheet = Tus puntos si la partida terminara ahora
fowlplay-row-most = { $feature ->
    [circle] Más círculos
    [hexagon] Más hexágonos
    [square] Más cuadrados
    [black] Más aves negras
    [brown] Más aves marrones
   *[white] Más aves blancas
}
fowlplay-row-sets = Series de cuatro tipos
fowlplay-row-caught = Subtotal 1: capturas
fowlplay-row-target = Carta de objetivo
fowlplay-row-alive = Supervivientes: { $feature ->
    [circle] círculos
    [hexagon] hexágonos
    [square] cuadrados
    [black] aves negras
    [brown] aves marrones
    [white] aves blancas
    [chicken] gallinas
    [duck] patos
    [goose] gansos
   *[turkey] pavos
}
fowlplay-row-saved = Ave objetivo a salvo
fowlplay-row-survivors = Subtotal 2: supervivientes
fowlplay-row-total = Total de puntos
fowlplay-row-place = Puesto
fowlplay-why-none = Nadie ha cazado ninguna.
fowlplay-why-fewer = { $birds }; la mayoría: { $names }, con { $most }.
fowlplay-why-tied = { $birds }, empate con { $names }: cada cual recibe sus puntos. { $points ->
    [one] { $points } solo tipo: { $points } punto.
   *[other] { $points } tipos distintos: { $points } puntos.
}
fowlplay-why-most = { $birds }, más que nadie. { $points ->
    [one] { $points } solo tipo: { $points } punto.
   *[other] { $points } tipos distintos: { $points } puntos.
}
fowlplay-why-sets = { $birds }: { $sets ->
    [0] ninguna serie completa.
    [one] { $sets } serie completa, { $points } puntos.
   *[other] { $sets } series completas, { $points } puntos.
}
fowlplay-why-alive = { $birds } como el objetivo, aún en el corral: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
fowlplay-why-saved = El ave objetivo, { $bird }, sigue en el corral: 1 punto.
fowlplay-why-lost = El ave objetivo, { $bird }, cayó en las garras de { $name }.
fowlplay-why-place = { $by ->
    [points] Por puntos.
    [target] Empate a puntos: va por delante quien conserva su ave objetivo.
    [fewer] Empate a puntos y en el ave objetivo: va por delante quien ha cazado menos aves (capturas: { $n }).
   *[shared] Empate en puntos, ave objetivo y capturas ({ $n }): se comparte el puesto.
}

## Antes de la partida

fowlplay-pitch = Eres un zorro entre treinta y seis aves. Come variado, pero mantén con vida las que se parecen a tu objetivo secreto.
fowlplay-option-first = { $value ->
    [name] ¿Quién coloca el primer zorro?
    [drawn] Al azar
    [first-seat] El asiento 1 (el último en comer ave)
    [second-seat] El asiento 2 (el último en comer ave)
    [third-seat] El asiento 3 (el último en comer ave)
   *[fourth-seat] El asiento 4 (el último en comer ave)
}
fowlplay-will-be-first = coloca el primer zorro

## Los bots

fowlplay-bot-cub = El Cachorro: persigue todo lo que aletea y a veces se come su propio objetivo.
fowlplay-bot-aesop = El zorro de Esopo: toma la mejor ave a su alcance y no piensa mucho más allá.
fowlplay-bot-reynard = Renart el pícaro: come lo que le conviene, espanta lo que tú querías y no pierde de vista las últimas rondas.
fowlplay-bot-kitsune = El Kitsune, un zorro de mil años: ha visto todos los corrales y piensa varias rondas por delante.

## La primera partida

fowlplay-lesson-target = Eres un zorro con un secreto. Una carta será tu objetivo: las aves que se le parecen te dan puntos mientras sigan vivas. Toma el ganso marrón.
fowlplay-lesson-den = Elige tu zorro: toca el naranja y después la casilla marcada de la madriguera.
fowlplay-lesson-card = En cada ronda, cada cual juega una carta en secreto. Empieza el número más bajo. (Decisión nuestra: puedes cambiar de idea mientras quede alguien por elegir.) Juega el 7.
fowlplay-lesson-goose = El 7 es el ganso negro del hexágono: mueve aves de ese tipo, color o forma, tres pasos en total. Tu objetivo está junto a un túnel, de donde pueden salir zorros. Toca esa ave y después la casilla marcada.
fowlplay-lesson-further = Aún demasiado cerca. Un paso más en la misma dirección.
fowlplay-lesson-enough = Así está a salvo. Te queda un paso, pero no tienes que usarlo: toca el botón marcado.
fowlplay-lesson-hole = Ahora corren los zorros, dos pasos cada uno. Primer paso: al agujero del centro. Es un túnel.
fowlplay-lesson-tunnel = Todos los túneles están conectados. Con un paso vas de un agujero a cualquier otro: ¡a por los patos!
fowlplay-lesson-again = Nueva ronda, nueva carta. Juega el 5.
fowlplay-lesson-fear = Las aves temen a los zorros y no se acercan a menos de tres pasos. ¡Pero este pato ya estaba aquí cuando apareciste! No muevas ningún ave: toca el botón marcado.
fowlplay-lesson-catch = Corre hasta el pato para cazarlo. No tiene nada en común con tu objetivo, así que no te cuesta nada.
fowlplay-lesson-caught = Al final, tus capturas dan puntos: por tener más aves que nadie de un color o de una forma, y cuatro por cada serie de los cuatro tipos. Come un poco de todo.
fowlplay-lesson-alive = Cada ave que siga viva te da un punto por cada cosa que comparta con tu objetivo: tipo, color, forma. ¡No toques las que se le parecen!
fowlplay-lesson-end = Y así hasta que solo queden ocho aves o pasen demasiadas rondas sin capturas. ¿Salimos a cazar de verdad?

## En la mesa de verdad

fowlplay-score-intro = Anota quién ha cazado qué aves y el objetivo de cada cual. La hoja se rellena sola y muestra de dónde viene cada punto.
fowlplay-score-caught = ¿Quién ha cazado qué aves?
fowlplay-score-caught-how = Elige a alguien y toca las aves que tiene delante.
fowlplay-score-targets = El objetivo de cada cual
fowlplay-score-targets-how = ¿Qué ave está en la carta que apartó cada cual al principio?
fowlplay-kind = { $kind ->
    [chicken] Gallinas
    [duck] Patos
    [goose] Gansos
   *[turkey] Pavos
}
fowlplay-caught-twice = { $bird } solo puede cazarse una vez, pero figura entre las capturas de { $names }.
fowlplay-target-twice = { $names } no pueden tener el mismo objetivo: solo hay una carta con { $bird }.
fowlplay-missing-birds = Aún no se ha anotado ningún ave.
fowlplay-missing-targets = Objetivos que faltan: { $names }.

## Lo que se puede imprimir

print-fowlplay-sheets = Hojas de puntos

## Fowl Play! en una página

print-fowlplay-aim = Eres un zorro en un corral. Caza un poco de todo y mantén con vida las aves que se parecen a tu objetivo secreto.
print-fowlplay-ready = Las nueve aves de cada tipo llenan una esquina del corral, en cualquier orden. Con tres o cuatro jugadores se usan las cartas de turno del 1 al 3; con dos, las seis. Cada cual toma un zorro y lo pone en una casilla libre alrededor del centro de la madriguera. Empieza quien haya comido ave más recientemente.
print-fowlplay-target = Cada cual recibe cuatro cartas y aparta una, boca abajo: su objetivo. Las otras tres son su mano.
print-fowlplay-cards = Cada cual juega una carta boca abajo; después se revelan todas. El número más bajo actúa primero: una vuelta para las aves y otra para los zorros. Decisión nuestra: mientras quede alguien por elegir, puedes cambiar tu carta (y, al principio, tu objetivo).
print-fowlplay-birds = Aves: tienes tres pasos para mover aves que compartan tipo, color o forma con tu carta. Un ave va a una casilla libre contigua, nunca a una entrada de túnel.
print-fowlplay-fear = Las aves temen a los zorros: la que está a 3 pasos o más de todos los zorros debe seguir así, y la que está a 2 pasos no puede ponerse junto a un zorro.
print-fowlplay-foxes = Zorros: tu zorro da hasta dos pasos, cada uno a una casilla contigua o de una entrada de túnel a cualquier otra. Un zorro que llega a un ave la caza y se detiene. En la ronda 1, ningún zorro puede terminar en la casilla del centro.
print-fowlplay-draw = Si nadie ha cazado, se voltea la siguiente carta de turno, salvo después de la ronda 1. Cada cual roba una carta.
print-fowlplay-end = La partida termina si tras una ronda quedan 8 aves o menos, o cuando se voltea la última carta de turno.
print-fowlplay-majorities = Seis veces, para círculos, hexágonos, cuadrados, negras, marrones y blancas: quien haya cazado más aves de esa clase recibe un punto por cada tipo que haya entre ellas. En caso de empate, quienes empatan reciben todos sus puntos.
print-fowlplay-sets = 4 puntos por cada serie de gallina, pato, ganso y pavo que hayas cazado.
print-fowlplay-survivors = Se revelan los objetivos: cada ave que quede en el corral te da 1 punto por cada rasgo que comparta con el tuyo, y recibes 1 más si el ave objetivo sigue viva.
print-fowlplay-win = Gana quien tenga más puntos. En caso de empate: quien tenga viva su ave objetivo y, después, quien haya cazado menos aves.

## Los puntos, antes de la primera jugada

fowlplay-primer-two = Cuentan dos cosas
fowlplay-primer-two-how = Al final puntúas por lo que ha cazado tu zorro y por lo que sigue vivo.
fowlplay-primer-most = La mayoría
fowlplay-primer-most-how = Tres colores, tres formas: en cada caso, quien haya cazado más aves recibe un punto por cada tipo que haya entre ellas. En caso de empate, quienes empatan reciben todos sus puntos.
fowlplay-primer-most-example = Cuatro aves marrones, tres gallinas y un pato: dos tipos, 2 puntos.
fowlplay-primer-sets = Series
fowlplay-primer-sets-how = Una gallina, un pato, un ganso y un pavo forman una serie: 4 puntos, sean como sean.
fowlplay-primer-alive = Supervivientes
fowlplay-primer-alive-how = Cada ave que siga viva te da un punto por cada cosa que comparta con tu objetivo secreto: tipo, color, forma.
fowlplay-primer-alive-example = Objetivo: gallina marrón del hexágono. El ganso blanco del hexágono da 1; la gallina marrón del círculo, 2.
fowlplay-primer-target = Tu objetivo
fowlplay-primer-target-how = Si sigue viva, el ave objetivo te da 3, más 1 extra. Así que come un poco de todo y no toques lo que se parece a tu objetivo.

## Consejos para las primeras partidas

fowlplay-tip-target = Un objetivo al borde de su bandada y cerca de un túnel corre peligro; uno en el medio apenas puede escapar. Mira dónde están tus cuatro aves antes de elegir.
fowlplay-tip-keep = Guarda en la mano una carta que comparta algo con tu objetivo: quizá la necesites para sacarlo del peligro.
fowlplay-tip-high = Para salvar aves, juega un número alto: el resto ya habrá movido y verás qué sigue en peligro.
fowlplay-tip-low = Si otros zorros quieren el mismo túnel, juega un número bajo: el primero que llega lo bloquea.
fowlplay-tip-shield = Otras aves pueden ponerse entre los zorros y tu objetivo. Pero que no se note cuál te importa.
fowlplay-tip-pull = ¿Tu zorro está en una entrada de túnel? Juega un número bajo y lleva un ave junto a otra entrada: las aves no notan a un zorro a través del túnel, y tú saltas antes que nadie.
fowlplay-tip-spare = No toda captura compensa: un ave que comparte dos rasgos con tu objetivo vale 2 puntos viva.
fowlplay-tip-majority = Reúne colores y formas que tu objetivo no tenga. Los que sí tiene te cuestan supervivientes.
fowlplay-tip-bluff = Si nunca cazas nada que se parezca a tu objetivo, cualquiera lo adivina. Caza algo así de vez en cuando.
fowlplay-tip-variety = La variedad gana a la cantidad: un ave de cada tipo vale más que muchas del mismo.

## Mirar atrás

fowlplay-review-column = { $of ->
    [bird] Ave
    [own] Para quien caza
   *[others] Para el resto
 }
fowlplay-review-catches = Lo que valió cada captura
fowlplay-review-catches-how = Comparado con el mismo final con esta ave viva, contando mayorías, series y supervivientes (FP-19 a FP-21).
fowlplay-review-saved = Lo que valió cada ave superviviente
fowlplay-review-saved-how = Un punto por cada rasgo compartido con el objetivo, y uno más por el propio objetivo (FP-21).
fowlplay-review-cost = { $bird }: con vida valía { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 } para quien hizo la captura (FP-21).
fowlplay-review-missed = { $bird } estaba al alcance (FP-15).

## Mis partidas

fowlplay-stat-title = { $by ->
    [source] De dónde vienen tus puntos
   *[players] Por número de jugadores
 }
fowlplay-stat-by = { $by ->
    [source] Origen
   *[players] Jugadores
 }
fowlplay-stat-source = { $source ->
   *[shapes] Mayorías: formas
    [colours] Mayorías: colores
    [sets] Series de cuatro tipos
    [survivors] Supervivientes como tu objetivo
    [target] Ave objetivo viva
    [total] Total
 }
fowlplay-stat-birds = Aves cazadas por partida: { $birds }.

## Hoy

fowlplay-daily-ask = Una ronda: mueve las aves y después tu zorro. Sin mover ningún ave consigues { $idle ->
    [one] { $idle } punto
   *[other] { $idle } puntos
 }. ¿Cuántos puedes conseguir?
fowlplay-daily = Has conseguido { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }; el máximo que podías asegurarte era { $best }.
fowlplay-daily-answer = { $points ->
    [one] Se puede conseguir { $points } punto
   *[other] Se pueden conseguir { $points } puntos
 }, haga lo que haga el otro zorro.
