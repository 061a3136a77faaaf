## Warum nicht?

foxy-no-move = „{ $text }“ ist keine Zahl von 0 bis 999, mit oder ohne Ausrufezeichen für die Wette.
foxy-number = Nur ganze Zahlen von 0 bis 999 können geschrieben werden.
foxy-final = Du hast schon geschrieben, und im leichten Modus gilt eine Zahl endgültig.
foxy-bet-used = Du hast schon in Zug { $turn } eine Zahl eingekreist; gewettet wird nur einmal pro Partie.
foxy-no-bet-alone = Unsere Festlegung: Im Solospiel wird nicht gewettet.

## Was eine Karte sein kann

foxy-card-size = Eine Karte zeigt ein bis drei Tiere.
foxy-card-twice = Keine Karte zeigt dieselbe Tierart zweimal.
foxy-card-cat-alone = Die Katze ist nie allein auf einer Karte.
foxy-card-environments = Die Tiere einer Karte leben im selben Lebensraum.

## Der Inhalt einer Schachtel

foxy-environment = { $environment ->
    [countryside] Land
    [forest] Wald
    [savannah] Savanne
   *[sea] Meer
}
foxy-data-name = „{ $name }“ kann kein Tiername sein: Nimm Kleinbuchstaben, aber weder „cat“ noch „fox“.
foxy-data-twice = „{ $name }“ kommt zweimal vor; in der Schachtel sind neun verschiedene Tierarten.
foxy-data-times = Karte „{ $card }“: Sie ist 1- bis 12-mal in der Schachtel, nicht „{ $times }“.
foxy-data-many = { $environment ->
    [countryside] Das Land
    [forest] Der Wald
    [savannah] Die Savanne
   *[sea] Das Meer
} hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; jeder Lebensraum hat 12.
foxy-data-stranger = Karte „{ $card }“: { $animal } lebt nicht { $environment ->
    [countryside] auf dem Land
    [forest] im Wald
    [savannah] in der Savanne
   *[sea] im Meer
}.

## Eine eigene Schachtel

foxy-box-intro = Wie oft jede Karte in der Schachtel liegt, ist nachempfunden. Sieht deine Schachtel anders aus? Korrigiere sie hier.
foxy-box-cards = Karten
foxy-box-cards-how = Wie viele gibt es von jeder Sorte? Jeder Lebensraum hat 12.
foxy-box-animals = Tiere
foxy-box-animals-how = In jedem Lebensraum leben zwei. Schreib andere Tiere mit Kleinbuchstaben; sie erscheinen als Wörter.
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
foxy-setup-fox = Der Stapel enthält den Fuchs genau einmal.
foxy-setup-animals = Karte { $turn } muss eine Liste von Tieren sein, die in der Schachtel vorkommen.
foxy-setup-mix = Karte { $turn } liegt öfter im Stapel als in der Schachtel.

## Tiere

foxy-hen = { $form ->
    [a] ein Huhn
    [ask] Hühner
    [name] Hühner
   *[count] { $n ->
        [one] { $n } Huhn
       *[other] { $n } Hühner
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
   *[count] { $n } der Art { $name }
}
foxy-the-fox = der Fuchs

## Was da ist

foxy-pile = Der Stapel
foxy-board = Deine Tafel
foxy-box = Zug { $turn }
foxy-number-written = { $circled ->
    [true] { $number }, eingekreist
   *[false] Du hast { $number } geschrieben
}
foxy-circle = Einkreisen: Du wettest, dass sie genau stimmt

## Was geschieht

foxy-written = { $seats ->
    [1] Zug { $turn } von 20
   *[other] Zug { $turn } von 20: { $written ->
        [0] Noch hat niemand geschrieben
        [one] { $written } von { $seats } hat geschrieben
       *[other] { $written } von { $seats } haben geschrieben
    }
}
foxy-card-shown = Karte { $turn } von 20: { $card }.
foxy-how-many-written = { $written ->
    [0] Noch hat niemand geschrieben.
    [one] { $written } von { $seats } hat geschrieben.
   *[other] { $written } von { $seats } haben geschrieben.
}
foxy-who-has-written = { $n ->
    [one] { $names } hat geschrieben.
   *[other] { $names } haben geschrieben.
}
foxy-told-aloud = In Zug { $turn } hat { $name } zuletzt geschrieben, und zwar { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] Der Fuchs fragt, wie viele verschiedene Tierarten vor ihm kamen.
    [most-seen] Der Fuchs fragt, wie oft die häufigste Tierart vor ihm kam.
    [singles] Der Fuchs fragt, wie viele Karten vor ihm nur ein Tier zeigten.
   *[cat] Der Fuchs zählt als Katze.
}
foxy-hard = Schwerer Modus: Nur genau richtige Zahlen bringen Punkte.
foxy-easy = Leichter Modus: Wer zuletzt schreibt, sagt allen die Zahl, und keine Zahl lässt sich ändern.
foxy-alone = Allein gewinnt, wer mit seinen Zahlen in der ganzen Partie um höchstens { $limit } danebenliegt. Unsere Festlegung: ohne Wette.

