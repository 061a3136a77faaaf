## Was sich drucken lässt

print-foot = Foxden · ein inoffizielles Fanprojekt; das Spiel und sein Name gehören Autor und Verlag
print-foxy-boards = Tafeln
print-foxy-tracks = Tierleisten
print-fowlplay-sheets = Wertungsbögen
print-foxrun-cards = Figurenkarten
print-summary = Das Spiel auf einer Seite
print-unknown = Unter diesem Namen gibt es nichts zu drucken. Zur Wahl stehen: { $known }.
print-how = Papier: { $papers }. Exemplare: 1 bis { $most }.
print-name = Name:
print-tracks-how = Dreht den Stapel um und hakt bei jedem Tier, das eine Karte zeigt, das nächste Kästchen ab.

## Überschriften

print-aim = Worum es geht
print-ready = Vorbereitung
print-turn = Spielablauf
print-round = Eine Runde
print-count = Die Wertung
print-end = Das Ende
print-variants = Varianten
print-abilities = Fähigkeiten
print-winning = Wer gewinnt

## Foxy auf einer Seite

print-foxy-aim = Zwanzig Karten werden nacheinander gezeigt, und jede verdeckt die vorige. Merk dir, was du gesehen hast, schreib auf, wie viele es waren, und hol die meisten Punkte.
print-foxy-ready = Mischt die 48 Tierkarten, nehmt 19 davon, ohne sie anzusehen, legt den Fuchs dazu und mischt diese 20. Die anderen 29 bleiben ungesehen in der Schachtel. Alle nehmen sich eine Tafel und einen Stift.
print-foxy-turn = Legt die nächste Karte offen auf die vorigen. Alle schreiben heimlich eine Zahl von 0 bis 999 in das Kästchen dieser Runde. Niemand darf sonst etwas notieren oder verdeckte Karten ansehen.
print-foxy-aloud = Sagt gemeinsam laut, welche Runde es ist, damit niemand ein Kästchen überspringt.
print-foxy-exact = Die genaue Zahl: Zählt für jede Tierart auf der Karte, wie oft sie bisher auf allen Karten vorkam, diese mitgezählt, und rechnet alles zusammen.
print-foxy-prudent = Unsicher? Schreib etwas weniger: Zu niedrig bringt noch Punkte, zu hoch nicht. Aber je näher dran, desto mehr Punkte.
print-foxy-fox = Der Fuchs fragt, wie viele verschiedene Tierarten vor ihm zu sehen waren.
print-foxy-bet = Einmal pro Partie darfst du die Zahl einkreisen, die du gerade schreibst: deine Wette, dass sie genau stimmt.
print-foxy-count = Dreht den Stapel um, zeigt die Karten noch einmal in derselben Reihenfolge und hakt dabei die Leisten ab. Eine Zahl, die genau stimmt oder zu niedrig ist, bringt ihren Wert an Punkten. Eine zu hohe bringt nichts und wird durchgestrichen.
print-foxy-circled = Die eingekreiste Zahl zählt doppelt, wenn sie genau stimmt, und sonst gar nicht.
print-foxy-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand: mehr Punkte durch die eingekreiste Zahl, dann weniger durchgestrichene Zahlen.
print-foxy-variants = Der Fuchs kann stattdessen fragen, wie oft die häufigste Tierart zu sehen war oder wie viele Karten vor ihm nur ein Tier zeigten, oder er zählt als Katze.
print-foxy-modes = Schwere Variante: Nur genau richtige Zahlen bringen Punkte. Leichte Variante: Wer in einer Runde zuletzt schreibt, verrät allen die eigene Zahl.
print-foxy-solo = Solo: Du gewinnst, wenn deine zwanzig Zahlen zusammen um höchstens 5 danebenliegen. Unsere Festlegung: keine Wette.

## Fowl Play! auf einer Seite

