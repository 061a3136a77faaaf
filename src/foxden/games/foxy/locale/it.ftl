## Perché no?

foxy-no-move = «{ $text }» non è un numero da 0 a 999, con o senza punto esclamativo per la scommessa.
foxy-number = Si possono scrivere solo numeri interi da 0 a 999.
foxy-final = Hai già scritto, e in modalità semplice un numero è definitivo.
foxy-bet-used = Hai già cerchiato un numero nel turno { $turn }: si scommette una sola volta a partita.
foxy-no-bet-alone = Nostra decisione: in solitario non si scommette.

## Come può essere una carta

foxy-card-size = Una carta raffigura da uno a tre animali.
foxy-card-twice = Nessuna carta raffigura due volte lo stesso tipo di animale.
foxy-card-cat-alone = Il gatto non è mai da solo su una carta.
foxy-card-environments = Gli animali di una carta vivono nello stesso ambiente.

## Il contenuto di una scatola

foxy-environment = { $environment ->
    [countryside] Campagna
    [forest] Bosco
    [savannah] Savana
   *[sea] Mare
}
foxy-data-name = «{ $name }» non può essere il nome di un animale: usa lettere minuscole, ma né «cat» né «fox».
foxy-data-twice = «{ $name }» c’è due volte; la scatola ha nove tipi di animali diversi.
foxy-data-times = Carta «{ $card }»: la scatola la contiene da 1 a 12 volte, non «{ $times }».
foxy-data-many = { $environment ->
    [countryside] La campagna
    [forest] Il bosco
    [savannah] La savana
   *[sea] Il mare
} ha { $n ->
    [one] una carta
   *[other] { $n } carte
}; ogni ambiente ne ha 12.
foxy-data-stranger = Carta «{ $card }»: { $animal } non vive { $environment ->
    [countryside] in campagna
    [forest] nel bosco
    [savannah] nella savana
   *[sea] nel mare
}.

## Una scatola propria

foxy-box-intro = Quante volte la scatola contiene ogni carta è stato ricostruito. La tua scatola è diversa? Correggila qui.
foxy-box-cards = Carte
foxy-box-cards-how = Quante ce ne sono di ciascun tipo? Ogni ambiente ne ha 12.
foxy-box-animals = Animali
foxy-box-animals-how = In ogni ambiente ne vivono due. Scrivi gli altri animali in minuscolo; compaiono come parole.
foxy-box-native = { $environment ->
    [countryside] Campagna
    [forest] Bosco
    [savannah] Savana
   *[sea] Mare
}, { $nth ->
    [one] primo animale
   *[other] secondo animale
}

## Come può essere una preparazione

foxy-setup-deck = Il mazzo è un elenco di 20 carte: 19 carte animale e la Volpe.
foxy-setup-fox = Il mazzo contiene la Volpe esattamente una volta.
foxy-setup-animals = La carta { $turn } deve essere un elenco di animali presenti nella scatola.
foxy-setup-mix = La carta { $turn } compare nel mazzo più volte che nella scatola.

## Animali

foxy-hen = { $form ->
    [a] una gallina
    [ask] quante galline
    [name] Galline
   *[count] { $n ->
        [one] { $n } gallina
       *[other] { $n } galline
    }
}
foxy-pig = { $form ->
    [a] un maiale
    [ask] quanti maiali
    [name] Maiali
   *[count] { $n ->
        [one] { $n } maiale
       *[other] { $n } maiali
    }
}
foxy-bear = { $form ->
    [a] un orso
    [ask] quanti orsi
    [name] Orsi
   *[count] { $n ->
        [one] { $n } orso
       *[other] { $n } orsi
    }
}
foxy-rabbit = { $form ->
    [a] un coniglio
    [ask] quanti conigli
    [name] Conigli
   *[count] { $n ->
        [one] { $n } coniglio
       *[other] { $n } conigli
    }
}
foxy-zebra = { $form ->
    [a] una zebra
    [ask] quante zebre
    [name] Zebre
   *[count] { $n ->
        [one] { $n } zebra
       *[other] { $n } zebre
    }
}
foxy-giraffe = { $form ->
    [a] una giraffa
    [ask] quante giraffe
    [name] Giraffe
   *[count] { $n ->
        [one] { $n } giraffa
       *[other] { $n } giraffe
    }
}
foxy-dolphin = { $form ->
    [a] un delfino
    [ask] quanti delfini
    [name] Delfini
   *[count] { $n ->
        [one] { $n } delfino
       *[other] { $n } delfini
    }
}
foxy-octopus = { $form ->
    [a] un polpo
    [ask] quanti polpi
    [name] Polpi
   *[count] { $n ->
        [one] { $n } polpo
       *[other] { $n } polpi
    }
}
foxy-cat = { $form ->
    [a] un gatto
    [ask] quanti gatti
    [name] Gatti
   *[count] { $n ->
        [one] { $n } gatto
       *[other] { $n } gatti
    }
}
foxy-other-animal = { $form ->
    [a] un esemplare di { $name }
    [ask] quanti animali di tipo { $name }
    [name] { $name }
   *[count] { $n } di tipo { $name }
}
foxy-the-fox = la Volpe

