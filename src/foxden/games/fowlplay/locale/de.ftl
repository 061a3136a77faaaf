## Warum nicht?

fowlplay-no-move = „{ $text }“ ist kein Zug dieses Spiels.
fowlplay-reshuffle-first = Erst wird aus dem Ablagestapel ein neuer Nachziehstapel gemischt.
fowlplay-target-first = Wähle erst eine deiner vier Karten als Ziel.
fowlplay-target-final = Alle Ziele sind gewählt, deins lässt sich nicht mehr ändern.
fowlplay-target-stays = Diese Karte ist dein Ziel. Sie bleibt bis zum Schluss liegen.
fowlplay-not-in-hand = Karte { $card } hast du nicht auf der Hand.
fowlplay-not-your-den = Jetzt setzt { $player } einen Fuchs ein. Unsere Festlegung: Wer beginnt, entscheidet der Zufall, sofern niemand bestimmt wurde; dann geht es in Sitzreihenfolge weiter.
fowlplay-den-first = Wähle erst einen Fuchs und sein Feld im Bau.
fowlplay-den-final = Alle Füchse sind eingesetzt, das lässt sich nicht mehr ändern.
fowlplay-colour-taken = Diesen Fuchs hat schon { $player }.
fowlplay-card-first = Wähle erst eine Karte zum Ausspielen.
fowlplay-card-final = Alle Karten für diese Runde sind gewählt, deine lässt sich nicht mehr ändern.
fowlplay-others-choose = Du hast gewählt; die anderen wählen noch.
fowlplay-chosen-already = Diese Karte hast du schon gewählt. Wenn du es dir anders überlegst, tippe eine andere an.
fowlplay-not-your-turn = { $player } ist am Zug.
fowlplay-birds-now = Jetzt werden Vögel bewegt. Die Füchse sind dran, wenn alle damit fertig sind.
fowlplay-foxes-now = Jetzt sind nur die Füchse dran.
fowlplay-bird-caught = Ein Fuchs hat { $bird } gefangen. Dieser Vogel ist nicht mehr auf dem Hof.
fowlplay-nothing-shared = Mit deiner Karte ({ $card }) kannst du { $bird } nicht bewegen: Weder Art noch Farbe noch Form stimmt überein.
fowlplay-bird-too-far = { $hex } ist für { $bird } mehr als einen Schritt entfernt.
fowlplay-bird-there = Auf { $hex } steht schon { $bird }.
fowlplay-fox-there = Auf { $hex } steht schon der Fuchs von { $player }.
fowlplay-tunnel = { $hex } ist ein Tunneleingang: Dorthin dürfen Vögel nicht.
fowlplay-fear = Zu nah an einem Fuchs: Jetzt ist { $bird } { $before ->
    [one] 1 Schritt
   *[other] { $before } Schritte
} vom nächsten entfernt, dort wäre der Abstand nur noch { $after }.
fowlplay-fox-here = Dein Fuchs steht schon auf { $hex }.
fowlplay-fox-too-far = { $hex } ist mehr als einen Schritt von deinem Fuchs entfernt.
fowlplay-no-tunnel = { $hex } ist weder ein Nachbarfeld noch ein Tunneleingang.
fowlplay-must-leave = In Runde 1 darf kein Fuchs auf dem Tunnel in der Mitte stehen bleiben. Geh weiter.
fowlplay-bird-can = { $n ->
    [0] Dieser Vogel kann gerade nirgendwohin. Nimm einen anderen.
   *[other] Mögliche Felder: { $places }.
}
fowlplay-fox-can = Mögliche Felder für deinen Fuchs: { $places }.
fowlplay-card-moves = Mit deiner Karte bewegst du { $birds }.
fowlplay-dens-free = Freie Felder: { $places }.
fowlplay-foxes-free = Noch frei: { $foxes }.
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
fowlplay-no-end-there = In Runde 1 darf kein Fuchs seinen Zug auf dem Tunnel in der Mitte beenden.

## Zufall

fowlplay-no-reshuffle-now = Jetzt wird nicht neu gemischt: Im Nachziehstapel sind noch genug Karten.
fowlplay-reshuffle-discards = Der neue Nachziehstapel besteht genau aus den Karten des Ablagestapels.

## Der Inhalt einer Schachtel