print-fowlplay-aim = Du bist ein Fuchs auf einem Hof. Friss abwechslungsreich, aber lass die Vögel leben, die deinem geheimen Ziel ähneln.
print-fowlplay-ready = Die neun Vögel jeder Art füllen eine Ecke des Hofs, beliebig angeordnet. Zu dritt oder zu viert nehmt ihr die Rundenkarten 1 bis 3, zu zweit alle sechs. Alle nehmen sich einen Fuchs und setzen ihn auf ein freies Feld um die Mitte des Baus. Es beginnt, wer zuletzt Geflügel gegessen hat.
print-fowlplay-target = Alle bekommen vier Karten und legen eine verdeckt beiseite: das Ziel. Die anderen drei sind die Hand.
print-fowlplay-cards = Alle spielen verdeckt eine Karte, dann werden alle Karten aufgedeckt. Die niedrigste Zahl ist zuerst dran: Erst bewegen alle der Reihe nach Vögel, dann alle ihren Fuchs. Unsere Festlegung: Solange nicht alle gewählt haben, darfst du deine Karte noch tauschen, zu Beginn auch dein Ziel.
print-fowlplay-birds = Vögel: Du hast drei Schritte für Vögel, die in Art, Farbe oder Form zu deiner Karte passen. Ein Vogel geht auf ein freies Nachbarfeld, nie auf einen Tunneleingang.
print-fowlplay-fear = Vögel fürchten Füchse: Wer von jedem Fuchs 3 oder mehr Schritte entfernt ist, muss es bleiben, und wer 2 Schritte entfernt ist, darf nicht direkt neben einen Fuchs.
print-fowlplay-foxes = Füchse: Deiner geht bis zu zwei Schritte, jeweils auf ein Nachbarfeld oder von einem Tunneleingang zu einem anderen. Tritt er auf einen Vogel, fängt er ihn, und sein Zug ist zu Ende. In Runde 1 darf kein Fuchs seinen Zug auf dem mittleren Feld beenden.
print-fowlplay-draw = Hat niemand einen Vogel gefangen, wird die nächste Rundenkarte umgedreht, außer nach Runde 1. Alle ziehen eine Karte.
print-fowlplay-end = Das Spiel endet, wenn nach einer Runde höchstens 8 Vögel übrig sind oder die letzte Rundenkarte umgedreht wird.
print-fowlplay-majorities = Für Kreise, Sechsecke, Quadrate, Schwarz, Braun und Weiß: Wer davon die meisten Vögel gefangen hat, bekommt einen Punkt für jede Art darunter. Bei Gleichstand bekommen alle die vollen Punkte.
print-fowlplay-sets = 4 Punkte für jeden Satz aus Huhn, Ente, Gans und Pute in deinem Fang.
print-fowlplay-survivors = Deckt die Ziele auf: 1 Punkt für jedes Merkmal, das ein Vogel auf dem Hof mit deinem Ziel teilt, und noch 1, wenn der Zielvogel selbst lebt.
print-fowlplay-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wessen Zielvogel noch lebt, dann, wer weniger Vögel gefangen hat.

## Fox on the Run auf einer Seite

print-foxrun-aim = Füchse gegen Wächter: Indigo will zur gefangenen Scarlett; Zev, der Wolf, will Indigo fangen oder die Zeit für sich arbeiten lassen.
print-foxrun-ready = Legt die 22 Richtungsplättchen verdeckt und die 3 Startplättchen offen zu einem Quadrat aus 5 mal 5. Scarlett und Indigo beginnen in gegenüberliegenden Ecken, Zev und Puffer zusammen auf dem Startplättchen schräg neben Scarlett.
print-foxrun-characters = Verteilt die Figuren zufällig. Zu dritt spielt, wer auf einer Seite allein ist, beide Figuren dieser Seite; zu zweit bekommen beide eine ganze Seite. Reihenfolge: Indigo, Puffer, Scarlett, Zev und so weiter.
print-foxrun-step = Geh einen Schritt nach oben, rechts, unten oder links, egal was das Plättchen unter dir zeigt. Wenn du kannst, musst du. Auf ein verdecktes Plättchen: Deck es auf, deine Bewegung endet. Auf ein Startplättchen: Dein ganzer Zug endet, ohne Fähigkeit.
print-foxrun-arrows = Auf ein offenes Richtungsplättchen: Folge seinem Pfeil, und so weiter von Plättchen zu Plättchen. Bei zwei Pfeilen wählst du einen.
print-foxrun-once = Die Pfeile eines Plättchens wirken einmal pro Zug. Ein Pfeil über den Rand hinaus oder auf ein versperrtes Feld beendet die Bewegung.
print-foxrun-enter = Niemand betritt ein besetztes Feld, außer Indigo das von Scarlett, wenn Zev nicht neben ihr steht, und Zev das von Indigo. Zev und Puffer dürfen sich eines teilen.
print-foxrun-indigo = Indigo darf seinen ersten Schritt schräg gehen.
print-foxrun-puffer = Puffer darf nach der Bewegung ein freies, offenes Richtungsplättchen neben sich um 90° oder 180° drehen.
print-foxrun-scarlett = Scarlett darf nach der Bewegung zwei freie, offene Plättchen neben sich vertauschen, ohne sie zu drehen.
print-foxrun-zev = Zev darf nach der Bewegung ein verdecktes Plättchen neben sich aufdecken.
print-foxrun-foxes = Die Füchse gewinnen sofort, wenn Indigo Scarletts Feld betritt, während Zev nicht neben ihr steht.
print-foxrun-guardians = Die Wächter gewinnen sofort, wenn Zev Indigos Feld betritt oder das letzte Plättchen aufgedeckt wird.
print-foxrun-quiet = Unsere Festlegung: Sie gewinnen auch, wenn 80 Züge hintereinander kein Plättchen aufgedeckt wird.
print-foxrun-card-indigo = Indigo, der Fuchs
print-foxrun-card-puffer = Puffer, der Dachs
print-foxrun-card-scarlett = Scarlett, die Gefangene
print-foxrun-card-zev = Zev, der Wolf
print-foxrun-card-move = Ein Schritt, dann weiter, wohin die Pfeile führen. Auf einem verdeckten Plättchen endet die Bewegung, auf einem Startplättchen der ganze Zug.
