## Pourquoi pas ?

foxrun-no-move = « { $text } » n’est pas un coup de ce jeu.
foxrun-not-your-turn = C’est au tour { $character ->
    [Indigo] d’Indigo
   *[other] de { $character }
} ({ $player }).
foxrun-must-step = Le pion peut avancer : il doit donc le faire.
foxrun-step-first = Le pion doit d’abord faire un pas.
foxrun-arrow-first = Choisissez d’abord la flèche à suivre.
foxrun-moved-already = Le pion s’est déjà déplacé ; il ne lui reste que sa capacité.
foxrun-too-far = { $space } est à plus d’un pas.
foxrun-guarded = Zev est à côté de Scarlett : Indigo ne peut pas la rejoindre.
foxrun-occupied = { $character } est en { $space }.
foxrun-no-such-arrow = Cette flèche n’est pas sur la tuile.
foxrun-only-puffer = Seul Puffer peut faire pivoter des tuiles.
foxrun-only-scarlett = Seule Scarlett peut échanger des tuiles.
foxrun-only-zev = Seule la capacité de Zev révèle des tuiles.
foxrun-start-tile = En { $space }, c’est une tuile de départ : elle n’a pas de flèche à faire pivoter.
foxrun-not-adjacent = La case { $space } n’est pas adjacente.
foxrun-face-down = La tuile en { $space } est face cachée.
foxrun-face-up = La tuile en { $space } est déjà face visible.
foxrun-can-go = { $character } peut aller en { $spaces }.
foxrun-can-touch = Vous pouvez choisir : { $spaces }.

## Ce que peut être une mise en place

foxrun-setup-spaces = Les 22 tuiles directionnelles doivent occuper toutes les cases sans tuile de départ, et elles seules.
foxrun-setup-arrows = Une tuile montre une ou plusieurs flèches, notées avec les lettres u, r, d, l dans cet ordre.
foxrun-setup-mix = Ce ne sont pas les tuiles de la boîte.
foxrun-setup-roles = Chacun des quatre personnages doit avoir un joueur, et les deux personnages d’un même joueur sont du même camp.
foxrun-setup-sides = Les personnages doivent être attribués aux places dans l’ordre choisi.

## Le contenu d’une boîte

foxrun-data-tile = « { $tile } » n’est pas une tuile : notez ses flèches avec les lettres u, r, d, l dans cet ordre.
foxrun-data-tiles = { $n ->
    [one] Il y a { $n } tuile directionnelle ; il en faut 22.
   *[other] Il y a { $n } tuiles directionnelles ; il en faut 22.
}
foxrun-data-space = « { $space } » n’est pas une case ; elles vont de a1 à e5.
foxrun-data-starts = Indigo, Scarlett, et Zev avec Puffer doivent partir de trois cases différentes.
foxrun-data-order = Chacun des quatre personnages doit figurer une fois dans l’ordre des tours.

## Une boîte à soi

foxrun-box-intro = Nous avons dû reconstituer ce que seules les images du livret montrent. Votre boîte est différente ? Faites les corrections ici.
foxrun-box-tiles = Tuiles directionnelles
foxrun-box-tiles-how = Combien y a-t-il d’exemplaires de chacune dans la boîte ? Il y en a 22 en tout.
foxrun-box-starts = Tuiles de départ
foxrun-box-starts-how = D’où partent les pions ? Zev et Puffer partagent la même tuile.
foxrun-box-pair = Zev et Puffer
foxrun-box-order = Ordre des tours
foxrun-box-order-how = Qui joue après qui ? Touchez-en deux pour les échanger.

## Ce qu’il y a

foxrun-forest = La forêt
foxrun-tile = { $tile ->
    [down] tuile face cachée
    [start] tuile de départ
    [u] flèche vers le haut
    [r] flèche vers la droite
    [d] flèche vers le bas
    [l] flèche vers la gauche
    [ur] flèches vers le haut et la droite
    [rd] flèches vers la droite et le bas
    [dl] flèches vers le bas et la gauche
    [ul] flèches vers le haut et la gauche
    [ud] flèches vers le haut et le bas
    [urd] flèches vers le haut, la droite et le bas
    [url] flèches vers le haut, la gauche et la droite
    [udl] flèches vers le haut, le bas et la gauche
    [rdl] flèches vers la droite, le bas et la gauche
    [urdl] flèches dans les quatre directions
   *[rl] flèches vers la gauche et la droite
}
foxrun-pawn = { $character ->
    [Zev] Zev le loup
    [Puffer] Puffer le blaireau
    [Scarlett] Scarlett la renarde
   *[other] { $character } le renard
}, { $player }

## Ce qui se passe

