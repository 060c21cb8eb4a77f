"""Numeric encoding of a battle as a seat sees it, for machine learning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Row
from combat.engine.play.port import Port
from combat.engine.space.plane.point import CM
from combat.games.contact.players.encoded_answers import COLUMNS as ANSWER_COLUMNS
from combat.games.contact.players.encoded_answers import answer_row, piece_of
from combat.games.contact.rules.cards.unit_card import Arm
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.missions.mission import Objective
from combat.games.contact.rules.play.endings import break_values
from combat.games.contact.rules.state import Dummy, Marker, Phase, State, SupportBattery, Unit, Whereabouts
from combat.games.contact.rules.two_seats import SEATS, opponent
from combat.games.miniatures.players.encoded_values import SCENERY_COLUMNS, place_of, place_row, scenery_row

UNITS, DUMMIES, MARKERS, GOALS, BATTERIES, SCENERY = 64, 16, 64, 8, 8, 160
"""Number of rows of each table; further items are left out."""
QUESTIONS = tuple(sorted(decision.kind for decision in RULES.decisions if not decision.to_chance))
GAME_COLUMNS = (
    "seat", "phase", "step", "turn", "turns", "own_turn", "began", "dark", "width", "height", "lost", "whole",
    "enemy_lost", "enemy_whole", "orders", "enemy_orders", "assault", "planes", "smoke", "question", "subject",
)  # fmt: skip
UNIT_COLUMNS = (
    "present", "own", "arm", "where", "x", "y", "heading", "turret", "front", "side", "rear", "top", "weapon", "range",
    "anti_tank", "shells", "break_value", "points", "in_command", "suppressed", "demoralised", "stuck", "dug_in",
    "cover", "camouflaged", "hatch", "moved", "fired", "acted", "watching", "under_fire", "carrier", "marker",
)  # fmt: skip
DUMMY_COLUMNS = ("present", "x", "y", "marker", "gone")
MARKER_COLUMNS = ("present", "own", "x", "y")
GOAL_COLUMNS = ("present", "x", "y", "held", "enemy")
BATTERY_COLUMNS = ("present", "own", "observer", "x", "y", "attempts", "volleys", "failed", "over")


class ContactEncoding:
    """Encoder of a seat's view and of answers as tables of numbers. List indices start at 1; 0 means none.

    Places are in centimetres.
    """

    tables: Mapping[str, tuple[int, Sequence[str]]] = {
        "game": (1, GAME_COLUMNS),
        "units": (UNITS, UNIT_COLUMNS),
        "dummies": (DUMMIES, DUMMY_COLUMNS),
        "markers": (MARKERS, MARKER_COLUMNS),
        "goals": (GOALS, GOAL_COLUMNS),
        "batteries": (BATTERIES, BATTERY_COLUMNS),
        "scenery": (SCENERY, SCENERY_COLUMNS),
    }
    answer_columns: Sequence[str] = ANSWER_COLUMNS

    def view(self, port: Port[State]) -> Mapping[str, Sequence[Row]]:
        """Return the tables of the seat's view; the environment pads missing rows with zeros and cuts excess rows."""
        state, seat = port.view, port.seat
        return {
            "game": [_game(state, seat, port.decision)],
            "units": [_unit(state, seat, unit) for unit in state.units.values()],
            "dummies": [_dummy(state, dummy) for dummy in state.dummies.values()],
            "markers": [_marker(seat, marker) for marker in state.markers.values()],
            "goals": [_goal(state, seat, goal) for goal in state.book.mission.objectives],
            "batteries": [_battery(state, seat, each) for each in state.batteries.values()],
            "scenery": [scenery_row(state.book.scenery, piece) for piece in state.book.table.scenery],
        }

    def answer(self, port: Port[State], answer: Answer) -> Row:
        """Return the row of an answer to the current question."""
        decision = port.decision
        assert decision is not None
        return answer_row(port.view, decision, answer)

    def score(self, view: State, seat: Seat) -> float:
        """Return the break value that the seat has destroyed, as far as it knows, less what it has lost."""
        return break_values(view, opponent(seat))[0] - break_values(view, seat)[0]

    def won(self, view: State, seat: Seat) -> bool:
        """Return whether the seat has won a finished battle."""
        return view.winner == seat


def _game(state: State, seat: Seat, decision: Decision | None) -> Row:
    enemy, mission, table = opponent(seat), state.book.mission, state.book.table
    subject = "" if decision is None else decision.subject
    return (
        place_of(SEATS, seat), place_of(get_args(Phase), state.phase), state.step, state.turn, mission.turns,
        state.active == seat, state.first == seat, state.dark, table.width / CM, table.height / CM,
        *break_values(state, seat), *break_values(state, enemy), state.orders.get(seat, 0), state.orders.get(enemy, 0),
        state.assault is not None, 0 if state.planes is None else state.planes.left, len(state.smoke),
        place_of(QUESTIONS, "" if decision is None else decision.kind), piece_of(state, subject),
    )  # fmt: skip


def _unit(state: State, seat: Seat, unit: Unit) -> Row:
    card = state.card(unit)
    armour, weapon = card.armour, state.book.weapons[card.weapons[0]] if card.weapons else None
    reach = max((band.range for band in weapon.bands), default=0) if weapon is not None else 0
    return (
        1, unit.seat == seat, place_of(get_args(Arm), card.arm), place_of(get_args(Whereabouts), unit.where),
        *place_row(unit.pose), unit.turret / 10, *((armour.front, armour.side, armour.rear, armour.top) if armour else
        (0, 0, 0, 0)), place_of(state.book.weapons, weapon.id) if weapon else 0, reach / CM,
        weapon.anti_tank or 0 if weapon else 0, weapon.he if weapon else 0, card.break_value, card.points,
        unit.placed and unit.seat == seat and in_command(state, unit), unit.suppressed, unit.demoralised,
        place_of(("ground", "damage"), unit.stuck), unit.dug_in, unit.cover, unit.camouflaged, unit.hatch,
        unit.moved / CM, unit.fired, unit.acted, unit.watching, unit.under_fire, piece_of(state, unit.carrier),
        place_of(state.markers, unit.marker),
    )  # fmt: skip


def _dummy(state: State, dummy: Dummy) -> Row:
    return 1, *place_row(dummy.pose)[:2], place_of(state.markers, dummy.marker), dummy.gone


def _marker(seat: Seat, marker: Marker) -> Row:
    return 1, marker.seat == seat, marker.at.x / CM, marker.at.y / CM


def _goal(state: State, seat: Seat, goal: Objective) -> Row:
    held = state.held.get(goal.name, "")
    return 1, goal.at.x / CM, goal.at.y / CM, held == seat, held == opponent(seat)


def _battery(state: State, seat: Seat, battery: SupportBattery) -> Row:
    at = battery.at
    return (
        1, battery.seat == seat, piece_of(state, battery.observer), 0 if at is None else at.x / CM,
        0 if at is None else at.y / CM, battery.attempts, battery.volleys, battery.failed, battery.over,
    )  # fmt: skip


ENCODING = ContactEncoding()
