## Why not?

foxy-no-move = “{ $text }” isn’t a number from 0 to 999, with or without an exclamation mark for the bet.
foxy-number = Write a whole number from 0 to 999.
foxy-final = You’ve already written a number, and in easy mode it’s final.
foxy-bet-used = You circled a number in turn { $turn }, and you only get one bet per game.
foxy-no-bet-alone = Our ruling: no bets in a solo game.

## What a card may be

foxy-card-size = A card shows one to three animals.
foxy-card-twice = No card shows the same kind of animal twice.
foxy-card-cat-alone = A cat is never alone on a card.
foxy-card-environments = All animals on a card live in the same environment.

## The contents of a box

foxy-environment = { $environment ->
    [countryside] Countryside
    [forest] Forest
    [savannah] Savannah
   *[sea] Sea
}
foxy-data-name = “{ $name }” can’t be an animal’s name: use lower-case letters, and not “cat” or “fox”.
foxy-data-twice = “{ $name }” is listed twice; the box has nine different kinds of animal.
foxy-data-times = Card “{ $card }”: it can be in the box 1 to 12 times, not “{ $times }”.
foxy-data-many = { $environment ->
    [countryside] The countryside
    [forest] The forest
    [savannah] The savannah
   *[sea] The sea
} has { $n ->
    [one] one card
   *[other] { $n } cards
}; each environment needs 12.
foxy-data-stranger = Card “{ $card }”: “{ $animal }” doesn’t live in { $environment ->
    [countryside] the countryside
    [forest] the forest
    [savannah] the savannah
   *[sea] the sea
}.

## A box of one’s own

foxy-box-intro = We had to reconstruct how many of each card there are. Is your box different? Correct it here.
foxy-box-cards = Cards
foxy-box-cards-how = How many of each are in the box? Each environment has 12.
foxy-box-animals = Animals
foxy-box-animals-how = Two live in each environment. Write other animals in lower-case letters; they’re shown as words.
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
foxy-setup-fox = The Fox must be in the deck exactly once.
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
    [ask] animals called { $name }
    [name] { $name }
   *[count] { $n } × { $name }
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
foxy-circle = Circle it: your bet that it’s exactly right

## What is going on

foxy-written = { $seats ->
    [1] Turn { $turn } of 20
   *[other] Turn { $turn } of 20: { $written ->
        [0] no one has written yet
        [one] { $written } of { $seats } has written
       *[other] { $written } of { $seats } have written
    }
}
foxy-card-shown = Card { $turn } of 20: { $card }.
foxy-how-many-written = { $written ->
    [0] No one has written yet.
    [one] { $written } of { $seats } has written.
   *[other] { $written } of { $seats } have written.
}
foxy-who-has-written = { $n ->
    [one] { $names } has written.
   *[other] { $names } have written.
}
foxy-told-aloud = Last to write in turn { $turn }: { $name }, with { $number }.
foxy-fox-will-ask = { $fox ->
    [kinds] The Fox asks how many different kinds of animal have appeared before it.
    [most-seen] The Fox asks how often the most common animal has appeared before it.
    [singles] The Fox asks how many cards before it showed just one animal.
   *[cat] The Fox counts as a cat.
}
foxy-hard = Hard mode: only exact numbers score points.
foxy-easy = Easy mode: the last player to write tells everyone their number, and no number can be changed.
foxy-alone = Playing solo: you win if your numbers are off by no more than { $limit } over the whole game. Our ruling: no bet.

## What is asked

