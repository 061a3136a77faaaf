## Perché no?

foxrun-no-move = «{ $text }» non è una mossa di questo gioco.
foxrun-not-your-turn = È il turno di { $character } ({ $player }).
foxrun-must-step = La pedina può muoversi, quindi deve farlo.
foxrun-step-first = Prima la pedina deve fare un passo.
foxrun-arrow-first = Prima scegli quale freccia seguire.
foxrun-moved-already = La pedina si è già mossa; resta solo la sua abilità.
foxrun-too-far = { $space } è a più di un passo.
foxrun-guarded = Zev è accanto a Scarlett: Indigo non può raggiungerla.
foxrun-occupied = In { $space } c’è già { $character }.
foxrun-no-such-arrow = Su questa tessera non c’è quella freccia.
foxrun-only-puffer = Solo Puffer può ruotare le tessere.
foxrun-only-scarlett = Solo Scarlett può scambiare le tessere.
foxrun-only-zev = Solo l’abilità di Zev rivela le tessere.
foxrun-start-tile = In { $space } c’è una tessera iniziale, che non ha frecce da ruotare.
foxrun-not-adjacent = { $space } non è adiacente.
foxrun-face-down = La tessera in { $space } è coperta.
foxrun-face-up = La tessera in { $space } è già scoperta.
foxrun-can-go = { $character } può andare in { $spaces }.
foxrun-can-touch = Puoi scegliere { $spaces }.

## Come può essere la preparazione

foxrun-setup-spaces = Le 22 tessere direzionali stanno su tutte le caselle senza tessera iniziale, e solo lì.
foxrun-setup-arrows = Una tessera mostra una o più frecce, scritte con le lettere u, r, d, l in quest’ordine.
foxrun-setup-mix = Queste non sono le tessere della scatola.
foxrun-setup-roles = Ognuno dei quattro personaggi ha un giocatore, e chi ne gioca due li ha nella stessa fazione.
foxrun-setup-sides = I personaggi vanno ai posti nell’ordine scelto.

## Il contenuto di una scatola

foxrun-data-tile = «{ $tile }» non è una tessera: scrivi le sue frecce con le lettere u, r, d, l in quest’ordine.
foxrun-data-tiles = { $n ->
    [one] C’è una sola tessera direzionale; ne servono 22.
   *[other] Ci sono { $n } tessere direzionali; ne servono 22.
}
foxrun-data-space = «{ $space }» non è una casella: le caselle vanno da a1 a e5.
foxrun-data-starts = Indigo, Scarlett e la coppia Zev-Puffer devono partire da tre caselle diverse.
foxrun-data-order = Ognuno dei quattro personaggi deve comparire una volta nell’ordine dei turni.

## Una scatola propria

foxrun-box-intro = Abbiamo dovuto ricostruire ciò che si vede solo nelle figure del regolamento. La tua scatola è diversa? Puoi correggere tutto qui.
foxrun-box-tiles = Tessere direzionali
foxrun-box-tiles-how = Quante ce ne sono di ciascun tipo nella scatola? In tutto sono 22.
foxrun-box-starts = Tessere iniziali
foxrun-box-starts-how = Da dove partono le pedine? Zev e Puffer condividono una tessera.
foxrun-box-pair = Zev e Puffer
foxrun-box-order = Ordine dei turni
foxrun-box-order-how = In che ordine si gioca? Tocca due personaggi per scambiarli.

## Che cosa c’è

foxrun-forest = La foresta
foxrun-tile = { $tile ->
    [down] tessera coperta
    [start] tessera iniziale
    [u] freccia in su
    [r] freccia a destra
    [d] freccia in giù
    [l] freccia a sinistra
    [ur] frecce in su e a destra
    [rd] frecce a destra e in giù
    [dl] frecce in giù e a sinistra
    [ul] frecce in su e a sinistra
    [ud] frecce in su e in giù
    [urd] frecce in su, a destra e in giù
    [url] frecce in su, a sinistra e a destra
    [udl] frecce in su, in giù e a sinistra
    [rdl] frecce a destra, in giù e a sinistra
    [urdl] frecce in tutte e quattro le direzioni
   *[rl] frecce a sinistra e a destra
}
foxrun-pawn = { $character ->
    [Zev] Il lupo Zev
    [Puffer] Il tasso Puffer
   *[other] La volpe { $character }
}, { $player }

