## Ce qui s’imprime

print-foot = Foxden · un projet de fans non officiel ; le jeu et son nom appartiennent à son auteur et à son éditeur
print-foxy-boards = Plateaux
print-foxy-tracks = Pistes des animaux
print-fowlplay-sheets = Feuilles de score
print-foxrun-cards = Cartes des personnages
print-summary = Le jeu en une page
print-unknown = Il n’y a rien à imprimer sous ce nom. Choisissez parmi : { $known }.
print-how = Papier : { $papers }. Exemplaires : de 1 à { $most }.
print-name = Nom
print-tracks-how = Retournez la pile et, chaque fois qu’une carte montre un animal, cochez la case suivante sur sa piste.

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

## Foxy en une page

print-foxy-aim = Vingt cartes apparaissent l’une après l’autre, chacune cachant la précédente. Retenez les animaux que vous avez vus, écrivez combien il y en avait, et marquez le plus de points.
print-foxy-ready = Mélangez les 48 cartes animaux, prenez-en 19 sans les regarder, ajoutez le Renard et mélangez ces 20 cartes. Les 29 autres restent dans la boîte, sans être vues. Chacun prend un plateau et un feutre.
print-foxy-turn = Posez la carte suivante sur la pile, face visible. Chacun écrit en secret un nombre de 0 à 999 dans la case de ce tour. Il est interdit de noter autre chose ou de regarder les cartes recouvertes.
print-foxy-aloud = Annoncez ensemble le numéro du tour à haute voix : ainsi, personne ne saute de case.
print-foxy-exact = Le nombre exact : pour chaque type d’animal de la carte, comptez combien de fois il est apparu jusqu’ici, cette carte comprise, et additionnez.
print-foxy-prudent = Un doute ? Écrivez un peu moins : un nombre trop bas rapporte encore, un nombre trop haut ne rapporte rien. Mais plus vous êtes près, plus vous gagnez.
print-foxy-fox = Le Renard demande combien d’animaux différents sont apparus avant lui.
print-foxy-bet = Une fois par partie, vous pouvez entourer le nombre que vous écrivez : vous pariez qu’il est exact.
print-foxy-count = Retournez la pile et montrez de nouveau les cartes dans le même ordre, en cochant les pistes. Un nombre exact ou trop bas rapporte sa valeur en points. Un nombre trop haut ne rapporte rien et est barré.
print-foxy-circled = Le nombre entouré compte double s’il est exact ; sinon, il ne rapporte rien.
print-foxy-win = Le plus grand total l’emporte. En cas d’égalité : le plus de points grâce au nombre entouré, puis le moins de nombres barrés.
print-foxy-variants = À la place, le Renard peut demander combien de fois l’animal le plus fréquent est apparu, ou combien de cartes avant lui ne montraient qu’un seul animal, ou bien compter comme un chat.
print-foxy-modes = Mode difficile : seuls les nombres exacts rapportent des points. Mode facile : à chaque tour, la dernière personne à écrire annonce son nombre à tous.
print-foxy-solo = Solo : vous gagnez si l’écart total de vos vingt nombres ne dépasse pas 5. Notre décision : pas de pari.

## Fowl Play! en une page

