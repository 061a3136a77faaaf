## ¿Por qué no?

foxrun-no-move = «{ $text }» no es una jugada de este juego.
foxrun-not-your-turn = Es el turno de { $character } ({ $player }).
foxrun-must-step = El peón puede dar un paso, así que debe darlo.
foxrun-step-first = Primero el peón da su paso.
foxrun-arrow-first = Primero elige qué flecha seguir.
foxrun-moved-already = El peón ya se ha movido; solo queda su habilidad.
foxrun-too-far = { $space } está a más de un paso.
foxrun-guarded = Zev está junto a Scarlett: Indigo no puede llegar hasta ella.
foxrun-occupied = En { $space } está { $character }.
foxrun-no-such-arrow = Esta loseta no tiene esa flecha.
foxrun-only-puffer = Solo Puffer gira losetas.
foxrun-only-scarlett = Solo Scarlett intercambia losetas.
foxrun-only-zev = Solo la habilidad de Zev revela losetas.
foxrun-start-tile = En { $space } hay una loseta inicial, que no tiene flechas que girar.
foxrun-not-adjacent = { $space } no está junto al peón.
foxrun-face-down = La loseta de { $space } está boca abajo.
foxrun-face-up = La loseta de { $space } ya está boca arriba.
foxrun-can-go = Casillas posibles para { $character }: { $spaces }.
foxrun-can-touch = Puedes elegir { $spaces }.

## Cómo puede ser una preparación

foxrun-setup-spaces = Las 22 losetas de dirección cubren todas las casillas sin loseta inicial, y ninguna otra.
foxrun-setup-arrows = Una loseta muestra una o más flechas, escritas con las letras u, r, d, l en ese orden.
foxrun-setup-mix = Estas no son las losetas de la caja.
foxrun-setup-roles = A cada uno de los cuatro personajes lo lleva una sola persona; si alguien lleva dos, son del mismo bando.
foxrun-setup-sides = Los personajes se asignan a los asientos en el orden elegido.

## El contenido de una caja

foxrun-data-tile = «{ $tile }» no es una loseta: escribe sus flechas con las letras u, r, d, l en ese orden.
foxrun-data-tiles = { $n ->
    [one] Hay una loseta de dirección; hacen falta 22.
   *[other] Hay { $n } losetas de dirección; hacen falta 22.
}
foxrun-data-space = «{ $space }» no es una casilla; van de a1 a e5.
foxrun-data-starts = Indigo, Scarlett y la pareja formada por Zev y Puffer deben empezar en tres casillas distintas.
foxrun-data-order = Cada uno de los cuatro personajes debe aparecer una vez en el orden de turnos.

## Una caja propia

foxrun-box-intro = Hemos tenido que reconstruir lo que solo muestran las imágenes del reglamento. ¿Tu caja es distinta? Corrígela aquí.
foxrun-box-tiles = Losetas de dirección
foxrun-box-tiles-how = ¿Cuántas hay de cada una en la caja? Son 22 en total.
foxrun-box-starts = Losetas iniciales
foxrun-box-starts-how = ¿Dónde empiezan los peones? Zev y Puffer comparten una loseta.
foxrun-box-pair = Zev y Puffer
foxrun-box-order = Orden de turnos
foxrun-box-order-how = ¿Quién juega después de quién? Toca dos para intercambiarlos.

## Lo que hay

foxrun-forest = El bosque
foxrun-tile = { $tile ->
    [down] loseta boca abajo
    [start] loseta inicial
    [u] flecha hacia arriba
    [r] flecha a la derecha
    [d] flecha hacia abajo
    [l] flecha a la izquierda
    [ur] flechas hacia arriba y a la derecha
    [rd] flechas a la derecha y hacia abajo
    [dl] flechas hacia abajo y a la izquierda
    [ul] flechas hacia arriba y a la izquierda
    [ud] flechas hacia arriba y hacia abajo
    [urd] flechas hacia arriba, a la derecha y hacia abajo
    [url] flechas hacia arriba, a la izquierda y a la derecha
    [udl] flechas hacia arriba, hacia abajo y a la izquierda
    [rdl] flechas a la derecha, hacia abajo y a la izquierda
    [urdl] flechas en las cuatro direcciones
   *[rl] flechas a la izquierda y a la derecha
}
foxrun-pawn = { $character ->
    [Zev] El lobo Zev
    [Puffer] El tejón Puffer
    [Scarlett] La cautiva Scarlett
   *[other] El zorro { $character }
}, { $player }

