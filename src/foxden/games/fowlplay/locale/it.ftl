## Perché no?

fowlplay-no-move = «{ $text }» non è una mossa di questo gioco.
fowlplay-reshuffle-first = Prima si rimescolano gli scarti per formare un nuovo mazzo.
fowlplay-target-first = Prima scegli una delle tue quattro carte come obiettivo.
fowlplay-target-final = Tutti gli obiettivi sono scelti: il tuo non si cambia più.
fowlplay-target-stays = Quella carta è il tuo obiettivo: resta al suo posto fino alla fine.
fowlplay-not-in-hand = La carta { $card } non è nella tua mano.
fowlplay-not-your-den = Ora tocca a { $player } piazzare la volpe. Nostra decisione: chi comincia lo decide il caso, poi si segue l’ordine dei posti.
fowlplay-den-first = Prima scegli una volpe e il suo spazio nella tana.
fowlplay-den-final = Le volpi hanno già un colore e hanno lasciato la tana.
fowlplay-colour-taken = Quella volpe appartiene a { $player }.
fowlplay-den-taken = In { $hex } c’è già la volpe di { $player }.
fowlplay-card-first = Prima scegli una carta da giocare.
fowlplay-card-final = Tutte le carte di questo round sono scelte: la tua non si cambia più.
fowlplay-others-choose = Tu hai scelto; gli altri stanno ancora scegliendo.
fowlplay-chosen-already = Hai già scelto questa carta. Se cambi idea, toccane un’altra.
fowlplay-not-your-turn = Ora tocca a { $player }.
fowlplay-birds-now = Ora si muove il pollame; le volpi si muovono quando tutti l’avranno fatto.
fowlplay-foxes-now = Ora si muovono solo le volpi.
fowlplay-bird-caught = Una volpe ha catturato { $bird }: non è più nell’aia.
fowlplay-nothing-shared = Né tipo, né colore, né forma: { $bird } non ha nulla in comune con la tua carta ({ $card }).
fowlplay-bird-too-far = { $hex } non è a un passo: è troppo lontano per { $bird }.
fowlplay-bird-there = In { $hex } c’è { $bird }.
fowlplay-fox-there = In { $hex } c’è la volpe di { $player }.
fowlplay-tunnel = { $hex } è l’entrata di un tunnel: il pollame ne sta alla larga.
fowlplay-fear = Troppo vicino a una volpe: ora { $bird } ha la più vicina a { $before ->
    [one] 1 passo
   *[other] { $before } passi
}, lì sarebbe a { $after }.
fowlplay-fox-here = La tua volpe è già in { $hex }.
fowlplay-fox-too-far = { $hex } non è a un passo dalla tua volpe.
fowlplay-no-tunnel = { $hex } non è né a un passo né l’entrata di un tunnel.
fowlplay-must-leave = Nel primo round nessuna volpe si ferma sul tunnel al centro: prosegui.
fowlplay-bird-can = { $n ->
    [0] Ora non può andare da nessuna parte: scegli un altro volatile.
   *[other] Può andare in { $places }.
}
fowlplay-fox-can = La tua volpe può andare in { $places }.
fowlplay-card-moves = La tua carta muove { $birds }.
fowlplay-dens-free = Liberi: { $places }.
fowlplay-foxes-free = Libere: { $foxes }.
fowlplay-all = { $feature ->
    [circle] i cerchi
    [hexagon] gli esagoni
    [square] i quadrati
    [black] i volatili neri
    [brown] i volatili marroni
    [white] i volatili bianchi
    [chicken] le galline
    [duck] le anatre
    [goose] le oche
   *[turkey] i tacchini
}
fowlplay-no-end-there = Nel primo round nessuna volpe può finire il movimento sul tunnel al centro.

## Il caso

fowlplay-no-reshuffle-now = Ora non serve nessuna carta che il mazzo non possa dare.
fowlplay-reshuffle-discards = Il nuovo mazzo è formato esattamente dalle carte della pila degli scarti.

## Il contenuto di una scatola

