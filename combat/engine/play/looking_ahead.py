"""Sample games for look-ahead: redeal hidden information at the last checkpoint, then retrace what the seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, Roll, Uncountable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import Record, field_names
from combat.engine.kernel.rules import Rules, game_of, seen_of
from combat.engine.kernel.seats import CHANCE, Seat

S = TypeVar("S", bound=Copyable)

DEALS = 8
"""Maximum number of deals."""
TRIES = 64
"""Maximum attempts to match one hidden answer to what was seen."""


class Step(Record):
    """One past answer as a seat knows it: its own answers and dice by value, others by the events seen."""

    to: str
    by: Seat
    known: Answer | None
    seen: tuple[Event, ...]


def imagined(rules: Rules[S, Any], game: Game[S], seat: Seat, numbers: RandomSource) -> Game[S]:
    """Return a random game that is consistent with what a seat knows: the best match of several random deals."""
    checkpoint = game.checkpoints[-1]
    opening, past = _past(rules, game, seat, numbers)
    view = rules.visible(checkpoint.state, seat)
    since = [*opening, *(event for step in past for event in step.seen)]
    best, furthest = None, -1
    for _ in range(DEALS):
        other = game_of(rules, rules.sample(view.copy(), since, seat, numbers))
        fitting = _retrace(rules, other, seat, past, numbers)
        if fitting > furthest:
            best, furthest = other, fitting
        if fitting == len(past):
            break
    assert best is not None
    best.on_event = None
    return best


def _past(
    rules: Rules[S, Any], game: Game[S], seat: Seat, numbers: RandomSource
) -> tuple[tuple[Event, ...], list[Step]]:
    """Return what a seat has seen since the last checkpoint: before the first answer, and for each answer."""
    checkpoint = game.checkpoints[-1]
    seen: list[Event] = []
    twin = Game(checkpoint.state.copy(), rules.play, rules.apply, concession=rules.concede)
    opening = seen_of(rules, checkpoint.state.copy(), twin.opening, seat)
    twin.on_event = lambda state, event: seen.extend(rules.seen(state, event, seat))
    past = []
    for entry in game.entries[checkpoint.answers :]:
        known = _known(rules, twin, seat, entry, numbers)
        seen.clear()
        twin.replay((entry,))
        past.append(Step(entry.to, entry.by, known, tuple(seen)))
    return opening, past


def _known(rules: Rules[S, Any], game: Game[S], seat: Seat, entry: Entry, numbers: RandomSource) -> Answer | None:
    """Return an answer if the seat knows it: its own, in its ids, every die, and what another seat said openly; None if
    not.
    """
    decision = game.decision
    if entry.by == seat and decision is not None:
        return _said(rules, game.state, seat, decision, entry.value, numbers)
    openly = entry.by != CHANCE and not entry.secret
    return entry.value if openly or isinstance(decision, Roll) else None


def _said(
    rules: Rules[S, Any], state: S, seat: Seat, decision: Decision, value: Answer, numbers: RandomSource
) -> Answer | None:
    """Convert a true answer to the ids of the seat that gave it.

    Returns None if answers cannot be listed and no sample matches; the answer is then inferred from its events.
    """
    asked = rules.decision_for_seat(state, decision, seat)
    if asked.refusal(state, value) is None and rules.answer_from_seat(state, value, seat) == value:
        return value
    try:
        return next(answer for answer in asked.options(state) if rules.answer_from_seat(state, answer, seat) == value)
    except Uncountable:
        tried = islice(asked.samples(state, numbers), TRIES)
        return next((answer for answer in tried if rules.answer_from_seat(state, answer, seat) == value), None)


def _retrace(rules: Rules[S, Any], game: Game[S], seat: Seat, past: Sequence[Step], numbers: RandomSource) -> int:
    """Play a dealt game up to the present, or as far as it goes; return how many past answers match."""
    seen: list[Event] = []
    fitting = 0
    game.on_event = lambda state, event: seen.extend(rules.seen(state, event, seat))
    for step in past:
        decision = game.decision
        if decision is None or decision.kind != step.to or (CHANCE if decision.to_chance else decision.seat) != step.by:
            break
        if step.known is not None:
            seen.clear()
            value = rules.answer_from_seat(game.state, step.known, seat) if step.by == seat else step.known
            if decision.refusal(game.state, value) is not None:
                break
            game.answer(value)
            fitting += tuple(seen) == step.seen
        else:
            fitting += _guess(game, decision, step, seen, numbers)
    return fitting


def _guess(game: Game[S], decision: Decision, step: Step, seen: list[Event], numbers: RandomSource) -> bool:
    """Submit an unknown answer that causes the events seen, or else the closest; return whether it matched exactly."""
    place = len(game.entries)
    best: Answer | None = None
    most = -1
    for value in _candidates(game, decision, step, numbers):
        seen.clear()
        game.answer(value)
        if tuple(seen) == step.seen:
            return True
        alike = sum(one == other for one, other in zip(seen, step.seen, strict=False))
        if alike > most:
            best, most = value, alike
        game.go_back(place)
    assert best is not None
    game.answer(best)
    return False


def _candidates(game: Game[S], decision: Decision, step: Step, numbers: RandomSource) -> list[Answer]:
    """Return answers to try: those named by the events seen, then others at random."""
    try:
        left = list(decision.options(game.state))
    except Uncountable:
        samples = decision.samples(game.state, numbers)
        return [next(samples) for _ in range(TRIES)]
    named = {value for event in step.seen for value in _values(event)}
    found: list[Answer] = []
    while left and len(found) < TRIES:
        likely = [value for value in left if value in named] or left
        value = likely[numbers.below(len(likely))]
        left.remove(value)
        found.append(value)
    return found


def _values(event: Event) -> list[Answer]:
    values = (getattr(event, name) for name in field_names(event.__class__))
    return [value for value in values if isinstance(value, str | int)]
