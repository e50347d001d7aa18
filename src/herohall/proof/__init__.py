"""Proofs anyone can run: what happens to a real server that is killed, crowded, attacked or left running for long."""
