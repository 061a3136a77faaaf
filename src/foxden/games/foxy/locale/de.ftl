## Warum nicht?

foxy-no-move = „{ $text }“ geht nicht: Schreib eine Zahl von 0 bis 999, für die Wette mit einem Ausrufezeichen dahinter.
foxy-number = Schreib eine ganze Zahl von 0 bis 999.
foxy-final = Du hast schon eine Zahl geschrieben, und in der leichten Variante ist sie endgültig.
foxy-bet-used = Du hast schon in Runde { $turn } eine Zahl eingekreist. Du darfst nur einmal pro Partie wetten.
foxy-no-bet-alone = Unsere Festlegung: Im Solospiel wird nicht gewettet.

## Was eine Karte sein kann

foxy-card-size = Eine Karte zeigt ein bis drei Tiere.
foxy-card-twice = Keine Karte zeigt dieselbe Tierart zweimal.
foxy-card-cat-alone = Eine Katze ist nie allein auf einer Karte.
foxy-card-environments = Alle Tiere auf einer Karte leben im selben Lebensraum.

## Der Inhalt einer Schachtel

foxy-environment = { $environment ->
    [countryside] Land
    [forest] Wald
    [savannah] Savanne
   *[sea] Meer
}
foxy-data-name = „{ $name }“ kann kein Tiername sein: Nimm Kleinbuchstaben, aber weder „cat“ noch „fox“.
foxy-data-twice = „{ $name }“ kommt zweimal vor; in der Schachtel sind neun verschiedene Tierarten.
foxy-data-times = Karte „{ $card }“: Möglich ist 1- bis 12-mal, nicht „{ $times }“.
foxy-data-many = { $environment ->
    [countryside] Das Land
    [forest] Der Wald
    [savannah] Die Savanne
   *[sea] Das Meer
} hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; jeder Lebensraum braucht 12.
foxy-data-stranger = Karte „{ $card }“: „{ $animal }“ lebt nicht { $environment ->
    [countryside] auf dem Land
    [forest] im Wald
    [savannah] in der Savanne
   *[sea] im Meer
}.

## Eine eigene Schachtel

foxy-box-intro = Wie oft jede Karte in der Schachtel ist, mussten wir rekonstruieren. Ist es bei dir anders? Korrigiere es hier.
foxy-box-cards = Karten
foxy-box-cards-how = Wie viele gibt es von jeder Sorte? Jeder Lebensraum hat 12.
foxy-box-animals = Tiere
foxy-box-animals-how = In jedem Lebensraum leben zwei. Schreib andere Tiere in Kleinbuchstaben; sie werden als Wort angezeigt.
foxy-box-native = { $environment ->
    [countryside] Land
    [forest] Wald
    [savannah] Savanne
   *[sea] Meer
}, { $nth ->
    [one] erstes Tier
   *[other] zweites Tier
}

## Was ein Aufbau sein kann

foxy-setup-deck = Der Stapel ist eine Liste von 20 Karten: 19 Tierkarten und der Fuchs.
foxy-setup-fox = Der Fuchs muss genau einmal im Stapel sein.
foxy-setup-animals = Karte { $turn } muss eine Liste von Tieren sein, die in der Schachtel vorkommen.
foxy-setup-mix = Karte { $turn } kommt im Stapel öfter vor als in der Schachtel.

## Tiere

foxy-hen = { $form ->
    [a] eine Henne
    [ask] Hennen
    [name] Hennen
   *[count] { $n ->
        [one] { $n } Henne
       *[other] { $n } Hennen
    }
}
foxy-pig = { $form ->
    [a] ein Schwein
    [ask] Schweine
    [name] Schweine
   *[count] { $n ->
        [one] { $n } Schwein
       *[other] { $n } Schweine
    }
}
foxy-bear = { $form ->
    [a] ein Bär
    [ask] Bären
    [name] Bären
   *[count] { $n ->
        [one] { $n } Bär
       *[other] { $n } Bären
    }
}
foxy-rabbit = { $form ->
    [a] ein Kaninchen
    [ask] Kaninchen
    [name] Kaninchen
   *[count] { $n ->
        [one] { $n } Kaninchen
       *[other] { $n } Kaninchen
    }
}
foxy-zebra = { $form ->
    [a] ein Zebra
    [ask] Zebras
    [name] Zebras
   *[count] { $n ->
        [one] { $n } Zebra
       *[other] { $n } Zebras
    }
}
foxy-giraffe = { $form ->
    [a] eine Giraffe
    [ask] Giraffen
    [name] Giraffen
   *[count] { $n ->
        [one] { $n } Giraffe
       *[other] { $n } Giraffen
    }
}
foxy-dolphin = { $form ->
    [a] ein Delfin
    [ask] Delfine
    [name] Delfine
   *[count] { $n ->
        [one] { $n } Delfin
       *[other] { $n } Delfine
    }
}
foxy-octopus = { $form ->
    [a] ein Krake
    [ask] Kraken
    [name] Kraken
   *[count] { $n ->
        [one] { $n } Krake
       *[other] { $n } Kraken
    }
}
foxy-cat = { $form ->
    [a] eine Katze
    [ask] Katzen
    [name] Katzen
   *[count] { $n ->
        [one] { $n } Katze
       *[other] { $n } Katzen
    }
}
foxy-other-animal = { $form ->
    [a] ein Tier der Art { $name }
    [ask] Tiere der Art { $name }
    [name] { $name }
   *[count] { $n }-mal { $name }
}
foxy-the-fox = der Fuchs

