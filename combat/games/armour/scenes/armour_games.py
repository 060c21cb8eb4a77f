"""Table scenes of ARMOUR!: new, resumed, branched, replayed, demo."""

from __future__ import annotations

from pathlib import Path

from combat.engine.chance.seeds import any_seed
from combat.engine.content.layers import shipped
from combat.engine.journal.branching import Cut
from combat.engine.journal.loading import Loaded
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.demo_game import Shown, demo_of
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.engine.tabletop.scene.seated_games import SeatedGames
from combat.games.armour.content.kinds import KINDS
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_scene import GUIDE, ArmourScene
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE

USUAL = "steady"
"""The bot that plays the seats without a person."""
GAMES: SeatedGames[State, Book, ArmourDesk, Pose] = SeatedGames(TITLE, TABLE, USUAL, GUIDE)


def begun(
    app: Stage, book: Book, seed: int | None = None, path: Path | None = None, *, study: bool = False,
    seat: str | None = None, challenge: str = "",
) -> ArmourScene:  # fmt: skip
    """Return the table of a new battle.

    `path` is that of its journal, by default a free one in the saves folder. `study` is study mode; `seat` is that of
    the only person, "both" or "none". A battle for a challenge, given by its code, uses the challenge's seed.
    """
    return GAMES.begun(app, book, seed, path, study=study, seat=seat, challenge=challenge)


def taken_up(app: Stage, loaded: Loaded[State, Book]) -> ArmourScene:
    """Return the table on which a loaded battle continues; raise SaveError if its journal cannot be continued."""
    return GAMES.taken_up(app, loaded)


def branched(app: Stage, found: Cut[State, Book], *, study: bool) -> ArmourScene:
    """Return the table of a new battle branched off from a moment of a saved one; with `study`, in study mode."""
    return GAMES.branched(app, found, study=study)


def demo(
    app: Stage, scenario: str = "", seed: int | None = None, seat: Seat = PUBLIC, *, by_itself: bool = False
) -> DemoScene[State, ArmourDesk, Pose]:
    """Return the table of a demo without persons; nothing is saved.

    `seat` is the seat whose view is shown, by default the public's. A named mission may be from a pack. With
    `by_itself` the demo is silent.
    """
    seed = any_seed() if seed is None else seed
    library = Library() if scenario else Library([shipped(KINDS.game)])
    players = {each: TITLE.players[USUAL](seed) for each in SEATS}
    return demo_of(app, TITLE, TABLE, library, players, Shown(scenario, seed, seat, by_itself))


def watched(app: Stage, path: Path) -> Screen:
    """Return the replay of a saved battle, or a message screen that says why it cannot be replayed."""
    return GAMES.watched(app, path)
