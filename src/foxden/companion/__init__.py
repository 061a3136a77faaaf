"""At the real table: scoring, company and printing for those who own the boxes."""
