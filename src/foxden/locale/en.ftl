## Records, options, seats

game-over = The game is over.
wrong-seats = { $seats } cannot play: { $least } to { $most } can.
no-such-option = There is no option { $option } (there are: { $known }).
no-such-choice = The option { $option } cannot be { $value } (it can be: { $known }).
