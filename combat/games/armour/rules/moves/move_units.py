"""The question of the movement phase: which teams move where (L551)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import as_word, parse_any
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import DONE, Moves, Speed, TeamRoute
from combat.games.armour.rules.moves.move_limits import mover_refusal, moves_refusal, speed_limit
from combat.games.armour.rules.state import State, Team

TRIES = 6
"""Random routes that `samples` tries for a team."""


class MoveUnits(Decision):
    """Which teams move, and where? "move a1-1 tactical 12,30 20,40@90; a1-2 dash 30,30", or "done" (L551).

    Teams of one unit; its movement is over when a team of another unit moves, or the phase ends.
    """

    kind: ClassVar[str] = "move-units"
    seat: Seat = ""

    @property
    def passes_with(self) -> Answer:
        return DONE

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        able = [team for team in state.on_table(self.seat) if mover_refusal(state, team) is None]
        while True:
            move = None
            if able and numbers.below(len(able) + 1):
                move = self._random_move(state, able[numbers.below(len(able))], numbers)
            yield move or DONE

    def _random_move(self, state: State, team: Team, numbers: RandomSource) -> Moves | None:
        """Return a random legal move of a team; None if none of a few tries is legal."""
        assert team.pose is not None
        for _ in range(TRIES):
            speed: Speed = "dash" if numbers.below(3) == 0 else "tactical"
            far = speed_limit(state, team, speed, "cross-country")
            x, y = (max(0, value + numbers.below(2 * far + 1) - far) for value in team.pose.point)
            move = Moves([TeamRoute(team.id, speed, Route([Point(x, y)], numbers.below(FULL)))])
            if self.refusal(state, move) is None:
                return move
        return None

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        if answer == DONE:
            return None
        try:
            moves = as_word(Moves, answer)
        except ValueError:
            return Refusal("not-an-option", self.rule)
        return moves_refusal(state, self.seat, moves)

    def read(self, answer: Answer) -> str:
        return parse_any(answer, Moves)
