"""Measured side by side, in one run."""
