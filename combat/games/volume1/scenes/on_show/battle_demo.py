"""A battle that plays itself: a scenario of the book by dice, fought by a player of the house."""

from __future__ import annotations

from combat.engine.chance.picks import Picks
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.seeds import any_seed
from combat.engine.content.layers import shipped
from combat.engine.kernel.seats import PLAYER, PUBLIC
from combat.engine.play.seated import Seated
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.games.volume1.content.library import Library
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.temper import TEMPERS, USUAL
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE


def demo(app: Stage, seed: int | None = None, *, by_itself: bool = False) -> DemoScene[State, BattleDesk, Hex]:
    """A table at which nobody sits, and of which nothing is kept.

    The veteran thinks for seconds at a time: here he fights as he mostly would, and without thinking.
    """
    seed = any_seed() if seed is None else seed
    library = Library([shipped()])
    book = library.load_book(Picks(seed).one(library.scenario_ids()))
    others = {PLAYER: Seated(CautiousPlayer(TEMPERS[USUAL]))}
    session = Session.begin(TITLE, book, SeededChance(seed), others=others, seat=PUBLIC)
    return DemoScene(app, session, TABLE, by_itself=by_itself)