fowlplay-data-card = La carta { $number }, «{ $card }», non esiste; «duck brown square» sarebbe una.
fowlplay-data-card-twice = «{ $card }» c’è due volte; ognuno dei 36 volatili ha una carta.
fowlplay-data-hex = «{ $hex }» non è uno spazio della fattoria; il centro è «0,0», un angolo «6,-6».
fowlplay-data-hex-twice = { $hex } c’è due volte.
fowlplay-data-tunnels = { $n ->
    [one] C’è una sola entrata di tunnel; il tabellone ne ha sette.
   *[other] Ci sono { $n } entrate di tunnel; il tabellone ne ha sette.
}
fowlplay-data-flocks = { $n ->
    [one] Un angolo ha un solo spazio con le impronte; ognuno ne ha nove.
   *[other] Un angolo ha { $n } spazi con le impronte; ognuno ne ha nove.
}
fowlplay-data-centre = Il centro della fattoria è l’entrata di un tunnel.
fowlplay-data-den = I sei spazi attorno al centro sono la tana delle volpi: lì non ci sono entrate di tunnel.
fowlplay-data-flocks-share = Nessuno spazio appartiene a due angoli.
fowlplay-data-flocks-where = I volatili non partono né dalla tana né dall’entrata di un tunnel.
fowlplay-data-last-birds = La partita finisce quando restano da 1 a 35 volatili.
fowlplay-data-turn-cards = In { $players } si usano da 1 a 6 carte turno.

## Una scatola propria

fowlplay-data-types = Ognuno dei quattro tipi ha un angolo tutto suo.
fowlplay-data-mixed = In ogni angolo stanno volatili di un solo tipo.
fowlplay-data-bird-twice = Ognuno dei 36 volatili ha un posto tutto suo.
fowlplay-box-intro = Ciò che si vede solo nelle figure del regolamento è stato ricostruito. La tua scatola è diversa? Correggila qui. Puoi anche scegliere come stanno i volatili all’inizio.
fowlplay-box-board = Tabellone
fowlplay-box-board-how = Sette entrate di tunnel, una al centro, e quattro angoli di nove spazi con le impronte.
fowlplay-box-corner = { $corner ->
    [1] Angolo 1, in alto a sinistra
    [2] Angolo 2, in alto a destra
    [3] Angolo 3, in basso a sinistra
   *[4] Angolo 4, in basso a destra
}
fowlplay-box-standing = Come stanno i volatili
fowlplay-box-stand = { $way ->
    [random] Decide il caso
    [types] Scelgo l’angolo di ogni tipo
   *[birds] Metto io ogni volatile al suo posto
}
fowlplay-box-types = Angoli
fowlplay-box-types-how = Quale tipo in quale angolo? Toccane due per scambiarli.
fowlplay-box-birds = Volatili
fowlplay-box-birds-how = Tocca due volatili per scambiarli. In ogni angolo ne sta un solo tipo.
fowlplay-box-cards = Numeri delle carte
fowlplay-box-cards-how = Quale volatile ha quale numero? Toccane due per scambiarli.
fowlplay-box-last-birds = Volatili rimasti a cui la partita finisce
fowlplay-box-turn-cards = Carte turno in { $n }

## Che cosa può essere una preparazione

fowlplay-setup-parts = Una preparazione dice dov’è il pollame, quali carte sono nelle mani e nel mazzo, e chi comincia.
fowlplay-setup-birds = Ognuno dei 36 volatili ha il suo posto.
fowlplay-setup-hexes = Ogni volatile sta su uno spazio dell’aia.
fowlplay-setup-flocks = I nove volatili di ogni tipo riempiono i nove spazi di un angolo.
fowlplay-setup-standing = I volatili stanno come è stato scelto per questa scatola.
fowlplay-setup-hands = Ognuno riceve quattro carte; le altre formano il mazzo.
fowlplay-setup-cards = Ognuna delle 36 carte è in una mano o nel mazzo, una volta sola.
fowlplay-setup-first = Chi piazza la prima volpe è uno dei giocatori al tavolo.
fowlplay-setup-first-chosen = La prima volpe la piazza il giocatore scelto.

## Pollame, volpi, carte

