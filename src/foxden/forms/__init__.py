"""What can be entered from a real table, and its result. Nothing in here knows a game."""
