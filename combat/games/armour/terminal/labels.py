"""Short names of units and teams: the letter of a unit, and the number of a team in it, such as B and B2."""

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
    """Short names of the units and teams of a battle.

    Both seats have a unit A: a seat's name before a label selects one. Transports and observers have the letter of the
    unit from which they were split, as in Bt1 and Bo1.
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
        """Return the label and the full name of a unit or team, such as "B2 Sherman 2".

        The name of its seat comes first unless that is `seat`.
        """
        return f"{self.of(id_, seat)} {names.subject(self.state, id_)}"

    def marked(self, notation: str, seat: Seat) -> str:
        """Return an answer's notation with the ids of units and teams replaced by labels, as a player writes them."""
        known = (*self.state.units, *self.state.teams)
        return _ID.sub(lambda found: self.of(found[0], seat) if found[0] in known else found[0], notation)

    def unmarked(self, line: str, seat: Seat) -> str:
        """Return a typed line with its labels replaced by ids, of a seat's units if possible, else of the other
        seat's.
        """
        return _WORD.sub(lambda found: self._id_of(found[0], seat), line)

    def _id_of(self, word: str, seat: Seat) -> str:
        return self.find(word, seats_from(seat)) if self.is_label(word, seats_from(seat)) else word

    # -- typed words ------------------------------------------------------------------------------------------------

    def find(self, typed: str, seats: Sequence[Seat]) -> str:
        """Return the id of the unit or team with a label, from the first of the seats in `seats` that has one.

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
        """Return the id of the team with a label; for the label of a unit, its only remaining team.

        Raises NotUnderstood for an unknown label and for a unit with several teams.
        """
        found = self.find(typed, seats)
        if found in self.state.teams:
            return found
        teams = [team.id for team in self.state.all_of(found) if team.where != "destroyed"]
        if len(teams) == 1:
            return teams[0]
        raise NotUnderstood(text("text-which-team", line=typed, teams=one_of([self.of(team, "") for team in teams])))

    def unit(self, typed: str, seats: Sequence[Seat]) -> str:
        """Return the id of the unit with a label, or of the unit of the team with it; raise NotUnderstood."""
        return self.find(typed, seats).partition("-")[0]

    def is_label(self, typed: str, seats: Sequence[Seat]) -> bool:
        """Return whether a word is the label of a unit or team of one of some seats."""
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
