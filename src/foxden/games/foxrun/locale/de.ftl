## Warum nicht?

foxrun-no-move = „{ $text }“ ist kein Zug dieses Spiels.
foxrun-not-your-turn = { $character } ist am Zug ({ $player }).
foxrun-must-step = Die Figur kann gehen, also muss sie.
foxrun-step-first = Zuerst geht die Figur einen Schritt.
foxrun-arrow-first = Wähle zuerst, welchem Pfeil du folgst.
foxrun-moved-already = Die Figur ist schon gegangen; nur ihre Fähigkeit ist noch übrig.
foxrun-too-far = { $space } ist nicht einen Schritt entfernt.
foxrun-guarded = Zev steht neben Scarlett: Indigo kommt nicht zu ihr.
foxrun-occupied = Auf { $space } steht { $character }.
foxrun-no-such-arrow = Diesen Pfeil zeigt das Plättchen nicht.
foxrun-only-puffer = Nur Puffer dreht Plättchen.
foxrun-only-scarlett = Nur Scarlett vertauscht Plättchen.
foxrun-only-zev = Nur Zev deckt Plättchen auf.
foxrun-start-tile = Auf { $space } liegt ein Startplättchen, und das hat keine Pfeile zum Drehen.
foxrun-not-adjacent = { $space } liegt nicht nebenan.
foxrun-face-down = Das Plättchen auf { $space } ist verdeckt.
foxrun-face-up = Das Plättchen auf { $space } ist schon offen.
foxrun-can-go = { $character } kann nach { $spaces }.
foxrun-can-touch = Jetzt möglich: { $spaces }.
foxrun-tile-occupied = Auf { $space } steht { $character }.

## Wie ein Aufbau sein kann

foxrun-setup-spaces = Die 22 Richtungsplättchen liegen auf allen Feldern ohne Startplättchen, und nur dort.
foxrun-setup-arrows = Ein Plättchen zeigt einen oder mehrere Pfeile, geschrieben mit u, r, d, l in dieser Reihenfolge.
foxrun-setup-mix = Das sind nicht die Plättchen aus der Schachtel.
foxrun-setup-roles = Jede der vier Figuren hat einen Spieler, und wer zwei hat, hat sie von derselben Seite.
foxrun-setup-sides = Die Figuren gehen in der gewählten Reihenfolge an die Plätze.

## Der Inhalt einer Schachtel

foxrun-data-tile = „{ $tile }“ ist kein Plättchen: Schreib seine Pfeile mit u, r, d, l in dieser Reihenfolge.
foxrun-data-tiles = { $n ->
    [one] Das ist ein Richtungsplättchen; in der Schachtel sind 22.
   *[other] Das sind { $n } Richtungsplättchen; in der Schachtel sind 22.
}
foxrun-data-space = „{ $space }“ ist kein Feld; es gibt a1 bis e5.
foxrun-data-starts = Indigo, Scarlett und das Paar Zev und Puffer beginnen auf drei verschiedenen Feldern.
foxrun-data-order = Jede der vier Figuren ist in der Zugfolge einmal dran.

## Eine eigene Schachtel

foxrun-box-intro = Was nur die Bilder der Anleitung zeigen, ist nachempfunden. Sieht deine Schachtel anders aus? Korrigiere sie hier.
foxrun-box-tiles = Richtungsplättchen
foxrun-box-tiles-how = Wie viele gibt es von jeder Sorte? Zusammen sind es 22.
foxrun-box-starts = Startplättchen
foxrun-box-starts-how = Wo beginnen die Figuren? Zev und Puffer teilen sich ein Plättchen.
foxrun-box-pair = Zev und Puffer
foxrun-box-order = Zugfolge
foxrun-box-order-how = Wer kommt nach wem? Tippe zwei an, um sie zu tauschen.

## Was da ist

