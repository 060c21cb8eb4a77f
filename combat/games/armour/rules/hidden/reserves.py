"""Reserves: dice from a turn on, and units of their owner's choice that enter at the edge (A36, A37)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Refusal
from combat.engine.kernel.notation.written_decision import WrittenDecision
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.d_six import dice
from combat.games.armour.rules.events.hidden_events import ReserveEntered, ReservesRolled
from combat.games.armour.rules.hidden.aboard import aboard, on_foot
from combat.games.armour.rules.hidden.edge_entry import entry_refusal, entry_row, stretch
from combat.games.armour.rules.hidden.off_table import units_in, units_off_table
from combat.games.armour.rules.missions.mission import first_turn
from combat.games.armour.rules.state import State, Unit

ROLL = "reserves"
"""First subject of the step: the dice."""


class EnterReserve(WrittenDecision[State, Placements]):
    """Which unit of the reserve enters, and where? "place d3-1 90,1; d3-2 95,1" (A36, A37)."""

    kind: ClassVar[str] = "enter-reserve"
    notations = (Placements,)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield legal places of random units, endlessly."""
        units, (one, other) = units_in(state, self.seat, "reserve"), stretch(state, self.seat)
        while True:
            share = numbers.below(101)
            at = Point(*(a + (b - a) * share // 100 for a, b in zip(one, other, strict=True)))
            places = row_of(state, units[numbers.below(len(units))], at)
            if places is not None:
                yield places

    def refused(self, state: State, places: Placements) -> Refusal | None:
        """Return the reason why the places are refused; None if they are legal."""
        return reserve_refusal(state, self.seat, places)


def row_of(state: State, unit: Unit, at: Point) -> Placements | None:
    """Return places for a reserve unit in a row at the edge, near a point; None if the whole edge is full."""
    row = entry_row(state, on_foot(state, unit, "reserve"), at)
    return None if row is None else Placements(row)


def reserve_refusal(state: State, seat: Seat, places: Placements) -> Refusal | None:
    """Return the reason why a reserve unit cannot enter at some places; None if it can (A37).

    It must be whole with its companions, each team at the edge.
    """
    unit = entering_unit(state, seat, places)
    if unit is None:
        return Refusal("no-reserve", "A36")
    if {each.team for each in places.parts} != {team.id for team in on_foot(state, unit, "reserve")}:
        return Refusal("whole-reserve", "A36")
    view = state.copy()
    for name, pose in places.parts:
        refused = entry_refusal(view, view.teams[name], pose)
        if refused is not None:
            return refused
        view.teams[name] = replace(view.teams[name], where="table", pose=pose)
    return None


def entering_unit(state: State, seat: Seat, places: Placements) -> Unit | None:
    """Return the reserve unit that an answer names by a team of it or of its companions; None if there is none."""
    team = state.teams.get(places.parts[0].team)
    named = () if team is None else (team.unit, state.units[team.unit].parent)
    return next((unit for unit in units_in(state, seat, "reserve") if unit.id in named), None)


# -- in the starting phase ---------------------------------------------------------------------------------------------


def pending_reserves(state: State) -> Iterator[str]:
    """Yield the roll for reserves, then an id while units must still enter (A36).

    Dice are rolled while units are off the table, whose number is public, whether they are in reserve or not (A49).
    """
    seat = state.active
    reserves = state.book.mission.side(seat).reserves
    if reserves is None or state.turn < first_turn(state.book.figures.arrivals, reserves):
        return
    if units_off_table(state, seat):
        yield ROLL
    if state.arriving and units_in(state, seat, "reserve"):
        yield f"arrival-{state.arriving}"


def bring_reserves(state: State, subject: str) -> Steps[None]:
    """Roll for reserves, or ask which unit enters and place it; after the last turn with dice, all arrive (A36).

    `subject` is one of the ids of `pending_reserves`.
    """
    if subject != ROLL:
        answer = yield from ask(EnterReserve("A37", "", state.active))
        assert isinstance(answer, Placements)
        unit = entering_unit(state, state.active, answer)
        assert unit is not None
        yield ReserveEntered(unit.id, answer.parts, tuple(aboard(state, unit, "reserve").items()))
        return
    reserves, figures = state.book.mission.side(state.active).reserves, state.book.figures.arrivals
    assert reserves is not None
    turn = state.turn - first_turn(figures, reserves)
    if turn >= len(figures.reserve_dice):
        yield ReservesRolled(state.active, (), len(units_in(state, state.active, "reserve")))
        return
    numbers = yield from dice(figures.reserve_dice[turn], "reserves", "A36", state.active)
    yield ReservesRolled(state.active, numbers, sum(1 for number in numbers if number >= figures.reserves))
