hounds-pitch = Vier Hunde laufen das Brett hinunter und wollen einen Fuchs einkreisen, der durch jede Lücke schlüpft.

hounds-board = Das Brett
hounds-fox = Fuchs
hounds-hound = Hund
hounds-now = { $side ->
    [fox] { $name } zieht den Fuchs.
   *[hounds] { $name } zieht einen Hund.
}
hounds-won = { $side ->
    [fox] Der Fuchs ist durch: { $name } gewinnt.
   *[hounds] Der Fuchs sitzt fest: { $name } gewinnt.
}
hounds-position = Der Fuchs steht auf { $fox }, die Hunde stehen auf { $hounds }.
hounds-ask = { $side ->
    [fox] Zieh den Fuchs ein Feld schräg weiter.
   *[hounds] Zieh einen Hund schräg ein Feld nach unten.
}
hounds-you = { $side ->
    [fox] Du spielst den Fuchs.
   *[hounds] Du spielst die Hunde.
}
hounds-step = Von { $start } nach { $end }
hounds-told = { $name } zieht von { $start } nach { $end }

hounds-sheet = Das Ergebnis
hounds-row-side = Seite
hounds-side = { $side ->
    [fox] Der Fuchs
   *[hounds] Die Hunde
}
hounds-row-result = Ausgang
hounds-result = { $won ->
    [true] gewonnen
   *[false] verloren
}

hounds-no-move = „{ $text }“ ist kein Zug; „e1-f2“ wäre einer.
hounds-not-your-turn = Die andere Seite ist am Zug.
hounds-not-your-piece = Auf { $square } steht kein Stein von dir.
hounds-taken = { $square } ist besetzt.
hounds-one-step = { $seat ->
    [0] Der Fuchs zieht schräg ein Feld weit.
   *[1] Ein Hund zieht schräg ein Feld weit, und nur nach unten.
}
hounds-no-square = „{ $square }“ ist kein dunkles Feld auf dem Brett.
hounds-shared = Zwei Steine können nicht auf demselben Feld beginnen.
hounds-no-setup = Hier gibt es nichts auszuteilen: Die Schachtel sagt, wo die Steine beginnen.

hounds-bot-cub = Der Welpe: läuft oft, ohne hinzusehen.
hounds-bot-aesop = Äsop: schaut, wo Lücken sind.
hounds-bot-reynard = Reineke: plant ein paar Schritte voraus.
hounds-bot-kitsune = Kitsune: lässt keine Lücke.

hounds-lesson-goal = Du bist der Fuchs. Erreiche die oberste Reihe, bevor die Hunde dich einkreisen.
hounds-lesson-step = Tippe den Fuchs an, dann ein Feld: Er geht einen Schritt schräg, nach oben oder unten. Geh nach d2.
hounds-lesson-hounds = Ein Hund hat gezogen. Hunde laufen nur nach unten: Wen du einmal hinter dir hast, der holt dich nicht mehr ein.
hounds-lesson-back = Der Fuchs darf auch zurück und muss manchmal auf eine Lücke warten. Geh jetzt zurück.
hounds-lesson-end = Das ist alles: Bleib in Bewegung, such die Lücken und lauf in keine Ecke. Viel Glück!
