## Lo que se puede imprimir

print-foot = Foxden · un proyecto de aficionados, no oficial; el juego y su nombre pertenecen a su autor y a su editorial
print-summary = El juego en una página
print-unknown = No hay nada con ese nombre para imprimir. Elige entre: { $known }.
print-how = Papel: { $papers }. Copias: de 1 a { $most }.
print-name = Nombre

## Títulos de un resumen

print-aim = El objetivo
print-ready = La preparación
print-turn = Un turno
print-round = Una ronda
print-count = El recuento
print-end = El final
print-variants = Variantes
print-abilities = Habilidades
print-winning = La victoria
