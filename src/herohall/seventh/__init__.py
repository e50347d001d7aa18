"""Seventh Hero: bluff and deduction with cards."""
