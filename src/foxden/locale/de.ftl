## Aufgezeichnete Spiele, Optionen, Plätze

game-over = Das Spiel ist zu Ende.
a-player = Spieler { $number }
wrong-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
no-such-option = Die Option { $option } gibt es nicht. Zur Wahl stehen: { $known }.
no-such-choice = Die Option { $option } kann nicht { $value } sein. Zur Wahl stehen: { $known }.

record-unreadable = Das ist keine Aufzeichnung einer Partie: { $reason }.
record-format = Das Format ist „{ $format }“, nicht „{ $known }“.
record-game = Das Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $known }.
record-rules = Gespielt wurde nach Version { $rules } der Regeln; hier gilt Version { $known }.
data-unknown-part = „{ $part }“ gehört nicht zu dieser Schachtel. Ihre Teile sind: { $known }.
data-wrong-form = „{ $part }“ fehlt oder hat eine andere Form als in der Standardschachtel.
data-neither = „{ $data }“ ist weder „default“ noch der Inhalt einer Schachtel.
data-unreadable = { $path } lässt sich nicht lesen: { $reason }.
data-no-toml = { $path } ist keine TOML-Datei: { $reason }.
data-no-json = { $path } ist keine Schachtel im JSON-Format: { $reason }.
record-seat = Platz { $seat } gibt es nicht: { $seats ->
    [one] Es gibt nur einen, mit der Nummer 0.
   *[other] Es sind { $seats }, gezählt ab 0.
 }
record-chance-first = Hier entscheidet zuerst der Zufall, dann wird gezogen.
record-no-chance = Hier hat der Zufall nichts zu entscheiden.
record-result-early = Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-result-missing = Die Partie ist zu Ende, aber das Ergebnis fehlt.
record-result-wrong = Im Ergebnis ist { $field } gleich { $told }; nach den Regeln ist es { $true }.

record-broken = { $move ->
    [0] Vor dem ersten Zug: { $reason }
   *[other] Zug { $move }: { $reason }
 }

deal-missing = Diese Partie lässt sich nicht überprüfen: In der Aufzeichnung fehlt der Startwert fürs Mischen.
deal-commitment = Hier wurde womöglich nicht fair gemischt: Der Startwert ist nicht der, der vor der Partie angekündigt wurde.
deal-setup = Hier wurde womöglich nicht fair gemischt: Die Karten passen nicht zum Startwert und zu den Beiträgen der Spieler.
deal-chance = Hier wurde womöglich nicht fair gezogen: Was gezogen wurde, passt nicht zum Startwert und zu den Beiträgen der Spieler.

## Der Tisch

