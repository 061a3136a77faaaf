"""Bots at play. A bot receives its View and a redealt state, never the true one."""
