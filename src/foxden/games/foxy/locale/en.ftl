## Why not?

foxy-no-move = “{ $text }” is not a number from 0 to 999, with or without an exclamation mark for the bet.
foxy-number = Only whole numbers from 0 to 999 can be written.
foxy-final = You have written already, and in easy mode a number is final.
foxy-bet-used = You have circled a number already, in turn { $turn }; there is one bet per game.
foxy-no-bet-alone = Our ruling: there is no bet in a solo game.

## What a card may be

foxy-card-size = A card shows one to three animals.
foxy-card-twice = No card shows the same kind of animal twice.
foxy-card-cat-alone = A cat is never alone on a card.
foxy-card-environments = The animals of a card live in one environment.

## The contents of a box

foxy-environment = { $environment ->
    [countryside] Countryside
    [forest] Forest
    [savannah] Savannah
   *[sea] Sea
}
foxy-data-name = “{ $name }” cannot be an animal’s name: use small letters, and neither “cat” nor “fox”.
foxy-data-twice = “{ $name }” is there twice; the box has nine different kinds of animals.
foxy-data-times = Card “{ $card }”: the box holds it 1 to 12 times, not “{ $times }”.
foxy-data-many = { $environment ->
    [countryside] The countryside
    [forest] The forest
    [savannah] The savannah
   *[sea] The sea
} has { $n ->
    [one] one card
   *[other] { $n } cards
}; each environment has 12.
foxy-data-stranger = Card “{ $card }”: { $animal } does not live in { $environment ->
    [countryside] the countryside
    [forest] the forest
    [savannah] the savannah
   *[sea] the sea
}.

## A box of one’s own

foxy-box-intro = How often the box holds each card had to be reconstructed. Does your box differ? Correct it here.
foxy-box-cards = Cards
foxy-box-cards-how = How many of each are in the box? Each environment has 12.
foxy-box-animals = Animals
foxy-box-animals-how = Two live in each environment. Write other animals in small letters; they appear as words.
foxy-box-native = { $environment ->
    [countryside] Countryside
    [forest] Forest
    [savannah] Savannah
   *[sea] Sea
}, { $nth ->
    [one] first animal
   *[other] second animal
}

## What a setup may be

foxy-setup-deck = The deck is a list of 20 cards: 19 animal cards and the Fox.
foxy-setup-fox = The deck holds the Fox exactly once.
foxy-setup-animals = Card { $turn } must be a list of animals that are in the box.
foxy-setup-mix = Card { $turn } is in the deck more often than in the box.

## Animals

foxy-hen = { $form ->
    [a] a hen
    [ask] hens
    [name] Hens
   *[count] { $n ->
        [one] { $n } hen
       *[other] { $n } hens
    }
}
foxy-pig = { $form ->
    [a] a pig
    [ask] pigs
    [name] Pigs
   *[count] { $n ->
        [one] { $n } pig
       *[other] { $n } pigs
    }
}
foxy-bear = { $form ->
    [a] a bear
    [ask] bears
    [name] Bears
   *[count] { $n ->
        [one] { $n } bear
       *[other] { $n } bears
    }
}
foxy-rabbit = { $form ->
    [a] a rabbit
    [ask] rabbits
    [name] Rabbits
   *[count] { $n ->
        [one] { $n } rabbit
       *[other] { $n } rabbits
    }
}
foxy-zebra = { $form ->
    [a] a zebra
    [ask] zebras
    [name] Zebras
   *[count] { $n ->
        [one] { $n } zebra
       *[other] { $n } zebras
    }
}
foxy-giraffe = { $form ->
    [a] a giraffe
    [ask] giraffes
    [name] Giraffes
   *[count] { $n ->
        [one] { $n } giraffe
       *[other] { $n } giraffes
    }
}
foxy-dolphin = { $form ->
    [a] a dolphin
    [ask] dolphins
    [name] Dolphins
   *[count] { $n ->
        [one] { $n } dolphin
       *[other] { $n } dolphins
    }
}
foxy-octopus = { $form ->
    [a] an octopus
    [ask] octopuses
    [name] Octopuses
   *[count] { $n ->
        [one] { $n } octopus
       *[other] { $n } octopuses
    }
}
foxy-cat = { $form ->
    [a] a cat
    [ask] cats
    [name] Cats
   *[count] { $n ->
        [one] { $n } cat
       *[other] { $n } cats
    }
}
foxy-other-animal = { $form ->
    [a] one { $name }
    [ask] animals of the kind { $name }
    [name] { $name }
   *[count] { $n } of the kind { $name }
}
foxy-the-fox = the Fox