## Was da ist

foxy-pile = Der Stapel
foxy-board = Deine Tafel
foxy-box = Runde { $turn }
foxy-number-written = { $circled ->
    [true] { $number }, eingekreist
   *[false] Du hast { $number } geschrieben
}
foxy-circle = Einkreisen: deine Wette, dass die Zahl genau stimmt

## Was geschieht

foxy-written = { $seats ->
    [1] Runde { $turn } von 20
   *[other] Runde { $turn } von 20: { $written ->
        [0] noch niemand fertig
        [one] { $written } von { $seats } ist fertig
       *[other] { $written } von { $seats } sind fertig
    }
}
foxy-card-shown = Karte { $turn } von 20: { $card }.
foxy-how-many-written = { $written ->
    [0] Noch hat niemand eine Zahl geschrieben.
    [one] { $written } von { $seats } ist fertig.
   *[other] { $written } von { $seats } sind fertig.
}
foxy-who-has-written = { $n ->
    [one] { $names } ist fertig.
   *[other] { $names } sind fertig.
}
foxy-told-aloud = Die letzte Zahl in Runde { $turn } kam von { $name }: { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] Der Fuchs fragt, wie viele verschiedene Tierarten vor ihm zu sehen waren.
    [most-seen] Der Fuchs fragt, wie oft die häufigste Tierart vor ihm zu sehen war.
    [singles] Der Fuchs fragt, wie viele Karten vor ihm nur ein Tier zeigten.
   *[cat] Der Fuchs zählt als Katze.
}
foxy-hard = Schwere Variante: Nur genau richtige Zahlen bringen Punkte.
foxy-easy = Leichte Variante: Wer zuletzt schreibt, verrät allen die eigene Zahl, und keine Zahl lässt sich mehr ändern.
foxy-alone = Solo: Du gewinnst, wenn deine Zahlen in der ganzen Partie zusammen um höchstens { $limit } danebenliegen. Unsere Festlegung: keine Wette.

## Was gefragt ist

foxy-ask = { $n ->
    [one] Wie viele { $animals } waren es bisher, diese Karte mitgezählt?
   *[other] Wie viele { $animals } waren es bisher zusammen, diese Karte mitgezählt?
}
foxy-ask-fox = { $fox ->
    [kinds] Der Fuchs! Wie viele verschiedene Tierarten waren es bisher?
    [most-seen] Der Fuchs! Wie oft war die häufigste Tierart bisher zu sehen?
    [singles] Der Fuchs! Wie viele Karten zeigten bisher nur ein Tier?
   *[cat] Der Fuchs ist eine Katze! Wie viele Katzen waren es bisher, diese mitgezählt?
}
foxy-change = Du hast { $number } geschrieben. Du kannst die Zahl noch ändern, bis alle fertig sind.
foxy-bet-left = Deine Wette hast du noch: Einmal pro Partie darfst du eine Zahl einkreisen, bei der du dir sicher bist.
foxy-bet-made = Du hast schon gewettet: In Runde { $turn } hast du die { $number } eingekreist.
foxy-none-written = Du hast noch keine Zahl geschrieben.
foxy-numbers-so-far = Deine Zahlen ab Runde 1: { $numbers }.
foxy-heading = Karte { $turn }
foxy-told-all = Alle haben eine Zahl geschrieben
foxy-told-written = { $name } hat eine Zahl geschrieben
foxy-told-number = { $circled ->
    [true] { $name } schreibt { $number } und kreist die Zahl ein
   *[false] { $name } schreibt { $number }
}

## Die Wertung

