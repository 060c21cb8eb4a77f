"""Creation of the table scene of a game for the persons at the window."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.journal.game_flags import GameFlags
from combat.engine.journal.journal_replay import JournalReplay
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.game import Game
from combat.engine.kernel.seats import PERSON, PUBLIC, Seat
from combat.engine.play.session import OpenJournal, Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.scene.shared_table import SharedTable
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES, other_side
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_scene import GUIDE, CommandScene
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE


def table_of_game(
    app: Stage,
    game: Game[State],
    chance: Answerer[State],
    seats: Mapping[Seat, str],
    *,
    record: OpenJournal,
    marks: GameFlags,
    seed: int | None = None,
    fresh: bool,
    past: JournalReplay[State, Book] | None = None,
) -> CommandScene:
    """Return the table of a game for the persons at the window; two persons share it in turns.

    `seed` is that of the cards, if known: in a challenge it also seeds the bot's side. `record` is its open journal,
    `marks` are its flags, `fresh` is true for a new game, and `past` is its replay so far.
    """
    persons = [side for side in SIDES if seats[side] == PERSON]
    opponents = marks.opponents_seed(seed)
    others = {side: TITLE.players[name](opponents) for side, name in seats.items() if name != PERSON}
    asked = game.decision.seat if game.decision is not None else ""
    seat = asked if asked in persons else persons[0] if persons else PUBLIC
    if len(persons) > 1 and fresh:
        seat = game.state.book.sets_up_first
    session = Session(TITLE, game, chance, record=record, fresh=fresh, past=past, others=others, seat=seat, marks=marks)
    if len(persons) < 2:
        scene: CommandScene = TableScene(app, session, TABLE)
        scene.guided_by = GUIDE if persons else ""
        return scene
    other = session.add_player(other_side(seat))
    shared: SharedTable[State, CommandDesk, Hex] = SharedTable(app, session, TABLE)
    other.wish = shared.desk.title_desk.habits
    shared.begins_covered, shared.guided_by = True, GUIDE
    return shared
