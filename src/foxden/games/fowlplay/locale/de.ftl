## Warum nicht?

fowlplay-no-move = „{ $text }“ ist kein Zug dieses Spiels.
fowlplay-reshuffle-first = Erst wird der Ablagestapel zu einem neuen Nachziehstapel gemischt.
fowlplay-target-first = Wähle erst eine deiner vier Karten als Zielkarte.
fowlplay-target-final = Alle Ziele sind gewählt; es bleibt bei deinem.
fowlplay-target-stays = Das ist deine Zielkarte; sie bleibt bis zum Schluss liegen.
fowlplay-not-in-hand = Karte { $card } ist nicht auf deiner Hand.
fowlplay-not-your-den = Jetzt setzt { $player } einen Fuchs ein. Unsere Festlegung: Wer beginnt, entscheidet der Zufall, dann geht es in Sitzreihenfolge weiter.
fowlplay-den-first = Wähle erst einen Fuchs und sein Feld im Bau.
fowlplay-den-final = Die Füchse haben ihre Farben und den Bau verlassen.
fowlplay-colour-taken = Diesen Fuchs hat schon { $player }.
fowlplay-den-taken = Auf { $hex } sitzt schon der Fuchs von { $player }.
fowlplay-card-first = Wähle erst eine Karte zum Ausspielen.
fowlplay-card-final = Alle Karten für diese Runde sind gewählt; es bleibt bei deiner.
fowlplay-others-choose = Du hast gewählt; die anderen wählen noch.
fowlplay-chosen-already = Diese Karte hast du schon gewählt. Willst du doch eine andere, tippe sie an.
fowlplay-not-your-turn = Jetzt ist { $player } am Zug.
fowlplay-birds-now = Jetzt ziehen die Vögel; die Füchse ziehen, wenn alle damit fertig sind.
fowlplay-foxes-now = Jetzt ziehen nur die Füchse.
fowlplay-bird-caught = Ein Fuchs hat { $bird } gefangen: nicht mehr auf dem Hof.
fowlplay-nothing-shared = Weder Art noch Farbe noch Form: Mit deiner Karte ({ $card }) hat { $bird } nichts gemeinsam.
fowlplay-bird-too-far = { $hex } ist nicht einen Schritt entfernt: zu weit für { $bird }.
fowlplay-bird-there = Auf { $hex } sitzt { $bird }.
fowlplay-fox-there = Auf { $hex } steht der Fuchs von { $player }.
fowlplay-tunnel = { $hex } ist ein Tunneleingang: Da geht kein Vogel hin.
fowlplay-fear = Zu nah an einem Fuchs: Der nächste ist für { $bird } jetzt { $before ->
    [one] 1 Schritt
   *[other] { $before } Schritte
} entfernt, dort wären es { $after }.
fowlplay-fox-here = Dein Fuchs steht schon auf { $hex }.
fowlplay-fox-too-far = { $hex } ist nicht einen Schritt von deinem Fuchs entfernt.
fowlplay-no-tunnel = { $hex } ist weder einen Schritt entfernt noch ein Tunneleingang.
fowlplay-must-leave = In der ersten Runde bleibt kein Fuchs auf dem Tunnel in der Mitte stehen: Zieh weiter.
fowlplay-bird-can = { $n ->
    [0] Hier geht gerade nichts; nimm einen anderen Vogel.
   *[other] Möglich: { $places }.
}
fowlplay-fox-can = Dein Fuchs kann nach { $places }.
fowlplay-card-moves = Deine Karte bewegt { $birds }.
fowlplay-dens-free = Frei: { $places }.
fowlplay-foxes-free = Frei: { $foxes }.
fowlplay-all = { $feature ->
    [circle] Kreise
    [hexagon] Sechsecke
    [square] Quadrate
    [black] schwarze Vögel
    [brown] braune Vögel
    [white] weiße Vögel
    [chicken] Hühner
    [duck] Enten
    [goose] Gänse
   *[turkey] Puten
}
fowlplay-no-end-there = In der ersten Runde darf kein Fuchs seinen Zug auf dem Tunnel in der Mitte beenden.

## Zufall

