## Why not?

foxrun-no-move = “{ $text }” is not a move of this game.
foxrun-not-your-turn = It is { $character }’s turn ({ $player }).
foxrun-must-step = The pawn can step, so it must.
foxrun-step-first = First the pawn steps.
foxrun-arrow-first = First choose which arrow to follow.
foxrun-moved-already = The pawn has moved already; only its ability is left.
foxrun-too-far = { $space } is not one step away.
foxrun-guarded = Zev stands next to Scarlett, so Indigo cannot reach her.
foxrun-occupied = { $character } stands on { $space }.
foxrun-no-such-arrow = The tile shows no such arrow.
foxrun-only-puffer = Only Puffer turns tiles.
foxrun-only-scarlett = Only Scarlett swaps tiles.
foxrun-only-zev = Only Zev turns tiles over.
foxrun-start-tile = { $space } holds a start tile, which has no arrows to turn.
foxrun-not-adjacent = { $space } is not adjacent.
foxrun-face-down = The tile on { $space } is face down.
foxrun-face-up = The tile on { $space } is face up already.
foxrun-can-go = { $character } can go to { $spaces }.
foxrun-can-touch = Possible now: { $spaces }.
foxrun-tile-occupied = { $character } stands on { $space }.

## What a setup may be

foxrun-setup-spaces = The 22 arrow tiles lie on all the spaces without a start tile, and nowhere else.
foxrun-setup-arrows = A tile shows one or more arrows, written with the letters u, r, d, l in that order.
foxrun-setup-mix = These are not the tiles in the box.
foxrun-setup-roles = Each of the four characters has one player, and two characters of one player are of one faction.
foxrun-setup-sides = The characters go to the seats in the order that was chosen.

## The contents of a box

foxrun-data-tile = “{ $tile }” is not a tile: write its arrows with the letters u, r, d, l in that order.
foxrun-data-tiles = { $n ->
    [one] There is one arrow tile; the box holds 22.
   *[other] There are { $n } arrow tiles; the box holds 22.
}
foxrun-data-space = “{ $space }” is not a space; they run from a1 to e5.
foxrun-data-starts = Indigo, Scarlett, and Zev with Puffer start on three different spaces.
foxrun-data-order = Each of the four characters has one turn in the order.

## A box of one’s own

foxrun-box-intro = What the rulebook’s pictures show had to be reconstructed. Does your box differ? Correct it here.
foxrun-box-tiles = Arrow tiles
foxrun-box-tiles-how = How many of each are in the box? There are 22 in all.
foxrun-box-starts = Start tiles
foxrun-box-starts-how = Where do the pawns start? Zev and Puffer share a tile.
foxrun-box-pair = Zev and Puffer
foxrun-box-order = Order of turns
foxrun-box-order-how = Who comes after whom? Tap two to swap them.

## What is there

foxrun-forest = The forest
foxrun-tile = { $tile ->
    [down] face-down tile
    [start] start tile
    [u] arrow up
    [r] arrow right
    [d] arrow down
    [l] arrow left
    [ur] arrows up and right
    [rd] arrows right and down
    [dl] arrows down and left
    [ul] arrows up and left
    [ud] arrows up and down
    [urd] arrows up, right and down
    [url] arrows up, left and right
    [udl] arrows up, down and left
    [rdl] arrows right, down and left
    [urdl] arrows in all four directions
   *[rl] arrows left and right
}
foxrun-pawn = { $character ->
    [Zev] Zev the wolf
    [Puffer] Puffer the badger
   *[other] { $character } the fox
}, { $player }

## What is going on

foxrun-now = { $phase ->
    [step] { $character } ({ $player }) is to move.
    [arrow] { $character } ({ $player }) chooses an arrow to follow.
    [turn] { $character } ({ $player }) may turn a tile.
    [swap] { $character } ({ $player }) may swap two tiles.
   *[reveal] { $character } ({ $player }) may turn a tile over.
}
foxrun-over = { $by ->
    [freed] Indigo has freed Scarlett: the Foxes win.
    [caught] Zev has caught Indigo: the Guardians win.
    [foxes-resigned] The Foxes have given up: the Guardians win.
    [guardians-resigned] The Guardians have given up: the Foxes win.
    [all-revealed] Every tile has been turned over: the Guardians win.
   *[time] No tile has been turned over for too long: by our ruling the Guardians win.
}
foxrun-at = { $character } on { $space }
foxrun-pawns = The pawns: { $pawns }.
foxrun-face-up-tiles = Face up: { $tiles }.
foxrun-tiles-left = { $left ->
    [one] One tile is still face down: whoever turns it over makes the Guardians win.
   *[other] { $left } tiles are still face down. When the last one is turned over, the Guardians win.
}
foxrun-guard = { $guarded ->
    [true] Zev is next to Scarlett: Indigo cannot free her.
   *[false] Zev is not next to Scarlett: Indigo can free her.
}
foxrun-quiet = No tile has been turned over for { $turns } turns. Our ruling: after { $most } the Guardians win.
foxrun-score-quiet = No tile has been turned over for { $turns } turns, and the rulebook sets no limit. Our ruling: after { $most } the Guardians win. It’s up to your table.
foxrun-score-early = By our ruling time is out after { $most } turns in a row without a tile being turned over. So far there are { $turns }.

