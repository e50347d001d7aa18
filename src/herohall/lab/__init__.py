"""Measuring the house's games with its own bots: many games, honest figures. Nothing else imports this room."""