fowlplay-no-reshuffle-now = Es wird keine Karte gebraucht, die der Nachziehstapel nicht hergibt.
fowlplay-reshuffle-discards = Der neue Nachziehstapel besteht genau aus den Karten des Ablagestapels.

## Der Inhalt einer Schachtel

fowlplay-data-card = Karte { $number }, „{ $card }“, gibt es nicht; „duck brown square“ wäre eine.
fowlplay-data-card-twice = „{ $card }“ kommt zweimal vor; jeder der 36 Vögel hat eine Karte.
fowlplay-data-hex = „{ $hex }“ ist kein Feld des Hofs; die Mitte ist „0,0“, eine Ecke „6,-6“.
fowlplay-data-hex-twice = { $hex } kommt zweimal vor.
fowlplay-data-tunnels = { $n ->
    [one] Das ist ein Tunneleingang; der Spielplan hat sieben.
   *[other] Das sind { $n } Tunneleingänge; der Spielplan hat sieben.
}
fowlplay-data-flocks = { $n ->
    [one] Eine Ecke hat ein Feld mit Spuren; jede hat neun.
   *[other] Eine Ecke hat { $n } Felder mit Spuren; jede hat neun.
}
fowlplay-data-centre = In der Mitte des Hofs ist ein Tunneleingang.
fowlplay-data-den = Die sechs Felder um die Mitte sind der Bau der Füchse: Dort ist kein Tunneleingang.
fowlplay-data-flocks-share = Kein Feld gehört zu zwei Ecken.
fowlplay-data-flocks-where = Die Vögel beginnen weder im Bau noch auf einem Tunneleingang.
fowlplay-data-last-birds = Das Spiel endet, wenn noch 1 bis 35 Vögel da sind.
fowlplay-data-turn-cards = Zu { $players } spielt man mit 1 bis 6 Rundenkarten.

## Eine eigene Schachtel

fowlplay-data-types = Jede der vier Arten hat ihre eigene Ecke.
fowlplay-data-mixed = In jeder Ecke stehen Vögel einer einzigen Art.
fowlplay-data-bird-twice = Jeder der 36 Vögel hat seinen eigenen Platz.
fowlplay-box-intro = Was nur die Bilder der Anleitung zeigen, ist nachempfunden. Sieht deine Schachtel anders aus? Korrigiere sie hier. Du kannst auch festlegen, wie die Vögel am Anfang stehen.
fowlplay-box-board = Spielplan
fowlplay-box-board-how = Sieben Tunneleingänge, einer davon in der Mitte, und vier Ecken mit je neun Feldern mit Spuren.
fowlplay-box-corner = { $corner ->
    [1] Ecke 1, oben links
    [2] Ecke 2, oben rechts
    [3] Ecke 3, unten links
   *[4] Ecke 4, unten rechts
}
fowlplay-box-standing = Wie die Vögel stehen
fowlplay-box-stand = { $way ->
    [random] Der Zufall entscheidet
    [types] Ich wähle die Ecke jeder Art
   *[birds] Ich stelle jeden Vogel auf
}
fowlplay-box-types = Ecken
fowlplay-box-types-how = Welche Art in welche Ecke? Tippe zwei an, um sie zu tauschen.
fowlplay-box-birds = Vögel
fowlplay-box-birds-how = Tippe zwei Vögel an, um sie zu tauschen. In jeder Ecke stehen Vögel einer einzigen Art.
fowlplay-box-cards = Nummern der Karten
fowlplay-box-cards-how = Welcher Vogel hat welche Nummer? Tippe zwei an, um sie zu tauschen.
fowlplay-box-last-birds = So viele Vögel sind am Ende noch da
fowlplay-box-turn-cards = Rundenkarten zu { $n }

## Was ein Spielaufbau sein kann

