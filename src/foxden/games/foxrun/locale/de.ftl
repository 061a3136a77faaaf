## Warum nicht?

foxrun-no-move = „{ $text }“ ist kein Zug dieses Spiels.
foxrun-not-your-turn = { $character } ist am Zug ({ $player }).
foxrun-must-step = Die Figur kann gehen, also muss sie auch.
foxrun-step-first = Erst geht die Figur einen Schritt.
foxrun-arrow-first = Wähle erst, welchem Pfeil du folgst.
foxrun-moved-already = Die Figur hat sich schon bewegt; jetzt bleibt nur noch ihre Fähigkeit.
foxrun-too-far = { $space } ist mehr als einen Schritt entfernt.
foxrun-guarded = Zev steht neben Scarlett: Indigo kommt nicht zu ihr.
foxrun-occupied = Auf { $space } steht { $character }.
foxrun-no-such-arrow = Diesen Pfeil gibt es auf dem Plättchen nicht.
foxrun-only-puffer = Nur Puffer dreht Plättchen.
foxrun-only-scarlett = Nur Scarlett vertauscht Plättchen.
foxrun-only-zev = Nur Zevs Fähigkeit deckt Plättchen auf.
foxrun-start-tile = Auf { $space } liegt ein Startplättchen. Es hat keine Pfeile, die man drehen könnte.
foxrun-not-adjacent = { $space } ist kein Nachbarfeld.
foxrun-face-down = Das Plättchen auf { $space } ist noch verdeckt.
foxrun-face-up = Das Plättchen auf { $space } ist schon aufgedeckt.
foxrun-can-go = Mögliche Felder für { $character }: { $spaces }.
foxrun-can-touch = Jetzt möglich: { $spaces }.

## Wie ein Aufbau sein kann

foxrun-setup-spaces = Die 22 Richtungsplättchen liegen auf allen Feldern ohne Startplättchen, und nur dort.
foxrun-setup-arrows = Ein Plättchen zeigt einen oder mehrere Pfeile, geschrieben mit u, r, d, l in dieser Reihenfolge.
foxrun-setup-mix = Das sind nicht die Plättchen aus der Schachtel.
foxrun-setup-roles = Jede der vier Figuren gehört einem Spieler, und wer zwei hat, spielt beide für dieselbe Seite.
foxrun-setup-sides = Die Figuren werden in der gewählten Reihenfolge auf die Plätze verteilt.

## Der Inhalt einer Schachtel

foxrun-data-tile = „{ $tile }“ ist kein Plättchen: Schreib seine Pfeile mit u, r, d, l in dieser Reihenfolge.
foxrun-data-tiles = { $n ->
    [one] Das ist nur ein Richtungsplättchen; es müssen 22 sein.
   *[other] Das sind { $n } Richtungsplättchen; es müssen 22 sein.
}
foxrun-data-space = „{ $space }“ ist kein Feld; die Felder heißen a1 bis e5.
foxrun-data-starts = Indigo, Scarlett und das Paar Zev und Puffer müssen auf drei verschiedenen Feldern anfangen.
foxrun-data-order = Jede der vier Figuren muss in der Zugreihenfolge genau einmal vorkommen.

## Eine eigene Schachtel

foxrun-box-intro = Was nur die Bilder der Anleitung zeigen, mussten wir rekonstruieren. Ist es bei dir anders? Korrigiere es hier.
foxrun-box-tiles = Richtungsplättchen
foxrun-box-tiles-how = Wie viele gibt es von jeder Sorte? Zusammen sind es 22.
foxrun-box-starts = Startplättchen
foxrun-box-starts-how = Wo fangen die Figuren an? Zev und Puffer teilen sich ein Plättchen.
foxrun-box-pair = Zev und Puffer
foxrun-box-order = Zugreihenfolge
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
   *[time] Zu lange wurde kein Plättchen aufgedeckt. Nach unserer Festlegung gewinnen die Wächter.
}
foxrun-at = { $character } auf { $space }
foxrun-pawns = Die Figuren: { $pawns }.
foxrun-face-up-tiles = Offen liegen: { $tiles }.
foxrun-tiles-left = { $left ->
    [one] Nur noch ein Plättchen ist verdeckt. Wird es aufgedeckt, gewinnen die Wächter.
   *[other] Noch { $left } Plättchen sind verdeckt. Wird das letzte aufgedeckt, gewinnen die Wächter.
}
foxrun-guard = { $guarded ->
    [true] Zev steht neben Scarlett: Indigo kann sie nicht befreien.
   *[false] Zev steht nicht neben Scarlett: Indigo kann sie befreien.
}
foxrun-quiet = Seit { $turns } Zügen wurde kein Plättchen aufgedeckt. Unsere Festlegung: Nach { $most } gewinnen die Wächter.
foxrun-score-quiet = Seit { $turns } Zügen wurde kein Plättchen aufgedeckt, und die Anleitung setzt keine Grenze. Unsere Festlegung: Nach { $most } gewinnen die Wächter. Ob das bei euch gilt, entscheidet ihr.
foxrun-score-early = Nach unserer Festlegung ist das Spiel aus, wenn { $most } Züge hintereinander kein Plättchen aufgedeckt wird. Bisher: { $turns }.

