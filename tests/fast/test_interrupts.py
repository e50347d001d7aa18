"""An alarm or Ctrl-C in the middle of compiled code raises an exception there; it must never end the process."""

from __future__ import annotations

import subprocess
import sys

import pytest

import herohall

INTERRUPTIONS = 2000

PROGRAM = """
import random, signal, sys
import herohall

class Stop(BaseException):
    pass

def ring(number, frame):
    if playing:
        raise Stop

signal.signal(signal.SIGALRM, ring)
game, chance, stopped, playing = herohall.game(sys.argv[1]), random.Random(1), 0, False
while stopped < int(sys.argv[2]):
    try:
        playing = True
        signal.setitimer(signal.ITIMER_REAL, chance.uniform(0.0001, 0.003))
        state = game.new(players=3, seed=chance.getrandbits(60))
        while not state.over:
            state.sample(0, 5)
            state.apply(chance.choice(state.moves()))
        playing = False
    except Stop:
        stopped += 1
print("alive")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarms")
@pytest.mark.parametrize("name", herohall.games())
def test_games_and_samples_can_be_interrupted_anywhere(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, name, str(INTERRUPTIONS)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "alive\n", "")
