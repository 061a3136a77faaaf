"""Measuring games instead of playing them."""
