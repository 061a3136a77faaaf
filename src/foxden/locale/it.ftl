## Partite registrate, opzioni, posti

game-over = La partita è finita.
a-player = il giocatore { $number }
wrong-seats = Non si può giocare in { $seats }: si gioca in { $least } fino a { $most }.
no-such-option = L’opzione { $option } non esiste (ci sono: { $known }).
no-such-choice = L’opzione { $option } non può valere { $value } (può valere: { $known }).

record-unreadable = Questa non è una partita registrata: { $reason }.
record-format = Il formato è «{ $format }», non «{ $known }».
record-game = Il gioco «{ $game }» non esiste (ci sono: { $known }).
record-rules = È stata giocata con la versione { $rules } delle regole; questa è la versione { $known }.
data-unknown-part = «{ $part }» non fa parte di questa scatola ({ $known } sì).
data-wrong-form = «{ $part }» manca, oppure non ha la forma che ha nella scatola standard.
data-neither = «{ $data }» non è né «default» né il contenuto di una scatola.
data-unreadable = Impossibile leggere { $path }: { $reason }.
data-no-toml = { $path } non è un file TOML: { $reason }.
data-no-json = { $path } non è una scatola in JSON: { $reason }.
record-seat = Il posto { $seat } non esiste: sono { $seats }, contati da 0.
record-chance-first = Prima che qualcuno muova decide il caso.
record-no-chance = Qui il caso non ha nulla da decidere.
record-result-early = C’è un risultato, ma la partita non è finita.
record-result-missing = La partita è finita, ma manca il risultato.
record-result-wrong = Nel risultato { $field } vale { $told }; secondo le regole vale { $true }.

record-broken = { $move ->
    [0] Prima della prima mossa: { $reason }
   *[other] Mossa { $move }: { $reason }
 }

deal-missing = Questa partita non porta il seme che proverebbe la distribuzione.
deal-commitment = Il seme non è quello a cui ci si era impegnati.
deal-setup = Le carte non sono state distribuite da questo seme e da questi sali.
deal-chance = Qui il caso non è caduto come decidono il seme e i sali.

## Il tavolo

table-not-started = La partita non è ancora cominciata.
table-phase-lobby = La partita non è ancora cominciata.
table-phase-playing = La partita è già cominciata.
table-phase-over = La partita è finita.
table-phase-closed = Questo tavolo è chiuso.
table-clock = L’orologio va da 5 secondi a 30 giorni.
table-seat-taken = Quel posto non è libero.
table-no-seat = Quel posto non c’è.
table-not-your-seat = Quello non è il tuo posto.
table-not-here = Può farlo solo chi siede a questo tavolo.
table-only-host = Può farlo solo chi ospita.
table-host-stays = Chi ospita non può essere allontanato.
table-banned = Chi ospita ti ha allontanato da questo tavolo.
table-full = Il tavolo è al completo: si gioca al massimo in { $most }.
table-enough-seats = Un ospite può avere { $most } posti a un tavolo.
table-enough-bots = A un tavolo possono sedere { $most } bot.
table-enough-bot-tables = Hai { $most } partite con bot in corso. Prima finiscine una.
table-enough-changes = L’hai cambiato { $most } volte; ora resta così.
table-used-up = A questo tavolo è successo troppo. Aprine uno nuovo.
table-other-there = { $name } non siede più lì; guarda di nuovo.
table-name = Un nome ha bisogno di almeno una lettera o un segno.
table-not-missed = { $name } non è via, o solo da un momento.
table-nudged = { $name } è stato appena sollecitato. Dagli un minuto.
table-your-seat = Quello è il tuo posto.
table-no-resigning = In questa partita non ci si può arrendere.
table-not-ready = Non tutti sono pronti.
table-paused = La partita è in pausa.
table-too-late = Rispondeva a un turno precedente; guarda di nuovo.
table-nothing-meant = Lì ora non c’è nulla da fare.
table-no-undo = Questa mossa non si può più ritirare.
table-unknown = Questo tavolo non c’è.
table-newer = Questo tavolo è stato creato da una versione più recente di Foxden. Si potrà riaprire quando questa casa sarà aggiornata.
table-game-missing = Il gioco di questo tavolo, { $game }, non è installato in questa casa.
table-store-down = Non è stato possibile annotarlo, quindi non è successo. Riprova.
log-undid = { $name } ritira un passo.
log-nudged = { $name } sollecita { $whom }.
log-sits-in = Un bot continua al posto di { $name }.
log-returned = { $name } è di nuovo qui.
log-unfinished = La partita è stata interrotta.
log-resigned = { $name } si arrende

