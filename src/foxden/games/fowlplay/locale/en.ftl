## Why not?

fowlplay-no-move = “{ $text }” isn’t a move in this game.
fowlplay-reshuffle-first = The discard pile is shuffled into a new deck first.
fowlplay-target-first = First choose one of your four cards as your target.
fowlplay-target-final = All targets have been chosen, so yours can’t change.
fowlplay-target-stays = That card is your target. It stays where it is until the end.
fowlplay-not-in-hand = Card { $card } isn’t in your hand.
fowlplay-not-your-den = It’s { $player }’s turn to place a fox. Our ruling: a random player starts unless one was chosen; the others follow in seat order.
fowlplay-den-first = First choose a fox and its space in the den.
fowlplay-den-final = All foxes have been placed, so yours can’t change.
fowlplay-colour-taken = That fox belongs to { $player }.
fowlplay-card-first = First choose a card to play.
fowlplay-card-final = All cards for this round have been chosen, so yours can’t change.
fowlplay-others-choose = You’ve chosen; the others are still choosing.
fowlplay-chosen-already = You’ve already chosen this card. To change your mind, tap another one.
fowlplay-not-your-turn = It’s { $player }’s turn.
fowlplay-birds-now = Birds move first. Foxes move once everyone has had their turn.
fowlplay-foxes-now = Only foxes can move now.
fowlplay-bird-caught = A fox has caught { $bird }, so it’s no longer in the farmyard.
fowlplay-nothing-shared = Your card is the { $card }. It can’t move { $bird }: they share neither type, colour nor shape.
fowlplay-bird-too-far = { $hex } is more than one step away from { $bird }.
fowlplay-bird-there = { $hex } is taken by { $bird }.
fowlplay-fox-there = { $hex } is taken by { $player }’s fox.
fowlplay-tunnel = { $hex } is a tunnel entrance, and birds can’t go there.
fowlplay-fear = Too close to a fox: the nearest is { $before ->
    [one] 1 step
   *[other] { $before } steps
} away from { $bird } now, and would be { $after } away there.
fowlplay-fox-here = Your fox is already on { $hex }.
fowlplay-fox-too-far = { $hex } is more than one step away from your fox.
fowlplay-no-tunnel = { $hex } is neither one step away nor a tunnel entrance.
fowlplay-must-leave = In round 1, no fox can stop on the tunnel in the middle. Keep moving.
fowlplay-bird-can = { $n ->
    [0] It has nowhere to go right now. Choose another bird.
   *[other] It can go to { $places }.
}
fowlplay-fox-can = Your fox can go to { $places }.
fowlplay-card-moves = Your card moves { $birds }.
fowlplay-dens-free = Free spaces: { $places }.
fowlplay-foxes-free = Foxes still free: { $foxes }.
fowlplay-all = { $feature ->
    [circle] circles
    [hexagon] hexagons
    [square] squares
    [black] black birds
    [brown] brown birds
    [white] white birds
    [chicken] chickens
    [duck] ducks
    [goose] geese
   *[turkey] turkeys
}
fowlplay-no-end-there = In round 1, no fox can end its move on the tunnel in the middle.

## Chance

fowlplay-no-reshuffle-now = Nothing needs reshuffling now: the deck still has enough cards.
fowlplay-reshuffle-discards = The new deck is made up of exactly the cards in the discard pile.

## The contents of a box

fowlplay-data-card = Card { $number }, “{ $card }”, doesn’t exist. Write it like “duck brown square”.
fowlplay-data-card-twice = “{ $card }” is listed twice; each of the 36 birds has one card.
fowlplay-data-hex = “{ $hex }” isn’t a space in the farmyard; the middle is “0,0” and one corner “6,-6”.
fowlplay-data-hex-twice = { $hex } is listed twice.
fowlplay-data-tunnels = { $n ->
    [one] There’s one tunnel entrance; the board needs seven.
   *[other] There are { $n } tunnel entrances; the board needs seven.
}
fowlplay-data-flocks = { $n ->
    [one] One corner has one space with footprints; each needs nine.
   *[other] One corner has { $n } spaces with footprints; each needs nine.
}
fowlplay-data-centre = The middle of the farmyard must be a tunnel entrance.
fowlplay-data-den = The six spaces around the middle are part of the foxes’ den and can’t be tunnel entrances.
fowlplay-data-flocks-share = A space can’t belong to two corners.
fowlplay-data-flocks-where = Birds can’t start in the den or on a tunnel entrance.
fowlplay-data-last-birds = The game must end with 1 to 35 birds left.
fowlplay-data-turn-cards = { $players } players can use 1 to 6 turn cards.

