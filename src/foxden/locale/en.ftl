## Records, options, seats

game-over = The game is over.
a-player = player { $number }
wrong-seats = This game is for { $least } to { $most } players, not { $seats }.
no-such-option = There’s no option { $option }. Choose from: { $known }.
no-such-choice = The option { $option } can’t be { $value }. Choose from: { $known }.

record-unreadable = This isn’t a game record: { $reason }.
record-format = The format is “{ $format }”, not “{ $known }”.
record-game = There’s no game called “{ $game }”. Choose from: { $known }.
record-rules = It was played with version { $rules } of the rules; this is version { $known }.
data-unknown-part = “{ $part }” isn’t part of this box. Its parts are: { $known }.
data-wrong-form = “{ $part }” is missing, or doesn’t have the form it has in the standard box.
data-neither = “{ $data }” is neither “default” nor the contents of a box.
data-unreadable = { $path } can’t be read: { $reason }.
data-no-toml = { $path } isn’t a TOML file: { $reason }.
data-no-json = { $path } isn’t a box in JSON: { $reason }.
record-seat = There’s no seat { $seat }: { $seats ->
    [one] there’s only one, number 0.
   *[other] there are { $seats }, counted from 0.
 }
record-chance-first = Chance comes before anyone’s move here.
record-no-chance = There’s nothing left to chance here.
record-result-early = There’s a result, but the game isn’t over.
record-result-missing = The game is over, but there’s no result.
record-result-wrong = In the result, { $field } is { $told }; by the rules it’s { $true }.

record-broken = { $move ->
    [0] Before the first move: { $reason }
   *[other] Move { $move }: { $reason }
 }

deal-missing = This game can’t be verified: its record doesn’t contain the seed of the deal.
deal-commitment = This deal can’t be trusted: the seed isn’t the one announced before the game.
deal-setup = This deal can’t be trusted: the cards don’t follow from the seed and the players’ salts.
deal-chance = This can’t be trusted: what was drawn here doesn’t follow from the seed and the players’ salts.

## The table

table-phase-lobby = The game hasn’t started yet.
table-phase-playing = The game has already started.
table-phase-over = The game is over.
table-phase-closed = This table is closed.
table-clock = A time limit can be anything from 5 seconds to 30 days.
table-seat-taken = That seat is taken.
table-no-seat = There’s no such seat.
table-not-your-seat = That isn’t your seat.
table-not-here = Only players at this table can do that.
table-only-host = Only the host can do that.
table-host-stays = The host can’t be removed.
table-banned = The host removed you from this table.
table-full = The table is full: it has room for { $most }.
table-enough-seats = You can have at most { $most } seats at a table.
table-enough-bots = A table can have at most { $most } bots.
table-enough-bot-tables = You already have { $most } games with bots going. Finish one of them first.
table-enough-changes = You’ve changed this { $most } times. It can’t be changed again.
table-used-up = This table has reached its limit. Open a new one.
table-other-there = { $name } isn’t in that seat any more. Check and try again.
table-name = Please enter a name.
table-not-missed = { $name } isn’t away, or has only just left.
table-nudged = { $name } has just been nudged. Give them a minute.
table-your-seat = That’s your own seat.
table-no-resigning = You can’t resign in this game.
table-not-ready = Not everyone is ready yet.
table-paused = The game is paused.
table-too-late = The game has moved on. Check the board and try again.
table-nothing-meant = There’s nothing to do there now.
table-no-undo = That can’t be undone any more.
table-unknown = This table doesn’t exist.
table-newer = This table was made with a newer version of Foxden. You can open it again once this server is updated.
table-game-missing = This table’s game, { $game }, isn’t installed on this server.
table-store-down = We couldn’t save that, so it didn’t happen. Try again.
log-undid = { $name } undoes a move.
log-nudged = { $name } nudges { $whom }.
log-sits-in = A bot takes over from { $name }.
log-returned = { $name } is back.
log-unfinished = The game was ended early.
log-resigned = { $name } resigns

reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-well-played = Well played!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-think = Let me think…
reaction-laugh = Ha ha!
reaction-hurry = Your turn!

## Over HTTP and WebSocket

too-fast = Too many requests. Wait a moment.
body-too-large = That’s too long.
body-wrong = That isn’t what’s expected here: { $reason }.
body-unreadable = That can’t be read: { $reason }.
message-unreadable = That message can’t be understood: { $reason }.
not-json = Send it as application/json.
no-such-code = This code is unknown or has expired.
no-such-page = This page doesn’t exist.
wrong-method = That can’t be done here.
wrong-host = This server doesn’t go by that name. Its operator can add the name with --allowed-host.
from-elsewhere = This request came from another site, so we ignored it.
no-guest = We don’t know you yet. Open the home page first.
no-such-token = This server doesn’t know that token. Ask for a new one.
record-not-yet = You can download the game once it’s over.
store-down = We can’t reach our database. Try again shortly.
our-fault = Something went wrong on our side. We’ve made a note of it.
print-busy = Others are printing right now. Try again in a minute.
store-unwritable = We can read our database, but not write to it.

## Replay

replay-setup = The game begins.
replay-chance = Chance decides.
replay-beneath = { $zone }: what’s underneath

## Lists

list-labelled = { $label }: { $text }
list-and = { $first } and { $last }

## Lessons

lesson-none = This lesson has no such page.
lesson-not-that = Not that one yet. Tap what’s circled, or tap “Show me” and we’ll do it for you.
lesson-not-now = Just a moment: read on first.
question-too-long = A question can be at most { $most } characters long.

## At the real table