## Che cosa succede

foxrun-now = { $phase ->
    [step] Tocca a { $character } ({ $player }).
    [arrow] { $character } ({ $player }) sceglie quale freccia seguire.
    [turn] { $character } ({ $player }) può ruotare una tessera.
    [swap] { $character } ({ $player }) può scambiare due tessere.
   *[reveal] { $character } ({ $player }) può rivelare una tessera.
}
foxrun-over = { $by ->
    [freed] Indigo ha liberato Scarlett: vincono le Volpi.
    [caught] Zev ha catturato Indigo: vincono i Guardiani.
    [foxes-resigned] Le Volpi si sono arrese: vincono i Guardiani.
    [guardians-resigned] I Guardiani si sono arresi: vincono le Volpi.
    [all-revealed] Tutte le tessere sono state rivelate: vincono i Guardiani.
   *[time] Per troppo tempo non è stata rivelata nessuna tessera: per nostra decisione vincono i Guardiani.
}
foxrun-at = { $character } in { $space }
foxrun-pawns = Le pedine: { $pawns }.
foxrun-face-up-tiles = Tessere scoperte: { $tiles }.
foxrun-tiles-left = { $left ->
    [one] Resta coperta una sola tessera: chi la rivela fa vincere i Guardiani.
   *[other] Restano coperte { $left } tessere. Quando si rivela l’ultima, vincono i Guardiani.
}
foxrun-guard = { $guarded ->
    [true] Zev è accanto a Scarlett: Indigo non può liberarla.
   *[false] Zev non è accanto a Scarlett: Indigo può liberarla.
}
foxrun-quiet = Da { $turns } turni non si rivela una tessera. Nostra decisione: a { $most } vincono i Guardiani.
foxrun-score-quiet = Da { $turns } turni non si rivela una tessera, e il regolamento non pone limiti. Nostra decisione: a { $most } vincono i Guardiani. Decidete voi al tavolo.
foxrun-score-early = Per nostra decisione la partita finisce dopo { $most } turni di fila senza che si riveli una tessera. Finora: { $turns }.

## Che cosa puoi fare

foxrun-ability = { $character ->
    [Indigo] Può fare il primo passo in diagonale.
    [Puffer] Dopo il movimento può ruotare una tessera direzionale scoperta e libera accanto a sé.
    [Scarlett] Dopo il movimento può scambiare due tessere scoperte e libere accanto a sé.
   *[Zev] Dopo il movimento può rivelare una tessera coperta accanto a sé.
}
foxrun-goal = { $side ->
    [foxes] Vinci quando Indigo raggiunge Scarlett mentre Zev non le è accanto.
   *[guardians] Vinci quando Zev raggiunge Indigo, o quando si rivela l’ultima tessera.
}
foxrun-you = Giochi con { $characters }, per { $side ->
    [foxes] le Volpi
   *[guardians] i Guardiani
}.
foxrun-ask = { $phase ->
    [step] Muovi { $character } di { $character ->
        [Indigo] una casella, anche in diagonale
       *[other] una casella
    }.
    [stay] { $character } non può muoversi e resta dov’è.
    [arrow] Quale freccia segue { $character }?
    [turn] Ruota una tessera accanto a Puffer, o concludi il turno.
    [swap] Scambia due tessere accanto a Scarlett, o concludi il turno.
   *[reveal] Rivela una tessera accanto a Zev, o concludi il turno.
}
foxrun-step = Vai in { $space }
foxrun-arrow = { $arrow ->
    [u] Segui la freccia in su
    [r] Segui la freccia a destra
    [d] Segui la freccia in giù
   *[l] Segui la freccia a sinistra
}
foxrun-then = { $then ->
    [nowhere] non porta da nessuna parte e il movimento finisce
    [free] Scarlett è libera
    [catch] Indigo viene catturato
    [over] la tessera viene rivelata
    [arrow] lì si sceglie una freccia
    [far] poi fino a { $end }
    [far-over] poi fino a { $end }, dove la tessera viene rivelata
   *[far-arrow] poi fino a { $end }, dove si sceglie una freccia
}
foxrun-reveal = Rivela la tessera in { $space }
foxrun-degrees = { $degrees ->
    [90] Un quarto di giro a destra
    [180] Mezzo giro
   *[270] Un quarto di giro a sinistra
}
foxrun-turn = { $degrees ->
    [90] Ruota la tessera in { $space } di 90° a destra
    [180] Ruota la tessera in { $space } di 180°
   *[270] Ruota la tessera in { $space } di 90° a sinistra
}
foxrun-swap = Scambia le tessere in { $first } e { $second }
foxrun-stay = Resta qui
foxrun-pass = Fatto

