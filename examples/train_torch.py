"""A learner in PyTorch on a batch of games: policy gradient with masks, against three bots. Needs torch.

python examples/train_torch.py seventh --rounds 50
"""

from __future__ import annotations

import argparse

import numpy as np
import torch  # pyright: ignore[reportMissingImports]
from torch import nn  # pyright: ignore[reportMissingImports]

import herohall
from herohall.research.train.experience import Choice, Experience, Player, measure


class Policy(nn.Module):  # type: ignore[misc, unused-ignore]
    """From the bytes of observations to a liking for every move, and a value."""

    def __init__(self, numbers: int, moves: int, hidden: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.likings = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of all moves, and the values."""
        seen = self.body(rows.float() / 16)
        liked = self.likings(seen).masked_fill(~masks, -1e9)
        return torch.log_softmax(liked, dim=1), self.value(seen)[:, 0]

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def decide(self, rows: np.ndarray, masks: np.ndarray) -> Choice:
        """A move for every game, by its probability."""
        logs, values = self(torch.from_numpy(rows), torch.from_numpy(masks))
        moves = torch.multinomial(logs.exp(), 1)
        likely = logs.gather(1, moves)[:, 0].exp()
        return Choice(moves[:, 0].numpy(), likely.numpy(), values.numpy())


def learn(policy: Policy, optimizer: torch.optim.Optimizer, games: Experience) -> float:
    """One step on decisions of finished games; the loss before it."""
    logs, values = policy(torch.from_numpy(games.rows), torch.from_numpy(games.masks))
    chosen = logs.gather(1, torch.from_numpy(games.moves)[:, None])[:, 0]
    gains = torch.from_numpy(games.gains)  # how much better than expected it went
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    off = torch.from_numpy(games.returns) - values
    surprise = -(logs.exp() * logs.clamp(min=-20)).sum(dim=1)
    loss = (-chosen * gains + off**2 - 0.01 * surprise).mean()
    optimizer.zero_grad()
    loss.backward()  # type: ignore[no-untyped-call, unused-ignore]
    optimizer.step()
    return float(loss.detach())


def main() -> None:
    """Train, and say how strong it has become."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="seventh")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--games", type=int, default=256)
    given = parser.parse_args()
    batch = herohall.batch(given.game, 128, players=4, seed=1, opponents="medium")
    torch.manual_seed(1)
    policy = Policy(batch.observations.shape[1], batch.masks.shape[1])
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    player, chance = Player(batch), np.random.default_rng(1)
    test = herohall.batch(given.game, 128, players=4, seed=2, opponents="medium")
    print("before:", measure(test, policy.decide, given.games), flush=True)
    for number in range(given.rounds):
        parts = player.play(given.games, policy.decide).shuffled(chance, 1024)
        losses = [learn(policy, optimizer, part) for part in parts]
        print(f"round {number + 1}: loss {np.mean(losses):.4f}", flush=True)
    print("after:", measure(test, policy.decide, given.games))


if __name__ == "__main__":
    main()
