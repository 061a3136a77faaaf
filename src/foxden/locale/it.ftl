## Partite registrate, opzioni, posti

game-over = La partita è finita.
a-player = Giocatore { $number }
wrong-seats = Questo gioco è da { $least } a { $most } giocatori: in { $seats } non si può giocare.
no-such-option = L’opzione { $option } non esiste. Scegli tra: { $known }.
no-such-choice = L’opzione { $option } non può valere { $value }. Scegli tra: { $known }.

record-unreadable = Questa non è una partita registrata: { $reason }.
record-format = Il formato è «{ $format }», non «{ $known }».
record-game = Il gioco «{ $game }» non esiste. Scegli tra: { $known }.
record-rules = È stata giocata con la versione { $rules } delle regole; questa è la versione { $known }.
data-unknown-part = «{ $part }» non fa parte di questa scatola. Le sue parti sono: { $known }.
data-wrong-form = «{ $part }» manca, oppure non ha la forma che ha nella scatola standard.
data-neither = «{ $data }» non è né «default» né il contenuto di una scatola.
data-unreadable = Impossibile leggere { $path }: { $reason }.
data-no-toml = { $path } non è un file TOML: { $reason }.
data-no-json = { $path } non è una scatola in JSON: { $reason }.
record-seat = Il posto { $seat } non esiste: { $seats ->
    [one] ce n’è uno solo, il numero 0.
   *[other] sono { $seats }, contati da 0.
 }
record-chance-first = Qui decide prima il caso, poi si muove.
record-no-chance = Qui il caso non ha nulla da decidere.
record-result-early = C’è un risultato, ma la partita non è finita.
record-result-missing = La partita è finita, ma manca il risultato.
record-result-wrong = Nel risultato, { $field } vale { $told }; secondo le regole vale { $true }.

record-broken = { $move ->
    [0] Prima della prima mossa: { $reason }
   *[other] Mossa { $move }: { $reason }
 }

deal-missing = Questa partita non si può verificare: la registrazione non contiene il seme della distribuzione.
deal-commitment = Questa distribuzione non è affidabile: il seme non è quello annunciato prima della partita.
deal-setup = Questa distribuzione non è affidabile: le carte non corrispondono al seme e ai sali dei giocatori.
deal-chance = Qui qualcosa non torna: l’esito non corrisponde al seme e ai sali dei giocatori.

## Il tavolo

table-phase-lobby = La partita non è ancora cominciata.
table-phase-playing = La partita è già cominciata.
table-phase-over = La partita è finita.
table-phase-closed = Questo tavolo è chiuso.
table-clock = Il limite di tempo va da 5 secondi a 30 giorni.
table-seat-taken = Quel posto è occupato.
table-no-seat = Quel posto non c’è.
table-not-your-seat = Quello non è il tuo posto.
table-not-here = Può farlo solo chi gioca a questo tavolo.
table-only-host = Può farlo solo chi ha creato il tavolo.
table-host-stays = Chi ha creato il tavolo non può essere allontanato.
table-banned = Chi ha creato il tavolo ti ha allontanato.
table-full = Il tavolo è al completo: si gioca al massimo in { $most }.
table-enough-seats = Puoi avere al massimo { $most } posti a un tavolo.
table-enough-bots = A un tavolo possono giocare al massimo { $most } bot.
table-enough-bot-tables = Hai già { $most } partite con bot in corso. Prima finiscine una.
table-enough-changes = Hai già cambiato idea { $most } volte. Ora non si può più.
table-used-up = Questo tavolo ha raggiunto il suo limite. Aprine uno nuovo.
table-other-there = { $name } non è più a quel posto. Controlla e riprova.
table-name = Scrivi un nome.
table-not-missed = { $name } non è via, o è via solo da un attimo.
table-nudged = { $name } ha appena ricevuto un sollecito. Aspetta un minuto.
table-your-seat = Quello è il tuo posto.
table-no-resigning = In questa partita non ci si può arrendere.
table-not-ready = Non tutti hanno ancora dato l’ok.
table-paused = La partita è in pausa.
table-too-late = La partita è andata avanti. Guarda il tavolo e riprova.
table-nothing-meant = Lì ora non puoi fare nulla.
table-no-undo = Questa mossa non si può più annullare.
table-unknown = Questo tavolo non esiste.
table-newer = Questo tavolo è stato creato con una versione più recente di Foxden. Si potrà riaprire quando il server sarà aggiornato.
table-game-missing = Il gioco di questo tavolo, { $game }, non è installato su questo server.
table-store-down = Non siamo riusciti a salvare, quindi non è cambiato nulla. Riprova.
log-undid = { $name } annulla una mossa.
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
reaction-think = Fammi pensare…
reaction-laugh = Ah ah!
reaction-hurry = Tocca a te!