## What you may do

foxrun-ability = { $character ->
    [Indigo] May take his first step diagonally.
    [Puffer] After moving, may turn an empty face-up arrow tile next to him.
    [Scarlett] After moving, may swap two empty face-up tiles next to her.
   *[Zev] After moving, may turn over a face-down tile next to him.
}
foxrun-goal = { $side ->
    [foxes] You win when Indigo reaches Scarlett while Zev is not next to her.
   *[guardians] You win when Zev reaches Indigo, or when the last tile is turned over.
}
foxrun-you = You play { $characters }, { $side ->
    [foxes] for the Foxes
   *[guardians] for the Guardians
}.
foxrun-ask = { $phase ->
    [step] Move { $character } { $character ->
        [Indigo] one step, straight or diagonally
       *[other] one step
    }.
    [stay] { $character } cannot go anywhere and stays.
    [arrow] Which arrow does { $character } follow?
    [turn] Turn a tile next to Puffer, or end your turn.
    [swap] Swap two tiles next to Scarlett, or end your turn.
   *[reveal] Turn over a tile next to Zev, or end your turn.
}
foxrun-step = Step to { $space }
foxrun-arrow = { $arrow ->
    [u] Follow the arrow up
    [r] Follow the arrow right
    [d] Follow the arrow down
   *[l] Follow the arrow left
}
foxrun-then = { $then ->
    [nowhere] it leads nowhere, the move ends
    [free] Scarlett is free
    [catch] Indigo is caught
    [over] the tile is turned over
    [arrow] an arrow is to be chosen there
    [far] on to { $end }
    [far-over] on to { $end }, where the tile is turned over
   *[far-arrow] on to { $end }, where an arrow is to be chosen
}
foxrun-reveal = Turn over the tile on { $space }
foxrun-degrees = { $degrees ->
    [90] A quarter turn to the right
    [180] A half turn
   *[270] A quarter turn to the left
}
foxrun-turn = { $degrees ->
    [90] Turn the tile on { $space } by 90° to the right
    [180] Turn the tile on { $space } by 180°
   *[270] Turn the tile on { $space } by 90° to the left
}
foxrun-swap = Swap the tiles on { $first } and { $second }
foxrun-stay = Stay here
foxrun-pass = Done

## What was done

foxrun-told-step = { $character } ({ $player }) steps to { $space }
foxrun-told-arrow = { $character } ({ $player }) follows the arrow { $arrow ->
    [u] up
    [r] right
    [d] down
   *[l] left
}
foxrun-told-stay = { $character } ({ $player }) cannot go anywhere
foxrun-told-pass = { $character } ({ $player }) ends the turn
foxrun-told-reveal = { $character } ({ $player }) turns over the tile on { $space }
foxrun-told-turn = { $character } ({ $player }) turns the tile on { $space } { $degrees ->
    [90] by 90° to the right
    [180] by 180°
   *[270] by 90° to the left
}
foxrun-told-swap = { $character } ({ $player }) swaps the tiles on { $first } and { $second }

## How it ended

foxrun-sheet = The end
foxrun-row-characters = Characters
foxrun-row-side = Side
foxrun-row-result = Result
foxrun-side = { $side ->
    [foxes] Foxes
   *[guardians] Guardians
}
foxrun-result = { $won ->
    [true] Won
   *[false] Lost
}

## Before the game

foxrun-pitch = Indigo wants to free Scarlett; two guardians want to stop him. Every tile of the forest carries you on, and can be turned, swapped and turned over.
foxrun-option-sides = { $value ->
    [name] Who plays whom?
    [drawn] Chance decides
    [foxes-first] By seats, the Foxes first: Indigo, Scarlett, Zev, Puffer
   *[guardians-first] By seats, the Guardians first: Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] What ends on a start tile?
    [turn] The whole turn
   *[move] Only the movement: the ability may follow
}
foxrun-will-play = { $second ->
    [none] plays { $first }
   *[other] plays { $first } and { $second }
}

