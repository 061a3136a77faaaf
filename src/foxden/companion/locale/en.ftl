## What can be printed

print-foot = Foxden · an unofficial fan project; the game and its name belong to its author and publisher
print-foxy-boards = Boards
print-foxy-tracks = Animal tracks
print-fowlplay-sheets = Score sheets
print-foxrun-cards = Character cards
print-summary = The game on one page
print-unknown = There’s nothing called that to print. Choose from: { $known }.
print-how = Paper: { $papers }. Copies: 1 to { $most }.
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

## Fox on the Run on one page

print-foxrun-aim = Foxes against Guardians: Indigo wants to reach Scarlett, who’s held captive; Zev the wolf wants to catch Indigo, or to run down the clock.
print-foxrun-ready = Lay the 22 direction tiles face down and the 3 start tiles face up in a 5-by-5 square. Scarlett and Indigo start in opposite corners, Zev and Puffer together on the start tile diagonally next to Scarlett.
print-foxrun-characters = Deal the characters at random. With three players, the one who is alone on a side plays both its characters; with two, each plays a side. Turns: Indigo, Puffer, Scarlett, Zev, and so on.
print-foxrun-step = Take one step up, right, down or left, whatever the tile you’re on shows. If you can, you must. Onto a face-down tile: flip it, and your move ends. Onto a start tile: your whole turn ends, and you can’t use your ability.
print-foxrun-arrows = Onto a face-up direction tile: follow its arrow, and so on from tile to tile. If there are two arrows, choose one.
print-foxrun-once = A tile’s arrows work once per turn. An arrow that leads off the board or onto a space you can’t enter ends the move.
print-foxrun-enter = No one can enter an occupied space, except that Indigo can enter Scarlett’s unless Zev is next to her, Zev can enter Indigo’s, and Zev and Puffer can share one.
print-foxrun-indigo = Indigo can take his first step diagonally.
print-foxrun-puffer = After moving, Puffer can rotate an empty face-up direction tile next to him by 90° or 180°.
print-foxrun-scarlett = After moving, Scarlett can swap two empty face-up tiles next to her, without rotating them.
print-foxrun-zev = After moving, Zev can flip a face-down tile next to him.
print-foxrun-foxes = The Foxes win at once when Indigo enters Scarlett’s space while Zev isn’t next to her.
print-foxrun-guardians = The Guardians win at once when Zev enters Indigo’s space, or when the last tile is flipped.
print-foxrun-quiet = Our ruling: they also win after 80 turns in a row without a tile being flipped.
print-foxrun-card-indigo = Indigo, the fox
print-foxrun-card-puffer = Puffer, the badger
print-foxrun-card-scarlett = Scarlett, the captive
print-foxrun-card-zev = Zev, the wolf
print-foxrun-card-move = One step, then wherever the arrows lead. On a face-down tile the move ends; on a start tile the whole turn does.