foxrun-forest = Der Wald
foxrun-tile = { $tile ->
    [down] verdecktes Plättchen
    [start] Startplättchen
    [u] Pfeil nach oben
    [r] Pfeil nach rechts
    [d] Pfeil nach unten
    [l] Pfeil nach links
    [ur] Pfeile nach oben und rechts
    [rd] Pfeile nach rechts und unten
    [dl] Pfeile nach unten und links
    [ul] Pfeile nach oben und links
    [ud] Pfeile nach oben und unten
    [urd] Pfeile nach oben, rechts und unten
    [url] Pfeile nach oben, links und rechts
    [udl] Pfeile nach oben, unten und links
    [rdl] Pfeile nach rechts, unten und links
    [urdl] Pfeile in alle vier Richtungen
   *[rl] Pfeile nach links und rechts
}
foxrun-pawn = { $character ->
    [Zev] Zev, der Wolf
    [Puffer] Puffer, der Dachs
    [Scarlett] Scarlett, die Füchsin
   *[other] { $character }, der Fuchs
}, { $player }

## Was geschieht

foxrun-now = { $phase ->
    [step] { $character } ({ $player }) ist am Zug.
    [arrow] { $character } ({ $player }) wählt einen Pfeil.
    [turn] { $character } ({ $player }) darf ein Plättchen drehen.
    [swap] { $character } ({ $player }) darf zwei Plättchen vertauschen.
   *[reveal] { $character } ({ $player }) darf ein Plättchen aufdecken.
}
foxrun-over = { $by ->
    [freed] Indigo hat Scarlett befreit: Die Füchse gewinnen.
    [caught] Zev hat Indigo gefangen: Die Wächter gewinnen.
    [foxes-resigned] Die Füchse haben aufgegeben: Die Wächter gewinnen.
    [guardians-resigned] Die Wächter haben aufgegeben: Die Füchse gewinnen.
    [all-revealed] Alle Plättchen sind aufgedeckt: Die Wächter gewinnen.
   *[time] Zu lange wurde kein Plättchen aufgedeckt: Nach unserer Festlegung gewinnen die Wächter.
}
foxrun-at = { $character } auf { $space }
foxrun-pawns = Die Figuren: { $pawns }.
foxrun-face-up-tiles = Offen liegen: { $tiles }.
foxrun-tiles-left = { $left ->
    [one] Noch ein Plättchen ist verdeckt: Wer es aufdeckt, lässt die Wächter gewinnen.
   *[other] Noch { $left } Plättchen sind verdeckt. Wird das letzte aufgedeckt, gewinnen die Wächter.
}
foxrun-guard = { $guarded ->
    [true] Zev steht neben Scarlett: Indigo kann sie nicht befreien.
   *[false] Zev steht nicht neben Scarlett: Indigo kann sie befreien.
}
foxrun-quiet = Seit { $turns } Zügen wurde kein Plättchen aufgedeckt. Unsere Festlegung: Nach { $most } gewinnen die Wächter.
foxrun-score-quiet = Seit { $turns } Zügen wurde kein Plättchen aufgedeckt, und die Anleitung setzt keine Grenze. Unsere Festlegung: Nach { $most } gewinnen die Wächter. Entscheidet am Tisch.
foxrun-score-early = Nach unserer Festlegung ist die Zeit um, wenn { $most } Züge lang kein Plättchen aufgedeckt wird. Bisher: { $turns }.

## Was du tun kannst

