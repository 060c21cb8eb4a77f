"""Men whose drawn moves were stopped by an event."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from functools import partial

from combat.engine.space.hexes.hex import Hex
from combat.engine.words import text
from combat.engine.words.line import Line
from combat.games.volume1.standing import told_moves
from combat.games.volume1.standing.move_plans import MovePlans
from combat.games.volume1.standing.stops import Stop
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import consequences


class StoppedMen:
    """Lets men who stopped continue, and logs why they stopped."""

    def __init__(self, desk: VolumeDesk, plans: MovePlans) -> None:
        self._desk, self._plans = desk, plans
        self._untold: list[tuple[int, Stop]] = []
        """Men who stopped, with the number of answers, not yet in the log."""

    def going_on(self, men: Sequence[str]) -> list[str]:
        """Return `men` and all others who stopped for the same reason."""
        return list(dict.fromkeys((*men, *self._plans.with_same_news(men))))

    def going_now(self, men: Sequence[str]) -> list[str]:
        """Return the men of `going_on` who can continue now: `men`, and members of the active team who have not
        acted.
        """
        state = self._desk.state
        team, done = state.active_team, state.clock.done
        return [man for man in self.going_on(men) if man in men or (state.men[man].team == team and man not in done)]

    def meetings(self, men: Sequence[str], taken: int | None = None) -> list[Line]:
        """Return a line for each melee that men start if they continue together with `men` into an enemy's hex (15.0).

        `taken` is the number of hexes that `men` have moved in this activation; None if they are not moving now.
        """
        state, found = self._desk.state, dict[tuple[int, Hex], list[str]]()
        for man in self.going_on(men):
            legs = self._plans.legs_of(state, man, taken if man in men else None)
            met = next((leg for leg in legs if consequences.meets_enemy(state, state.men[man], leg.end)), None)
            if met is not None:
                found.setdefault((met.impulse, met.end), []).append(man)
        return [consequences.of_meeting(state, met, hex_, impulse) for (impulse, hex_), met in found.items()]

    def label(self, men: Sequence[str], taken: int | None = None) -> str:
        """Return the label of the button that lets men continue.

        It says how many move now and how many later, and whether they enter an enemy's hex. `taken` is the number of
        hexes that `men` have moved in this activation.
        """
        now = len(self.going_now(men))
        later = len([man for man in self.going_on(men) if self._plans.legs_of(self._desk.state, man)]) - now
        words = (
            text("button-carry-on-later", count=now, later=later) if later > 0 else text("button-carry-on", count=now)
        )
        return text("button-carry-on-meets", words=words) if self.meetings(men, taken) else words

    def carry_on(self, men: Sequence[str]) -> None:
        """Let stopped men continue their drawn moves."""
        self._plans.go_on(self._desk.state, men)
        self._desk.controls.carry_on()

    def add(self, answers: int, stops: Iterable[Stop]) -> None:
        """Add stopped men to be logged after a number of answers."""
        self._untold += [(answers, stop) for stop in stops]

    def tell(self) -> bool:
        """Log which men stopped and why, after the events that stopped them; return whether anyone did."""
        told, self._untold = self._untold, []
        state = self._desk.state.copy() if told else self._desk.state  # for the present state
        for answers, group in itertools.groupby(told, lambda one: one[0]):
            for stops in told_moves.together(stop for _, stop in group):
                self._desk.story.remark(answers, state, partial(told_moves.entry, state, stops))
        return bool(told)
