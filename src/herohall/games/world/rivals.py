"""What Heroes of the World is measured against: the widest board game of the others."""

from __future__ import annotations

from herohall.lab.bench import Rival


def rivals() -> list[Rival]:
    """A game of OpenSpiel, and how many times as fast ours shall be."""
    return [
        Rival("driven from Python", "driven", "spiel-driven:backgammon", 3),
        Rival("looped inside", "looped", "spiel-looped:backgammon", 5, 10),
    ]
