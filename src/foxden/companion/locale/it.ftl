## Che cosa si può stampare

print-foot = Foxden · un progetto amatoriale non ufficiale; il gioco e il suo nome appartengono all’autore e all’editore
print-summary = Il gioco in una pagina
print-unknown = Non c’è niente da stampare con questo nome. Scegli tra: { $known }.
print-how = Carta: { $papers }. Copie: da 1 a { $most }.
print-name = Nome

## Titoli di un riassunto

print-aim = Scopo del gioco
print-ready = Preparazione
print-turn = Un turno
print-round = Un round
print-count = Conteggio
print-end = Fine della partita
print-variants = Varianti
print-abilities = Abilità
print-winning = Chi vince
