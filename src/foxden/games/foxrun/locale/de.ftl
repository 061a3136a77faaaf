## Warum nicht?

foxrun-no-move = „{ $text }“ ist kein Zug dieses Spiels.
foxrun-not-your-turn = { $character } ist am Zug.
foxrun-must-step = Die Figur kann gehen, also muss sie.
foxrun-step-first = Zuerst geht die Figur einen Schritt.
foxrun-arrow-first = Wähle zuerst, welchem Pfeil du folgst.
foxrun-moved-already = Die Figur ist schon gegangen; nur ihre Fähigkeit ist noch übrig.
foxrun-too-far = { $space } ist nicht einen Schritt entfernt.
foxrun-guarded = Zev steht neben Scarlett: Indigo kommt nicht zu ihr.
foxrun-occupied = { $space } ist besetzt.
foxrun-no-such-arrow = Diesen Pfeil zeigt das Plättchen nicht.
foxrun-only-puffer = Nur Puffer dreht Plättchen.
foxrun-only-scarlett = Nur Scarlett vertauscht Plättchen.
foxrun-only-zev = Nur Zev deckt Plättchen auf.
foxrun-start-tile = Auf { $space } liegt ein Startplättchen, und das hat keine Pfeile zum Drehen.
foxrun-not-adjacent = { $space } liegt nicht nebenan.
foxrun-face-down = Das Plättchen auf { $space } ist verdeckt.
foxrun-face-up = Das Plättchen auf { $space } ist schon offen.
foxrun-tile-occupied = Auf { $space } steht jemand.

## Wie ein Aufbau sein kann

foxrun-setup-spaces = Die 22 Pfeilplättchen liegen auf allen Feldern ohne Startplättchen, und nur dort.
foxrun-setup-arrows = Ein Plättchen zeigt einen oder zwei Pfeile, geschrieben mit u, r, d, l in dieser Reihenfolge.
foxrun-setup-mix = Das sind nicht die Plättchen aus der Schachtel.
foxrun-setup-roles = Jede der vier Figuren hat einen Spieler, und wer zwei hat, hat sie von derselben Seite.