fowlplay-bird = { $kind ->
    [chicken] { $form ->
        [the] il pollo
       *[name] pollo
    }
    [duck] { $form ->
        [the] l’anatra
       *[name] anatra
    }
    [goose] { $form ->
        [the] l’oca
       *[name] oca
    }
   *[turkey] { $form ->
        [the] il tacchino
       *[name] tacchino
    }
} { $colour ->
    [black] { $kind ->
        [duck] nera
        [goose] nera
       *[other] nero
    }
    [brown] marrone
   *[white] { $kind ->
        [duck] bianca
        [goose] bianca
       *[other] bianco
    }
} su { $shape ->
    [circle] cerchio
    [hexagon] esagono
   *[square] quadrato
}
fowlplay-fox = { $form ->
    [name] volpe
   *[subject] la volpe
} { $colour ->
    [black] nera
    [brown] marrone
    [orange] arancione
   *[white] bianca
}
fowlplay-card = carta { $number }, { $bird }
fowlplay-count = { $feature ->
    [bird] { $n ->
        [one] { $n } volatile
       *[other] { $n } volatili
    }
    [circle] { $n ->
        [one] { $n } cerchio
       *[other] { $n } cerchi
    }
    [hexagon] { $n ->
        [one] { $n } esagono
       *[other] { $n } esagoni
    }
    [square] { $n ->
        [one] { $n } quadrato
       *[other] { $n } quadrati
    }
    [black] { $n ->
        [one] { $n } volatile nero
       *[other] { $n } volatili neri
    }
    [brown] { $n ->
        [one] { $n } volatile marrone
       *[other] { $n } volatili marroni
    }
    [white] { $n ->
        [one] { $n } volatile bianco
       *[other] { $n } volatili bianchi
    }
    [chicken] { $n ->
        [one] { $n } pollo
       *[other] { $n } polli
    }
    [duck] { $n ->
        [one] { $n } anatra
       *[other] { $n } anatre
    }
    [goose] { $n ->
        [one] { $n } oca
       *[other] { $n } oche
    }
   *[turkey] { $n ->
        [one] { $n } tacchino
       *[other] { $n } tacchini
    }
}

## Che cosa c’è

fowlplay-farm = L’aia
fowlplay-ground = { $ground ->
    [tunnel] entrata del tunnel
    [den] tana
   *[centre] tana ed entrata del tunnel
}
fowlplay-hand = La tua mano
fowlplay-target = La tua carta obiettivo
fowlplay-free-foxes = Volpi tra cui scegliere
fowlplay-table = Sul tavolo
fowlplay-played = Carte giocate
fowlplay-goal = Mangia un po’ di tutto, e risparmia chi somiglia al tuo obiettivo.
fowlplay-legend = { $mark ->
    [alike] ha qualcosa in comune con la carta di turno: si può muovere
    [wanted] il tuo obiettivo
    [in-reach] la tua volpe può catturarlo
    [fear-2] una volpe è a due passi
   *[fear-1] una volpe è proprio accanto
}
fowlplay-cards-of = Giocatore { $player }: carte
fowlplay-caught-by = Giocatore { $player }: volatili catturati
fowlplay-fox-of = { $fox }, di { $name }
fowlplay-player = { $name }: { $caught } tra le catture, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fowlplay-hidden-target = carta obiettivo coperta
fowlplay-hidden-card = carta scelta, coperta
fowlplay-counted = { $what ->
    [birds-left] Volatili rimasti: { $text }
    [turn-cards] Carte turno girate: { $text }
    [deck] Carte nel mazzo: { $text }
   *[discards] Carte tra gli scarti: { $text }
}

## Che cosa succede

