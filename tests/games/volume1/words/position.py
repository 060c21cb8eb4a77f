"""Shared position of the tests of words: four men against two Germans; and the log entry of an event."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.rules.book import Book, Figure, FriendlyCard, Skill
from combat.games.volume1.rules.play.sequence import new_state
from combat.games.volume1.rules.state import Man, Order, State, Wound
from combat.games.volume1.words import log
from tests.games.volume1.skirmish import skirmish

FIGURES = (
    Figure("taylor", "Taylor", "Sgt", "friendly", "able", 1, 6, 3, (Skill("m3", 7), Skill("colt-45", 5)), tough=True),
    Figure("brown", "Brown", "Pvt", "friendly", "able", 2, 5, 0, (Skill("m1-garand", 6),)),
    Figure("clark", "Clark", "Cpl", "friendly", "baker", 3, 5, 2, (Skill("m1-garand", 6),)),
    Figure("evans", "Evans", "Pvt", "friendly", "baker", 4, 4, 0, (Skill("m1903", 5),)),
    Figure("jung", "Jung", "Soldat", "enemy", "red", 14, 4, 0, (Skill("kar-98k", 4),)),
    Figure("voigt", "Voigt", "Soldat", "enemy", "white", 17, 4, 0, (Skill("kar-98k", 5),)),
)
LUCK = FriendlyCard(6, "discard", "Luck", "Roll it again.", (4, 24, 60))


def book() -> Book:
    """Return the small game's book with these men and one card."""
    return replace(skirmish(), figures={figure.id: figure for figure in FIGURES}, friendly_cards={6: LUCK})


def position() -> State:
    """Return a state in which Taylor has Rapid Fire, the known Jung hides behind a wall, and Voigt is unknown."""
    state = new_state(book())
    for man in (
        Man("taylor", "friendly", "able", Hex("06.07"), Order("rapid-fire"), seen=True),
        Man("brown", "friendly", "able", Hex("05.08"), Order("sneak")),
        Man("clark", "friendly", "baker", Hex("04.08"), wounds=(Wound("light"),)),
        Man("evans", "friendly", "baker", Hex("03.08")),
        Man("jung", "enemy", "red", Hex("07.05"), Order("hide"), seen=True, alert=True),
        Man("voigt", "enemy", "white", Hex("04.03"), morale="bold"),
    ):
        state.men[man.id] = man
    return state


def line_of(state: State, event: Event) -> LogEntry:
    """Return the log entry of an event; fail if it has none."""
    entry = log.entry(state, event)
    assert entry is not None, f"the log has no line for {event}"
    return entry