## Lo que ocurre

foxrun-now = { $phase ->
    [step] Se mueve { $character } ({ $player }).
    [arrow] { $character } ({ $player }) está eligiendo qué flecha seguir.
    [turn] { $character } ({ $player }) puede girar una loseta.
    [swap] { $character } ({ $player }) puede intercambiar dos losetas.
   *[reveal] { $character } ({ $player }) puede revelar una loseta.
}
foxrun-over = { $by ->
    [freed] Indigo ha liberado a Scarlett: ganan los Zorros.
    [caught] Zev ha atrapado a Indigo: ganan los Guardianes.
    [foxes-resigned] Los Zorros se han rendido: ganan los Guardianes.
    [guardians-resigned] Los Guardianes se han rendido: ganan los Zorros.
    [all-revealed] Se han revelado todas las losetas: ganan los Guardianes.
   *[time] Hace demasiado que no se revela ninguna loseta. Por decisión nuestra, ganan los Guardianes.
}
foxrun-at = { $character } en { $space }
foxrun-pawns = Los peones: { $pawns }.
foxrun-face-up-tiles = Boca arriba: { $tiles }.
foxrun-tiles-left = { $left ->
    [one] Queda una loseta boca abajo. Si se revela, ganan los Guardianes.
   *[other] Quedan { $left } losetas boca abajo. Cuando se revele la última, ganan los Guardianes.
}
foxrun-guard = { $guarded ->
    [true] Zev está junto a Scarlett: Indigo no puede liberarla.
   *[false] Zev no está junto a Scarlett: Indigo puede liberarla.
}
foxrun-quiet = Hace { $turns } turnos que no se revela ninguna loseta. Decisión nuestra: a los { $most } ganan los Guardianes.
foxrun-score-quiet = Hace { $turns } turnos que no se revela ninguna loseta, y el reglamento no pone límite. Decisión nuestra: a los { $most } ganan los Guardianes, pero la mesa tiene la última palabra.
foxrun-score-early = Por decisión nuestra, la partida termina tras { $most } turnos seguidos sin revelar ninguna loseta. De momento van { $turns }.

## Lo que puedes hacer

foxrun-ability = { $character ->
    [Indigo] Puede dar su primer paso en diagonal.
    [Puffer] Después de moverse, puede girar una loseta de dirección libre y boca arriba junto a él.
    [Scarlett] Después de moverse, puede intercambiar dos losetas libres y boca arriba junto a ella.
   *[Zev] Después de moverse, puede revelar una loseta boca abajo junto a él.
}
foxrun-goal = { $side ->
    [foxes] Ganas cuando Indigo llega hasta Scarlett mientras Zev no está junto a ella.
   *[guardians] Ganas cuando Zev llega hasta Indigo, o cuando se revela la última loseta.
}
foxrun-you = Llevas a { $characters }, en el bando de { $side ->
    [foxes] los Zorros
   *[guardians] los Guardianes
}.
foxrun-ask = { $phase ->
    [step] Mueve a { $character } { $character ->
        [Indigo] un paso, recto o en diagonal
       *[other] un paso
    }.
    [stay] { $character } no puede ir a ninguna parte y se queda donde está.
    [arrow] ¿Qué flecha sigue { $character }?
    [turn] Gira una loseta junto a Puffer o termina tu turno.
    [swap] Intercambia dos losetas junto a Scarlett o termina tu turno.
   *[reveal] Revela una loseta junto a Zev o termina tu turno.
}
foxrun-step = Ir hasta { $space }
foxrun-arrow = { $arrow ->
    [u] Seguir la flecha hacia arriba
    [r] Seguir la flecha a la derecha
    [d] Seguir la flecha hacia abajo
   *[l] Seguir la flecha a la izquierda
}
foxrun-then = { $then ->
    [nowhere] no lleva a ninguna parte: el movimiento termina
    [free] Scarlett queda libre
    [catch] Indigo queda atrapado
    [over] se revela la loseta
    [arrow] después se elige una flecha
    [far] y sigue hasta { $end }
    [far-over] y sigue hasta { $end }, donde se revela la loseta
   *[far-arrow] y sigue hasta { $end }, donde se elige una flecha
}
foxrun-reveal = Revelar la loseta de { $space }
foxrun-degrees = { $degrees ->
    [90] Un cuarto de vuelta a la derecha
    [180] Media vuelta
   *[270] Un cuarto de vuelta a la izquierda
}
foxrun-turn = { $degrees ->
    [90] Girar 90° a la derecha la loseta de { $space }
    [180] Girar 180° la loseta de { $space }
   *[270] Girar 90° a la izquierda la loseta de { $space }
}
foxrun-swap = Intercambiar las losetas de { $first } y { $second }
foxrun-stay = Quedarse aquí
foxrun-pass = Hecho