fowlplay-setup-parts = Ein Spielaufbau sagt, wo die Vögel sitzen, welche Karten auf den Händen und im Stapel sind und wer beginnt.
fowlplay-setup-birds = Jeder der 36 Vögel hat seinen Platz.
fowlplay-setup-hexes = Jeder Vogel sitzt auf einem Feld des Hofs.
fowlplay-setup-flocks = Die neun Vögel einer Art füllen die neun Felder einer Ecke.
fowlplay-setup-standing = Die Vögel stehen so, wie es für diese Schachtel gewählt wurde.
fowlplay-setup-hands = Jeder bekommt vier Karten; die übrigen bilden den Nachziehstapel.
fowlplay-setup-cards = Jede der 36 Karten ist einmal auf einer Hand oder im Stapel.
fowlplay-setup-first = Wer den ersten Fuchs einsetzt, sitzt mit am Tisch.
fowlplay-setup-first-chosen = Den ersten Fuchs setzt ein, wer dafür gewählt wurde.

## Geflügel, Füchse, Karten

fowlplay-bird = { $form ->
    [the] { $kind ->
        [chicken] das
       *[other] die
    } { $colour ->
        [black] schwarze
        [brown] braune
       *[white] weiße
    }
   *[name] { $colour ->
        [black] { $kind ->
            [chicken] schwarzes
           *[other] schwarze
        }
        [brown] { $kind ->
            [chicken] braunes
           *[other] braune
        }
       *[white] { $kind ->
            [chicken] weißes
           *[other] weiße
        }
    }
} { $shape ->
    [circle] Kreis
    [hexagon] Sechseck
   *[square] Quadrat
}-{ $kind ->
    [chicken] Huhn
    [duck] Ente
    [goose] Gans
   *[turkey] Pute
}
fowlplay-fox = { $form ->
    [name] { $colour ->
        [black] schwarzer
        [brown] brauner
        [orange] oranger
       *[white] weißer
    }
    [object] den { $colour ->
        [black] schwarzen
        [brown] braunen
        [orange] orangen
       *[white] weißen
    }
   *[subject] der { $colour ->
        [black] schwarze
        [brown] braune
        [orange] orange
       *[white] weiße
    }
} Fuchs
fowlplay-card = Karte { $number }, { $bird }
fowlplay-count = { $feature ->
    [bird] { $n ->
        [one] { $n } Vogel
       *[other] { $n } Vögel
    }
    [circle] { $n ->
        [one] { $n } Kreis
       *[other] { $n } Kreise
    }
    [hexagon] { $n ->
        [one] { $n } Sechseck
       *[other] { $n } Sechsecke
    }
    [square] { $n ->
        [one] { $n } Quadrat
       *[other] { $n } Quadrate
    }
    [black] { $n ->
        [one] { $n } schwarzer Vogel
       *[other] { $n } schwarze Vögel
    }
    [brown] { $n ->
        [one] { $n } brauner Vogel
       *[other] { $n } braune Vögel
    }
    [white] { $n ->
        [one] { $n } weißer Vogel
       *[other] { $n } weiße Vögel
    }
    [chicken] { $n ->
        [one] { $n } Huhn
       *[other] { $n } Hühner
    }
    [duck] { $n ->
        [one] { $n } Ente
       *[other] { $n } Enten
    }
    [goose] { $n ->
        [one] { $n } Gans
       *[other] { $n } Gänse
    }
   *[turkey] { $n ->
        [one] { $n } Pute
       *[other] { $n } Puten
    }
}

## Was da ist

fowlplay-farm = Der Hof
fowlplay-ground = { $ground ->
    [tunnel] Tunneleingang
    [den] Bau
   *[centre] Bau und Tunneleingang
}
fowlplay-hand = Deine Hand
fowlplay-target = Deine Zielkarte
fowlplay-free-foxes = Füchse zur Wahl
fowlplay-table = Auf dem Tisch
fowlplay-played = Ausgespielte Karten
fowlplay-goal = Friss von allem etwas, und verschone, was deinem Ziel ähnelt.
fowlplay-legend = { $mark ->
    [alike] hat etwas mit der Karte gemeinsam, die gerade dran ist, und darf ziehen
    [wanted] dein Ziel
    [in-reach] dein Fuchs kann ihn fangen
    [fear-2] ein Fuchs ist zwei Schritte entfernt
   *[fear-1] ein Fuchs ist direkt daneben
}
fowlplay-cards-of = Spieler { $player }: Karten
fowlplay-caught-by = Spieler { $player }: gefangene Vögel
fowlplay-fox-of = { $fox } von { $name }
fowlplay-player = { $name }: { $caught } gefangen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fowlplay-hidden-target = verdeckte Zielkarte
fowlplay-hidden-card = gewählte Karte, verdeckt
fowlplay-counted = { $what ->
    [birds-left] Vögel auf dem Hof: { $text }
    [turn-cards] Umgedrehte Rundenkarten: { $text }
    [deck] Karten im Nachziehstapel: { $text }
   *[discards] Karten im Ablagestapel: { $text }
}

