"""Adapters for training: our games behind familiar interfaces."""
