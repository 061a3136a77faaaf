"""Where logs are kept: SQLite for a house, PostgreSQL for many processes."""
