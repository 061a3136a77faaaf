## Parties enregistrées, options, places

game-over = La partie est terminée.
a-player = Joueur { $number }
wrong-seats = Ce jeu est pour { $least } à { $most } joueurs, pas pour { $seats }.
no-such-option = L’option { $option } n’existe pas. Choisissez parmi : { $known }.
no-such-choice = L’option { $option } ne peut pas valoir { $value }. Choisissez parmi : { $known }.

record-unreadable = Ce n’est pas une partie enregistrée : { $reason }.
record-format = Le format est « { $format } » et non « { $known } ».
record-game = Le jeu « { $game } » n’existe pas. Choisissez parmi : { $known }.
record-rules = Cette partie a été jouée avec la version { $rules } des règles ; la version actuelle est la { $known }.
data-unknown-part = « { $part } » ne fait pas partie de cette boîte. Elle contient : { $known }.
data-wrong-form = « { $part } » manque, ou n’a pas la même forme que dans la boîte standard.
data-neither = « { $data } » n’est ni « default » ni le contenu d’une boîte.
data-unreadable = Impossible de lire { $path } : { $reason }.
data-no-toml = { $path } n’est pas un fichier TOML : { $reason }.
data-no-json = { $path } n’est pas une boîte en JSON : { $reason }.
record-seat = La place { $seat } n’existe pas : { $seats ->
    [one] il n’y a que la place 0.
   *[other] il y en a { $seats }, comptées à partir de 0.
 }
record-chance-first = Ici, c’est d’abord au hasard de décider.
record-no-chance = Le hasard n’a rien à décider ici.
record-result-early = Il y a un résultat, mais la partie n’est pas terminée.
record-result-missing = La partie est terminée, mais le résultat manque.
record-result-wrong = Dans le résultat, { $field } vaut { $told } ; d’après les règles, c’est { $true }.

record-broken = { $move ->
    [0] Avant le premier coup : { $reason }
   *[other] Coup { $move } : { $reason }
 }

deal-missing = Cette partie ne peut pas être vérifiée : l’enregistrement ne contient pas la graine de la donne.
deal-commitment = Cette donne n’est pas fiable : la graine n’est pas celle annoncée avant la partie.
deal-setup = Cette donne n’est pas fiable : les cartes ne correspondent pas à la graine et aux sels des joueurs.
deal-chance = Ce tirage n’est pas fiable : il ne correspond pas à la graine et aux sels des joueurs.

## La table

table-phase-lobby = La partie n’a pas encore commencé.
table-phase-playing = La partie a déjà commencé.
table-phase-over = La partie est terminée.
table-phase-closed = Cette table est fermée.
table-clock = La limite de temps peut aller de 5 secondes à 30 jours.
table-seat-taken = Cette place est prise.
table-no-seat = Cette place n’existe pas.
table-not-your-seat = Ce n’est pas votre place.
table-not-here = Seules les personnes assises à cette table peuvent le faire.
table-only-host = Seul l’hôte peut le faire.
table-host-stays = L’hôte ne peut pas être exclu.
table-banned = Vous n’avez plus accès à cette table : l’hôte en a décidé ainsi.
table-full = La table est complète : on joue à { $most } au plus.
table-enough-seats = Vous pouvez avoir au plus { $most } places à une table.
table-enough-bots = Une table peut avoir au plus { $most } bots.
table-enough-bot-tables = Vous avez déjà { $most } parties en cours avec des bots. Terminez-en une d’abord.
table-enough-changes = Vous avez déjà changé cela { $most } fois. Ce n’est plus possible.
table-used-up = Cette table a atteint sa limite. Ouvrez-en une autre.
table-other-there = { $name } n’est plus à cette place. Vérifiez et réessayez.
table-name = Saisissez un nom.
table-not-missed = { $name } est là, ou vient tout juste de partir.
table-nudged = On vient de relancer { $name }. Laissez-lui une minute.
table-your-seat = C’est votre propre place.
table-no-resigning = On ne peut pas abandonner à ce jeu.
table-not-ready = Tout le monde n’est pas encore prêt.
table-paused = La partie est en pause.
table-too-late = La partie a avancé entre-temps. Regardez la table et réessayez.
table-nothing-meant = Il n’y a rien à faire là pour le moment.
table-no-undo = Ce coup ne peut plus être annulé.
table-unknown = Cette table n’existe pas.
table-newer = Cette table a été créée avec une version plus récente de Foxden. Elle pourra être rouverte une fois le serveur mis à jour.
table-game-missing = Le jeu de cette table, { $game }, n’est pas installé sur ce serveur.
table-store-down = L’enregistrement a échoué, donc rien n’a changé. Réessayez.
log-undid = { $name } annule son coup.
log-nudged = { $name } relance { $whom }.
log-sits-in = Un bot remplace { $name }.
log-returned = { $name } est de retour.
log-unfinished = La partie a été interrompue.
log-resigned = { $name } abandonne

