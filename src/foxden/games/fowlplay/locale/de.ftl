## Warum nicht?

fowlplay-no-move = „{ $text }“ ist kein Zug dieses Spiels.
fowlplay-reshuffle-first = Erst wird der Ablagestapel zu einem neuen Nachziehstapel gemischt.
fowlplay-target-first = Wähle erst eine deiner vier Karten als Zielkarte.
fowlplay-target-final = Du hast deine Zielkarte gewählt; dabei bleibt es.
fowlplay-target-stays = Das ist deine Zielkarte; sie bleibt bis zum Schluss liegen.
fowlplay-not-in-hand = Karte { $card } ist nicht auf deiner Hand.
fowlplay-not-your-den = Jetzt setzt Spieler { $player } seinen Fuchs ein.
fowlplay-den-first = Wähle erst einen Fuchs und sein Feld im Bau.
fowlplay-den-final = Die Füchse haben ihre Farben und den Bau verlassen.
fowlplay-colour-taken = Diesen Fuchs hat schon jemand anders.
fowlplay-den-taken = Auf { $hex } sitzt schon ein Fuchs.
fowlplay-card-first = Wähle erst eine Karte zum Ausspielen.
fowlplay-card-final = Du hast deine Karte für diese Runde gewählt; dabei bleibt es.
fowlplay-not-your-turn = Spieler { $player } ist am Zug.
fowlplay-birds-now = Jetzt zieht das Geflügel; die Füchse ziehen, wenn alle damit fertig sind.
fowlplay-foxes-now = Jetzt ziehen nur die Füchse.
fowlplay-bird-caught = Vogel { $bird } ist nicht mehr auf dem Hof: Ein Fuchs hat ihn gefangen.
fowlplay-nothing-shared = Vogel { $bird } hat weder Art noch Farbe noch Form mit deiner Karte { $card } gemeinsam.
fowlplay-bird-too-far = { $hex } ist nicht einen Schritt von Vogel { $bird } entfernt.
fowlplay-bird-there = Auf { $hex } sitzt ein Vogel.
fowlplay-fox-there = Auf { $hex } steht ein Fuchs.
fowlplay-tunnel = { $hex } ist ein Tunneleingang: Da geht kein Vogel hin.
fowlplay-fear = Vogel { $bird } fürchtet Füchse: Der nächste ist jetzt { $before ->
    [one] 1 Schritt
   *[other] { $before } Schritte
} entfernt, dort wären es { $after }.
fowlplay-fox-here = Dein Fuchs steht schon auf { $hex }.
fowlplay-fox-too-far = { $hex } ist nicht einen Schritt von deinem Fuchs entfernt.
fowlplay-no-tunnel = { $hex } ist weder einen Schritt entfernt noch ein Tunneleingang.
fowlplay-must-leave = In der ersten Runde bleibt kein Fuchs auf dem Tunnel in der Mitte stehen: Zieh weiter.
fowlplay-no-end-there = In der ersten Runde darf kein Fuchs seinen Zug auf dem Tunnel in der Mitte beenden.

## Zufall

fowlplay-no-reshuffle-now = Es wird keine Karte gebraucht, die der Nachziehstapel nicht hergibt.
fowlplay-reshuffle-discards = Der neue Nachziehstapel besteht genau aus den Karten des Ablagestapels.

## Was ein Spielaufbau sein kann

fowlplay-setup-parts = Ein Spielaufbau sagt, wo das Geflügel sitzt, welche Karten auf den Händen und im Stapel sind und wer beginnt.
fowlplay-setup-birds = Jeder der 36 Vögel hat seinen Platz.
fowlplay-setup-hexes = Jeder Vogel sitzt auf einem Feld des Hofs.
fowlplay-setup-flocks = Die neun Vögel einer Art füllen die neun Felder einer Ecke.
fowlplay-setup-hands = Jeder bekommt vier Karten; die übrigen bilden den Nachziehstapel.
fowlplay-setup-cards = Jede der 36 Karten ist einmal auf einer Hand oder im Stapel.
fowlplay-setup-first = Wer den ersten Fuchs einsetzt, sitzt mit am Tisch.
