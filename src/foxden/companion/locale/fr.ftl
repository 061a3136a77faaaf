## Ce qui s’imprime

print-foot = Foxden · un projet de fans non officiel ; le jeu et son nom appartiennent à leur auteur et à leur éditeur
print-foxy-boards = Plateaux
print-foxy-tracks = Pistes des animaux
print-fowlplay-sheets = Feuilles de score
print-foxrun-cards = Cartes des personnages
print-summary = Le jeu en une page
print-unknown = Il n’y a rien de ce nom à imprimer (il y a : { $known }).
print-how = Le papier peut être { $papers }, et il peut y avoir de 1 à { $most } exemplaires.
print-name = Nom
print-tracks-how = Retournez la pile et cochez la case suivante d’un animal chaque fois qu’une carte le montre.

## Titres d’un résumé

print-aim = Le but
print-ready = La mise en place
print-turn = Un tour
print-round = Une manche
print-count = Le décompte
print-end = La fin
print-variants = Variantes
print-abilities = Capacités
print-winning = La victoire

## Foxy en une page

print-foxy-aim = Vingt cartes apparaissent l’une après l’autre, chacune cachant la précédente. Retenez ce que vous avez vu, écrivez combien il y en avait, et ayez le plus de points à la fin.
print-foxy-ready = Mélangez les 48 cartes animaux, prenez-en 19 sans regarder, ajoutez le Renard et mélangez ces 20 cartes. Les 29 autres restent de côté, sans être vues. Chacun a un plateau et un stylo.
print-foxy-turn = Montrez la carte suivante sur la pile. Chacun écrit en secret un nombre de 0 à 999 dans la case de ce tour. On ne note rien d’autre, et on ne regarde plus les cartes couvertes.
print-foxy-aloud = Annoncez ensemble le numéro du tour à haute voix : ainsi personne ne saute de case.
print-foxy-exact = Le nombre juste : pour chaque espèce sur la carte, combien d’animaux de cette espèce toutes les cartes ont montrés jusqu’ici, celle-ci comprise ; puis on additionne.
print-foxy-prudent = Un doute ? Écrivez un peu moins : trop bas rapporte encore, trop haut plus rien. Mais plus vous êtes près, plus vous gagnez.
print-foxy-fox = Le Renard demande combien d’espèces différentes sont apparues avant lui.
print-foxy-bet = Une fois par partie, vous pouvez entourer le nombre que vous écrivez : vous pariez qu’il est exact.
print-foxy-count = Retournez la pile et montrez de nouveau les cartes dans le même ordre, en cochant les pistes. Un nombre exact ou trop bas donne autant de points. Un nombre trop haut n’en donne pas et est barré.
print-foxy-circled = Le nombre entouré compte double s’il est exact, et rien sinon.
print-foxy-win = Le plus grand total l’emporte. En cas d’égalité : plus de points par le nombre entouré, puis moins de nombres barrés.
print-foxy-variants = Le Renard peut demander à la place combien de fois l’espèce la plus vue est apparue ; ou combien de cartes avant lui ne montraient qu’un animal ; ou compter comme un chat.
print-foxy-modes = Difficile : seuls les nombres exacts rapportent. Facile : à chaque tour, le dernier à écrire dit son nombre à tous.
print-foxy-solo = Seul : vous gagnez si vos vingt nombres s’écartent en tout de 5 au plus. Notre décision : il n’y a pas de pari.

## Fowl Play! en une page