reaction-hello = Bonjour !
reaction-thanks = Merci !
reaction-well-played = Bien joué !
reaction-oops = Oups !
reaction-wow = Waouh !
reaction-think = Je réfléchis…
reaction-laugh = Ha ha !
reaction-hurry = À vous !

## Par HTTP et WebSocket

too-fast = Trop de demandes. Attendez un instant.
body-too-large = C’est trop long.
body-wrong = Ce n’est pas ce qui est attendu ici : { $reason }.
body-unreadable = C’est illisible : { $reason }.
message-unreadable = Ce message est incompréhensible : { $reason }.
not-json = Envoyez-le en application/json.
no-such-code = Ce code est inconnu ou a expiré.
no-such-page = Cette page n’existe pas.
wrong-method = Action impossible ici.
wrong-host = Ce serveur n’est pas connu sous ce nom. La personne qui le gère peut l’ajouter avec --allowed-host.
from-elsewhere = Cette demande vient d’un autre site : nous l’avons ignorée.
no-guest = Nous ne vous connaissons pas encore. Ouvrez d’abord la page d’accueil.
no-such-token = Ce jeton n’est pas valable ici. Demandez-en un nouveau.
record-not-yet = Vous pourrez télécharger la partie quand elle sera terminée.
store-down = Notre base de données est injoignable. Réessayez dans un instant.
our-fault = Un problème est survenu de notre côté. Nous en avons pris note.
print-busy = D’autres personnes impriment en ce moment. Réessayez dans une minute.
store-unwritable = Nous pouvons lire notre base de données, mais pas y écrire.

## Revoir une partie

replay-setup = La partie commence.
replay-chance = Le hasard décide.
replay-beneath = { $zone } : ce qui se trouve dessous

## Énumérations

list-labelled = { $label } : { $text }
list-and = { $first } et { $last }

## Leçons

lesson-none = Cette page de la leçon n’existe pas.
lesson-not-that = Pas encore. Touchez ce qui est entouré, ou « Montrez-moi », et nous le ferons pour vous.
lesson-not-now = Un instant : lisez d’abord la suite.
question-too-long = Une question ne peut pas dépasser { $most } caractères.

## À la vraie table

companion-player = Joueur { $n }
companion-wrong = { $row }, { $column } : il est écrit « { $told } », mais il faudrait « { $true } ». { $why }
pad-unknown = Cette feuille n’existe pas, ou a été supprimée.
pad-full = Cette feuille est pleine.
record-partial = On ne connaît que la fin de cette partie : il n’y a pas de coups à revoir.
record-partial-moves = Un enregistrement partiel ne contient que ce qui a été saisi à la fin : ni mise en place, ni coups, ni contenu de boîte.
record-partial-wrong = Ce qui a été saisi n’est pas possible : { $reason }
record-whole = Cet enregistrement contient tous les coups : vous pouvez revoir la partie coup par coup.

## Hints

table-hint-people = Pas d’indices quand vous jouez contre d’autres personnes.
table-hint-wait = Vous pouvez demander un indice quand c’est à vous.
table-no-such-bot = Il n’y a pas de bot « { $bot } ». Choisissez parmi : { $known }.
hint-well = Vous êtes en bonne position.
hint-even = Tout reste ouvert.
hint-hard = Vous êtes en difficulté.
hint-move = { $standing } Une idée : « { $move } »

## Mes tables

mine-turn = { $n ->
    [0] À vous de jouer
    [one] À vous de jouer contre { $names }
   *[other] À vous de jouer, avec { $names }
 }
mine-nudged = { $name } vous attend
mine-turn-of = C’est à { $name } de jouer
mine-waiting = On attend { $names }
mine-lobby = { $n ->
    [0] Pas encore commencée, et il n’y a personne d’autre
   *[other] Pas encore commencée, avec { $names }
 }
mine-paused = { $n ->
    [0] En pause
   *[other] En pause, avec { $names }
 }
mine-bot-plays = { $n ->
    [0] Un bot joue pour vous
   *[other] Un bot joue pour vous, avec { $names }
 }
mine-unfinished = { $n ->
    [0] Interrompue
   *[other] Interrompue, avec { $names }
 }
mine-crowd = À { $n } joueurs
mine-and-more = { $n ->
    [one] { $names } et { $n } autre personne
   *[other] { $names } et { $n } autres
 }
mine-won = { $lost ->
    [0] { $won ->
        [0] Vous avez gagné
       *[other] Égalité avec { $winners }
     }
   *[other] { $won ->
        [0] Vous avez gagné contre { $losers }
       *[other] Vous avez gagné avec { $winners } contre { $losers }
     }
 }
