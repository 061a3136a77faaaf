## Pourquoi pas ?

foxy-no-move = « { $text } » n’est pas un nombre de 0 à 999, avec ou sans point d’exclamation pour le pari.
foxy-number = On ne peut écrire que des nombres entiers de 0 à 999.
foxy-final = Vous avez déjà écrit, et en mode facile un nombre est définitif.
foxy-bet-used = Vous avez déjà entouré un nombre au tour { $turn } : on ne parie qu’une fois par partie.
foxy-no-bet-alone = Notre décision : on ne parie pas en mode solo.

## Ce que peut être une carte

foxy-card-size = Une carte montre un à trois animaux.
foxy-card-twice = Aucune carte ne montre deux fois le même type d’animal.
foxy-card-cat-alone = Le chat n’est jamais seul sur une carte.
foxy-card-environments = Les animaux d’une carte vivent dans un même environnement.

## Le contenu d’une boîte

foxy-environment = { $environment ->
    [countryside] Campagne
    [forest] Forêt
    [savannah] Savane
   *[sea] Mer
}
foxy-data-name = « { $name } » ne peut pas être le nom d’un animal : utilisez des minuscules, mais ni « cat » ni « fox ».
foxy-data-twice = « { $name } » y est deux fois ; la boîte compte neuf types d’animaux différents.
foxy-data-times = Carte « { $card } » : la boîte la contient 1 à 12 fois, pas « { $times } ».
foxy-data-many = { $environment ->
    [countryside] La campagne
    [forest] La forêt
    [savannah] La savane
   *[sea] La mer
} a { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; chaque environnement en a 12.
foxy-data-stranger = Carte « { $card } » : { $animal } ne vit pas { $environment ->
    [countryside] à la campagne
    [forest] dans la forêt
    [savannah] dans la savane
   *[sea] dans la mer
}.

## Une boîte à soi

foxy-box-intro = Le nombre d’exemplaires de chaque carte a dû être reconstitué. Votre boîte est différente ? Corrigez-la ici.
foxy-box-cards = Cartes
foxy-box-cards-how = Combien y en a-t-il de chaque sorte ? Chaque environnement en a 12.
foxy-box-animals = Animaux
foxy-box-animals-how = Deux vivent dans chaque environnement. Écrivez les autres animaux en minuscules ; ils apparaissent en toutes lettres.
foxy-box-native = { $environment ->
    [countryside] Campagne
    [forest] Forêt
    [savannah] Savane
   *[sea] Mer
}, { $nth ->
    [one] premier animal
   *[other] second animal
}

## Ce que peut être une mise en place

foxy-setup-deck = La pioche est une liste de 20 cartes : 19 cartes Animal et le Renard.
foxy-setup-fox = La pioche contient le Renard exactement une fois.
foxy-setup-animals = La carte { $turn } doit être une liste d’animaux présents dans la boîte.
foxy-setup-mix = La carte { $turn } figure plus souvent dans la pioche que dans la boîte.

## Animaux

foxy-hen = { $form ->
    [a] une poule
    [ask] de poules
    [name] Poules
   *[count] { $n ->
        [one] { $n } poule
       *[other] { $n } poules
    }
}
foxy-pig = { $form ->
    [a] un cochon
    [ask] de cochons
    [name] Cochons
   *[count] { $n ->
        [one] { $n } cochon
       *[other] { $n } cochons
    }
}
foxy-bear = { $form ->
    [a] un ours
    [ask] d’ours
    [name] Ours
   *[count] { $n ->
        [one] { $n } ours
       *[other] { $n } ours
    }
}
foxy-rabbit = { $form ->
    [a] un lapin
    [ask] de lapins
    [name] Lapins
   *[count] { $n ->
        [one] { $n } lapin
       *[other] { $n } lapins
    }
}
foxy-zebra = { $form ->
    [a] un zèbre
    [ask] de zèbres
    [name] Zèbres
   *[count] { $n ->
        [one] { $n } zèbre
       *[other] { $n } zèbres
    }
}
foxy-giraffe = { $form ->
    [a] une girafe
    [ask] de girafes
    [name] Girafes
   *[count] { $n ->
        [one] { $n } girafe
       *[other] { $n } girafes
    }
}
foxy-dolphin = { $form ->
    [a] un dauphin
    [ask] de dauphins
    [name] Dauphins
   *[count] { $n ->
        [one] { $n } dauphin
       *[other] { $n } dauphins
    }
}
foxy-octopus = { $form ->
    [a] une pieuvre
    [ask] de pieuvres
    [name] Pieuvres
   *[count] { $n ->
        [one] { $n } pieuvre
       *[other] { $n } pieuvres
    }
}
foxy-cat = { $form ->
    [a] un chat
    [ask] de chats
    [name] Chats
   *[count] { $n ->
        [one] { $n } chat
       *[other] { $n } chats
    }
}
foxy-other-animal = { $form ->
    [a] un animal du type { $name }
    [ask] d’animaux du type { $name }
    [name] { $name }
   *[count] { $n } du type { $name }
}
foxy-the-fox = le Renard

## Ce qu’il y a

foxy-pile = Les cartes révélées
foxy-board = Votre plateau
foxy-box = Tour { $turn }
foxy-number-written = { $circled ->
    [true] { $number }, entouré
   *[false] Vous avez écrit { $number }
}
foxy-circle = L’entourer : vous pariez qu’il est exact

## Ce qui se passe

foxy-written = { $seats ->
    [1] Tour { $turn } sur 20
   *[other] Tour { $turn } sur 20 : { $written ->
        [0] personne n’a encore écrit
        [one] { $written } joueur sur { $seats } a écrit
       *[other] { $written } joueurs sur { $seats } ont écrit
    }
}
foxy-card-shown = Carte { $turn } sur 20 : { $card }.
foxy-how-many-written = { $written ->
    [0] Personne n’a encore écrit.
    [one] { $written } joueur sur { $seats } a écrit.
   *[other] { $written } joueurs sur { $seats } ont écrit.
}
foxy-who-has-written = { $n ->
    [one] { $names } a écrit.
   *[other] { $names } ont écrit.
}
foxy-told-aloud = Dernier nombre écrit au tour { $turn } : { $number } ({ $name }).
foxy-fox-will-ask = { $fox ->
    [kinds] Le Renard demande combien d’animaux différents on a vus avant lui.
    [most-seen] Le Renard demande combien de fois on a vu, avant lui, l’animal le plus fréquent.
    [singles] Le Renard demande combien de cartes avant lui ne montraient qu’un seul animal.
   *[cat] Le Renard compte comme un chat.
}
foxy-hard = Mode difficile : seules les estimations exactes donnent des points.
foxy-easy = Mode facile : qui écrit en dernier annonce son nombre à tous, et aucun nombre ne peut être changé.
foxy-alone = En solo, on gagne si les nombres ne s’écartent pas de plus de { $limit } sur toute la partie. Notre décision : sans pari.

## Ce qu’on demande

foxy-ask = { $n ->
    [one] Jusqu’ici, cette carte comprise : combien { $animals } ?
   *[other] Jusqu’ici, cette carte comprise : combien { $animals }, en tout ?
}
foxy-ask-fox = { $fox ->
    [kinds] Le Renard ! Combien d’animaux différents jusqu’ici ?
    [most-seen] Le Renard ! L’animal le plus fréquent : combien de fois jusqu’ici ?
    [singles] Le Renard ! Combien de cartes avec un seul animal jusqu’ici ?
   *[cat] Le Renard est un chat ! Combien de chats jusqu’ici, celui-ci compris ?
}
foxy-change = Vous avez écrit { $number }. Vous pouvez le changer tant que tout le monde n’a pas écrit.
foxy-bet-left = Vous pouvez encore parier : une fois par partie, entourez un nombre qui vous paraît certain.
foxy-bet-made = Votre pari est fait : au tour { $turn }, vous avez entouré { $number }.
foxy-none-written = Vous n’avez écrit aucun nombre aux tours précédents.
foxy-numbers-so-far = Vos nombres depuis le tour 1 : { $numbers }.
foxy-heading = Carte { $turn }
foxy-told-all = Tout le monde a écrit
foxy-told-written = { $name } a écrit
foxy-told-number = { $circled ->
    [true] { $name } écrit { $number } et l’entoure
   *[false] { $name } écrit { $number }
}

## Le décompte

foxy-the-count = Le décompte
foxy-your-count = Votre décompte
foxy-exact = Nombre exact
foxy-row = Tour { $turn } : { $card }
foxy-more = { $n ->
    [one] et { $n } autre joueur
   *[other] et { $n } autres joueurs
}
foxy-fox-counted = { $fox ->
    [kinds] { $n ->
        [one] { $n } animal avant lui
       *[other] { $n } animaux différents avant lui
    }
    [most-seen] L’animal le plus fréquent : { $n } fois
   *[singles] { $n ->
        [one] { $n } carte avec un seul animal avant lui
       *[other] { $n } cartes avec un seul animal avant lui
    }
}
foxy-why = { $why ->
    [high] Trop haut : barré, aucun point.
    [missed] Entouré, mais trop bas : aucun point.
    [hard] Trop bas : en mode difficile, aucun point.
    [double] Entouré et exact, donc doublé : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
    [exact] Exact : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[low] Pas trop haut : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
foxy-why-off = { $n ->
    [0] Exact.
   *[other] Écart : { $n }.
}
foxy-total-points = Total des points
foxy-total-bet = Points du nombre entouré
foxy-total-crossed = Nombres barrés
foxy-total-place = Rang
foxy-total-off = Écart total
foxy-place = { $by ->
    [points] D’après les points.
    [bet] À égalité de points, ceux du nombre entouré décident ({ $n }).
    [crosses] À égalité de points, même avec le nombre entouré, moins de nombres barrés décide ({ $n }).
   *[shared] Égalité de points, de nombre entouré et de nombres barrés : le rang est partagé.
}
foxy-win = { $n ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } gagnent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
foxy-many-win = { $n } joueurs gagnent ensemble avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
foxy-won-alone = { $name } gagne : un écart de { $off }, et { $limit } sont permis.
foxy-lost-alone = { $name } perd : un écart de { $off }, et seuls { $limit } sont permis.

## Avant la partie

foxy-pitch = Les animaux apparaissent carte après carte, chacune cache la précédente. Combien en avez-vous vus ? De la mémoire et de l’audace.
foxy-option-fox = { $value ->
    [name] Ce que demande le Renard
    [kinds] Combien d’espèces différentes sont venues avant lui
    [most-seen] Combien de fois est venue l’espèce la plus vue
    [singles] Combien de cartes avant lui montraient un seul animal
   *[cat] Rien : il compte comme un chat
}
foxy-option-hard = { $value ->
    [name] Les nombres trop bas
    [true] Ne donnent rien : seuls les nombres exacts comptent (mode difficile)
   *[false] Donnent leurs points
}
foxy-option-easy = { $value ->
    [name] Qui écrit en dernier
    [true] Dit son nombre à tous, et aucun nombre ne peut être changé (mode facile)
   *[false] Le garde secret
}

## Les bots

foxy-bot-cub = Le Renardeau : il regarde tout, confond les bêtes et à la dixième carte en a oublié la moitié.
foxy-bot-aesop = Le renard de la fable : une mémoire comme tout le monde, et le nombre qui lui échappe était sûrement trop vert.
foxy-bot-reynard = Renart le rusé : il oublie peu, sait ce qu’il a oublié et parie quand vous n’oseriez pas.
foxy-bot-kitsune = La Kitsune, renarde à neuf queues, une par animal : elle compte tout et ne se trompe jamais.

## La première partie

foxy-lesson-first = Vingt cartes arrivent, l’une après l’autre. Voici une poule. Combien de poules avez-vous vues ? Écrivez 1.
foxy-lesson-second = Chaque carte cache la précédente. Deux poules maintenant, et un cochon : cela fait 3. Écrivez 3.
foxy-lesson-third = Un ours et un chat, tous deux pour la première fois. Combien d’ours et de chats en tout ? À vous.
foxy-lesson-third-again = Presque ! Un ours et un chat, pas plus jusqu’ici : écrivez 2.
foxy-lesson-fourth = De mémoire maintenant : combien de poules et de chats jusqu’ici, cette carte comprise ? Dans le doute, écrivez moins. Trop bas rapporte quand même, trop haut ne donne rien.
foxy-lesson-fox = C’était 5 : trois poules et deux chats. Et voici le Renard ! Il demande combien d’animaux différents sont venus avant lui : poule, cochon, ours, chat. Aucun doute : entourez le nombre et écrivez 4.
foxy-lesson-fox-again = Quatre animaux : poule, cochon, ours, chat. Cochez d’abord le cercle, puis écrivez 4.
foxy-lesson-bet = Un nombre entouré compte double s’il est exact, et rien sinon. Une seule fois par partie ! Il reste quinze cartes : je les écris pour vous, et nous passons au décompte.
foxy-lesson-count = Le décompte : chaque carte revient. Un nombre qui n’est pas trop haut rapporte sa valeur. Un nombre trop haut est barré.
foxy-lesson-end = Votre 4 entouré a rapporté 8 points. C’est tout : bien se souvenir, et oser. On joue pour de vrai ?

## À la vraie table

foxy-score-intro = Retournez la pile, touchez de nouveau chaque carte et recopiez les plateaux. Pistes et points apparaissent au fur et à mesure.
foxy-score-cards = Les cartes, dans l’ordre où elles ont été montrées
foxy-score-cards-how = Touchez les animaux de la carte, puis passez à la carte suivante.
foxy-score-numbers = Ce que chacun a écrit
foxy-score-numbers-how = Recopiez les nombres de chaque plateau, tour par tour, et marquez celui qui est entouré.
foxy-score-circle = Entouré
foxy-fox-twice = Il n’y a qu’un Renard dans la pile ; ici c’est la carte { $turns }.
foxy-fox-missing = Les 20 cartes sont là, mais pas le Renard.
foxy-missing-cards = { $n ->
    [one] Il manque encore une carte : la numéro { $next }.
   *[other] Il manque encore { $n } cartes, à partir du numéro { $next }.
}
foxy-missing-numbers = { $n ->
    [one] { $name } : il manque encore un nombre.
   *[other] { $name } : il manque encore { $n } nombres.
}

## Hints

foxy-hint-only = Ce ne peut être que { $number }.
foxy-hint-range = Je chercherais entre { $low } et { $high }.
foxy-hint-right = À première vue, c’est à peu près ça.
foxy-hint-low = { $by ->
    [1] Il vous en manque probablement un.
    [2] Il vous en manque probablement deux.
   *[3] Vous êtes probablement bien en dessous.
}
foxy-hint-high = { $by ->
    [1] Vous en avez probablement un de trop.
    [2] Vous en avez probablement deux de trop.
   *[3] Vous êtes probablement bien au-dessus.
}

## Retour en arrière

foxy-review-why = { $mistake ->
    [high] Le nombre exact était { $exact } ; au-dessus, rien ne compte (FX-13).
    [missed] Le nombre exact était { $exact } ; un cercle autour d’un autre nombre ne rapporte rien (FX-14).
    [careful] Le nombre exact était { $exact } : un peu trop de prudence (FX-13).
   *[forgot] Le nombre exact était { $exact } : des animaux ont été oubliés (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] trop haut
    [missed] cercle manqué
    [early] entouré trop tôt
    [careful] trop de prudence
   *[forgot] oublié
 }
foxy-review-card = Carte
foxy-review-lost = Points perdus
foxy-review-losses = Points perdus, carte par carte
foxy-review-losses-how = Jusqu’à { $careful } au-dessous du nombre exact, c’est trop de prudence ; au-delà, un oubli.
foxy-review-turns = Cartes
foxy-review-memory = Courbe de mémoire
foxy-review-remembered = { $right } sur { $of } exacts, écart { $off }
foxy-review-circles = Le cercle
foxy-review-circle = { $at ->
    [was] Ce qu’il a rapporté
    [own] Sur son meilleur nombre exact
   *[best] Sur la meilleure carte
 }
foxy-review-circles-how = Points de plus que sans cercle (FX-14).

## Mes parties

foxy-stat-title = { $by ->
    [turn] Nombres exacts par tour
    [animal] Nombres exacts par animal
   *[circle] Le cercle
 }
foxy-stat-by = { $by ->
    [animal] Animal
   *[turn] Tour
 }
foxy-stat-exact = Exacts
foxy-stat-off = Écart
foxy-stat-how = L’écart est la distance moyenne au nombre exact, en plus ou en moins. Une carte montrant plusieurs animaux compte pour chacun d’eux.
foxy-stat-circle = { $what ->
    [circled] Parties avec un cercle
    [circle-won] Cercle sur le nombre exact
    [circle-points] Points du cercle
   *[circle-turn] Tour du cercle
 }

## Today

foxy-daily-ask = Le paquet du jour, en solo : approchez-vous le plus possible avec vos vingt nombres.
foxy-daily = { $off ->
    [0] Tous les nombres sont exacts !
    [one] Un écart de { $off } sur vingt tours.
   *[other] Un écart de { $off } sur vingt tours.
 }
foxy-daily-answer = Les nombres exacts étaient { $numbers }.
