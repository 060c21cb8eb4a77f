"""Draw the README's picture of ARMOUR!: shooting in a battle between two steady players."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.space.plane.point import squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop import screenshot
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE

MISSION, SEED, TURN = "meeting-at-noon", 3, 3


def draw(size: tuple[int, int], out: Path) -> None:
    """Play until the attacker may shoot in turn `TURN` or later.

    Save the table to `out` as PNG, with a team's field of view.
    """
    TITLE.use({TITLE.id: TITLE})
    game = game_of(RULES, RULES.new_state(TITLE.load_book(MISSION, ())))
    referee = Referee(RULES, game, SeededChance(SEED))
    players = {seat: TITLE.players["steady"](SEED + place) for place, seat in enumerate(RULES.seats)}
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        if seat == ATTACKER and game.state.turn >= TURN and isinstance(port.decision, ShootUnits):
            break
        port.answer(players[seat].answer(port))
        referee.run()
    screenshot.take(TITLE, STAGE, TABLE, game, game.entries, len(game.entries), size, out, _foremost(game.state))


def _foremost(state: State) -> Pose:
    """Return the place of the attacker's team that is nearest to an enemy."""
    places: dict[bool, list[Pose]] = {True: [], False: []}
    for team in state.teams.values():
        if team.on_table and team.pose is not None:
            places[state.units[team.unit].seat == ATTACKER].append(team.pose)
    return min(places[True], key=lambda own: min(squared_distance(own.point, other.point) for other in places[False]))
