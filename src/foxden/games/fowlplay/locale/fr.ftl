## Pourquoi pas ?

fowlplay-no-move = « { $text } » n’est pas un coup de ce jeu.
fowlplay-reshuffle-first = D’abord, la défausse est mélangée pour former une nouvelle pioche.
fowlplay-target-first = Choisissez d’abord l’une de vos quatre cartes comme objectif.
fowlplay-target-final = Tous les objectifs sont choisis : le vôtre ne peut plus changer.
fowlplay-target-stays = Cette carte est votre objectif : elle reste en place jusqu’à la fin.
fowlplay-not-in-hand = Vous n’avez pas la carte { $card } en main.
fowlplay-not-your-den = C’est à { $player } de placer son renard. Notre décision : sauf choix contraire, le hasard désigne qui commence ; puis on suit l’ordre des places.
fowlplay-den-first = Choisissez d’abord un renard et sa case dans la tanière.
fowlplay-den-final = Les renards sont tous choisis et placés : le vôtre ne peut plus changer.
fowlplay-colour-taken = { $player } a déjà pris ce renard.
fowlplay-card-first = Choisissez d’abord une carte à jouer.
fowlplay-card-final = Toutes les cartes de la manche sont choisies : la vôtre ne peut plus changer.
fowlplay-others-choose = Vous avez choisi ; les autres n’ont pas encore fini.
fowlplay-chosen-already = Vous avez déjà choisi cette carte. Pour changer d’avis, touchez-en une autre.
fowlplay-not-your-turn = C’est à { $player } de jouer.
fowlplay-birds-now = C’est le moment de déplacer des volailles. Les renards bougeront quand tout le monde aura fini.
fowlplay-foxes-now = Seuls les renards peuvent bouger maintenant.
fowlplay-bird-caught = Un renard a attrapé { $bird }, qui n’est plus dans la basse-cour.
fowlplay-nothing-shared = Ni type, ni couleur, ni forme : { $bird } n’a rien en commun avec votre carte ({ $card }).
fowlplay-bird-too-far = { $hex } est à plus d’un pas : trop loin pour { $bird }.
fowlplay-bird-there = En { $hex }, il y a déjà { $bird }.
fowlplay-fox-there = En { $hex }, il y a déjà le renard joué par { $player }.
fowlplay-tunnel = { $hex } est une entrée de tunnel : les volailles ne peuvent pas y aller.
fowlplay-fear = Trop près d’un renard : pour { $bird }, le plus proche est à { $before ->
    [one] 1 pas
   *[other] { $before } pas
} ; là-bas, il ne serait plus qu’à { $after }.
fowlplay-fox-here = Votre renard est déjà en { $hex }.
fowlplay-fox-too-far = { $hex } est à plus d’un pas de votre renard.
fowlplay-no-tunnel = { $hex } est à plus d’un pas, et ce n’est pas une entrée de tunnel.
fowlplay-must-leave = À la première manche, aucun renard ne peut s’arrêter sur le tunnel central : avancez encore.
fowlplay-bird-can = { $n ->
    [0] Aucun déplacement possible pour l’instant : choisissez une autre volaille.
    [one] Case possible : { $places }.
   *[other] Cases possibles : { $places }.
}
fowlplay-fox-can = Votre renard peut aller en { $places }.
fowlplay-card-moves = Votre carte permet de déplacer { $birds }.
fowlplay-dens-free = Cases libres : { $places }.
fowlplay-foxes-free = Il reste : { $foxes }.
fowlplay-all = { $feature ->
    [circle] les volailles sur cercle
    [hexagon] les volailles sur hexagone
    [square] les volailles sur carré
    [black] les volailles noires
    [brown] les volailles brunes
    [white] les volailles blanches
    [chicken] les poules
    [duck] les canards
    [goose] les oies
   *[turkey] les dindes
}
fowlplay-no-end-there = À la première manche, aucun renard ne peut finir son déplacement sur le tunnel central.

## Le hasard

fowlplay-no-reshuffle-now = Rien à mélanger pour l’instant : il reste assez de cartes dans la pioche.
fowlplay-reshuffle-discards = La nouvelle pioche doit contenir toutes les cartes de la défausse, et aucune autre.

## Le contenu d’une boîte

