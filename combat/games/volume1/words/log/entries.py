"""Registry of functions that turn events into log entries, and helpers that they share."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.handlers import Handlers
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry, Tone
from combat.engine.words.messages import Value
from combat.games.volume1.rules.events import CheckMade, GrenadeFell, Ledger, ShotFired
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names

TELLERS: Handlers[Event, State, LogEntry | None] = Handlers()
"""Function of each event that returns its log entry."""

tells = TELLERS.register


def headline(message: str, **args: Value) -> str:
    """Return the first words of an entry, beginning with a capital letter."""
    return capital(text(message, **args))


def about(
    state: State,
    rule: str,
    head: str,
    *men: str,
    sum: str = "",
    result: str = "",
    tone: Tone = "plain",
    die: int | None = None,
    follows: bool = False,
    more: tuple[Line, ...] = (),
) -> LogEntry:
    """Return an entry about men, with their hexes; empty ids are ignored."""
    concerned = tuple(man for man in men if man)
    return LogEntry(head, sum, result, rule, _where(state, concerned), concerned, tone, die, follows, more)


def _where(state: State, men: tuple[str, ...]) -> tuple[Hex, ...]:
    """Return the hexes of some men, in order and without repeats; of the fallen, where they fell."""
    found = (state.men.get(man) for man in men)
    places = (man.hex or man.fell_at for man in found if man is not None)
    return tuple(dict.fromkeys(place for place in places if place is not None))


def is_friendly(state: State, man: str) -> bool:
    """Return whether a man is on the player's side."""
    return state.book.figures[man].side == "friendly"


def mood(state: State, man: str, *, good_for_him: bool) -> Tone:
    """Return the tone of an entry, "good" or "bad" for the player.

    `good_for_him`: the event is good for the man.
    """
    return "good" if is_friendly(state, man) == good_for_him else "bad"


def sum_in_full(state: State, man: str, ledger: Ledger) -> tuple[Line, ...]:
    """Return each term of a man's sum as a line with its rule; empty while he is unknown (8.2)."""
    if not names.is_known(state, man):
        return ()
    return names.sum_rows(state.book, ledger)


def with_rule_of_0(state: State, event: CheckMade | ShotFired, result: str) -> str:
    """Return a result, marked if the Rule of 0 decided it (2.0) and the man is known (8.2)."""
    told = event.confirm is not None and names.is_known(state, event.man)
    return text("log-result-rule-of-0", result=result) if told else result


def sum_and_confirming_roll(state: State, event: CheckMade | ShotFired | GrenadeFell) -> tuple[Line, ...]:
    """Return each term of a roll's sum as a line with its rule; empty for an unknown man.

    If the Rule of 0 was used, a line on the confirming check follows (2.0.2): Troop Quality minus the amount by which
    the sum was below 0.
    """
    lines = sum_in_full(state, event.man, event.ledger)
    if not lines or event.confirm is None:
        return lines
    quality, below = event.confirm - event.need, names.signed(event.need)
    sum_: dict[str, Value] = {"quality": quality, "below": below, "need": event.confirm}
    if event.confirm_roll is None:
        return (*lines, Line(text("log-check-hopeless", **sum_), "2.0.3"))
    return (*lines, Line(text("log-check-confirmed", roll=event.confirm_roll, **sum_), "2.0.2"))
