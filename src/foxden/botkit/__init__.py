"""What a game builds its bots from. Nothing in here knows a game."""