## Che cosa c’è

foxy-pile = Le carte rivelate
foxy-board = La tua plancetta
foxy-box = Turno { $turn }
foxy-number-written = { $circled ->
    [true] { $number }, cerchiato
   *[false] Hai scritto { $number }
}
foxy-circle = Cerchialo: scommetti che è esatto

## Che cosa succede

foxy-written = { $seats ->
    [1] Turno { $turn } di 20
   *[other] Turno { $turn } di 20: { $written ->
        [0] nessuno ha ancora scritto
        [one] ha scritto { $written } giocatore su { $seats }
       *[other] hanno scritto { $written } giocatori su { $seats }
    }
}
foxy-card-shown = Carta { $turn } di 20: { $card }.
foxy-how-many-written = { $written ->
    [0] Nessuno ha ancora scritto.
    [one] Ha scritto { $written } giocatore su { $seats }.
   *[other] Hanno scritto { $written } giocatori su { $seats }.
}
foxy-who-has-written = { $n ->
    [one] { $names } ha scritto.
   *[other] { $names } hanno scritto.
}
foxy-told-aloud = L’ultimo numero scritto nel turno { $turn } è di { $name }: { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] La Volpe chiede quanti animali diversi si sono visti prima di lei.
    [most-seen] La Volpe chiede quante volte si è visto, prima di lei, l’animale visto più spesso.
    [singles] La Volpe chiede quante carte prima di lei mostravano un solo animale.
   *[cat] La Volpe vale come un gatto.
}
foxy-hard = Modalità difficile: fanno punti soltanto le stime esatte.
foxy-easy = Modalità semplice: chi scrive per ultimo dice a tutti il suo numero, e nessun numero si può cambiare.
foxy-alone = In solitario si vince se in tutta la partita i numeri si discostano di non più di { $limit }. Nostra decisione: senza scommessa.

## Che cosa si chiede

foxy-ask = { $n ->
    [one] Finora, compresa questa carta: { $animals }?
   *[other] Finora, compresa questa carta: { $animals }, in tutto?
}
foxy-ask-fox = { $fox ->
    [kinds] La Volpe! Quanti animali diversi finora?
    [most-seen] La Volpe! L’animale visto più spesso: quante volte finora?
    [singles] La Volpe! Quante carte con un solo animale finora?
   *[cat] La Volpe è un gatto! Quanti gatti finora, compreso questo?
}
foxy-change = Hai scritto { $number }. Puoi cambiarlo finché non hanno scritto tutti.
foxy-bet-left = Puoi ancora scommettere: una volta a partita cerchi un numero di cui hai la certezza.
foxy-bet-made = Hai già scommesso: nel turno { $turn } hai cerchiato { $number }.
foxy-none-written = Nei turni precedenti non hai scritto numeri.
foxy-numbers-so-far = I tuoi numeri dal turno 1: { $numbers }.
foxy-heading = Carta { $turn }
foxy-told-all = Tutti hanno scritto
foxy-told-written = { $name } ha scritto
foxy-told-number = { $circled ->
    [true] { $name } scrive { $number } e lo cerchia
   *[false] { $name } scrive { $number }
}

## Il conteggio

