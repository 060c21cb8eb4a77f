"""Rolls of teams that move among mines, and hits by them (L787, A8)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Term
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.move_events import MineRolled
from combat.games.armour.rules.fire.saves import PlainSave, roll_armour, roll_plain
from combat.games.armour.rules.fire.volley import Hit
from combat.games.armour.rules.ground.way import Crossing
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.works.mine_zones import MINES


def gets_through(state: State, team: Team, crossing: Crossing, there: Pose) -> Steps[bool]:
    """Roll Tactics for a team that enters or leaves a minefield; a failure hits the team (L787).

    Returns whether the team continues.
    """
    number = yield from d6("mines", "L787", team.id)
    safe = number >= crossing.need
    yield MineRolled(team.id, there, crossing.need, number, safe)
    if not safe:
        yield from _struck(state, team)
    return state.teams[team.id].fights


def _struck(state: State, team: Team) -> Steps[None]:
    """Roll the save against a mine: tanks with their top armour, others their plain save (L787)."""
    card, hit, figures = state.card(team), Hit(0, team.id), state.book.figures.mines
    if card.is_armoured and card.armour is not None:
        mine = Weapon(MINES, MINES, anti_tank=figures.anti_tank, firepower=figures.firepower)
        yield from roll_armour(state, hit, "top", 0, (Term("top-armour", card.armour.top, "L787"),), mine, "L787")
        return
    yield from roll_plain(state, hit, PlainSave("L787"))
