## Pourquoi pas ?

foxrun-no-move = « { $text } » n’est pas un coup de ce jeu.
foxrun-not-your-turn = C’est le tour de { $character }.
foxrun-must-step = Le pion peut avancer, donc il le doit.
foxrun-step-first = Le pion fait d’abord un pas.
foxrun-arrow-first = Choisissez d’abord la flèche à suivre.
foxrun-moved-already = Le pion s’est déjà déplacé ; il ne reste que sa capacité.
foxrun-too-far = { $space } n’est pas à un pas.
foxrun-guarded = Zev est à côté de Scarlett : Indigo ne peut pas la rejoindre.
foxrun-occupied = { $space } est occupée.
foxrun-no-such-arrow = La tuile ne montre pas cette flèche.
foxrun-only-puffer = Seul Puffer tourne des tuiles.
foxrun-only-scarlett = Seule Scarlett échange des tuiles.
foxrun-only-zev = Seul Zev retourne des tuiles.
foxrun-start-tile = En { $space } se trouve une tuile de départ, qui n’a pas de flèche à tourner.
foxrun-not-adjacent = { $space } n’est pas adjacente.
foxrun-face-down = La tuile en { $space } est face cachée.
foxrun-face-up = La tuile en { $space } est déjà face visible.
foxrun-tile-occupied = Quelqu’un se trouve en { $space }.

## Ce que peut être une mise en place

foxrun-setup-spaces = Les 22 tuiles fléchées occupent toutes les cases sans tuile de départ, et elles seules.
foxrun-setup-arrows = Une tuile montre une ou deux flèches, écrites avec les lettres u, r, d, l dans cet ordre.
foxrun-setup-mix = Ce ne sont pas les tuiles de la boîte.
foxrun-setup-roles = Chacun des quatre personnages a un joueur, et qui en joue deux les joue d’un même camp.
