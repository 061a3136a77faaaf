## Pourquoi pas ?

foxy-no-move = « { $text } » n’est pas un nombre de 0 à 999, avec ou sans point d’exclamation pour le pari.
foxy-number = Écrivez un nombre entier de 0 à 999.
foxy-final = Vous avez déjà écrit un nombre : en mode facile, il est définitif.
foxy-bet-used = Vous avez déjà entouré un nombre au tour { $turn } : il n’y a qu’un pari par partie.
foxy-no-bet-alone = Notre décision : pas de pari en solo.

## Ce que peut être une carte

foxy-card-size = Une carte montre de un à trois animaux.
foxy-card-twice = Aucune carte ne montre deux fois le même type d’animal.
foxy-card-cat-alone = Un chat n’est jamais seul sur une carte.
foxy-card-environments = Les animaux d’une carte vivent tous dans le même environnement.

## Le contenu d’une boîte

foxy-environment = { $environment ->
    [countryside] Campagne
    [forest] Forêt
    [savannah] Savane
   *[sea] Mer
}
foxy-data-name = « { $name } » ne peut pas être un nom d’animal : écrivez-le en minuscules, et ne prenez ni « cat » ni « fox ».
foxy-data-twice = « { $name } » figure deux fois dans la liste ; la boîte compte neuf types d’animaux différents.
foxy-data-times = Carte « { $card } » : il peut y en avoir de 1 à 12 dans la boîte, pas « { $times } ».
foxy-data-many = { $environment ->
    [countryside] La campagne
    [forest] La forêt
    [savannah] La savane
   *[sea] La mer
} compte { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ; il en faut 12 par environnement.
foxy-data-stranger = Carte « { $card } » : « { $animal } » ne vit pas { $environment ->
    [countryside] à la campagne
    [forest] dans la forêt
    [savannah] dans la savane
   *[sea] dans la mer
}.

## Une boîte à soi

foxy-box-intro = Nous avons dû reconstituer le nombre d’exemplaires de chaque carte. Votre boîte est différente ? Faites les corrections ici.
foxy-box-cards = Cartes
foxy-box-cards-how = Combien y a-t-il d’exemplaires de chacune dans la boîte ? Chaque environnement compte 12 cartes.
foxy-box-animals = Animaux
foxy-box-animals-how = Chaque environnement en abrite deux. Si les vôtres sont différents, écrivez-les en minuscules ; leur nom remplacera le dessin.
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

foxy-setup-deck = La pioche est une liste de 20 cartes : 19 cartes animaux et le Renard.
foxy-setup-fox = Le Renard doit figurer une fois dans la pioche, et une seule.
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
foxy-circle = Entourer ce nombre : vous pariez qu’il est exact

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
foxy-told-aloud = Au tour { $turn }, { $name } a écrit en dernier : { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] Le Renard demande combien d’animaux différents sont apparus avant lui.
    [most-seen] Le Renard demande combien de fois l’animal le plus fréquent est apparu avant lui.
    [singles] Le Renard demande combien de cartes avant lui ne montraient qu’un seul animal.
   *[cat] Le Renard compte comme un chat.
}
foxy-hard = Mode difficile : seuls les nombres exacts rapportent des points.
foxy-easy = Mode facile : la dernière personne à écrire annonce son nombre à tous, et un nombre écrit ne peut plus être changé.
foxy-alone = En solo, vous gagnez si l’écart total de vos nombres ne dépasse pas { $limit } à la fin de la partie. Notre décision : pas de pari.

## Ce qu’on demande