## Lo que se ha hecho

foxrun-told-step = { $character } ({ $player }) va hasta { $space }
foxrun-told-arrow = { $character } ({ $player }) sigue la flecha { $arrow ->
    [u] hacia arriba
    [r] a la derecha
    [d] hacia abajo
   *[l] a la izquierda
}
foxrun-told-stay = { $character } ({ $player }) no puede ir a ninguna parte
foxrun-told-pass = { $character } ({ $player }) termina su turno
foxrun-told-reveal = { $character } ({ $player }) revela la loseta de { $space }
foxrun-told-turn = { $character } ({ $player }) gira { $degrees ->
    [90] 90° a la derecha
    [180] 180°
   *[270] 90° a la izquierda
} la loseta de { $space }
foxrun-told-swap = { $character } ({ $player }) intercambia las losetas de { $first } y { $second }

## Cómo terminó

foxrun-sheet = El final
foxrun-row-characters = Personajes
foxrun-row-side = Bando
foxrun-row-result = Resultado
foxrun-side = { $side ->
    [foxes] Zorros
   *[guardians] Guardianes
}
foxrun-result = { $won ->
    [true] Victoria
   *[false] Derrota
}

## Antes de la partida

foxrun-pitch = Indigo quiere liberar a Scarlett; dos guardianes quieren impedirlo. Cada loseta del bosque te lleva más lejos, y se puede girar, intercambiar o revelar.
foxrun-option-sides = { $value ->
    [name] ¿Quién lleva a quién?
    [drawn] Al azar
    [foxes-first] Por asientos, primero los Zorros: Indigo, Scarlett, Zev, Puffer
   *[guardians-first] Por asientos, primero los Guardianes: Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] ¿Qué termina en una loseta inicial?
    [turn] Todo el turno
   *[move] Solo el movimiento: aún puedes usar tu habilidad
}
foxrun-will-play = { $second ->
    [none] lleva a { $first }
   *[other] lleva a { $first } y a { $second }
}

## Los bots

foxrun-bot-cub = El Cachorro: va adonde lo llevan las flechas y, de vez en cuando, derecho al lobo.
foxrun-bot-aesop = El zorro de Esopo: ve lo que da de sí una sola jugada y no se le escapa nada que esté a su alcance.
foxrun-bot-reynard = Renart el pícaro: piensa en tu respuesta y en el turno siguiente.
foxrun-bot-kitsune = El Kitsune, un zorro de mil años: conoce el bosque y las probabilidades de cada loseta boca abajo.

## La primera partida

