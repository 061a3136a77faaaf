"""The table: seats, clock, undo and log around a game. No I/O here: time and chance are passed in."""