foxy-ask = { $n ->
    [one] Combien { $animals } jusqu’ici, cette carte comprise ?
   *[other] Combien { $animals } en tout jusqu’ici, cette carte comprise ?
}
foxy-ask-fox = { $fox ->
    [kinds] Le Renard ! Combien d’animaux différents jusqu’ici ?
    [most-seen] Le Renard ! Combien de fois l’animal le plus fréquent est-il apparu jusqu’ici ?
    [singles] Le Renard ! Combien de cartes avec un seul animal jusqu’ici ?
   *[cat] Le Renard est un chat ! Combien de chats jusqu’ici, celui-ci compris ?
}
foxy-change = Vous avez écrit { $number }. Vous pouvez le changer tant que tout le monde n’a pas écrit.
foxy-bet-left = Vous pouvez encore parier : une fois par partie, entourez un nombre dont vous ne doutez pas.
foxy-bet-made = Votre pari est fait : au tour { $turn }, vous avez entouré { $number }.
foxy-none-written = Vous n’avez encore écrit aucun nombre.
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
   *[low] En dessous du nombre exact : { $n ->
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
    [points] Aux points.
    [bet] Égalité aux points : ceux du nombre entouré départagent ({ $n }).
    [crosses] Égalité aux points et au nombre entouré : la personne qui a le moins de nombres barrés passe devant ({ $n }).
   *[shared] Égalité aux points, au nombre entouré et aux nombres barrés : le rang est partagé.
}
foxy-win = { $n ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
foxy-many-win = { $n } joueurs se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
foxy-won-alone = { $name } gagne avec un écart de { $off } (maximum permis : { $limit }).
foxy-lost-alone = { $name } perd avec un écart de { $off } (maximum permis : { $limit }).

## Avant la partie

foxy-pitch = Les animaux défilent carte après carte, et chacune cache la précédente. Combien en avez-vous vu jusqu’ici ? De la mémoire, et de l’audace !
foxy-option-fox = { $value ->
    [name] Ce que demande le Renard
    [kinds] Combien d’animaux différents sont apparus avant lui
    [most-seen] Combien de fois l’animal le plus fréquent est apparu avant lui
    [singles] Combien de cartes avant lui ne montraient qu’un seul animal
   *[cat] Rien : il compte comme un chat
}
foxy-option-hard = { $value ->
    [name] Les nombres trop bas
    [true] Ne rapportent rien : seuls les nombres exacts comptent (mode difficile)
   *[false] Rapportent leur valeur
}
foxy-option-easy = { $value ->
    [name] La dernière personne à écrire
    [true] Annonce son nombre à tous, et un nombre écrit ne change plus (mode facile)
   *[false] Garde son nombre secret
}

## Les bots

foxy-bot-cub = Le Renardeau : il regarde tout, mélange tout et, à la dixième carte, en a oublié la moitié.
foxy-bot-aesop = Le renard de la fable : une mémoire ordinaire. Et si un nombre lui échappe, c’est qu’il était trop vert.
foxy-bot-reynard = Renart le rusé : il oublie peu, sait ce qu’il a oublié et parie quand vous n’oseriez pas.
foxy-bot-kitsune = La Kitsune, renarde à neuf queues, une par animal : elle les compte tous et ne se trompe jamais.

## La première partie

foxy-lesson-first = Vous allez voir vingt cartes, l’une après l’autre. Voici une poule. Combien de poules avez-vous vues jusqu’ici ? Écrivez 1.
foxy-lesson-second = Chaque carte cache la précédente. Jusqu’ici, deux poules et un cochon : 3 en tout. Écrivez 3.
foxy-lesson-third = Un ours et un chat, tous les deux pour la première fois. Combien d’ours et de chats en tout ? À vous.
foxy-lesson-third-again = Presque ! Un ours et un chat, pas plus jusqu’ici : écrivez 2.
foxy-lesson-fourth = De mémoire maintenant : combien de poules et de chats jusqu’ici, cette carte comprise ? Dans le doute, visez plus bas : un nombre trop bas rapporte quand même, un nombre trop haut ne rapporte rien.
foxy-lesson-fox = C’était 5 : trois poules et deux chats. Et voici le Renard ! Il demande combien d’animaux différents sont apparus avant lui : poule, cochon, ours, chat. Aucun doute possible : entourez le nombre et écrivez 4.
foxy-lesson-fox-again = Quatre animaux : poule, cochon, ours, chat. Cochez d’abord le cercle, puis écrivez 4.
foxy-lesson-bet = Un nombre entouré compte double s’il est exact ; sinon, il ne rapporte rien. On n’en entoure qu’un par partie ! Je remplis les quinze autres cases pour vous, et nous passons directement au décompte.
foxy-lesson-count = Place au décompte : chaque carte revient. Un nombre qui n’est pas trop haut rapporte sa valeur. Un nombre trop haut est barré.
foxy-lesson-end = Votre 4 entouré a rapporté 8 points. Vous savez tout : il suffit de bien se souvenir, et d’oser. Envie d’une vraie partie ?

## À la vraie table

foxy-score-intro = Retournez la pile, touchez les animaux de chaque carte et recopiez les plateaux. Les pistes et les points se remplissent au fur et à mesure.
foxy-score-cards = Les cartes, dans l’ordre où elles ont été montrées
foxy-score-cards-how = Touchez les animaux de la carte, puis passez à la carte suivante.
foxy-score-numbers = Ce que chacun a écrit
foxy-score-numbers-how = Recopiez les nombres de chaque plateau, tour par tour, et marquez celui qui est entouré.
foxy-score-circle = Entouré
foxy-fox-twice = Il n’y a qu’un Renard dans la pile, mais on le trouve ici aux cartes { $turns }.
foxy-fox-missing = Il y a bien 20 cartes, mais le Renard n’en fait pas partie.
foxy-missing-cards = { $n ->
    [one] Il manque encore une carte : la numéro { $next }.
   *[other] Il manque encore { $n } cartes, à partir du numéro { $next }.
}
foxy-missing-numbers = { $n ->
    [one] { $name } : il manque encore un nombre.
   *[other] { $name } : il manque encore { $n } nombres.
}

## Ce qui s’imprime

print-foxy-boards = Plateaux
print-foxy-tracks = Pistes des animaux
print-foxy-tracks-how = Retournez la pile et, chaque fois qu’une carte montre un animal, cochez la case suivante sur sa piste.

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

## Hints

foxy-hint-only = Ça ne peut être que { $number }.
foxy-hint-range = Je dirais entre { $low } et { $high }.
foxy-hint-right = Ça doit être à peu près ça.
foxy-hint-low = { $by ->
    [1] Votre nombre est probablement trop bas d’une unité.
    [2] Votre nombre est probablement trop bas de deux unités.
   *[3] Votre nombre est probablement bien trop bas.
}
foxy-hint-high = { $by ->
    [1] Votre nombre est probablement trop haut d’une unité.
    [2] Votre nombre est probablement trop haut de deux unités.
   *[3] Votre nombre est probablement bien trop haut.
}

## Retour en arrière

foxy-review-why = { $mistake ->
    [high] Le nombre exact était { $exact } ; au-dessus, on ne marque rien (FX-13).
    [missed] Le nombre exact était { $exact } ; entourer un autre nombre ne rapporte rien (FX-14).
    [careful] Le nombre exact était { $exact } : un peu trop de prudence (FX-13).
   *[forgot] Le nombre exact était { $exact } : des animaux ont été oubliés (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] trop haut
    [missed] pari perdu
    [early] entouré trop tôt
    [careful] trop de prudence
   *[forgot] oubli
 }
foxy-review-card = Carte
foxy-review-lost = Points perdus
foxy-review-losses = Points perdus, carte par carte
foxy-review-losses-how = Jusqu’à { $careful } en dessous du nombre exact, c’est trop de prudence ; au-delà, c’est un oubli.
foxy-review-memory = Courbe de mémoire
foxy-review-remembered = exacts : { $right } sur { $of }, écart moyen : { $off }
foxy-review-circles = Le pari
foxy-review-circle = { $at ->
    [was] Ce qu’il a rapporté
    [own] Sur son meilleur nombre exact
   *[best] Sur la meilleure carte
 }
foxy-review-circles-how = Points de plus que sans pari (FX-14).

## Mes parties

foxy-stat-title = { $by ->
    [turn] Nombres exacts par tour
    [animal] Nombres exacts par animal
   *[circle] Le pari
 }
foxy-stat-by = { $by ->
    [animal] Animal
   *[turn] Tour
 }
foxy-stat-exact = Exacts
foxy-stat-off = Écart
foxy-stat-how = L’écart est la différence moyenne avec le nombre exact, en plus ou en moins. Une carte qui montre plusieurs animaux compte pour chacun d’eux.
foxy-stat-circle = { $what ->
    [circled] Parties avec un pari
    [circle-won] Paris gagnés
    [circle-points] Points du pari
   *[circle-turn] Tour du pari
 }

## Today

foxy-daily-ask = La pioche du jour, en solo : soyez le plus près possible avec vos vingt nombres.
foxy-daily = { $off ->
    [0] Tous les nombres sont exacts !
    [one] Un écart total de { $off } sur les vingt tours.
   *[other] Un écart total de { $off } sur les vingt tours.
 }
foxy-daily-answer = Les nombres exacts étaient { $numbers }.