## Was gefragt ist

foxy-ask = { $n ->
    [one] Wie viele { $animals } bisher, diese Karte mitgezählt?
   *[other] Wie viele { $animals } zusammen bisher, diese Karte mitgezählt?
}
foxy-ask-fox = { $fox ->
    [kinds] Der Fuchs! Wie viele verschiedene Tierarten bisher?
    [most-seen] Der Fuchs! Die häufigste Tierart: wie oft bisher?
    [singles] Der Fuchs! Wie viele Karten mit nur einem Tier bisher?
   *[cat] Der Fuchs ist eine Katze! Wie viele Katzen bisher, diese mitgezählt?
}
foxy-change = Du hast { $number } geschrieben. Du kannst die Zahl ändern, bis alle geschrieben haben.
foxy-bet-left = Deine Wette ist noch übrig: Einmal pro Partie darfst du eine Zahl einkreisen, die sicher stimmt.
foxy-bet-made = Du hast schon gewettet: In Zug { $turn } hast du { $number } eingekreist.
foxy-none-written = In früheren Zügen hast du keine Zahl geschrieben.
foxy-numbers-so-far = Deine Zahlen ab Zug 1: { $numbers }.
foxy-heading = Karte { $turn }
foxy-told-all = Alle haben geschrieben
foxy-told-written = { $name } hat geschrieben
foxy-told-number = { $circled ->
    [true] { $name } schreibt { $number } und kreist sie ein
   *[false] { $name } schreibt { $number }
}

## Die Auswertung

