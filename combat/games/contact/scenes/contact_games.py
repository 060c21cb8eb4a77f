"""Tables of CONTACT! for new, resumed, branched, replayed and demonstrated battles."""

from __future__ import annotations

from combat.engine.chance.seeds import any_seed
from combat.engine.content.layers import shipped
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.demo_game import Shown, demo_of
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.engine.tabletop.scene.seated_games import SeatedGames
from combat.games.contact.content.kinds import KINDS
from combat.games.contact.content.library import Library
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_scene import GUIDE
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE

USUAL = next(iter(TITLE.players))
"""The bot that plays the seats without a person."""
GAMES: SeatedGames[State, Book, ContactDesk, Pose] = SeatedGames(TITLE, TABLE, USUAL, GUIDE)
begun, taken_up, branched, watched = GAMES.begun, GAMES.taken_up, GAMES.branched, GAMES.watched


def demo(
    app: Stage, scenario: str = "", seed: int | None = None, seat: Seat = PUBLIC, *, by_itself: bool = False
) -> DemoScene[State, ContactDesk, Pose]:
    """Return a table on which bots play a demonstration; nothing is saved.

    A named mission may be from a pack. A demonstration that starts `by_itself` is silent.
    """
    number = any_seed() if seed is None else seed
    players = dict.fromkeys(SEATS, TITLE.players[USUAL](number))
    library = Library() if scenario else Library([shipped(KINDS.game)])
    return demo_of(app, TITLE, TABLE, library, players, Shown(scenario, number, seat, by_itself))