fowlplay-now = { $phase ->
    [target] { $n ->
        [one] { $name } sceglie la carta obiettivo.
       *[other] { $name } scelgono la carta obiettivo.
    }
    [den] { $name } sceglie una volpe e il suo posto nella tana.
    [play] Round { $round }: { $n ->
        [one] { $name } sceglie una carta.
       *[other] { $name } scelgono una carta.
    }
    [birds] Round { $round }: { $name } muove il pollame, { $steps ->
        [one] resta { $steps } passo.
       *[other] restano { $steps } passi.
    }
    [foxes] Round { $round }: { $name } muove la volpe, { $steps ->
        [one] resta { $steps } passo.
       *[other] restano { $steps } passi.
    }
   *[draw] Round { $round }: si rimescolano gli scarti per formare un nuovo mazzo.
}
fowlplay-win = { $n ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
} con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
fowlplay-fox-at = { $fox } ({ $name }) in { $hex }
fowlplay-foxes = Le volpi: { $foxes }.
fowlplay-order = Carte giocate, dalla più bassa: { $cards }.
fowlplay-in-yard = Nell’aia: { $birds }.
fowlplay-has-caught = { $name } ha catturato { $birds }.
fowlplay-ended = { $by ->
    [birds] Fine della partita: { $birds ->
        [one] è rimasto solo { $birds } volatile.
       *[other] sono rimasti solo { $birds } volatili.
    }
   *[turns] Fine della partita: è stata girata l’ultima carta turno.
}
fowlplay-birds-left = { $birds ->
    [one] Resta { $birds } volatile
   *[other] Restano { $birds } volatili
}. Il round che finisce con { $last } o meno è l’ultimo.
fowlplay-turn-cards = { $now ->
    [captured] In questo round c’è stata una cattura: non si gira nessuna carta turno.
    [first] Nel primo round non si gira nessuna carta turno.
    [last] Se in questo round non ci sono catture, si gira l’ultima carta turno e la partita finisce.
   *[quiet] Se in questo round non ci sono catture, si gira la carta turno { $next } di { $all }. Con l’ultima la partita finisce.
}
fowlplay-points-now = Punti per le catture finora: { $points }.

## Che cosa sai e puoi fare

fowlplay-you = Giochi con { $fox }, in { $hex }.
fowlplay-your-target = Il tuo obiettivo: { $card }.
fowlplay-your-card = Coperta davanti a te: { $card }.
fowlplay-your-hand = La tua mano: { $cards }.
fowlplay-estimate = Se la partita finisse ora avresti { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $caught } per le catture, { $survivors } per i sopravvissuti.
fowlplay-target-caught = Il tuo obiettivo, { $bird }, è stato catturato.
fowlplay-target-danger = Il tuo obiettivo, { $bird }, è in { $hex }, a portata di { $names }.
fowlplay-target-safe = Il tuo obiettivo, { $bird }, è in { $hex }, { $steps ->
    [0] e non ci sono ancora volpi in giro.
    [one] fuori portata per le altre volpi; la volpe più vicina è a { $steps } passo.
   *[other] fuori portata per le altre volpi; la volpe più vicina è a { $steps } passi.
}
fowlplay-mark = { $mark ->
    [wanted] il tuo obiettivo
   *[in-reach] a portata della tua volpe
}
fowlplay-fear-rule = Il pollame ha paura delle volpi: nessun volatile si avvicina a meno di 3 passi da una volpe, e chi è già più vicino non si avvicina oltre.
fowlplay-on-tunnel = { $must ->
    [true] La tua volpe è sul tunnel al centro, dove nel primo round non può restare.
   *[false] La tua volpe è su un’entrata del tunnel: con un passo arriva a qualunque altra.
}
fowlplay-prey = { $bird } in { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] Nessun volatile è a portata della tua volpe.
   *[other] A portata della tua volpe, con quanto la cattura cambia i tuoi punti: { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Scegli una delle tue quattro carte come obiettivo. Nessun altro la vede fino alla fine.
    [den] Scegli una volpe e, per lei, uno spazio libero attorno al centro.
    [play] Scegli una carta da giocare. Comincia il numero più basso.
    [change] Hai scelto. Finché non hanno scelto tutti, puoi ancora toccare un’altra carta (nostra decisione).
    [birds] Muovi il pollame che ha in comune tipo, colore o forma con la tua carta ({ $bird }): { $steps ->
        [one] resta { $steps } passo.
       *[other] restano { $steps } passi.
    }
    [leave] Prosegui con la volpe: nel primo round non può restare sul tunnel al centro.
   *[foxes] Muovi la tua volpe: { $steps ->
        [one] resta { $steps } passo.
       *[other] restano { $steps } passi.
    }
}
fowlplay-to = in { $hex }
fowlplay-go = { $way ->
    [tunnel] Attraverso il tunnel fino a { $hex }
    [entrance] Vai in { $hex }, entrata del tunnel
   *[step] Vai in { $hex }
}
fowlplay-catch = Cattura { $bird } in { $hex } ({ $points } per te)
fowlplay-journey = { $step }, in { $steps } passi
fowlplay-stop = { $moved ->
    [true] Fatto
   *[false] { $phase ->
        [birds] Non muovere pollame
       *[foxes] Resta qui
    }
}

## Che cosa è stato fatto