## A box of one’s own

fowlplay-data-types = Each of the four types has a corner of its own.
fowlplay-data-mixed = Each corner holds birds of one type.
fowlplay-data-bird-twice = Each of the 36 birds has a place of its own.
fowlplay-box-intro = We had to reconstruct what only the rulebook’s pictures show. Is your box different? Correct it here. You can also choose where the birds start.
fowlplay-box-board = Board
fowlplay-box-board-how = Seven tunnel entrances, one of them in the middle, and four corners of nine spaces with footprints.
fowlplay-box-corner = { $corner ->
    [1] Corner 1, top left
    [2] Corner 2, top right
    [3] Corner 3, bottom left
   *[4] Corner 4, bottom right
}
fowlplay-box-standing = Where the birds start
fowlplay-box-stand = { $way ->
    [random] At random
    [types] I’ll choose a corner for each type
   *[birds] I’ll place every bird
}
fowlplay-box-types = Corners
fowlplay-box-types-how = Which type in which corner? Tap two to swap them.
fowlplay-box-birds = Birds
fowlplay-box-birds-how = Tap two birds to swap them. Each corner holds birds of one type.
fowlplay-box-cards = Card numbers
fowlplay-box-cards-how = Which bird has which number? Tap two to swap them.
fowlplay-box-last-birds = Birds left when the game ends
fowlplay-box-turn-cards = Turn cards with { $n } players

## What a setup may be

fowlplay-setup-parts = A setup says where the birds are, which cards are in the hands and the deck, and who goes first.
fowlplay-setup-birds = Each of the 36 birds needs a place.
fowlplay-setup-hexes = Each bird must be on a space in the farmyard.
fowlplay-setup-flocks = The nine birds of each type fill the nine spaces of one corner.
fowlplay-setup-standing = The birds start as chosen for this box.
fowlplay-setup-hands = Everyone is dealt four cards; the rest form the deck.
fowlplay-setup-cards = Each of the 36 cards is in one hand or in the deck, once.
fowlplay-setup-first = The player who places the first fox must be at the table.
fowlplay-setup-first-chosen = The chosen player must place the first fox.

## Birds, foxes, cards