foxy-the-count = Die Wertung
foxy-your-count = Deine Wertung
foxy-exact = Genaue Zahl
foxy-row = Runde { $turn }: { $card }
foxy-more = { $n ->
    [one] und { $n } weiterer Spieler
   *[other] und { $n } weitere Spieler
}
foxy-fox-counted = { $fox ->
    [kinds] { $n ->
        [one] { $n } Tierart vor ihm
       *[other] { $n } verschiedene Tierarten vor ihm
    }
    [most-seen] Die häufigste Tierart: { $n }-mal
   *[singles] { $n ->
        [one] { $n } Karte vor ihm mit nur einem Tier
       *[other] { $n } Karten vor ihm mit nur einem Tier
    }
}
foxy-why = { $why ->
    [high] Zu hoch: durchgestrichen, keine Punkte.
    [missed] Eingekreist, aber zu niedrig: keine Punkte.
    [hard] Zu niedrig: in der schweren Variante keine Punkte.
    [double] Eingekreist und genau richtig, also doppelt: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
    [exact] Genau richtig: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
   *[low] Unter der genauen Zahl: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
}
foxy-why-off = { $n ->
    [0] Genau richtig.
   *[other] Um { $n } daneben.
}
foxy-total-points = Punkte
foxy-total-bet = Punkte durch die eingekreiste Zahl
foxy-total-crossed = Durchgestrichen
foxy-total-place = Platz
foxy-total-off = Abweichung
foxy-place = { $by ->
    [points] Nach Punkten.
    [bet] Gleich viele Punkte: Die der eingekreisten Zahl entscheiden ({ $n }).
    [crosses] Gleich viele Punkte, auch durch die eingekreiste Zahl: Vorn liegt, wer weniger durchgestrichene Zahlen hat ({ $n }).
   *[shared] Gleich viele Punkte, auch durch die eingekreiste Zahl, und gleich viele durchgestrichene Zahlen: Der Platz wird geteilt.
}
foxy-win = { $n ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } gewinnen gemeinsam mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
foxy-many-win = { $n } Spieler gewinnen gemeinsam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
foxy-won-alone = { $name } gewinnt: um { $off } daneben, erlaubt sind { $limit }.
foxy-lost-alone = { $name } verliert: um { $off } daneben, erlaubt sind nur { $limit }.

## Vor der Partie

foxy-pitch = Eine Karte nach der anderen zeigt ihre Tiere, und jede verdeckt die vorige. Wie viele hast du schon gesehen? Merk sie dir gut und trau dich was.
foxy-option-fox = { $value ->
    [name] Was der Fuchs fragt
    [kinds] Wie viele verschiedene Tierarten vor ihm zu sehen waren
    [most-seen] Wie oft die häufigste Tierart vor ihm zu sehen war
    [singles] Wie viele Karten vor ihm nur ein Tier zeigten
   *[cat] Nichts: Er zählt als Katze
}
foxy-option-hard = { $value ->
    [name] Zu niedrige Zahlen
    [true] Bringen nichts: Nur genau richtige zählen (schwere Variante)
   *[false] Bringen ihren Wert an Punkten
}
foxy-option-easy = { $value ->
    [name] Wer zuletzt schreibt
    [true] Verrät allen die eigene Zahl, und keine Zahl lässt sich mehr ändern (leichte Variante)
   *[false] Behält die Zahl für sich
}

## Die Bots

foxy-bot-cub = Der Welpe: schaut sich alles an, bringt alles durcheinander und hat bei der zehnten Karte schon die Hälfte vergessen.
foxy-bot-aesop = Der Fabelfuchs: merkt sich so viel wie die meisten. Und entgeht ihm eine Zahl, war sie ihm bestimmt zu sauer.
foxy-bot-reynard = Reineke, der Schelm: vergisst wenig, weiß, was er vergessen hat, und wettet, wo du dich nicht traust.
foxy-bot-kitsune = Die Kitsune, eine Füchsin mit neun Schwänzen, einem für jedes Tier: zählt alles mit und irrt sich nie.

## Die erste Partie