fowlplay-data-card = La carte { $number }, « { $card } », n’existe pas. Écrivez, par exemple, « duck brown square ».
fowlplay-data-card-twice = « { $card } » figure deux fois dans la liste ; chacune des 36 volailles n’a qu’une carte.
fowlplay-data-hex = « { $hex } » n’est pas une case de la basse-cour ; le centre est « 0,0 », et l’un des coins « 6,-6 ».
fowlplay-data-hex-twice = { $hex } figure deux fois dans la liste.
fowlplay-data-tunnels = { $n ->
    [one] Il y a { $n } entrée de tunnel ; il en faut sept.
   *[other] Il y a { $n } entrées de tunnel ; il en faut sept.
}
fowlplay-data-flocks = { $n ->
    [one] Un coin a { $n } case avec des empreintes ; il en faut neuf dans chacun.
   *[other] Un coin a { $n } cases avec des empreintes ; il en faut neuf dans chacun.
}
fowlplay-data-centre = Le centre de la basse-cour doit être une entrée de tunnel.
fowlplay-data-den = Les six cases autour du centre font partie de la tanière des renards et ne peuvent pas être des entrées de tunnel.
fowlplay-data-flocks-share = Une case ne peut pas appartenir à deux coins.
fowlplay-data-flocks-where = Les volailles ne peuvent partir ni de la tanière ni d’une entrée de tunnel.
fowlplay-data-last-birds = La partie doit se terminer quand il reste entre 1 et 35 volailles.
fowlplay-data-turn-cards = À { $players } joueurs, on peut utiliser de 1 à 6 cartes tour.

## Une boîte à soi

fowlplay-data-types = Chacun des quatre types doit avoir son propre coin.
fowlplay-data-mixed = Un coin ne peut accueillir qu’un seul type de volaille.
fowlplay-data-bird-twice = Chacune des 36 volailles doit avoir sa propre place.
fowlplay-box-intro = Nous avons dû reconstituer ce que seules les images du livret montrent. Votre boîte est différente ? Faites les corrections ici. Vous pouvez aussi choisir d’où partent les volailles.
fowlplay-box-board = Plateau
fowlplay-box-board-how = Sept entrées de tunnel, dont une au centre, et quatre coins de neuf cases avec des empreintes.
fowlplay-box-corner = { $corner ->
    [1] Coin 1, en haut à gauche
    [2] Coin 2, en haut à droite
    [3] Coin 3, en bas à gauche
   *[4] Coin 4, en bas à droite
}
fowlplay-box-standing = D’où partent les volailles
fowlplay-box-stand = { $way ->
    [random] Au hasard
    [types] Je choisis le coin de chaque type
   *[birds] Je place chaque volaille
}
fowlplay-box-types = Coins
fowlplay-box-types-how = Quel type dans quel coin ? Touchez-en deux pour les échanger.
fowlplay-box-birds = Volailles
fowlplay-box-birds-how = Touchez deux volailles pour les échanger. Chaque coin n’en accueille qu’un seul type.
fowlplay-box-cards = Numéros des cartes
fowlplay-box-cards-how = Quelle volaille a quel numéro ? Touchez-en deux pour les échanger.
fowlplay-box-last-birds = Volailles restantes en fin de partie
fowlplay-box-turn-cards = Cartes tour à { $n } joueurs

## Ce que peut être une mise en place

fowlplay-setup-parts = Une mise en place indique où sont les volailles, quelles cartes sont en main et dans la pioche, et qui commence.
fowlplay-setup-birds = Chacune des 36 volailles doit avoir sa place.
fowlplay-setup-hexes = Chaque volaille doit être sur une case de la basse-cour.
fowlplay-setup-flocks = Les neuf volailles de chaque type doivent remplir les neuf cases d’un coin.
fowlplay-setup-standing = Les volailles doivent partir des places choisies pour cette boîte.
fowlplay-setup-hands = Chacun doit recevoir quatre cartes ; les autres forment la pioche.
fowlplay-setup-cards = Chacune des 36 cartes doit figurer une seule fois, dans une main ou dans la pioche.
fowlplay-setup-first = La personne qui place le premier renard doit être à la table.
fowlplay-setup-first-chosen = C’est à la personne choisie de placer le premier renard.

## Volailles, renards, cartes