foxrun-lesson-foxes = Llevas a los dos zorros. Indigo está libre; Scarlett, cautiva en la esquina opuesta. ¡Lleva a Indigo hasta ella!
foxrun-lesson-wolf = El lobo Zev la vigila. Mientras esté junto a ella, Indigo no puede liberarla. Y si Zev llega hasta Indigo, los Zorros pierden.
foxrun-lesson-step = Te toca. Indigo da un paso, y solo él puede ir en diagonal. Toca la loseta marcada.
foxrun-lesson-over = La loseta estaba boca abajo: la revelas y tu movimiento termina ahí. Ahora juega el amigo de Zev, el tejón Puffer.
foxrun-lesson-scarlett = También llevas a Scarlett. Muévela un paso hasta la loseta marcada.
foxrun-lesson-zev = Zev se queda cerca de ella y, con su habilidad, ha revelado otra loseta. Las losetas marcan el tiempo: cuando se revele la última, ganan los Guardianes.
foxrun-lesson-closer = Otra vez Indigo: un paso más cerca, en diagonal.
foxrun-lesson-puffer = Esa era la habilidad de Puffer: ha girado esta loseta, y ahora su flecha apunta a otro lado.
foxrun-lesson-away = Otra vez Scarlett: muévela a la loseta marcada. Después podrá usar su habilidad.
foxrun-lesson-start-tile = Zev busca a Scarlett en su antiguo sitio, pero es una loseta inicial: ahí termina todo su turno y no puede usar su habilidad. Y ya no está junto a ella. ¡Ahora o nunca!
foxrun-lesson-home = Lleva a Scarlett de vuelta a la loseta inicial. Después podrá usar su habilidad.
foxrun-lesson-swap = Scarlett intercambia dos losetas boca arriba que están junto a ella. Toca las dos marcadas, una tras otra.
foxrun-lesson-alone = Zev se ha ido de caza y ya no está junto a Scarlett. ¡Ahora o nunca!
foxrun-lesson-chain = La flecha de una loseta boca arriba te lleva más lejos, y la siguiente también. ¡Ve a la loseta marcada y mira adónde te llevan!
foxrun-lesson-freed = Scarlett está libre: ¡ganan los Zorros! En una partida de verdad, Zev y Puffer no se despistan. ¿Jugamos una?

## En la mesa de verdad

foxrun-score-intro = Reparte los personajes y deja que tu móvil recuerde a quién le toca, qué losetas se han revelado y cuántos turnos han pasado sin revelar ninguna.
foxrun-score-deal = Repartir los personajes
foxrun-score-deal-how = Al azar o como hayas elegido, según las reglas para el número de jugadores. Así empieza una partida nueva.
foxrun-score-next = Fin del turno
foxrun-score-back = Un turno atrás
foxrun-score-tiles = ¿Qué losetas están boca arriba?
foxrun-score-tiles-how = Toca una loseta cuando se revele. La fila 1 está abajo; la columna a, a la izquierda.
foxrun-score-end = ¿Cómo terminó?
foxrun-score-not-over = Aún no ha terminado.
foxrun-score-roles = Quién lleva a quién
foxrun-score-turn = Turno { $turn }
foxrun-tile-up = revelada
foxrun-missing-characters = Aún no se han repartido los personajes.
foxrun-can = { $character ->
    [Indigo] Un paso, recto o en diagonal; después, adonde lleven las flechas. Indigo gana en la casilla de Scarlett si Zev no está junto a ella.
    [Puffer] Un paso y, después, adonde lleven las flechas. Luego Puffer puede girar 90° o 180° una loseta de dirección libre y boca arriba junto a él.
    [Scarlett] Un paso y, después, adonde lleven las flechas. Luego Scarlett puede intercambiar dos losetas libres y boca arriba junto a ella.
   *[Zev] Un paso y, después, adonde lleven las flechas. Luego Zev puede revelar una loseta boca abajo junto a él. Gana en la casilla de Indigo.
}

## Lo que se puede imprimir

print-foxrun-cards = Cartas de personaje

## Fox on the Run en una página