## What is there

foxy-pile = The pile
foxy-board = Your board
foxy-box = Turn { $turn }
foxy-number-written = { $circled ->
    [true] { $number }, circled
   *[false] You wrote { $number }
}
foxy-circle = Circle it: your bet that it is exactly right

## What is going on

foxy-written = { $seats ->
    [1] Turn { $turn } of 20
   *[other] Turn { $turn } of 20: { $written ->
        [0] nobody has written yet
        [one] { $written } of { $seats } has written
       *[other] { $written } of { $seats } have written
    }
}
foxy-card-shown = Card { $turn } of 20: { $card }.
foxy-how-many-written = { $written ->
    [0] Nobody has written yet.
    [one] { $written } of { $seats } has written.
   *[other] { $written } of { $seats } have written.
}
foxy-who-has-written = { $n ->
    [one] { $names } has written.
   *[other] { $names } have written.
}
foxy-told-aloud = { $name } was the last to write in turn { $turn }, and wrote { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] The Fox asks how many different kinds of animal came before it.
    [most-seen] The Fox asks how often the kind seen most often came before it.
    [singles] The Fox asks how many cards before it showed just one animal.
   *[cat] The Fox counts as a cat.
}
foxy-hard = Hard mode: only numbers that are exactly right give points.
foxy-easy = Easy mode: whoever writes last tells everyone their number, and no number can be changed.
foxy-alone = Playing alone: won if the numbers are off by no more than { $limit } in the whole game. Our ruling: without a bet.

## What is asked

foxy-ask = { $n ->
    [one] How many { $animals } so far, this card included?
   *[other] How many { $animals } together so far, this card included?
}
foxy-ask-fox = { $fox ->
    [kinds] The Fox! How many different kinds of animal so far?
    [most-seen] The Fox! The kind seen most often: how often so far?
    [singles] The Fox! How many cards with just one animal so far?
   *[cat] The Fox is a cat! How many cats so far, this one included?
}
foxy-change = You wrote { $number }. You can change it until everyone has written.
foxy-bet-left = Your bet is still there: once in the game you may circle a number you are sure of.
foxy-bet-made = Your bet is made: you circled { $number } in turn { $turn }.
foxy-none-written = You have not written any number in earlier turns.
foxy-numbers-so-far = Your numbers from turn 1 on: { $numbers }.
foxy-heading = Card { $turn }
foxy-told-all = All have written
foxy-told-written = { $name } has written
foxy-told-number = { $circled ->
    [true] { $name } writes { $number } and circles it
   *[false] { $name } writes { $number }
}

## The count

