"""The games in words, and text mode: everything about a table asked for by command and told in short sentences."""
