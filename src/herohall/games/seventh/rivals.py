"""What Seventh Hero is measured against: card games with hidden hands."""

from __future__ import annotations

from herohall.lab.bench import Rival


def rivals() -> list[Rival]:
    """Games of OpenSpiel, and how many times as fast ours shall be."""
    return [
        Rival("driven from Python", "driven", "spiel-driven:hanabi(players=4)", 2),
        Rival("looped inside", "looped", "spiel-looped:hanabi(players=4)", 2, 3),
        Rival("looped inside", "looped", "spiel-looped:oh_hell(players=4)", 0, 1),
    ]