foxrun-ability = { $character ->
    [Indigo] Darf seinen ersten Schritt schräg gehen.
    [Puffer] Darf nach dem Gehen ein freies, offenes Richtungsplättchen neben sich drehen.
    [Scarlett] Darf nach dem Gehen zwei freie, offene Plättchen neben sich vertauschen.
   *[Zev] Darf nach dem Gehen ein verdecktes Plättchen neben sich aufdecken.
}
foxrun-goal = { $side ->
    [foxes] Du gewinnst, wenn Indigo Scarlett erreicht, während Zev nicht neben ihr steht.
   *[guardians] Du gewinnst, wenn Zev Indigo erreicht oder das letzte Plättchen aufgedeckt wird.
}
foxrun-you = Du spielst { $characters } für { $side ->
    [foxes] die Füchse
   *[guardians] die Wächter
}.
foxrun-ask = { $phase ->
    [step] Geh mit { $character } { $character ->
        [Indigo] einen Schritt, auch schräg
       *[other] einen Schritt
    }.
    [stay] { $character } kann nirgendwohin und bleibt stehen.
    [arrow] Welchem Pfeil folgt { $character }?
    [turn] Dreh ein Plättchen neben Puffer oder beende den Zug.
    [swap] Vertausche zwei Plättchen neben Scarlett oder beende den Zug.
   *[reveal] Deck ein Plättchen neben Zev auf oder beende den Zug.
}
foxrun-step = Geh auf { $space }
foxrun-arrow = { $arrow ->
    [u] Folge dem Pfeil nach oben
    [r] Folge dem Pfeil nach rechts
    [d] Folge dem Pfeil nach unten
   *[l] Folge dem Pfeil nach links
}
foxrun-then = { $then ->
    [nowhere] er führt nirgendwohin, die Bewegung endet
    [free] Scarlett ist frei
    [catch] Indigo ist gefangen
    [over] das Plättchen wird aufgedeckt
    [arrow] dort ist ein Pfeil zu wählen
    [far] weiter bis { $end }
    [far-over] weiter bis { $end }, wo das Plättchen aufgedeckt wird
   *[far-arrow] weiter bis { $end }, wo ein Pfeil zu wählen ist
}
foxrun-reveal = Deck das Plättchen auf { $space } auf
foxrun-degrees = { $degrees ->
    [90] Eine Vierteldrehung nach rechts
    [180] Eine halbe Drehung
   *[270] Eine Vierteldrehung nach links
}
foxrun-turn = { $degrees ->
    [90] Dreh das Plättchen auf { $space } um 90° nach rechts
    [180] Dreh das Plättchen auf { $space } um 180°
   *[270] Dreh das Plättchen auf { $space } um 90° nach links
}
foxrun-swap = Vertausche die Plättchen auf { $first } und { $second }
foxrun-stay = Bleib hier
foxrun-pass = Fertig

## Was getan wurde

foxrun-told-step = { $character } ({ $player }) geht auf { $space }
foxrun-told-arrow = { $character } ({ $player }) folgt dem Pfeil nach { $arrow ->
    [u] oben
    [r] rechts
    [d] unten
   *[l] links
}
foxrun-told-stay = { $character } ({ $player }) kann nirgendwohin
foxrun-told-pass = { $character } ({ $player }) beendet den Zug
foxrun-told-reveal = { $character } ({ $player }) deckt das Plättchen auf { $space } auf
foxrun-told-turn = { $character } ({ $player }) dreht das Plättchen auf { $space } { $degrees ->
    [90] um 90° nach rechts
    [180] um 180°
   *[270] um 90° nach links
}
foxrun-told-swap = { $character } ({ $player }) vertauscht die Plättchen auf { $first } und { $second }

## Wie es ausging

foxrun-sheet = Das Ende
foxrun-row-characters = Figuren
foxrun-row-side = Seite
foxrun-row-result = Ergebnis
foxrun-side = { $side ->
    [foxes] Füchse
   *[guardians] Wächter
}
foxrun-result = { $won ->
    [true] Gewonnen
   *[false] Verloren
}

## Vor der Partie

foxrun-pitch = Indigo will Scarlett befreien; zwei Wächter wollen ihn aufhalten. Jedes Plättchen des Waldes trägt dich weiter und lässt sich drehen, vertauschen und aufdecken.
foxrun-option-sides = { $value ->
    [name] Wer spielt wen?
    [drawn] Das Los entscheidet
    [foxes-first] Nach Plätzen, zuerst die Füchse: Indigo, Scarlett, Zev, Puffer
   *[guardians-first] Nach Plätzen, zuerst die Wächter: Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] Was endet auf einem Startplättchen?
    [turn] Der ganze Zug
   *[move] Nur die Bewegung: Die Fähigkeit darf folgen
}
foxrun-will-play = { $second ->
    [none] spielt { $first }
   *[other] spielt { $first } und { $second }
}