table-phase-lobby = Das Spiel hat noch nicht begonnen.
table-phase-playing = Das Spiel hat schon begonnen.
table-phase-over = Das Spiel ist zu Ende.
table-phase-closed = Dieser Tisch ist geschlossen.
table-clock = Die Bedenkzeit muss zwischen 5 Sekunden und 30 Tagen liegen.
table-seat-taken = Dieser Platz ist besetzt.
table-no-seat = Diesen Platz gibt es nicht.
table-not-your-seat = Das ist nicht dein Platz.
table-not-here = Das können nur Spieler an diesem Tisch.
table-only-host = Das kann nur der Gastgeber.
table-host-stays = Der Gastgeber kann nicht entfernt werden.
table-banned = Der Gastgeber hat dich von diesem Tisch entfernt.
table-full = Der Tisch ist voll: Es ist Platz für { $most }.
table-enough-seats = Du kannst höchstens { $most } Plätze an einem Tisch haben.
table-enough-bots = An einem Tisch können höchstens { $most } Bots sitzen.
table-enough-bot-tables = Du hast schon { $most } laufende Partien mit Bots. Beende zuerst eine davon.
table-enough-changes = Du hast das schon { $most }-mal geändert. Mehr geht nicht.
table-used-up = Mehr geht an diesem Tisch nicht. Öffne einen neuen.
table-other-there = { $name } sitzt dort nicht mehr. Sieh nach und versuch es noch einmal.
table-name = Bitte gib einen Namen ein.
table-not-missed = { $name } ist noch da oder erst seit Kurzem weg.
table-nudged = { $name } wurde gerade angestupst. Warte eine Minute.
table-your-seat = Das ist dein eigener Platz.
table-no-resigning = In diesem Spiel kann man nicht aufgeben.
table-not-ready = Es sind noch nicht alle bereit.
table-paused = Das Spiel ist pausiert.
table-too-late = Das Spiel ist weitergegangen. Schau auf den Tisch und versuch es noch einmal.
table-nothing-meant = Dort gibt es jetzt nichts zu tun.
table-no-undo = Das lässt sich nicht mehr zurücknehmen.
table-unknown = Diesen Tisch gibt es nicht.
table-newer = Dieser Tisch wurde mit einer neueren Version von Foxden angelegt. Er lässt sich wieder öffnen, sobald der Server aktualisiert ist.
table-game-missing = Das Spiel dieses Tisches, { $game }, ist auf diesem Server nicht installiert.
table-store-down = Das konnten wir nicht speichern, deshalb gilt es nicht. Versuch es noch einmal.
log-undid = { $name } nimmt einen Zug zurück.
log-nudged = { $name } stupst { $whom } an.
log-sits-in = Ein Bot spielt für { $name } weiter.
log-returned = { $name } ist wieder da.
log-unfinished = Das Spiel wurde abgebrochen.
log-resigned = { $name } gibt auf

reaction-hello = Hallo!
reaction-thanks = Danke!
reaction-well-played = Gut gespielt!
reaction-oops = Hoppla!
reaction-wow = Toll!
reaction-think = Lass mich überlegen …
reaction-laugh = Haha!
reaction-hurry = Du bist dran!

## Über HTTP und WebSocket

too-fast = Zu viele Anfragen. Warte einen Augenblick.
body-too-large = Das ist zu lang.
body-wrong = Hier wird etwas anderes erwartet: { $reason }.
body-unreadable = Das lässt sich nicht lesen: { $reason }.
message-unreadable = Diese Nachricht ist nicht zu verstehen: { $reason }.
not-json = Schick es als application/json.
no-such-code = Dieser Code ist unbekannt oder abgelaufen.
no-such-page = Diese Seite gibt es nicht.
wrong-method = Das geht hier nicht.
wrong-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen mit --allowed-host hinzufügen.
from-elsewhere = Das kam von einer anderen Website und wurde deshalb nicht ausgeführt.
no-guest = Wir kennen dich noch nicht. Öffne zuerst die Startseite.
no-such-token = Dieses Token gilt hier nicht. Fordere ein neues an.
record-not-yet = Du kannst die Partie herunterladen, sobald sie zu Ende ist.
store-down = Unsere Datenbank ist nicht erreichbar. Versuch es gleich noch einmal.
our-fault = Bei uns ist etwas schiefgegangen. Wir haben es notiert.
print-busy = Gerade drucken andere. Versuch es in einer Minute noch einmal.
store-unwritable = Wir können unsere Datenbank lesen, aber nicht in sie schreiben.

## Noch einmal ansehen

replay-setup = Die Partie beginnt.
replay-chance = Der Zufall entscheidet.
replay-beneath = { $zone }: was darunter liegt

## Aufzählungen

list-labelled = { $label }: { $text }
list-and = { $first } und { $last }

## Lektionen

lesson-none = Diese Seite der Lektion gibt es nicht.
lesson-not-that = Das ist noch nicht dran. Tippe auf das, was markiert ist, oder auf „Zeig es mir“: Dann machen wir es für dich.
lesson-not-now = Einen Moment: Lies erst weiter.
question-too-long = Eine Frage darf höchstens { $most } Zeichen lang sein.

## Am echten Tisch