fowlplay-told-target = { $name } ha scelto la carta obiettivo
fowlplay-told-card = { $name } ha scelto una carta
fowlplay-told-cards = Si scoprono le carte: { $cards }
fowlplay-told-turn-card = Nessuna cattura: carta turno { $n } di { $all }
fowlplay-heading = { $round ->
    [0] Prima del round 1
   *[other] { $round }° round
}
fowlplay-told-all = { $phase ->
    [target] Tutti hanno scelto un obiettivo
   *[play] Tutti hanno scelto una carta
}
fowlplay-told-den = { $name } prende { $fox } e parte da { $hex }
fowlplay-told-bird = { $name } muove { $bird } in { $hex }
fowlplay-told-no-birds = { $name } non muove altro pollame
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) passa per il tunnel fino a { $hex }
   *[false] { $fox } ({ $name }) va in { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) cattura { $bird } in { $hex }
fowlplay-told-stays = { $fox } ({ $name }) si ferma dov’è

## Il foglio dei punti

fowlplay-sheet = Il foglio dei punti
fowlplay-own-sheet = I tuoi punti se la partita finisse ora
fowlplay-row-most = Maggioranza: { $feature ->
    [circle] cerchi
    [hexagon] esagoni
    [square] quadrati
    [black] neri
    [brown] marroni
   *[white] bianchi
}
fowlplay-row-sets = Set di quattro tipi
fowlplay-row-caught = Subtotale 1: catture
fowlplay-row-target = Carta obiettivo
fowlplay-row-alive = Sopravvissuti: { $feature ->
    [circle] cerchi
    [hexagon] esagoni
    [square] quadrati
    [black] neri
    [brown] marroni
    [white] bianchi
    [chicken] polli
    [duck] anatre
    [goose] oche
   *[turkey] tacchini
}
fowlplay-row-saved = Obiettivo salvo
fowlplay-row-survivors = Subtotale 2: sopravvissuti
fowlplay-row-total = Totale
fowlplay-row-place = Posto
fowlplay-why-none = Nessuno ne ha catturati.
fowlplay-why-fewer = { $birds }; la maggioranza: { $names } con { $most }.
fowlplay-why-tied = { $birds }, a pari merito con { $names }: tutti prendono i punti per intero. { $points ->
    [one] { $points } solo tipo: { $points } punto.
   *[other] { $points } tipi diversi: { $points } punti.
}
fowlplay-why-most = { $birds }, più di chiunque altro. { $points ->
    [one] { $points } solo tipo: { $points } punto.
   *[other] { $points } tipi diversi: { $points } punti.
}
fowlplay-why-sets = { $birds }: { $sets ->
    [0] nessun set completo.
    [one] { $sets } set completo, { $points } punti.
   *[other] { $sets } set completi, { $points } punti.
}
fowlplay-why-alive = { $birds } ancora nell’aia, come l’obiettivo: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
fowlplay-why-saved = Proprio il volatile obiettivo, { $bird }, è ancora nell’aia: 1 punto.
fowlplay-why-lost = Il volatile obiettivo, { $bird }, è stato catturato ({ $name }).
fowlplay-why-place = { $by ->
    [points] Per i punti.
    [target] A pari punti è avanti chi ha salvato il volatile obiettivo.
    [fewer] A pari punti e obiettivo è avanti chi ha catturato meno pollame (catture: { $n }).
   *[shared] Pari in punti, obiettivo e catture ({ $n }): il posto è condiviso.
}

## Prima della partita

fowlplay-pitch = Sei una volpe tra trentasei volatili. Mangia vario, ma lascia vivi quelli che somigliano al tuo obiettivo segreto.
fowlplay-option-first = { $value ->
    [name] Chi piazza la prima volpe?
    [drawn] Decide il caso
    [first-seat] Il posto 1 ha mangiato pollame per ultimo
    [second-seat] Il posto 2 ha mangiato pollame per ultimo
    [third-seat] Il posto 3 ha mangiato pollame per ultimo
   *[fourth-seat] Il posto 4 ha mangiato pollame per ultimo
}
fowlplay-will-be-first = piazza la prima volpe

## I bot

