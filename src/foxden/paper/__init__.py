"""What a game prints with: pages, pictures, a summary on one page. Nothing in here knows a game."""