## The bots

foxrun-bot-cub = The Cub: runs where the arrows carry it, and now and then into the wolf.
foxrun-bot-aesop = The fox of the fable: sees what one move brings, and misses nothing that lies in reach.
foxrun-bot-reynard = Reynard the trickster: thinks of your answer, and of the turn after it.
foxrun-bot-kitsune = The Kitsune, a fox a thousand years old: knows the forest, even the tiles that lie face down, by their odds.

## The first game

foxrun-lesson-foxes = You play the two foxes. Indigo is free, Scarlett is a prisoner in the far corner. Bring Indigo to her!
foxrun-lesson-wolf = Zev the wolf guards her. While he stands next to her, Indigo cannot free her. And if Zev reaches Indigo, the foxes have lost.
foxrun-lesson-step = Your turn. Indigo goes one step, and he alone may also go diagonally. Touch the ringed tile.
foxrun-lesson-over = The tile was face down: you turn it over, and your move ends there. Now Puffer the badger goes, Zev’s friend.
foxrun-lesson-scarlett = You play Scarlett, too. Let her go one step to the ringed tile.
foxrun-lesson-zev = Zev stays close to her, and with his ability he has turned over one more tile. Mind the time: when the last tile is turned over, the guardians win.
foxrun-lesson-closer = Indigo again: one step closer, diagonally.
foxrun-lesson-puffer = That was Puffer’s ability: he has turned this tile, and now its arrow points elsewhere.
foxrun-lesson-away = Scarlett again: let her go to the ringed tile. Her ability comes right after.
foxrun-lesson-start-tile = Zev looks for Scarlett in her old place, but that is a start tile: his whole turn ends there, without an ability. And he is no longer next to her. Now or never!
foxrun-lesson-home = Scarlett goes back to the start tile. Her ability comes right after.
foxrun-lesson-swap = Scarlett swaps two face-up tiles next to her. Touch the two ringed ones, one after the other.
foxrun-lesson-alone = Zev has gone hunting, and is no longer next to Scarlett. Now or never!
foxrun-lesson-chain = A face-up arrow carries you on, and the next one too. Step onto the ringed tile and see where they take you!
foxrun-lesson-freed = Scarlett is free: the foxes win! In a real game Zev and Puffer do not look away. Shall we?

## At the real table

foxrun-score-intro = Deal the characters, and let the phone remember whose turn it is, which tiles are turned over, and how many turns have passed without one.
foxrun-score-deal = Deal the characters
foxrun-score-deal-how = At random or as chosen, as the rules have it for so many players. A new game begins.
foxrun-score-next = The turn is over
foxrun-score-back = One turn back
foxrun-score-tiles = Which tiles are turned over?
foxrun-score-tiles-how = Tap a tile when it is turned over. Row 1 is at the bottom, column a on the left.
foxrun-score-end = How did it end?
foxrun-score-not-over = It goes on.
foxrun-score-roles = Who plays whom
foxrun-score-turn = Turn { $turn }
foxrun-tile-up = turned over
foxrun-missing-characters = The characters have not been dealt yet.
foxrun-can = { $character ->
    [Indigo] One step, straight or diagonally; then wherever arrows lead. Indigo wins on Scarlett’s space, if Zev is not next to her.
    [Puffer] One step, then wherever arrows lead. Afterwards Puffer may turn an empty, face-up arrow tile next to him by 90° or 180°.
    [Scarlett] One step, then wherever arrows lead. Afterwards Scarlett may swap two empty, face-up tiles next to her.
   *[Zev] One step, then wherever arrows lead. Zev wins on Indigo’s space. Afterwards he may turn over a face-down tile next to him.
}

## Looking back

foxrun-review-won = { $by ->
    [freed] That frees Scarlett at once (FR-18).
    [caught] That catches Indigo at once (FR-19).
   *[other] That wins at once (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] After this, Zev catches Indigo on his next turn, whatever anybody does (FR-19).
   *[freed] After this, Indigo reaches Scarlett on his next turn, whatever anybody does (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] With that, the foxes win within three turns of theirs, whatever lies face down (FR-18).
   *[guardians] With that, the guardians win within three turns of theirs, whatever lies face down (FR-19).
 }
foxrun-review-unguarded = Zev left Scarlett’s side, so Indigo can enter her space (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [one] Every tile that is flipped helps the guardians, and only { $left } is left (FR-19).
   *[other] Every tile that is flipped helps the guardians, and only { $left } are left (FR-19).
 }
foxrun-problem = Free Scarlett in { $turns } turns of the foxes, whatever lies face down.