## Was geschieht

fowlplay-now = { $phase ->
    [target] { $n ->
        [one] { $name } wählt eine Zielkarte.
       *[other] { $name } wählen ihre Zielkarten.
    }
    [den] { $name } wählt einen Fuchs und seinen Platz im Bau.
    [play] Runde { $round }: { $n ->
        [one] { $name } wählt eine Karte.
       *[other] { $name } wählen ihre Karten.
    }
    [birds] Runde { $round }: { $name } zieht Vögel, noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
    [foxes] Runde { $round }: { $name } zieht den Fuchs, noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
   *[draw] Runde { $round }: Der Ablagestapel wird zu einem neuen Nachziehstapel gemischt.
}
fowlplay-win = { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
} mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
fowlplay-fox-at = { $fox } ({ $name }) auf { $hex }
fowlplay-foxes = Die Füchse: { $foxes }.
fowlplay-order = Ausgespielt, die niedrigste Karte zuerst: { $cards }.
fowlplay-in-yard = Auf dem Hof: { $birds }.
fowlplay-has-caught = { $name } hat { $birds } gefangen.
fowlplay-ended = { $by ->
    [birds] Schluss: { $birds ->
        [one] Nur noch { $birds } Vogel ist übrig.
       *[other] Nur noch { $birds } Vögel sind übrig.
    }
   *[turns] Schluss: Die letzte Rundenkarte ist umgedreht.
}
fowlplay-birds-left = { $birds ->
    [one] { $birds } Vogel ist übrig
   *[other] { $birds } Vögel sind übrig
}. Die Runde, an deren Ende es { $last } oder weniger sind, ist die letzte.
fowlplay-turn-cards = { $now ->
    [captured] In dieser Runde wurde ein Vogel gefangen, also wird keine Rundenkarte umgedreht.
    [first] In der ersten Runde wird keine Rundenkarte umgedreht.
    [last] Wird in dieser Runde kein Vogel gefangen, wird die letzte Rundenkarte umgedreht, und das Spiel ist aus.
   *[quiet] Wird in dieser Runde kein Vogel gefangen, wird Rundenkarte { $next } von { $all } umgedreht. Mit der letzten ist das Spiel aus.
}
fowlplay-points-now = Punkte für gefangene Vögel bisher: { $points }.

## Was du weißt und tun kannst

