"""Where logs are stored: SQLite for one process, PostgreSQL for many."""