fowlplay-data-card = Karte { $number }, „{ $card }“, gibt es nicht. Schreib sie so: „duck brown square“.
fowlplay-data-card-twice = „{ $card }“ kommt zweimal vor; jeder der 36 Vögel hat eine Karte.
fowlplay-data-hex = „{ $hex }“ ist kein Feld des Hofs; die Mitte ist „0,0“, eine Ecke „6,-6“.
fowlplay-data-hex-twice = { $hex } kommt zweimal vor.
fowlplay-data-tunnels = { $n ->
    [one] Das ist nur ein Tunneleingang; der Spielplan braucht sieben.
   *[other] Das sind { $n } Tunneleingänge; der Spielplan braucht sieben.
}
fowlplay-data-flocks = { $n ->
    [one] Eine Ecke hat nur ein Feld mit Spuren; jede braucht neun.
   *[other] Eine Ecke hat { $n } Felder mit Spuren; jede braucht neun.
}
fowlplay-data-centre = In der Mitte des Hofs muss ein Tunneleingang sein.
fowlplay-data-den = Die sechs Felder um die Mitte gehören zum Bau der Füchse: Dort kann kein Tunneleingang sein.
fowlplay-data-flocks-share = Ein Feld kann nicht zu zwei Ecken gehören.
fowlplay-data-flocks-where = Vögel können weder im Bau noch auf einem Tunneleingang anfangen.
fowlplay-data-last-birds = Enden kann das Spiel bei 1 bis 35 übrigen Vögeln.
fowlplay-data-turn-cards = Bei { $players } Spielern sind 1 bis 6 Rundenkarten möglich.

## Eine eigene Schachtel

fowlplay-data-types = Jede der vier Arten hat ihre eigene Ecke.
fowlplay-data-mixed = In jeder Ecke stehen Vögel einer einzigen Art.
fowlplay-data-bird-twice = Jeder der 36 Vögel hat seinen eigenen Platz.
fowlplay-box-intro = Was nur die Bilder der Anleitung zeigen, mussten wir rekonstruieren. Ist es bei dir anders? Korrigiere es hier. Du kannst auch festlegen, wo die Vögel am Anfang stehen.
fowlplay-box-board = Spielplan
fowlplay-box-board-how = Sieben Tunneleingänge, einer davon in der Mitte, und vier Ecken aus je neun Feldern mit Spuren.
fowlplay-box-corner = { $corner ->
    [1] Ecke 1, oben links
    [2] Ecke 2, oben rechts
    [3] Ecke 3, unten links
   *[4] Ecke 4, unten rechts
}
fowlplay-box-standing = Wo die Vögel anfangen
fowlplay-box-stand = { $way ->
    [random] Das Los entscheidet
    [types] Ich wähle für jede Art die Ecke
   *[birds] Ich stelle jeden Vogel auf
}
fowlplay-box-types = Ecken
fowlplay-box-types-how = Welche Art in welche Ecke? Tippe zwei an, um sie zu tauschen.
fowlplay-box-birds = Vögel
fowlplay-box-birds-how = Tippe zwei Vögel an, um sie zu tauschen. In jeder Ecke stehen Vögel einer einzigen Art.
fowlplay-box-cards = Kartennummern
fowlplay-box-cards-how = Welcher Vogel hat welche Nummer? Tippe zwei an, um sie zu tauschen.
fowlplay-box-last-birds = Übrige Vögel am Ende
fowlplay-box-turn-cards = Rundenkarten bei { $n } Spielern

## Was ein Spielaufbau sein kann

