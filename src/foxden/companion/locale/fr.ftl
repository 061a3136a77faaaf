## Ce qui s’imprime

print-foot = Foxden · un projet de fans non officiel ; le jeu et son nom appartiennent à son auteur et à son éditeur
print-summary = Le jeu en une page
print-unknown = Il n’y a rien à imprimer sous ce nom. Choisissez parmi : { $known }.
print-how = Papier : { $papers }. Exemplaires : de 1 à { $most }.
print-name = Nom

## Titres d’un résumé

print-aim = But du jeu
print-ready = Mise en place
print-turn = Un tour
print-round = Une manche
print-count = Décompte
print-end = Fin de la partie
print-variants = Variantes
print-abilities = Capacités
print-winning = Victoire