fowlplay-you = Du spielst { $fox }, auf { $hex }.
fowlplay-your-target = Dein Ziel: { $card }.
fowlplay-your-card = Verdeckt vor dir: { $card }.
fowlplay-your-hand = Deine Hand: { $cards }.
fowlplay-estimate = Wäre jetzt Schluss, hättest du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $caught } für gefangene, { $survivors } für überlebende Vögel.
fowlplay-target-caught = Dein Ziel, { $bird }, ist gefangen.
fowlplay-target-danger = Dein Ziel, { $bird }, ist auf { $hex }, in Reichweite von { $names }.
fowlplay-target-safe = Dein Ziel, { $bird }, ist auf { $hex }, { $steps ->
    [0] und noch ist kein Fuchs da.
    [one] außer Reichweite der anderen Füchse; der nächste Fuchs ist { $steps } Schritt entfernt.
   *[other] außer Reichweite der anderen Füchse; der nächste Fuchs ist { $steps } Schritte entfernt.
}
fowlplay-mark = { $mark ->
    [wanted] dein Ziel
   *[in-reach] in Reichweite deines Fuchses
}
fowlplay-fear-rule = Vögel fürchten Füchse: Keiner kommt einem Fuchs näher als 3 Schritte, und wer schon näher ist, kommt nicht noch näher.
fowlplay-on-tunnel = { $must ->
    [true] Dein Fuchs ist auf dem Tunnel in der Mitte, wo er in der ersten Runde nicht bleiben darf.
   *[false] Dein Fuchs ist auf einem Tunneleingang: Ein Schritt führt zu jedem anderen.
}
fowlplay-prey = { $bird } auf { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] Kein Vogel ist in Reichweite deines Fuchses.
   *[other] In Reichweite deines Fuchses, mit dem, was der Fang an deinen Punkten ändert: { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Wähle eine deiner vier Karten als Ziel. Bis zum Schluss sieht sie sonst niemand.
    [den] Wähle einen Fuchs und ein freies Feld um die Mitte für ihn.
    [play] Wähle eine Karte zum Ausspielen. Die niedrigste Zahl beginnt.
    [change] Du hast gewählt. Bis alle so weit sind, kannst du noch eine andere Karte antippen (unsere Festlegung).
    [birds] Zieh Vögel, die Art, Farbe oder Form mit deiner Karte ({ $bird }) gemeinsam haben: noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
    [leave] Zieh deinen Fuchs weiter: In der ersten Runde darf er nicht auf dem Tunnel in der Mitte bleiben.
   *[foxes] Zieh deinen Fuchs: noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
}
fowlplay-to = auf { $hex }
fowlplay-go = { $way ->
    [tunnel] Durch den Tunnel nach { $hex }
    [entrance] Geh auf { $hex }, einen Tunneleingang
   *[step] Geh auf { $hex }
}
fowlplay-catch = Fang { $bird } auf { $hex } ({ $points } für dich)
fowlplay-journey = { $step }, in { $steps } Schritten
fowlplay-stop = { $moved ->
    [true] Fertig
   *[false] { $phase ->
        [birds] Keinen Vogel ziehen
       *[foxes] Hier bleiben
    }
}

## Was getan wurde

fowlplay-told-target = { $name } hat eine Zielkarte gewählt
fowlplay-told-card = { $name } hat eine Karte gewählt
fowlplay-told-cards = Die Karten werden aufgedeckt: { $cards }
fowlplay-told-turn-card = Kein Vogel wurde gefangen: Rundenkarte { $n } von { $all }
fowlplay-heading = { $round ->
    [0] Vor Runde 1
   *[other] Runde { $round }
}
fowlplay-told-all = { $phase ->
    [target] Alle haben ein Ziel gewählt
   *[play] Alle haben eine Karte gewählt
}
fowlplay-told-den = { $name } nimmt { $fox } und beginnt auf { $hex }
fowlplay-told-bird = { $name } zieht { $bird } auf { $hex }
fowlplay-told-no-birds = { $name } zieht keinen Vogel mehr
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) geht durch den Tunnel nach { $hex }
   *[false] { $fox } ({ $name }) geht auf { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) fängt { $bird } auf { $hex }
fowlplay-told-stays = { $fox } ({ $name }) geht nicht weiter

## Der Wertungsbogen

