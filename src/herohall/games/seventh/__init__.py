"""Seventh Hero: bluff and deduction with cards for three to five players."""
