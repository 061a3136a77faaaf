hounds-pitch = Quatre chiens descendent le damier pour coincer un renard, qui file dès qu’ils laissent une brèche.

hounds-board = Le damier
hounds-fox = Renard
hounds-hound = Chien
hounds-now = { $side ->
    [fox] { $name } déplace le renard.
   *[hounds] { $name } déplace un chien.
}
hounds-won = { $side ->
    [fox] Le renard est passé : { $name } gagne.
   *[hounds] Le renard est coincé : { $name } gagne.
}
hounds-position = Le renard est en { $fox }, les chiens sont en { $hounds }.
hounds-ask = { $side ->
    [fox] Déplacez le renard d’une case en diagonale.
   *[hounds] Déplacez un chien d’une case vers le bas.
}
hounds-you = { $side ->
    [fox] Vous jouez le renard.
   *[hounds] Vous jouez les chiens.
}
hounds-step = De { $start } à { $end }
hounds-told = { $name } va de { $start } à { $end }

hounds-sheet = Le résultat
hounds-row-side = Camp
hounds-side = { $side ->
    [fox] Le renard
   *[hounds] Les chiens
}
hounds-row-result = Résultat
hounds-result = { $won ->
    [true] gagné
   *[false] perdu
}

hounds-no-move = « { $text } » n’est pas un coup. Écrivez par exemple « e1-f2 ».
hounds-not-your-turn = C’est à l’autre joueur de jouer.
hounds-not-your-piece = Vous n’avez pas de pièce en { $square }.
hounds-taken = La case { $square } est occupée.
hounds-one-step = { $seat ->
    [0] Le renard avance d’une case en diagonale.
   *[1] Un chien avance d’une case en diagonale, et seulement vers le bas.
}
hounds-no-square = « { $square } » n’est pas une case foncée du damier.
hounds-shared = Deux pièces ne peuvent pas partir de la même case.
hounds-no-setup = Il n’y a rien à distribuer : la boîte dit d’où partent les pièces.

hounds-bot-cub = Le Renardeau : il court souvent sans regarder.
hounds-bot-aesop = Le renard de la fable : il cherche les brèches.
hounds-bot-reynard = Renart : il prévoit quelques pas.
hounds-bot-kitsune = La Kitsune : elle ne laisse aucune brèche.

hounds-lesson-goal = Vous êtes le renard. Atteignez la rangée du haut avant que les chiens ne vous coincent.
hounds-lesson-step = Touchez le renard, puis une case : il avance d’un pas en diagonale, vers le haut ou le bas. Allez en d2.
hounds-lesson-hounds = Un chien a bougé. Les chiens ne font que descendre : une fois dépassés, ils ne peuvent plus vous rattraper.
hounds-lesson-back = Le renard peut aussi reculer, et doit parfois attendre une brèche. Reculez maintenant.
hounds-lesson-end = C’est tout : restez en mouvement, guettez les brèches et évitez les coins. Bonne chance !
