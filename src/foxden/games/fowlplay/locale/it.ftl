## Perché no?

fowlplay-no-move = «{ $text }» non è una mossa di questo gioco.
fowlplay-reshuffle-first = Prima si rimescolano gli scarti per formare un nuovo mazzo.
fowlplay-target-first = Prima scegli una delle tue quattro carte come obiettivo.
fowlplay-target-final = Tutti hanno già scelto l’obiettivo: il tuo non si può più cambiare.
fowlplay-target-stays = Quella carta è il tuo obiettivo: resta dov’è fino alla fine.
fowlplay-not-in-hand = Non hai in mano la carta { $card }.
fowlplay-not-your-den = Ora tocca a { $player } piazzare la volpe. Nostra decisione: se non è stato scelto, chi comincia lo decide il caso; poi si segue l’ordine dei posti.
fowlplay-den-first = Prima scegli una volpe e il suo spazio nella tana.
fowlplay-den-final = Tutte le volpi sono già al loro posto: la tua non si può più cambiare.
fowlplay-colour-taken = Quella volpe è di { $player }.
fowlplay-card-first = Prima scegli una carta da giocare.
fowlplay-card-final = Tutti hanno già scelto la carta di questo round: la tua non si può più cambiare.
fowlplay-others-choose = Hai già scelto; gli altri stanno ancora scegliendo.
fowlplay-chosen-already = Hai già scelto questa carta. Se cambi idea, toccane un’altra.
fowlplay-not-your-turn = Ora tocca a { $player }.
fowlplay-birds-now = Ora si muovono i volatili. Le volpi si muovono quando tutti hanno finito.
fowlplay-foxes-now = Ora si muovono solo le volpi.
fowlplay-bird-caught = Una volpe ha catturato { $bird }: non è più nell’aia.
fowlplay-nothing-shared = Con la tua carta ({ $card }) non puoi muovere { $bird }: non hanno in comune né tipo, né colore, né forma.
fowlplay-bird-too-far = { $hex } è troppo lontano: { $bird } fa un passo alla volta.
fowlplay-bird-there = In { $hex } c’è già { $bird }.
fowlplay-fox-there = In { $hex } c’è già la volpe di { $player }.
fowlplay-tunnel = { $hex } è l’entrata di un tunnel: i volatili non possono andarci.
fowlplay-fear = Troppo vicino a una volpe: per { $bird } la più vicina ora è a { $before ->
    [one] 1 passo
   *[other] { $before } passi
}, lì sarebbe a { $after }.
fowlplay-fox-here = La tua volpe è già in { $hex }.
fowlplay-fox-too-far = { $hex } è a più di un passo dalla tua volpe.
fowlplay-no-tunnel = { $hex } non è a un passo e non è l’entrata di un tunnel.
fowlplay-must-leave = Nel primo round nessuna volpe può fermarsi sul tunnel al centro: prosegui.
fowlplay-bird-can = { $n ->
    [0] Ora non può andare da nessuna parte: scegli un altro volatile.
   *[other] Può andare in { $places }.
}
fowlplay-fox-can = La tua volpe può andare in { $places }.
fowlplay-card-moves = La tua carta muove { $birds }.
fowlplay-dens-free = Spazi liberi: { $places }.
fowlplay-foxes-free = Volpi ancora libere: { $foxes }.
fowlplay-all = { $feature ->
    [circle] i cerchi
    [hexagon] gli esagoni
    [square] i quadrati
    [black] i volatili neri
    [brown] i volatili marroni
    [white] i volatili bianchi
    [chicken] i polli
    [duck] le anatre
    [goose] le oche
   *[turkey] i tacchini
}
fowlplay-no-end-there = Nel primo round nessuna volpe può finire il movimento sul tunnel al centro.

## Il caso

fowlplay-no-reshuffle-now = Ora non serve rimescolare: nel mazzo ci sono ancora abbastanza carte.
fowlplay-reshuffle-discards = Il nuovo mazzo è formato esattamente dalle carte della pila degli scarti.

## Il contenuto di una scatola

