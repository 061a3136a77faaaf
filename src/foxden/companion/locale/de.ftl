## Was sich drucken lässt

print-foot = Foxden · ein inoffizielles Fanprojekt; das Spiel und sein Name gehören Autor und Verlag
print-summary = Das Spiel auf einer Seite
print-unknown = Unter diesem Namen gibt es nichts zu drucken. Zur Wahl stehen: { $known }.
print-how = Papier: { $papers }. Exemplare: 1 bis { $most }.
print-name = Name:

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