## Die Bots

foxrun-bot-cub = Der Welpe: läuft, wohin die Pfeile ihn tragen, und ab und zu dem Wolf ins Maul.
foxrun-bot-aesop = Der Fuchs aus der Fabel: sieht, was ein Zug bringt, und lässt nichts liegen, was in Reichweite ist.
foxrun-bot-reynard = Reineke, der Schelm: denkt an deine Antwort und an den Zug danach.
foxrun-bot-kitsune = Die Kitsune, eine tausendjährige Füchsin: kennt den Wald und von verdeckten Plättchen die Wahrscheinlichkeiten.

## Die erste Partie

foxrun-lesson-foxes = Du spielst die beiden Füchse. Indigo ist frei, Scarlett ist in der Ecke gegenüber gefangen. Bring Indigo zu ihr!
foxrun-lesson-wolf = Zev, der Wolf, bewacht sie. Solange er neben ihr steht, kann Indigo sie nicht befreien. Und erwischt Zev Indigo, haben die Füchse verloren.
foxrun-lesson-step = Du bist dran. Indigo geht einen Schritt, und nur er darf auch schräg gehen. Tippe auf das markierte Plättchen.
foxrun-lesson-over = Das Plättchen war verdeckt: Du deckst es auf, und die Bewegung endet dort. Jetzt geht Puffer, der Dachs, Zevs Freund.
foxrun-lesson-scarlett = Du spielst auch Scarlett. Lass sie einen Schritt auf das markierte Plättchen gehen.
foxrun-lesson-zev = Zev bleibt in ihrer Nähe, und mit seiner Fähigkeit hat er noch ein Plättchen aufgedeckt. Pass auf: Ist das letzte aufgedeckt, gewinnen die Wächter.
foxrun-lesson-closer = Wieder Indigo: einen Schritt näher, schräg.
foxrun-lesson-puffer = Das war Puffers Fähigkeit: Er hat dieses Plättchen gedreht, und nun zeigt der Pfeil woandershin.
foxrun-lesson-away = Wieder Scarlett: Lass sie auf das markierte Plättchen gehen. Gleich danach kommt ihre Fähigkeit.
foxrun-lesson-start-tile = Zev sucht Scarlett an ihrem alten Platz. Das ist aber ein Startplättchen: Dort endet sein ganzer Zug, ohne Fähigkeit. Und er steht nicht mehr neben ihr. Jetzt oder nie!
foxrun-lesson-home = Scarlett geht zurück auf das Startplättchen. Gleich danach kommt ihre Fähigkeit.
foxrun-lesson-swap = Scarlett vertauscht zwei offene Plättchen neben sich. Tippe nacheinander auf die beiden markierten.
foxrun-lesson-alone = Zev ist auf die Jagd gegangen und steht nicht mehr neben Scarlett. Jetzt oder nie!
foxrun-lesson-chain = Ein offener Pfeil trägt dich weiter, und der nächste auch. Geh auf das markierte Plättchen und sieh, wohin sie dich tragen!
foxrun-lesson-freed = Scarlett ist frei: Die Füchse gewinnen! In einer echten Partie schauen Zev und Puffer nicht weg. Wollen wir?

## Am echten Tisch

