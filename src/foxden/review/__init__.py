"""Game review: what every move was worth, and how much of it was luck. Nothing in here knows a game."""
