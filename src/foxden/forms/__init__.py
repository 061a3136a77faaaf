"""What can be entered from a real table, and what comes of it. Nothing in here knows a game."""