## Che cosa è stato fatto

foxrun-told-step = { $character } ({ $player }) va in { $space }
foxrun-told-arrow = { $character } ({ $player }) segue la freccia { $arrow ->
    [u] in su
    [r] a destra
    [d] in giù
   *[l] a sinistra
}
foxrun-told-stay = { $character } ({ $player }) non può muoversi
foxrun-told-pass = { $character } ({ $player }) conclude il turno
foxrun-told-reveal = { $character } ({ $player }) rivela la tessera in { $space }
foxrun-told-turn = { $character } ({ $player }) ruota la tessera in { $space } di { $degrees ->
    [90] 90° a destra
    [180] 180°
   *[270] 90° a sinistra
}
foxrun-told-swap = { $character } ({ $player }) scambia le tessere in { $first } e { $second }

## Com’è finita

foxrun-sheet = Fine della partita
foxrun-row-characters = Personaggi
foxrun-row-side = Fazione
foxrun-row-result = Esito
foxrun-side = { $side ->
    [foxes] Volpi
   *[guardians] Guardiani
}
foxrun-result = { $won ->
    [true] Vittoria
   *[false] Sconfitta
}

## Prima della partita

foxrun-pitch = Indigo vuole liberare Scarlett; due guardiani vogliono fermarlo. Ogni tessera della foresta ti porta più in là, e si può ruotare, scambiare o rivelare.
foxrun-option-sides = { $value ->
    [name] Chi gioca quale personaggio?
    [drawn] Decide il caso
    [foxes-first] Secondo i posti, prima le Volpi: Indigo, Scarlett, Zev, Puffer
   *[guardians-first] Secondo i posti, prima i Guardiani: Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] Che cosa si conclude su una tessera iniziale?
    [turn] Tutto il turno
   *[move] Solo il movimento: l’abilità si può ancora usare
}
foxrun-will-play = { $second ->
    [none] gioca con { $first }
   *[other] gioca con { $first } e { $second }
}

## I bot

foxrun-bot-cub = Il Cucciolo: corre dove lo portano le frecce, e ogni tanto finisce dritto in bocca al lupo.
foxrun-bot-aesop = La volpe di Esopo: vede che cosa porta una singola mossa e non si lascia sfuggire nulla a portata di zampa.
foxrun-bot-reynard = Renardo il furfante: pensa alla tua risposta e al turno che segue.
foxrun-bot-kitsune = La Kitsune, volpe di mille anni: conosce la foresta, e le probabilità di ogni tessera coperta.

## La prima partita

