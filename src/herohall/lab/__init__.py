"""Measuring the house's games with its own bots: many games, honest figures. Only the terminal's commands use it."""
