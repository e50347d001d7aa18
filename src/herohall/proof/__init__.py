"""Proofs anyone can run: a real server is killed, put under load, attacked, or left running for long."""
