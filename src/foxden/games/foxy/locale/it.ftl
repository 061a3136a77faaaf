## Perché no?

foxy-no-move = «{ $text }» non è un numero da 0 a 999, con o senza punto esclamativo per la scommessa.
foxy-number = Scrivi un numero intero da 0 a 999.
foxy-final = Hai già scritto il tuo numero, e in modalità semplice è definitivo.
foxy-bet-used = Hai già cerchiato un numero nel turno { $turn }: si scommette una sola volta a partita.
foxy-no-bet-alone = Nostra decisione: in solitario non si scommette.

## Come può essere una carta

foxy-card-size = Una carta raffigura da uno a tre animali.
foxy-card-twice = Nessuna carta raffigura due volte lo stesso tipo di animale.
foxy-card-cat-alone = Il gatto non è mai da solo su una carta.
foxy-card-environments = Gli animali di una carta vivono tutti nello stesso ambiente.

## Il contenuto di una scatola

foxy-environment = { $environment ->
    [countryside] Campagna
    [forest] Foresta
    [savannah] Savana
   *[sea] Mare
}
foxy-data-name = «{ $name }» non può essere il nome di un animale: usa solo lettere minuscole, e non «cat» o «fox».
foxy-data-twice = «{ $name }» compare due volte; nella scatola ci sono nove tipi di animali, tutti diversi.
foxy-data-times = Carta «{ $card }»: nella scatola può esserci da 1 a 12 volte, non «{ $times }».
foxy-data-many = { $environment ->
    [countryside] La campagna
    [forest] La foresta
    [savannah] La savana
   *[sea] Il mare
} ha { $n ->
    [one] una carta
   *[other] { $n } carte
}; ogni ambiente ne ha 12.
foxy-data-stranger = Carta «{ $card }»: «{ $animal }» non vive { $environment ->
    [countryside] in campagna
    [forest] nella foresta
    [savannah] nella savana
   *[sea] nel mare
}.

## Una scatola propria

foxy-box-intro = Abbiamo dovuto ricostruire quante copie di ogni carta ci sono nella scatola. La tua è diversa? Puoi correggere tutto qui.
foxy-box-cards = Carte
foxy-box-cards-how = Quante copie di ciascuna ci sono nella scatola? Ogni ambiente ha 12 carte.
foxy-box-animals = Animali
foxy-box-animals-how = In ogni ambiente ne vivono due. Se ne hai di diversi, scrivili in minuscolo: compariranno come parole.
foxy-box-native = { $environment ->
    [countryside] Campagna
    [forest] Foresta
    [savannah] Savana
   *[sea] Mare
}, { $nth ->
    [one] primo animale
   *[other] secondo animale
}

## Come può essere una preparazione

foxy-setup-deck = Il mazzo è un elenco di 20 carte: 19 carte animale e la Volpe.
foxy-setup-fox = La Volpe deve essere nel mazzo una volta sola.
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

foxy-pile = La pila
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
foxy-told-aloud = Nel turno { $turn } l’ultimo numero l’ha scritto { $name }: { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] La Volpe chiede quanti animali diversi si sono visti prima di lei.
    [most-seen] La Volpe chiede quante volte è comparso, prima di lei, l’animale più visto.
    [singles] La Volpe chiede quante carte prima di lei mostravano un solo animale.
   *[cat] La Volpe conta come un gatto.
}
foxy-hard = Modalità difficile: danno punti solo i numeri esatti.
foxy-easy = Modalità semplice: chi scrive per ultimo dice a tutti il suo numero, e i numeri non si possono cambiare.
foxy-alone = In solitario vinci se i tuoi numeri non si discostano da quelli esatti di più di { $limit } in tutta la partita. Nostra decisione: niente scommessa.

## Che cosa si chiede

