"""Short names of units and teams: the letter of a unit, and the number of a team in it: B, B2."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from combat.engine.kernel.seats import Seat
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.words import text
from combat.engine.words.grammar.lists import one_of
from combat.games.armour.rules.play.muster import OBSERVERS, TRANSPORTS
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.unit_letters import letters_of
from combat.games.miniatures.words import wording

_ID = re.compile(rf"\b[{''.join(seat[0] for seat in SEATS)}]\d+[{OBSERVERS}{TRANSPORTS}]?(?:-\d+)?\b")
"""The ids of units and teams."""
_WORD = re.compile(r"\b[A-Z][a-z]?\d*\b")
"""Pattern of possible labels in a line."""


class Labels:
    """The short names of a battle.

    Both seats have a unit A: a seat's name before a label selects one. Transports and observers have the letter of the
    unit from which they were split: Bt1, Bo1.
    """

    def __init__(self, state: State) -> None:
        self.state, self._letters = state, letters_of(state)

    def of(self, id_: str, seat: Seat = "") -> str:
        """Return the label of a unit or team, after the name of its seat unless that is `seat`."""
        unit, _, number = id_.partition("-")
        found = self.state.units[unit]
        tail = unit.lstrip("".join(seat[0] for seat in SEATS)).lstrip("0123456789") if found.parent else ""
        label = f"{self._letters[unit]}{tail}{number}"
        return label if found.seat == seat else f"{wording.seat(found.seat)} {label}"

    def named(self, id_: str, seat: Seat = "") -> str:
        """Return the label with the full name: "B2 Sherman 2".

        The name of its side comes first unless that is `seat`.
        """
        return f"{self.of(id_, seat)} {names.subject(self.state, id_)}"

    def marked(self, notation: str, seat: Seat) -> str:
        """Return an answer as a player writes it: its ids of units and teams replaced by labels."""
        known = (*self.state.units, *self.state.teams)
        return _ID.sub(lambda found: self.of(found[0], seat) if found[0] in known else found[0], notation)

    def unmarked(self, line: str, seat: Seat) -> str:
        """Return a typed line with its labels replaced by ids: of a seat's units, else of the other's."""
        return _WORD.sub(lambda found: self._id_of(found[0], seat), line)

    def _id_of(self, word: str, seat: Seat) -> str:
        return self.find(word, seats_from(seat)) if self.is_label(word, seats_from(seat)) else word

    # -- typed words ------------------------------------------------------------------------------------------------

    def find(self, typed: str, seats: Sequence[Seat]) -> str:
        """Return the id of a unit or team by its label, in the first of some seats that has one.

        A seat's name, or its beginning, before the label selects the seat. Raises NotUnderstood.
        """
        *seat, label = typed.split() or [""]
        wanted = self._seats(" ".join(seat)) if seat else tuple(seats)
        for each in wanted:
            found = [id_ for id_ in self._of_seat(each) if label.lower() == self.of(id_, each).lower()]
            if found:
                return found[0]
        raise NotUnderstood(text("text-no-label", line=typed))

    def team(self, typed: str, seats: Sequence[Seat]) -> str:
        """Return the id of a team by its label, or by that of a unit with one team; raise NotUnderstood."""
        found = self.find(typed, seats)
        if found in self.state.teams:
            return found
        teams = [team.id for team in self.state.all_of(found) if team.where != "destroyed"]
        if len(teams) == 1:
            return teams[0]
        raise NotUnderstood(text("text-which-team", line=typed, teams=one_of([self.of(team, "") for team in teams])))

    def unit(self, typed: str, seats: Sequence[Seat]) -> str:
        """Return the id of a unit by its label, or by that of one of its teams; raise NotUnderstood."""
        return self.find(typed, seats).partition("-")[0]

    def is_label(self, typed: str, seats: Sequence[Seat]) -> bool:
        """Return whether a word is a label of a unit or team of some seats."""
        try:
            self.find(typed, seats)
        except NotUnderstood:
            return False
        return True

    def _of_seat(self, seat: Seat) -> Iterator[str]:
        for unit in self.state.units.values():
            if unit.seat == seat:
                yield unit.id
        for team in self.state.teams.values():
            if self.state.units[team.unit].seat == seat:
                yield team.id

    @staticmethod
    def _seats(word: str) -> tuple[Seat, ...]:
        plain = word.lower()
        return tuple(seat for seat in SEATS if seat.startswith(plain) or wording.seat(seat).lower().startswith(plain))


def seats_from(seat: Seat) -> tuple[Seat, Seat]:
    """Return both seats, the given one first."""
    return SEATS if seat != SEATS[1] else (SEATS[1], SEATS[0])