foxrun-score-intro = Verteile die Figuren, und lass das Handy behalten, wer am Zug ist, welche Plättchen aufgedeckt sind und seit wie vielen Zügen keines aufgedeckt wurde.
foxrun-score-deal = Figuren verteilen
foxrun-score-deal-how = Zufällig oder wie gewählt, wie es die Regeln für eure Spielerzahl vorsehen. Eine neue Partie beginnt.
foxrun-score-next = Der Zug ist zu Ende
foxrun-score-back = Einen Zug zurück
foxrun-score-tiles = Welche Plättchen sind aufgedeckt?
foxrun-score-tiles-how = Tippe ein Plättchen an, wenn es aufgedeckt wird. Reihe 1 ist unten, Spalte a links.
foxrun-score-end = Wie ging es aus?
foxrun-score-not-over = Es geht weiter.
foxrun-score-roles = Wer spielt wen
foxrun-score-turn = Zug { $turn }
foxrun-tile-up = aufgedeckt
foxrun-missing-characters = Die Figuren sind noch nicht verteilt.
foxrun-can = { $character ->
    [Indigo] Ein Schritt, auch schräg; dann wohin die Pfeile führen. Indigo gewinnt auf Scarletts Feld, wenn Zev nicht neben ihr steht.
    [Puffer] Ein Schritt, dann wohin die Pfeile führen. Danach darf Puffer ein freies, offenes Richtungsplättchen neben sich um 90° oder 180° drehen.
    [Scarlett] Ein Schritt, dann wohin die Pfeile führen. Danach darf Scarlett zwei freie, offene Plättchen neben sich vertauschen.
   *[Zev] Ein Schritt, dann wohin die Pfeile führen. Zev gewinnt auf Indigos Feld. Danach darf er ein verdecktes Plättchen neben sich aufdecken.
}

## Der Blick zurück

foxrun-review-won = { $by ->
    [freed] Das befreit Scarlett sofort (FR-18).
    [caught] Das fängt Indigo sofort (FR-19).
   *[other] Das gewinnt sofort (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] Danach fängt Zev Indigo in seinem nächsten Zug, was auch immer geschieht (FR-19).
   *[freed] Danach erreicht Indigo Scarlett in seinem nächsten Zug, was auch immer geschieht (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] Damit gewinnen die Füchse in höchstens drei eigenen Zügen, was auch immer verdeckt liegt (FR-18).
   *[guardians] Damit gewinnen die Wächter in höchstens drei eigenen Zügen, was auch immer verdeckt liegt (FR-19).
 }
foxrun-review-unguarded = Zev hat Scarlett verlassen: Indigo kann ihr Feld betreten (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [one] Jedes aufgedeckte Plättchen hilft den Wächtern, und es ist nur noch { $left } übrig (FR-19).
   *[other] Jedes aufgedeckte Plättchen hilft den Wächtern, und es sind nur noch { $left } übrig (FR-19).
 }
foxrun-problem = Befreie Scarlett in { $turns } Zügen der Füchse, was auch immer verdeckt liegt.

## Meine Spiele

foxrun-stat-title = { $by ->
    [side] Nach Seite
    [character] Nach Figur
   *[end] Wie deine Partien endeten
 }
foxrun-stat-character = Figur
foxrun-stat-turns = Züge
foxrun-stat-both = Eine Partie, in der du zwei Figuren spielst, zählt für beide.
foxrun-stat-ending = Ende
foxrun-stat-end = { $by ->
    [freed] Scarlett befreit
    [caught] Indigo gefangen
    [foxes-resigned] Füchse haben aufgegeben
    [guardians-resigned] Wächter haben aufgegeben
    [all-revealed] Alle Plättchen aufgedeckt
   *[time] Zu lange kein Plättchen aufgedeckt
 }

## Today

foxrun-daily = { $points ->
    [2] Scarlett ist frei, und nichts hätte dich aufhalten können.
    [1] Scarlett ist frei, mit etwas Glück: Ein anderer erster Zug hätte es sicher gemacht.
   *[other] Scarlett ist noch nicht frei, und die Züge sind um.
 }
foxrun-daily-answer = { $move ->
    [stay] Ein einziger erster Zug befreit Scarlett, was auch verdeckt liegt: stehen bleiben.
   *[other] Ein einziger erster Zug befreit Scarlett, was auch verdeckt liegt: nach { $move }.
 }