foxrun-lesson-foxes = Giochi con le due volpi. Indigo è libero, Scarlett è prigioniera nell’angolo opposto. Porta Indigo da lei!
foxrun-lesson-wolf = Il lupo Zev le fa la guardia. Finché le sta accanto, Indigo non può liberarla. E se Zev raggiunge Indigo, le Volpi perdono.
foxrun-lesson-step = Tocca a te. Indigo fa un passo, e solo lui può andare anche in diagonale. Tocca la tessera evidenziata.
foxrun-lesson-over = La tessera era coperta: la riveli e il movimento finisce lì. Ora si muove il tasso Puffer, l’amico di Zev.
foxrun-lesson-scarlett = Giochi anche con Scarlett. Falle fare un passo fino alla tessera evidenziata.
foxrun-lesson-zev = Zev le resta vicino e con la sua abilità ha rivelato un’altra tessera. Occhio al tempo: quando si rivela l’ultima tessera, vincono i Guardiani.
foxrun-lesson-closer = Di nuovo Indigo: avvicinalo di un passo, in diagonale.
foxrun-lesson-puffer = Ecco l’abilità di Puffer: ha ruotato questa tessera, e ora la freccia punta altrove.
foxrun-lesson-away = Di nuovo Scarlett: portala sulla tessera evidenziata. Poi può usare la sua abilità.
foxrun-lesson-start-tile = Zev cerca Scarlett al suo vecchio posto, ma quella è una tessera iniziale: lì finisce tutto il suo turno, senza abilità. E non è più accanto a lei. Ora o mai più!
foxrun-lesson-home = Riporta Scarlett sulla tessera iniziale. Poi può usare la sua abilità.
foxrun-lesson-swap = Scarlett scambia due tessere scoperte accanto a sé. Tocca le due evidenziate, una dopo l’altra.
foxrun-lesson-alone = Zev è andato a caccia e non è più accanto a Scarlett. Ora o mai più!
foxrun-lesson-chain = Le frecce scoperte ti portano avanti, una dopo l’altra. Vai sulla tessera evidenziata e guarda fin dove!
foxrun-lesson-freed = Scarlett è libera: vincono le Volpi! In una partita vera Zev e Puffer non si distraggono. Ne giochiamo una?

## Al tavolo vero

foxrun-score-intro = Distribuisci i personaggi, e lascia che il telefono ricordi a chi tocca, quali tessere sono state rivelate e da quanti turni non se ne rivela una.
foxrun-score-deal = Distribuisci i personaggi
foxrun-score-deal-how = A caso o come avete scelto, secondo le regole per il vostro numero di giocatori. Così comincia una nuova partita.
foxrun-score-next = Fine turno
foxrun-score-back = Un turno indietro
foxrun-score-tiles = Quali tessere sono scoperte?
foxrun-score-tiles-how = Tocca una tessera quando viene rivelata. La riga 1 è in basso, la colonna «a» a sinistra.
foxrun-score-end = Com’è finita?
foxrun-score-not-over = Non è ancora finita.
foxrun-score-roles = Chi gioca quale personaggio
foxrun-score-turn = Turno { $turn }
foxrun-tile-up = rivelata
foxrun-missing-characters = I personaggi non sono ancora stati distribuiti.
foxrun-can = { $character ->
    [Indigo] Un passo, anche in diagonale; poi dove portano le frecce. Indigo vince se entra nella casella di Scarlett mentre Zev non le è accanto.
    [Puffer] Un passo, poi dove portano le frecce. Dopo, Puffer può ruotare di 90° o 180° una tessera direzionale scoperta e libera accanto a sé.
    [Scarlett] Un passo, poi dove portano le frecce. Dopo, Scarlett può scambiare due tessere scoperte e libere accanto a sé.
   *[Zev] Un passo, poi dove portano le frecce. Zev vince se entra nella casella di Indigo. Dopo il movimento può rivelare una tessera coperta accanto a sé.
}

## Che cosa si può stampare

print-foxrun-cards = Carte dei personaggi

## Fox on the Run in una pagina

