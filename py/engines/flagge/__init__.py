"""Flagge: capture the flag for two (rules F1-F25)."""
