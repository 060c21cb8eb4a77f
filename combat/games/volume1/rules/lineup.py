"""Index of the men on the board by side, team and hex, cached until a man moves between its groups."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from combat.engine.space.hexes.hex import Hex

if TYPE_CHECKING:
    from combat.games.volume1.rules.book import Side
    from combat.games.volume1.rules.state import Man


class Lineup:
    """The men on the board, grouped; every group is in the order of the dictionary of men.

    Its lists are replaced, never changed in place, so that a caller may iterate over one while the state changes.
    """

    __slots__ = ("_at", "_contested", "_hidden_at", "carried", "free", "known", "prisoners", "team")

    def __init__(self, men: Iterable[Man]) -> None:
        self.free: dict[Side, list[Man]] = {"friendly": [], "enemy": []}
        """Men who have not surrendered, by side."""
        self.team: dict[str, list[Man]] = {}
        """Men who have not surrendered, by team."""
        self.known: dict[Side, list[Man]] = {"friendly": [], "enemy": []}
        """Men of `free` who are Spotted or Known (8.1, 8.2)."""
        self.prisoners: list[Man] = []
        self.carried: list[Man] = []
        """Men, prisoners included, carried this turn, until both ducked back (7.18)."""
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
        """Replace a man's former record `was` in the index by his new one.

        Return False if he changes groups, so that the index must be rebuilt.
        """
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
        """Return the hexes of a side's men who are not prisoners."""
        found = self._at.get(side)
        if found is None:
            found = self._at[side] = frozenset([man.hex for man in self.free[side] if man.hex is not None])
        return found

    def hidden(self, side: Side) -> list[Man]:
        """Return the men of a side who are not Spotted (friendly) or not Known (enemy) (8.1, 8.2)."""
        return [man for man in self.free[side] if not man.seen]

    def hidden_at(self, side: Side) -> frozenset[Hex]:
        """Return the hexes of a side's men who are not Spotted (friendly) or not Known (enemy) (8.1, 8.2)."""
        found = self._hidden_at.get(side)
        if found is None:
            found = self._hidden_at[side] = frozenset([man.hex for man in self.hidden(side) if man.hex is not None])
        return found

    @property
    def contested(self) -> list[Hex]:
        """Hexes with men of both sides who are not prisoners, in no particular order."""
        found = self._contested
        if found is None:
            found = self._contested = list(self.at("friendly") & self.at("enemy"))
        return found


def _instead(men: list[Man], was: Man, man: Man) -> list[Man]:
    found = men.copy()
    found[men.index(was)] = man
    return found


class Men(dict[str, "Man"]):
    """Dictionary of men by id that caches a `Lineup` of them.

    Write only single entries (`men[id] = man`); other changes of a dictionary do not invalidate the cache.
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
        """Return the index of the men on the board; it is built on demand and cached."""
        found = self.known
        if found is None:
            found = self.known = Lineup(self.values())
        return found

    def copy(self) -> Men:
        """Return a copy of the dictionary without the cached index, which copies rarely need."""
        return Men(self)

    def __reduce__(self) -> tuple[type[Men], tuple[dict[str, Man]]]:
        return Men, (dict(self),)