fowlplay-sheet = Der Wertungsbogen
fowlplay-own-sheet = Deine Punkte, wenn jetzt Schluss wäre
fowlplay-row-most = { $feature ->
    [circle] Meiste Kreise
    [hexagon] Meiste Sechsecke
    [square] Meiste Quadrate
    [black] Meiste schwarze Vögel
    [brown] Meiste braune Vögel
   *[white] Meiste weiße Vögel
}
fowlplay-row-sets = Sätze aus vier Arten
fowlplay-row-caught = Zwischensumme 1: gefangen
fowlplay-row-target = Zielkarte
fowlplay-row-alive = { $feature ->
    [circle] Überlebende Kreise
    [hexagon] Überlebende Sechsecke
    [square] Überlebende Quadrate
    [black] Überlebende schwarze Vögel
    [brown] Überlebende braune Vögel
    [white] Überlebende weiße Vögel
    [chicken] Überlebende Hühner
    [duck] Überlebende Enten
    [goose] Überlebende Gänse
   *[turkey] Überlebende Puten
}
fowlplay-row-saved = Zielvogel gerettet
fowlplay-row-survivors = Zwischensumme 2: überlebend
fowlplay-row-total = Summe
fowlplay-row-place = Platz
fowlplay-why-none = Niemand hat welche gefangen.
fowlplay-why-fewer = { $birds }; die Mehrheit: { $names } mit { $most }.
fowlplay-why-tied = { $birds }, gleichauf mit { $names }: Alle bekommen die vollen Punkte. { $points ->
    [one] Nur { $points } Art: { $points } Punkt.
   *[other] { $points } verschiedene Arten: { $points } Punkte.
}
fowlplay-why-most = { $birds }, mehr als alle anderen. { $points ->
    [one] Nur { $points } Art: { $points } Punkt.
   *[other] { $points } verschiedene Arten: { $points } Punkte.
}
fowlplay-why-sets = { $birds }: { $sets ->
    [0] kein vollständiger Satz.
    [one] { $sets } vollständiger Satz, { $points } Punkte.
   *[other] { $sets } vollständige Sätze, { $points } Punkte.
}
fowlplay-why-alive = { $birds } noch auf dem Hof, wie das Ziel: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fowlplay-why-saved = Der Zielvogel selbst, { $bird }, ist noch auf dem Hof: 1 Punkt.
fowlplay-why-lost = Der Zielvogel, { $bird }, wurde gefangen ({ $name }).
fowlplay-why-place = { $by ->
    [points] Nach Punkten.
    [target] Gleich viele Punkte: Vorn liegt, wessen Zielvogel überlebt hat.
    [fewer] Gleich nach Punkten und Zielvogel: Vorn liegt, wer weniger Vögel gefangen hat ({ $n } gefangen).
   *[shared] Gleich nach Punkten, Zielvogel und Fang ({ $n }): Der Platz wird geteilt.
}

## Vor der Partie

fowlplay-pitch = Du bist ein Fuchs unter sechsunddreißig Vögeln. Friss abwechslungsreich, aber lass die leben, die deinem geheimen Ziel gleichen.
fowlplay-option-first = { $value ->
    [name] Wer setzt den ersten Fuchs ein?
    [drawn] Das Los entscheidet
    [first-seat] Platz 1 hat zuletzt Geflügel gegessen
    [second-seat] Platz 2 hat zuletzt Geflügel gegessen
    [third-seat] Platz 3 hat zuletzt Geflügel gegessen
   *[fourth-seat] Platz 4 hat zuletzt Geflügel gegessen
}
fowlplay-will-be-first = setzt den ersten Fuchs ein

## Die Bots

fowlplay-bot-cub = Der Welpe: jagt, was flattert, und frisst manchmal sein eigenes Ziel.
fowlplay-bot-aesop = Der Fuchs aus der Fabel: nimmt den Vogel in Reichweite, der am meisten bringt, und denkt kaum weiter.
fowlplay-bot-reynard = Reineke, der Schelm: frisst, was sich lohnt, vertreibt, was du wolltest, und behält das Ende im Auge.
fowlplay-bot-kitsune = Die Kitsune, eine tausendjährige Füchsin: kennt jeden Hühnerhof und sieht Runden voraus.

## Die erste Partie

