## Why not?

fowlplay-no-move = “{ $text }” is not a move of this game.
fowlplay-reshuffle-first = First the discard pile is shuffled into a new deck.
fowlplay-target-first = First choose one of your four cards as your target.
fowlplay-target-final = You have chosen your target; it stays.
fowlplay-target-stays = That card is your target, and stays where it is until the end.
fowlplay-not-in-hand = Card { $card } is not in your hand.
fowlplay-not-your-den = Player { $player } places a fox now.
fowlplay-den-first = First choose a fox and its space in the den.
fowlplay-den-final = The foxes have their colours and have left the den.
fowlplay-colour-taken = Another player has that fox already.
fowlplay-den-taken = Another fox sits on { $hex }.
fowlplay-card-first = First choose a card to play.
fowlplay-card-final = You have chosen your card for this round; it stays.
fowlplay-not-your-turn = It is player { $player }’s turn.
fowlplay-birds-now = Birds move now; foxes move when everyone has moved birds.
fowlplay-foxes-now = Only foxes move now.
fowlplay-bird-caught = Bird { $bird } is not in the yard: a fox caught it.
fowlplay-nothing-shared = Bird { $bird } has neither type nor colour nor shape in common with your card { $card }.
fowlplay-bird-too-far = { $hex } is not one step away from bird { $bird }.
fowlplay-bird-there = A bird is on { $hex }.
fowlplay-fox-there = A fox is on { $hex }.
fowlplay-tunnel = { $hex } is a tunnel entrance: birds keep off.
fowlplay-fear = Bird { $bird } fears foxes: the nearest is { $before ->
    [one] 1 step
   *[other] { $before } steps
} away now, and would be { $after } away there.
fowlplay-fox-here = Your fox is on { $hex } already.
fowlplay-fox-too-far = { $hex } is not one step away from your fox.
fowlplay-no-tunnel = { $hex } is neither one step away nor a tunnel entrance.
fowlplay-must-leave = In the first round no fox stops on the tunnel in the centre: step on.
fowlplay-no-end-there = In the first round no fox’s move may end on the tunnel in the centre.

## Chance

fowlplay-no-reshuffle-now = No card is needed now that the deck cannot give.
fowlplay-reshuffle-discards = The new deck is made of exactly the cards of the discard pile.

## What a setup may be

fowlplay-setup-parts = A setup says where the birds are, which cards are in hands and deck, and who is first.
fowlplay-setup-birds = Each of the 36 birds has its place.
fowlplay-setup-hexes = Each bird is on a hex of the farmyard.
fowlplay-setup-flocks = The nine birds of each type fill the nine spaces of one corner.
fowlplay-setup-hands = Everyone is dealt four cards; the others are the deck.
fowlplay-setup-cards = Each of the 36 cards is in one hand or in the deck, once.
fowlplay-setup-first = The player who places the first fox is one of those at the table.
