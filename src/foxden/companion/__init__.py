"""At the real table: scoring, shared pads and printing for people who own the boxes."""
