"""What a log entry is, and how the functions that tell an event's story are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.words import capital, text
from combat.engine.words.messages import Value
from combat.games.volume1.rules.events import CheckMade, GrenadeFell, Ledger, ShotFired
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names

Tone = Literal["heading", "hit", "good", "bad", "plain", "quiet"]
"""How an entry is coloured: headings fold the log; good and bad are so for the player; quiet ones may be hidden."""


class LogEntry(Record):
    """One fact told: "Cragg fires at Bach", "WS 6 −2 rapid = 4", "hit".

    `hexes` light up on the board, the first is where it happened; `men` are the ids of those it is about. `follows`
    marks what came of the entry before it. `more` are the lines shown when the entry is unfolded.
    """

    head: str
    sum: str = ""
    result: str = ""
    rule: str = ""
    hexes: tuple[str, ...] = ()
    men: tuple[str, ...] = ()
    tone: Tone = "plain"
    die: int | None = None
    follows: bool = False
    more: tuple[str, ...] = ()


Teller = Callable[[State, Any], LogEntry | None]
TELLERS: dict[type[Event], Teller] = {}


def tells(*kinds: type[Event]) -> Callable[[Teller], Teller]:
    """Name the events that a function puts into words."""

    def register(teller: Teller) -> Teller:
        for kind in kinds:
            TELLERS[kind] = teller
        return teller

    return register


def headline(message: str, **args: Value) -> str:
    """The first words of an entry, with a capital letter even where a man is "unknown"."""
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
    more: tuple[str, ...] = (),
) -> LogEntry:
    """An entry about some men, where they stand or fell; an empty id is nobody."""
    concerned = tuple(man for man in men if man)
    return LogEntry(head, sum, result, rule, _where(state, concerned), concerned, tone, die, follows, more)


def _where(state: State, men: tuple[str, ...]) -> tuple[str, ...]:
    """The hexes of some men, in order and without repeats; of the fallen, where they fell."""
    found = (state.men.get(man) for man in men)
    places = (man.hex or man.fell_at for man in found if man is not None)
    return tuple(dict.fromkeys(place for place in places if place is not None))


def is_friendly(state: State, man: str) -> bool:
    """Whether he is the player's man."""
    return state.book.figures[man].side == "friendly"


def mood(state: State, man: str, *, good_for_him: bool) -> Tone:
    """What is good for a friendly man is good, what is good for an enemy bad."""
    return "good" if is_friendly(state, man) == good_for_him else "bad"


def sum_in_full(state: State, man: str, ledger: Ledger) -> tuple[str, ...]:
    """Each summand of a man's sum on a line of its own with its rule; nothing while he is unknown (8.2)."""
    if not names.is_known(state, man):
        return ()
    lines = []
    for term in ledger:
        summand = text("summand", amount=names.signed(term.value), name=names.term_long(state.book, term))
        lines.append(text("with-rule", text=summand, rule=term.rule))
    return tuple(lines)


def with_rule_of_0(state: State, event: CheckMade | ShotFired, result: str) -> str:
    """A result, and that the Rule of 0 decided it (2.0); nothing more of an unknown man's (8.2)."""
    told = event.confirm is not None and names.is_known(state, event.man)
    return text("log-result-rule-of-0", result=result) if told else result


def sum_and_confirming_roll(state: State, event: CheckMade | ShotFired | GrenadeFell) -> tuple[str, ...]:
    """Each summand with its rule, and the Rule of 0 where it was called on (2.0); nothing of an unknown man's."""
    lines = sum_in_full(state, event.man, event.ledger)
    if not lines or event.confirm is None:
        return lines
    if event.confirm_roll is None:
        return (*lines, text("log-check-hopeless", need=event.confirm))
    return (*lines, text("log-check-confirmed", need=event.confirm, roll=event.confirm_roll))