fowlplay-lesson-target = Du bist ein Fuchs mit einem Geheimnis. Eine Karte wird dein Ziel: Vögel, die ihr ähneln, bringen dir Punkte, solange sie leben. Nimm die braune Gans.
fowlplay-lesson-den = Wähle deinen Fuchs: Tippe auf den orangen, dann auf das markierte Feld im Bau.
fowlplay-lesson-card = In jeder Runde spielen alle verdeckt eine Karte. Die niedrigste Zahl beginnt. (Bis alle gewählt haben, könntest du noch tauschen: unsere Festlegung.) Spiel die 7.
fowlplay-lesson-goose = Die 7 ist eine schwarze Gans auf einem Sechseck: Sie bewegt Vögel dieser Art, Farbe oder Form, zusammen drei Schritte. Dein Ziel steht neben einem Tunnel, aus dem Füchse kommen. Tippe es an, dann das markierte Feld.
fowlplay-lesson-further = Noch zu nah. Einen Schritt weiter, genauso.
fowlplay-lesson-enough = Das ist sicher genug. Ein Schritt ist übrig, aber du musst ihn nicht nutzen: Tippe auf den markierten Knopf.
fowlplay-lesson-hole = Jetzt laufen die Füchse, jeder zwei Schritte. Erster Schritt: in das Loch in der Mitte. Es ist ein Tunnel.
fowlplay-lesson-tunnel = Alle Tunnel sind verbunden. Ein einziger Schritt führt von jedem Loch zu jedem anderen: ab zu den Enten!
fowlplay-lesson-again = Die nächste Runde und eine neue Karte. Spiel die 5.
fowlplay-lesson-fear = Vögel fürchten Füchse und kommen nicht näher als drei Schritte. Aber diese Ente war schon vor dir da! Lass alle in Ruhe: Tippe auf den markierten Knopf.
fowlplay-lesson-catch = Lauf auf die Ente, und sie ist gefangen. Mit deinem Ziel hat sie nichts gemeinsam, also kostet sie dich nichts.
fowlplay-lesson-caught = Am Ende zählt der Fang: für die meisten Vögel einer Farbe oder Form, und vier Punkte für jeden Satz aus allen vier Arten. Friss also von allem ein bisschen.
fowlplay-lesson-alive = Und jeder Vogel, der noch lebt, gibt dir einen Punkt für alles, was er mit deinem Ziel gemeinsam hat: Art, Farbe, Form. Verschone also, was ihm ähnelt!
fowlplay-lesson-end = So geht es weiter, bis nur noch acht Vögel übrig sind oder zu viele Runden ohne Fang vergehen. Lust auf eine echte Jagd?

## Am echten Tisch

fowlplay-score-intro = Tippe an, wer welche Vögel gefangen hat, und das Ziel von allen. Der Bogen füllt sich von selbst, und jeder Punkt sagt, woher er kommt.
fowlplay-score-caught = Wer hat welche Vögel gefangen?
fowlplay-score-caught-how = Wähle jemanden aus und tippe dann die Vögel an, die vor dieser Person liegen.
fowlplay-score-targets = Die Ziele
fowlplay-score-targets-how = Welcher Vogel ist auf der Karte, die am Anfang beiseitegelegt wurde?
fowlplay-kind = { $kind ->
    [chicken] Hühner
    [duck] Enten
    [goose] Gänse
   *[turkey] Puten
}
fowlplay-caught-twice = { $bird } kann nicht zweimal gefangen worden sein, von { $names }.
fowlplay-target-twice = { $names } können nicht dasselbe Ziel haben: Von jedem Vogel gibt es nur eine Karte ({ $bird }).
fowlplay-missing-birds = Noch sind keine Vögel eingetragen.
fowlplay-missing-targets = Es fehlt noch das Ziel von: { $names }.

## The score, before the first move

fowlplay-primer-two = Zweierlei zählt
fowlplay-primer-two-how = Am Ende gibt es Punkte für das, was dein Fuchs gefangen hat, und für das, was noch lebt.
fowlplay-primer-most = Die meisten einer Sorte
fowlplay-primer-most-how = Drei Farben, drei Formen: Wer von einer die meisten Vögel gefangen hat, bekommt einen Punkt für jede Art darunter. Bei Gleichstand zählt es für alle voll.
fowlplay-primer-most-example = Vier braune Vögel, drei Hühner und eine Ente: zwei Arten, 2 Punkte.
fowlplay-primer-sets = Sätze
fowlplay-primer-sets-how = Huhn, Ente, Gans und Pute sind ein Satz: 4 Punkte, egal wie sie aussehen.
fowlplay-primer-alive = Überlebende
fowlplay-primer-alive-how = Jeder Vogel, der noch lebt, gibt dir einen Punkt für alles, was er mit deinem geheimen Ziel teilt: Art, Farbe, Form.
fowlplay-primer-alive-example = Ziel: braunes Huhn auf Sechseck. Eine weiße Gans auf Sechseck gibt 1, ein braunes Huhn auf Kreis 2.
fowlplay-primer-target = Dein Ziel
fowlplay-primer-target-how = Lebt der Zielvogel selbst, gibt er 3 und 1 dazu. Iss also von allem etwas, und verschone, was deinem Ziel ähnelt.