fowlplay-data-card = La carta { $number }, «{ $card }», non esiste. Scrivila così: «duck brown square».
fowlplay-data-card-twice = «{ $card }» compare due volte; ognuno dei 36 volatili ha una sola carta.
fowlplay-data-hex = «{ $hex }» non è uno spazio dell’aia: il centro è «0,0», uno degli angoli «6,-6».
fowlplay-data-hex-twice = { $hex } compare due volte.
fowlplay-data-tunnels = { $n ->
    [one] C’è una sola entrata dei tunnel; ne servono sette.
   *[other] Ci sono { $n } entrate dei tunnel; ne servono sette.
}
fowlplay-data-flocks = { $n ->
    [one] Un angolo ha un solo spazio con le orme; in ognuno ne servono nove.
   *[other] Un angolo ha { $n } spazi con le orme; in ognuno ne servono nove.
}
fowlplay-data-centre = Il centro dell’aia deve essere l’entrata di un tunnel.
fowlplay-data-den = I sei spazi attorno al centro fanno parte della tana delle volpi: non possono essere entrate dei tunnel.
fowlplay-data-flocks-share = Uno spazio non può appartenere a due angoli.
fowlplay-data-flocks-where = I volatili non possono partire dalla tana o dall’entrata di un tunnel.
fowlplay-data-last-birds = La partita deve finire quando restano da 1 a 35 volatili.
fowlplay-data-turn-cards = In { $players } si possono usare da 1 a 6 carte turno.

## Una scatola propria

fowlplay-data-types = Ognuno dei quattro tipi ha un angolo tutto suo.
fowlplay-data-mixed = In ogni angolo c’è un solo tipo di volatili.
fowlplay-data-bird-twice = Ognuno dei 36 volatili ha un posto tutto suo.
fowlplay-box-intro = Abbiamo dovuto ricostruire ciò che si vede solo nelle figure del regolamento. La tua scatola è diversa? Puoi correggere tutto qui, e anche scegliere da dove partono i volatili.
fowlplay-box-board = Tabellone
fowlplay-box-board-how = Sette entrate dei tunnel, una delle quali al centro, e quattro angoli con nove spazi segnati da orme.
fowlplay-box-corner = { $corner ->
    [1] Angolo 1, in alto a sinistra
    [2] Angolo 2, in alto a destra
    [3] Angolo 3, in basso a sinistra
   *[4] Angolo 4, in basso a destra
}
fowlplay-box-standing = Da dove partono i volatili
fowlplay-box-stand = { $way ->
    [random] Decide il caso
    [types] Scelgo l’angolo di ogni tipo
   *[birds] Dispongo io ogni volatile
}
fowlplay-box-types = Angoli
fowlplay-box-types-how = Quale tipo in quale angolo? Toccane due per scambiarli.
fowlplay-box-birds = Volatili
fowlplay-box-birds-how = Tocca due volatili per scambiarli. In ogni angolo c’è un solo tipo.
fowlplay-box-cards = Numeri delle carte
fowlplay-box-cards-how = Quale volatile ha quale numero? Toccane due per scambiarli.
fowlplay-box-last-birds = Volatili rimasti a fine partita
fowlplay-box-turn-cards = Carte turno in { $n }

## Che cosa può essere una preparazione