foxy-lesson-first = Du siehst zwanzig Karten, eine nach der anderen. Hier ist eine Henne. Wie viele Hennen hast du bisher gesehen? Schreib 1.
foxy-lesson-second = Jede Karte verdeckt die vorige. Bisher waren es zwei Hennen und ein Schwein, zusammen 3. Schreib 3.
foxy-lesson-third = Ein Bär und eine Katze, beide zum ersten Mal. Wie viele Bären und Katzen sind das zusammen? Jetzt bist du dran.
foxy-lesson-third-again = Fast! Bisher gab es nur einen Bären und eine Katze: Schreib 2.
foxy-lesson-fourth = Jetzt aus dem Gedächtnis: Wie viele Hennen und Katzen waren es bisher, diese Karte mitgezählt? Im Zweifel lieber weniger: Zu niedrig bringt noch Punkte, zu hoch gar keine.
foxy-lesson-fox = Es waren 5: drei Hennen und zwei Katzen. Und da kommt der Fuchs! Er fragt, wie viele verschiedene Tierarten vor ihm zu sehen waren: Henne, Schwein, Bär, Katze. Du bist dir sicher, also kreise die Zahl ein und schreib 4.
foxy-lesson-fox-again = Vier Tierarten: Henne, Schwein, Bär, Katze. Setz erst das Häkchen für den Kreis, dann schreib 4.
foxy-lesson-bet = Eine eingekreiste Zahl zählt doppelt, wenn sie genau stimmt, und sonst gar nicht. Einkreisen darfst du nur einmal pro Partie! Die anderen fünfzehn Karten übernehme ich für dich, und es geht gleich zur Wertung.
foxy-lesson-count = Jetzt wird gezählt: Jede Karte kommt noch einmal. Eine Zahl, die nicht zu hoch ist, bringt ihren Wert an Punkten. Eine zu hohe wird durchgestrichen.
foxy-lesson-end = Deine eingekreiste 4 hat 8 Punkte gebracht. Das ist schon alles: Merk dir viel und trau dich was. Lust auf eine echte Partie?

## Am echten Tisch

foxy-score-intro = Dreh den Stapel um, tippe auf jeder Karte die Tiere an und übertrage die Tafeln. Leisten und Punkte erscheinen nach und nach.
foxy-score-cards = Die Karten in der Reihenfolge, in der sie kamen
foxy-score-cards-how = Tippe die Tiere auf der Karte an und geh dann zur nächsten.
foxy-score-numbers = Was alle geschrieben haben
foxy-score-numbers-how = Übertrage die Zahlen jeder Tafel, Runde für Runde, und markiere die eingekreiste.
foxy-score-circle = Eingekreist
foxy-fox-twice = Im Stapel ist nur ein Fuchs, aber hier ist er als Karte { $turns } eingetragen.
foxy-fox-missing = Alle 20 Karten sind da, aber der Fuchs ist nicht dabei.
foxy-missing-cards = { $n ->
    [one] Es fehlt noch eine Karte: Nummer { $next }.
   *[other] Es fehlen noch { $n } Karten, ab Nummer { $next }.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: Es fehlt noch eine Zahl.
   *[other] { $name }: Es fehlen noch { $n } Zahlen.
}

## Was sich drucken lässt

print-foxy-boards = Tafeln
print-foxy-tracks = Tierleisten
print-foxy-tracks-how = Dreht den Stapel um und hakt bei jedem Tier, das eine Karte zeigt, das nächste Kästchen ab.

## Foxy auf einer Seite

print-foxy-aim = Zwanzig Karten werden nacheinander gezeigt, und jede verdeckt die vorige. Merk dir, was du gesehen hast, schreib auf, wie viele es waren, und hol die meisten Punkte.
print-foxy-ready = Mischt die 48 Tierkarten, nehmt 19 davon, ohne sie anzusehen, legt den Fuchs dazu und mischt diese 20. Die anderen 29 bleiben ungesehen in der Schachtel. Alle nehmen sich eine Tafel und einen Stift.
print-foxy-turn = Legt die nächste Karte offen auf die vorigen. Alle schreiben heimlich eine Zahl von 0 bis 999 in das Kästchen dieser Runde. Niemand darf sonst etwas notieren oder verdeckte Karten ansehen.
print-foxy-aloud = Sagt gemeinsam laut, welche Runde es ist, damit niemand ein Kästchen überspringt.
print-foxy-exact = Die genaue Zahl: Zählt für jede Tierart auf der Karte, wie oft sie bisher auf allen Karten vorkam, diese mitgezählt, und rechnet alles zusammen.
print-foxy-prudent = Unsicher? Schreib etwas weniger: Zu niedrig bringt noch Punkte, zu hoch nicht. Aber je näher dran, desto mehr Punkte.
print-foxy-fox = Der Fuchs fragt, wie viele verschiedene Tierarten vor ihm zu sehen waren.
print-foxy-bet = Einmal pro Partie darfst du die Zahl einkreisen, die du gerade schreibst: deine Wette, dass sie genau stimmt.
print-foxy-count = Dreht den Stapel um, zeigt die Karten noch einmal in derselben Reihenfolge und hakt dabei die Leisten ab. Eine Zahl, die genau stimmt oder zu niedrig ist, bringt ihren Wert an Punkten. Eine zu hohe bringt nichts und wird durchgestrichen.
print-foxy-circled = Die eingekreiste Zahl zählt doppelt, wenn sie genau stimmt, und sonst gar nicht.
print-foxy-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand: mehr Punkte durch die eingekreiste Zahl, dann weniger durchgestrichene Zahlen.
print-foxy-variants = Der Fuchs kann stattdessen fragen, wie oft die häufigste Tierart zu sehen war oder wie viele Karten vor ihm nur ein Tier zeigten, oder er zählt als Katze.
print-foxy-modes = Schwere Variante: Nur genau richtige Zahlen bringen Punkte. Leichte Variante: Wer in einer Runde zuletzt schreibt, verrät allen die eigene Zahl.
print-foxy-solo = Solo: Du gewinnst, wenn deine zwanzig Zahlen zusammen um höchstens 5 danebenliegen. Unsere Festlegung: keine Wette.