print-fowlplay-aim = Vous êtes un renard dans une basse-cour. Mangez varié, et gardez en vie les volailles qui ressemblent à votre objectif secret.
print-fowlplay-ready = Les neuf volailles de chaque type remplissent un coin de la basse-cour, dans l’ordre que vous voulez. À trois ou quatre, on joue avec les cartes tour 1 à 3 ; à deux, avec les six. Chacun prend un renard et le pose sur une case libre autour du centre de la tanière. La dernière personne à avoir mangé de la volaille commence.
print-fowlplay-target = Chacun reçoit quatre cartes et en met une de côté, face cachée : c’est son objectif. Les trois autres forment sa main.
print-fowlplay-cards = Chacun joue une carte face cachée, puis on les révèle toutes. Le plus petit numéro joue en premier, d’abord pour les volailles, puis pour les renards. Notre décision : tant que tout le monde n’a pas choisi, vous pouvez encore changer de carte et, au début, d’objectif.
print-fowlplay-birds = Volailles : vous disposez de trois pas pour déplacer des volailles qui ont le type, la couleur ou la forme de votre carte. Une volaille va sur une case voisine libre, jamais sur une entrée de tunnel.
print-fowlplay-fear = Les volailles craignent les renards : une volaille à 3 pas ou plus de tous les renards ne s’approche pas à moins de 3 pas, et une volaille à 2 pas ne peut pas venir à côté d’un renard.
print-fowlplay-foxes = Renards : le vôtre fait jusqu’à deux pas, chacun sur une case voisine ou d’une entrée de tunnel à une autre. Un renard qui arrive sur une volaille l’attrape et s’arrête. À la manche 1, aucun renard ne peut s’arrêter au centre.
print-fowlplay-draw = Si personne n’a attrapé de volaille, retournez la carte tour suivante, sauf après la manche 1. Chacun pioche une carte.
print-fowlplay-end = La partie se termine après une manche où il reste 8 volailles ou moins, ou quand la dernière carte tour est retournée.
print-fowlplay-majorities = Cercles, hexagones, carrés, noires, brunes, blanches : dans chaque catégorie, la personne qui a attrapé le plus de volailles marque un point par type parmi elles. À égalité, chacun marque tous ses points.
print-fowlplay-sets = 4 points par série d’une poule, d’un canard, d’une oie et d’une dinde parmi vos prises.
print-fowlplay-survivors = Révélez les objectifs : 1 point par trait commun entre chaque volaille encore dans la basse-cour et votre objectif, et 1 de plus si la volaille objectif elle-même est en vie.
print-fowlplay-win = Le plus grand total l’emporte. En cas d’égalité : la personne dont la volaille objectif est en vie, puis celle qui a attrapé le moins de volailles.

## Fox on the Run en une page

print-foxrun-aim = Renards contre Gardiens : Indigo veut rejoindre Scarlett, captive ; Zev le loup veut attraper Indigo, ou jouer la montre.
print-foxrun-ready = Disposez en carré de 5 sur 5 les 22 tuiles directionnelles, face cachée, et les 3 tuiles de départ, face visible. Scarlett et Indigo partent de coins opposés, Zev et Puffer ensemble de la tuile de départ en diagonale de Scarlett.
print-foxrun-characters = Distribuez les personnages au hasard. À trois, la personne seule dans son camp en joue les deux personnages ; à deux, un camp chacun. Ordre des tours : Indigo, Puffer, Scarlett, Zev, et ainsi de suite.
print-foxrun-step = Faites un pas vers le haut, la droite, le bas ou la gauche, quoi que montre la tuile où vous êtes. Si vous pouvez avancer, vous devez le faire. Sur une tuile face cachée : révélez-la, et le déplacement s’arrête. Sur une tuile de départ : tout le tour s’arrête, sans capacité.
print-foxrun-arrows = Sur une tuile directionnelle visible : suivez sa flèche, et ainsi de suite de tuile en tuile. S’il y a deux flèches, choisissez-en une.
print-foxrun-once = Les flèches d’une tuile ne servent qu’une fois par tour. Une flèche qui mène hors du plateau ou vers une case interdite arrête le déplacement.
print-foxrun-enter = Personne ne peut entrer sur une case occupée, sauf Indigo sur celle de Scarlett, si Zev n’est pas à côté d’elle, et Zev sur celle d’Indigo. Zev et Puffer peuvent en partager une.
print-foxrun-indigo = Indigo peut faire son premier pas en diagonale.
print-foxrun-puffer = Après son déplacement, Puffer peut faire pivoter de 90° ou 180° une tuile directionnelle visible et libre à côté de lui.
print-foxrun-scarlett = Après son déplacement, Scarlett peut échanger deux tuiles visibles et libres à côté d’elle, sans les faire pivoter.
print-foxrun-zev = Après son déplacement, Zev peut révéler une tuile face cachée à côté de lui.
print-foxrun-foxes = Les Renards gagnent dès qu’Indigo entre sur la case de Scarlett sans que Zev soit à côté d’elle.
print-foxrun-guardians = Les Gardiens gagnent dès que Zev entre sur la case d’Indigo, ou dès que la dernière tuile est révélée.
print-foxrun-quiet = Notre décision : ils gagnent aussi après 80 tours de suite sans qu’une tuile soit révélée.
print-foxrun-card-indigo = Indigo, le renard
print-foxrun-card-puffer = Puffer, le blaireau
print-foxrun-card-scarlett = Scarlett, la captive
print-foxrun-card-zev = Zev, le loup
print-foxrun-card-move = Un pas, puis là où mènent les flèches. Sur une tuile face cachée, le déplacement s’arrête ; sur une tuile de départ, tout le tour.
