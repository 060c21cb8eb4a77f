"""Demo: a built-in scenario played by two steady bots."""

from __future__ import annotations

from combat.engine.chance.seeds import any_seed
from combat.engine.content.layers import shipped
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.demo_game import Shown, demo_of
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.games.command.content.kinds import KINDS
from combat.games.command.content.library import Library
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.scenes.seats_taken import USUAL
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE


def demo(
    app: Stage, scenario: str = "", seed: int | None = None, seat: Seat = PUBLIC, *, by_itself: bool = False
) -> DemoScene[State, CommandDesk, Hex]:
    """Return the table of a demo without persons; nothing is saved.

    Both hands are hidden, as for spectators, unless `seat` is given. By default the scenario is a random built-in one;
    a named one may be from a pack. With `by_itself` the demo is silent.
    """
    seed = any_seed() if seed is None else seed
    library = Library() if scenario else Library([shipped(KINDS.game)])
    players = {side: TITLE.players[USUAL](seed) for side in SIDES}
    return demo_of(app, TITLE, TABLE, library, players, Shown(scenario, seed, seat, by_itself))
