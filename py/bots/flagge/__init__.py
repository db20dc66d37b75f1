"""The bots of Flagge."""