print-foxrun-aim = Zorros contra Guardianes: Indigo quiere llegar hasta Scarlett, que está cautiva; el lobo Zev quiere atrapar a Indigo o agotar el tiempo.
print-foxrun-ready = Coloca las 22 losetas de dirección boca abajo y las 3 losetas iniciales boca arriba, en un cuadrado de 5 por 5. Scarlett e Indigo empiezan en esquinas opuestas; Zev y Puffer, juntos en la loseta inicial que está en diagonal junto a Scarlett.
print-foxrun-characters = Reparte los personajes al azar. Con tres jugadores, quien no tenga pareja lleva los dos personajes de su bando; con dos, un bando cada uno. Turnos: Indigo, Puffer, Scarlett, Zev, y vuelta a empezar.
print-foxrun-step = Da un paso hacia arriba, a la derecha, hacia abajo o a la izquierda, muestre lo que muestre tu loseta. Si puedes, debes darlo. En una loseta boca abajo: revélala, y tu movimiento termina. En una loseta inicial: termina todo tu turno, sin habilidad.
print-foxrun-arrows = En una loseta de dirección boca arriba: sigue su flecha, y así de loseta en loseta. Si hay dos flechas, elige una.
print-foxrun-once = Las flechas de una loseta funcionan una vez por turno. Una flecha que lleva fuera del tablero o a una casilla en la que no puedes entrar termina el movimiento.
print-foxrun-enter = Nadie puede entrar en una casilla ocupada, salvo Indigo en la de Scarlett, si Zev no está junto a ella, y Zev en la de Indigo. Zev y Puffer pueden compartir una.
print-foxrun-indigo = Indigo puede dar su primer paso en diagonal.
print-foxrun-puffer = Después de moverse, Puffer puede girar 90° o 180° una loseta de dirección libre y boca arriba que esté junto a él.
print-foxrun-scarlett = Después de moverse, Scarlett puede intercambiar dos losetas libres y boca arriba que estén junto a ella, sin girarlas.
print-foxrun-zev = Después de moverse, Zev puede revelar una loseta boca abajo que esté junto a él.
print-foxrun-foxes = Los Zorros ganan al instante cuando Indigo entra en la casilla de Scarlett mientras Zev no está junto a ella.
print-foxrun-guardians = Los Guardianes ganan al instante cuando Zev entra en la casilla de Indigo, o cuando se revela la última loseta.
print-foxrun-quiet = Decisión nuestra: también ganan tras 80 turnos seguidos sin que se revele ninguna loseta.
print-foxrun-card-indigo = Indigo, el zorro
print-foxrun-card-puffer = Puffer, el tejón
print-foxrun-card-scarlett = Scarlett, la cautiva
print-foxrun-card-zev = Zev, el lobo
print-foxrun-card-move = Un paso y, después, adonde lleven las flechas. En una loseta boca abajo termina el movimiento; en una loseta inicial, todo el turno.

## Mirar atrás

foxrun-review-won = { $by ->
    [freed] Así Scarlett queda libre al instante (FR-18).
    [caught] Así Indigo queda atrapado al instante (FR-19).
   *[other] Así se gana al instante (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] Después de esto, Zev atrapa a Indigo en su próximo turno, se haga lo que se haga (FR-19).
   *[freed] Después de esto, Indigo llega hasta Scarlett en su próximo turno, se haga lo que se haga (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] Después de eso, los Zorros ganan, como muy tarde, en su tercer turno, haya lo que haya boca abajo (FR-18).
   *[guardians] Después de eso, los Guardianes ganan, como muy tarde, en su tercer turno, haya lo que haya boca abajo (FR-19).
 }
foxrun-review-unguarded = Zev se apartó de Scarlett, así que Indigo puede llegar hasta ella (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [one] Cada loseta revelada ayuda a los Guardianes, y solo queda { $left } boca abajo (FR-19).
   *[other] Cada loseta revelada ayuda a los Guardianes, y solo quedan { $left } boca abajo (FR-19).
 }
foxrun-problem = Libera a Scarlett en { $turns } turnos de los Zorros, haya lo que haya boca abajo.

## Mis partidas

foxrun-stat-title = { $by ->
    [side] Por bando
    [character] Por personaje
   *[end] Cómo terminaron tus partidas
 }
foxrun-stat-character = Personaje
foxrun-stat-turns = Turnos
foxrun-stat-both = Una partida en la que llevas dos personajes cuenta para los dos.
foxrun-stat-ending = Final
foxrun-stat-end = { $by ->
    [freed] Scarlett liberada
    [caught] Indigo atrapado
    [foxes-resigned] Los Zorros se rindieron
    [guardians-resigned] Los Guardianes se rindieron
    [all-revealed] Todas las losetas reveladas
   *[time] Demasiado tiempo sin revelar losetas
 }

## Hoy

foxrun-daily = { $points ->
    [2] Scarlett está libre, y nada podía impedirlo.
    [1] Scarlett está libre, con algo de suerte: otra primera jugada lo habría asegurado.
   *[other] Scarlett aún no está libre, y se han acabado los turnos.
 }
foxrun-daily-answer = { $move ->
    [stay] Hay una primera jugada que libera a Scarlett, haya lo que haya boca abajo: quedarte donde estás.
   *[other] Hay una primera jugada que libera a Scarlett, haya lo que haya boca abajo: ir hasta { $move }.
 }
