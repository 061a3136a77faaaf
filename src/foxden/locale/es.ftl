## Partidas guardadas, opciones, asientos

game-over = La partida ha terminado.
a-player = el jugador { $number }
wrong-seats = Este juego admite de { $least } a { $most } jugadores, no { $seats }.
no-such-option = No hay ninguna opción { $option }. Elige entre: { $known }.
no-such-choice = La opción { $option } no puede ser { $value }. Elige entre: { $known }.

record-unreadable = Esto no es una partida guardada: { $reason }.
record-format = El formato es «{ $format }», no «{ $known }».
record-game = No hay ningún juego llamado «{ $game }». Elige entre: { $known }.
record-rules = Se jugó con la versión { $rules } de las reglas; esta es la versión { $known }.
data-unknown-part = «{ $part }» no forma parte de esta caja. Sus partes son: { $known }.
data-wrong-form = «{ $part }» falta o no tiene la forma que tiene en la caja estándar.
data-neither = «{ $data }» no es ni «default» ni el contenido de una caja.
data-unreadable = No se puede leer { $path }: { $reason }.
data-no-toml = { $path } no es un archivo TOML: { $reason }.
data-no-json = { $path } no es una caja en JSON: { $reason }.
record-seat = No existe el asiento { $seat }: { $seats ->
    [one] solo hay uno, el número 0.
   *[other] hay { $seats }, contados desde 0.
 }
record-chance-first = Aquí decide primero el azar; después se juega.
record-no-chance = Aquí el azar no decide nada.
record-result-early = Hay un resultado, pero la partida no ha terminado.
record-result-missing = La partida ha terminado, pero falta el resultado.
record-result-wrong = En el resultado, { $field } es { $told }; según las reglas es { $true }.

record-broken = { $move ->
    [0] Antes de la primera jugada: { $reason }
   *[other] Jugada { $move }: { $reason }
 }

deal-missing = Esta partida no se puede verificar: no contiene la semilla del reparto.
deal-commitment = Este reparto no es de fiar: la semilla no es la que se anunció antes de la partida.
deal-setup = Este reparto no es de fiar: las cartas no salen de la semilla y de las sales de los jugadores.
deal-chance = Esto no es de fiar: lo que salió aquí no se sigue de la semilla y de las sales de los jugadores.

## La mesa

table-phase-lobby = La partida aún no ha empezado.
table-phase-playing = La partida ya ha empezado.
table-phase-over = La partida ha terminado.
table-phase-closed = Esta mesa está cerrada.
table-clock = El límite de tiempo puede ir de 5 segundos a 30 días.
table-seat-taken = Ese asiento está ocupado.
table-no-seat = Ese asiento no existe.
table-not-your-seat = Ese no es tu asiento.
table-not-here = Eso solo puede hacerlo quien juega en esta mesa.
table-only-host = Eso solo puede hacerlo quien creó la mesa.
table-host-stays = No se puede echar a quien creó la mesa.
table-banned = Quien creó la mesa te ha echado de ella.
table-full = La mesa está completa: caben { $most }.
table-enough-seats = Puedes tener como máximo { $most } asientos en una mesa.
table-enough-bots = Una mesa puede tener como máximo { $most } bots.
table-enough-bot-tables = Ya tienes { $most } partidas con bots en marcha. Termina antes una de ellas.
table-enough-changes = Ya lo has cambiado { $most } veces. No se puede volver a cambiar.
table-used-up = Esta mesa ha llegado a su límite. Abre una nueva.
table-other-there = { $name } ya no está en ese asiento. Compruébalo e inténtalo de nuevo.
table-name = Escribe un nombre.
table-not-missed = { $name } no está fuera, o acaba de irse.
table-nudged = { $name } acaba de recibir un toque. Espera un minuto.
table-your-seat = Ese es tu propio asiento.
table-no-resigning = En esta partida no es posible rendirse.
table-not-ready = Aún falta gente por confirmar.
table-paused = La partida está en pausa.
table-too-late = La partida ha avanzado. Mira el tablero e inténtalo de nuevo.
table-nothing-meant = Ahí no hay nada que hacer ahora.
table-no-undo = Eso ya no se puede deshacer.
table-unknown = Esta mesa no existe.
table-newer = Esta mesa se creó con una versión más reciente de Foxden. Podrás volver a abrirla cuando se actualice este servidor.
table-game-missing = El juego de esta mesa, { $game }, no está instalado en este servidor.
table-store-down = No hemos podido guardarlo, así que no se ha hecho. Inténtalo de nuevo.
log-undid = { $name } deshace una jugada.
log-nudged = { $name } le da un toque a { $whom }.
log-sits-in = Un bot toma el relevo de { $name }.
log-returned = { $name } ha vuelto.
log-unfinished = La partida quedó sin acabar.
log-resigned = { $name } se rinde