## Was du tun kannst

foxrun-ability = { $character ->
    [Indigo] Darf seinen ersten Schritt schräg gehen.
    [Puffer] Darf nach der Bewegung ein freies, offenes Richtungsplättchen neben sich drehen.
    [Scarlett] Darf nach der Bewegung zwei freie, offene Plättchen neben sich vertauschen.
   *[Zev] Darf nach der Bewegung ein verdecktes Plättchen neben sich aufdecken.
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
        [Indigo] einen Schritt, gerade oder schräg
       *[other] einen Schritt
    }.
    [stay] { $character } kann nirgendwohin und bleibt stehen.
    [arrow] Welchem Pfeil folgt { $character }?
    [turn] Dreh ein Plättchen neben Puffer oder beende den Zug.
    [swap] Vertausche zwei Plättchen neben Scarlett oder beende den Zug.
   *[reveal] Deck ein Plättchen neben Zev auf oder beende den Zug.
}
foxrun-step = Geh nach { $space }
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
    [arrow] dann wählst du einen Pfeil
    [far] weiter bis { $end }
    [far-over] weiter bis { $end }, wo das Plättchen aufgedeckt wird
   *[far-arrow] weiter bis { $end }, dann wählst du einen Pfeil
}
foxrun-reveal = Deck das Plättchen auf { $space } auf
foxrun-degrees = { $degrees ->
    [90] Vierteldrehung nach rechts
    [180] Halbe Drehung
   *[270] Vierteldrehung nach links
}
foxrun-turn = { $degrees ->
    [90] Dreh das Plättchen auf { $space } um 90° nach rechts
    [180] Dreh das Plättchen auf { $space } um 180°
   *[270] Dreh das Plättchen auf { $space } um 90° nach links
}
foxrun-swap = Vertausche die Plättchen auf { $first } und { $second }
foxrun-stay = Hier bleiben
foxrun-pass = Fertig

## Was getan wurde

foxrun-told-step = { $character } ({ $player }) geht nach { $space }
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

foxrun-pitch = Indigo will Scarlett befreien; zwei Wächter wollen ihn aufhalten. Jedes Plättchen im Wald trägt dich weiter und lässt sich drehen, vertauschen oder aufdecken.
foxrun-option-sides = { $value ->
    [name] Wer spielt wen?
    [drawn] Das Los entscheidet
    [foxes-first] Nach Plätzen, die Füchse zuerst: Indigo, Scarlett, Zev, Puffer
   *[guardians-first] Nach Plätzen, die Wächter zuerst: Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] Was endet auf einem Startplättchen?
    [turn] Der ganze Zug
   *[move] Nur die Bewegung: Die Fähigkeit darfst du noch nutzen
}
foxrun-will-play = { $second ->
    [none] spielt { $first }
   *[other] spielt { $first } und { $second }
}

## Die Bots

foxrun-bot-cub = Der Welpe: läuft, wohin die Pfeile ihn tragen, und ab und zu dem Wolf ins Maul.
foxrun-bot-aesop = Der Fabelfuchs: sieht, was ein einzelner Zug bringt, und lässt nichts liegen, was in Reichweite ist.
foxrun-bot-reynard = Reineke, der Schelm: denkt an deine Antwort und an den Zug danach.
foxrun-bot-kitsune = Die Kitsune, eine tausendjährige Füchsin: kennt den Wald und bei jedem verdeckten Plättchen die Chancen.

## Die erste Partie

