"""Who is where: the men on the board by what most questions about them begin with, kept while nobody is elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from combat.engine.space.hexes.hex import Hex

if TYPE_CHECKING:
    from combat.games.volume1.rules.book import Side
    from combat.games.volume1.rules.state import Man


class Lineup:
    """The men on the board, everywhere in the order in which they are listed.

    Its lists are never written into, but replaced: whoever has one may go on with it.
    """

    __slots__ = ("_at", "_contested", "_hidden_at", "carried", "free", "known", "prisoners", "team")

    def __init__(self, men: Iterable[Man]) -> None:
        self.free: dict[Side, list[Man]] = {"friendly": [], "enemy": []}
        """Who has not surrendered, by side."""
        self.team: dict[str, list[Man]] = {}
        """The same by team."""
        self.known: dict[Side, list[Man]] = {"friendly": [], "enemy": []}
        """Who of them is Spotted, or Known (8.1, 8.2)."""
        self.prisoners: list[Man] = []
        self.carried: list[Man] = []
        """Who of all was carried this turn until both ducked back (7.18)."""
        self._contested: list[Hex] | None = None
        self._at: dict[Side, frozenset[Hex]] = {}
        self._hidden_at: dict[Side, frozenset[Hex]] = {}
        for man in men:
            if man.hex is not None and not man.fate:
                self._enter(man)

    def _enter(self, man: Man) -> None:
        if man.carrier:
            self.carried.append(man)
        if man.held_by:
            self.prisoners.append(man)
            return
        side = man.side
        self.free[side].append(man)
        self.team.setdefault(man.team, []).append(man)
        if man.seen:
            self.known[side].append(man)

    def rewrite(self, was: Man, man: Man) -> bool:
        """Put a man in the place of what he was; False if he belongs elsewhere, so that all must be read anew."""
        before, here = was.hex, man.hex
        if (
            was.seen is not man.seen
            or was.fate != man.fate
            or was.held_by != man.held_by
            or was.carrier != man.carrier
            or was.team != man.team
            or (before is None) is not (here is None)
        ):
            return False
        if here is None or man.fate:
            return True
        if man.carrier:
            self.carried = _instead(self.carried, was, man)
        if man.held_by:
            self.prisoners = _instead(self.prisoners, was, man)
            return True
        side = man.side
        if here is not before:
            self._contested = None
            self._at.pop(side, None)
            self._hidden_at.pop(side, None)
        self.free[side] = _instead(self.free[side], was, man)
        self.team[man.team] = _instead(self.team[man.team], was, man)
        if man.seen:
            self.known[side] = _instead(self.known[side], was, man)
        return True

    def at(self, side: Side) -> frozenset[Hex]:
        """Return the hexes of a side's men who have not surrendered."""
        found = self._at.get(side)
        if found is None:
            found = self._at[side] = frozenset([man.hex for man in self.free[side] if man.hex is not None])
        return found

    def hidden(self, side: Side) -> list[Man]:
        """Return those of a side's men who are not Spotted, or not Known (8.1, 8.2)."""
        return [man for man in self.free[side] if not man.seen]

    def hidden_at(self, side: Side) -> frozenset[Hex]:
        """Return the hexes of these."""
        found = self._hidden_at.get(side)
        if found is None:
            found = self._hidden_at[side] = frozenset([man.hex for man in self.hidden(side) if man.hex is not None])
        return found

    @property
    def contested(self) -> list[Hex]:
        """The hexes in which men of both sides stand who have not surrendered, in no order."""
        found = self._contested
        if found is None:
            found = self._contested = list(self.at("friendly") & self.at("enemy"))
        return found


def _instead(men: list[Man], was: Man, man: Man) -> list[Man]:
    found = men.copy()
    found[men.index(was)] = man
    return found


class Men(dict[str, "Man"]):
    """The men by their ids. It knows who is where from the first question until one of them is elsewhere.

    It is written by id alone: what puts several men in at once, or takes one out, would not be noticed.
    """

    __slots__ = ("known",)

    def __init__(self, men: Any = ()) -> None:
        super().__init__(men)
        self.known: Lineup | None = None

    def __setitem__(self, id_: str, man: Man) -> None:
        known = self.known
        if known is not None:
            was = self.get(id_)
            if was is None or not known.rewrite(was, man):
                self.known = None
        super().__setitem__(id_, man)

    def lineup(self) -> Lineup:
        """Who is where."""
        found = self.known
        if found is None:
            found = self.known = Lineup(self.values())
        return found

    def copy(self) -> Men:
        """Return the same men, without who is where: a state that is kept is seldom asked."""
        return Men(self)

    def __reduce__(self) -> tuple[type[Men], tuple[dict[str, Man]]]:
        return Men, (dict(self),)