fowlplay-setup-parts = Ein Spielaufbau gibt an, wo die Vögel stehen, wer welche Karten auf der Hand hat, was im Nachziehstapel liegt und wer anfängt.
fowlplay-setup-birds = Jeder der 36 Vögel braucht einen Platz.
fowlplay-setup-hexes = Jeder Vogel muss auf einem Feld des Hofs stehen.
fowlplay-setup-flocks = Die neun Vögel einer Art füllen die neun Felder einer Ecke.
fowlplay-setup-standing = Die Vögel stehen so, wie es für diese Schachtel gewählt wurde.
fowlplay-setup-hands = Alle bekommen vier Karten; die übrigen bilden den Nachziehstapel.
fowlplay-setup-cards = Jede der 36 Karten ist genau einmal auf einer Hand oder im Nachziehstapel.
fowlplay-setup-first = Wer den ersten Fuchs einsetzt, muss mit am Tisch sitzen.
fowlplay-setup-first-chosen = Den ersten Fuchs muss einsetzen, wer dafür gewählt wurde.

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
fowlplay-played = Gespielte Karten
fowlplay-goal = Friss von allem etwas und verschone die Vögel, die deinem Ziel ähneln.
fowlplay-legend = { $mark ->
    [alike] hat etwas mit der gespielten Karte gemeinsam, du kannst ihn bewegen
    [wanted] dein Ziel
    [in-reach] dein Fuchs kann ihn fangen
    [fear-2] ein Fuchs ist zwei Schritte entfernt
   *[fear-1] ein Fuchs steht direkt daneben
}
fowlplay-cards-of = Spieler { $player }: Karten
fowlplay-caught-by = Spieler { $player }: gefangene Vögel
fowlplay-fox-of = { $fox } von { $name }
fowlplay-player = { $name }: { $caught } gefangen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fowlplay-hidden-target = Zielkarte, verdeckt
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
    [den] { $name } wählt einen Fuchs und einen Platz im Bau.
    [play] Runde { $round }: { $n ->
        [one] { $name } wählt eine Karte.
       *[other] { $name } wählen ihre Karten.
    }
    [birds] Runde { $round }: { $name } bewegt Vögel, noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
    [foxes] Runde { $round }: { $name } bewegt den Fuchs, noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
   *[draw] Runde { $round }: Aus dem Ablagestapel wird ein neuer Nachziehstapel gemischt.
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
fowlplay-order = Gespielte Karten, die niedrigste zuerst: { $cards }.
fowlplay-in-yard = Auf dem Hof: { $birds }.
fowlplay-has-caught = { $name } hat { $birds } gefangen.
fowlplay-ended = { $by ->
    [birds] Schluss: { $birds ->
        [0] Kein Vogel ist mehr übrig.
        [one] Nur noch { $birds } Vogel ist übrig.
       *[other] Nur noch { $birds } Vögel sind übrig.
    }
   *[turns] Schluss: Die letzte Rundenkarte ist umgedreht.
}
fowlplay-birds-left = { $birds ->
    [one] { $birds } Vogel ist übrig
   *[other] { $birds } Vögel sind übrig
}. Bei { $last } oder weniger am Ende einer Runde ist das Spiel aus.
fowlplay-turn-cards = { $now ->
    [captured] In dieser Runde wurde ein Vogel gefangen, also wird keine Rundenkarte umgedreht.
    [first] In Runde 1 wird keine Rundenkarte umgedreht.
    [last] Wird in dieser Runde kein Vogel gefangen, wird die letzte Rundenkarte umgedreht, und das Spiel ist aus.
   *[quiet] Wird in dieser Runde kein Vogel gefangen, wird Rundenkarte { $next } von { $all } umgedreht. Mit der letzten ist das Spiel aus.
}
fowlplay-points-now = Bisherige Punkte für gefangene Vögel: { $points }.

## Was du weißt und tun kannst