foxy-ask = { $n ->
    [one] Compresa questa carta, { $animals } finora?
   *[other] Compresa questa carta, { $animals } finora, in tutto?
}
foxy-ask-fox = { $fox ->
    [kinds] La Volpe! Quanti animali diversi finora?
    [most-seen] La Volpe! Quante volte è comparso finora l’animale più visto?
    [singles] La Volpe! Quante carte con un solo animale finora?
   *[cat] La Volpe è un gatto! Quanti gatti finora, compreso questo?
}
foxy-change = Hai scritto { $number }. Puoi cambiarlo finché non hanno scritto tutti.
foxy-bet-left = Puoi ancora scommettere: una volta a partita, cerchia un numero su cui non hai dubbi.
foxy-bet-made = Hai già scommesso: nel turno { $turn } hai cerchiato { $number }.
foxy-none-written = Non hai ancora scritto nessun numero.
foxy-numbers-so-far = I tuoi numeri, dal turno 1 in poi: { $numbers }.
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
        [one] L’animale più visto: una volta
       *[other] L’animale più visto: { $n } volte
    }
   *[singles] { $n ->
        [one] { $n } carta con un solo animale prima di lei
       *[other] { $n } carte con un solo animale prima di lei
    }
}
foxy-why = { $why ->
    [high] Troppo alto: barrato, nessun punto.
    [missed] Cerchiato, ma troppo basso: nessun punto.
    [hard] Troppo basso: in modalità difficile non dà punti.
    [double] Cerchiato ed esatto, quindi raddoppiato: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
    [exact] Esatto: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
   *[low] Sotto il numero esatto: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }.
}
foxy-why-off = { $n ->
    [0] Esatto.
   *[other] Scarto: { $n }.
}
foxy-total-points = Punti totali
foxy-total-bet = Punti del numero cerchiato
foxy-total-crossed = Numeri barrati
foxy-total-place = Posizione
foxy-total-off = Scarto totale
foxy-place = { $by ->
    [points] In base ai punti.
    [bet] A parità di punti decidono quelli del numero cerchiato ({ $n }).
    [crosses] A parità di punti, anche di quelli del numero cerchiato, è avanti chi ha meno numeri barrati ({ $n }).
   *[shared] Parità di punti, numero cerchiato e numeri barrati: la posizione è condivisa.
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
foxy-won-alone = { $name } vince: ha uno scarto di { $off }, e il massimo è { $limit }.
foxy-lost-alone = { $name } perde: ha uno scarto di { $off }, ma il massimo è { $limit }.

## Prima della partita

foxy-pitch = Gli animali arrivano una carta dopo l’altra, e ognuna copre la precedente. Quanti ne hai visti finora? Serve memoria, e un po’ di coraggio.
foxy-option-fox = { $value ->
    [name] Che cosa chiede la Volpe
    [kinds] Quanti animali diversi si sono visti prima di lei
    [most-seen] Quante volte è comparso, prima di lei, l’animale più visto
    [singles] Quante carte prima di lei mostravano un solo animale
   *[cat] Niente: conta come un gatto
}
foxy-option-hard = { $value ->
    [name] I numeri troppo bassi
    [true] Non danno punti: contano solo quelli esatti (modalità difficile)
   *[false] Danno punti pari al numero scritto
}
foxy-option-easy = { $value ->
    [name] Chi scrive per ultimo
    [true] Dice a tutti il suo numero, e i numeri non si possono cambiare (modalità semplice)
   *[false] Tiene segreto il suo numero
}

## I bot

foxy-bot-cub = Il Cucciolo: guarda tutto, scambia un animale per l’altro e alla decima carta ne ricorda solo la metà.
foxy-bot-aesop = La volpe di Esopo: ha una memoria nella media. E se un numero le sfugge, di sicuro era acerbo.
foxy-bot-reynard = Renardo il furfante: dimentica poco, sa che cosa ha dimenticato e scommette quando tu non lo faresti.
foxy-bot-kitsune = La Kitsune, volpe dalle nove code, una per ogni animale: li conta tutti e non sbaglia mai.

## La prima partita

foxy-lesson-first = Vedrai venti carte, una dopo l’altra. Ecco una gallina. Quante galline hai visto finora? Scrivi 1.
foxy-lesson-second = Ogni carta copre la precedente. Finora due galline e un maiale: in tutto 3. Scrivi 3.
foxy-lesson-third = Un orso e un gatto, entrambi per la prima volta. Quanti orsi e gatti in tutto? Prova tu.
foxy-lesson-third-again = Quasi! Un orso e un gatto, e finora nessun altro: scrivi 2.
foxy-lesson-fourth = Ora a memoria: quante galline e quanti gatti finora, compresa questa carta? Nel dubbio, meglio meno: troppo basso dà comunque punti, troppo alto no.
foxy-lesson-fox = Erano 5: tre galline e due gatti. Ed ecco la Volpe! Chiede quanti animali diversi sono arrivati prima di lei: gallina, maiale, orso, gatto. Non c’è dubbio: cerchia il numero e scrivi 4.
foxy-lesson-fox-again = Quattro animali: gallina, maiale, orso, gatto. Prima spunta il cerchio, poi scrivi 4.
foxy-lesson-bet = Un numero cerchiato vale doppio se è esatto, e niente se non lo è. Si cerchia una volta sola a partita! Gli altri quindici numeri li scriviamo noi per te, e andiamo dritti al conteggio.
foxy-lesson-count = Si conta: le carte tornano una per una. Un numero non troppo alto dà altrettanti punti. Uno troppo alto viene barrato.
foxy-lesson-end = Il tuo 4 cerchiato ti ha dato 8 punti. È tutto qui: memoria, e un po’ di coraggio. Ti va una partita vera?

## Al tavolo vero

foxy-score-intro = Capovolgi la pila, tocca gli animali di ogni carta e copia i numeri dalle plancette. Tracciati e punti compaiono man mano.
foxy-score-cards = Le carte, nell’ordine in cui sono state mostrate
foxy-score-cards-how = Tocca gli animali sulla carta, poi passa alla carta successiva.
foxy-score-numbers = I numeri di ognuno
foxy-score-numbers-how = Copia i numeri di ogni plancetta, turno per turno, e segna quello cerchiato.
foxy-score-circle = Cerchiato
foxy-fox-twice = Nella pila c’è una sola Volpe, ma qui compare più volte: carte { $turns }.
foxy-fox-missing = Le carte sono 20, ma la Volpe non c’è.
foxy-missing-cards = { $n ->
    [one] Manca ancora una carta: la numero { $next }.
   *[other] Mancano ancora { $n } carte, dalla numero { $next } in poi.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: manca ancora un numero.
   *[other] { $name }: mancano ancora { $n } numeri.
}

## Che cosa si può stampare

print-foxy-boards = Plancette
print-foxy-tracks = Tracciati degli animali
print-foxy-tracks-how = Capovolgi la pila e, per ogni animale che una carta mostra, spunta il riquadro successivo del suo tracciato.

## Foxy in una pagina

print-foxy-aim = Si mostrano venti carte, una dopo l’altra, e ognuna copre la precedente. Ricorda gli animali che hai visto, scrivi quanti erano e fai più punti di tutti.
print-foxy-ready = Mescola le 48 carte animale, prendine 19 senza guardarle, aggiungi la Volpe e mescola queste 20. Le altre 29 restano nella scatola, senza che nessuno le veda. Ognuno prende una plancetta e un pennarello.
print-foxy-turn = Metti la prossima carta in cima alla pila. Ognuno scrive in segreto un numero da 0 a 999 nel riquadro del turno. Non si annota altro, e le carte coperte non si riguardano.
print-foxy-aloud = Dite insieme ad alta voce il numero del turno, così nessuno salta un riquadro.
print-foxy-exact = Il numero esatto: per ogni tipo di animale sulla carta, quanti se ne sono visti finora su tutte le carte, compresa questa; poi si somma.
print-foxy-prudent = Hai un dubbio? Scrivi un po’ meno: troppo basso dà comunque punti, troppo alto no. Ma più ti avvicini, più punti fai.
print-foxy-fox = La Volpe chiede quanti animali diversi si sono visti prima di lei.
print-foxy-bet = Una volta a partita puoi cerchiare il numero che stai scrivendo: scommetti che è esatto.
print-foxy-count = Capovolgi la pila e mostra di nuovo le carte nello stesso ordine, segnando i tracciati. Un numero esatto o troppo basso dà altrettanti punti. Uno troppo alto non ne dà e viene barrato.
print-foxy-circled = Il numero cerchiato vale doppio se è esatto, altrimenti niente.
print-foxy-win = Vince chi ha più punti. In caso di parità: chi ha più punti con il numero cerchiato, poi chi ha meno numeri barrati.
print-foxy-variants = La Volpe può chiedere invece quante volte è comparso l’animale più visto, o quante carte prima di lei mostravano un solo animale, oppure contare come un gatto.
print-foxy-modes = Modalità difficile: danno punti solo i numeri esatti. Modalità semplice: a ogni turno chi scrive per ultimo dice a tutti il suo numero.
print-foxy-solo = In solitario: vinci se i tuoi venti numeri non si discostano da quelli esatti di più di 5 in totale. Nostra decisione: niente scommessa.

## Hints

foxy-hint-only = Può essere solo { $number }.
foxy-hint-range = Io direi tra { $low } e { $high }.
foxy-hint-right = A occhio ci siamo.
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
    [high] Il numero esatto era { $exact }: un numero più alto non dà punti (FX-13).
    [missed] Il numero esatto era { $exact }: cerchiarne un altro non dà punti (FX-14).
    [careful] Il numero esatto era { $exact }: un po’ troppa prudenza (FX-13).
   *[forgot] Il numero esatto era { $exact }: qualche animale è sfuggito (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] troppo alto
    [missed] cerchio sbagliato
    [early] cerchiato troppo presto
    [careful] troppa prudenza
   *[forgot] dimenticanza
 }