companion-player = Spieler { $n }
companion-wrong = { $row }, { $column }: Da steht „{ $told }“, richtig ist „{ $true }“. { $why }
pad-unknown = Diesen Bogen gibt es nicht, oder er wurde gelöscht.
pad-full = Dieser Bogen ist voll.
record-partial = Von dieser Partie ist nur das Ende bekannt, deshalb gibt es keine Züge zum Ansehen.
record-partial-moves = Eine Teilaufzeichnung enthält nur, was am Ende eingetragen wurde: keinen Aufbau, keine Züge und keine eigenen Daten.
record-partial-wrong = Was eingetragen wurde, ist nicht möglich: { $reason }
record-whole = Diese Aufzeichnung enthält alle Züge, du kannst sie also Zug für Zug ansehen.

## Hints

table-hint-people = In Partien gegen andere Menschen gibt es keine Tipps.
table-hint-wait = Einen Tipp bekommst du, wenn du dran bist.
table-no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $known }.
hint-well = Du stehst gut da.
hint-even = Es ist noch alles offen.
hint-hard = Du stehst unter Druck.
hint-move = { $standing } Eine Idee: „{ $move }“

## Meine Tische

mine-turn = { $n ->
    [0] Du bist dran
    [one] Du bist dran gegen { $names }
   *[other] Du bist dran in der Partie mit { $names }
 }
mine-nudged = { $name } wartet auf dich
mine-turn-of = { $name } ist dran
mine-waiting = Warten auf { $names }
mine-lobby = { $n ->
    [0] Noch nicht begonnen, sonst ist niemand da
   *[other] Noch nicht begonnen, mit { $names }
 }
mine-paused = { $n ->
    [0] Pausiert
   *[other] Pausiert, mit { $names }
 }
mine-bot-plays = { $n ->
    [0] Ein Bot spielt für dich
   *[other] Ein Bot spielt für dich, mit { $names }
 }
mine-unfinished = { $n ->
    [0] Abgebrochen
   *[other] Abgebrochen, mit { $names }
 }
mine-crowd = Mit { $n } Spielern
mine-and-more = { $n ->
    [one] { $names } und noch jemand
   *[other] { $names } und noch { $n }
 }
mine-won = { $lost ->
    [0] { $won ->
        [0] Du hast gewonnen
       *[other] Unentschieden gegen { $winners }
     }
   *[other] { $won ->
        [0] Du hast gegen { $losers } gewonnen
        [one] Du und { $winners } habt gegen { $losers } gewonnen
       *[other] Du, { $winners } habt gegen { $losers } gewonnen
     }
 }
mine-lost = { $won ->
    [0] Diesmal hat es nicht gereicht
    [one] { $lost ->
        [0] { $winners } hat gegen dich gewonnen
        [one] { $winners } hat gegen dich und { $losers } gewonnen
       *[other] { $winners } hat gegen dich, { $losers } gewonnen
     }
   *[other] { $lost ->
        [0] { $winners } haben gegen dich gewonnen
        [one] { $winners } haben gegen dich und { $losers } gewonnen
       *[other] { $winners } haben gegen dich, { $losers } gewonnen
     }
 }
mine-won-by = { $won ->
    [0] Diesmal hat es nicht gereicht
    [one] { $lost ->
        [0] { $winners } hat gewonnen
       *[other] { $winners } hat gegen { $losers } gewonnen
     }
   *[other] { $lost ->
        [0] { $winners } haben gewonnen
       *[other] { $winners } haben gegen { $losers } gewonnen
     }
 }

## Der Blick zurück: die Analyse eines Spiels

