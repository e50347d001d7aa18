"""The games of a batch in other processes, which share its arrays.

Each worker has the games of some consecutive places. A byte through a pipe tells it to step, and it answers when it has
written its part of the arrays. A worker that dies closes its pipe, so nobody waits for it.
"""

from __future__ import annotations

import ctypes
import pickle
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, NoReturn

import numpy as np

from herohall.core.encoder import Encoder
from herohall.core.errors import IllegalMove
from herohall.core.generator import SEED_BITS
from herohall.research.batch import Arrays, Setup, WorkerLost, array_sizes
from herohall.research.encoders import encoder_for

BEGIN, STEP, REFUSAL, LAST, DONE, FAILED = b"b", b"s", b"r", b"l", b"d", b"f"
PATIENCE = 5.0
"""Seconds a worker gets to end by itself."""


class GamesElsewhere:
    """The games of a batch, cut into parts of nearly equal size."""

    def __init__(self, setup: Setup, count: int, workers: int, encoder: Encoder, paid: int) -> None:
        memory: Any = RawArray(ctypes.c_uint8, sum(array_sizes(count, encoder, paid)))
        self.arrays = Arrays(np.frombuffer(memory, np.uint8), count, encoder, paid)
        self.bounds = [count * number // workers for number in range(workers + 1)]
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        for number in range(workers):
            ours, theirs = context.Pipe()
            part = (self.bounds[number], self.bounds[number + 1])
            process = context.Process(target=work, args=(theirs, memory, setup, count, part, paid), daemon=True)
            process.start()
            theirs.close()  # so that the pipe closes with the worker
            self.pipes.append(ours)
            self.processes.append(process)

    def begin(self, seed: int) -> None:
        self._tell_all(BEGIN + seed.to_bytes(SEED_BITS // 8, "big"))

    def step(self) -> None:
        self._tell_all(STEP)

    def refusal(self, place: int, move: int) -> IllegalMove:
        number = next(number for number, stop in enumerate(self.bounds[1:]) if place < stop)
        self._tell(number, REFUSAL + pickle.dumps((place - self.bounds[number], move)))
        rule, key, params = pickle.loads(self._hear(number))
        return IllegalMove(rule, key, **params)

    def last(self) -> list[bytes]:
        found: list[bytes] = []
        for number in range(len(self.pipes)):
            self._tell(number, LAST)
            found += pickle.loads(self._hear(number))
        return found

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()  # a worker ends when its pipe closes
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()

    def _tell_all(self, word: bytes) -> None:
        for number in range(len(self.pipes)):
            self._tell(number, word)
        for number in range(len(self.pipes)):
            self._hear(number)

    def _tell(self, number: int, word: bytes) -> None:
        try:
            self.pipes[number].send_bytes(word)
        except OSError:
            self._lost(number)

    def _hear(self, number: int) -> bytes:
        try:
            answer = self.pipes[number].recv_bytes()
        except (EOFError, OSError):
            self._lost(number)
        if answer[:1] == FAILED:
            raise WorkerLost("research-worker-failed", number=number, why=answer[1:].decode())
        return answer[1:]

    def _lost(self, number: int) -> NoReturn:
        self.processes[number].join(PATIENCE)
        raise WorkerLost("research-worker-lost", number=number, code=str(self.processes[number].exitcode))


def work(pipe: Connection, memory: Any, setup: Setup, count: int, part: tuple[int, int], paid: int) -> None:
    """The loop of a worker, until its pipe closes."""
    try:
        many = setup.many(*part)
        arrays = Arrays(np.frombuffer(memory, np.uint8), count, encoder_for(many.first), paid)
        while True:
            word = pipe.recv_bytes()
            answer = b""
            if word[:1] == BEGIN:
                many.seed = int.from_bytes(word[1:], "big")
                many.begin()
                arrays.take(many, *part)
            elif word == STEP:
                many.step(arrays.actions[part[0] : part[1]].tolist())
                arrays.take(many, *part)
            elif word == LAST:
                answer = pickle.dumps(many.last)
            else:
                place, move = pickle.loads(word[1:])
                why = many.states[place].refusal(move)
                params = {name: value for name, value in why.params.items() if name != "rule"}
                answer = pickle.dumps((why.rule, why.key, params))
            pipe.send_bytes(DONE + answer)
    except (EOFError, OSError, KeyboardInterrupt):
        return  # the owner has closed the batch, or has ended
    except Exception as error:  # noqa: BLE001  # whatever a bot throws, its owner is told
        pipe.send_bytes(FAILED + f"{type(error).__name__}: {error}"[:500].encode())
