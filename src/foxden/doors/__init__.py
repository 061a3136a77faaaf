"""Doors for those who train: our games behind the interfaces they know."""