foxy-review-card = Carta
foxy-review-lost = Punti persi
foxy-review-losses = Punti persi, carta per carta
foxy-review-losses-how = Fino a { $careful } sotto il numero esatto è troppa prudenza, oltre è dimenticanza.
foxy-review-memory = Curva della memoria
foxy-review-remembered = { $right } su { $of } esatti, scarto medio { $off }
foxy-review-circles = Il cerchio
foxy-review-circle = { $at ->
    [was] Quanto ha reso
    [own] Sul suo miglior numero esatto
   *[best] Sulla carta migliore
 }
foxy-review-circles-how = Punti in più rispetto a una partita senza cerchio (FX-14).

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
foxy-stat-how = Lo scarto è la distanza media dal numero esatto, in più o in meno. Una carta con più animali conta per ciascuno.
foxy-stat-circle = { $what ->
    [circled] Partite con il cerchio
    [circle-won] Cerchio sul numero esatto
    [circle-points] Punti dal cerchio
   *[circle-turn] Turno del cerchio
 }

## Today

foxy-daily-ask = Il mazzo del giorno, in solitario: avvicinati il più possibile con tutti e venti i numeri.
foxy-daily = { $off ->
    [0] Tutti i numeri esatti!
    [one] Scarto totale di { $off } in venti turni.
   *[other] Scarto totale di { $off } in venti turni.
 }
foxy-daily-answer = I numeri esatti erano { $numbers }.
