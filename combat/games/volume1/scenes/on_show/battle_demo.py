"""A battle that plays itself: a scenario of the book by dice, fought by a player of the house."""

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
    """A table at which nobody sits, and of which nothing is kept.

    The veteran thinks for seconds at a time: here he fights as he mostly would, and without thinking. A scenario that
    is named may be one of a pack.
    """
    library = Library() if scenario else Library([shipped()])
    players = {PLAYER: Seated(CautiousPlayer(TEMPERS[USUAL]))}
    return demo_of(app, TITLE, TABLE, library, players, Shown(scenario, seed, by_itself=by_itself))