foxy-the-count = The count
foxy-your-count = Your count
foxy-exact = Exact number
foxy-row = Turn { $turn }: { $card }
foxy-more = { $n ->
    [one] and { $n } more player
   *[other] and { $n } more players
}
foxy-fox-counted = { $fox ->
    [kinds] { $n ->
        [one] { $n } kind of animal before it
       *[other] { $n } different kinds of animal before it
    }
    [most-seen] { $n ->
        [one] The kind seen most often: once
       *[other] The kind seen most often: { $n } times
    }
   *[singles] { $n ->
        [one] { $n } card with just one animal before it
       *[other] { $n } cards with just one animal before it
    }
}
foxy-why = { $why ->
    [high] Too high: crossed out, no points.
    [missed] Circled, but too low: no points.
    [hard] Too low: in hard mode no points.
    [double] Circled and exactly right, so doubled: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
    [exact] Exactly right: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[low] Not too high: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
foxy-why-off = { $n ->
    [0] Exactly right.
   *[other] Off by { $n }.
}
foxy-total-points = Points in all
foxy-total-bet = Points by the circled number
foxy-total-crossed = Crossed out
foxy-total-place = Place
foxy-total-off = Off by
foxy-place = { $by ->
    [points] By points.
    [bet] Equal on points: what the circled number gave decides ({ $n }).
    [crosses] Equal on points and on the circled number: fewer crossed out decides ({ $n }).
   *[shared] Equal in points, circled number and crossed out: the place is shared.
}
foxy-win = { $n ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
foxy-many-win = { $n } players share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
foxy-won-alone = { $name } wins: off by { $off }, and { $limit } are allowed.
foxy-lost-alone = { $name } loses: off by { $off }, and only { $limit } are allowed.

## Before the game

foxy-pitch = Animals appear card by card, each hiding the one before. How many have you seen so far? Remember, and dare.
foxy-option-fox = { $value ->
    [name] What the Fox asks
    [kinds] How many different kinds of animal came before it
    [most-seen] How often the kind seen most often came before it
    [singles] How many cards before it showed just one animal
   *[cat] Nothing: it counts as a cat
}
foxy-option-hard = { $value ->
    [name] Numbers that are too low
    [true] Give nothing: only exactly right numbers do (hard mode)
   *[false] Give their points
}
foxy-option-easy = { $value ->
    [name] Whoever writes last
    [true] Tells everyone their number, and no number can be changed (easy mode)
   *[false] Keeps it secret
}

## The bots

foxy-bot-cub = The Cub: looks at everything, mixes up who was who, and has forgotten half of it by the tenth card.
foxy-bot-aesop = The fox of the fable: a memory like most people’s, and if a number slips away it was surely sour.
foxy-bot-reynard = Reynard the trickster: forgets little, knows what he has forgotten, and bets when you would rather not.
foxy-bot-kitsune = The Kitsune, a fox with nine tails, one for each animal: counts all of them and never errs.

## The first game

foxy-lesson-first = Twenty cards come, one after the other. Here is a hen. How many hens have you seen so far? Write 1.
foxy-lesson-second = Each card hides the one before. Two hens by now, and one pig: that makes 3. Write 3.
foxy-lesson-third = A bear and a cat, both for the first time. How many bears and cats together? Now you.
foxy-lesson-third-again = Almost! One bear and one cat, no more so far: write 2.
foxy-lesson-fourth = Now from memory: how many hens and cats so far, this card included? If in doubt, write less. Too low still gives points, too high gives none.
foxy-lesson-fox = It was 5: three hens and two cats. And here comes the Fox! It asks how many different animals came before it: hen, pig, bear, cat. You are sure, so circle it, and write 4.
foxy-lesson-fox-again = Four animals: hen, pig, bear, cat. First tick the circle, then write 4.
foxy-lesson-bet = A circled number counts double if it is exactly right, and nothing if it is not. You have one circle a game! Fifteen cards are left; I write them for you, and we go straight to the count.
foxy-lesson-count = The count: every card comes back. A number that is not too high earns its own value. One that is too high is crossed out.
foxy-lesson-end = Your circled 4 gave 8 points. That is all there is to it: remember well, and dare. Shall we play for real?

## At the real table

foxy-score-intro = Turn the pile over, tap each card again, and copy the boards. Tracks and points appear as you go.
foxy-score-cards = The cards, in the order they were shown
foxy-score-cards-how = Tap the animals on the card, then go on to the next card.
foxy-score-numbers = What everyone wrote
foxy-score-numbers-how = Copy the numbers of each board, turn by turn, and mark the circled one.
foxy-score-circle = Circled
foxy-fox-twice = There is only one Fox in the pile; here it is card { $turns }.
foxy-fox-missing = There are 20 cards, and the Fox is not among them.
foxy-missing-cards = { $n ->
    [one] One card is still missing: number { $next }.
   *[other] { $n } cards are still missing, from number { $next } on.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: one number is still missing.
   *[other] { $name }: { $n } numbers are still missing.
}

## Hints

foxy-hint-only = It can only be { $number }.
foxy-hint-range = I would look between { $low } and { $high }.
foxy-hint-right = That feels about right.
foxy-hint-low = { $by ->
    [1] You are probably one low.
    [2] You are probably two low.
   *[3] You are probably a good deal too low.
}
foxy-hint-high = { $by ->
    [1] You are probably one high.
    [2] You are probably two high.
   *[3] You are probably a good deal too high.
}

## Looking back

foxy-review-why = { $mistake ->
    [high] The exact number was { $exact }; whatever is higher brings nothing (FX-13).
    [missed] The exact number was { $exact }; a circle around any other number brings nothing (FX-14).
    [careful] The exact number was { $exact }: a little too careful (FX-13).
   *[forgot] The exact number was { $exact }: some animals were forgotten (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] too high
    [missed] circle missed
    [early] circled too early
    [careful] too careful
   *[forgot] forgot
 }
foxy-review-card = Card
foxy-review-lost = Points lost
foxy-review-losses = Points lost, card by card
foxy-review-losses-how = Up to { $careful } below the exact number counts as too careful, more as forgotten.
foxy-review-turns = Cards
foxy-review-memory = Memory curve
foxy-review-remembered = { $right } of { $of } exact, { $off } off
foxy-review-circles = The circle
foxy-review-circle = { $at ->
    [was] What it brought
    [own] On their best exact number
   *[best] On the best card
 }
foxy-review-circles-how = Points more than without the circle (FX-14).
