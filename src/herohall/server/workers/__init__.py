"""Bots and studies in separate processes."""
