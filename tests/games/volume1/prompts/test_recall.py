"""A resumed battle has its complete log."""

from __future__ import annotations

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.panels.tray import Tray
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.table.sitting import BareTiles, Sitting, part


def _left(sitting: Sitting) -> Session[State, Book]:
    """Return the battle of a sitting, from its journal."""
    record = journal.begin(TITLE, sitting.session.game, print)
    record.close()
    return Session(TITLE, loading.load(record.path, OWN_TITLES).game, SeededChance(1), fresh=False)


def _take_up(sitting: Sitting) -> TableScene[State, BattleDesk, Hex]:
    session = _left(sitting)
    scene = TableScene(sitting.app, session, TABLE, BareTiles(session.book.board))
    sitting.app.push(scene)
    sitting.rounds(300)
    return scene


def test_the_log_is_whole_again_after_a_while() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter", "Tab", "A")
    told = [line.entry for line in sitting.desk.story.lines]
    scene = _take_up(sitting)
    assert [line.entry for line in scene.desk.story.lines] == told


def test_what_is_taken_back_meanwhile_is_not_told() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter", "Tab", "A", "Tab", "H")
    told = [line.entry for line in sitting.desk.story.lines]
    session = _left(sitting)
    scene = TableScene(sitting.app, session, TABLE, BareTiles(session.book.board))
    sitting.app.push(scene)
    scene.desk.controls.undo()
    sitting.rounds(300)
    assert [line.entry for line in scene.desk.story.lines] == told[:-1]


def test_last_turns_orders_can_be_given_again() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter", "Tab", "A", "Ctrl+Enter")
    scene = _take_up(sitting)
    assert scene.desk.title_desk.story.last_orders == sitting.desk.title_desk.story.last_orders != {}


def test_the_enemys_cards_of_the_turn_lie_open_again() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter", "E", "Ctrl+Enter")
    scene = _take_up(sitting)
    turned = scene.desk.title_desk.story.cards_of(scene.desk.state.clock.turn)
    men = scene.desk.state.men
    lying = [card for card in turned if card.man not in men or men[card.man].on_board]
    assert [card for card, _ in part(scene, Tray).open._boxes] == lying != []