## Via HTTP e WebSocket

too-fast = Troppe richieste. Aspetta un momento.
body-too-large = È troppo lungo.
body-wrong = Non è quello che serve qui: { $reason }.
body-unreadable = Non si riesce a leggere: { $reason }.
message-unreadable = Questo messaggio non si capisce: { $reason }.
not-json = Invialo come application/json.
no-such-code = Questo codice è sconosciuto o scaduto.
no-such-page = Questa pagina non esiste.
wrong-method = Qui non si può fare.
wrong-host = Questo server non risponde a questo nome. Chi lo gestisce può aggiungerlo con --allowed-host.
from-elsewhere = La richiesta arrivava da un altro sito, quindi non è stata eseguita.
no-guest = Non ti conosciamo ancora. Apri prima la pagina iniziale.
no-such-token = Questo server non conosce questo token. Chiedine uno nuovo.
record-not-yet = Puoi scaricare la partita quando è finita.
store-down = Non riusciamo a raggiungere il nostro database. Riprova tra poco.
our-fault = Qualcosa è andato storto da parte nostra. Ne abbiamo preso nota.
print-busy = In questo momento stanno stampando altre persone. Riprova tra un minuto.
store-unwritable = Riusciamo a leggere il nostro database, ma non a scriverci.

## Rivedere una partita

replay-setup = La partita comincia.
replay-chance = Decide il caso.
replay-beneath = { $zone }: che cosa c’è sotto

## Elenchi

list-labelled = { $label }: { $text }
list-and = { $first } e { $last }

## Lezioni

lesson-none = Questa lezione non ha quella pagina.
lesson-not-that = Non ancora. Tocca ciò che è evidenziato, o tocca «Fammi vedere» e lo facciamo noi per te.
lesson-not-now = Un momento: prima continua a leggere.
question-too-long = Una domanda può avere al massimo { $most } caratteri.

## Al tavolo vero

companion-player = Giocatore { $n }
companion-wrong = { $row }, { $column }: c’è scritto «{ $told }», ma dovrebbe essere «{ $true }». { $why }
pad-unknown = Questo foglio non esiste, o è stato eliminato.
pad-full = Questo foglio è pieno.
record-partial = Di questa partita si conosce solo la fine: non ci sono mosse da rivedere.
record-partial-moves = Una registrazione parziale contiene solo ciò che è stato inserito alla fine: niente preparazione, mosse o dati propri.
record-partial-wrong = Ciò che è stato inserito non è possibile: { $reason }
record-whole = Questa registrazione contiene tutte le mosse: si può rivedere mossa per mossa.

## Hints

table-hint-people = Nelle partite contro altre persone non ci sono suggerimenti.
table-hint-wait = Puoi chiedere un suggerimento quando tocca a te.
table-no-such-bot = Il bot «{ $bot }» non esiste. Scegli tra: { $known }.
hint-well = Stai andando bene.
hint-even = È ancora tutto aperto.
hint-hard = Sei in difficoltà.
hint-move = { $standing } Un’idea: «{ $move }»

## I miei tavoli

mine-turn = { $n ->
    [0] Tocca a te
    [one] Tocca a te contro { $names }
   *[other] Tocca a te, con { $names }
 }
mine-nudged = { $name } ti sta aspettando
mine-turn-of = Tocca a { $name }
mine-waiting = In attesa di { $names }
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
    [one] { $names } e un’altra persona
   *[other] { $names } e altre { $n } persone
 }
mine-won = { $lost ->
    [0] { $won ->
        [0] Hai vinto
       *[other] Hai pareggiato con { $winners }
     }
   *[other] { $won ->
        [0] Hai vinto contro { $losers }
        [one] Tu e { $winners } avete vinto contro { $losers }
       *[other] Tu, { $winners } avete vinto contro { $losers }
     }
 }