foxrun-now = { $phase ->
    [step] C’est à { $character } ({ $player }) de se déplacer.
    [arrow] { $character } ({ $player }) choisit la flèche à suivre.
    [turn] { $character } ({ $player }) peut faire pivoter une tuile.
    [swap] { $character } ({ $player }) peut échanger deux tuiles.
   *[reveal] { $character } ({ $player }) peut révéler une tuile.
}
foxrun-over = { $by ->
    [freed] Indigo a libéré Scarlett : les Renards gagnent.
    [caught] Zev a attrapé Indigo : les Gardiens gagnent.
    [foxes-resigned] Les Renards ont abandonné : les Gardiens gagnent.
    [guardians-resigned] Les Gardiens ont abandonné : les Renards gagnent.
    [all-revealed] Toutes les tuiles sont révélées : les Gardiens gagnent.
   *[time] Aucune tuile n’a été révélée depuis trop longtemps : selon notre décision, les Gardiens gagnent.
}
foxrun-at = { $character } en { $space }
foxrun-pawns = Les pions : { $pawns }.
foxrun-face-up-tiles = Face visible : { $tiles }.
foxrun-tiles-left = { $left ->
    [one] Il reste une seule tuile face cachée. Si elle est révélée, les Gardiens gagnent.
   *[other] Il reste { $left } tuiles face cachée. Quand la dernière sera révélée, les Gardiens gagneront.
}
foxrun-guard = { $guarded ->
    [true] Zev est à côté de Scarlett : Indigo ne peut pas la libérer.
   *[false] Zev n’est pas à côté de Scarlett : Indigo peut la libérer.
}
foxrun-quiet = Aucune tuile n’a été révélée depuis { $turns } tours. Notre décision : au bout de { $most }, les Gardiens gagnent.
foxrun-score-quiet = Aucune tuile n’a été révélée depuis { $turns } tours, et le livret ne fixe pas de limite. Notre décision : au bout de { $most }, les Gardiens gagnent. À votre table de trancher.
foxrun-score-early = Selon notre décision, la partie s’arrête après { $most } tours de suite sans qu’une tuile soit révélée. On en est à { $turns }.

## Ce que vous pouvez faire

foxrun-ability = { $character ->
    [Indigo] Peut faire son premier pas en diagonale.
    [Puffer] Après son déplacement, peut faire pivoter une tuile directionnelle visible et libre à côté de lui.
    [Scarlett] Après son déplacement, peut échanger deux tuiles visibles et libres à côté d’elle.
   *[Zev] Après son déplacement, peut révéler une tuile face cachée à côté de lui.
}
foxrun-goal = { $side ->
    [foxes] Vous gagnez quand Indigo rejoint Scarlett sans que Zev soit à côté d’elle.
   *[guardians] Vous gagnez quand Zev rejoint Indigo, ou quand la dernière tuile est révélée.
}
foxrun-you = Vous jouez { $characters }, dans le camp { $side ->
    [foxes] des Renards
   *[guardians] des Gardiens
}.
foxrun-ask = { $phase ->
    [step] Déplacez { $character } d’une { $character ->
        [Indigo] case, en diagonale ou non
       *[other] case
    }.
    [stay] { $character } ne peut aller nulle part et reste sur place.
    [arrow] Quelle flèche { $character } suit-{ $character ->
        [Scarlett] elle
       *[other] il
    } ?
    [turn] Faites pivoter une tuile à côté de Puffer, ou terminez votre tour.
    [swap] Échangez deux tuiles à côté de Scarlett, ou terminez votre tour.
   *[reveal] Révélez une tuile à côté de Zev, ou terminez votre tour.
}
foxrun-step = Aller en { $space }
foxrun-arrow = { $arrow ->
    [u] Suivre la flèche vers le haut
    [r] Suivre la flèche vers la droite
    [d] Suivre la flèche vers le bas
   *[l] Suivre la flèche vers la gauche
}
foxrun-then = { $then ->
    [nowhere] elle ne mène nulle part, le déplacement s’arrête là
    [free] Scarlett est libre
    [catch] Indigo est attrapé
    [over] la tuile est révélée
    [arrow] vous choisirez ensuite une flèche
    [far] puis jusqu’en { $end }
    [far-over] puis jusqu’en { $end }, où la tuile est révélée
   *[far-arrow] puis jusqu’en { $end }, où vous choisirez une flèche
}
foxrun-reveal = Révéler la tuile en { $space }
foxrun-degrees = { $degrees ->
    [90] Un quart de tour à droite
    [180] Un demi-tour
   *[270] Un quart de tour à gauche
}
foxrun-turn = { $degrees ->
    [90] Faire pivoter la tuile en { $space } de 90° vers la droite
    [180] Faire pivoter la tuile en { $space } de 180°
   *[270] Faire pivoter la tuile en { $space } de 90° vers la gauche
}
foxrun-swap = Échanger les tuiles en { $first } et { $second }
foxrun-stay = Rester ici
foxrun-pass = Terminé