review-no-kit = Partien von { $game } lassen sich nicht analysieren.
review-running = Eine Partie lässt sich erst analysieren, wenn sie zu Ende ist.
review-crowd = Partien mit mehr als { $most } Spielern lassen sich nicht analysieren.
review-endless = Partien mit mehr als { $most } Zügen lassen sich nicht analysieren.
review-busy = Mehrere Partien warten auf ihre Analyse. Versuch es in einer Minute noch einmal.
review-failed = Diese Partie konnte nicht analysiert werden. Ansehen kannst du sie trotzdem.
again-nowhere = Diese Stelle gibt es in dieser Partie nicht.
again-too-large = Diese Partie ist zu lang, deshalb kannst du ab hier nicht weiterspielen.
review-partial = Am echten Tisch wurde nur das Ende dieser Partie eingetragen, über die Züge ist also nichts bekannt. Chancen und Glück lassen sich nicht zeigen, nur das, was das Ende verrät.
review-title = Analyse: { $game }
review-moments = Was die Partie entschieden hat
review-no-moments = Kein einzelner Zug hat diese Partie entschieden.
review-moment-choice = { $done }: { $before } % → { $after } % für { $name }.
review-moment-luck = { $done }: Glückssache. { $name } konnte { $expected } % erwarten und bekam { $after } %.
review-best = Besser: { $best }.
review-deal = Durch das Mischen lag die Gewinnchance von { $name } von Anfang an um { $gift } Prozentpunkte höher, auch wenn das niemand wissen konnte.
review-told = { $name } begann mit { $first } % Gewinnchance. Die eigenen Entscheidungen { $choices ->
    [cost] kosteten { $choice ->
        [one] { $choice } Prozentpunkt
       *[other] { $choice } Prozentpunkte
    }
    [brought] brachten { $choice ->
        [one] { $choice } Prozentpunkt
       *[other] { $choice } Prozentpunkte
    }
   *[nothing] änderten nichts
}; { $lucks ->
    [cost] Pech und die Züge der anderen kosteten { $luck }
    [brought] Glück und die Züge der anderen brachten { $luck }
   *[nothing] Glück und die Züge der anderen glichen sich aus
}: am Ende { $last } %.
review-sum = Entscheidungen und Glück
review-sum-how = In Prozentpunkten. Die Chance am Anfang, Entscheidungen und Glück ergeben zusammen die Chance am Ende. Glück ist alles, was gezogen, aufgedeckt oder von anderen getan wurde.
review-player = Spieler
review-at-first = Am Anfang
review-choice = Entscheidungen
review-luck = Glück
review-at-last = Am Ende
review-worst = Teuerster Zug
review-graph-known = Gewinnchance, soweit jeder Spieler sie kennen konnte
review-graph-true = Gewinnchance, wie sie wirklich war
review-graph-how = Von links nach rechts, Zug für Zug. Dieselben Zahlen stehen in der Tabelle darunter.
review-table = Alle Züge
review-number = Zug
review-what = Was geschah
review-known-of = Was { $name } wissen konnte
review-true-of = { $name }, tatsächlich
review-before = Vor Zug { $number }
problem-answer = Antwort: { $answer }. Kein anderer erster Zug führt zum Ziel: Das haben wir in { $positions } Stellungen nachgeprüft.
review-partner = Zusammen mit
review-weightiest = Wichtigster Zug
review-partners = Partner
review-partners-how = Was die eigenen Entscheidungen jedes Partners seiner Seite gebracht haben.

## Beside a link

preview-house = Drei Fuchsspiele an einem Tisch: gegen Bots, mit Freunden in aller Welt oder zusammen an einem Gerät.
preview-table = Komm, wir spielen { $game }
preview-page = { $game } bei Foxden

## Meine Spiele: Zahlen

stat-percent = { $percent } %
stat-decimal = { $whole },{ $tenths }
stat-games = Partien
stat-won = Gewonnen
stat-points = Punkte pro Partie
stat-share = Anteil
stat-value = Durchschnitt
stat-against = Gegen
stat-opponents = { $against ->
    [bots] Nur Bots
    [alone] Niemanden (solo)
   *[people] Menschen
 }
stat-results = Ergebnisse

## Today

today-none = Für { $title } gibt es keine Aufgabe des Tages.
today-no-hints = Bei der Aufgabe des Tages gibt es keine Tipps.
today-no-such-day = Von diesem Tag gibt es nichts zu sehen: Er ist noch nicht vorbei oder nicht mehr im Archiv.
day-dealt-otherwise = An diesem Tag wurde { $game } nicht so ausgeteilt, wie es sich aus diesem Startwert ergibt.
day-verified = { $day }: aus dem angekündigten Startwert ausgeteilt.
