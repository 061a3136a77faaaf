"""The house in a terminal."""
