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
        """Return an answer converted to the type of this question's values."""


def ask(decision: Question[T]) -> Steps[T]:
    """Yield a question to a seat and return its answer, converted by the question's `read`. Call it with `yield
    from`.
    """
    asked: Any = decision  # `cast` would cost a call for every question
    return decision.read((yield asked))


def roll(die: Die, why: str, rule: str, subject: str = "") -> Steps[int]:
    """Ask chance to roll one die; return its number. Call it with `yield from`.

    `why` is the reason, `rule` the rulebook paragraph, and `subject` the id of the piece concerned.
    """
    answer = yield Roll(rule, subject, (die,), why)
    return cast(int, answer)


def roll_together(dice: tuple[Die, ...], why: str, rule: str, subject: str = "") -> Steps[tuple[int, ...]]:
    """Ask chance to roll several dice together; return their numbers in order. Call it with `yield from`.

    `why` is the reason, `rule` the rulebook paragraph, and `subject` the id of the piece concerned.
    """
    asked = Roll(rule, subject, dice, why)
    return asked.shown((yield asked))


def draw(deck: str, pile: frozenset[Answer], why: str, rule: str, subject: str = "") -> Steps[Answer]:
    """Ask chance to draw one piece from an unordered pile; return it. Call it with `yield from`.

    `deck` is the pile's id, `why` the reason, `rule` the rulebook paragraph, and `subject` the id of the piece
    concerned.
    """
    return (yield Draw(rule, subject, deck, pile, why))
