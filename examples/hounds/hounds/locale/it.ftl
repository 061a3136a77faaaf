hounds-pitch = Quattro segugi scendono lungo la damiera per mettere alle strette una volpe, che scappa appena lasciano un varco.

hounds-board = La damiera
hounds-fox = Volpe
hounds-hound = Segugio
hounds-now = { $side ->
    [fox] { $name } muove la volpe.
   *[hounds] { $name } muove un segugio.
}
hounds-won = { $side ->
    [fox] La volpe è passata: vince { $name }.
   *[hounds] La volpe è in trappola: vince { $name }.
}
hounds-position = La volpe è su { $fox }, i segugi su { $hounds }.
hounds-ask = { $side ->
    [fox] Muovi la volpe di una casella in diagonale.
   *[hounds] Muovi un segugio di una casella verso il basso.
}
hounds-you = { $side ->
    [fox] Giochi con la volpe.
   *[hounds] Giochi con i segugi.
}
hounds-step = Da { $start } a { $end }
hounds-told = { $name } muove da { $start } a { $end }

hounds-sheet = Il risultato
hounds-row-side = Parte
hounds-side = { $side ->
    [fox] La volpe
   *[hounds] I segugi
}
hounds-row-result = Esito
hounds-result = { $won ->
    [true] vinto
   *[false] perso
}

hounds-no-move = «{ $text }» non è una mossa. Scrivila così: «e1-f2».
hounds-not-your-turn = Tocca all’altro giocatore.
hounds-not-your-piece = Non hai pezzi su { $square }.
hounds-taken = { $square } è già occupata.
hounds-one-step = { $seat ->
    [0] La volpe si muove di una casella in diagonale.
   *[1] Un segugio si muove di una casella in diagonale, solo verso il basso.
}
hounds-no-square = «{ $square }» non è una casella scura della damiera.
hounds-shared = Due pezzi non partono mai dalla stessa casella.
hounds-no-setup = Non c’è niente da distribuire: la scatola dice da dove partono i pezzi.

hounds-bot-cub = Il Cucciolo: spesso corre senza guardare.
hounds-bot-aesop = La volpe di Esopo: guarda dove sono i varchi.
hounds-bot-reynard = Renardo: pensa qualche passo più avanti.
hounds-bot-kitsune = La Kitsune: non lascia varchi.

hounds-lesson-goal = Tu sei la volpe. Raggiungi la riga in alto prima che i segugi ti mettano alle strette.
hounds-lesson-step = Tocca la volpe e poi una casella: fa un passo in diagonale, in su o in giù. Vai su d2.
hounds-lesson-hounds = Un segugio si è mosso. I segugi corrono solo verso il basso: quelli che superi restano indietro.
hounds-lesson-back = La volpe può anche tornare indietro, e a volte deve aspettare un varco. Torna indietro adesso.
hounds-lesson-end = È tutto qui: continua a muoverti, cerca i varchi e non finire in un angolo. Buona fortuna!
