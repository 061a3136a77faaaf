## Partite registrate, opzioni, posti

game-over = La partita è finita.
wrong-seats = Non si può giocare in { $seats }: si gioca in { $least } fino a { $most }.
no-such-option = L’opzione { $option } non esiste (ci sono: { $known }).
no-such-choice = L’opzione { $option } non può valere { $value } (può valere: { $known }).

record-unreadable = Questa non è una partita registrata: { $reason }.
record-format = Il formato è «{ $format }», non «{ $known }».
record-game = Il gioco «{ $game }» non esiste (ci sono: { $known }).
record-rules = È stata giocata con la versione { $rules } delle regole; questa è la versione { $known }.
record-data = I dati della scatola sono sbagliati: { $reason }.
record-seat = Il posto { $seat } non esiste: sono { $seats }, contati da 0.
record-chance-first = Prima che qualcuno muova decide il caso.
record-no-chance = Qui il caso non ha nulla da decidere.
record-result-early = C’è un risultato, ma la partita non è finita.
record-result-missing = La partita è finita, ma manca il risultato.
record-result-wrong = Nel risultato { $field } vale { $told }; secondo le regole vale { $true }.

## Elenchi

list-and = { $first } e { $last }
