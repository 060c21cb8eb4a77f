"""Helpers with which rules functions ask a seat, dice or a deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol, TypeVar, cast

from combat.engine.kernel.decision import Answer, Decision, Die, Draw, Roll
from combat.engine.kernel.event import Event

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Steps = Generator[Event | Decision, Answer, T]
"""A rules function: yields events and decisions, receives answers, returns a T."""


class Question(Protocol[T_co]):
    """A decision whose answers are read as values of one type."""

    def read(self, answer: Answer) -> T_co:
        """Return the value of an answer."""


def ask(decision: Question[T]) -> Steps[T]:
    """Yield a question to a seat and return what its answer means."""
    asked: Any = decision  # `cast` would cost a call for every question
    return decision.read((yield asked))


def roll(die: Die, why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll one die for a named reason; return its number. `subject` is the id of the piece that it is about."""
    answer = yield Roll(rule, subject, (die,), why)
    return cast(int, answer)


def roll_together(dice: tuple[Die, ...], why: str, rule: str, subject: str = "") -> Steps[tuple[int, ...]]:
    """Roll several dice together for a named reason; return their numbers in order.

    `subject` is the id of the piece that they are about.
    """
    asked = Roll(rule, subject, dice, why)
    return asked.shown((yield asked))


def draw(deck: str, pile: frozenset[Answer], why: str, rule: str, subject: str = "") -> Steps[Answer]:
    """Draw one piece from an unordered pile; return it. `subject` is the id of the piece that it is about."""
    return (yield Draw(rule, subject, deck, pile, why))