fowlplay-bird = { $kind ->
    [chicken] { $form ->
        [the] la poule
       *[name] poule
    }
    [duck] { $form ->
        [the] le canard
       *[name] canard
    }
    [goose] { $form ->
        [the] l’oie
       *[name] oie
    }
   *[turkey] { $form ->
        [the] la dinde
       *[name] dinde
    }
} { $colour ->
    [black] { $kind ->
        [duck] noir
       *[other] noire
    }
    [brown] { $kind ->
        [duck] brun
       *[other] brune
    }
   *[white] { $kind ->
        [duck] blanc
       *[other] blanche
    }
} sur { $shape ->
    [circle] cercle
    [hexagon] hexagone
   *[square] carré
}
fowlplay-fox = { $form ->
    [name] renard
   *[subject] le renard
} { $colour ->
    [black] noir
    [brown] brun
    [orange] orange
   *[white] blanc
}
fowlplay-card = carte { $number }, { $bird }
fowlplay-count = { $feature ->
    [bird] { $n ->
        [one] { $n } volaille
       *[other] { $n } volailles
    }
    [circle] { $n ->
        [one] { $n } cercle
       *[other] { $n } cercles
    }
    [hexagon] { $n ->
        [one] { $n } hexagone
       *[other] { $n } hexagones
    }
    [square] { $n ->
        [one] { $n } carré
       *[other] { $n } carrés
    }
    [black] { $n ->
        [one] { $n } volaille noire
       *[other] { $n } volailles noires
    }
    [brown] { $n ->
        [one] { $n } volaille brune
       *[other] { $n } volailles brunes
    }
    [white] { $n ->
        [one] { $n } volaille blanche
       *[other] { $n } volailles blanches
    }
    [chicken] { $n ->
        [one] { $n } poule
       *[other] { $n } poules
    }
    [duck] { $n ->
        [one] { $n } canard
       *[other] { $n } canards
    }
    [goose] { $n ->
        [one] { $n } oie
       *[other] { $n } oies
    }
   *[turkey] { $n ->
        [one] { $n } dinde
       *[other] { $n } dindes
    }
}

## Ce qu’il y a

