"""Tools that generate files of this repository from others."""