## Tips for one’s first games

fowlplay-tip-target = Ein Ziel am Rand seiner Schar und nah an einem Tunnel ist in Gefahr; eins mittendrin kommt kaum weg. Schau vor der Wahl, wo deine vier Vögel stehen.
fowlplay-tip-keep = Behalte eine Karte, die etwas mit deinem Ziel gemeinsam hat: Vielleicht musst du den Vogel damit aus der Gefahr holen.
fowlplay-tip-high = Willst du Vögel retten, spiel eine hohe Zahl: Dann haben die anderen schon gezogen, und du siehst, was noch in Gefahr ist.
fowlplay-tip-low = Wollen andere in denselben Tunnel, spiel eine niedrige Zahl: Wer zuerst kommt, versperrt ihn.
fowlplay-tip-shield = Andere Vögel können zwischen den Füchsen und deinem Ziel stehen. Aber verrate nicht, um welchen es dir geht.
fowlplay-tip-pull = Dein Fuchs steht auf einem Tunneleingang? Spiel niedrig und hol einen Vogel neben einen anderen: Durch den Tunnel bemerken Vögel keinen Fuchs, und du springst als Erster heraus.
fowlplay-tip-spare = Nicht jeder Fang lohnt sich: Ein Vogel, der zwei Merkmale mit deinem Ziel teilt, ist lebend 2 Punkte wert.
fowlplay-tip-majority = Sammle Farben und Formen, die dein Ziel nicht hat. Alle anderen kosten dich Überlebende.
fowlplay-tip-bluff = Fängst du nie etwas, das deinem Ziel ähnelt, können es alle erraten. Nimm ab und zu einen solchen Vogel.
fowlplay-tip-variety = Vielfalt geht vor Menge: Ein Vogel von jeder Art bringt mehr als viele von einer.

## Der Blick zurück

fowlplay-review-column = { $of ->
    [bird] Vogel
    [own] Für den Jäger
   *[others] Für die anderen
 }
fowlplay-review-catches = Was jeder Fang wert war
fowlplay-review-catches-how = Verglichen mit demselben Ende, nur dass dieser Vogel lebt: Mehrheiten, Sätze und Überlebende neu gezählt (FP-19 bis FP-21).
fowlplay-review-saved = Was jeder überlebende Vogel wert war
fowlplay-review-saved-how = Ein Punkt für jedes Merkmal, das er mit dem Ziel teilt, und einer mehr für das Ziel selbst (FP-21).
fowlplay-review-cost = { $bird }: lebend war der Vogel { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für den Jäger wert (FP-21).
fowlplay-review-missed = { $bird } war in Reichweite (FP-15).

## Meine Spiele

fowlplay-stat-title = { $by ->
    [source] Woher deine Punkte kommen
   *[players] Nach Zahl der Mitspielenden
 }
fowlplay-stat-by = { $by ->
    [source] Quelle
   *[players] Zu wievielt
 }
fowlplay-stat-source = { $source ->
   *[shapes] Mehrheiten: Formen
    [colours] Mehrheiten: Farben
    [sets] Sätze aus vier Arten
    [survivors] Überlebende, die dem Ziel ähneln
    [target] Zielvogel gerettet
    [total] Summe
 }
fowlplay-stat-birds = Gefangene Vögel pro Partie: { $birds }.

## Today

fowlplay-daily-ask = Eine Runde: Zieh die Vögel, dann deinen Fuchs. Ohne die Vögel zu ziehen, bekommst du { $idle ->
    [one] { $idle } Punkt
   *[other] { $idle } Punkte
 }. Wie viele schaffst du?
fowlplay-daily = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } gemacht; { $best ->
    [one] { $best } ist
   *[other] { $best } sind
 } sicher drin.
fowlplay-daily-answer = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
 } drin, was der andere Fuchs auch tut.
