"""A call of the command line, as a row of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from combat.engine.calls.options import Parser
from combat.engine.kernel.record import Record

Packs = Literal["laid", "sound", "left"]
"""What a call does with packs: it lays them and goes on without a broken one, needs those named to be sound, or
leaves them alone."""


class Example(str):
    """A command line on a help page."""

    __slots__ = ()


class Call(Record, gc=True):
    """One call: its name, a line about it, a function that adds its options, and the function that runs it.

    `about` is an English line without a capital or a full stop, at most 56 characters for an `everyday` call; other
    languages translate it in their text layer. `does` is a "module:function", imported when it is called; it receives
    the options, with the game as `title`, and returns the exit code.
    """

    name: str
    about: str
    packs: Packs
    options: Callable[[Parser], None]
    does: str
    before: str = "verify"
    """For a game's own: before which call that any game has it is listed."""
    example: str = ""
    """Example arguments of `combat`, shown on the help page of the call; `{scenario}` stands for one of the title’s."""
    everyday: bool = False
    """Whether `combat --help` lists the call; `combat help all` lists every one."""
