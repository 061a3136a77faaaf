## Pourquoi pas ?

fowlplay-no-move = « { $text } » n’est pas un coup de ce jeu.
fowlplay-reshuffle-first = D’abord, la défausse est mélangée pour former une nouvelle pioche.
fowlplay-target-first = Choisissez d’abord l’une de vos quatre cartes comme objectif.
fowlplay-target-final = Tous les objectifs sont choisis : le vôtre ne change plus.
fowlplay-target-stays = Cette carte est votre objectif : elle reste en place jusqu’à la fin.
fowlplay-not-in-hand = La carte { $card } n’est pas dans votre main.
fowlplay-not-your-den = C’est à { $player } de placer son renard. Notre décision : le hasard désigne qui commence, puis on suit l’ordre des places.
fowlplay-den-first = Choisissez d’abord un renard et sa case dans la tanière.
fowlplay-den-final = Les renards ont leur couleur et ont quitté la tanière.
fowlplay-colour-taken = Ce renard est déjà pris par { $player }.
fowlplay-den-taken = { $hex } est déjà la place du renard joué par { $player }.
fowlplay-card-first = Choisissez d’abord une carte à jouer.
fowlplay-card-final = Toutes les cartes de la manche sont choisies : la vôtre ne change plus.
fowlplay-others-choose = Vous avez choisi ; les autres choisissent encore.
fowlplay-chosen-already = Cette carte est déjà choisie. Pour changer d’avis, touchez-en une autre.
fowlplay-not-your-turn = C’est à { $player } de jouer.
fowlplay-birds-now = On déplace les volailles ; les renards bougeront quand tous l’auront fait.
fowlplay-foxes-now = Seuls les renards bougent maintenant.
fowlplay-bird-caught = Un renard a attrapé { $bird } : plus rien à déplacer.
fowlplay-nothing-shared = Ni type, ni couleur, ni forme : { $bird } n’a rien en commun avec votre carte ({ $card }).
fowlplay-bird-too-far = { $hex } n’est pas à un pas : c’est trop loin pour { $bird }.
fowlplay-bird-there = En { $hex } se trouve { $bird }.
fowlplay-fox-there = En { $hex } se trouve le renard joué par { $player }.
fowlplay-tunnel = { $hex } est une entrée de tunnel : les volailles n’y vont pas.
fowlplay-fear = Trop près d’un renard : pour { $bird }, le plus proche est à { $before ->
    [one] 1 pas
   *[other] { $before } pas
} ; là-bas, il serait à { $after }.
fowlplay-fox-here = Votre renard est déjà en { $hex }.
fowlplay-fox-too-far = { $hex } n’est pas à un pas de votre renard.
fowlplay-no-tunnel = { $hex } n’est ni à un pas ni une entrée de tunnel.
fowlplay-must-leave = À la première manche, aucun renard ne s’arrête sur le tunnel central : avancez encore.
fowlplay-bird-can = { $n ->
    [0] Aucun déplacement possible pour l’instant : choisissez une autre volaille.
   *[other] Possible : { $places }.
}
fowlplay-fox-can = Votre renard peut aller en { $places }.
fowlplay-card-moves = Votre carte déplace { $birds }.
fowlplay-dens-free = Libre : { $places }.
fowlplay-foxes-free = Libre : { $foxes }.
fowlplay-all = { $feature ->
    [circle] les cercles
    [hexagon] les hexagones
    [square] les carrés
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

fowlplay-no-reshuffle-now = Aucune carte n’est requise que la pioche ne puisse donner.
fowlplay-reshuffle-discards = La nouvelle pioche se compose exactement des cartes de la défausse.

## Le contenu d’une boîte

fowlplay-data-card = La carte { $number }, « { $card } », n’existe pas ; « duck brown square » en serait une.
fowlplay-data-card-twice = « { $card } » y est deux fois ; chacune des 36 volailles a une carte.
fowlplay-data-hex = « { $hex } » n’est pas une case de la basse-cour ; le centre est « 0,0 », un coin « 6,-6 ».
fowlplay-data-hex-twice = { $hex } y est deux fois.
fowlplay-data-tunnels = { $n ->
    [one] Il y a { $n } entrée de tunnel ; le plateau en a sept.
   *[other] Il y a { $n } entrées de tunnel ; le plateau en a sept.
}
fowlplay-data-flocks = { $n ->
    [one] Un coin a { $n } case avec des empreintes ; chacun en a neuf.
   *[other] Un coin a { $n } cases avec des empreintes ; chacun en a neuf.
}
fowlplay-data-centre = Le centre de la basse-cour est une entrée de tunnel.
fowlplay-data-den = Les six cases autour du centre sont la tanière des renards : il n’y a là aucune entrée de tunnel.
fowlplay-data-flocks-share = Aucune case n’appartient à deux coins.
fowlplay-data-flocks-where = Les volailles ne partent ni de la tanière ni d’une entrée de tunnel.
fowlplay-data-last-birds = La partie s’achève quand il reste de 1 à 35 volailles.
fowlplay-data-turn-cards = À { $players } joueurs, on utilise 1 à 6 cartes tour.

## Une boîte à soi

fowlplay-data-types = Chacun des quatre types a son propre coin.
fowlplay-data-mixed = Chaque coin n’accueille qu’un seul type de volaille.
fowlplay-data-bird-twice = Chacune des 36 volailles a sa propre place.
fowlplay-box-intro = Ce que seules montrent les images du livret a dû être reconstitué. Votre boîte est différente ? Corrigez-la ici. Vous pouvez aussi choisir la place des volailles au début.
fowlplay-box-board = Plateau
fowlplay-box-board-how = Sept entrées de tunnel, dont une au centre, et quatre coins de neuf cases avec des empreintes.
fowlplay-box-corner = { $corner ->
    [1] Coin 1, en haut à gauche
    [2] Coin 2, en haut à droite
    [3] Coin 3, en bas à gauche
   *[4] Coin 4, en bas à droite
}
fowlplay-box-standing = La place des volailles
fowlplay-box-stand = { $way ->
    [random] Le hasard décide
    [types] Je choisis le coin de chaque type
   *[birds] Je place chaque volaille
}
fowlplay-box-types = Coins
fowlplay-box-types-how = Quel type dans quel coin ? Touchez-en deux pour les échanger.
fowlplay-box-birds = Volailles
fowlplay-box-birds-how = Touchez deux volailles pour les échanger. Chaque coin n’en accueille qu’un seul type.
fowlplay-box-cards = Numéros des cartes
fowlplay-box-cards-how = Quelle volaille a quel numéro ? Touchez-en deux pour les échanger.
fowlplay-box-last-birds = Volailles restantes qui mettent fin à la partie
fowlplay-box-turn-cards = Cartes tour à { $n } joueurs

## Ce que peut être une mise en place

fowlplay-setup-parts = Une mise en place dit où sont les volailles, quelles cartes sont en main et dans la pioche, et qui commence.
fowlplay-setup-birds = Chacune des 36 volailles a sa place.
fowlplay-setup-hexes = Chaque volaille est sur une case de la basse-cour.
fowlplay-setup-flocks = Les neuf volailles de chaque type remplissent les neuf cases d’un coin.
fowlplay-setup-standing = Les volailles sont placées comme choisi pour cette boîte.
fowlplay-setup-hands = Chacun reçoit quatre cartes ; les autres forment la pioche.
fowlplay-setup-cards = Chacune des 36 cartes est dans une main ou dans la pioche, une seule fois.
fowlplay-setup-first = Celui qui place le premier renard est l’un des joueurs à la table.
fowlplay-setup-first-chosen = Le premier renard est placé par le joueur choisi pour cela.

## Volailles, renards, cartes

fowlplay-bird = { $kind ->
    [chicken] { $form ->
        [the] le poulet
       *[name] poulet
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
        [goose] noire
        [turkey] noire
       *[other] noir
    }
    [brown] { $kind ->
        [goose] brune
        [turkey] brune
       *[other] brun
    }
   *[white] { $kind ->
        [goose] blanche
        [turkey] blanche
       *[other] blanc
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
        [one] { $n } poulet
       *[other] { $n } poulets
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
fowlplay-goal = Mangez un peu de tout, et épargnez ce qui ressemble à votre objectif.
fowlplay-legend = { $mark ->
    [alike] a un point commun avec la carte en cours : on peut la déplacer
    [wanted] votre objectif
    [in-reach] votre renard peut l’attraper
    [fear-2] un renard est à deux pas
   *[fear-1] un renard est juste à côté
}
fowlplay-cards-of = Joueur { $player } : cartes
fowlplay-caught-by = Joueur { $player } : volailles attrapées
fowlplay-fox-of = { $fox }, joué par { $name }
fowlplay-player = { $name } : { $caught } parmi ses prises, { $points ->
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
    [birds] Manche { $round } : { $name } déplace les volailles, { $steps ->
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
   *[other] { $names } gagnent ensemble
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
        [one] il ne reste que { $birds } volaille.
       *[other] il ne reste que { $birds } volailles.
    }
   *[turns] Fin de la partie : la dernière carte tour est retournée.
}
fowlplay-birds-left = { $birds ->
    [one] Il reste { $birds } volaille
   *[other] Il reste { $birds } volailles
}. La manche qui se termine avec { $last } ou moins est la dernière.
fowlplay-turn-cards = { $now ->
    [captured] Une volaille a été attrapée dans cette manche : aucune carte tour n’est retournée.
    [first] À la première manche, aucune carte tour n’est retournée.
    [last] Si rien n’est attrapé dans cette manche, la dernière carte tour est retournée et la partie se termine.
   *[quiet] Si rien n’est attrapé dans cette manche, la carte tour { $next } sur { $all } est retournée. La dernière met fin à la partie.
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
fowlplay-target-danger = Votre objectif, { $bird }, est en { $hex }, à la portée de : { $names }.
fowlplay-target-safe = Votre objectif, { $bird }, est en { $hex }, { $steps ->
    [0] et aucun renard n’est encore là.
    [one] hors de portée des autres renards ; le renard le plus proche est à { $steps } pas.
   *[other] hors de portée des autres renards ; le renard le plus proche est à { $steps } pas.
}
fowlplay-mark = { $mark ->
    [wanted] votre objectif
   *[in-reach] à la portée de votre renard
}
fowlplay-fear-rule = Les volailles craignent les renards : aucune ne s’approche à moins de 3 pas d’un renard, et celle qui est déjà plus près ne s’approche pas davantage.
fowlplay-on-tunnel = { $must ->
    [true] Votre renard est sur le tunnel central, où il ne peut pas rester à la première manche.
   *[false] Votre renard est sur une entrée de tunnel : en un pas, il atteint n’importe quelle autre.
}
fowlplay-prey = { $bird } en { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] Aucune volaille n’est à la portée de votre renard.
   *[other] À la portée de votre renard, avec l’effet de la prise sur vos points : { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Choisissez l’une de vos quatre cartes comme objectif. Personne d’autre ne la voit avant la fin.
    [den] Choisissez un renard et, pour lui, une case libre autour du centre.
    [play] Choisissez une carte à jouer. Le plus petit numéro commence.
    [change] C’est choisi. Tant que les autres n’ont pas fini, vous pouvez toucher une autre carte (notre décision).
    [birds] Déplacez des volailles qui ont le type, la couleur ou la forme de votre carte ({ $bird }) : { $steps ->
        [one] encore { $steps } pas.
       *[other] encore { $steps } pas.
    }
    [leave] Avancez encore votre renard : à la première manche, il ne peut pas rester sur le tunnel central.
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
        [birds] Ne déplacer aucune volaille
       *[foxes] Rester ici
    }
}

## Ce qui a été fait

fowlplay-told-target = { $name } a choisi sa carte objectif
fowlplay-told-card = { $name } a choisi une carte
fowlplay-told-cards = Les cartes sont révélées : { $cards }
fowlplay-told-turn-card = Rien n’a été attrapé : carte tour { $n } sur { $all }
fowlplay-heading = { $round ->
    [0] Avant la manche 1
   *[other] Manche { $round }
}
fowlplay-told-all = { $phase ->
    [target] Tout le monde a choisi un objectif
   *[play] Tout le monde a choisi une carte
}
fowlplay-told-den = { $name } prend { $fox } et part de { $hex }
fowlplay-told-bird = { $name } déplace { $bird } en { $hex }
fowlplay-told-no-birds = { $name } ne déplace plus de volaille
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) va par le tunnel jusqu’en { $hex }
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
    [chicken] poulets
    [duck] canards
    [goose] oies
   *[turkey] dindes
}
fowlplay-row-saved = Objectif sauvé
fowlplay-row-survivors = Sous-total 2 : survivantes
fowlplay-row-total = Score total
fowlplay-row-place = Rang
fowlplay-why-none = Personne n’en a attrapé.
fowlplay-why-fewer = { $birds } ; la majorité : { $names } avec { $most }.
fowlplay-why-tied = { $birds }, à égalité avec { $names } : chacun marque tous les points. { $points ->
    [one] { $points } seul type : { $points } point.
   *[other] { $points } types différents : { $points } points.
}
fowlplay-why-most = { $birds }, plus que tous les autres. { $points ->
    [one] { $points } seul type : { $points } point.
   *[other] { $points } types différents : { $points } points.
}
fowlplay-why-sets = { $birds } : { $sets ->
    [0] aucune série complète.
    [one] { $sets } série complète, { $points } points.
   *[other] { $sets } séries complètes, { $points } points.
}
fowlplay-why-alive = { $birds } encore dans la basse-cour, comme l’objectif : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fowlplay-why-saved = La volaille objectif elle-même, { $bird }, est encore dans la basse-cour : 1 point.
fowlplay-why-lost = La volaille objectif, { $bird }, a été attrapée ({ $name }).
fowlplay-why-place = { $by ->
    [points] Aux points.
    [target] À égalité de points, qui a sauvé sa volaille objectif passe devant.
    [fewer] À égalité de points et d’objectif, qui a attrapé le moins de volailles passe devant (prises : { $n }).
   *[shared] Égalité de points, d’objectif et de prises ({ $n }) : le rang est partagé.
}

## Avant la partie

fowlplay-pitch = Vous êtes un renard parmi trente-six volailles. Mangez varié, mais laissez en vie celles qui ressemblent à votre objectif secret.
fowlplay-option-first = { $value ->
    [name] Qui place le premier renard ?
    [drawn] Le sort décide
    [first-seat] La place 1 a mangé de la volaille en dernier
    [second-seat] La place 2 a mangé de la volaille en dernier
    [third-seat] La place 3 a mangé de la volaille en dernier
   *[fourth-seat] La place 4 a mangé de la volaille en dernier
}
fowlplay-will-be-first = place le premier renard

## Les bots

fowlplay-bot-cub = Le Renardeau : il court après tout ce qui bat des ailes, et mange parfois son propre objectif.
fowlplay-bot-aesop = Le renard de la fable : il prend la volaille la plus rentable à portée et ne pense guère plus loin.
fowlplay-bot-reynard = Renart le rusé : il mange ce qui rapporte, chasse ce que vous vouliez et surveille les derniers tours.
fowlplay-bot-kitsune = La Kitsune, renarde millénaire : elle a vu toutes les basses-cours et prévoit des tours entiers.

## La première partie

fowlplay-lesson-target = Vous êtes un renard qui a un secret. Une carte devient votre objectif : les volailles qui lui ressemblent rapportent des points tant qu’elles vivent. Prenez l’oie brune.
fowlplay-lesson-den = Choisissez votre renard : touchez le renard orange, puis la case entourée dans la tanière.
fowlplay-lesson-card = À chaque manche, chacun joue une carte en secret. Le plus petit numéro commence. (Notre décision : modifiable tant que tous n’ont pas choisi.) Jouez le 7.
fowlplay-lesson-goose = Le 7 est une oie noire sur un hexagone : il déplace les volailles de ce type, de cette couleur ou de cette forme, trois pas en tout. Votre objectif est près d’un tunnel, d’où sortent les renards. Touchez-le, puis la case entourée.
fowlplay-lesson-further = Encore trop près. Un pas de plus, de la même façon.
fowlplay-lesson-enough = Voilà qui est plus sûr. Il reste un pas, mais rien ne vous y oblige : touchez le bouton entouré.
fowlplay-lesson-hole = Maintenant les renards courent, deux pas chacun. Premier pas : dans le trou du milieu. C’est un tunnel.
fowlplay-lesson-tunnel = Tous les tunnels communiquent. Un seul pas mène d’un trou à n’importe quel autre : en route vers les canards !
fowlplay-lesson-again = La manche suivante, et une nouvelle carte. Jouez le 5.
fowlplay-lesson-fear = Les volailles craignent les renards et n’approchent pas à moins de trois pas. Mais ce canard était là avant vous ! Laissez-les tranquilles : touchez le bouton entouré.
fowlplay-lesson-catch = Courez sur le canard, et il est attrapé. Il n’a rien en commun avec votre objectif, il ne vous coûte donc rien.
fowlplay-lesson-caught = À la fin, vos prises comptent : pour la majorité d’une couleur ou d’une forme, et quatre points par série des quatre types. Mangez donc un peu de tout.
fowlplay-lesson-alive = Et chaque volaille encore en vie vous donne un point par trait commun avec votre objectif : type, couleur, forme. Épargnez donc celles qui lui ressemblent !
fowlplay-lesson-end = Et ainsi de suite, jusqu’à ce qu’il ne reste que huit volailles, ou que trop de manches passent sans prise. Envie d’une vraie chasse ?

## À la vraie table

fowlplay-score-intro = Touchez qui a attrapé quelles volailles, et l’objectif de chacun. La feuille se remplit toute seule, et chaque point dit d’où il vient.
fowlplay-score-caught = Qui a attrapé quelles volailles ?
fowlplay-score-caught-how = Choisissez un joueur, puis touchez les volailles posées devant lui.
fowlplay-score-targets = L’objectif de chacun
fowlplay-score-targets-how = Quelle volaille figure sur la carte mise de côté au début ?
fowlplay-kind = { $kind ->
    [chicken] Poulets
    [duck] Canards
    [goose] Oies
   *[turkey] Dindes
}
fowlplay-caught-twice = { $bird } ne peut pas être parmi les prises de deux joueurs : { $names }.
fowlplay-target-twice = { $names } ne peuvent pas avoir le même objectif : il n’y a qu’une carte avec { $bird }.
fowlplay-missing-birds = Aucune volaille n’a encore été saisie.
fowlplay-missing-targets = Il manque encore l’objectif de : { $names }.

## The score, before the first move

fowlplay-primer-two = Deux choses comptent
fowlplay-primer-two-how = À la fin, on gagne des points pour ce que son renard a attrapé et pour ce qui est encore en vie.
fowlplay-primer-most = Le plus d’une sorte
fowlplay-primer-most-how = Trois couleurs, trois formes : qui a attrapé le plus de volailles de l’une gagne un point par type parmi elles. À égalité, tout le monde marque en entier.
fowlplay-primer-most-example = Quatre volailles brunes, trois poulets et un canard : deux types, 2 points.
fowlplay-primer-sets = Les séries
fowlplay-primer-sets-how = Un poulet, un canard, une oie et un dindon font une série : 4 points, quelle que soit leur allure.
fowlplay-primer-alive = Les survivantes
fowlplay-primer-alive-how = Chaque volaille encore en vie vous donne un point par chose partagée avec votre objectif secret : type, couleur, forme.
fowlplay-primer-alive-example = Objectif : poulet brun sur hexagone. Une oie blanche sur hexagone donne 1, un poulet brun sur cercle 2.
fowlplay-primer-target = Votre objectif
fowlplay-primer-target-how = En vie, la volaille objectif donne 3, et 1 de plus. Mangez donc un peu de tout, et épargnez ce qui lui ressemble.

## Tips for one’s first games

fowlplay-tip-target = Un objectif au bord de son groupe et près d’un tunnel est en danger ; au milieu, il ne peut guère s’échapper. Regardez où sont vos quatre volailles avant de choisir.
fowlplay-tip-keep = Gardez en main une carte qui partage quelque chose avec votre objectif : elle servira peut-être à le tirer d’affaire.
fowlplay-tip-high = Pour sauver des volailles, jouez un grand numéro : les autres auront déjà bougé, et vous verrez ce qui est encore en danger.
fowlplay-tip-low = Si d’autres veulent le même tunnel, jouez un petit numéro : la première personne arrivée le bloque.
fowlplay-tip-shield = D’autres volailles peuvent se tenir entre les renards et votre objectif. Mais ne laissez pas deviner laquelle vous protégez.
fowlplay-tip-pull = Votre renard est sur une entrée de tunnel ? Jouez petit et amenez une volaille près d’une autre entrée : elle ne voit pas le renard à travers le tunnel, et vous en sortez en premier.
fowlplay-tip-spare = Attraper n’est pas toujours gagner : une volaille qui partage deux traits avec votre objectif vaut 2 points vivante.
fowlplay-tip-majority = Collectionnez les couleurs et les formes que votre objectif n’a pas. Les autres vous coûtent des survivantes.
fowlplay-tip-bluff = Si vous n’attrapez jamais rien qui ressemble à votre objectif, tout le monde le devine. Prenez-en une de temps en temps.
fowlplay-tip-variety = La variété passe avant le nombre : une volaille de chaque type vaut plus que beaucoup d’un seul.

## Retour en arrière

fowlplay-review-column = { $of ->
    [bird] Volaille
    [own] Pour le chasseur
   *[others] Pour les autres
 }
fowlplay-review-catches = Ce que valait chaque prise
fowlplay-review-catches-how = Par rapport à la même fin avec cette volaille en vie : majorités, séries et survivants recomptés (FP-19 à FP-21).
fowlplay-review-saved = Ce que valait chaque volaille survivante
fowlplay-review-saved-how = Un point par caractéristique partagée avec l’objectif, et un de plus pour l’objectif lui-même (FP-21).
fowlplay-review-cost = { $bird } : en vie, cela valait { $points ->
    [one] { $points } point
   *[other] { $points } points
 } au chasseur (FP-21).
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
    [survivors] Survivantes proches de l’objectif
    [target] Objectif sauvé
    [total] Total
 }
fowlplay-stat-birds = Volailles attrapées par partie : { $birds }.

## Today

fowlplay-daily-ask = Une seule manche : déplacez les volailles, puis votre renard. Sans y toucher, vous marquez { $idle } points. Combien pouvez-vous en faire ?
fowlplay-daily = Vous avez marqué { $points } points ; on peut en assurer { $best }.
fowlplay-daily-answer = On peut marquer { $points } points, quoi que fasse l’autre renard.
