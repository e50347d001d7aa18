"""The connection of a page to a table."""
