"""Bots from outside the house: `package.module:Class`, a subclass of `Bot` that is made with a seed."""

from __future__ import annotations

import os
import sys
from importlib import import_module

from herohall.bots.base import Bot
from herohall.core.errors import BadOption


def is_own(name: str) -> bool:
    """Whether a name means a bot from outside the house."""
    return ":" in name


def load(name: str, seed: int | None) -> Bot:
    """The bot of that name, or BadOption with the reason. The current folder is searched last."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(module_name)
    except (Exception, SystemExit) as error:  # a module may fail in any way while it is imported
        raise BadOption("bots-no-module", module=module_name, why=f"{type(error).__name__}: {error}") from error
    kind = getattr(module, class_name, None)
    if kind is None:
        raise BadOption("bots-no-class", module=module_name, name=class_name)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadOption("bots-no-bot", name=name)
    try:
        bot = kind(seed)  # type: ignore[call-arg]
    except (Exception, SystemExit) as error:  # and so may a class while it is made
        raise BadOption("bots-not-made", name=name, why=f"{type(error).__name__}: {error}") from error
    bot.level = name
    return bot
