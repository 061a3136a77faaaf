## Warum nicht?

foxy-no-move = „{ $text }“ ist keine Zahl von 0 bis 999, mit oder ohne Ausrufezeichen für die Wette.
foxy-number = Nur ganze Zahlen von 0 bis 999 können geschrieben werden.
foxy-final = Du hast schon geschrieben, und im leichten Modus gilt eine Zahl endgültig.
foxy-bet-used = Du hast schon in Zug { $turn } eine Zahl eingekreist; gewettet wird nur einmal pro Partie.
foxy-no-bet-alone = Im Solospiel wird nicht gewettet.

## Was eine Karte sein kann

foxy-card-size = Eine Karte zeigt ein bis drei Tiere.
foxy-card-twice = Keine Karte zeigt dieselbe Tierart zweimal.
foxy-card-cat-alone = Die Katze ist nie allein auf einer Karte.
foxy-card-environments = Die Tiere einer Karte leben im selben Lebensraum.

## Was ein Aufbau sein kann

foxy-setup-deck = Der Stapel ist eine Liste von 20 Karten: 19 Tierkarten und der Fuchs.
foxy-setup-fox = Der Stapel enthält den Fuchs genau einmal.
foxy-setup-animals = Karte { $turn } muss eine Liste von Tieren sein, die in der Schachtel vorkommen.
foxy-setup-mix = Karte { $turn } liegt öfter im Stapel als in der Schachtel.