fowlplay-bird = { $form ->
    [the] the { $colour }
   *[name] { $colour }
} { $shape } { $kind }
fowlplay-fox = { $form ->
    [name] { $colour } fox
   *[subject] the { $colour } fox
}
fowlplay-card = card { $number }, { $bird }
fowlplay-count = { $feature ->
    [bird] { $n ->
        [one] { $n } bird
       *[other] { $n } birds
    }
    [circle] { $n ->
        [one] { $n } circle
       *[other] { $n } circles
    }
    [hexagon] { $n ->
        [one] { $n } hexagon
       *[other] { $n } hexagons
    }
    [square] { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
    [black] { $n ->
        [one] { $n } black bird
       *[other] { $n } black birds
    }
    [brown] { $n ->
        [one] { $n } brown bird
       *[other] { $n } brown birds
    }
    [white] { $n ->
        [one] { $n } white bird
       *[other] { $n } white birds
    }
    [chicken] { $n ->
        [one] { $n } chicken
       *[other] { $n } chickens
    }
    [duck] { $n ->
        [one] { $n } duck
       *[other] { $n } ducks
    }
    [goose] { $n ->
        [one] { $n } goose
       *[other] { $n } geese
    }
   *[turkey] { $n ->
        [one] { $n } turkey
       *[other] { $n } turkeys
    }
}

## What there is

fowlplay-farm = The farmyard
fowlplay-ground = { $ground ->
    [tunnel] tunnel entrance
    [den] den
   *[centre] den and tunnel entrance
}
fowlplay-hand = Your hand
fowlplay-target = Your target card
fowlplay-free-foxes = Foxes to choose from
fowlplay-table = On the table
fowlplay-played = Played cards
fowlplay-goal = Eat a bit of everything, and spare the birds that look like your target.
fowlplay-legend = { $mark ->
    [alike] has something in common with the card being played, so you can move it
    [wanted] your target
    [in-reach] your fox can catch it
    [fear-2] a fox is two steps away
   *[fear-1] a fox is next to it
}
fowlplay-cards-of = Player { $player }: cards
fowlplay-caught-by = Player { $player }: caught birds
fowlplay-fox-of = { $fox }, { $name }
fowlplay-player = { $name }: { $caught } caught, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fowlplay-hidden-target = target card, face down
fowlplay-hidden-card = chosen card, face down
fowlplay-counted = { $what ->
    [birds-left] Birds left: { $text }
    [turn-cards] Turn cards flipped: { $text }
    [deck] Cards in the deck: { $text }
   *[discards] Cards in the discard pile: { $text }
}

## What is going on

fowlplay-now = { $phase ->
    [target] { $n ->
        [one] { $name } is choosing a target card.
       *[other] { $name } are choosing their target cards.
    }
    [den] { $name } is choosing a fox and a space in the den.
    [play] Round { $round }: { $n ->
        [one] { $name } is choosing a card.
       *[other] { $name } are choosing their cards.
    }
    [birds] Round { $round }: { $name } is moving birds, { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
    [foxes] Round { $round }: { $name } is moving their fox, { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
   *[draw] Round { $round }: the discard pile is shuffled into a new deck.
}
fowlplay-win = { $n ->
    [one] { $names } wins
   *[other] { $names } share the win
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fowlplay-fox-at = { $fox } ({ $name }) on { $hex }
fowlplay-foxes = The foxes: { $foxes }.
fowlplay-order = Played, lowest card first: { $cards }.
fowlplay-in-yard = In the farmyard: { $birds }.
fowlplay-has-caught = { $name } has caught { $birds }.
fowlplay-ended = { $by ->
    [birds] The end: { $birds ->
        [0] no birds are left.
        [one] only { $birds } bird is left.
       *[other] only { $birds } birds are left.
    }
   *[turns] The end: the last turn card has been flipped.
}
fowlplay-birds-left = { $birds ->
    [one] { $birds } bird is left
   *[other] { $birds } birds are left
}. A round that ends with { $last } or fewer is the last.
fowlplay-turn-cards = { $now ->
    [captured] A bird was caught this round, so no turn card is flipped.
    [first] In round 1 no turn card is flipped.
    [last] If no bird is caught this round, the last turn card is flipped and the game ends.
   *[quiet] If no bird is caught this round, turn card { $next } of { $all } is flipped. The last one ends the game.
}
fowlplay-points-now = Points for caught birds so far: { $points }.

## What you may know and do

fowlplay-you = You play { $fox }, on { $hex }.
fowlplay-your-target = Your target: { $card }.
fowlplay-your-card = Face down in front of you: { $card }.
fowlplay-your-hand = Your hand: { $cards }.
fowlplay-estimate = If the game ended now, you’d have { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $caught } for caught birds, { $survivors } for survivors.
fowlplay-target-caught = Your target, { $bird }, has been caught.
fowlplay-target-danger = Your target, { $bird }, is on { $hex }, within reach of { $names }.
fowlplay-target-safe = Your target, { $bird }, is on { $hex }, { $steps ->
    [0] and there are no foxes about yet.
    [one] out of reach of the other foxes; the nearest fox is { $steps } step away.
   *[other] out of reach of the other foxes; the nearest fox is { $steps } steps away.
}
fowlplay-mark = { $mark ->
    [wanted] your target
   *[in-reach] within reach of your fox
}
fowlplay-fear-rule = Birds fear foxes: no bird moves closer than 3 steps to a fox, and one that’s already closer won’t come any nearer.
fowlplay-on-tunnel = { $must ->
    [true] Your fox is on the tunnel in the middle, where it can’t stay in round 1.
   *[false] Your fox is on a tunnel entrance: one step takes it to any other.
}
fowlplay-prey = { $bird } on { $hex } ({ $points })
fowlplay-in-reach = { $n ->
    [0] No bird is within reach of your fox.
   *[other] Within reach of your fox, with what each catch adds to your score: { $birds }.
}
fowlplay-ask = { $phase ->
    [target] Choose one of your four cards as your target. No one else sees it until the end.
    [den] Choose a fox, and a free space around the middle for it.
    [play] Choose a card to play. The lowest number goes first.
    [change] You’ve chosen. Until everyone has, you can still tap another card (our ruling).
    [birds] Move birds that match your card ({ $bird }) in type, colour or shape: { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
    [leave] Move your fox on: in round 1 it can’t stay on the tunnel in the middle.
   *[foxes] Move your fox: { $steps ->
        [one] { $steps } step left.
       *[other] { $steps } steps left.
    }
}
fowlplay-to = to { $hex }
fowlplay-go = { $way ->
    [tunnel] Through the tunnel to { $hex }
    [entrance] Go to { $hex }, a tunnel entrance
   *[step] Go to { $hex }
}
fowlplay-catch = Catch { $bird } on { $hex } ({ $points } for you)
fowlplay-journey = { $step }, in { $steps } steps
fowlplay-stop = { $moved ->
    [true] Done
   *[false] { $phase ->
        [birds] Don’t move any birds
       *[foxes] Stay here
    }
}

## What was done

fowlplay-told-target = { $name } has chosen a target card
fowlplay-told-card = { $name } has chosen a card
fowlplay-told-cards = The cards are revealed: { $cards }
fowlplay-told-turn-card = No bird was caught: turn card { $n } of { $all }
fowlplay-heading = { $round ->
    [0] Before round 1
   *[other] Round { $round }
}
fowlplay-told-all = { $phase ->
    [target] Everyone has chosen a target
   *[play] Everyone has chosen a card
}
fowlplay-told-den = { $name } takes { $fox } and starts on { $hex }
fowlplay-told-bird = { $name } moves { $bird } to { $hex }
fowlplay-told-no-birds = { $name } is done with the birds
fowlplay-told-fox = { $tunnel ->
    [true] { $fox } ({ $name }) goes through the tunnel to { $hex }
   *[false] { $fox } ({ $name }) goes to { $hex }
}
fowlplay-told-catch = { $fox } ({ $name }) catches { $bird } on { $hex }
fowlplay-told-stays = { $fox } ({ $name }) stays put

## The score sheet

fowlplay-sheet = The score sheet
fowlplay-own-sheet = Your score if the game ended now
fowlplay-row-most = { $feature ->
    [circle] Most circles
    [hexagon] Most hexagons
    [square] Most squares
    [black] Most black birds
    [brown] Most brown birds
   *[white] Most white birds
}
fowlplay-row-sets = Sets of four types
fowlplay-row-caught = Subtotal 1: caught
fowlplay-row-target = Target card
fowlplay-row-alive = { $feature ->
    [circle] Surviving circles
    [hexagon] Surviving hexagons
    [square] Surviving squares
    [black] Surviving black birds
    [brown] Surviving brown birds
    [white] Surviving white birds
    [chicken] Surviving chickens
    [duck] Surviving ducks
    [goose] Surviving geese
   *[turkey] Surviving turkeys
}
fowlplay-row-saved = Target bird saved
fowlplay-row-survivors = Subtotal 2: survivors
fowlplay-row-total = Total
fowlplay-row-place = Place
fowlplay-why-none = No one has caught any.
fowlplay-why-fewer = { $birds }; { $names } caught the most: { $most }.
fowlplay-why-tied = { $birds }, as many as { $names }: each scores in full. { $points ->
    [one] { $points } type among them: { $points } point.
   *[other] { $points } types among them: { $points } points.
}
fowlplay-why-most = { $birds }, more than anyone else. { $points ->
    [one] { $points } type among them: { $points } point.
   *[other] { $points } types among them: { $points } points.
}
fowlplay-why-sets = { $birds }: { $sets ->
    [0] no complete set.
    [one] { $sets } complete set, { $points } points.
   *[other] { $sets } complete sets, { $points } points.
}
fowlplay-why-alive = { $birds } still in the farmyard, matching the target: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
fowlplay-why-saved = The target bird itself, { $bird }, is still in the farmyard: 1 point.
fowlplay-why-lost = The target bird, { $bird }, was caught by { $name }.
fowlplay-why-place = { $by ->
    [points] By points.
    [target] Tied on points: the player whose target bird survived ranks higher.
    [fewer] Tied on points and target bird: the player who caught fewer birds ranks higher ({ $n } caught).
   *[shared] Tied on points, target bird and birds caught ({ $n }): the place is shared.
}

## Before the game

fowlplay-pitch = You’re a fox among thirty-six birds. Eat a varied diet, but keep alive the birds that look like your secret target.
fowlplay-option-first = { $value ->
    [name] Who places a fox first?
    [drawn] At random
    [first-seat] Seat 1 (last to eat poultry)
    [second-seat] Seat 2 (last to eat poultry)
    [third-seat] Seat 3 (last to eat poultry)
   *[fourth-seat] Seat 4 (last to eat poultry)
}
fowlplay-will-be-first = places a fox first

## The bots

fowlplay-bot-cub = The Cub: chases whatever flutters, and sometimes eats its own target.
fowlplay-bot-aesop = Aesop’s fox: takes the best bird within reach and doesn’t think much further.
fowlplay-bot-reynard = Reynard the trickster: eats what pays, drives off what you wanted, and keeps an eye on the last rounds.
fowlplay-bot-kitsune = The Kitsune, a thousand-year-old fox: has seen every farmyard, and looks rounds ahead.

## The first game

fowlplay-lesson-target = You’re a fox with a secret. One card becomes your target: birds that look like it score for you as long as they’re alive. Take the brown goose.
fowlplay-lesson-den = Choose your fox: tap the orange one, then the circled space in the den.
fowlplay-lesson-card = Every round, everyone plays a card in secret. The lowest number goes first. (Our ruling: you can change your mind until everyone has chosen.) Play the 7.
fowlplay-lesson-goose = The 7 is the black hexagon goose: it moves geese, black birds and hexagons, three steps in all. Foxes can pop out of the tunnel next to your target. Tap that bird, then the circled space.
fowlplay-lesson-further = Still too close. One more step in the same direction.
fowlplay-lesson-enough = That’s safe enough. You have a step left, but you don’t have to use it: tap the circled button.
fowlplay-lesson-hole = Now the foxes run, two steps each. First step: into the hole in the middle. It’s a tunnel.
fowlplay-lesson-tunnel = All tunnels are connected. A single step takes you from any hole to any other: off to the ducks!
fowlplay-lesson-again = The next round, and a new card. Play the 5.
fowlplay-lesson-fear = Birds fear foxes and come no closer than three steps. But this duck was here before you popped up! Leave the birds alone: tap the circled button.
fowlplay-lesson-catch = Run onto the duck to catch it. It has nothing in common with your target, so it costs you nothing.
fowlplay-lesson-caught = At the end, you score points for catching the most birds of a colour or shape, and four points for each set of all four types. So eat a bit of everything.
fowlplay-lesson-alive = And every bird still alive gives you a point for each thing it shares with your target: type, colour, shape. So spare those that look like it!
fowlplay-lesson-end = And so on, until only eight birds are left or too many rounds pass without a catch. Ready for a real hunt?

## At the real table

fowlplay-score-intro = Enter who caught which birds, and everyone’s target. The sheet fills itself in, and you can see where every point comes from.
fowlplay-score-caught = Who caught which birds?
fowlplay-score-caught-how = Choose a player, then tap the birds in front of them.
fowlplay-score-targets = Everyone’s target
fowlplay-score-targets-how = Which bird is on the card they set aside at the start?
fowlplay-kind = { $kind ->
    [chicken] Chickens
    [duck] Ducks
    [goose] Geese
   *[turkey] Turkeys
}
fowlplay-caught-twice = { $bird } can only be caught once, but here { $names } have it.
fowlplay-target-twice = { $names } can’t have the same target: there’s only one card with { $bird }.
fowlplay-missing-birds = No birds have been entered yet.
fowlplay-missing-targets = Targets still missing: { $names }.

## What can be printed

print-fowlplay-sheets = Score sheets

## Fowl Play! on one page

print-fowlplay-aim = You’re a fox in a farmyard. Eat a varied diet, but keep alive the birds that look like your secret target.
print-fowlplay-ready = The nine birds of each type fill one corner of the farmyard, in any arrangement. Three or four players use turn cards 1 to 3, two players all six. Everyone takes a fox and sets it on a free space around the middle of the den. The player who last ate poultry starts.
print-fowlplay-target = Everyone is dealt four cards and sets one aside, face down: the target. The other three are their hand.
print-fowlplay-cards = Everyone plays a card face down; then all are revealed. The lowest number acts first, once through for the birds and once through for the foxes. Our ruling: until everyone has chosen, you can still change your card (and, at the start, your target).
print-fowlplay-birds = Birds: you have three steps for birds that match your card in type, colour or shape. A bird steps onto a free space next to it, never onto a tunnel entrance.
print-fowlplay-fear = Birds fear foxes: one that’s 3 or more steps from every fox stays that far away, and one that’s 2 steps away can’t move next to a fox.
print-fowlplay-foxes = Foxes: your fox takes up to two steps, each to a space next to it or from one tunnel entrance to any other. Stepping onto a bird catches it and ends the move. In round 1, no fox can end its move on the middle space.
print-fowlplay-draw = If no one caught a bird, flip the next turn card, except after round 1. Everyone draws a card.
print-fowlplay-end = The game ends after a round with 8 birds or fewer left, or when the last turn card is flipped.
print-fowlplay-majorities = For each of circle, hexagon, square, black, brown and white: the player who caught the most birds of that kind scores a point for each type among them. In a tie, each tied player scores in full.
print-fowlplay-sets = 4 points for each set of chicken, duck, goose and turkey that you caught.
print-fowlplay-survivors = Reveal the targets: 1 point for every feature that each bird left in the farmyard shares with your target, and 1 more if the target bird itself is alive.
print-fowlplay-win = The player with the most points wins. In a tie: the one whose target bird is alive, then the one who caught fewer birds.

## The score, before the first move

fowlplay-primer-two = Two things count
fowlplay-primer-two-how = At the end you score for what your fox has caught, and for what’s still alive.
fowlplay-primer-most = Most of a kind
fowlplay-primer-most-how = Three colours, three shapes: for each one, the player who has caught the most birds gets a point for every type among them. In a tie, each tied player scores in full.
fowlplay-primer-most-example = Four brown birds (three chickens and a duck): two types, 2 points.
fowlplay-primer-sets = Sets
fowlplay-primer-sets-how = A chicken, a duck, a goose and a turkey make a set: 4 points, whatever they look like.
fowlplay-primer-alive = Survivors
fowlplay-primer-alive-how = Every bird still alive gives you a point for each thing it shares with your secret target: type, colour, shape.
fowlplay-primer-alive-example = Target: the brown hexagon chicken. The white hexagon goose gives 1, the brown circle chicken 2.
fowlplay-primer-target = Your target
fowlplay-primer-target-how = If it’s alive, the target bird itself gives you 3, plus 1 more. So eat a bit of everything, and spare what looks like your target.

## Tips for one’s first games

fowlplay-tip-target = A target at the edge of its flock and near a tunnel is in danger; one in the middle can hardly get away. Check where your four birds are before you choose.
fowlplay-tip-keep = Keep a card in hand that shares something with your target: you might need it to lead that bird out of danger.
fowlplay-tip-high = To rescue birds, play a high number: the others have moved by then, and you can see what’s still in danger.
fowlplay-tip-low = If others want the same tunnel, play a low number: the first fox there blocks it.
fowlplay-tip-shield = Other birds can stand between the foxes and your target. But don’t let on which bird you care about.
fowlplay-tip-pull = Is your fox on a tunnel entrance? Play low and bring a bird next to another entrance: birds don’t notice a fox through a tunnel, and you’re the first to jump out.
fowlplay-tip-spare = Not every catch is a gain: a bird that shares two features with your target is worth 2 points alive.
fowlplay-tip-majority = Collect colours and shapes that your target doesn’t have. Collecting its own costs you survivors.
fowlplay-tip-bluff = If you never catch anything like your target, everyone can guess it. Take one such bird now and then.
fowlplay-tip-variety = Variety beats quantity: one bird of each type is worth more than many of one type.

## Looking back

fowlplay-review-column = { $of ->
    [bird] Bird
    [own] For the hunter
   *[others] For the others
 }
fowlplay-review-catches = What each catch was worth
fowlplay-review-catches-how = Compared with the same ending with this bird alive: majorities, sets and survivors all counted (FP-19 to FP-21).
fowlplay-review-saved = What each surviving bird was worth
fowlplay-review-saved-how = A point for each feature shared with the target, and one more for the target itself (FP-21).
fowlplay-review-cost = { $bird }: alive, it was worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 } to its hunter (FP-21).
fowlplay-review-missed = { $bird } was within reach (FP-15).

## My games

fowlplay-stat-title = { $by ->
    [source] Where your points come from
   *[players] By number of players
 }
fowlplay-stat-by = { $by ->
    [source] Source
   *[players] Players
 }
fowlplay-stat-source = { $source ->
   *[shapes] Majorities: shapes
    [colours] Majorities: colours
    [sets] Sets of four types
    [survivors] Survivors like your target
    [target] Target bird alive
    [total] Total
 }
fowlplay-stat-birds = Birds caught per game: { $birds }.

## Today

fowlplay-daily-ask = One round: move the birds, then your fox. If you leave the birds alone, you’ll have { $idle ->
    [one] { $idle } point
   *[other] { $idle } points
 }. How many can you get?
fowlplay-daily = You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
 }; the most you could be sure of was { $best }.
fowlplay-daily-answer = You can be sure of { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, whatever the other fox does.