foxrun-lesson-foxes = Du spielst die beiden Füchse. Indigo ist frei, Scarlett ist in der Ecke gegenüber gefangen. Bring Indigo zu ihr!
foxrun-lesson-wolf = Zev, der Wolf, bewacht sie. Solange er neben ihr steht, kann Indigo sie nicht befreien. Und wenn Zev Indigo erwischt, haben die Füchse verloren.
foxrun-lesson-step = Du bist dran. Indigo geht einen Schritt, und nur er darf auch schräg gehen. Tippe auf das markierte Plättchen.
foxrun-lesson-over = Das Plättchen war verdeckt: Du deckst es auf, und die Bewegung endet dort. Als Nächstes ist Puffer dran, der Dachs, Zevs Freund.
foxrun-lesson-scarlett = Du spielst auch Scarlett. Geh mit ihr einen Schritt auf das markierte Plättchen.
foxrun-lesson-zev = Zev bleibt in ihrer Nähe, und mit seiner Fähigkeit hat er noch ein Plättchen aufgedeckt. Die Zeit läuft: Ist das letzte aufgedeckt, gewinnen die Wächter.
foxrun-lesson-closer = Wieder Indigo: einen Schritt näher, schräg.
foxrun-lesson-puffer = Das war Puffers Fähigkeit: Er hat dieses Plättchen gedreht, und jetzt zeigt der Pfeil woandershin.
foxrun-lesson-away = Wieder Scarlett: Geh mit ihr auf das markierte Plättchen. Danach kann sie ihre Fähigkeit nutzen.
foxrun-lesson-start-tile = Zev sucht Scarlett an ihrem alten Platz, aber das ist ein Startplättchen: Dort endet sein ganzer Zug, und seine Fähigkeit kann er nicht nutzen. Und er steht nicht mehr neben ihr. Jetzt oder nie!
foxrun-lesson-home = Geh mit Scarlett zurück auf das Startplättchen. Danach kann sie ihre Fähigkeit nutzen.
foxrun-lesson-swap = Scarlett vertauscht zwei offene Plättchen neben sich. Tippe nacheinander auf die beiden markierten.
foxrun-lesson-alone = Zev ist auf die Jagd gegangen und steht nicht mehr neben Scarlett. Jetzt oder nie!
foxrun-lesson-chain = Ein aufgedeckter Pfeil trägt dich weiter, und der nächste auch. Geh auf das markierte Plättchen und schau, wohin sie dich tragen!
foxrun-lesson-freed = Scarlett ist frei: Die Füchse gewinnen! In einer echten Partie schauen Zev und Puffer nicht weg. Lust auf eine?

## Am echten Tisch

foxrun-score-intro = Verteile die Figuren, und dein Handy merkt sich, wer am Zug ist, welche Plättchen aufgedeckt sind und seit wie vielen Zügen keines aufgedeckt wurde.
foxrun-score-deal = Figuren verteilen
foxrun-score-deal-how = Zufällig oder wie gewählt, nach den Regeln für eure Spielerzahl. Damit beginnt eine neue Partie.
foxrun-score-next = Zug beenden
foxrun-score-back = Einen Zug zurück
foxrun-score-tiles = Welche Plättchen liegen offen?
foxrun-score-tiles-how = Tippe ein Plättchen an, wenn es aufgedeckt wird. Reihe 1 ist unten, Spalte a links.
foxrun-score-end = Wie ist es ausgegangen?
foxrun-score-not-over = Noch nicht zu Ende.
foxrun-score-roles = Wer spielt wen
foxrun-score-turn = Zug { $turn }
foxrun-tile-up = aufgedeckt
foxrun-missing-characters = Die Figuren sind noch nicht verteilt.
foxrun-can = { $character ->
    [Indigo] Ein Schritt, gerade oder schräg, dann weiter, wohin die Pfeile führen. Indigo gewinnt auf Scarletts Feld, wenn Zev nicht neben ihr steht.
    [Puffer] Ein Schritt, dann weiter, wohin die Pfeile führen. Danach darf Puffer ein freies, offenes Richtungsplättchen neben sich um 90° oder 180° drehen.
    [Scarlett] Ein Schritt, dann weiter, wohin die Pfeile führen. Danach darf Scarlett zwei freie, offene Plättchen neben sich vertauschen.
   *[Zev] Ein Schritt, dann weiter, wohin die Pfeile führen. Danach darf Zev ein verdecktes Plättchen neben sich aufdecken. Er gewinnt auf Indigos Feld.
}

## Was sich drucken lässt

print-foxrun-cards = Figurenkarten

## Fox on the Run auf einer Seite

