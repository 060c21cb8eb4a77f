"""Path drawn by the player for a moving group; followed step by step until something happens (9.1)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import MutableRecord, Record
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import EXIT
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.state import State


class Fit(Record):
    """State of a group and its enemies when the path was drawn; the path is discarded when the state differs."""

    group: tuple[str, ...]
    shaken: tuple[tuple[str, bool, bool], ...]
    answering: tuple[str, ...]
    works: int


def fit_of(state: State) -> Fit | None:
    """Return the state of the moving group for comparison; None if no group moves."""
    order = state.order
    if order is None or not order.group:
        return None
    there = tuple(unit for unit in order.group if state.units[unit].on_map)
    shaken = tuple((id_, state.units[id_].broken, state.units[id_].suppressed) for id_ in there)
    return Fit(there, shaken, order.answering, len(state.works))


class DrawnWay(MutableRecord):
    """Hexes of the drawn path still to enter, and whether the group exits at its end."""

    left: tuple[Hex, ...] = ()
    exits: bool = False
    _fit: Fit | None = None
    _waiting: bool = False
    """Whether the group has not started moving yet."""

    def draw(self, state: State, hexes: tuple[Hex, ...], *, exits: bool = False, setting_off: bool = False) -> None:
        """Set the path for the moving group.

        With `exits` it leaves the map at the end of the path. With `setting_off` the group has yet to start, and its
        state is recorded when it does.
        """
        self.left, self.exits, self._waiting = hexes, exits, setting_off
        self._fit = None if setting_off else fit_of(state)

    def drop(self) -> None:
        """Discard the drawn path, so that no further steps are taken."""
        self.left, self.exits, self._fit, self._waiting = (), False, None, False

    def __call__(self, decision: Decision, state: State) -> Answer | None:
        """Return the next step, or None; a path that cannot be continued is cancelled."""
        if not (self.left or self.exits):
            return None
        if not isinstance(decision, MoveOn):
            if decision.kind in ("set-off", "give-order"):
                self.drop()
            return None
        if self._waiting:
            self._fit, self._waiting = fit_of(state), False
        step = self.left[0] if self.left else EXIT
        if fit_of(state) != self._fit or decision.refusal(state, step) is not None:
            self.drop()
            return None
        self.left, self.exits = self.left[1:], self.exits and bool(self.left)
        return step
