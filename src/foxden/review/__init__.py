"""The game after the game: what every move was worth, and how much of it was luck. Nothing in here knows a game."""