## Ce qui a été fait

foxrun-told-step = { $character } ({ $player }) va en { $space }
foxrun-told-arrow = { $character } ({ $player }) suit la flèche vers { $arrow ->
    [u] le haut
    [r] la droite
    [d] le bas
   *[l] la gauche
}
foxrun-told-stay = { $character } ({ $player }) ne peut aller nulle part
foxrun-told-pass = { $character } ({ $player }) termine son tour
foxrun-told-reveal = { $character } ({ $player }) révèle la tuile en { $space }
foxrun-told-turn = { $character } ({ $player }) fait pivoter la tuile en { $space } { $degrees ->
    [90] de 90° vers la droite
    [180] de 180°
   *[270] de 90° vers la gauche
}
foxrun-told-swap = { $character } ({ $player }) échange les tuiles en { $first } et { $second }

## Comment cela s’est terminé

foxrun-sheet = La fin
foxrun-row-characters = Personnages
foxrun-row-side = Camp
foxrun-row-result = Résultat
foxrun-side = { $side ->
    [foxes] Renards
   *[guardians] Gardiens
}
foxrun-result = { $won ->
    [true] Victoire
   *[false] Défaite
}

## Avant la partie

foxrun-pitch = Indigo veut libérer Scarlett ; deux gardiens veulent l’en empêcher. Chaque tuile de la forêt vous emporte plus loin, et on peut la faire pivoter, l’échanger ou la révéler.
foxrun-option-sides = { $value ->
    [name] Qui joue qui ?
    [drawn] Au hasard
    [foxes-first] Selon les places, les Renards d’abord : Indigo, Scarlett, Zev, Puffer
   *[guardians-first] Selon les places, les Gardiens d’abord : Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] Sur une tuile de départ, qu’est-ce qui s’arrête ?
    [turn] Tout le tour
   *[move] Le déplacement seulement : vous pouvez encore utiliser votre capacité
}
foxrun-will-play = { $second ->
    [none] joue { $first }
   *[other] joue { $first } et { $second }
}

## Les bots

foxrun-bot-cub = Le Renardeau : il va là où les flèches l’emportent, et parfois droit sur le loup.
foxrun-bot-aesop = Le renard de la fable : il voit ce que donne un coup et ne rate rien de ce qui est à portée.
foxrun-bot-reynard = Renart le rusé : il pense à votre réponse, et au tour d’après.
foxrun-bot-kitsune = La Kitsune, renarde millénaire : elle connaît la forêt, et les probabilités de chaque tuile cachée.

## La première partie

foxrun-lesson-foxes = Vous jouez les deux renards. Indigo est libre, Scarlett est prisonnière dans le coin opposé. Amenez Indigo jusqu’à elle !
foxrun-lesson-wolf = Zev le loup la garde. Tant qu’il est à côté d’elle, Indigo ne peut pas la libérer. Et si Zev rejoint Indigo, les Renards perdent.
foxrun-lesson-step = À vous. Indigo avance d’un pas, et lui seul peut aller en diagonale. Touchez la tuile entourée.
foxrun-lesson-over = La tuile était face cachée : vous la révélez, et votre déplacement s’arrête là. C’est maintenant au tour de l’ami de Zev, Puffer le blaireau.
foxrun-lesson-scarlett = Vous jouez aussi Scarlett. Avancez-la d’un pas, sur la tuile entourée.
foxrun-lesson-zev = Zev reste près d’elle et, grâce à sa capacité, il a révélé une tuile de plus. Attention, le temps presse : quand la dernière tuile est révélée, les Gardiens gagnent.
foxrun-lesson-closer = Encore Indigo : un pas de plus, en diagonale.
foxrun-lesson-puffer = C’était la capacité de Puffer : il a fait pivoter cette tuile, et sa flèche pointe maintenant ailleurs.
foxrun-lesson-away = Encore Scarlett : amenez-la sur la tuile entourée. Elle pourra ensuite utiliser sa capacité.
foxrun-lesson-start-tile = Zev cherche Scarlett à son ancienne place, mais c’est une tuile de départ : tout son tour s’arrête là, et il ne peut pas utiliser sa capacité. Et il n’est plus à côté d’elle. C’est maintenant ou jamais !
foxrun-lesson-home = Ramenez Scarlett sur la tuile de départ. Elle pourra ensuite utiliser sa capacité.
foxrun-lesson-swap = Scarlett échange deux tuiles visibles à côté d’elle. Touchez les deux tuiles entourées, l’une après l’autre.
foxrun-lesson-alone = Zev est parti chasser et n’est plus à côté de Scarlett. C’est maintenant ou jamais !
foxrun-lesson-chain = Une flèche visible vous emporte plus loin, et la suivante aussi. Allez sur la tuile entourée et voyez où elles vous mènent !
foxrun-lesson-freed = Scarlett est libre : les Renards gagnent ! Dans une vraie partie, Zev et Puffer ne regarderont pas ailleurs. On essaie ?

