"""Consolidation: the victors move up to 10 cm, not to less than 5 cm from an enemy (L737)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import FULL
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import DONE, Moves, TeamRoute
from combat.games.armour.rules.assault.assault import Assault, ChargeMove
from combat.games.armour.rules.assault.assault_ways import as_consolidation, assault_way, halt_on_way
from combat.games.armour.rules.assault.strongholds import end_assault, finds_hole
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.assault_events import ConsolidationDeclared, TeamConsolidated
from combat.games.armour.rules.ground.way import Way
from combat.games.armour.rules.state import State, Team

_TRIES = 4


class Consolidate(WrittenDecision[State, Moves]):
    """Where do the victors' teams move? "move a1-1 tactical 12,30; a1-2 tactical 14,30@90", or "done" (L737)."""

    kind: ClassVar[str] = "consolidate"
    notations = (Moves,)
    declined_with = DONE
    units: tuple[str, ...] = ()

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers endlessly, with "done" in place of illegal ones."""
        able = consolidating(state, self.units)
        while True:
            parts = [part for team in able if (part := _random_part(state, team, numbers)) is not None]
            move = Moves(parts) if parts else DONE
            yield move if self.refusal(state, move) is None else DONE

    def refused(self, state: State, moves: Moves) -> Refusal | None:
        """Return the reason why the moves are refused; None if they are legal."""
        return consolidation_refusal(state, self.units, moves)


def consolidating(state: State, units: tuple[str, ...]) -> list[Team]:
    """Return the victors' teams that can move: on the table, not bailed out, not immobile."""
    teams = (team for unit in units for team in state.teams_of(unit))
    return [team for team in teams if team.fights and state.card(team).speeds is not None]


def _random_part(state: State, team: Team, numbers: RandomSource) -> TeamRoute | None:
    """Return a random consolidating move of a team; None if none of a few is legal, or it stays."""
    if not numbers.below(3):
        return None
    far = state.book.limits.consolidation.distance
    for _ in range(_TRIES):
        x, y = (max(0, value + numbers.below(2 * far + 1) - far) for value in pose_of(team).point)
        route = Route([Point(x, y)], numbers.below(FULL))
        if not isinstance(_part_way(state, team, route), Refusal):
            return TeamRoute(team.id, "tactical", route)
    return None


def consolidation_refusal(state: State, units: tuple[str, ...], moves: Moves) -> Refusal | None:
    """Return the reason why teams cannot make consolidating moves, one after the other; None if they can (L737)."""
    view, able = state.copy(), {team.id for team in consolidating(state, units)}
    for part in moves.parts:
        if part.team not in able or part.speed != "tactical":
            return Refusal("no-victor", "L737")
        team = view.teams[part.team]
        gone = _part_way(view, team, part.route)
        if isinstance(gone, Refusal):
            return gone
        view.teams[team.id] = replace(team, pose=part.route.end)
    return None


def _part_way(view: State, team: Team, route: Route) -> Way | Refusal:
    """Return the way of a consolidating move of at most 10 cm, or why it cannot be gone."""
    gone = assault_way(view, team, route, as_consolidation)
    if isinstance(gone, Refusal):
        return gone
    limit = view.book.limits.consolidation.distance
    if gone.distance > limit:
        return Refusal("too-far", "L737", (("most", limit), ("way", gone.distance)))
    return gone


def carry_on(state: State, assault: Assault) -> Steps[None]:
    """Ask for the victors' moves, then make them one by one; after the last the assault ends."""
    if assault.moves:
        yield from _move(state, assault, assault.moves[0])
        return
    able = () if assault.consolidated else consolidating(state, assault.victors)
    if able:
        seat = state.seat_of(able[0].id)
        answer = yield from ask(Consolidate("L737", assault.victors[0], seat, assault.victors))
        if isinstance(answer, Moves):
            yield ConsolidationDeclared(tuple(ChargeMove(each.team, str(each.route)) for each in answer.parts))
            return
    yield from end_assault(state, assault, "won")


def _move(state: State, assault: Assault, move: ChargeMove) -> Steps[None]:
    """Make one move; a failed Cross roll ends it (L563)."""
    team, route = state.teams[move.team], Route.read(move.route)
    gone = _part_way(state, team, route)
    if isinstance(gone, Refusal):
        yield TeamConsolidated(team.id, None, 0, stuck=False)
        return
    halt = yield from halt_on_way(state, team, gone.crossings, "L563", state.book.limits.consolidation_near)
    if halt is not None:
        yield TeamConsolidated(team.id, halt.route, halt.length, halt.stuck)
        return
    yield TeamConsolidated(team.id, route, gone.distance, False, finds_hole(state, assault, team, route))