fowlplay-farm = La basse-cour
fowlplay-ground = { $ground ->
    [tunnel] entrée de tunnel
    [den] tanière
   *[centre] tanière et entrée de tunnel
}
fowlplay-hand = Votre main
fowlplay-target = Votre carte objectif
fowlplay-free-foxes = Renards au choix
fowlplay-table = Sur la table
fowlplay-played = Cartes jouées
fowlplay-goal = Mangez un peu de tout, et épargnez les volailles qui ressemblent à votre objectif.
fowlplay-legend = { $mark ->
    [alike] a un trait commun avec la carte en jeu : vous pouvez déplacer cette volaille
    [wanted] votre objectif
    [in-reach] votre renard peut l’attraper
    [fear-2] un renard est à deux pas
   *[fear-1] un renard est juste à côté
}
fowlplay-cards-of = Joueur { $player } : cartes
fowlplay-caught-by = Joueur { $player } : volailles attrapées
fowlplay-fox-of = { $fox }, joué par { $name }
fowlplay-player = { $name } a attrapé { $caught } et a { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fowlplay-hidden-target = carte objectif, face cachée
fowlplay-hidden-card = carte choisie, face cachée
fowlplay-counted = { $what ->
    [birds-left] Volailles restantes : { $text }
    [turn-cards] Cartes tour retournées : { $text }
    [deck] Cartes dans la pioche : { $text }
   *[discards] Cartes dans la défausse : { $text }
}

## Ce qui se passe

fowlplay-now = { $phase ->
    [target] { $n ->
        [one] { $name } choisit sa carte objectif.
       *[other] { $name } choisissent leur carte objectif.
    }
    [den] { $name } choisit un renard et sa place dans la tanière.
    [play] Manche { $round } : { $n ->
        [one] { $name } choisit une carte.
       *[other] { $name } choisissent une carte.
    }
    [birds] Manche { $round } : { $name } déplace des volailles, { $steps ->
        [one] encore { $steps } pas.
       *[other] encore { $steps } pas.
    }
    [foxes] Manche { $round } : { $name } déplace son renard, { $steps ->
        [one] encore { $steps } pas.
       *[other] encore { $steps } pas.
    }
   *[draw] Manche { $round } : la défausse est mélangée pour former une nouvelle pioche.
}
fowlplay-win = { $n ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
} avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fowlplay-fox-at = { $fox } ({ $name }) en { $hex }
fowlplay-foxes = Les renards : { $foxes }.
fowlplay-order = Cartes jouées, de la plus basse à la plus haute : { $cards }.
fowlplay-in-yard = Dans la basse-cour : { $birds }.
fowlplay-has-caught = { $name } a attrapé { $birds }.
fowlplay-ended = { $by ->
    [birds] Fin de la partie : { $birds ->
        [0] il ne reste plus aucune volaille.
        [one] il ne reste qu’une volaille.
       *[other] il ne reste que { $birds } volailles.
    }
   *[turns] Fin de la partie : la dernière carte tour a été retournée.
}
fowlplay-birds-left = { $birds ->
    [one] Il reste { $birds } volaille
   *[other] Il reste { $birds } volailles
}. La partie s’arrête à la fin d’une manche quand il en reste { $last } ou moins.
fowlplay-turn-cards = { $now ->
    [captured] Une volaille a été attrapée pendant cette manche : aucune carte tour n’est retournée.
    [first] À la première manche, aucune carte tour n’est retournée.
    [last] Si aucune volaille n’est attrapée pendant cette manche, la dernière carte tour est retournée et la partie se termine.
   *[quiet] Si aucune volaille n’est attrapée pendant cette manche, la carte tour { $next } sur { $all } est retournée. La dernière met fin à la partie.
}
fowlplay-points-now = Points des prises jusqu’ici : { $points }.

## Ce que vous savez et pouvez faire

fowlplay-you = Vous jouez { $fox }, en { $hex }.
fowlplay-your-target = Votre objectif : { $card }.
fowlplay-your-card = Face cachée devant vous : { $card }.
fowlplay-your-hand = Votre main : { $cards }.
fowlplay-estimate = Si la partie s’arrêtait maintenant, vous auriez { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $caught } pour les prises, { $survivors } pour les survivantes.
fowlplay-target-caught = Votre objectif, { $bird }, a été attrapé.
fowlplay-target-danger = Votre objectif, { $bird }, est en { $hex } et peut être attrapé par { $names }.
fowlplay-target-safe = Votre objectif, { $bird }, est en { $hex }, { $steps ->
    [0] et il n’y a encore aucun renard.
    [one] hors de portée des autres renards ; le renard le plus proche est à { $steps } pas.
   *[other] hors de portée des autres renards ; le renard le plus proche est à { $steps } pas.
}
fowlplay-mark = { $mark ->
    [wanted] votre objectif
   *[in-reach] à portée de votre renard
}
fowlplay-fear-rule = Les volailles craignent les renards : aucune ne s’approche à moins de 3 pas d’un renard, et une volaille déjà plus près ne s’approche pas davantage.
fowlplay-on-tunnel = { $must ->
    [true] Votre renard est sur le tunnel central, où il ne peut pas rester à la première manche.
   *[false] Votre renard est sur une entrée de tunnel : en un pas, il atteint n’importe quelle autre.
}
fowlplay-prey = { $bird } en { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] Aucune volaille n’est à portée de votre renard.
   *[other] À portée de votre renard, avec ce que chaque prise change à vos points : { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Choisissez l’une de vos quatre cartes comme objectif. Personne d’autre ne la verra avant la fin.
    [den] Choisissez un renard, et pour lui une case libre autour du centre.
    [play] Choisissez une carte à jouer. Le plus petit numéro commence.
    [change] Votre choix est fait. Tant que tout le monde n’a pas fini, vous pouvez encore toucher une autre carte (notre décision).
    [birds] Déplacez des volailles qui ont le type, la couleur ou la forme de votre carte ({ $bird }) : { $steps ->
        [one] encore { $steps } pas.
       *[other] encore { $steps } pas.
    }
    [leave] Avancez encore : à la première manche, votre renard ne peut pas rester sur le tunnel central.
   *[foxes] Déplacez votre renard : { $steps ->
        [one] encore { $steps } pas.
       *[other] encore { $steps } pas.
    }
}
fowlplay-to = vers { $hex }
fowlplay-go = { $way ->
    [tunnel] Par le tunnel jusqu’en { $hex }
    [entrance] Aller en { $hex }, entrée de tunnel
   *[step] Aller en { $hex }
}
fowlplay-catch = Attraper { $bird } en { $hex } ({ $points } pour vous)
fowlplay-journey = { $step }, en { $steps } pas
fowlplay-stop = { $moved ->
    [true] Terminé
   *[false] { $phase ->
        [birds] Ne rien déplacer
       *[foxes] Rester ici
    }
}

## Ce qui a été fait

fowlplay-told-target = { $name } a choisi sa carte objectif
fowlplay-told-card = { $name } a choisi une carte
fowlplay-told-cards = Les cartes sont révélées : { $cards }
fowlplay-told-turn-card = Aucune prise : carte tour { $n } sur { $all }
fowlplay-heading = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round }
}
fowlplay-told-all = { $phase ->
    [target] Tout le monde a choisi son objectif
   *[play] Tout le monde a choisi sa carte
}
fowlplay-told-den = { $name } prend { $fox } et part de { $hex }
fowlplay-told-bird = { $name } déplace { $bird } en { $hex }
fowlplay-told-no-birds = { $name } ne déplace plus de volailles
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) passe par le tunnel jusqu’en { $hex }
   *[false] { $fox } ({ $name }) va en { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) attrape { $bird } en { $hex }