reaction-hello = Ciao!
reaction-thanks = Grazie!
reaction-well-played = Ben giocato!
reaction-oops = Ops!
reaction-wow = Caspita!
reaction-think = Fammi pensare …
reaction-laugh = Ah ah!
reaction-hurry = Tocca a te!

## Via HTTP e WebSocket

too-fast = Troppe richieste; aspetta un momento.
body-too-large = È troppo lungo.
body-wrong = Qui serve altro: { $reason }.
body-unreadable = Non si riesce a leggere: { $reason }.
message-unreadable = Questo messaggio non si capisce: { $reason }.
not-json = Invialo come application/json.
no-such-code = Questo codice è sconosciuto o scaduto.
no-such-page = Qui non c’è nulla.
wrong-method = Qui non si può fare.
wrong-host = Questa casa non è conosciuta con questo nome. Chi la gestisce può aggiungerlo con --allowed-host.
from-elsewhere = Lo ha chiesto un altro sito, quindi non è stato fatto.
no-guest = La casa non ti conosce ancora. Apri prima la pagina iniziale.
no-such-token = Questo token non è di questa casa. Chiedine uno nuovo.
record-not-yet = La partita registrata si può avere quando è finita.
store-down = La casa non raggiunge il suo archivio.
our-fault = Qualcosa è andato storto da parte nostra. Ne abbiamo preso nota.
print-busy = Stanno già stampando altri; riprova tra un minuto.
store-unwritable = La casa riesce a leggere il suo archivio, ma non a scriverci.

## Rivedere una partita

replay-setup = La partita comincia.
replay-chance = Decide il caso.
replay-beneath = { $zone }: quello che sta sotto

## Elenchi

list-and = { $first } e { $last }

## Lezioni

lesson-none = Questa pagina della lezione non c’è.
lesson-not-that = Non ancora. Tocca ciò che è cerchiato; «Fammi vedere» lo fa per te.
lesson-not-now = Un momento: prima continua a leggere.
question-too-long = Una domanda ha al massimo { $most } caratteri.

## Al tavolo vero

companion-player = Giocatore { $n }
companion-wrong = { $row }, { $column }: c’è scritto «{ $told }», ma è giusto «{ $true }». { $why }
pad-unknown = Questo foglio non esiste, o è stato tolto.
pad-full = Questo foglio è pieno.
record-partial = Di questa partita si conosce solo la fine: non ci sono mosse da rivedere.
record-partial-moves = Un record parziale dice che cosa è stato inserito alla fine, e non ha né preparazione né mosse né dati propri.
record-partial-wrong = Ciò che è stato inserito non può essere: { $reason }
record-whole = Questo record contiene tutte le mosse: si può rivedere mossa per mossa.

## Hints

table-hint-people = Nelle partite contro altre persone non ci sono suggerimenti.
table-hint-wait = Puoi chiedere un suggerimento quando tocca a te.
table-no-such-bot = Non c’è nessun bot “{ $bot }” (ci sono: { $known }).
hint-well = La tua posizione è buona.
hint-even = È ancora tutto aperto.
hint-hard = Sei in difficoltà.
hint-move = { $standing } Un’idea: { $move }

## I miei tavoli

mine-turn = { $n ->
    [0] Tocca a te
    [one] Tocca a te contro { $names }
   *[other] Tocca a te, con { $names }
 }
mine-nudged = { $name } ti sta aspettando
mine-turn-of = Tocca a { $name }
mine-waiting = Si aspetta { $names }
mine-lobby = { $n ->
    [0] Non ancora cominciata, e qui non c’è nessun altro
   *[other] Non ancora cominciata, con { $names }
 }
mine-paused = { $n ->
    [0] In pausa
   *[other] In pausa, con { $names }
 }