mine-lost = { $won ->
    [0] Cela n’a pas suffi cette fois
    [one] { $lost ->
        [0] { $winners } a gagné contre vous
        [one] { $winners } a gagné contre vous et { $losers }
       *[other] { $winners } a gagné contre vous, { $losers }
     }
   *[other] { $lost ->
        [0] { $winners } ont gagné contre vous
        [one] { $winners } ont gagné contre vous et { $losers }
       *[other] { $winners } ont gagné contre vous, { $losers }
     }
 }
mine-won-by = { $won ->
    [0] Cela n’a pas suffi cette fois
    [one] { $lost ->
        [0] { $winners } a gagné
       *[other] { $winners } a gagné contre { $losers }
     }
   *[other] { $lost ->
        [0] { $winners } ont gagné
       *[other] { $winners } ont gagné contre { $losers }
     }
 }

## Retour en arrière : l’analyse d’une partie

review-no-kit = Les parties de { $game } ne peuvent pas être analysées.
review-running = Une partie peut être analysée quand elle est finie, pas avant.
review-crowd = Une partie à plus de { $most } joueurs ne peut pas être analysée.
review-endless = Une partie de plus de { $most } coups ne peut pas être analysée.
review-busy = Plusieurs parties attendent d’être analysées. Réessayez dans une minute.
review-failed = Cette partie n’a pas pu être analysée. Vous pouvez quand même la revoir.
again-nowhere = Ce moment n’existe pas dans cette partie.
again-too-large = Cette partie est trop longue pour être reprise à partir d’ici.
review-partial = Cette partie a été jouée à une vraie table et seule la fin a été saisie : on ne sait rien des coups. Il n’y a ni chances ni hasard à montrer, seulement ce que la fin nous apprend.
review-title = Analyse : { $game }
review-moments = Les moments décisifs
review-no-moments = Aucun coup n’a été décisif à lui seul.
review-moment-choice = { $done } : { $before } % → { $after } % pour { $name }.
review-moment-luck = { $done } : le hasard. { $name } pouvait espérer { $expected } % et obtient { $after } %.
review-best = Mieux : { $best }.
review-deal = La donne avantageait { $name } de { $gift } points dès le début, même si personne ne pouvait le savoir.
review-told = { $name } avait au départ { $first } % de chances de gagner. Ses propres choix { $choices ->
    [cost] lui ont coûté { $choice ->
        [one] { $choice } point
       *[other] { $choice } points
    }
    [brought] lui ont rapporté { $choice ->
        [one] { $choice } point
       *[other] { $choice } points
    }
   *[nothing] n’ont rien changé
} ; { $lucks ->
    [cost] la malchance et les coups des autres lui ont coûté { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    }
    [brought] la chance et les coups des autres lui ont rapporté { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    }
   *[nothing] la chance et les coups des autres se sont compensés
} : { $last } % à la fin.
review-sum = Choix et hasard
review-sum-how = En points sur cent. Les chances du début, les choix et le hasard s’additionnent pour donner les chances de la fin. Le hasard, c’est tout ce qui a été tiré, révélé ou fait par les autres.
review-player = Joueur
review-at-first = Au début
review-choice = Choix
review-luck = Hasard
review-at-last = À la fin
review-worst = Coup le plus coûteux
review-graph-known = Chances de gagner, telles que chacun pouvait les connaître
review-graph-true = Chances de gagner, telles qu’elles étaient vraiment
review-graph-how = De gauche à droite, coup par coup. Les mêmes nombres sont dans le tableau ci-dessous.
review-table = Tous les coups
review-number = Coup
review-what = Ce qui s’est passé
review-known-of = Ce que pouvait savoir { $name }
review-true-of = { $name }, en réalité
review-before = Avant le coup { $number }
problem-answer = Réponse : { $answer }. Aucun autre premier coup ne marche : nous l’avons vérifié sur { $positions } positions.
review-partner = Avec
review-weightiest = Coup le plus important
review-partners = Partenaires
review-partners-how = Ce que les choix de chaque partenaire ont apporté à son camp.

## Beside a link

preview-house = Trois jeux de renards autour d’une même table : contre des bots, avec des amis à distance ou ensemble sur un seul appareil.
preview-table = Venez jouer à { $game }
preview-page = { $game } sur Foxden

## Mes parties : nombres

stat-percent = { $percent } %
stat-decimal = { $whole },{ $tenths }
stat-games = Parties
stat-won = Gagnées
stat-points = Points par partie
stat-share = Part
stat-value = Moyenne
stat-against = Contre
stat-opponents = { $against ->
    [bots] Des bots seulement
    [alone] Personne (solo)
   *[people] Des humains
 }
stat-results = Résultats

## Today

today-none = Il n’y a pas de partie du jour pour { $title }.
today-no-hints = Pas d’indices dans la partie du jour.
today-no-such-day = Rien à voir pour ce jour-là : il n’est pas encore fini, ou il n’est plus dans les archives.
day-dealt-otherwise = La donne de { $game } ce jour-là ne correspond pas à cette graine.
day-verified = { $day } : la donne correspond bien à la graine annoncée.
