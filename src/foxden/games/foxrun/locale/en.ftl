## Why not?

foxrun-no-move = “{ $text }” is not a move of this game.
foxrun-not-your-turn = It is { $character }’s turn.
foxrun-must-step = The pawn can step, so it must.
foxrun-step-first = First the pawn steps.
foxrun-arrow-first = First choose which arrow to follow.
foxrun-moved-already = The pawn has moved already; only its ability is left.
foxrun-too-far = { $space } is not one step away.
foxrun-guarded = Zev stands next to Scarlett, so Indigo cannot reach her.
foxrun-occupied = { $space } is occupied.
foxrun-no-such-arrow = The tile shows no such arrow.
foxrun-only-puffer = Only Puffer turns tiles.
foxrun-only-scarlett = Only Scarlett swaps tiles.
foxrun-only-zev = Only Zev turns tiles over.
foxrun-start-tile = { $space } holds a start tile, which has no arrows to turn.
foxrun-not-adjacent = { $space } is not adjacent.
foxrun-face-down = The tile on { $space } is face down.
foxrun-face-up = The tile on { $space } is face up already.
foxrun-tile-occupied = Somebody stands on { $space }.

## What a setup may be

foxrun-setup-spaces = The 22 arrow tiles lie on all the spaces without a start tile, and nowhere else.
foxrun-setup-arrows = A tile shows one or two arrows, written with the letters u, r, d, l in that order.
foxrun-setup-mix = These are not the tiles in the box.
foxrun-setup-roles = Each of the four characters has one player, and two characters of one player are of one faction.
