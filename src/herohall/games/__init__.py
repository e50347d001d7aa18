"""The games: one folder each, with all that belongs to it."""

USUAL = "seventh"
"""The game meant where none is named."""
