## Why not?

foxrun-no-move = “{ $text }” isn’t a move in this game.
foxrun-not-your-turn = It’s { $character }’s turn ({ $player }).
foxrun-must-step = The pawn can step, so it must.
foxrun-step-first = The pawn takes its step first.
foxrun-arrow-first = First choose which arrow to follow.
foxrun-moved-already = The pawn has already moved; only its ability is left.
foxrun-too-far = { $space } is more than one step away.
foxrun-guarded = Zev is next to Scarlett, so Indigo can’t reach her.
foxrun-occupied = { $character } is on { $space }.
foxrun-no-such-arrow = There’s no such arrow on this tile.
foxrun-only-puffer = Only Puffer rotates tiles.
foxrun-only-scarlett = Only Scarlett swaps tiles.
foxrun-only-zev = Only Zev’s ability flips tiles.
foxrun-start-tile = { $space } is a start tile, and it has no arrows to rotate.
foxrun-not-adjacent = { $space } isn’t next to the pawn.
foxrun-face-down = The tile on { $space } is face down.
foxrun-face-up = The tile on { $space } is already face up.
foxrun-can-go = { $character } can go to { $spaces }.
foxrun-can-touch = You can choose { $spaces }.

## What a setup may be

foxrun-setup-spaces = The 22 direction tiles cover every space that has no start tile, and no other.
foxrun-setup-arrows = A tile shows one or more arrows, written with the letters u, r, d, l in that order.
foxrun-setup-mix = These aren’t the tiles in the box.
foxrun-setup-roles = Each of the four characters has one player, and a player with two characters has them on the same side.
foxrun-setup-sides = Characters are given to the seats in the chosen order.

## The contents of a box

foxrun-data-tile = “{ $tile }” isn’t a tile: write its arrows with the letters u, r, d, l in that order.
foxrun-data-tiles = { $n ->
    [one] There’s one direction tile; the box needs 22.
   *[other] There are { $n } direction tiles; the box needs 22.
}
foxrun-data-space = “{ $space }” isn’t a space; they run from a1 to e5.
foxrun-data-starts = Indigo, Scarlett, and Zev with Puffer must start on three different spaces.
foxrun-data-order = Each of the four characters must appear once in the turn order.

## A box of one’s own

foxrun-box-intro = We had to reconstruct what only the rulebook’s pictures show. Is your box different? Correct it here.
foxrun-box-tiles = Direction tiles
foxrun-box-tiles-how = How many of each are in the box? There are 22 in all.
foxrun-box-starts = Start tiles
foxrun-box-starts-how = Where do the pawns start? Zev and Puffer share a tile.
foxrun-box-pair = Zev and Puffer
foxrun-box-order = Turn order
foxrun-box-order-how = Who plays after whom? Tap two to swap them.

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
    [step] { $character } ({ $player }) to move.
    [arrow] { $character } ({ $player }) is choosing an arrow to follow.
    [turn] { $character } ({ $player }) can rotate a tile.
    [swap] { $character } ({ $player }) can swap two tiles.
   *[reveal] { $character } ({ $player }) can flip a tile.
}
foxrun-over = { $by ->
    [freed] Indigo has freed Scarlett: the Foxes win.
    [caught] Zev has caught Indigo: the Guardians win.
    [foxes-resigned] The Foxes have resigned: the Guardians win.
    [guardians-resigned] The Guardians have resigned: the Foxes win.
    [all-revealed] Every tile has been flipped: the Guardians win.
   *[time] Too many turns have passed without a flip. By our ruling, the Guardians win.
}
foxrun-at = { $character } on { $space }
foxrun-pawns = The pawns: { $pawns }.
foxrun-face-up-tiles = Face up: { $tiles }.
foxrun-tiles-left = { $left ->
    [one] One tile is still face down. If it’s flipped, the Guardians win.
   *[other] { $left } tiles are still face down. When the last one is flipped, the Guardians win.
}
foxrun-guard = { $guarded ->
    [true] Zev is next to Scarlett: Indigo can’t free her.
   *[false] Zev isn’t next to Scarlett: Indigo can free her.
}
foxrun-quiet = No tile has been flipped for { $turns } turns. Our ruling: after { $most } the Guardians win.
foxrun-score-quiet = No tile has been flipped for { $turns } turns, and the rulebook sets no limit. Our ruling: after { $most } the Guardians win. It’s up to your table.
foxrun-score-early = By our ruling, the game ends after { $most } turns in a row without a tile being flipped. So far it’s been { $turns }.