fowlplay-setup-parts = Una preparazione dice dove sono i volatili, quali carte sono in mano ai giocatori e nel mazzo, e chi comincia.
fowlplay-setup-birds = A ognuno dei 36 volatili serve un posto.
fowlplay-setup-hexes = Ogni volatile deve stare su uno spazio dell’aia.
fowlplay-setup-flocks = I nove volatili di ogni tipo riempiono i nove spazi di un angolo.
fowlplay-setup-standing = I volatili partono come scelto per questa scatola.
fowlplay-setup-hands = Ognuno riceve quattro carte; le altre formano il mazzo.
fowlplay-setup-cards = Ognuna delle 36 carte è in una mano o nel mazzo, una volta sola.
fowlplay-setup-first = Chi piazza la prima volpe deve essere al tavolo.
fowlplay-setup-first-chosen = La prima volpe deve piazzarla il giocatore scelto.

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
    [tunnel] entrata di un tunnel
    [den] tana
   *[centre] tana ed entrata di un tunnel
}
fowlplay-hand = La tua mano
fowlplay-target = La tua carta obiettivo
fowlplay-free-foxes = Volpi tra cui scegliere
fowlplay-table = Sul tavolo
fowlplay-played = Carte giocate
fowlplay-goal = Mangia un po’ di tutto, e risparmia chi somiglia al tuo obiettivo.
fowlplay-legend = { $mark ->
    [alike] ha qualcosa in comune con la carta giocata: si può muovere
    [wanted] il tuo obiettivo
    [in-reach] la tua volpe può catturarlo
    [fear-2] una volpe è a due passi
   *[fear-1] una volpe è proprio accanto
}
fowlplay-cards-of = Carte del giocatore { $player }
fowlplay-caught-by = Volatili catturati dal giocatore { $player }
fowlplay-fox-of = { $fox } di { $name }
fowlplay-player = { $name } ha catturato { $caught }: { $points ->
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
    [birds] Round { $round }: { $name } muove i volatili, { $steps ->
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
        [0] non è rimasto nessun volatile.
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
fowlplay-fear-rule = I volatili hanno paura delle volpi: non si avvicinano a meno di 3 passi, e chi è già più vicino non si avvicina oltre.
fowlplay-on-tunnel = { $must ->
    [true] La tua volpe è sul tunnel al centro, dove nel primo round non può restare.
   *[false] La tua volpe è all’entrata di un tunnel: con un passo arriva a qualunque altra.
}
fowlplay-prey = { $bird } in { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] Nessun volatile è a portata della tua volpe.
   *[other] A portata della tua volpe, con i punti che ogni cattura ti dà o ti toglie: { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Scegli una delle tue quattro carte come obiettivo. Nessun altro la vede fino alla fine.
    [den] Scegli una volpe e mettila su uno spazio libero attorno al centro.
    [play] Scegli una carta da giocare. Comincia il numero più basso.
    [change] Hai scelto. Finché non hanno scelto tutti, puoi ancora toccare un’altra carta (nostra decisione).
    [birds] Muovi i volatili che hanno tipo, colore o forma in comune con la tua carta ({ $bird }): { $steps ->
        [one] resta { $steps } passo.
       *[other] restano { $steps } passi.
    }
    [leave] Muovi ancora la volpe: nel primo round non può restare sul tunnel al centro.
   *[foxes] Muovi la tua volpe: { $steps ->
        [one] resta { $steps } passo.
       *[other] restano { $steps } passi.
    }
}
fowlplay-to = in { $hex }
fowlplay-go = { $way ->
    [tunnel] Attraverso il tunnel fino a { $hex }
    [entrance] Vai in { $hex }, entrata di un tunnel
   *[step] Vai in { $hex }
}
fowlplay-catch = Cattura { $bird } in { $hex } ({ $points } per te)
fowlplay-journey = { $step }, in { $steps } passi
fowlplay-stop = { $moved ->
    [true] Fatto
   *[false] { $phase ->
        [birds] Lascia tutti dove sono
       *[foxes] Resta qui
    }
}

## Che cosa è stato fatto

fowlplay-told-target = { $name } ha scelto la carta obiettivo
fowlplay-told-card = { $name } ha scelto una carta
fowlplay-told-cards = Si scoprono le carte: { $cards }
fowlplay-told-turn-card = Nessuna cattura: carta turno { $n } di { $all }
fowlplay-heading = { $round ->
    [0] Prima del 1° round
   *[other] { $round }° round
}
fowlplay-told-all = { $phase ->
    [target] Tutti hanno scelto un obiettivo
   *[play] Tutti hanno scelto una carta
}
fowlplay-told-den = { $name } prende { $fox } e parte da { $hex }
fowlplay-told-bird = { $name } muove { $bird } in { $hex }
fowlplay-told-no-birds = { $name } non muove altri volatili
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) passa per il tunnel fino a { $hex }
   *[false] { $fox } ({ $name }) va in { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) cattura { $bird } in { $hex }
fowlplay-told-stays = { $fox } ({ $name }) resta dov’è

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
fowlplay-row-place = Posizione
fowlplay-why-none = Nessuno ne ha catturati.
fowlplay-why-fewer = { $birds }; la maggioranza è di { $names } con { $most }.
fowlplay-why-tied = { $birds }, a pari merito con { $names }: tutti fanno punti pieni. { $points ->
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
fowlplay-why-alive = { $birds } come l’obiettivo, ancora nell’aia: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
fowlplay-why-saved = Proprio il volatile obiettivo, { $bird }, è ancora nell’aia: 1 punto.
fowlplay-why-lost = Il volatile obiettivo, { $bird }, è stato catturato ({ $name }).
fowlplay-why-place = { $by ->
    [points] In base ai punti.
    [target] A parità di punti è avanti chi ha salvato il volatile obiettivo.
    [fewer] A parità di punti e di obiettivo è avanti chi ha catturato meno volatili (catture: { $n }).
   *[shared] Parità di punti, obiettivo e catture ({ $n }): la posizione è condivisa.
}

## Prima della partita

fowlplay-pitch = Sei una volpe tra trentasei volatili. Mangia un po’ di tutto, ma lascia in vita quelli che somigliano al tuo obiettivo segreto.
fowlplay-option-first = { $value ->
    [name] Chi piazza la prima volpe?
    [drawn] Decide il caso
    [first-seat] Chi è al posto 1: ha mangiato pollame per ultimo
    [second-seat] Chi è al posto 2: ha mangiato pollame per ultimo
    [third-seat] Chi è al posto 3: ha mangiato pollame per ultimo
   *[fourth-seat] Chi è al posto 4: ha mangiato pollame per ultimo
}
fowlplay-will-be-first = piazza la prima volpe

## I bot

fowlplay-bot-cub = Il Cucciolo: insegue tutto ciò che svolazza e a volte si mangia il proprio obiettivo.
fowlplay-bot-aesop = La volpe di Esopo: prende la preda migliore a portata di zampa e non guarda molto più in là.
fowlplay-bot-reynard = Renardo il furfante: mangia ciò che rende, allontana le prede che volevi tu e tiene d’occhio gli ultimi round.
fowlplay-bot-kitsune = La Kitsune, volpe di mille anni: ha visto ogni aia e ragiona con interi round d’anticipo.

## La prima partita

fowlplay-lesson-target = Sei una volpe con un segreto. Una carta diventa il tuo obiettivo: i volatili che le somigliano ti danno punti finché sono vivi. Prendi l’oca marrone.
fowlplay-lesson-den = Scegli la tua volpe: tocca quella arancione, poi lo spazio evidenziato nella tana.
fowlplay-lesson-card = A ogni round tutti giocano una carta in segreto. Comincia il numero più basso. (Nostra decisione: finché non hanno scelto tutti, puoi cambiare idea.) Gioca il 7.
fowlplay-lesson-goose = Il 7 è un’oca nera su un esagono: muove volatili di quel tipo, colore o forma, tre passi in tutto. Il tuo obiettivo è accanto a un tunnel, da cui sbucano le volpi. Toccalo, poi tocca lo spazio evidenziato.
fowlplay-lesson-further = È ancora troppo vicino. Un altro passo, nella stessa direzione.
fowlplay-lesson-enough = Così è al sicuro. Hai ancora un passo, ma non devi usarlo per forza: tocca il pulsante evidenziato.
fowlplay-lesson-hole = Ora corrono le volpi, due passi ciascuna. Primo passo: nella buca al centro. È un tunnel.
fowlplay-lesson-tunnel = Tutti i tunnel sono collegati. Con un solo passo vai da una buca a qualsiasi altra: si va a caccia di anatre!
fowlplay-lesson-again = Nuovo round, nuova carta. Gioca il 5.
fowlplay-lesson-fear = I volatili hanno paura delle volpi e non si avvicinano a meno di tre passi. Ma quest’anatra era già qui prima che tu sbucassi! Lascia stare tutti: tocca il pulsante evidenziato.
fowlplay-lesson-catch = Corri sull’anatra per catturarla. Non ha nulla in comune con il tuo obiettivo, quindi non ti costa niente.
fowlplay-lesson-caught = Alla fine le tue catture danno punti: per la maggioranza in un colore o in una forma, e quattro per ogni set dei quattro tipi. Perciò mangia un po’ di tutto.
fowlplay-lesson-alive = E ogni volatile ancora vivo ti dà un punto per ogni caratteristica in comune con il tuo obiettivo: tipo, colore, forma. Perciò risparmia chi gli somiglia!
fowlplay-lesson-end = Si va avanti così finché non restano solo otto volatili, o passano troppi round senza catture. Ti va una caccia vera?

## Al tavolo vero

fowlplay-score-intro = Indica chi ha catturato quali volatili, e l’obiettivo di ognuno. Il foglio si compila da solo, e di ogni punto spiega da dove viene.
fowlplay-score-caught = Chi ha catturato che cosa?
fowlplay-score-caught-how = Scegli un giocatore, poi tocca i volatili che ha davanti.
fowlplay-score-targets = L’obiettivo di ognuno
fowlplay-score-targets-how = Quale volatile è sulla carta messa da parte all’inizio?
fowlplay-kind = { $kind ->
    [chicken] Polli
    [duck] Anatre
    [goose] Oche
   *[turkey] Tacchini
}
fowlplay-caught-twice = { $bird } non può essere tra le catture di più giocatori: { $names }.
fowlplay-target-twice = { $names } non possono avere lo stesso obiettivo: c’è una sola carta con { $bird }.
fowlplay-missing-birds = Non è ancora stato inserito nessun volatile.
fowlplay-missing-targets = Manca ancora l’obiettivo di { $names }.

## Che cosa si può stampare

print-fowlplay-sheets = Fogli dei punti

## Fowl Play! in una pagina

print-fowlplay-aim = Sei una volpe in un’aia. Mangia un po’ di tutto, e tieni in vita i volatili che somigliano al tuo obiettivo segreto.
print-fowlplay-ready = I nove volatili di ogni tipo riempiono un angolo dell’aia, disposti come si vuole. In tre o quattro si usano le carte turno da 1 a 3, in due tutte e sei. Ognuno prende una volpe e la mette su uno spazio libero attorno al centro della tana. Comincia chi ha mangiato pollame per ultimo.
print-fowlplay-target = Ognuno riceve quattro carte e ne mette da parte una, coperta: l’obiettivo. Le altre tre sono la mano.
print-fowlplay-cards = Ognuno gioca una carta coperta, poi si scoprono tutte. Il numero più basso agisce per primo: un giro per i volatili e uno per le volpi. Nostra decisione: finché non hanno scelto tutti, puoi ancora cambiare carta e, all’inizio, obiettivo.
print-fowlplay-birds = Volatili: hai tre passi per i volatili che hanno tipo, colore o forma in comune con la tua carta. Un volatile va su uno spazio libero accanto, mai sull’entrata di un tunnel.
print-fowlplay-fear = I volatili hanno paura delle volpi: chi è a 3 o più passi da tutte deve restare ad almeno 3, e chi è a 2 passi non può mettersi accanto a una volpe.
print-fowlplay-foxes = Volpi: la tua volpe fa fino a due passi, ognuno su uno spazio accanto o dall’entrata di un tunnel a un’altra. Se arriva su un volatile lo cattura e si ferma. Nel primo round nessuna volpe può finire il movimento al centro.
print-fowlplay-draw = Se nessuno ha catturato volatili, si gira la prossima carta turno, tranne dopo il primo round. Ognuno pesca una carta.
print-fowlplay-end = La partita finisce dopo un round in cui restano 8 volatili o meno, o quando si gira l’ultima carta turno.
print-fowlplay-majorities = Per cerchi, esagoni, quadrati, neri, marroni e bianchi: chi ne ha catturati di più fa un punto per ogni tipo tra questi. In caso di parità, punti pieni a tutti.
print-fowlplay-sets = 4 punti per ogni set di pollo, anatra, oca e tacchino catturati.
print-fowlplay-survivors = Si rivelano gli obiettivi: 1 punto per ogni caratteristica che ogni volatile rimasto nell’aia ha in comune con il tuo obiettivo, e 1 in più se il volatile obiettivo è vivo.
print-fowlplay-win = Vince chi ha più punti. In caso di parità: chi ha il volatile obiettivo ancora vivo, poi chi ha catturato meno volatili.

## The score, before the first move

fowlplay-primer-two = Contano due cose
fowlplay-primer-two-how = Alla fine fai punti per ciò che la tua volpe ha catturato e per ciò che è ancora vivo.
fowlplay-primer-most = Le maggioranze
fowlplay-primer-most-how = Tre colori, tre forme: chi ha catturato il maggior numero di volatili di un colore o di una forma ottiene un punto per ogni tipo tra questi. Chi è in parità ottiene i punti pieni.
fowlplay-primer-most-example = Quattro volatili marroni (tre polli e un’anatra): due tipi, 2 punti.
fowlplay-primer-sets = I set
fowlplay-primer-sets-how = Un pollo, un’anatra, un’oca e un tacchino fanno un set: 4 punti, di qualunque colore e forma siano.
fowlplay-primer-alive = I sopravvissuti
fowlplay-primer-alive-how = Ogni volatile ancora vivo ti dà un punto per ogni caratteristica in comune con il tuo obiettivo segreto: tipo, colore, forma.
fowlplay-primer-alive-example = Obiettivo: pollo marrone su esagono. Un’oca bianca su esagono dà 1, un pollo marrone su cerchio 2.
fowlplay-primer-target = Il tuo obiettivo
fowlplay-primer-target-how = Se è vivo, il volatile obiettivo ti dà 3 punti, più 1. Mangia quindi un po’ di tutto, e risparmia chi gli somiglia.

## Tips for one’s first games

fowlplay-tip-target = Un obiettivo al margine del suo gruppo e vicino a un tunnel è in pericolo; in mezzo al gruppo fatica a scappare. Prima di scegliere, guarda dove sono i tuoi quattro volatili.
fowlplay-tip-keep = Tieni in mano una carta che abbia qualcosa in comune con il tuo obiettivo: potrebbe servirti per portarlo in salvo.
fowlplay-tip-high = Per salvare dei volatili gioca un numero alto: gli altri avranno già mosso, e vedrai chi è ancora in pericolo.
fowlplay-tip-low = Se altri vogliono lo stesso tunnel, gioca un numero basso: chi arriva per primo lo blocca.
fowlplay-tip-shield = Altri volatili possono fare da scudo al tuo obiettivo. Ma non far capire a quale tieni.
fowlplay-tip-pull = La tua volpe è all’entrata di un tunnel? Gioca un numero basso e porta un volatile vicino a un’altra entrata: attraverso il tunnel i volatili non vedono la volpe, e tu salti fuori prima di tutti.
fowlplay-tip-spare = Non tutte le catture convengono: un volatile con due caratteristiche in comune con il tuo obiettivo vale 2 punti da vivo.
fowlplay-tip-majority = Punta su colori e forme che il tuo obiettivo non ha: i suoi ti costano sopravvissuti.
fowlplay-tip-bluff = Se non catturi mai nulla di simile al tuo obiettivo, lo indovineranno tutti. Ogni tanto prendi anche un volatile che gli somiglia.
fowlplay-tip-variety = La varietà conta più della quantità: un volatile per tipo rende più di tanti dello stesso tipo.

## Uno sguardo indietro

fowlplay-review-column = { $of ->
    [bird] Volatile
    [own] Per chi cattura
   *[others] Per gli altri
 }
fowlplay-review-catches = Quanto valeva ogni cattura
fowlplay-review-catches-how = Rispetto allo stesso finale con questo volatile vivo, contando maggioranze, set e sopravvissuti (da FP-19 a FP-21).
fowlplay-review-saved = Quanto valeva ogni volatile sopravvissuto
fowlplay-review-saved-how = Un punto per ogni caratteristica in comune con l’obiettivo, e uno in più per l’obiettivo stesso (FP-21).
fowlplay-review-cost = { $bird }: in vita valeva { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } per chi ha fatto la cattura (FP-21).
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

fowlplay-daily-ask = Un solo round: muovi i volatili, poi la tua volpe. Se non muovi nessun volatile fai { $idle ->
    [one] { $idle } punto
   *[other] { $idle } punti
 }. Quanti riesci a farne?
fowlplay-daily = Hai fatto { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }; il massimo garantito era { $best }.
fowlplay-daily-answer = { $points ->
    [one] Si può fare { $points } punto
   *[other] Si possono fare { $points } punti
 }, qualunque cosa faccia l’altra volpe.