fowlplay-you = Du spielst { $fox } auf { $hex }.
fowlplay-your-target = Dein Ziel: { $card }.
fowlplay-your-card = Verdeckt vor dir: { $card }.
fowlplay-your-hand = Deine Hand: { $cards }.
fowlplay-estimate = Wäre jetzt Schluss, hättest du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $caught } für gefangene, { $survivors } für überlebende Vögel.
fowlplay-target-caught = Dein Ziel, { $bird }, wurde gefangen.
fowlplay-target-danger = Dein Ziel, { $bird }, steht auf { $hex }, in Reichweite von { $names }.
fowlplay-target-safe = Dein Ziel, { $bird }, steht auf { $hex }, { $steps ->
    [0] und noch ist kein Fuchs da.
    [one] außer Reichweite der anderen Füchse; der nächste Fuchs ist { $steps } Schritt entfernt.
   *[other] außer Reichweite der anderen Füchse; der nächste Fuchs ist { $steps } Schritte entfernt.
}
fowlplay-mark = { $mark ->
    [wanted] dein Ziel
   *[in-reach] in Reichweite deines Fuchses
}
fowlplay-fear-rule = Vögel fürchten Füchse: Keiner geht näher als 3 Schritte an einen Fuchs heran, und wer schon näher steht, kommt nicht noch näher.
fowlplay-on-tunnel = { $must ->
    [true] Dein Fuchs steht auf dem Tunnel in der Mitte, wo er in Runde 1 nicht bleiben darf.
   *[false] Dein Fuchs steht auf einem Tunneleingang: Mit einem Schritt kommt er zu jedem anderen.
}
fowlplay-prey = { $bird } auf { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] Kein Vogel ist in Reichweite deines Fuchses.
   *[other] In Reichweite deines Fuchses, in Klammern die Punkte, die dir der Fang bringt: { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Wähle eine deiner vier Karten als Ziel. Bis zum Schluss sieht sie sonst niemand.
    [den] Wähle einen Fuchs und für ihn ein freies Feld um die Mitte.
    [play] Wähle eine Karte zum Ausspielen. Die niedrigste Zahl ist zuerst dran.
    [change] Du hast gewählt. Bis alle so weit sind, kannst du noch eine andere Karte antippen (unsere Festlegung).
    [birds] Bewege Vögel, die in Art, Farbe oder Form zu deiner Karte ({ $bird }) passen: noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
    [leave] Geh mit deinem Fuchs weiter: In Runde 1 darf er nicht auf dem Tunnel in der Mitte bleiben.
   *[foxes] Bewege deinen Fuchs: noch { $steps ->
        [one] { $steps } Schritt.
       *[other] { $steps } Schritte.
    }
}
fowlplay-to = nach { $hex }
fowlplay-go = { $way ->
    [tunnel] Durch den Tunnel nach { $hex }
    [entrance] Geh nach { $hex } (Tunneleingang)
   *[step] Geh nach { $hex }
}
fowlplay-catch = Fang { $bird } auf { $hex } ({ $points } für dich)
fowlplay-journey = { $step }, in { $steps } Schritten
fowlplay-stop = { $moved ->
    [true] Fertig
   *[false] { $phase ->
        [birds] Keinen Vogel bewegen
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
fowlplay-told-bird = { $name } bewegt { $bird } nach { $hex }
fowlplay-told-no-birds = { $name } bewegt keinen Vogel mehr
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) geht durch den Tunnel nach { $hex }
   *[false] { $fox } ({ $name }) geht nach { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) fängt { $bird } auf { $hex }
fowlplay-told-stays = { $fox } ({ $name }) bleibt stehen

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
fowlplay-row-caught = Zwischensumme 1: Fang
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
fowlplay-row-survivors = Zwischensumme 2: Überlebende
fowlplay-row-total = Summe
fowlplay-row-place = Platz
fowlplay-why-none = Niemand hat welche gefangen.
fowlplay-why-fewer = { $birds }; die meisten: { $names } mit { $most }.
fowlplay-why-tied = { $birds }, gleichauf mit { $names }: Alle bekommen die vollen Punkte. { $points ->
    [one] Nur { $points } Art darunter: { $points } Punkt.
   *[other] { $points } verschiedene Arten: { $points } Punkte.
}
fowlplay-why-most = { $birds }, mehr als alle anderen. { $points ->
    [one] Nur { $points } Art darunter: { $points } Punkt.
   *[other] { $points } verschiedene Arten: { $points } Punkte.
}
fowlplay-why-sets = { $birds }: { $sets ->
    [0] kein vollständiger Satz.
    [one] { $sets } vollständiger Satz, { $points } Punkte.
   *[other] { $sets } vollständige Sätze, { $points } Punkte.
}
fowlplay-why-alive = Passend zum Ziel noch auf dem Hof: { $birds }, also { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
fowlplay-why-saved = Der Zielvogel selbst, { $bird }, ist noch auf dem Hof: 1 Punkt.
fowlplay-why-lost = Der Zielvogel, { $bird }, wurde gefangen ({ $name }).
fowlplay-why-place = { $by ->
    [points] Nach Punkten.
    [target] Gleich viele Punkte: Vorn liegt, wessen Zielvogel überlebt hat.
    [fewer] Gleichstand bei Punkten und Zielvogel: Vorn liegt, wer weniger Vögel gefangen hat ({ $n } gefangen).
   *[shared] Gleichstand bei Punkten, Zielvogel und Fang ({ $n }): Der Platz wird geteilt.
}

## Vor der Partie

fowlplay-pitch = Du bist ein Fuchs unter sechsunddreißig Vögeln. Friss abwechslungsreich, aber lass die leben, die deinem geheimen Ziel ähneln.
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
fowlplay-bot-aesop = Der Fabelfuchs: schnappt sich den besten Vogel in Reichweite und denkt kaum weiter.
fowlplay-bot-reynard = Reineke, der Schelm: frisst, was sich lohnt, verjagt, was du haben wolltest, und behält die letzten Runden im Auge.
fowlplay-bot-kitsune = Die Kitsune, eine tausendjährige Füchsin: kennt jeden Hühnerhof und denkt mehrere Runden voraus.

## Die erste Partie

fowlplay-lesson-target = Du bist ein Fuchs mit einem Geheimnis. Eine Karte wird dein Ziel: Vögel, die ihr ähneln, bringen dir Punkte, solange sie leben. Nimm die braune Gans.
fowlplay-lesson-den = Wähle deinen Fuchs: Tippe den orangen an, dann das markierte Feld im Bau.
fowlplay-lesson-card = In jeder Runde spielen alle verdeckt eine Karte. Die niedrigste Zahl ist zuerst dran. (Unsere Festlegung: Bis alle gewählt haben, kannst du es dir noch anders überlegen.) Spiel die 7.
fowlplay-lesson-goose = Die 7 ist die schwarze Sechseck-Gans: Damit bewegst du Gänse, schwarze Vögel und Sechsecke, insgesamt drei Schritte. Dein Ziel steht neben einem Tunnel, aus dem Füchse auftauchen können. Tippe es an, dann das markierte Feld.
fowlplay-lesson-further = Immer noch zu nah. Noch einen Schritt in dieselbe Richtung.
fowlplay-lesson-enough = Das ist sicher genug. Ein Schritt ist übrig, aber du musst ihn nicht nutzen: Tippe auf den markierten Knopf.
fowlplay-lesson-hole = Jetzt laufen die Füchse, jeder zwei Schritte. Der erste Schritt: ins Loch in der Mitte. Das ist ein Tunnel.
fowlplay-lesson-tunnel = Alle Tunnel sind miteinander verbunden. Ein einziger Schritt bringt dich von jedem Loch zu jedem anderen: Auf zu den Enten!
fowlplay-lesson-again = Die nächste Runde und eine neue Karte. Spiel die 5.
fowlplay-lesson-fear = Vögel fürchten Füchse und kommen nicht näher als drei Schritte heran. Aber diese Ente war schon vor dir da! Lass alle Vögel in Ruhe: Tippe auf den markierten Knopf.
fowlplay-lesson-catch = Lauf zur Ente, um sie zu fangen. Sie hat nichts mit deinem Ziel gemeinsam, also kostet dich das nichts.
fowlplay-lesson-caught = Am Ende bringt dein Fang Punkte: für die meisten Vögel einer Farbe oder Form, dazu vier Punkte für jeden Satz aus allen vier Arten. Friss also von allem etwas.
fowlplay-lesson-alive = Und jeder Vogel, der noch lebt, bringt dir einen Punkt für jedes Merkmal, das er mit deinem Ziel teilt: Art, Farbe, Form. Verschone also alle, die ihm ähneln!
fowlplay-lesson-end = So geht es weiter, bis nur noch acht Vögel übrig sind oder zu viele Runden ohne Fang vergehen. Lust auf eine echte Jagd?

## Am echten Tisch

fowlplay-score-intro = Gib an, wer welche Vögel gefangen hat und wer welches Ziel hatte. Der Bogen füllt sich von selbst, und bei jedem Punkt steht, woher er kommt.
fowlplay-score-caught = Wer hat welche Vögel gefangen?
fowlplay-score-caught-how = Wähle einen Spieler und tippe dann die Vögel an, die vor ihm liegen.
fowlplay-score-targets = Wer hatte welches Ziel?
fowlplay-score-targets-how = Welcher Vogel ist auf der Karte, die am Anfang beiseitegelegt wurde?
fowlplay-kind = { $kind ->
    [chicken] Hühner
    [duck] Enten
    [goose] Gänse
   *[turkey] Puten
}
fowlplay-caught-twice = { $bird } kann nur einmal gefangen worden sein, nicht von { $names } zugleich.
fowlplay-target-twice = { $names } können nicht dasselbe Ziel haben: Von jedem Vogel gibt es nur eine Karte ({ $bird }).
fowlplay-missing-birds = Noch sind keine Vögel eingetragen.
fowlplay-missing-targets = Noch ohne Ziel: { $names }.

## Was sich drucken lässt

print-fowlplay-sheets = Wertungsbögen

## Fowl Play! auf einer Seite

print-fowlplay-aim = Du bist ein Fuchs auf einem Hof. Friss abwechslungsreich, aber lass die Vögel leben, die deinem geheimen Ziel ähneln.
print-fowlplay-ready = Die neun Vögel jeder Art füllen eine Ecke des Hofs, beliebig angeordnet. Zu dritt oder zu viert nehmt ihr die Rundenkarten 1 bis 3, zu zweit alle sechs. Alle nehmen sich einen Fuchs und setzen ihn auf ein freies Feld um die Mitte des Baus. Es beginnt, wer zuletzt Geflügel gegessen hat.
print-fowlplay-target = Alle bekommen vier Karten und legen eine verdeckt beiseite: das Ziel. Die anderen drei sind die Hand.
print-fowlplay-cards = Alle spielen verdeckt eine Karte, dann werden alle Karten aufgedeckt. Die niedrigste Zahl ist zuerst dran: Erst bewegen alle der Reihe nach Vögel, dann alle ihren Fuchs. Unsere Festlegung: Solange nicht alle gewählt haben, darfst du deine Karte noch tauschen, zu Beginn auch dein Ziel.
print-fowlplay-birds = Vögel: Du hast drei Schritte für Vögel, die in Art, Farbe oder Form zu deiner Karte passen. Ein Vogel geht auf ein freies Nachbarfeld, nie auf einen Tunneleingang.
print-fowlplay-fear = Vögel fürchten Füchse: Wer von jedem Fuchs 3 oder mehr Schritte entfernt ist, muss es bleiben, und wer 2 Schritte entfernt ist, darf nicht direkt neben einen Fuchs.
print-fowlplay-foxes = Füchse: Deiner geht bis zu zwei Schritte, jeweils auf ein Nachbarfeld oder von einem Tunneleingang zu einem anderen. Tritt er auf einen Vogel, fängt er ihn, und sein Zug ist zu Ende. In Runde 1 darf kein Fuchs seinen Zug auf dem mittleren Feld beenden.
print-fowlplay-draw = Hat niemand einen Vogel gefangen, wird die nächste Rundenkarte umgedreht, außer nach Runde 1. Alle ziehen eine Karte.
print-fowlplay-end = Das Spiel endet, wenn nach einer Runde höchstens 8 Vögel übrig sind oder die letzte Rundenkarte umgedreht wird.
print-fowlplay-majorities = Für Kreise, Sechsecke, Quadrate, Schwarz, Braun und Weiß: Wer davon die meisten Vögel gefangen hat, bekommt einen Punkt für jede Art darunter. Bei Gleichstand bekommen alle die vollen Punkte.
print-fowlplay-sets = 4 Punkte für jeden Satz aus Huhn, Ente, Gans und Pute in deinem Fang.
print-fowlplay-survivors = Deckt die Ziele auf: 1 Punkt für jedes Merkmal, das ein Vogel auf dem Hof mit deinem Ziel teilt, und noch 1, wenn der Zielvogel selbst lebt.
print-fowlplay-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wessen Zielvogel noch lebt, dann, wer weniger Vögel gefangen hat.

## The score, before the first move

fowlplay-primer-two = Zwei Dinge zählen
fowlplay-primer-two-how = Am Ende gibt es Punkte für das, was dein Fuchs gefangen hat, und für das, was noch lebt.
fowlplay-primer-most = Mehrheiten
fowlplay-primer-most-how = Drei Farben, drei Formen: Wer von einer die meisten Vögel gefangen hat, bekommt einen Punkt für jede Art darunter. Bei Gleichstand bekommen alle Beteiligten die vollen Punkte.
fowlplay-primer-most-example = Vier braune Vögel, drei Hühner und eine Ente: zwei Arten, 2 Punkte.
fowlplay-primer-sets = Sätze
fowlplay-primer-sets-how = Huhn, Ente, Gans und Pute ergeben einen Satz: 4 Punkte, egal wie sie aussehen.
fowlplay-primer-alive = Überlebende
fowlplay-primer-alive-how = Jeder Vogel, der noch lebt, bringt dir einen Punkt für jedes Merkmal, das er mit deinem geheimen Ziel teilt: Art, Farbe, Form.
fowlplay-primer-alive-example = Ziel: braunes Sechseck-Huhn. Die weiße Sechseck-Gans bringt 1, das braune Kreis-Huhn 2.
fowlplay-primer-target = Dein Ziel
fowlplay-primer-target-how = Lebt der Zielvogel selbst noch, bringt er dir 3 Punkte und noch 1 dazu. Friss also von allem etwas und verschone, was deinem Ziel ähnelt.

## Tips for one’s first games

fowlplay-tip-target = Ein Ziel am Rand seiner Schar und nah an einem Tunnel ist in Gefahr; eins mittendrin kommt kaum weg. Sieh dir vor der Wahl an, wo deine vier Vögel stehen.
fowlplay-tip-keep = Behalte eine Karte, die etwas mit deinem Ziel gemeinsam hat: Vielleicht musst du den Vogel damit in Sicherheit bringen.
fowlplay-tip-high = Willst du Vögel retten, spiel eine hohe Zahl: Dann waren die anderen schon dran, und du siehst, was noch in Gefahr ist.
fowlplay-tip-low = Wollen andere in denselben Tunnel, spiel eine niedrige Zahl: Wer zuerst da ist, versperrt ihn.
fowlplay-tip-shield = Andere Vögel können zwischen den Füchsen und deinem Ziel stehen. Aber lass dir nicht anmerken, um welchen es dir geht.
fowlplay-tip-pull = Dein Fuchs steht auf einem Tunneleingang? Spiel niedrig und hol einen Vogel neben einen anderen Eingang: Durch den Tunnel bemerken Vögel keinen Fuchs, und du bist zuerst draußen.
fowlplay-tip-spare = Nicht jeder Fang lohnt sich: Ein Vogel, der zwei Merkmale mit deinem Ziel teilt, ist lebend 2 Punkte wert.
fowlplay-tip-majority = Sammle Farben und Formen, die dein Ziel nicht hat. Seine eigenen kosten dich Überlebende.
fowlplay-tip-bluff = Fängst du nie etwas, das deinem Ziel ähnelt, kann es jeder erraten. Nimm ab und zu auch so einen Vogel.
fowlplay-tip-variety = Vielfalt geht vor Menge: Je ein Vogel von jeder Art bringt mehr als viele von einer.

## Der Blick zurück

fowlplay-review-column = { $of ->
    [bird] Vogel
    [own] Für den Jäger
   *[others] Für die anderen
 }
fowlplay-review-catches = Was jeder Fang wert war
fowlplay-review-catches-how = Verglichen mit demselben Ende, nur dass dieser Vogel noch lebt: Mehrheiten, Sätze und Überlebende sind eingerechnet (FP-19 bis FP-21).
fowlplay-review-saved = Was jeder überlebende Vogel wert war
fowlplay-review-saved-how = Ein Punkt für jedes Merkmal, das er mit dem Ziel teilt, und noch einer für den Zielvogel selbst (FP-21).
fowlplay-review-cost = { $bird }: Lebend wäre der Vogel dem Jäger { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } wert gewesen (FP-21).
fowlplay-review-missed = { $bird } war in Reichweite (FP-15).

## Meine Partien

fowlplay-stat-title = { $by ->
    [source] Woher deine Punkte kommen
   *[players] Nach Spielerzahl
 }
fowlplay-stat-by = { $by ->
    [source] Quelle
   *[players] Spieler
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

fowlplay-daily-ask = Eine Runde: Bewege die Vögel, dann deinen Fuchs. Lässt du die Vögel stehen, kommst du auf { $idle ->
    [one] { $idle } Punkt
   *[other] { $idle } Punkte
 }. Wie viele schaffst du?
fowlplay-daily = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } geschafft; sicher drin { $best ->
    [one] war { $best }
   *[other] waren { $best }
 }.
fowlplay-daily-answer = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
 } drin, egal was der andere Fuchs macht.
