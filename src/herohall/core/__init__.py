"""What every game shares: game, state, decision, event, generator, record. Knows no game."""