foxy-ask = { $n ->
    [one] How many { $animals } so far, this card included?
   *[other] How many { $animals } together so far, this card included?
}
foxy-ask-fox = { $fox ->
    [kinds] The Fox! How many different kinds of animal so far?
    [most-seen] The Fox! How often has the most common animal appeared so far?
    [singles] The Fox! How many cards with just one animal so far?
   *[cat] The Fox is a cat! How many cats so far, this one included?
}
foxy-change = You wrote { $number }. You can change it until everyone has written.
foxy-bet-left = You still have your bet: once per game, you can circle a number you’re sure of.
foxy-bet-made = You’ve made your bet: you circled { $number } in turn { $turn }.
foxy-none-written = You haven’t written any numbers yet.
foxy-numbers-so-far = Your numbers from turn 1 on: { $numbers }.
foxy-heading = Card { $turn }
foxy-told-all = Everyone has written
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
        [one] The most common animal: once
       *[other] The most common animal: { $n } times
    }
   *[singles] { $n ->
        [one] { $n } card before it with just one animal
       *[other] { $n } cards before it with just one animal
    }
}
foxy-why = { $why ->
    [high] Too high: crossed out, no points.
    [missed] Circled, but too low: no points.
    [hard] Too low: no points in hard mode.
    [double] Circled and exactly right, so doubled: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
    [exact] Exactly right: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
   *[low] Below the exact number: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
}
foxy-why-off = { $n ->
    [0] Exactly right.
   *[other] Off by { $n }.
}
foxy-total-points = Total points
foxy-total-bet = Points from the circled number
foxy-total-crossed = Crossed out
foxy-total-place = Place
foxy-total-off = Off by
foxy-place = { $by ->
    [points] By points.
    [bet] Tied on points: the points from the circled number decide ({ $n }).
    [crosses] Tied on points and the circled number: the player with fewer crossed-out numbers ranks higher ({ $n }).
   *[shared] Tied on points, circled number and crossed-out numbers: the place is shared.
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
foxy-won-alone = { $name } wins: off by { $off }, with { $limit } allowed.
foxy-lost-alone = { $name } loses: off by { $off }, with only { $limit } allowed.

## Before the game

foxy-pitch = Animals appear card by card, each hiding the one before. How many have you seen so far? Trust your memory, and be bold.
foxy-option-fox = { $value ->
    [name] What the Fox asks
    [kinds] How many different kinds of animal have appeared before it
    [most-seen] How often the most common animal has appeared before it
    [singles] How many cards before it showed just one animal
   *[cat] Nothing: it counts as a cat
}
foxy-option-hard = { $value ->
    [name] Numbers that are too low
    [true] Score nothing: only exact numbers count (hard mode)
   *[false] Score their own value
}
foxy-option-easy = { $value ->
    [name] The last player to write
    [true] Tells everyone their number, and numbers can’t be changed (easy mode)
   *[false] Keeps it secret
}

## The bots

foxy-bot-cub = The Cub: looks at everything, mixes everything up, and has forgotten half of it by the tenth card.
foxy-bot-aesop = Aesop’s fox: a memory like most people’s. And if a number slips away, it was surely sour.
foxy-bot-reynard = Reynard the trickster: forgets little, knows what he’s forgotten, and bets when you’d rather not.
foxy-bot-kitsune = The Kitsune, a fox with nine tails, one for each animal: counts them all and never makes a mistake.

## The first game

foxy-lesson-first = You’ll see twenty cards, one after another. Here’s a hen. How many hens have you seen so far? Write 1.
foxy-lesson-second = Each card hides the one before. That’s two hens and one pig so far: 3 altogether. Write 3.
foxy-lesson-third = A bear and a cat, both for the first time. How many bears and cats together? Your turn.
foxy-lesson-third-again = Almost! One bear and one cat, no others so far: write 2.
foxy-lesson-fourth = Now from memory: how many hens and cats so far, this card included? If in doubt, go lower: too low still scores, too high scores nothing.
foxy-lesson-fox = It was 5: three hens and two cats. And here comes the Fox! It asks how many different animals came before it: hen, pig, bear, cat. You’re sure, so circle it and write 4.
foxy-lesson-fox-again = Four animals: hen, pig, bear, cat. First tick the circle, then write 4.
foxy-lesson-bet = A circled number scores double if it’s exactly right, and nothing if it isn’t. You get one circle per game! We’ll fill in the other fifteen numbers for you and go straight to the count.
foxy-lesson-count = Time to count: every card is shown again. A number that isn’t too high scores its own value. One that’s too high is crossed out.
foxy-lesson-end = Your circled 4 scored 8 points. That’s all there is to it: trust your memory, and be bold. Ready for a real game?

## At the real table

foxy-score-intro = Turn the pile over, tap the animals on each card, and enter the numbers from the boards. Tracks and points appear as you go.
foxy-score-cards = The cards, in the order they were shown
foxy-score-cards-how = Tap the animals on the card, then move on to the next one.
foxy-score-numbers = What everyone wrote
foxy-score-numbers-how = Copy the numbers from each board, turn by turn, and mark the circled one.
foxy-score-circle = Circled
foxy-fox-twice = There’s only one Fox in the pile, but here it’s on cards { $turns }.
foxy-fox-missing = There are 20 cards, but none of them is the Fox.
foxy-missing-cards = { $n ->
    [one] One card is still missing: number { $next }.
   *[other] { $n } cards are still missing, from number { $next } on.
}
foxy-missing-numbers = { $n ->
    [one] { $name }: one number is still missing.
   *[other] { $name }: { $n } numbers are still missing.
}

## What can be printed

print-foxy-boards = Boards
print-foxy-tracks = Animal tracks
print-foxy-tracks-how = Turn the pile over and tick an animal’s next box each time a card shows it.

## Foxy on one page

print-foxy-aim = Twenty cards are shown one after the other, each hiding the one before. Remember what you’ve seen, write how many there were, and score the most points.
print-foxy-ready = Shuffle the 48 animal cards, take 19 without looking, add the Fox and shuffle these 20. The other 29 stay in the box, unseen. Everyone takes a board and a marker.
print-foxy-turn = Show the next card on top of the pile. Everyone secretly writes one number from 0 to 999 in the box for this turn. You can’t write anything else down or look at covered cards.
print-foxy-aloud = Say the turn number aloud together, so no one skips a box.
print-foxy-exact = The exact number: for each kind of animal on the card, count how many have appeared so far, this card included, and add up the counts.
print-foxy-prudent = Not sure? Write a little less: too low still scores, too high doesn’t. But the closer you are, the more you get.
print-foxy-fox = The Fox asks how many different kinds of animal have appeared before it.
print-foxy-bet = Once per game, you can circle the number you’re writing: your bet that it’s exactly right.
print-foxy-count = Turn the pile over and show the cards again in the same order, ticking the tracks. A number that’s exact or too low scores that many points. One that’s too high scores nothing and is crossed out.
print-foxy-circled = The circled number scores double if it’s exactly right, and nothing otherwise.
print-foxy-win = The player with the most points wins. In a tie: more points from the circled number, then fewer numbers crossed out.
print-foxy-variants = Instead, the Fox can ask how often the most common animal has appeared, or how many cards before it showed just one animal, or it can count as a cat.
print-foxy-modes = Hard mode: only exact numbers score. Easy mode: every turn, the last player to write tells everyone their number.
print-foxy-solo = Solo: you win if your twenty numbers are off by no more than 5 altogether. Our ruling: no bet.

## Hints

foxy-hint-only = It can only be { $number }.
foxy-hint-range = I’d say between { $low } and { $high }.
foxy-hint-right = That feels about right.
foxy-hint-low = { $by ->
    [1] You’re probably one too low.
    [2] You’re probably two too low.
   *[3] You’re probably far too low.
}
foxy-hint-high = { $by ->
    [1] You’re probably one too high.
    [2] You’re probably two too high.
   *[3] You’re probably far too high.
}

## Looking back

foxy-review-why = { $mistake ->
    [high] The exact number was { $exact }; anything higher scores nothing (FX-13).
    [missed] The exact number was { $exact }; a circle around any other number scores nothing (FX-14).
    [careful] The exact number was { $exact }: a little too careful (FX-13).
   *[forgot] The exact number was { $exact }: some animals were forgotten (FX-13).
 }
foxy-review-mistake = { $mistake ->
    [high] too high
    [missed] circle missed
    [early] circled too early
    [careful] too careful
   *[forgot] forgotten
 }
foxy-review-card = Card
foxy-review-lost = Points lost
foxy-review-losses = Points lost, card by card
foxy-review-losses-how = Up to { $careful } below the exact number counts as too careful, anything lower as forgotten.
foxy-review-memory = Memory curve
foxy-review-remembered = { $right } of { $of } exact, off by { $off } on average
foxy-review-circles = The circle
foxy-review-circle = { $at ->
    [was] What it scored
    [own] On their best exact number
   *[best] On the best card
 }
foxy-review-circles-how = Extra points compared with no circle (FX-14).

## My games

foxy-stat-title = { $by ->
    [turn] Exact numbers by turn
    [animal] Exact numbers by animal
   *[circle] The circle
 }
foxy-stat-by = { $by ->
    [animal] Animal
   *[turn] Turn
 }
foxy-stat-exact = Exact
foxy-stat-off = Off by
foxy-stat-how = “Off by” is the average distance from the exact number, too high or too low. A card with several animals counts for each of them.
foxy-stat-circle = { $what ->
    [circled] Games with a circle
    [circle-won] Circle on the exact number
    [circle-points] Points from the circle
   *[circle-turn] Turn you circled in
 }

## Today

foxy-daily-ask = The deck of the day, on your own: get as close as you can with all twenty numbers.
foxy-daily = { $off ->
    [0] Every number exact!
    [one] Off by { $off } in total over twenty turns.
   *[other] Off by { $off } in total over twenty turns.
 }
foxy-daily-answer = The exact numbers were { $numbers }.