foxy-the-count = Il conteggio
foxy-your-count = Il tuo conteggio
foxy-exact = Numero esatto
foxy-row = Turno { $turn }: { $card }
foxy-more = { $n ->
    [one] e { $n } altro giocatore
   *[other] e altri { $n } giocatori
}
foxy-fox-counted = { $fox ->
    [kinds] { $n ->
        [one] { $n } animale prima di lei
       *[other] { $n } animali diversi prima di lei
    }
    [most-seen] { $n ->
        [one] L’animale visto più spesso: una volta
       *[other] L’animale visto più spesso: { $n } volte
    }
   *[singles] { $n ->
        [one] { $n } carta con un solo animale prima di lei
       *[other] { $n } carte con un solo animale prima di lei
    }
}
foxy-why = { $why ->
    [high] Troppo alto: cancellato, nessun punto.
    [missed] Cerchiato, ma troppo basso: nessun punto.
    [hard] Troppo basso: in modalità difficile nessun punto.
    [double] Cerchiato ed esatto, quindi raddoppiato: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
    [exact] Esatto: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
   *[low] Non troppo alto: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
}
foxy-why-off = { $n ->
    [0] Esatto.
   *[other] Scarto: { $n }.
}
foxy-total-points = Punti in tutto
foxy-total-bet = Punti del numero cerchiato
foxy-total-crossed = Numeri cancellati
foxy-total-place = Posizione
foxy-total-off = Scarto totale
foxy-place = { $by ->
    [points] In base ai punti.
    [bet] A pari punti decidono quelli del numero cerchiato ({ $n }).
    [crosses] A pari punti, anche con il numero cerchiato, decide chi ha meno numeri cancellati ({ $n }).
   *[shared] Pari per punti, numero cerchiato e numeri cancellati: la posizione è condivisa.
}
foxy-win = { $n ->
    [one] Vince { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] Vincono insieme { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
foxy-many-win = Vincono insieme { $n } giocatori con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
foxy-won-alone = { $name } vince: lo scarto è { $off }, e sono ammessi { $limit }.
foxy-lost-alone = { $name } perde: lo scarto è { $off }, e sono ammessi solo { $limit }.

## Prima della partita

foxy-pitch = Gli animali compaiono carta dopo carta, ognuna copre la precedente. Quanti ne hai visti finora? Ricorda, e rischia.
foxy-option-fox = { $value ->
    [name] Che cosa chiede la Volpe
    [kinds] Quante specie diverse di animali sono apparse prima
    [most-seen] Quante volte è apparsa la specie vista più spesso
    [singles] Quante carte prima mostravano un solo animale
   *[cat] Niente: vale come un gatto
}
foxy-option-hard = { $value ->
    [name] I numeri troppo bassi
    [true] Non danno nulla: contano solo quelli esatti (modalità difficile)
   *[false] Danno i loro punti
}
foxy-option-easy = { $value ->
    [name] Chi scrive per ultimo
    [true] Dice a tutti il suo numero, e nessun numero si può cambiare (modalità facile)
   *[false] Lo tiene segreto
}

## I bot

foxy-bot-cub = Il Cucciolo: guarda tutto, scambia un animale per l’altro e alla decima carta ne ha già dimenticato metà.
foxy-bot-aesop = La volpe della favola: una memoria come tanti, e se un numero le sfugge, di sicuro era acerbo.
foxy-bot-reynard = Renardo il furfante: dimentica poco, sa che cosa ha dimenticato e scommette quando tu non lo faresti.
foxy-bot-kitsune = La Kitsune, volpe dalle nove code, una per ogni animale: le conta tutte e non sbaglia mai.

## La prima partita

foxy-lesson-first = Arrivano venti carte, una dopo l’altra. Ecco una gallina. Quante galline hai visto finora? Scrivi 1.
foxy-lesson-second = Ogni carta copre quella di prima. Ormai due galline, e un maiale: fa 3. Scrivi 3.
foxy-lesson-third = Un orso e un gatto, entrambi per la prima volta. Quanti orsi e gatti in tutto? Prova tu.
foxy-lesson-third-again = Quasi! Un orso e un gatto, finora nient’altro: scrivi 2.
foxy-lesson-fourth = Ora a memoria: quante galline e quanti gatti finora, compresa questa carta? Nel dubbio scrivi meno. Troppo basso dà comunque punti, troppo alto nessuno.
foxy-lesson-fox = Erano 5: tre galline e due gatti. Ed ecco la Volpe! Chiede quanti animali diversi sono arrivati prima di lei: gallina, maiale, orso, gatto. Non c’è dubbio: cerchia il numero e scrivi 4.
foxy-lesson-fox-again = Quattro animali: gallina, maiale, orso, gatto. Prima spunta il cerchio, poi scrivi 4.
foxy-lesson-bet = Un numero cerchiato vale doppio se è esatto, e niente se non lo è. Ne hai uno solo a partita! Restano quindici carte: le scrivo io per te, e andiamo dritti al conteggio.
foxy-lesson-count = Il conteggio: ogni carta ritorna. Un numero non troppo alto vale i suoi punti. Uno troppo alto viene cancellato.
foxy-lesson-end = Il tuo 4 cerchiato ha dato 8 punti. È tutto qui: ricordare bene, e osare. Giochiamo davvero?

## Al tavolo vero

foxy-score-intro = Capovolgi il mazzetto, tocca di nuovo ogni carta e copia le plance. Tracciati e punti compaiono man mano.
foxy-score-cards = Le carte, nell’ordine in cui sono state mostrate
foxy-score-cards-how = Tocca gli animali sulla carta, poi passa alla carta successiva.
foxy-score-numbers = Che cosa ha scritto ognuno
foxy-score-numbers-how = Copia i numeri di ogni plancia, turno per turno, e segna quello cerchiato.
foxy-score-circle = Cerchiato
foxy-fox-twice = Nel mazzetto c’è una sola Volpe; qui è la carta { $turns }.
foxy-fox-missing = Le carte sono 20, e la Volpe non c’è.
foxy-missing-cards = { $n ->
    [one] Manca ancora una carta: la numero { $next }.
   *[other] Mancano ancora { $n } carte, dalla numero { $next } in poi.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: manca ancora un numero.
   *[other] { $name }: mancano ancora { $n } numeri.
}

## Hints

foxy-hint-only = Può essere solo { $number }.
foxy-hint-range = Io cercherei tra { $low } e { $high }.
foxy-hint-right = A sensazione va bene così.
foxy-hint-low = { $by ->
    [1] Probabilmente sei sotto di uno.
    [2] Probabilmente sei sotto di due.
   *[3] Probabilmente sei parecchio sotto.
}
foxy-hint-high = { $by ->
    [1] Probabilmente sei sopra di uno.
    [2] Probabilmente sei sopra di due.
   *[3] Probabilmente sei parecchio sopra.
}

## Uno sguardo indietro

foxy-review-why = { $mistake ->
    [high] Il numero esatto era { $exact }: più alto non vale nulla (FX-13).
    [missed] Il numero esatto era { $exact }: il cerchio intorno a un altro numero non vale nulla (FX-14).
    [careful] Il numero esatto era { $exact }: un po’ troppa prudenza (FX-13).
   *[forgot] Il numero esatto era { $exact }: qualche animale è stato dimenticato (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] troppo alto
    [missed] cerchio mancato
    [early] cerchiato troppo presto
    [careful] troppa prudenza
   *[forgot] dimenticato
 }
foxy-review-card = Carta
foxy-review-lost = Punti persi
foxy-review-losses = Punti persi, carta per carta
foxy-review-losses-how = Fino a { $careful } sotto il numero esatto è troppa prudenza, di più è dimenticanza.
foxy-review-turns = Carte
foxy-review-memory = Curva della memoria
foxy-review-remembered = { $right } su { $of } esatti, scarto { $off }
foxy-review-circles = Il cerchio
foxy-review-circle = { $at ->
    [was] Quanto ha portato
    [own] Sul suo miglior numero esatto
   *[best] Sulla carta migliore
 }
foxy-review-circles-how = Punti in più rispetto a nessun cerchio (FX-14).

## Le mie partite

foxy-stat-title = { $by ->
    [turn] Numeri esatti per turno
    [animal] Numeri esatti per animale
   *[circle] Il cerchio
 }
foxy-stat-by = { $by ->
    [animal] Animale
   *[turn] Turno
 }
foxy-stat-exact = Esatti
foxy-stat-off = Scarto
foxy-stat-how = Lo scarto è la distanza media dal numero esatto, in più o in meno. Una carta con più animali vale per ciascuno di essi.
foxy-stat-circle = { $what ->
    [circled] Partite con il cerchio
    [circle-won] Cerchio sul numero esatto
    [circle-points] Punti dal cerchio
   *[circle-turn] Turno del cerchio
 }

## Today

foxy-daily-ask = Il mazzo del giorno, da solo: avvicinati il più possibile con tutti e venti i numeri.
foxy-daily = { $off ->
    [0] Tutti i numeri esatti!
    [one] Uno scarto di { $off } in venti turni.
   *[other] Uno scarto di { $off } in venti turni.
 }
foxy-daily-answer = I numeri esatti erano { $numbers }.