## À la vraie table

foxrun-score-intro = Distribuez les personnages, et laissez votre téléphone retenir à qui c’est de jouer, quelles tuiles sont révélées et depuis combien de tours aucune ne l’a été.
foxrun-score-deal = Distribuer les personnages
foxrun-score-deal-how = Au hasard ou selon votre choix, d’après les règles pour votre nombre de joueurs. Cela lance une nouvelle partie.
foxrun-score-next = Fin du tour
foxrun-score-back = Un tour en arrière
foxrun-score-tiles = Quelles tuiles sont révélées ?
foxrun-score-tiles-how = Touchez une tuile quand elle est révélée. La rangée 1 est en bas, la colonne a est à gauche.
foxrun-score-end = Comment la partie s’est-elle terminée ?
foxrun-score-not-over = Pas encore terminée.
foxrun-score-roles = Qui joue qui
foxrun-score-turn = Tour { $turn }
foxrun-tile-up = révélée
foxrun-missing-characters = Les personnages n’ont pas encore été distribués.
foxrun-can = { $character ->
    [Indigo] Un pas, en diagonale ou non, puis là où mènent les flèches. Indigo gagne sur la case de Scarlett, si Zev n’est pas à côté d’elle.
    [Puffer] Un pas, puis là où mènent les flèches. Ensuite, Puffer peut faire pivoter de 90° ou 180° une tuile directionnelle visible et libre à côté de lui.
    [Scarlett] Un pas, puis là où mènent les flèches. Ensuite, Scarlett peut échanger deux tuiles visibles et libres à côté d’elle.
   *[Zev] Un pas, puis là où mènent les flèches. Ensuite, Zev peut révéler une tuile face cachée à côté de lui. Il gagne sur la case d’Indigo.
}

## Ce qui s’imprime

print-foxrun-cards = Cartes des personnages

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

## Retour en arrière

foxrun-review-won = { $by ->
    [freed] Ce coup libère aussitôt Scarlett (FR-18).
    [caught] Avec ce coup, Indigo est aussitôt attrapé (FR-19).
   *[other] Ce coup gagne aussitôt la partie (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] Ensuite, Zev attrape Indigo à son prochain tour, quoi qu’on fasse (FR-19).
   *[freed] Ensuite, Indigo rejoint Scarlett à son prochain tour, quoi qu’on fasse (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] Ensuite, les Renards gagnent en trois tours de leur camp au plus, quelles que soient les tuiles cachées (FR-18).
   *[guardians] Ensuite, les Gardiens gagnent en trois tours de leur camp au plus, quelles que soient les tuiles cachées (FR-19).
 }
foxrun-review-unguarded = Zev a quitté Scarlett : Indigo peut entrer sur la case où elle se trouve (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [0] C’était la dernière tuile face cachée : les Gardiens gagnent (FR-19).
    [one] Chaque tuile révélée aide les Gardiens, et il n’en reste plus qu’une face cachée (FR-19).
   *[other] Chaque tuile révélée aide les Gardiens, et il n’en reste plus que { $left } face cachée (FR-19).
 }
foxrun-problem = Libérez Scarlett en { $turns } tours des Renards, quelles que soient les tuiles cachées.

## Mes parties

foxrun-stat-title = { $by ->
    [side] Par camp
    [character] Par personnage
   *[end] Comment vos parties se sont terminées
 }
foxrun-stat-character = Personnage
foxrun-stat-turns = Tours
foxrun-stat-both = Une partie où vous jouez deux personnages compte pour les deux.
foxrun-stat-ending = Fin
foxrun-stat-end = { $by ->
    [freed] Scarlett libérée
    [caught] Indigo attrapé
    [foxes-resigned] Abandon des Renards
    [guardians-resigned] Abandon des Gardiens
    [all-revealed] Toutes les tuiles révélées
   *[time] Aucune tuile révélée depuis trop longtemps
 }

## Today

foxrun-daily = { $points ->
    [2] Scarlett est libre, et rien ne pouvait vous arrêter.
    [1] Scarlett est libre, mais vous avez eu de la chance : un autre premier coup n’aurait rien laissé au hasard.
   *[other] Scarlett n’est pas encore libre, et il ne reste plus de tours.
 }
foxrun-daily-answer = { $move ->
    [stay] Un seul premier coup libère Scarlett, quelles que soient les tuiles cachées : rester sur place.
   *[other] Un seul premier coup libère Scarlett, quelles que soient les tuiles cachées : aller en { $move }.
 }
