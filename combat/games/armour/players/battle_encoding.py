"""Numeric encoding of a battle as a seat sees it, for machine learning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Row
from combat.engine.play.port import Port
from combat.engine.space.plane.point import CM
from combat.games.armour.players.encoded_answers import COLUMNS as ANSWER_COLUMNS
from combat.games.armour.players.encoded_answers import answer_row
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.cards.team_card import Arm, Running
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.orders.order import ORDERS
from combat.games.armour.rules.play.goals import holder, points_destroyed
from combat.games.armour.rules.posture import gone_to_ground, in_command
from combat.games.armour.rules.state import Fired, Moved, Phase, State, Team, Unit, Whereabouts
from combat.games.armour.rules.two_seats import SEATS, other_seat
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.miniatures.players.encoded_values import SCENERY_COLUMNS, place_of, place_row, scenery_row

TEAMS, UNITS, GOALS, WORKS, SCENERY = 160, 48, 8, 40, 160
"""Number of rows of each table; further items are omitted."""
QUESTIONS = tuple(sorted(decision.kind for decision in RULES.decisions if not decision.to_chance))
GAME_COLUMNS = (
    "seat", "phase", "step", "turn", "turns", "first_check", "own_turn", "night", "width", "height", "points",
    "enemy_points", "unknown", "assault", "volley", "bombardment", "smoke", "question", "subject_unit", "subject_team",
)  # fmt: skip
TEAM_COLUMNS = (
    "present", "own", "unit", "arm", "running", "where", "x", "y", "heading", "turret", "front", "side", "top", "save",
    "cross", "tactical", "dash", "hit_on", "skill", "range", "anti_tank", "halted", "firepower", "leads", "in_command",
    "bailed", "dug_in", "gone_to_ground", "moved", "fired", "assaulted", "vehicle",
)  # fmt: skip
UNIT_COLUMNS = (
    "present", "own", "formation", "headquarters", "independent", "parent", "points", "leader", "pinned", "hits",
    "moved", "shot", "assaulted", "order", "destroyed", "ranged_in", "aim_x", "aim_y",
)  # fmt: skip
GOAL_COLUMNS = ("present", "own", "x", "y", "held", "enemy")
WORK_COLUMNS = ("present", "own", "kind", "x", "y", "heading")


class BattleEncoding:
    """Encoder of a seat's view and of answers as tables of numbers. List indices start at 1; 0 means none.

    Places are in centimetres.
    """

    tables: Mapping[str, tuple[int, Sequence[str]]] = {
        "game": (1, GAME_COLUMNS),
        "teams": (TEAMS, TEAM_COLUMNS),
        "units": (UNITS, UNIT_COLUMNS),
        "goals": (GOALS, GOAL_COLUMNS),
        "works": (WORKS, WORK_COLUMNS),
        "scenery": (SCENERY, SCENERY_COLUMNS),
    }
    answer_columns: Sequence[str] = ANSWER_COLUMNS

    def view(self, port: Port[State]) -> Mapping[str, Sequence[Row]]:
        """Return the tables of the seat's view, by name.

        The environment pads missing rows with zeros and cuts excess rows.
        """
        state, seat = port.view, port.seat
        goals = ((each, goal) for each in SEATS for goal in state.book.mission.side(each).goals)
        return {
            "game": [_game(state, seat, port.decision)],
            "teams": [_team(state, seat, team) for team in state.teams.values()],
            "units": [_unit(state, seat, unit) for unit in state.units.values()],
            "goals": [_goal(state, seat, owner, goal) for owner, goal in goals],
            "works": [_work(state, seat, work) for work in state.works],
            "scenery": [scenery_row(state.book.scenery, piece) for piece in state.book.table.scenery],
        }

    def answer(self, port: Port[State], answer: Answer) -> Row:
        """Return an answer to the seat's current question as a row of numbers."""
        decision = port.decision
        assert decision is not None
        return answer_row(port.view, decision, answer)

    def score(self, view: State, seat: Seat) -> float:
        """Return the points that the seat has destroyed less those that it has lost, divided by 100."""
        return (points_destroyed(view, other_seat(seat)) - points_destroyed(view, seat)) / 100

    def won(self, view: State, seat: Seat) -> bool:
        """Return whether the seat has won; False for a draw and while the battle goes on."""
        return view.winner == seat


def _game(state: State, seat: Seat, decision: Decision | None) -> Row:
    enemy, mission, table = other_seat(seat), state.book.mission, state.book.table
    subject = "" if decision is None else decision.subject
    unknown = state.unknown.get(enemy)
    return (
        place_of(SEATS, seat), place_of(get_args(Phase), state.phase), state.step, state.turn, mission.turns,
        mission.first_check, state.active == seat, state.night, table.width / CM, table.height / CM,
        points_destroyed(state, enemy) / 100, points_destroyed(state, seat) / 100,
        0 if unknown is None else unknown.units, state.assault is not None, state.volley is not None,
        state.fire_mission is not None, len(state.smoke) + len(state.screens),
        place_of(QUESTIONS, "" if decision is None else decision.kind), place_of(state.units, subject),
        place_of(state.teams, subject),
    )  # fmt: skip


def _team(state: State, seat: Seat, team: Team) -> Row:
    card, unit, ratings = state.card(team), state.units[team.unit], ratings_of(state, team)
    armour, speeds = card.armour, card.speeds
    weapon = state.book.weapons[card.weapons[0]] if card.weapons else None
    return (
        1, unit.seat == seat, place_of(state.units, team.unit), place_of(get_args(Arm), card.arm),
        place_of(get_args(Running), card.running), place_of(get_args(Whereabouts), team.where), *place_row(team.pose),
        team.turret / 10, armour.front if armour else 0, armour.side if armour else 0, armour.top if armour else 0,
        card.save, card.cross, speeds.tactical / CM if speeds else 0, speeds.cross_country / CM if speeds else 0,
        ratings.hit_on, ratings.skill, weapon.range / CM if weapon else 0, weapon.anti_tank if weapon else 0,
        weapon.halted if weapon else 0, weapon.firepower if weapon else 0, unit.leader == team.id,
        team.on_table and in_command(state, team), team.bailed, team.dug_in,
        team.on_table and gone_to_ground(state, team), place_of(get_args(Moved), team.moved) - 1,
        place_of(get_args(Fired), team.fired) - 1, team.assaulted, place_of(state.teams, team.vehicle),
    )  # fmt: skip


def _unit(state: State, seat: Seat, unit: Unit) -> Row:
    aim = unit.aiming_point
    return (
        1, unit.seat == seat, place_of(state.formations, unit.formation), unit.headquarters, unit.independent,
        place_of(state.units, unit.parent), unit.points, place_of(state.teams, unit.leader), unit.pinned, unit.hits,
        unit.moved, unit.shot, unit.assaulted, place_of(ORDERS, unit.orders[-1].order) if unit.orders else 0,
        unit.destroyed, aim is not None, 0 if aim is None else aim.at.x / CM, 0 if aim is None else aim.at.y / CM,
    )  # fmt: skip


def _goal(state: State, seat: Seat, owner: Seat, goal: Goal) -> Row:
    held = holder(state, goal)
    return 1, owner == seat, goal.at.x / CM, goal.at.y / CM, held == seat, held == other_seat(seat)


def _work(state: State, seat: Seat, work: PlacedWork) -> Row:
    return 1, work.seat == seat, place_of(state.book.works, work.kind), *place_row(work.pose)


ENCODING = BattleEncoding()