foxy-the-count = Die Auswertung
foxy-your-count = Deine Auswertung
foxy-exact = Genaue Zahl
foxy-row = Zug { $turn }: { $card }
foxy-more = { $n ->
    [one] und { $n } weitere Person
   *[other] und { $n } weitere Personen
}
foxy-fox-counted = { $fox ->
    [kinds] { $n ->
        [one] { $n } Tierart vor ihm
       *[other] { $n } verschiedene Tierarten vor ihm
    }
    [most-seen] Die häufigste Tierart: { $n }-mal
   *[singles] { $n ->
        [one] { $n } Karte mit nur einem Tier vor ihm
       *[other] { $n } Karten mit nur einem Tier vor ihm
    }
}
foxy-why = { $why ->
    [high] Zu hoch: durchgestrichen, keine Punkte.
    [missed] Eingekreist, aber zu niedrig: keine Punkte.
    [hard] Zu niedrig: im schweren Modus keine Punkte.
    [double] Eingekreist und genau richtig, also verdoppelt: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
    [exact] Genau richtig: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
   *[low] Nicht zu hoch: { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }.
}
foxy-why-off = { $n ->
    [0] Genau richtig.
   *[other] Um { $n } daneben.
}
foxy-total-points = Punkte
foxy-total-bet = Punkte der eingekreisten Zahl
foxy-total-crossed = Durchgestrichen
foxy-total-place = Platz
foxy-total-off = Insgesamt daneben
foxy-place = { $by ->
    [points] Nach Punkten.
    [bet] Bei gleichen Punkten entscheiden die der eingekreisten Zahl ({ $n }).
    [crosses] Gleich an Punkten, auch mit der eingekreisten Zahl: Weniger durchgestrichene Zahlen entscheiden ({ $n }).
   *[shared] Gleich an Punkten, eingekreister Zahl und durchgestrichenen Zahlen: Der Platz wird geteilt.
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
foxy-many-win = { $n } Personen gewinnen gemeinsam mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
foxy-won-alone = { $name } gewinnt: { $off } daneben, und { $limit } sind erlaubt.
foxy-lost-alone = { $name } verliert: { $off } daneben, und nur { $limit } sind erlaubt.

## Vor der Partie

foxy-pitch = Karte um Karte erscheinen Tiere, jede verdeckt die vorige. Wie viele waren es bisher? Gut merken, und etwas wagen.
foxy-option-fox = { $value ->
    [name] Wonach der Fuchs fragt
    [kinds] Wie viele verschiedene Tierarten vor ihm kamen
    [most-seen] Wie oft die häufigste Tierart vor ihm kam
    [singles] Wie viele Karten vor ihm nur ein Tier zeigten
   *[cat] Nach nichts: Er zählt als Katze
}
foxy-option-hard = { $value ->
    [name] Zu niedrige Zahlen
    [true] Geben nichts: Nur genau richtige zählen (schwer)
   *[false] Geben ihre Punkte
}
foxy-option-easy = { $value ->
    [name] Wer als Letzter schreibt
    [true] Sagt allen seine Zahl, und keine Zahl darf geändert werden (leicht)
   *[false] Behält sie für sich
}

## Die Bots

foxy-bot-cub = Der Welpe: schaut alles an, verwechselt die Tiere und hat bei der zehnten Karte die Hälfte vergessen.
foxy-bot-aesop = Der Fuchs aus der Fabel: ein Gedächtnis wie die meisten, und die Zahl, die ihm entgeht, war bestimmt zu sauer.
foxy-bot-reynard = Reineke, der Schelm: vergisst wenig, weiß, was er vergessen hat, und wettet, wenn du es lieber ließest.
foxy-bot-kitsune = Die Kitsune, Füchsin mit neun Schwänzen, einem für jedes Tier: zählt alles mit und irrt sich nie.

## Die erste Partie

foxy-lesson-first = Zwanzig Karten kommen, eine nach der anderen. Hier ist eine Henne. Wie viele Hennen waren es bisher? Schreib 1.
foxy-lesson-second = Jede Karte verdeckt die vorige. Zwei Hennen sind es jetzt, und ein Schwein: macht 3. Schreib 3.
foxy-lesson-third = Ein Bär und eine Katze, beide zum ersten Mal. Wie viele Bären und Katzen zusammen? Jetzt du.
foxy-lesson-third-again = Fast! Ein Bär und eine Katze, mehr waren es noch nicht: Schreib 2.
foxy-lesson-fourth = Jetzt aus dem Gedächtnis: wie viele Hennen und Katzen bisher, diese Karte mitgezählt? Im Zweifel lieber weniger. Zu niedrig gibt noch Punkte, zu hoch gar keine.
foxy-lesson-fox = Es waren 5: drei Hennen und zwei Katzen. Und da ist der Fuchs! Er fragt, wie viele verschiedene Tiere vor ihm kamen: Henne, Schwein, Bär, Katze. Das ist sicher, also kreise die Zahl ein und schreib 4.
foxy-lesson-fox-again = Vier Tiere: Henne, Schwein, Bär, Katze. Hake erst den Kreis an, dann schreib 4.
foxy-lesson-bet = Eine eingekreiste Zahl zählt doppelt, wenn sie genau stimmt, sonst nichts. Das darfst du einmal pro Partie! Fünfzehn Karten fehlen noch; die schreibe ich für dich, und es geht gleich zur Auswertung.
foxy-lesson-count = Die Auswertung: Jede Karte kommt wieder. Eine Zahl, die nicht zu hoch ist, bringt ihren Wert. Eine zu hohe wird gestrichen.
foxy-lesson-end = Deine eingekreiste 4 hat 8 Punkte gebracht. Das ist schon alles: gut merken, und etwas wagen. Spielen wir richtig?

## Am echten Tisch

foxy-score-intro = Dreh den Stapel um, tippe jede Karte noch einmal an und übertrage die Tafeln. Leisten und Punkte erscheinen nach und nach.
foxy-score-cards = Die Karten, wie sie aufgedeckt wurden
foxy-score-cards-how = Tippe die Tiere auf der Karte an, dann weiter zur nächsten Karte.
foxy-score-numbers = Was alle geschrieben haben
foxy-score-numbers-how = Übertrage die Zahlen jeder Tafel, Zug für Zug, und markiere die eingekreiste.
foxy-score-circle = Eingekreist
foxy-fox-twice = Im Stapel ist nur ein Fuchs; hier ist er Karte { $turns }.
foxy-fox-missing = Es sind 20 Karten, und der Fuchs ist nicht dabei.
foxy-missing-cards = { $n ->
    [one] Es fehlt noch eine Karte: Nummer { $next }.
   *[other] Es fehlen noch { $n } Karten, ab Nummer { $next }.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: Es fehlt noch eine Zahl.
   *[other] { $name }: Es fehlen noch { $n } Zahlen.
}

## Hints

foxy-hint-only = Es kann nur { $number } sein.
foxy-hint-range = Ich würde zwischen { $low } und { $high } suchen.
foxy-hint-right = Das fühlt sich ungefähr richtig an.
foxy-hint-low = { $by ->
    [1] Du liegst wahrscheinlich um eins zu tief.
    [2] Du liegst wahrscheinlich um zwei zu tief.
   *[3] Du liegst wahrscheinlich deutlich zu tief.
}
foxy-hint-high = { $by ->
    [1] Du liegst wahrscheinlich um eins zu hoch.
    [2] Du liegst wahrscheinlich um zwei zu hoch.
   *[3] Du liegst wahrscheinlich deutlich zu hoch.
}

## Der Blick zurück

foxy-review-why = { $mistake ->
    [high] Die genaue Zahl war { $exact }; was darüber liegt, bringt nichts (FX-13).
    [missed] Die genaue Zahl war { $exact }; ein Kreis um jede andere Zahl bringt nichts (FX-14).
    [careful] Die genaue Zahl war { $exact }: ein wenig zu vorsichtig (FX-13).
   *[forgot] Die genaue Zahl war { $exact }: einige Tiere wurden vergessen (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] zu hoch
    [missed] Kreis verfehlt
    [early] zu früh eingekreist
    [careful] zu vorsichtig
   *[forgot] vergessen
 }
foxy-review-card = Karte
foxy-review-lost = Verlorene Punkte
foxy-review-losses = Verlorene Punkte, Karte für Karte
foxy-review-losses-how = Bis zu { $careful } unter der genauen Zahl gilt als zu vorsichtig, mehr als vergessen.
foxy-review-turns = Karten
foxy-review-memory = Gedächtniskurve
foxy-review-remembered = { $right } von { $of } genau, { $off } daneben
foxy-review-circles = Der Kreis
foxy-review-circle = { $at ->
    [was] Was er brachte
    [own] Um die beste eigene genaue Zahl
   *[best] Auf der besten Karte
 }
foxy-review-circles-how = Punkte mehr als ohne Kreis (FX-14).

## Meine Spiele

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
foxy-stat-off = Daneben
foxy-stat-how = „Daneben“ ist der mittlere Abstand zur genauen Zahl, ob zu hoch oder zu niedrig. Eine Karte mit mehreren Tieren zählt für jedes davon.
foxy-stat-circle = { $what ->
    [circled] Partien mit Kreis
    [circle-won] Kreis um die genaue Zahl
    [circle-points] Punkte durch den Kreis
   *[circle-turn] Runde des Kreises
 }

## Today

foxy-daily-ask = Der Stapel des Tages, allein: Komm mit allen zwanzig Zahlen so nah heran wie möglich.
foxy-daily = { $off ->
    [0] Alle Zahlen genau!
    [one] In zwanzig Zügen um { $off } daneben.
   *[other] In zwanzig Zügen insgesamt um { $off } daneben.
 }
foxy-daily-answer = Die genauen Zahlen waren { $numbers }.
