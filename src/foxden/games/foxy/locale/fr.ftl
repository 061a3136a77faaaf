## Pourquoi pas ?

foxy-no-move = « { $text } » n’est pas un nombre de 0 à 999, avec ou sans point d’exclamation pour le pari.
foxy-number = On ne peut écrire que des nombres entiers de 0 à 999.
foxy-final = Vous avez déjà écrit, et en mode facile un nombre est définitif.
foxy-bet-used = Vous avez déjà entouré un nombre au tour { $turn } : on ne parie qu’une fois par partie.
foxy-no-bet-alone = On ne parie pas en mode solo.

## Ce que peut être une carte

foxy-card-size = Une carte montre un à trois animaux.
foxy-card-twice = Aucune carte ne montre deux fois le même type d’animal.
foxy-card-cat-alone = Le chat n’est jamais seul sur une carte.
foxy-card-environments = Les animaux d’une carte vivent dans un même environnement.

## Ce que peut être une mise en place

foxy-setup-deck = La pioche est une liste de 20 cartes : 19 cartes Animal et le Renard.
foxy-setup-fox = La pioche contient le Renard exactement une fois.
foxy-setup-animals = La carte { $turn } doit être une liste d’animaux présents dans la boîte.
foxy-setup-mix = La carte { $turn } figure plus souvent dans la pioche que dans la boîte.
