## Records, options, seats

game-over = The game is over.
a-player = player { $number }
wrong-seats = { $seats } cannot play: { $least } to { $most } can.
no-such-option = There is no option { $option } (there are: { $known }).
no-such-choice = The option { $option } cannot be { $value } (it can be: { $known }).

record-unreadable = This is not a record: { $reason }.
record-format = The format is “{ $format }”, not “{ $known }”.
record-game = There is no game “{ $game }” (there are: { $known }).
record-rules = It was played by version { $rules } of the rules; this is version { $known }.
data-unknown-part = “{ $part }” is not part of this box ({ $known } are).
data-wrong-form = “{ $part }” is missing, or does not look like that part of the standard box.
data-neither = “{ $data }” is neither “default” nor the contents of a box.
data-unreadable = { $path } cannot be read: { $reason }.
data-no-toml = { $path } is not a TOML file: { $reason }.
data-no-json = { $path } is not a box as JSON: { $reason }.
record-seat = There is no seat { $seat }: there are { $seats }, counted from 0.
record-chance-first = Chance falls before anyone moves.
record-no-chance = Chance has nothing to decide here.
record-result-early = There is a result, but the game is not over.
record-result-missing = The game is over, but there is no result.
record-result-wrong = In the result { $field } is { $told }; by the rules it is { $true }.

record-broken = { $move ->
    [0] Before the first move: { $reason }
   *[other] Move { $move }: { $reason }
 }

deal-missing = This record carries no seed to prove its deal by.
deal-commitment = The seed is not the one that was committed to.
deal-setup = The cards were not dealt from this seed and these salts.
deal-chance = Here chance did not fall as the seed and the salts decide.

## The table

table-not-started = The game has not begun yet.
table-phase-lobby = The game has not begun yet.
table-phase-playing = The game has begun already.
table-phase-over = The game is over.
table-phase-closed = This table is closed.
table-clock = A clock runs from 5 seconds to 30 days.
table-seat-taken = That seat is not free.
table-no-seat = There is no such seat.
table-not-your-seat = That is not your seat.
table-not-here = Only who sits at this table can do that.
table-only-host = Only the host can do that.
table-host-stays = The host cannot be sent away.
table-banned = The host has sent you away from this table.
table-full = The table is full: { $most } can play.
table-enough-seats = One guest can have { $most } seats at a table.
table-enough-bots = There can be { $most } bots at a table.
table-enough-bot-tables = You have { $most } games with bots going. Finish one of them first.
table-enough-changes = You have changed this { $most } times; now it stays as it is.
table-used-up = Too much has happened at this table. Open a new one.
table-other-there = { $name } does not sit there any more; look again.
table-name = A name needs at least one letter or sign.
table-not-missed = { $name } is not away, or only for a moment.
table-nudged = { $name } was nudged just now. Give them a minute.
table-your-seat = That is your own seat.
table-no-resigning = Nobody can give up in this game.
table-not-ready = Not everybody is ready yet.
table-paused = The game is paused.
table-too-late = That answered an earlier turn; look again.
table-nothing-meant = There is nothing to do there now.
table-no-undo = That cannot be taken back any more.
table-unknown = There is no such table.
table-newer = This table was made by a newer version of Foxden. It can be opened again once this house is updated.
table-game-missing = This table’s game, { $game }, is not installed in this house.
table-store-down = That could not be written down, so it has not happened. Try again.
log-undid = { $name } takes back a step.
log-nudged = { $name } nudges { $whom }.
log-sits-in = A bot plays on for { $name }.
log-returned = { $name } is back.
log-unfinished = The game was ended unfinished.
log-resigned = { $name } gives up

reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-well-played = Well played!
reaction-oops = Oops!
reaction-wow = Wow!
reaction-think = Let me think …
reaction-laugh = Ha ha!
reaction-hurry = Your turn!

## Over HTTP and WebSocket

too-fast = Too many requests; wait a moment.
body-too-large = That is too long.
body-wrong = That is not what is asked for here: { $reason }.
body-unreadable = That cannot be read: { $reason }.
message-unreadable = That message cannot be understood: { $reason }.
not-json = Send it as application/json.
no-such-code = This code is unknown, or its time is over.
no-such-page = There is nothing here.
wrong-method = That cannot be done here.
wrong-host = This house is not known by that name. Whoever runs it can add the name with --allowed-host.
from-elsewhere = Another site has asked for this, so it was not done.
no-guest = The house does not know you yet. Open its home page first.
no-such-token = This token is not one of this house. Ask for a new one.
record-not-yet = The record can be had when the game is over.
store-down = The house cannot reach its store.
our-fault = Something went wrong on our side. It has been noted.
print-busy = Others are printing; try again in a minute.
store-unwritable = The house can read its store, but not write to it.