reaction-hello = ¡Hola!
reaction-thanks = ¡Gracias!
reaction-well-played = ¡Bien jugado!
reaction-oops = ¡Uy!
reaction-wow = ¡Vaya!
reaction-think = Déjame pensar…
reaction-laugh = ¡Ja, ja!
reaction-hurry = ¡Te toca!

## Por HTTP y WebSocket

too-fast = Demasiadas peticiones. Espera un momento.
body-too-large = Es demasiado largo.
body-wrong = Aquí se espera otra cosa: { $reason }.
body-unreadable = No se puede leer: { $reason }.
message-unreadable = No se entiende este mensaje: { $reason }.
not-json = Envíalo como application/json.
no-such-code = Este código no existe o ha caducado.
no-such-page = Esta página no existe.
wrong-method = Eso no se puede hacer aquí.
wrong-host = Este servidor no responde a ese nombre. Quien lo administra puede añadirlo con --allowed-host.
from-elsewhere = La petición viene de otro sitio web, así que no se ha atendido.
no-guest = Todavía no te conocemos. Abre primero la página de inicio.
no-such-token = Este servidor no conoce ese token. Pide uno nuevo.
record-not-yet = Podrás descargar la partida cuando termine.
store-down = No podemos acceder a nuestra base de datos. Inténtalo dentro de un momento.
our-fault = Algo ha fallado por nuestra parte. Hemos tomado nota.
print-busy = Ahora mismo hay otras impresiones en marcha. Inténtalo dentro de un minuto.
store-unwritable = Podemos leer nuestra base de datos, pero no escribir en ella.

## Volver a ver una partida

replay-setup = Empieza la partida.
replay-chance = Decide el azar.
replay-beneath = { $zone }: lo que hay debajo

## Listas

# «y» pasa a «e» ante el sonido i: Ana e Inés.
list-labelled = { $label }: { $text }
list-and = { $first } { STARTS_WITH_I($last) ->
    [yes] e
   *[no] y
 } { $last }

## Lecciones

lesson-none = Esta lección no tiene esa página.
lesson-not-that = Eso todavía no. Toca lo que está marcado, o toca «Enséñamelo» y lo hacemos por ti.
lesson-not-now = Un momento: primero sigue leyendo.
question-too-long = Una pregunta puede tener como máximo { $most } caracteres.

## En la mesa de verdad

companion-player = Jugador { $n }
companion-wrong = { $row }, { $column }: pone «{ $told }», pero debería ser «{ $true }». { $why }
pad-unknown = Esta hoja no existe o ya se ha borrado.
pad-full = Esta hoja está llena.
record-partial = De esta partida solo se conoce el final, así que no hay jugadas que volver a ver.
record-partial-moves = Una partida parcial solo contiene lo que se anotó al final, sin preparación, sin jugadas y sin datos propios.
record-partial-wrong = Lo que se ha anotado no es posible: { $reason }
record-whole = Esta partida contiene todas las jugadas: puedes verla jugada a jugada.

## Pistas

table-hint-people = No hay pistas cuando juegas contra otras personas.
table-hint-wait = Puedes pedir una pista cuando te toque.
table-no-such-bot = No hay ningún bot llamado «{ $bot }». Elige entre: { $known }.
hint-well = Vas bien.
hint-even = Está muy igualado.
hint-hard = Lo tienes difícil.
hint-move = { $standing } Una idea: «{ $move }»

## Mis mesas

mine-turn = { $n ->
    [0] Te toca
    [one] Te toca, contra { $names }
   *[other] Te toca, con { $names }
 }
mine-nudged = { $name } te está esperando
mine-turn-of = Le toca a { $name }
mine-waiting = A la espera de { $names }
mine-lobby = { $n ->
    [0] Aún sin empezar, y no hay nadie más
   *[other] Aún sin empezar, con { $names }
 }
mine-paused = { $n ->
    [0] En pausa
   *[other] En pausa, con { $names }
 }
mine-bot-plays = { $n ->
    [0] Un bot juega por ti
   *[other] Un bot juega por ti, con { $names }
 }
mine-unfinished = { $n ->
    [0] Quedó sin acabar
   *[other] Quedó sin acabar, con { $names }
 }
mine-crowd = Con { $n } jugadores
mine-and-more = { $names } y { $n } más
mine-won = { $lost ->
    [0] { $won ->
        [0] Has ganado
       *[other] Has empatado con { $winners }
     }
   *[other] { $won ->
        [0] Has ganado contra { $losers }
       *[other] Has ganado junto con { $winners } contra { $losers }
     }
 }
mine-lost = { $won ->
    [0] Esta vez no ha podido ser
    [one] { $lost ->
        [0] Te ha ganado { $winners }
       *[other] Te ha ganado { $winners }, igual que a { $losers }
     }
   *[other] { $lost ->
        [0] Te han ganado { $winners }
       *[other] Te han ganado { $winners }, igual que a { $losers }
     }
 }
