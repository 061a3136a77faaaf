## Aufgezeichnete Spiele, Optionen, Plätze

game-over = Das Spiel ist zu Ende.
wrong-seats = Zu { $seats } kann man nicht spielen: { $least } bis { $most } können es.
no-such-option = Die Option { $option } gibt es nicht (es gibt: { $known }).
no-such-choice = Die Option { $option } kann nicht { $value } sein (möglich: { $known }).

record-unreadable = Das ist keine Aufzeichnung eines Spiels: { $reason }.
record-format = Das Format ist „{ $format }“, nicht „{ $known }“.
record-game = Das Spiel „{ $game }“ gibt es nicht (es gibt: { $known }).
record-rules = Gespielt wurde nach Fassung { $rules } der Regeln; dies ist Fassung { $known }.
record-data = Die Daten der Schachtel sind falsch: { $reason }.
record-seat = Platz { $seat } gibt es nicht: Es sind { $seats }, gezählt ab 0.
record-chance-first = Bevor jemand zieht, entscheidet der Zufall.
record-no-chance = Hier hat der Zufall nichts zu entscheiden.
record-result-early = Es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende.
record-result-missing = Das Spiel ist zu Ende, aber das Ergebnis fehlt.
record-result-wrong = Im Ergebnis ist { $field } gleich { $told }; nach den Regeln ist es { $true }.

## Aufzählungen

list-and = { $first } und { $last }
