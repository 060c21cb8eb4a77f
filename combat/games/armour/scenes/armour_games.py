"""Table scenes of ARMOUR!: new, resumed, branched, replayed."""

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
    """Return the table of a new battle; one for a challenge, given by its code, uses the challenge's seed.

    `path` is that of its journal, `study` is study mode, and `seat` that of the only person, "both" or "none".
    """
    return GAMES.begun(app, book, seed, path, study=study, seat=seat, challenge=challenge)


def taken_up(app: Stage, loaded: Loaded[State, Book]) -> ArmourScene:
    """Return the table of a loaded battle; raise SaveError."""
    return GAMES.taken_up(app, loaded)


def branched(app: Stage, found: Cut[State, Book], *, study: bool) -> ArmourScene:
    """Return the table of a battle branched off from another one, in study mode with `study`."""
    return GAMES.branched(app, found, study=study)


def demo(
    app: Stage, scenario: str = "", seed: int | None = None, seat: Seat = PUBLIC, *, by_itself: bool = False
) -> DemoScene[State, ArmourDesk, Pose]:
    """Return a demo table without persons; nothing is saved.

    A named mission may be from a pack. With `by_itself` it is silent.
    """
    seed = any_seed() if seed is None else seed
    library = Library() if scenario else Library([shipped(KINDS.game)])
    players = {each: TITLE.players[USUAL](seed) for each in SEATS}
    return demo_of(app, TITLE, TABLE, library, players, Shown(scenario, seed, seat, by_itself))


def watched(app: Stage, path: Path) -> Screen:
    """Return the replay of a saved battle, or a message that states why it cannot be replayed."""
    return GAMES.watched(app, path)