fowlplay-told-stays = { $fox } ({ $name }) ne va pas plus loin

## La feuille de score

fowlplay-sheet = La feuille de score
fowlplay-own-sheet = Vos points si la partie s’arrêtait maintenant
fowlplay-row-most = Majorité : { $feature ->
    [circle] cercles
    [hexagon] hexagones
    [square] carrés
    [black] noires
    [brown] brunes
   *[white] blanches
}
fowlplay-row-sets = Séries de quatre types
fowlplay-row-caught = Sous-total 1 : prises
fowlplay-row-target = Carte objectif
fowlplay-row-alive = Survivantes : { $feature ->
    [circle] cercles
    [hexagon] hexagones
    [square] carrés
    [black] noires
    [brown] brunes
    [white] blanches
    [chicken] poules
    [duck] canards
    [goose] oies
   *[turkey] dindes
}
fowlplay-row-saved = Objectif sauvé
fowlplay-row-survivors = Sous-total 2 : survivantes
fowlplay-row-total = Score total
fowlplay-row-place = Rang
fowlplay-why-none = Personne n’en a attrapé.
fowlplay-why-fewer = { $birds } ; la majorité revient à { $names }, avec { $most }.
fowlplay-why-tied = { $birds }, à égalité avec { $names } : chacun marque tous ses points. { $points ->
    [one] { $points } seul type : { $points } point.
   *[other] { $points } types différents : { $points } points.
}
fowlplay-why-most = { $birds } : c’est la majorité. { $points ->
    [one] { $points } seul type : { $points } point.
   *[other] { $points } types différents : { $points } points.
}
fowlplay-why-sets = { $birds } : { $sets ->
    [0] aucune série complète.
    [one] { $sets } série complète, { $points } points.
   *[other] { $sets } séries complètes, { $points } points.
}
fowlplay-why-alive = { $birds } comme l’objectif, encore dans la basse-cour : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fowlplay-why-saved = La volaille objectif elle-même, { $bird }, est encore dans la basse-cour : 1 point.
fowlplay-why-lost = La volaille objectif, { $bird }, a été attrapée par { $name }.
fowlplay-why-place = { $by ->
    [points] Aux points.
    [target] Égalité aux points : la personne dont la volaille objectif a survécu passe devant.
    [fewer] Égalité aux points et à l’objectif : la personne qui a attrapé le moins de volailles passe devant (prises : { $n }).
   *[shared] Égalité aux points, à l’objectif et aux prises ({ $n }) : le rang est partagé.
}

## Avant la partie

fowlplay-pitch = Vous êtes un renard parmi trente-six volailles. Mangez varié, mais laissez en vie celles qui ressemblent à votre objectif secret.
fowlplay-option-first = { $value ->
    [name] Qui place le premier renard ?
    [drawn] Au hasard
    [first-seat] Place 1 : a mangé de la volaille en dernier
    [second-seat] Place 2 : a mangé de la volaille en dernier
    [third-seat] Place 3 : a mangé de la volaille en dernier
   *[fourth-seat] Place 4 : a mangé de la volaille en dernier
}
fowlplay-will-be-first = place le premier renard

## Les bots