## Hints

foxy-hint-only = Es kann nur { $number } sein.
foxy-hint-range = Ich würde sagen: zwischen { $low } und { $high }.
foxy-hint-right = Das dürfte ungefähr stimmen.
foxy-hint-low = { $by ->
    [1] Du liegst wahrscheinlich um eins zu niedrig.
    [2] Du liegst wahrscheinlich um zwei zu niedrig.
   *[3] Du liegst wahrscheinlich deutlich zu niedrig.
}
foxy-hint-high = { $by ->
    [1] Du liegst wahrscheinlich um eins zu hoch.
    [2] Du liegst wahrscheinlich um zwei zu hoch.
   *[3] Du liegst wahrscheinlich deutlich zu hoch.
}

## Der Blick zurück

foxy-review-why = { $mistake ->
    [high] Die genaue Zahl war { $exact }; was darüber liegt, bringt nichts (FX-13).
    [missed] Die genaue Zahl war { $exact }; ein Kreis um eine andere Zahl bringt nichts (FX-14).
    [careful] Die genaue Zahl war { $exact }: ein wenig zu vorsichtig (FX-13).
   *[forgot] Die genaue Zahl war { $exact }: Einige Tiere wurden vergessen (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] zu hoch
    [missed] falsch eingekreist
    [early] zu früh eingekreist
    [careful] zu vorsichtig
   *[forgot] vergessen
 }
foxy-review-card = Karte
foxy-review-lost = Verlorene Punkte
foxy-review-losses = Verlorene Punkte, Karte für Karte
foxy-review-losses-how = Bis zu { $careful } unter der genauen Zahl gilt als zu vorsichtig, alles darunter als vergessen.
foxy-review-memory = Gedächtniskurve
foxy-review-remembered = { $right } von { $of } genau, im Mittel um { $off } daneben
foxy-review-circles = Der Kreis
foxy-review-circle = { $at ->
    [was] Was er gebracht hat
    [own] Bei der besten richtigen Zahl
   *[best] Bei der besten Karte
 }
foxy-review-circles-how = Punkte, die der Kreis zusätzlich bringt (FX-14).

## Meine Partien

foxy-stat-title = { $by ->
    [turn] Genaue Zahlen nach Runde
    [animal] Genaue Zahlen nach Tier
   *[circle] Der Kreis
 }
foxy-stat-by = { $by ->
    [animal] Tier
   *[turn] Runde
 }
foxy-stat-exact = Genau
foxy-stat-off = Abweichung
foxy-stat-how = „Abweichung“ ist der mittlere Abstand zur genauen Zahl, ob nach oben oder nach unten. Eine Karte mit mehreren Tieren zählt für jedes davon.
foxy-stat-circle = { $what ->
    [circled] Partien mit Kreis
    [circle-won] Kreis um die genaue Zahl
    [circle-points] Punkte durch den Kreis
   *[circle-turn] Eingekreist in Runde
 }

## Today

foxy-daily-ask = Der Stapel des Tages, solo: Komm mit allen zwanzig Zahlen so nah heran, wie du kannst.
foxy-daily = { $off ->
    [0] Alle Zahlen genau richtig!
    [one] In zwanzig Runden insgesamt um { $off } daneben.
   *[other] In zwanzig Runden insgesamt um { $off } daneben.
 }
foxy-daily-answer = Die genauen Zahlen waren { $numbers }.
