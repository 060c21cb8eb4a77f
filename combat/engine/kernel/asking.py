"""The few ways in which a rules function may ask: a seat, dice, a deck."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Protocol, TypeVar, cast

from combat.engine.kernel.decision import Answer, Decision, Die, Draw, Roll
from combat.engine.kernel.event import Event

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Steps = Generator[Event | Decision, Answer, T]
"""A rules function: yields events and decisions, is sent answers, returns a T."""


class Question(Protocol[T_co]):
    """A decision, by what its answers mean."""

    def read(self, answer: Answer) -> T_co: ...


def ask(decision: Question[T]) -> Steps[T]:
    """Put a question to a seat; returns what its answer means."""
    asked: Any = decision  # `cast` would be called with every question
    return decision.read((yield asked))


def roll(die: Die, why: str, rule: str, subject: str = "") -> Steps[int]:
    """Roll one die for a named reason."""
    answer = yield Roll(rule, subject, (die,), why)
    return cast(int, answer)


def roll_together(dice: tuple[Die, ...], why: str, rule: str, subject: str = "") -> Steps[tuple[int, ...]]:
    """Roll several dice at once."""
    asked = Roll(rule, subject, dice, why)
    return asked.shown((yield asked))


def draw(deck: str, pile: frozenset[Answer], why: str, rule: str, subject: str = "") -> Steps[Answer]:
    """Draw one piece from an unordered pile."""
    return (yield Draw(rule, subject, deck, pile, why))