print-foxrun-aim = Volpi contro Guardiani: Indigo vuole raggiungere Scarlett, prigioniera; il lupo Zev vuole catturare Indigo, o far scadere il tempo.
print-foxrun-ready = Disponi le 22 tessere direzionali coperte e le 3 tessere iniziali scoperte in un quadrato di 5 per 5. Scarlett e Indigo partono da angoli opposti, Zev e Puffer insieme sulla tessera iniziale accanto a Scarlett, in diagonale.
print-foxrun-characters = Distribuisci i personaggi a caso. In tre, chi è da solo in una fazione ne gioca entrambi i personaggi; in due, una fazione a testa. Turni: Indigo, Puffer, Scarlett, Zev, e così via.
print-foxrun-step = Fai un passo in su, a destra, in giù o a sinistra, qualunque cosa mostri la tessera su cui sei. Se puoi muoverti, devi farlo. Su una tessera coperta: rivelala, e il movimento finisce. Su una tessera iniziale: finisce tutto il turno, senza abilità.
print-foxrun-arrows = Su una tessera direzionale scoperta: segui la sua freccia, e così di tessera in tessera. Se le frecce sono due, scegli tu.
print-foxrun-once = Le frecce di una tessera valgono una volta per turno. Una freccia che porta fuori dal tabellone o su una casella in cui non puoi entrare ferma il movimento.
print-foxrun-enter = Nessuno entra in una casella occupata, tranne Indigo in quella di Scarlett, se Zev non è accanto a lei, e Zev in quella di Indigo. Zev e Puffer possono condividerne una.
print-foxrun-indigo = Indigo può fare il primo passo in diagonale.
print-foxrun-puffer = Puffer, dopo il movimento, può ruotare di 90° o 180° una tessera direzionale scoperta e libera accanto a sé.
print-foxrun-scarlett = Scarlett, dopo il movimento, può scambiare due tessere scoperte e libere accanto a sé, senza ruotarle.
print-foxrun-zev = Zev, dopo il movimento, può rivelare una tessera coperta accanto a sé.
print-foxrun-foxes = Le Volpi vincono subito quando Indigo entra nella casella di Scarlett mentre Zev non le è accanto.
print-foxrun-guardians = I Guardiani vincono subito quando Zev entra nella casella di Indigo, o quando si rivela l’ultima tessera.
print-foxrun-quiet = Nostra decisione: vincono anche dopo 80 turni di fila senza che si riveli una tessera.
print-foxrun-card-indigo = Indigo, la volpe
print-foxrun-card-puffer = Puffer, il tasso
print-foxrun-card-scarlett = Scarlett, la prigioniera
print-foxrun-card-zev = Zev, il lupo
print-foxrun-card-move = Un passo, poi dove portano le frecce. Su una tessera coperta finisce il movimento, su una tessera iniziale tutto il turno.

## Uno sguardo indietro

foxrun-review-won = { $by ->
    [freed] Così Scarlett è subito libera (FR-18).
    [caught] Così Zev cattura subito Indigo (FR-19).
   *[other] Così si vince subito (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] Dopo questa mossa Zev cattura Indigo al suo prossimo turno, qualunque cosa si faccia (FR-19).
   *[freed] Dopo questa mossa Indigo raggiunge Scarlett al suo prossimo turno, qualunque cosa si faccia (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] Così le Volpi vincono entro i loro prossimi tre turni, qualunque cosa nascondano le tessere coperte (FR-18).
   *[guardians] Così i Guardiani vincono entro i loro prossimi tre turni, qualunque cosa nascondano le tessere coperte (FR-19).
 }
foxrun-review-unguarded = Zev si è allontanato da Scarlett: Indigo può raggiungerla (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [one] Ogni tessera rivelata aiuta i Guardiani, e ne resta coperta solo { $left } (FR-19).
   *[other] Ogni tessera rivelata aiuta i Guardiani, e ne restano coperte solo { $left } (FR-19).
 }
foxrun-problem = Libera Scarlett in { $turns } turni delle Volpi, qualunque cosa nascondano le tessere coperte.

## Le mie partite

foxrun-stat-title = { $by ->
    [side] Per fazione
    [character] Per personaggio
   *[end] Come sono finite le tue partite
 }
foxrun-stat-character = Personaggio
foxrun-stat-turns = Turni
foxrun-stat-both = Una partita in cui giochi con due personaggi conta per entrambi.
foxrun-stat-ending = Finale
foxrun-stat-end = { $by ->
    [freed] Scarlett liberata
    [caught] Indigo catturato
    [foxes-resigned] Resa delle Volpi
    [guardians-resigned] Resa dei Guardiani
    [all-revealed] Tutte le tessere rivelate
   *[time] Nessuna tessera rivelata per troppo tempo
 }

## Today

foxrun-daily = { $points ->
    [2] Scarlett è libera, e niente poteva fermarti.
    [1] Scarlett è libera, con un po’ di fortuna: un’altra prima mossa non lasciava scampo ai Guardiani.
   *[other] Scarlett non è ancora libera, e i turni sono finiti.
 }
foxrun-daily-answer = { $move ->
    [stay] Una sola prima mossa libera Scarlett, qualunque cosa nascondano le tessere coperte: restare dove sei.
   *[other] Una sola prima mossa libera Scarlett, qualunque cosa nascondano le tessere coperte: andare in { $move }.
 }