fowlplay-bot-cub = Il Cucciolo: insegue tutto ciò che svolazza e a volte si mangia il proprio obiettivo.
fowlplay-bot-aesop = La volpe della favola: prende il volatile più redditizio a portata e pensa poco più in là.
fowlplay-bot-reynard = Renardo il furfante: mangia ciò che rende, ti allontana le prede e tiene d’occhio gli ultimi turni.
fowlplay-bot-kitsune = La Kitsune, volpe di mille anni: ha visto ogni aia e guarda avanti di interi turni.

## La prima partita

fowlplay-lesson-target = Sei una volpe con un segreto. Una carta diventa il tuo obiettivo: i volatili che le somigliano ti danno punti finché vivono. Prendi l’oca marrone.
fowlplay-lesson-den = Scegli la tua volpe: tocca quella arancione, poi lo spazio evidenziato nella tana.
fowlplay-lesson-card = A ogni round tutti giocano una carta in segreto. Comincia il numero più basso. (Finché non hanno scelto tutti, potresti cambiare idea: nostra decisione.) Gioca il 7.
fowlplay-lesson-goose = Il 7 è un’oca nera su un esagono: muove volatili di quel tipo, colore o forma, tre passi in tutto. Il tuo obiettivo è accanto a un tunnel, da cui sbucano le volpi. Toccalo, poi tocca lo spazio evidenziato.
fowlplay-lesson-further = Ancora troppo vicino. Un altro passo, allo stesso modo.
fowlplay-lesson-enough = Così è al sicuro. Resta un passo, ma non è obbligatorio usarlo: tocca il pulsante evidenziato.
fowlplay-lesson-hole = Ora corrono le volpi, due passi ciascuna. Primo passo: nella buca al centro. È un tunnel.
fowlplay-lesson-tunnel = Tutti i tunnel sono collegati. Con un solo passo vai da una buca a qualsiasi altra: via, dalle anatre!
fowlplay-lesson-again = Il prossimo round, e una nuova carta. Gioca il 5.
fowlplay-lesson-fear = Il pollame ha paura delle volpi e non si avvicina a meno di tre passi. Ma quest’anatra era già qui quando sei sbucata! Lascia stare tutti: tocca il pulsante evidenziato.
fowlplay-lesson-catch = Corri sull’anatra, ed è catturata. Non ha nulla in comune con il tuo obiettivo, quindi non ti costa niente.
fowlplay-lesson-caught = Alla fine contano le catture: per la maggioranza di un colore o di una forma, e quattro punti per ogni set dei quattro tipi. Perciò mangia un po’ di tutto.
fowlplay-lesson-alive = E ogni volatile ancora vivo ti dà un punto per ogni cosa in comune con il tuo obiettivo: tipo, colore, forma. Perciò risparmia chi gli somiglia!
fowlplay-lesson-end = Si va avanti così finché restano solo otto volatili, o passano troppi round senza catture. Si va a caccia davvero?

## Al tavolo vero

fowlplay-score-intro = Tocca chi ha catturato quali volatili, e l’obiettivo di ognuno. Il foglio si compila da solo, e ogni punto dice da dove viene.
fowlplay-score-caught = Chi ha catturato quali volatili?
fowlplay-score-caught-how = Scegli un giocatore, poi tocca i volatili che ha davanti.
fowlplay-score-targets = L’obiettivo di ognuno
fowlplay-score-targets-how = Quale volatile è sulla carta messa da parte all’inizio?
fowlplay-kind = { $kind ->
    [chicken] Polli
    [duck] Anatre
    [goose] Oche
   *[turkey] Tacchini
}
fowlplay-caught-twice = { $bird } non può essere tra le catture di due giocatori: { $names }.
fowlplay-target-twice = { $names } non possono avere lo stesso obiettivo: c’è una sola carta con { $bird }.
fowlplay-missing-birds = Non è ancora stato inserito nessun volatile.
fowlplay-missing-targets = Manca ancora l’obiettivo di: { $names }.

## The score, before the first move

