## Was sich drucken lässt

print-foot = Foxden · ein inoffizielles Fanprojekt; das Spiel und sein Name gehören Autor und Verlag
print-foxy-boards = Tafeln
print-foxy-tracks = Tierleisten
print-fowlplay-sheets = Wertungsbögen
print-foxrun-cards = Figurenkarten
print-summary = Das Spiel auf einer Seite
print-unknown = Unter diesem Namen gibt es nichts zu drucken (es gibt: { $known }).
print-how = Als Papier geht { $papers }, und es gehen 1 bis { $most } Stück.
print-name = Name:
print-tracks-how = Dreh den Stapel um und hake bei jedem Tier das nächste Kästchen ab, sooft eine Karte es zeigt.

## Überschriften

print-aim = Das Ziel
print-ready = Vorbereitung
print-turn = Ein Zug
print-round = Eine Runde
print-count = Die Wertung
print-end = Das Ende
print-variants = Varianten
print-abilities = Fähigkeiten
print-winning = Der Sieg

## Foxy auf einer Seite

print-foxy-aim = Zwanzig Karten werden nacheinander gezeigt, jede verdeckt die vorige. Merk dir, was du gesehen hast, schreib auf, wie viele es waren, und hab am Ende die meisten Punkte.
print-foxy-ready = Mischt die 48 Tierkarten, nehmt ungesehen 19, legt den Fuchs dazu und mischt diese 20. Die anderen 29 bleiben ungesehen draußen. Alle haben eine Tafel und einen Stift.
print-foxy-turn = Legt die nächste Karte offen auf den Stapel. Alle schreiben geheim eine Zahl von 0 bis 999 in das Kästchen dieses Zugs. Sonst wird nichts notiert, und verdeckte Karten sieht niemand mehr an.
print-foxy-aloud = Sagt die Nummer der Runde gemeinsam laut, damit niemand ein Kästchen überspringt.
print-foxy-exact = Die richtige Zahl: für jede Tierart auf der Karte, wie viele dieser Art alle Karten bisher gezeigt haben, diese mitgezählt; zusammengerechnet.
print-foxy-prudent = Unsicher? Schreib etwas weniger: Zu niedrig zählt noch, zu hoch nicht. Aber je näher dran, desto mehr Punkte.
print-foxy-fox = Der Fuchs fragt, wie viele verschiedene Tierarten vor ihm gezeigt wurden.
print-foxy-bet = Einmal in der Partie darfst du die Zahl einkreisen, die du gerade schreibst: Du wettest, dass sie genau stimmt.
print-foxy-count = Dreht den Stapel um und zeigt die Karten noch einmal in derselben Reihenfolge; die Leisten werden abgehakt. Eine Zahl, die stimmt oder zu niedrig ist, bringt so viele Punkte. Eine zu hohe bringt nichts und wird durchgestrichen.
print-foxy-circled = Die eingekreiste Zahl zählt doppelt, wenn sie genau stimmt, und sonst nichts.
print-foxy-win = Die meisten Punkte gewinnen. Bei Gleichstand: mehr Punkte durch die eingekreiste Zahl, dann weniger durchgestrichene Zahlen.
print-foxy-variants = Der Fuchs kann stattdessen fragen, wie oft die häufigste Tierart zu sehen war; oder wie viele Karten vor ihm nur ein Tier zeigten; oder als Katze zählen.
print-foxy-modes = Schwer: Nur genau richtige Zahlen bringen Punkte. Leicht: In jedem Zug sagt, wer als Letztes schreibt, allen die eigene Zahl.
print-foxy-solo = Allein: Du gewinnst, wenn deine zwanzig Zahlen zusammen um höchstens 5 danebenliegen. Unsere Festlegung: Gewettet wird nicht.

## Fowl Play! auf einer Seite

