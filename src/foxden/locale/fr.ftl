## Parties enregistrées, options, places

game-over = La partie est terminée.
wrong-seats = On ne peut pas jouer à { $seats } : on joue de { $least } à { $most }.
no-such-option = L’option { $option } n’existe pas (il y a : { $known }).
no-such-choice = L’option { $option } ne peut pas valoir { $value } (elle peut valoir : { $known }).

record-unreadable = Ce n’est pas une partie enregistrée : { $reason }.
record-format = Le format est « { $format } » et non « { $known } ».
record-game = Le jeu « { $game } » n’existe pas (il y a : { $known }).
record-rules = Elle a été jouée avec la version { $rules } des règles ; celle-ci est la version { $known }.
record-data = Les données de la boîte sont fausses : { $reason }.
record-seat = La place { $seat } n’existe pas : il y en a { $seats }, comptées à partir de 0.
record-chance-first = Le hasard décide avant que quiconque ne joue.
record-no-chance = Le hasard n’a rien à décider ici.
record-result-early = Il y a un résultat, mais la partie n’est pas terminée.
record-result-missing = La partie est terminée, mais le résultat manque.
record-result-wrong = Dans le résultat, { $field } vaut { $told } ; d’après les règles, c’est { $true }.

## Énumérations

list-and = { $first } et { $last }
