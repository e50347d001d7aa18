"""The `herohall` command: what can be typed in a shell, one file for each group of commands."""

from herohall.cli.app import main, run

__all__ = ["main", "run"]