## Replay

replay-setup = The game begins.
replay-chance = Chance decides.
replay-beneath = { $zone }: what lies beneath

## Lists

list-and = { $first } and { $last }

## Lessons

lesson-none = There is no such page of a lesson.
lesson-not-that = Not that one yet. Touch what is ringed, or let “Show me” do it for you.
lesson-not-now = One moment: read on first.
question-too-long = A question has at most { $most } signs.

## At the real table

companion-player = Player { $n }
companion-wrong = { $row }, { $column }: “{ $told }” is written there, and “{ $true }” is right. { $why }
pad-unknown = There is no such sheet, or it was cleared away.
pad-full = This sheet is full.
record-partial = Only the end of this game is known, so there are no moves to replay.
record-partial-moves = A partial record says what was entered at the end, and has neither setup nor moves nor data of its own.
record-partial-wrong = What was entered cannot be: { $reason }
record-whole = This record holds every move: it can be watched again, move by move.

## Hints

table-hint-people = There are no hints in games against other people.
table-hint-wait = A hint can be had when it is up to you.
table-no-such-bot = There is no bot “{ $bot }” (there are: { $known }).
hint-well = You stand well.
hint-even = It can go either way.
hint-hard = You are under pressure.
hint-move = { $standing } One idea: { $move }

## My tables

mine-turn = { $n ->
    [0] Your turn
    [one] Your turn against { $names }
   *[other] Your turn, with { $names }
 }
mine-nudged = { $name } is waiting for you
mine-turn-of = It is { $name }’s turn
mine-waiting = Waiting for { $names }
mine-lobby = { $n ->
    [0] Not begun yet, and nobody else is here
   *[other] Not begun yet, with { $names }
 }
mine-paused = { $n ->
    [0] Paused
   *[other] Paused, with { $names }
 }
mine-bot-plays = { $n ->
    [0] A bot plays for you
   *[other] A bot plays for you, with { $names }
 }
mine-unfinished = { $n ->
    [0] Ended unfinished
   *[other] Ended unfinished, with { $names }
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
       *[other] You and { $winners } won against { $losers }
     }
 }
mine-lost = { $won ->
    [0] It was not enough this time
   *[other] { $lost ->
        [0] { $winners } won against you
       *[other] { $winners } won against you and { $losers }
     }
 }
mine-won-by = { $won ->
    [0] It was not enough this time
   *[other] { $lost ->
        [0] { $winners } won
       *[other] { $winners } won against { $losers }
     }
 }

## Looking back: the review of a game

review-no-kit = Games of { $game } cannot be reviewed.
review-running = A game can be reviewed once it is over, not before.
review-crowd = A game of more than { $most } players cannot be reviewed.
review-endless = A game of more than { $most } moves cannot be reviewed.
review-busy = Several games are waiting to be reviewed. Try again in a minute.
review-failed = This game couldn’t be reviewed. Its replay still works.
again-nowhere = There’s no such moment in this game.
again-too-large = This game is too long to be played on from here.
review-partial = Only the end of this game at a real table was entered, so nothing is known of its moves: no chances, no luck, but what the end tells.
review-title = Review: { $game }
review-moments = What decided it
review-no-moments = No single move decided this game.
review-moment-choice = { $done }: { $before } % → { $after } % for { $name }.
review-moment-luck = { $done }: luck. { $name } could expect { $expected } %, and has { $after } %.
review-best = Better: { $best }.
review-deal = The deal favoured { $name } by { $gift } points from the start, though nobody could know.
review-sum = Choice and luck
review-sum-how = In points of a hundred. First chance, choice and luck add up to the last chance. Luck is all that fell, came to light, or was done by others; docs/review.md says how it is counted.
review-player = Player
review-at-first = At first
review-choice = Choice
review-luck = Luck
review-at-last = At last
review-worst = Costliest move
review-graph-known = Chance to win, as each player could know it
review-graph-true = Chance to win, as it truly was
review-graph-how = From left to right: move by move. The same numbers are in the table below.
review-table = Every move
review-number = Move
review-what = What happened
review-known-of = { $name } could know
review-true-of = { $name } in truth
review-before = Before move { $number }
problem-answer = Answer: { $answer }. No other first move works; { $positions } positions prove it.
review-partner = Together with
review-weightiest = Weightiest move
review-partners = Partners
review-partners-how = What each partner’s own choices came to for their side.

## Beside a link

preview-house = Three fox games around one table: against bots, with friends anywhere, or together on one device.
preview-table = Come and play { $game }!
preview-page = { $game } at Foxden
