"""The definition of a command of the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from combat.engine.calls.options import Parser
from combat.engine.kernel.record import Record

Packs = Literal["laid", "sound", "left"]
"""Use of packs by a command: laid, with broken ones left out; sound, required without faults; left, not used."""


class Example(str):
    """A command line on a help page."""

    __slots__ = ()


class Call(Record, gc=True):
    """One command: its name, description, options and function.

    `about` is an English line without a capital or a full stop, at most 56 characters for an `everyday`
    command; other languages translate it in their text layer. `does` is a "module:function", imported when it
    is called; it receives the options, with the game as `title`, and returns the exit code.
    """

    name: str
    about: str
    packs: Packs
    options: Callable[[Parser], None]
    does: str
    before: str = "verify"
    """For a game's own command: the common command before which it is listed."""
    example: str = ""
    """Example arguments for the help page; `{scenario}` is replaced by a scenario of the title."""
    everyday: bool = False
    """True if `combat --help` lists the command; `combat help all` lists every one."""
