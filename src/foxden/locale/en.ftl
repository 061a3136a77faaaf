## Records, options, seats

game-over = The game is over.
wrong-seats = { $seats } cannot play: { $least } to { $most } can.
no-such-option = There is no option { $option } (there are: { $known }).
no-such-choice = The option { $option } cannot be { $value } (it can be: { $known }).

record-unreadable = This is not a record: { $reason }.
record-format = The format is “{ $format }”, not “{ $known }”.
record-game = There is no game “{ $game }” (there are: { $known }).
record-rules = It was played by version { $rules } of the rules; this is version { $known }.
record-data = The data are wrong: { $reason }.
record-seat = There is no seat { $seat }: there are { $seats }, counted from 0.
record-chance-first = Chance falls before anyone moves.
record-no-chance = Chance has nothing to decide here.
record-result-early = There is a result, but the game is not over.
record-result-missing = The game is over, but there is no result.
record-result-wrong = In the result { $field } is { $told }; by the rules it is { $true }.

## Lists

list-and = { $first } and { $last }