mine-bot-plays = { $n ->
    [0] Un bot gioca per te
   *[other] Un bot gioca per te, con { $names }
 }
mine-unfinished = { $n ->
    [0] Interrotta
   *[other] Interrotta, con { $names }
 }
mine-crowd = Con { $n } giocatori
mine-and-more = { $n ->
    [one] { $names } e un altro
   *[other] { $names } e altri { $n }
 }
mine-won = { $lost ->
    [0] { $won ->
        [0] Hai vinto
       *[other] Hai pareggiato con { $winners }
     }
   *[other] { $won ->
        [0] Hai vinto contro { $losers }
       *[other] Tu e { $winners } avete vinto contro { $losers }
     }
 }
mine-lost = { $won ->
    [0] Questa volta non è bastato
    [one] { $lost ->
        [0] { $winners } ha vinto contro di te
       *[other] { $winners } ha vinto contro di te e { $losers }
     }
   *[other] { $lost ->
        [0] { $winners } hanno vinto contro di te
       *[other] { $winners } hanno vinto contro di te e { $losers }
     }
 }
mine-won-by = { $won ->
    [0] Questa volta non è bastato
    [one] { $lost ->
        [0] { $winners } ha vinto
       *[other] { $winners } ha vinto contro { $losers }
     }
   *[other] { $lost ->
        [0] { $winners } hanno vinto
       *[other] { $winners } hanno vinto contro { $losers }
     }
 }

## Uno sguardo indietro: l’analisi di una partita

review-no-kit = Le partite di { $game } non si possono analizzare.
review-running = Una partita si può analizzare quando è finita, non prima.
review-crowd = Una partita con più di { $most } giocatori non si può analizzare.
review-endless = Una partita con più di { $most } mosse non si può analizzare.
review-busy = Diverse partite aspettano di essere analizzate. Riprova tra un minuto.
review-failed = Non è stato possibile analizzare questa partita. Puoi comunque rivederla.
again-nowhere = In questa partita non c’è un momento simile.
again-too-large = Questa partita è troppo lunga per riprenderla da qui.
review-partial = Di questa partita giocata a un vero tavolo è stata inserita solo la fine: delle mosse non si sa nulla. Niente probabilità né fortuna, ma quello che la fine racconta.
review-title = Analisi: { $game }
review-moments = Che cosa ha deciso la partita
review-no-moments = Nessuna mossa da sola ha deciso questa partita.
review-moment-choice = { $done }: { $before } % → { $after } % per { $name }.
review-moment-luck = { $done }: fortuna. { $name } poteva aspettarsi il { $expected } %, e ha il { $after } %.
review-best = Meglio: { $best }.
review-deal = La distribuzione favoriva { $name } di { $gift } punti fin dall’inizio, anche se nessuno poteva saperlo.
review-sum = Scelta e fortuna
review-sum-how = In punti su cento. Probabilità iniziale, scelta e fortuna danno insieme la probabilità finale. È fortuna tutto ciò che è capitato, è stato rivelato o è stato fatto dagli altri; docs/review.md spiega come si conta.
review-player = Giocatore
review-at-first = All’inizio
review-choice = Scelta
review-luck = Fortuna
review-at-last = Alla fine
review-worst = Mossa più cara
review-graph-known = Probabilità di vincere, come ognuno poteva saperla
review-graph-true = Probabilità di vincere, com’era davvero
review-graph-how = Da sinistra a destra, mossa dopo mossa. Gli stessi numeri sono nella tabella qui sotto.
review-table = Tutte le mosse
review-number = Mossa
review-what = Che cosa è successo
review-known-of = { $name } poteva sapere
review-true-of = { $name } in realtà
review-before = Prima della mossa { $number }
problem-answer = Risposta: { $answer }. Nessun’altra prima mossa funziona; lo provano { $positions } posizioni.
review-partner = Insieme a
review-weightiest = Mossa più importante
review-partners = Compagni
review-partners-how = Quanto le scelte di ciascun compagno hanno portato alla loro parte.

## Beside a link

preview-house = Tre giochi di volpi attorno a un tavolo: contro i bot, con amici lontani o insieme su un solo dispositivo.
preview-table = Vieni a giocare a { $game }!
preview-page = { $game } su Foxden
