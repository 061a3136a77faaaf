## Why not?

foxy-no-move = “{ $text }” is not a number from 0 to 999, with or without an exclamation mark for the bet.
foxy-number = Only whole numbers from 0 to 999 can be written.
foxy-final = You have written already, and in easy mode a number is final.
foxy-bet-used = You have circled a number already, in turn { $turn }; there is one bet per game.
foxy-no-bet-alone = There is no bet in a solo game.

## What a card may be

foxy-card-size = A card shows one to three animals.
foxy-card-twice = No card shows the same kind of animal twice.
foxy-card-cat-alone = A cat is never alone on a card.
foxy-card-environments = The animals of a card live in one environment.

## What a setup may be

foxy-setup-deck = The deck is a list of 20 cards: 19 animal cards and the Fox.
foxy-setup-fox = The deck holds the Fox exactly once.
foxy-setup-animals = Card { $turn } must be a list of animals that are in the box.
foxy-setup-mix = Card { $turn } is in the deck more often than in the box.
