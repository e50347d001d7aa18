"""What is printed when something did not hold in a world."""

from __future__ import annotations

from rich.console import Console

from herohall.core.texts import t
from herohall.proof.simulate.run import Failure


def tell_failure(failure: Failure, fault: str | None, lang: str) -> None:
    """The rule, the shortest history, the last things that happened, and the command that repeats it."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    rule = t(f"proof-rule-{failure.rule.replace(' ', '-')}", lang)
    console.print(t("proof-broken", lang, seed=str(failure.seed), at=failure.at, rule=rule, said=failure.said))
    for line in failure.last[-15:]:
        console.print(f"  {line}")
    console.print(t("proof-broken-history", lang, count=len(failure.only)))
    for line in failure.history:
        console.print(f"  {line}")
    console.print(t("proof-broken-again", lang, command=command(failure, fault)))


def command(failure: Failure, fault: str | None) -> str:
    """What to type to see it again."""
    only = f" --only {','.join(map(str, failure.only)) or '0'}"
    put_in = f" --fault {fault}" if fault else ""
    return f"herohall proof simulate --hours {failure.hours} --seed {failure.seed}{only}{put_in} --no-shrink"
