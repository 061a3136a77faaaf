## Lo que se puede imprimir

print-foot = Foxden · un proyecto de aficionados, no oficial; el juego y su nombre pertenecen a su autor y a su editorial
print-foxy-boards = Tableros
print-foxy-tracks = Hojas de recuento
print-fowlplay-sheets = Hojas de puntos
print-foxrun-cards = Cartas de personaje
print-summary = El juego en una página
print-unknown = No hay nada con ese nombre para imprimir. Elige entre: { $known }.
print-how = Papel: { $papers }. Copias: de 1 a { $most }.
print-name = Nombre
print-tracks-how = Dale la vuelta a la pila y marca la siguiente casilla de un animal cada vez que salga en una carta.

## Títulos de un resumen

print-aim = El objetivo
print-ready = La preparación
print-turn = Un turno
print-round = Una ronda
print-count = El recuento
print-end = El final
print-variants = Variantes
print-abilities = Habilidades
print-winning = La victoria

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
