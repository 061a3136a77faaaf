"""Foxden in the terminal."""
