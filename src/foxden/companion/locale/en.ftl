## What can be printed

print-foot = Foxden · an unofficial fan project; the game and its name belong to its author and publisher
print-foxy-boards = Boards
print-foxy-tracks = Animal tracks
print-fowlplay-sheets = Score sheets
print-foxrun-cards = Character cards
print-summary = The game on one page
print-unknown = There is nothing of that name to print (there are: { $known }).
print-how = Paper can be { $papers }, and there can be 1 to { $most } copies.
print-name = Name
print-tracks-how = Turn the pile over and tick an animal’s next box each time a card shows it.

## Headings of a summary

print-aim = The aim
print-ready = Getting ready
print-turn = A turn
print-round = A round
print-count = The count
print-end = The end
print-variants = Variants
print-abilities = Abilities
print-winning = Winning

## Foxy on one page

print-foxy-aim = Twenty cards are shown one after the other, each hiding the last. Remember what you have seen, write how many there were, and have most points at the end.
print-foxy-ready = Shuffle the 48 animal cards, take 19 unseen, add the Fox and shuffle these 20. The other 29 stay out, unseen. Everyone has a board and a pen.
print-foxy-turn = Show the next card on top of the pile. Everyone secretly writes one number from 0 to 999 into the box of this turn. Nothing else may be noted, and covered cards may not be looked at.
print-foxy-aloud = Say the number of the turn aloud together, so that nobody skips a box.
print-foxy-exact = The right number: for each kind of animal on the card, how many of that kind all cards have shown so far, this one included; added up.
print-foxy-prudent = Not sure? Write a little less: too low still scores, too high doesn’t. But the closer you are, the more you get.
print-foxy-fox = The Fox asks how many different kinds of animal have been shown before it.
print-foxy-bet = Once in the game you may circle the number you are just writing: your bet that it is exactly right.
print-foxy-count = Turn the pile over and show the cards again in the same order, ticking the tracks. A number that is right or too low gives that many points. One that is too high gives none and is crossed out.
print-foxy-circled = The circled number gives double if it is exactly right, and nothing otherwise.
print-foxy-win = Most points win. In a tie: more points from the circled number, then fewer numbers crossed out.
print-foxy-variants = The Fox may ask instead how often the kind seen most often was seen; or how many cards before it showed just one animal; or count as a cat.
print-foxy-modes = Hard: only exactly right numbers score. Easy: in every turn the last to write tells their number to all.
print-foxy-solo = Alone: you win if your twenty numbers are off by no more than 5 altogether. Our ruling: there is no bet.

## Fowl Play! on one page

print-fowlplay-aim = You are a fox in a farmyard. Catch a varied diet, and keep alive the birds that resemble your secret target.
print-fowlplay-ready = The nine birds of each type fill one corner of the farmyard, in any arrangement. Three or four players use turn cards 1 to 3, two players all six. Everyone takes a fox and sets it on a free space around the middle of the den. Whoever last ate poultry begins.
print-fowlplay-target = Everyone is dealt four cards and lays one aside, face down: the target. The other three are the hand.
print-fowlplay-cards = Everyone plays a card face down; then all are turned up. The lowest number acts first, once through for the birds and once through for the foxes. Our ruling: until the last has chosen, you may still change your card, and at the beginning your target.
print-fowlplay-birds = Birds: you have three steps for birds that share type, colour or shape with your card. A bird steps onto a free hex next to it, never onto a tunnel entrance.
print-fowlplay-fear = Birds fear foxes: one that is 3 or more steps from every fox stays so, and one that is 2 steps away may not come next to a fox.
print-fowlplay-foxes = Foxes: your fox takes up to two steps, each to a hex next to it or from one tunnel entrance to any other. Stepping onto a bird catches it and ends the move. In round 1 no fox ends its move on the middle hex.
print-fowlplay-draw = If nobody caught a bird, the next turn card is turned over, except after round 1. Everyone draws a card.
print-fowlplay-end = The game ends after a round with 8 birds or fewer left, or when the last turn card is turned over.
print-fowlplay-majorities = For each of circle, hexagon, square, black, brown and white: who caught most birds of that kind scores as many points as there are types among them. In a tie all score in full.
print-fowlplay-sets = 4 points for each set of chicken, duck, goose and turkey that you caught.
print-fowlplay-survivors = Reveal the targets: 1 point for every feature that each bird left in the yard shares with your target, and 1 more if the target bird itself is alive.
print-fowlplay-win = Most points win. In a tie: whose target bird is alive, then who caught fewer birds.

## Fox on the Run on one page

print-foxrun-aim = Foxes against Guardians: Indigo wants to reach captive Scarlett; Zev the wolf wants to catch Indigo, or to win time.
print-foxrun-ready = Lay 22 arrow tiles face down and the 3 start tiles face up in a square of 5 by 5. Scarlett and Indigo start in opposite corners, Zev and Puffer together on the start tile diagonally next to Scarlett.
print-foxrun-characters = Deal the characters at random. With three, whoever is alone on a side plays both of it; with two, everyone plays a side. Turns: Indigo, Puffer, Scarlett, Zev, and so on.
print-foxrun-step = Take one step up, right, down or left, whatever the tile you stand on says. If you can, you must. Onto a face-down tile: turn it over, the move ends. Onto a start tile: your whole turn ends, without an ability.
print-foxrun-arrows = Onto a face-up arrow tile: go on along its arrow, and so from tile to tile. Of two arrows you choose one.
print-foxrun-once = The arrows of a tile work once a turn. An arrow that leads off the board or onto a closed space ends the move.
print-foxrun-enter = Nobody enters an occupied space, except Indigo Scarlett’s and Zev Indigo’s. Zev and Puffer may share one.
print-foxrun-indigo = Indigo may take his first step diagonally.
print-foxrun-puffer = Puffer, after moving, may turn an empty face-up arrow tile next to him by 90° or 180°.
print-foxrun-scarlett = Scarlett, after moving, may swap two empty face-up tiles next to her, without turning them.
print-foxrun-zev = Zev, after moving, may turn over a face-down tile next to him.
print-foxrun-foxes = The Foxes win at once when Indigo enters Scarlett’s space while Zev is not next to her.
print-foxrun-guardians = The Guardians win at once when Zev enters Indigo’s space, or when the last tile is turned over.
print-foxrun-quiet = Our ruling: they also win after 80 turns in a row without a tile being turned over.
print-foxrun-card-indigo = Indigo, the fox
print-foxrun-card-puffer = Puffer, the badger
print-foxrun-card-scarlett = Scarlett, the captive
print-foxrun-card-zev = Zev, the wolf
print-foxrun-card-move = One step, then wherever arrows lead. On a face-down tile the move ends; on a start tile the whole turn does.