## What you may do

foxrun-ability = { $character ->
    [Indigo] Can take his first step diagonally.
    [Puffer] After moving, can rotate an empty face-up direction tile next to him.
    [Scarlett] After moving, can swap two empty face-up tiles next to her.
   *[Zev] After moving, can flip a face-down tile next to him.
}
foxrun-goal = { $side ->
    [foxes] You win when Indigo reaches Scarlett while Zev isn’t next to her.
   *[guardians] You win when Zev reaches Indigo, or when the last tile is flipped.
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
    [stay] { $character } has nowhere to go and stays put.
    [arrow] Which arrow does { $character } follow?
    [turn] Rotate a tile next to Puffer, or end your turn.
    [swap] Swap two tiles next to Scarlett, or end your turn.
   *[reveal] Flip a tile next to Zev, or end your turn.
}
foxrun-step = Step to { $space }
foxrun-arrow = { $arrow ->
    [u] Follow the arrow up
    [r] Follow the arrow right
    [d] Follow the arrow down
   *[l] Follow the arrow left
}
foxrun-then = { $then ->
    [nowhere] it leads nowhere, so the move ends
    [free] Scarlett is free
    [catch] Indigo is caught
    [over] the tile is flipped
    [arrow] then choose an arrow
    [far] on to { $end }
    [far-over] on to { $end }, where the tile is flipped
   *[far-arrow] on to { $end }, then choose an arrow
}
foxrun-reveal = Flip the tile on { $space }
foxrun-degrees = { $degrees ->
    [90] A quarter turn to the right
    [180] A half turn
   *[270] A quarter turn to the left
}
foxrun-turn = { $degrees ->
    [90] Rotate the tile on { $space } by 90° to the right
    [180] Rotate the tile on { $space } by 180°
   *[270] Rotate the tile on { $space } by 90° to the left
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
foxrun-told-stay = { $character } ({ $player }) has nowhere to go
foxrun-told-pass = { $character } ({ $player }) ends the turn
foxrun-told-reveal = { $character } ({ $player }) flips the tile on { $space }
foxrun-told-turn = { $character } ({ $player }) rotates the tile on { $space } { $degrees ->
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

foxrun-pitch = Indigo wants to free Scarlett; two guardians want to stop him. Every tile in the forest carries you on, and can be rotated, swapped or flipped.
foxrun-option-sides = { $value ->
    [name] Who plays which character?
    [drawn] At random
    [foxes-first] By seat, Foxes first: Indigo, Scarlett, Zev, Puffer
   *[guardians-first] By seat, Guardians first: Zev, Puffer, Indigo, Scarlett
}
foxrun-option-start-tile = { $value ->
    [name] What does a start tile end?
    [turn] The whole turn
   *[move] Only the movement: you can still use your ability
}
foxrun-will-play = { $second ->
    [none] plays { $first }
   *[other] plays { $first } and { $second }
}

## The bots

foxrun-bot-cub = The Cub: goes where the arrows carry it, and now and then straight into the wolf.
foxrun-bot-aesop = Aesop’s fox: sees what a single move brings and misses nothing within reach.
foxrun-bot-reynard = Reynard the trickster: thinks of your reply, and of the turn after that.
foxrun-bot-kitsune = The Kitsune, a thousand-year-old fox: knows the forest, and the odds of every face-down tile.

## The first game

foxrun-lesson-foxes = You play the two foxes. Indigo is free, but Scarlett is a prisoner in the far corner. Bring Indigo to her!
foxrun-lesson-wolf = Zev the wolf guards her. While he’s next to her, Indigo can’t free her. And if Zev reaches Indigo, the Foxes lose.
foxrun-lesson-step = Your turn. Indigo takes one step, and he’s the only one who can go diagonally. Tap the circled tile.
foxrun-lesson-over = The tile was face down, so you flip it and your move ends there. Next up is Zev’s friend, Puffer the badger.
foxrun-lesson-scarlett = You play Scarlett too. Move her one step to the circled tile.
foxrun-lesson-zev = Zev stays close to her, and he’s used his ability to flip another tile. The tiles are the clock: when the last one is flipped, the Guardians win.
foxrun-lesson-closer = Indigo again: one step closer, diagonally.
foxrun-lesson-puffer = That was Puffer’s ability: he’s rotated this tile, and now its arrow points somewhere else.
foxrun-lesson-away = Scarlett again: move her to the circled tile. Then she can use her ability.
foxrun-lesson-start-tile = Zev looks for Scarlett in her old place, but that’s a start tile: his whole turn ends there, and he can’t use his ability. And he’s no longer next to her. Now or never!
foxrun-lesson-home = Move Scarlett back to the start tile. Then she can use her ability.
foxrun-lesson-swap = Scarlett swaps two face-up tiles next to her. Tap the two circled ones, one after the other.
foxrun-lesson-alone = Zev has gone hunting and is no longer next to Scarlett. Now or never!
foxrun-lesson-chain = A face-up arrow carries you on, and so does the next one. Step onto the circled tile and see where they take you!
foxrun-lesson-freed = Scarlett is free: the Foxes win! In a real game, Zev and Puffer won’t look away. Ready for one?

## At the real table

foxrun-score-intro = Deal the characters, and let your phone keep track of whose turn it is, which tiles have been flipped, and how many turns have passed without a flip.
foxrun-score-deal = Deal the characters
foxrun-score-deal-how = At random or as you chose, following the rules for your number of players. This starts a new game.
foxrun-score-next = End turn
foxrun-score-back = One turn back
foxrun-score-tiles = Which tiles are face up?
foxrun-score-tiles-how = Tap a tile when it’s flipped. Row 1 is at the bottom, column a on the left.
foxrun-score-end = How did it end?
foxrun-score-not-over = Not over yet.
foxrun-score-roles = Who’s playing which character
foxrun-score-turn = Turn { $turn }
foxrun-tile-up = flipped
foxrun-missing-characters = The characters haven’t been dealt yet.
foxrun-can = { $character ->
    [Indigo] One step, straight or diagonally, then wherever the arrows lead. Indigo wins on Scarlett’s space if Zev isn’t next to her.
    [Puffer] One step, then wherever the arrows lead. Afterwards Puffer can rotate an empty face-up direction tile next to him by 90° or 180°.
    [Scarlett] One step, then wherever the arrows lead. Afterwards Scarlett can swap two empty face-up tiles next to her.
   *[Zev] One step, then wherever the arrows lead. Afterwards Zev can flip a face-down tile next to him. He wins on Indigo’s space.
}

## What can be printed

print-foxrun-cards = Character cards

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

## Looking back

foxrun-review-won = { $by ->
    [freed] That frees Scarlett at once (FR-18).
    [caught] That catches Indigo at once (FR-19).
   *[other] That wins at once (FR-19).
 }
foxrun-review-lost = { $by ->
    [caught] After this, Zev catches Indigo on his next turn, whatever anyone does (FR-19).
   *[freed] After this, Indigo reaches Scarlett on his next turn, whatever anyone does (FR-18).
 }
foxrun-review-forced = { $side ->
    [foxes] After that, the Foxes win within three of their turns, whatever lies face down (FR-18).
   *[guardians] After that, the Guardians win within three of their turns, whatever lies face down (FR-19).
 }
foxrun-review-unguarded = Zev left Scarlett’s side, so Indigo can enter her space (FR-18, FR-20).
foxrun-review-tiles = { $left ->
    [one] Every flipped tile helps the Guardians, and only { $left } is still face down (FR-19).
   *[other] Every flipped tile helps the Guardians, and only { $left } are still face down (FR-19).
 }
foxrun-problem = Free Scarlett within the Foxes’ next { $turns } turns, whatever lies face down.

## My games

foxrun-stat-title = { $by ->
    [side] By side
    [character] By character
   *[end] How your games ended
 }
foxrun-stat-character = Character
foxrun-stat-turns = Turns
foxrun-stat-both = A game in which you play two characters counts for both.
foxrun-stat-ending = Ending
foxrun-stat-end = { $by ->
    [freed] Scarlett freed
    [caught] Indigo caught
    [foxes-resigned] Foxes resigned
    [guardians-resigned] Guardians resigned
    [all-revealed] All tiles flipped
   *[time] Too many turns without a flip
 }

## Today

foxrun-daily = { $points ->
    [2] Scarlett is free, and nothing could have stopped you.
    [1] Scarlett is free, with a bit of luck: another first move would have made it certain.
   *[other] Scarlett isn’t free yet, and you’re out of turns.
 }
foxrun-daily-answer = { $move ->
    [stay] One first move frees Scarlett, whatever lies face down: stay where you are.
   *[other] One first move frees Scarlett, whatever lies face down: to { $move }.
 }