print-fowlplay-aim = Du bist ein Fuchs auf einem Bauernhof. Fang dir einen abwechslungsreichen Speiseplan, und lass die Vögel leben, die deinem geheimen Ziel gleichen.
print-fowlplay-ready = Die neun Vögel jeder Art füllen eine Ecke des Hofs, beliebig angeordnet. Zu dritt oder viert nehmt ihr die Rundenkarten 1 bis 3, zu zweit alle sechs. Alle nehmen einen Fuchs und stellen ihn auf ein freies Feld um die Mitte des Baus. Es beginnt, wer zuletzt Geflügel gegessen hat.
print-fowlplay-target = Alle bekommen vier Karten und legen eine verdeckt beiseite: das Ziel. Die anderen drei sind die Hand.
print-fowlplay-cards = Alle spielen eine Karte verdeckt, dann werden alle aufgedeckt. Die niedrigste Zahl beginnt: einmal reihum für die Vögel, einmal reihum für die Füchse. Unsere Festlegung: Solange nicht alle gewählt haben, darfst du deine Karte noch tauschen, zu Beginn auch dein Ziel.
print-fowlplay-birds = Vögel: Du hast drei Schritte für Vögel, die mit deiner Karte Art, Farbe oder Form gemeinsam haben. Ein Vogel geht auf ein freies Nachbarfeld, nie auf einen Tunneleingang.
print-fowlplay-fear = Vögel fürchten Füchse: Wer von jedem Fuchs 3 oder mehr Schritte entfernt ist, bleibt es, und wer 2 Schritte entfernt ist, darf nicht neben einen Fuchs.
print-fowlplay-foxes = Füchse: Deiner geht bis zu zwei Schritte, jeden auf ein Nachbarfeld oder von einem Tunneleingang zu einem anderen. Wer auf einen Vogel tritt, fängt ihn und bleibt stehen. In Runde 1 endet kein Zug auf dem mittleren Feld.
print-fowlplay-draw = Hat niemand einen Vogel gefangen, wird die nächste Rundenkarte umgedreht, außer nach Runde 1. Alle ziehen eine Karte.
print-fowlplay-end = Das Spiel endet nach einer Runde mit 8 oder weniger Vögeln oder wenn die letzte Rundenkarte umgedreht ist.
print-fowlplay-majorities = Für Kreise, Sechsecke, Quadrate, Schwarz, Braun und Weiß: Wer davon die meisten gefangen hat, bekommt so viele Punkte, wie Arten darunter sind. Bei Gleichstand bekommen alle die vollen Punkte.
print-fowlplay-sets = 4 Punkte für jeden gefangenen Satz aus Huhn, Ente, Gans und Pute.
print-fowlplay-survivors = Deckt die Ziele auf: 1 Punkt für jedes Merkmal, das jeder Vogel auf dem Hof mit deinem Ziel teilt, und 1 mehr, wenn der Zielvogel selbst noch lebt.
print-fowlplay-win = Die meisten Punkte gewinnen. Bei Gleichstand: wessen Zielvogel lebt, dann wer weniger Vögel gefangen hat.

## Fox on the Run auf einer Seite

print-foxrun-aim = Füchse gegen Wächter: Indigo will zur gefangenen Scarlett; der Wolf Zev will Indigo fangen oder Zeit gewinnen.
print-foxrun-ready = Legt 22 Pfeilplättchen verdeckt und die 3 Startplättchen offen zu einem Quadrat von 5 mal 5. Scarlett und Indigo starten in gegenüberliegenden Ecken, Zev und Puffer zusammen auf dem Startplättchen schräg neben Scarlett.
print-foxrun-characters = Verteilt die Figuren zufällig. Wer zu dritt auf einer Seite allein ist, spielt beide; zu zweit spielt jeder eine Seite. Die Züge: Indigo, Puffer, Scarlett, Zev und so weiter.
print-foxrun-step = Geh einen Schritt nach oben, rechts, unten oder links, egal was das Plättchen unter dir sagt. Wenn du kannst, musst du. Auf ein verdecktes Plättchen: Deck es auf, die Bewegung endet. Auf ein Startplättchen: Der ganze Zug endet, ohne Fähigkeit.
print-foxrun-arrows = Auf ein offenes Pfeilplättchen: Geh in Richtung des Pfeils weiter, und so von Plättchen zu Plättchen. Von zwei Pfeilen wählst du einen.
print-foxrun-once = Die Pfeile eines Plättchens wirken einmal pro Zug. Ein Pfeil vom Brett oder auf ein versperrtes Feld beendet die Bewegung.
print-foxrun-enter = Niemand betritt ein besetztes Feld, außer Indigo das von Scarlett und Zev das von Indigo. Zev und Puffer dürfen sich eins teilen.
print-foxrun-indigo = Indigo darf seinen ersten Schritt schräg gehen.
print-foxrun-puffer = Puffer darf danach ein freies, offenes Pfeilplättchen neben sich um 90° oder 180° drehen.
print-foxrun-scarlett = Scarlett darf danach zwei freie, offene Plättchen neben sich vertauschen, ohne sie zu drehen.
print-foxrun-zev = Zev darf danach ein verdecktes Plättchen neben sich aufdecken.
print-foxrun-foxes = Die Füchse gewinnen sofort, wenn Indigo Scarletts Feld betritt, während Zev nicht neben ihr steht.
print-foxrun-guardians = Die Wächter gewinnen sofort, wenn Zev Indigos Feld betritt oder das letzte Plättchen aufgedeckt wird.
print-foxrun-quiet = Unsere Festlegung: Sie gewinnen auch, wenn 80 Züge lang kein Plättchen aufgedeckt wird.
print-foxrun-card-indigo = Indigo, der Fuchs
print-foxrun-card-puffer = Puffer, der Dachs
print-foxrun-card-scarlett = Scarlett, die Gefangene
print-foxrun-card-zev = Zev, der Wolf
print-foxrun-card-move = Ein Schritt, dann weiter, wohin die Pfeile führen. Auf einem verdeckten Plättchen endet die Bewegung, auf einem Startplättchen der ganze Zug.
