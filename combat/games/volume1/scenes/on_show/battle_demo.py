"""Demonstration battle: a random scenario of the book, played by a bot."""

from __future__ import annotations

from combat.engine.content.layers import shipped
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.seated import Seated
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.demo_game import Shown, demo_of
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.games.volume1.content.library import Library
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.weights import TEMPERS, USUAL
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE


def demo(
    app: Stage, scenario: str = "", seed: int | None = None, *, by_itself: bool = False
) -> DemoScene[State, BattleDesk, Hex]:
    """Return a table on which a bot plays; the game is not saved.

    The cautious bot plays, as the veteran takes seconds to decide. `scenario` may be the id of a scenario in a pack;
    "" is a random one of the game. `by_itself`: without sound.
    """
    library = Library() if scenario else Library([shipped()])
    players = {PLAYER: Seated(CautiousPlayer(TEMPERS[USUAL]))}
    return demo_of(app, TITLE, TABLE, library, players, Shown(scenario, seed, by_itself=by_itself))
