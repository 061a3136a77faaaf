hounds-pitch = Four hounds run down the board and try to corner one fox, who slips through if they leave a gap.

hounds-board = The board
hounds-fox = Fox
hounds-hound = Hound
hounds-now = { $side ->
    [fox] { $name } moves the fox.
   *[hounds] { $name } moves a hound.
}
hounds-won = { $side ->
    [fox] The fox is through: { $name } wins.
   *[hounds] The fox is cornered: { $name } wins.
}
hounds-position = The fox is on { $fox }, the hounds are on { $hounds }.
hounds-ask = { $side ->
    [fox] Move the fox one square diagonally.
   *[hounds] Move a hound one square down the board.
}
hounds-you = { $side ->
    [fox] You play the fox.
   *[hounds] You play the hounds.
}
hounds-step = From { $start } to { $end }
hounds-told = { $name } moves from { $start } to { $end }

hounds-sheet = The result
hounds-row-side = Side
hounds-side = { $side ->
    [fox] The fox
   *[hounds] The hounds
}
hounds-row-result = Result
hounds-result = { $won ->
    [true] won
   *[false] lost
}

hounds-no-move = “{ $text }” isn’t a move. Write it like “e1-f2”.
hounds-not-your-turn = It’s the other player’s turn.
hounds-not-your-piece = You have no piece on { $square }.
hounds-taken = { $square } is taken.
hounds-one-step = { $seat ->
    [0] The fox moves one square diagonally.
   *[1] A hound moves one square diagonally, and only down the board.
}
hounds-no-square = “{ $square }” isn’t a dark square on the board.
hounds-shared = No two pieces can start on the same square.
hounds-no-setup = There’s nothing to deal: the box says where the pieces start.

hounds-bot-cub = The Cub: often runs without looking.
hounds-bot-aesop = Aesop’s fox: looks where the gaps are.
hounds-bot-reynard = Reynard: plans a few steps ahead.
hounds-bot-kitsune = Kitsune: leaves no gap.

hounds-lesson-goal = You’re the fox. Reach the top row before the hounds corner you.
hounds-lesson-step = Tap the fox, then a square: it goes one step diagonally, up or down. Go to d2.
hounds-lesson-hounds = A hound has moved. Hounds only ever run down the board, so whatever you get past is behind you.
hounds-lesson-back = The fox can also step back, and sometimes has to wait for a gap. Step back now.
hounds-lesson-end = That’s all: keep moving, watch for gaps, and never run into a corner. Good luck!