companion-player = Player { $n }
companion-wrong = { $row }, { $column }: it says “{ $told }”, but it should be “{ $true }”. { $why }
pad-unknown = This sheet doesn’t exist, or has been deleted.
pad-full = This sheet is full.
record-partial = Only the end of this game is known, so there are no moves to replay.
record-partial-moves = A partial record only holds what was entered at the end: no setup, no moves and no data of its own.
record-partial-wrong = What was entered isn’t possible: { $reason }
record-whole = This record holds every move, so you can watch it move by move.

## Hints

table-hint-people = There are no hints when you play against other people.
table-hint-wait = You can ask for a hint when it’s your turn.
table-no-such-bot = There’s no bot called “{ $bot }”. Choose from: { $known }.
hint-well = You’re doing well.
hint-even = It could go either way.
hint-hard = You’re under pressure.
hint-move = { $standing } One idea: “{ $move }”

## My tables

mine-turn = { $n ->
    [0] Your turn
    [one] Your turn against { $names }
   *[other] Your turn, with { $names }
 }
mine-nudged = { $name } is waiting for you
mine-turn-of = It’s { $name }’s turn
mine-waiting = Waiting for { $names }
mine-lobby = { $n ->
    [0] Not started yet, and no one else is here
   *[other] Not started yet, with { $names }
 }
mine-paused = { $n ->
    [0] Paused
   *[other] Paused, with { $names }
 }
mine-bot-plays = { $n ->
    [0] A bot is playing for you
   *[other] A bot is playing for you, with { $names }
 }
mine-unfinished = { $n ->
    [0] Ended early
   *[other] Ended early, with { $names }
 }
mine-crowd = With { $n } players
mine-and-more = { $names } and { $n } more
mine-won = { $lost ->
    [0] { $won ->
        [0] You won
       *[other] You tied with { $winners }
     }
   *[other] { $won ->
        [0] You won against { $losers }
        [one] You and { $winners } won against { $losers }
       *[other] You, { $winners } won against { $losers }
     }
 }
mine-lost = { $won ->
    [0] Not quite enough this time
   *[other] { $lost ->
        [0] { $winners } won against you
        [one] { $winners } won against you and { $losers }
       *[other] { $winners } won against you, { $losers }
     }
 }
mine-won-by = { $won ->
    [0] Not quite enough this time
   *[other] { $lost ->
        [0] { $winners } won
       *[other] { $winners } won against { $losers }
     }
 }

## Looking back: the review of a game

review-no-kit = { $game } games can’t be reviewed.
review-running = You can review a game once it’s over.
review-crowd = Games with more than { $most } players can’t be reviewed.
review-endless = Games of more than { $most } moves can’t be reviewed.
review-busy = Several games are waiting to be reviewed. Try again in a minute.
review-failed = This game couldn’t be reviewed. Its replay still works.
again-nowhere = There’s no such moment in this game.
again-too-large = This game is too long to play on from here.
review-partial = Only the end of this game was entered at the real table, so nothing is known about its moves. There are no chances and no luck to show, only what the end tells us.
review-title = Review: { $game }
review-moments = What decided it
review-no-moments = No single move decided this game.
review-moment-choice = { $done }: { $before }% → { $after }% for { $name }.
review-moment-luck = { $done }: luck. { $name } could expect { $expected }% and got { $after }%.
review-best = Better: { $best }.
review-deal = The deal favoured { $name } by { $gift } points from the start, though no one could have known.
review-told = { $name }’s chance of winning was { $first }% at the start. Their own choices { $choices ->
    [cost] cost { $choice ->
        [one] { $choice } point
       *[other] { $choice } points
    }
    [brought] gained { $choice ->
        [one] { $choice } point
       *[other] { $choice } points
    }
   *[nothing] changed nothing
}, and { $lucks ->
    [cost] bad luck and the others’ moves cost { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    }
    [brought] good luck and the others’ moves gained { $luck ->
        [one] { $luck } point
       *[other] { $luck } points
    }
   *[nothing] luck and the others’ moves evened out
}: { $last }% at the end.
review-sum = Choice and luck
review-sum-how = In points out of a hundred. The chance at the start, choice and luck add up to the chance at the end. Luck is everything that was drawn, revealed or done by others.
review-player = Player
review-at-first = At the start
review-choice = Choice
review-luck = Luck
review-at-last = At the end
review-worst = Costliest move
review-graph-known = Chance of winning, as far as each player could tell
review-graph-true = Chance of winning, as it really was
review-graph-how = Left to right, move by move. The same numbers are in the table below.
review-table = Every move
review-number = Move
review-what = What happened
review-known-of = What { $name } could know
review-true-of = { $name }, as it really was
review-before = Before move { $number }
problem-answer = Answer: { $answer }. No other first move works: we checked { $positions } positions to prove it.
review-partner = Playing with
review-weightiest = Most important move
review-partners = Partners
review-partners-how = What each partner’s own choices gained or cost their side.

## Beside a link

preview-house = Three fox games around one table: against bots, with friends anywhere, or together on one device.
preview-table = Come and play { $game }
preview-page = { $game } at Foxden

## My games: numbers

stat-percent = { $percent }%
stat-decimal = { $whole }.{ $tenths }
stat-games = Games
stat-won = Won
stat-points = Points per game
stat-share = Share
stat-value = Average
stat-against = Against
stat-opponents = { $against ->
    [bots] Bots only
    [alone] No one (solo)
   *[people] People
 }
stat-results = Results

## Today

today-none = There’s no deal of the day for { $title }.
today-no-hints = There are no hints in the deal of the day.
today-no-such-day = There’s nothing to show for that day: it isn’t over yet, or it’s no longer in the archive.
day-dealt-otherwise = This isn’t how that day’s seed deals { $game }.
day-verified = { $day }: dealt from the seed announced beforehand.