fowlplay-primer-two = Contano due cose
fowlplay-primer-two-how = Alla fine si fanno punti per ciò che la volpe ha catturato e per ciò che è ancora vivo.
fowlplay-primer-most = Il maggior numero
fowlplay-primer-most-how = Tre colori, tre forme: chi ha catturato più volatili di uno ottiene un punto per ogni tipo fra questi. In parità tutti segnano per intero.
fowlplay-primer-most-example = Quattro volatili marroni, tre polli e un’anatra: due tipi, 2 punti.
fowlplay-primer-sets = I set
fowlplay-primer-sets-how = Un pollo, un’anatra, un’oca e un tacchino fanno un set: 4 punti, comunque siano.
fowlplay-primer-alive = I sopravvissuti
fowlplay-primer-alive-how = Ogni volatile ancora vivo ti dà un punto per ogni cosa in comune con il tuo obiettivo segreto: tipo, colore, forma.
fowlplay-primer-alive-example = Obiettivo: pollo marrone su esagono. Un’oca bianca su esagono dà 1, un pollo marrone su cerchio 2.
fowlplay-primer-target = Il tuo obiettivo
fowlplay-primer-target-how = Vivo, il volatile obiettivo dà 3, e 1 in più. Mangia quindi un po’ di tutto, e risparmia ciò che gli somiglia.

## Tips for one’s first games

fowlplay-tip-target = Un obiettivo al margine del suo gruppo e vicino a un tunnel è in pericolo; in mezzo al gruppo fatica a scappare. Prima di scegliere, guarda dove sono i tuoi quattro volatili.
fowlplay-tip-keep = Tieni in mano una carta che abbia qualcosa in comune con il tuo obiettivo: potrebbe servirti per portarlo in salvo.
fowlplay-tip-high = Per salvare dei volatili gioca un numero alto: gli altri avranno già mosso, e vedrai chi è ancora in pericolo.
fowlplay-tip-low = Se altri vogliono lo stesso tunnel, gioca un numero basso: chi arriva per primo lo blocca.
fowlplay-tip-shield = Altri volatili possono stare fra le volpi e il tuo obiettivo. Ma non far capire a quale tieni.
fowlplay-tip-pull = La tua volpe è all’entrata di un tunnel? Gioca basso e porta un volatile vicino a un’altra entrata: attraverso il tunnel i volatili non vedono la volpe, e tu salti fuori per primo.
fowlplay-tip-spare = Non ogni cattura conviene: un volatile che condivide due caratteristiche con il tuo obiettivo vale 2 punti da vivo.
fowlplay-tip-majority = Raccogli colori e forme che il tuo obiettivo non ha. Gli altri ti costano sopravvissuti.
fowlplay-tip-bluff = Se non catturi mai nulla di simile al tuo obiettivo, tutti lo indovinano. Ogni tanto prendine uno.
fowlplay-tip-variety = La varietà vale più del numero: un volatile di ogni tipo rende più di tanti di un tipo solo.

## Uno sguardo indietro

fowlplay-review-column = { $of ->
    [bird] Volatile
    [own] Per chi caccia
   *[others] Per gli altri
 }
fowlplay-review-catches = Quanto valeva ogni cattura
fowlplay-review-catches-how = Rispetto alla stessa fine con questo volatile vivo: maggioranze, serie e superstiti contati di nuovo (da FP-19 a FP-21).
fowlplay-review-saved = Quanto valeva ogni volatile superstite
fowlplay-review-saved-how = Un punto per ogni caratteristica in comune con l’obiettivo, e uno in più per l’obiettivo stesso (FP-21).
fowlplay-review-cost = { $bird }: in vita valeva { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } per chi caccia (FP-21).
fowlplay-review-missed = { $bird } era a portata (FP-15).

## Le mie partite

fowlplay-stat-title = { $by ->
    [source] Da dove vengono i tuoi punti
   *[players] Per numero di giocatori
 }
fowlplay-stat-by = { $by ->
    [source] Fonte
   *[players] Giocatori
 }
fowlplay-stat-source = { $source ->
   *[shapes] Maggioranze: forme
    [colours] Maggioranze: colori
    [sets] Set di quattro tipi
    [survivors] Sopravvissuti simili all’obiettivo
    [target] Obiettivo salvo
    [total] Totale
 }
fowlplay-stat-birds = Volatili catturati a partita: { $birds }.

## Today

fowlplay-daily-ask = Un solo round: muovi i volatili, poi la tua volpe. Senza toccare i volatili fai { $idle } punti. Quanti ne riesci a fare?
fowlplay-daily = Hai fatto { $points } punti; se ne possono fare { $best } con certezza.
fowlplay-daily-answer = Si possono fare { $points } punti, qualunque cosa faccia l’altra volpe.