mine-lost = { $won ->
    [0] Questa volta non è bastato
    [one] { $lost ->
        [0] { $winners } ha vinto contro di te
        [one] { $winners } ha vinto contro te e { $losers }
       *[other] { $winners } ha vinto contro te, { $losers }
     }
   *[other] { $lost ->
        [0] { $winners } hanno vinto contro di te
        [one] { $winners } hanno vinto contro te e { $losers }
       *[other] { $winners } hanno vinto contro te, { $losers }
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
review-busy = Ci sono già diverse partite in attesa di analisi. Riprova tra un minuto.
review-failed = Non è stato possibile analizzare questa partita. Puoi comunque rivederla.
again-nowhere = In questa partita non c’è quel momento.
again-too-large = Questa partita è troppo lunga per continuare da qui.
review-partial = Di questa partita, giocata a un tavolo vero, è stata inserita solo la fine: delle mosse non si sa nulla. Non ci sono probabilità né fortuna da mostrare, solo ciò che la fine racconta.
review-title = Analisi: { $game }
review-moments = Che cosa ha deciso la partita
review-no-moments = Nessuna mossa da sola ha deciso questa partita.
review-moment-choice = { $done }: { $before }% → { $after }% per { $name }.
review-moment-luck = { $done }: fortuna. Probabilità di { $name }: attesa { $expected }%, ottenuta { $after }%.
review-best = Meglio: { $best }.
review-deal = La distribuzione dava a { $name } un vantaggio di { $gift } punti fin dall’inizio, anche se nessuno poteva saperlo.
review-told = Probabilità di vittoria di { $name } all’inizio: { $first }%. Le sue scelte { $choices ->
    [cost] sono costate { $choice ->
        [one] { $choice } punto
       *[other] { $choice } punti
    }
    [brought] hanno portato { $choice ->
        [one] { $choice } punto
       *[other] { $choice } punti
    }
   *[nothing] non hanno cambiato nulla
}, e { $lucks ->
    [cost] la sfortuna e le mosse degli altri sono costate { $luck ->
        [one] { $luck } punto
       *[other] { $luck } punti
    }
    [brought] la fortuna e le mosse degli altri hanno portato { $luck ->
        [one] { $luck } punto
       *[other] { $luck } punti
    }
   *[nothing] la fortuna e le mosse degli altri si sono compensate
}: alla fine { $last }%.
review-sum = Scelta e fortuna
review-sum-how = In punti su cento. Probabilità iniziale, scelta e fortuna danno insieme la probabilità finale. È fortuna tutto ciò che è stato pescato, rivelato o fatto dagli altri.
review-player = Giocatore
review-at-first = All’inizio
review-choice = Scelta
review-luck = Fortuna
review-at-last = Alla fine
review-worst = Mossa più costosa
review-graph-known = Probabilità di vittoria, per quel che ognuno poteva sapere
review-graph-true = Probabilità di vittoria, com’era davvero
review-graph-how = Da sinistra a destra, mossa dopo mossa. Gli stessi numeri sono nella tabella qui sotto.
review-table = Tutte le mosse
review-number = Mossa
review-what = Che cosa è successo
review-known-of = Per quel che sapeva { $name }
review-true-of = { $name }, in realtà
review-before = Prima della mossa { $number }
problem-answer = Soluzione: { $answer }. Nessun’altra prima mossa funziona: l’abbiamo verificato su { $positions } posizioni.
review-partner = Insieme a
review-weightiest = Mossa più importante
review-partners = Compagni
review-partners-how = Quanto hanno reso alla fazione le scelte di ciascun compagno.

## Beside a link

preview-house = Tre giochi di volpi attorno a un tavolo: contro i bot, con amici lontani o insieme su un solo dispositivo.
preview-table = Vieni a giocare a { $game }
preview-page = { $game } su Foxden

## Le mie partite: numeri

stat-percent = { $percent }%
stat-decimal = { $whole },{ $tenths }
stat-games = Partite
stat-won = Vinte
stat-points = Punti a partita
stat-share = Quota
stat-value = Media
stat-against = Contro
stat-opponents = { $against ->
    [bots] Solo bot
    [alone] Nessuno (in solitario)
   *[people] Persone
 }
stat-results = Risultati

## Today

today-none = Per { $title } non c’è una sfida del giorno.
today-no-hints = Nella sfida del giorno non ci sono suggerimenti.
today-no-such-day = Di quel giorno non c’è niente da vedere: non è ancora finito, o non è più in archivio.
day-dealt-otherwise = Quel giorno, da questo seme, non è uscita questa partita di { $game }.
day-verified = { $day }: tutto nasce dal seme annunciato.