print-foxrun-aim = Füchse gegen Wächter: Indigo will zur gefangenen Scarlett; Zev, der Wolf, will Indigo fangen oder die Zeit für sich arbeiten lassen.
print-foxrun-ready = Legt die 22 Richtungsplättchen verdeckt und die 3 Startplättchen offen zu einem Quadrat aus 5 mal 5. Scarlett und Indigo beginnen in gegenüberliegenden Ecken, Zev und Puffer zusammen auf dem Startplättchen schräg neben Scarlett.
print-foxrun-characters = Verteilt die Figuren zufällig. Zu dritt spielt, wer auf einer Seite allein ist, beide Figuren dieser Seite; zu zweit bekommen beide eine ganze Seite. Reihenfolge: Indigo, Puffer, Scarlett, Zev und so weiter.
print-foxrun-step = Geh einen Schritt nach oben, rechts, unten oder links, egal was das Plättchen unter dir zeigt. Wenn du kannst, musst du. Auf ein verdecktes Plättchen: Deck es auf, deine Bewegung endet. Auf ein Startplättchen: Dein ganzer Zug endet, ohne Fähigkeit.
print-foxrun-arrows = Auf ein offenes Richtungsplättchen: Folge seinem Pfeil, und so weiter von Plättchen zu Plättchen. Bei zwei Pfeilen wählst du einen.
print-foxrun-once = Die Pfeile eines Plättchens wirken einmal pro Zug. Ein Pfeil über den Rand hinaus oder auf ein versperrtes Feld beendet die Bewegung.
print-foxrun-enter = Niemand betritt ein besetztes Feld, außer Indigo das von Scarlett, wenn Zev nicht neben ihr steht, und Zev das von Indigo. Zev und Puffer dürfen sich eines teilen.
print-foxrun-indigo = Indigo darf seinen ersten Schritt schräg gehen.
print-foxrun-puffer = Puffer darf nach der Bewegung ein freies, offenes Richtungsplättchen neben sich um 90° oder 180° drehen.
print-foxrun-scarlett = Scarlett darf nach der Bewegung zwei freie, offene Plättchen neben sich vertauschen, ohne sie zu drehen.
print-foxrun-zev = Zev darf nach der Bewegung ein verdecktes Plättchen neben sich aufdecken.
print-foxrun-foxes = Die Füchse gewinnen sofort, wenn Indigo Scarletts Feld betritt, während Zev nicht neben ihr steht.
print-foxrun-guardians = Die Wächter gewinnen sofort, wenn Zev Indigos Feld betritt oder das letzte Plättchen aufgedeckt wird.
print-foxrun-quiet = Unsere Festlegung: Sie gewinnen auch, wenn 80 Züge hintereinander kein Plättchen aufgedeckt wird.
print-foxrun-card-indigo = Indigo, der Fuchs
print-foxrun-card-puffer = Puffer, der Dachs
print-foxrun-card-scarlett = Scarlett, die Gefangene
print-foxrun-card-zev = Zev, der Wolf
print-foxrun-card-move = Ein Schritt, dann weiter, wohin die Pfeile führen. Auf einem verdeckten Plättchen endet die Bewegung, auf einem Startplättchen der ganze Zug.

## Der Blick zurück

foxrun-review-won = { $by ->
    [freed] Damit ist Scarlett sofort frei (FR-18).
    [caught] Damit ist Indigo sofort gefangen (FR-19).
   *[other] Damit ist das Spiel sofort gewonnen (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] Danach fängt Zev Indigo in seinem nächsten Zug, egal was die anderen tun (FR-19).
   *[freed] Danach erreicht Indigo Scarlett in seinem nächsten Zug, egal was die anderen tun (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] Damit gewinnen die Füchse in höchstens drei eigenen Zügen, egal was verdeckt liegt (FR-18).
   *[guardians] Damit gewinnen die Wächter in höchstens drei eigenen Zügen, egal was verdeckt liegt (FR-19).
 }
foxrun-review-unguarded = Zev ist von Scarletts Seite gewichen: Indigo kann ihr Feld betreten (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [one] Jedes aufgedeckte Plättchen hilft den Wächtern, und nur noch { $left } ist verdeckt (FR-19).
   *[other] Jedes aufgedeckte Plättchen hilft den Wächtern, und nur noch { $left } sind verdeckt (FR-19).
 }
foxrun-problem = Befreie Scarlett in { $turns } Zügen der Füchse, egal was verdeckt liegt.

## Meine Partien

foxrun-stat-title = { $by ->
    [side] Nach Seite
    [character] Nach Figur
   *[end] Wie deine Partien ausgingen
 }
foxrun-stat-character = Figur
foxrun-stat-turns = Züge
foxrun-stat-both = Eine Partie, in der du zwei Figuren spielst, zählt für beide.
foxrun-stat-ending = Ausgang
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
    [1] Scarlett ist frei, mit etwas Glück: Mit einem anderen ersten Zug wäre es sicher gewesen.
   *[other] Scarlett ist noch nicht frei, und die Züge sind aufgebraucht.
 }
foxrun-daily-answer = { $move ->
    [stay] Nur ein erster Zug befreit Scarlett, egal was verdeckt liegt: stehen bleiben.
   *[other] Nur ein erster Zug befreit Scarlett, egal was verdeckt liegt: nach { $move }.
 }