mine-won-by = { $won ->
    [0] Esta vez no ha podido ser
    [one] { $lost ->
        [0] Ha ganado { $winners }
       *[other] Ha ganado { $winners } contra { $losers }
     }
   *[other] { $lost ->
        [0] Han ganado { $winners }
       *[other] Han ganado { $winners } contra { $losers }
     }
 }

## Mirar atrás: el análisis de una partida

review-no-kit = Las partidas de { $game } no se pueden analizar.
review-running = Una partida se puede analizar cuando ha terminado, no antes.
review-crowd = Las partidas con más de { $most } jugadores no se pueden analizar.
review-endless = Una partida de más de { $most } jugadas no se puede analizar.
review-busy = Hay varias partidas esperando su análisis. Inténtalo dentro de un minuto.
review-failed = No se ha podido analizar esta partida. Aun así, puedes volver a verla.
again-nowhere = En esta partida no existe ese momento.
again-too-large = Esta partida es demasiado larga para seguir jugándola desde aquí.
review-partial = De esta partida en la mesa de verdad solo se anotó el final, así que no se sabe nada de sus jugadas. No hay probabilidades ni suerte que mostrar, solo lo que cuenta el final.
review-title = Análisis: { $game }
review-moments = Lo que decidió la partida
review-no-moments = Ninguna jugada decidió por sí sola esta partida.
review-moment-choice = { $done }: { $before } % → { $after } % para { $name }.
review-moment-luck = { $done }: suerte. { $name } podía esperar un { $expected } % y obtuvo un { $after } %.
review-best = Mejor: { $best }.
review-deal = El reparto favorecía a { $name } en { $gift } puntos desde el principio, aunque nadie podía saberlo.
review-told = { $name } empezó con un { $first } % de probabilidad de ganar. Sus propias decisiones { $choices ->
    [cost] le costaron { $choice ->
        [one] { $choice } punto
       *[other] { $choice } puntos
    }
    [brought] le aportaron { $choice ->
        [one] { $choice } punto
       *[other] { $choice } puntos
    }
   *[nothing] no cambiaron nada
}, y { $lucks ->
    [cost] la mala suerte y las jugadas de los demás le costaron { $luck ->
        [one] { $luck } punto
       *[other] { $luck } puntos
    }
    [brought] la buena suerte y las jugadas de los demás le aportaron { $luck ->
        [one] { $luck } punto
       *[other] { $luck } puntos
    }
   *[nothing] la suerte y las jugadas de los demás se compensaron
}: { $last } % al final.
review-sum = Elección y suerte
review-sum-how = En puntos sobre cien. La probabilidad inicial, la elección y la suerte suman la probabilidad final. Suerte es todo lo que salió o se reveló y lo que hicieron los demás.
review-player = Jugador
review-at-first = Al principio
review-choice = Elección
review-luck = Suerte
review-at-last = Al final
review-worst = Jugada más cara
review-graph-known = Probabilidad de ganar, según lo que cada cual podía saber
review-graph-true = Probabilidad de ganar, tal como era
review-graph-how = De izquierda a derecha, jugada a jugada. Los mismos números están en la tabla de abajo.
review-table = Todas las jugadas
review-number = Jugada
review-what = Qué pasó
review-known-of = Lo que { $name } podía saber
review-true-of = { $name }, en realidad
review-before = Antes de la jugada { $number }
problem-answer = Respuesta: { $answer }. Ninguna otra primera jugada funciona: lo hemos comprobado en { $positions } posiciones.
review-partner = Juega con
review-weightiest = Jugada más importante
review-partners = Compañeros de bando
review-partners-how = Lo que las decisiones de cada cual aportaron a su bando.

## Junto a un enlace

preview-house = Tres juegos de zorros en una misma mesa: contra bots, con amigos, estén donde estén, o en grupo en un solo dispositivo.
preview-table = Ven a jugar a { $game }
preview-page = { $game } en Foxden

## Mis partidas: números

stat-percent = { $percent } %
stat-decimal = { $whole },{ $tenths }
stat-games = Partidas
stat-won = Ganadas
stat-points = Puntos por partida
stat-share = Proporción
stat-value = Media
stat-against = Contra
stat-opponents = { $against ->
    [bots] Solo bots
    [alone] Nadie (en solitario)
   *[people] Personas
 }
stat-results = Resultados

## Hoy

today-none = No hay reparto del día para { $title }.
today-no-hints = En el reparto del día no hay pistas.
today-no-such-day = De ese día no hay nada que ver: aún no ha terminado o ya no está en el archivo.
day-dealt-otherwise = La semilla de ese día no da este reparto de { $game }.
day-verified = { $day }: repartido con la semilla anunciada.