fowlplay-bot-cub = Le Renardeau : il court après tout ce qui bat des ailes, et mange parfois son propre objectif.
fowlplay-bot-aesop = Le renard de la fable : il prend la meilleure volaille à portée et ne voit guère plus loin.
fowlplay-bot-reynard = Renart le rusé : il mange ce qui rapporte, fait fuir ce que vous vouliez et garde un œil sur les dernières manches.
fowlplay-bot-kitsune = La Kitsune, renarde millénaire : elle a vu toutes les basses-cours et prévoit plusieurs manches à l’avance.

## La première partie

fowlplay-lesson-target = Vous êtes un renard qui a un secret. Une carte devient votre objectif : les volailles qui lui ressemblent vous rapportent des points tant qu’elles vivent. Prenez l’oie brune.
fowlplay-lesson-den = Choisissez votre renard : touchez le renard orange, puis la case entourée dans la tanière.
fowlplay-lesson-card = À chaque manche, chacun joue une carte en secret. Le plus petit numéro commence. (Notre décision : vous pouvez changer d’avis tant que tout le monde n’a pas choisi.) Jouez le 7.
fowlplay-lesson-goose = Le 7, c’est l’oie noire sur hexagone : il déplace les volailles de ce type, de cette couleur ou de cette forme, trois pas en tout. Votre objectif est près d’un tunnel, d’où surgissent les renards. Touchez l’oie brune, puis la case entourée.
fowlplay-lesson-further = Encore trop près. Un pas de plus, tout droit.
fowlplay-lesson-enough = C’est assez loin. Il vous reste un pas, mais rien ne vous oblige à l’utiliser : touchez le bouton entouré.
fowlplay-lesson-hole = Maintenant, les renards courent, deux pas chacun. Premier pas : dans le trou du milieu. C’est un tunnel.
fowlplay-lesson-tunnel = Tous les tunnels communiquent. Un seul pas mène d’un trou à n’importe quel autre : en route vers les canards !
fowlplay-lesson-again = Manche suivante, nouvelle carte. Jouez le 5.
fowlplay-lesson-fear = Les volailles craignent les renards et ne s’approchent pas à moins de trois pas. Mais ce canard était là avant vous ! Laissez les volailles tranquilles : touchez le bouton entouré.
fowlplay-lesson-catch = Courez sur le canard pour l’attraper. Il n’a rien en commun avec votre objectif : il ne vous coûte rien.
fowlplay-lesson-caught = À la fin, vos prises rapportent des points pour la majorité dans une couleur ou une forme, et quatre par série des quatre types. Mangez donc un peu de tout.
fowlplay-lesson-alive = Chaque volaille encore en vie vous donne un point par trait commun avec votre objectif : type, couleur, forme. Épargnez celles qui lui ressemblent !
fowlplay-lesson-end = Et ainsi de suite, jusqu’à ce qu’il ne reste que huit volailles, ou que trop de manches passent sans prise. Envie d’une vraie chasse ?

## À la vraie table

fowlplay-score-intro = Indiquez qui a attrapé quelles volailles, et l’objectif de chacun. La feuille se remplit toute seule, et vous voyez d’où vient chaque point.
fowlplay-score-caught = Qui a attrapé quelles volailles ?
fowlplay-score-caught-how = Choisissez un joueur, puis touchez les volailles posées devant lui.
fowlplay-score-targets = L’objectif de chacun
fowlplay-score-targets-how = Quelle volaille figure sur la carte mise de côté au début ?
fowlplay-kind = { $kind ->
    [chicken] Poules
    [duck] Canards
    [goose] Oies
   *[turkey] Dindes
}
fowlplay-caught-twice = { $bird } ne peut pas figurer deux fois parmi les prises : { $names }.
fowlplay-target-twice = { $names } ne peuvent pas avoir le même objectif : il n’y a qu’une carte avec { $bird }.
fowlplay-missing-birds = Aucune volaille n’a encore été saisie.
fowlplay-missing-targets = Objectif à saisir : { $names }.

## Ce qui s’imprime

print-fowlplay-sheets = Feuilles de score

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

## The score, before the first move