print-fowlplay-aim = Vous êtes un renard dans une basse-cour. Attrapez un menu varié, et gardez en vie les volailles qui ressemblent à votre objectif secret.
print-fowlplay-ready = Les neuf volailles de chaque type remplissent un coin de la basse-cour, rangées comme on veut. À trois ou quatre, on joue avec les cartes tour 1 à 3, à deux avec les six. Chacun prend un renard et le pose sur un espace libre autour du centre de la tanière. La dernière personne à avoir mangé de la volaille commence.
print-fowlplay-target = Chacun reçoit quatre cartes et en met une de côté, face cachée : l’objectif. Les trois autres sont la main.
print-fowlplay-cards = Chacun joue une carte face cachée, puis on les révèle toutes. Le plus petit nombre agit d’abord : un tour pour les volailles et un tour pour les renards. Notre décision : tant que tout le monde n’a pas choisi, vous pouvez encore changer de carte et, au début, d’objectif.
print-fowlplay-birds = Volailles : vous avez trois pas pour des volailles qui partagent avec votre carte le type, la couleur ou la forme. Une volaille va sur une case voisine libre, jamais sur une entrée de tunnel.
print-fowlplay-fear = Les volailles craignent les renards : celle qui est à 3 pas ou plus de tout renard le reste, et celle qui est à 2 pas ne peut pas venir à côté d’un renard.
print-fowlplay-foxes = Renards : le vôtre fait jusqu’à deux pas, chacun sur une case voisine ou d’une entrée de tunnel à une autre. Arriver sur une volaille l’attrape et termine le mouvement. À la manche 1, aucun renard ne finit au centre.
print-fowlplay-draw = Si personne n’a rien attrapé, on retourne la carte tour suivante, sauf après la manche 1. Chacun pioche une carte.
print-fowlplay-end = La partie se termine après une manche où il reste 8 volailles ou moins, ou quand la dernière carte tour est retournée.
print-fowlplay-majorities = Pour les cercles, hexagones, carrés, noires, brunes et blanches : qui en a attrapé le plus marque autant de points qu’il y a de types parmi elles. En cas d’égalité, tous marquent en entier.
print-fowlplay-sets = 4 points pour chaque série de poulet, canard, oie et dinde attrapés.
print-fowlplay-survivors = On révèle les objectifs : 1 point pour chaque trait que chaque volaille restante partage avec le vôtre, et 1 de plus si c’est elle-même qui est en vie.
print-fowlplay-win = Le plus grand total l’emporte. En cas d’égalité : celui dont l’objectif est en vie, puis celui qui a attrapé le moins de volailles.

## Fox on the Run en une page

print-foxrun-aim = Renards contre Gardiens : Indigo veut rejoindre Scarlett, prisonnière ; le loup Zev veut attraper Indigo, ou gagner du temps.
print-foxrun-ready = Posez 22 tuiles flèche face cachée et les 3 tuiles de départ face visible en un carré de 5 sur 5. Scarlett et Indigo partent de coins opposés, Zev et Puffer ensemble de la tuile de départ en diagonale de Scarlett.
print-foxrun-characters = Distribuez les personnages au hasard. À trois, qui est seul dans un camp le joue en entier ; à deux, un camp chacun. Tours : Indigo, Puffer, Scarlett, Zev, et ainsi de suite.
print-foxrun-step = Faites un pas vers le haut, la droite, le bas ou la gauche, quoi que dise la tuile où vous êtes. Si vous pouvez, vous devez. Sur une tuile face cachée : révélez-la, le mouvement s’arrête. Sur une tuile de départ : tout le tour s’arrête, sans capacité.
print-foxrun-arrows = Sur une tuile flèche visible : continuez dans le sens de la flèche, et ainsi de tuile en tuile. Entre deux flèches, vous choisissez.
print-foxrun-once = Les flèches d’une tuile servent une fois par tour. Une flèche qui mène hors du plateau ou sur une case fermée arrête le mouvement.
print-foxrun-enter = Personne n’entre sur une case occupée, sauf Indigo chez Scarlett et Zev chez Indigo. Zev et Puffer peuvent en partager une.
print-foxrun-indigo = Indigo peut faire son premier pas en diagonale.
print-foxrun-puffer = Puffer, après son mouvement, peut faire pivoter de 90° ou 180° une tuile directionnelle visible et libre à côté de lui.
print-foxrun-scarlett = Scarlett, après son mouvement, peut échanger deux tuiles visibles et libres à côté d’elle, sans les faire pivoter.
print-foxrun-zev = Zev, après son mouvement, peut retourner une tuile face cachée à côté de lui.
print-foxrun-foxes = Les Renards gagnent aussitôt quand Indigo entre sur la case de Scarlett sans que Zev soit à côté d’elle.
print-foxrun-guardians = Les Gardiens gagnent aussitôt quand Zev entre sur la case d’Indigo, ou quand la dernière tuile est retournée.
print-foxrun-quiet = Notre décision : ils gagnent aussi après 80 tours de suite sans qu’une tuile soit retournée.
print-foxrun-card-indigo = Indigo, le renard
print-foxrun-card-puffer = Puffer, le blaireau
print-foxrun-card-scarlett = Scarlett, la captive
print-foxrun-card-zev = Zev, le loup
print-foxrun-card-move = Un pas, puis là où mènent les flèches. Sur une tuile face cachée, le déplacement s’arrête ; sur une tuile de départ, tout le tour.