fowlplay-primer-two = Deux choses comptent
fowlplay-primer-two-how = À la fin, vous marquez des points pour ce que votre renard a attrapé et pour ce qui est encore en vie.
fowlplay-primer-most = Les majorités
fowlplay-primer-most-how = Trois couleurs, trois formes : pour chacune, la personne qui a attrapé le plus de volailles marque un point par type parmi elles. À égalité, chacun marque tous ses points.
fowlplay-primer-most-example = Quatre volailles brunes (trois poules et un canard) : deux types, 2 points.
fowlplay-primer-sets = Les séries
fowlplay-primer-sets-how = Une poule, un canard, une oie et une dinde forment une série : 4 points, quelles que soient leurs couleurs et leurs formes.
fowlplay-primer-alive = Les survivantes
fowlplay-primer-alive-how = Chaque volaille encore en vie vous donne un point par trait commun avec votre objectif secret : type, couleur, forme.
fowlplay-primer-alive-example = Objectif : poule brune sur hexagone. Une oie blanche sur hexagone donne 1 point, une poule brune sur cercle en donne 2.
fowlplay-primer-target = Votre objectif
fowlplay-primer-target-how = Si elle est en vie, la volaille objectif elle-même vous donne 3 points, plus 1. Mangez donc un peu de tout, et épargnez ce qui ressemble à votre objectif.

## Tips for one’s first games

fowlplay-tip-target = Un objectif au bord de son groupe et près d’un tunnel est en danger ; au milieu, il ne peut guère s’échapper. Regardez où sont vos quatre volailles avant de choisir.
fowlplay-tip-keep = Gardez en main une carte qui a quelque chose en commun avec votre objectif : elle servira peut-être à le tirer d’affaire.
fowlplay-tip-high = Pour sauver des volailles, jouez un grand numéro : les autres auront déjà joué, et vous verrez lesquelles sont encore en danger.
fowlplay-tip-low = Si d’autres visent le même tunnel, jouez un petit numéro : le premier renard arrivé le bloque.
fowlplay-tip-shield = D’autres volailles peuvent faire écran entre les renards et votre objectif. Mais ne laissez pas deviner laquelle vous protégez.
fowlplay-tip-pull = Votre renard est sur une entrée de tunnel ? Jouez un petit numéro et amenez une volaille près d’une autre entrée : elle ne remarque pas un renard à travers un tunnel, et vous surgirez en premier.
fowlplay-tip-spare = Attraper n’est pas toujours gagner : une volaille qui a deux traits communs avec votre objectif vaut 2 points si elle reste en vie.
fowlplay-tip-majority = Collectionnez les couleurs et les formes que votre objectif n’a pas. Les siennes vous coûtent des survivantes.
fowlplay-tip-bluff = Si vous n’attrapez jamais rien qui ressemble à votre objectif, tout le monde le devinera. Sacrifiez une de ces volailles de temps en temps.
fowlplay-tip-variety = La variété passe avant la quantité : une volaille de chaque type vaut mieux que beaucoup d’un seul.

## Retour en arrière

fowlplay-review-column = { $of ->
    [bird] Volaille
    [own] Pour le chasseur
   *[others] Pour les autres
 }
fowlplay-review-catches = Ce que valait chaque prise
fowlplay-review-catches-how = Par rapport à la même fin de partie avec cette volaille en vie : majorités, séries et survivantes comprises (FP-19 à FP-21).
fowlplay-review-saved = Ce que valait chaque volaille survivante
fowlplay-review-saved-how = Un point par trait commun avec l’objectif, et un de plus pour l’objectif lui-même (FP-21).
fowlplay-review-cost = { $bird } : en vie, cette volaille valait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } pour son chasseur (FP-21).
fowlplay-review-missed = { $bird } était à portée (FP-15).

## Mes parties

fowlplay-stat-title = { $by ->
    [source] D’où viennent vos points
   *[players] Selon le nombre de joueurs
 }
fowlplay-stat-by = { $by ->
    [source] Origine
   *[players] Joueurs
 }
fowlplay-stat-source = { $source ->
   *[shapes] Majorités : formes
    [colours] Majorités : couleurs
    [sets] Séries de quatre types
    [survivors] Survivantes semblables à l’objectif
    [target] Objectif sauvé
    [total] Total
 }
fowlplay-stat-birds = Volailles attrapées par partie : { $birds }.

## Today

fowlplay-daily-ask = Une seule manche : déplacez des volailles, puis votre renard. Sans toucher aux volailles, vous marqueriez { $idle ->
    [one] { $idle } point
   *[other] { $idle } points
 }. Combien pouvez-vous en obtenir ?
fowlplay-daily = Vous avez marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; on peut en obtenir { $best } à coup sûr.
fowlplay-daily-answer = On peut marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, quoi que fasse l’autre renard.
