"""A battle at a text terminal: whole games by typing alone, in every language, and every view as lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal
from combat.engine.journal.loading import verify
from combat.engine.play.session import Session
from combat.engine.terminal.text_game import TextGame
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp, unplaced
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.view import is_hidden
from combat.games.volume1.terminal.battle_text import TEXT_TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from combat.games.volume1.words import names
from tests.games.volume1.skirmish import skirmish


class Typist:
    """A player who types random legal answers for whole games, and sometimes a view's name or nonsense."""

    def __init__(self, seed: int) -> None:
        self.heard: list[str] = []
        self._random = random.Random(seed)
        self.game: TextGame[State, Book] | None = None

    def say(self, line: str) -> None:
        """Record a line of output."""
        self.heard.append(line)

    def type(self) -> str | None:
        """Return the next line to type."""
        assert self.game is not None
        decision, state = self.game.session.decision, self.game.state
        if self._random.random() < 0.1:
            return self._random.choice([*(text(f"text-word-{view.name}") for view in TEXT_TABLE.views), "what?", "99"])
        if isinstance(decision, SetUp):
            return text("text-word-all") if unplaced(state) else ""
        if isinstance(decision, GiveOrders):
            return self._order(state)
        assert decision is not None
        answers = TEXT_TABLE.lines.listed(state, decision)
        assert answers, decision
        return str(self._random.randrange(len(answers)) + 1)

    def _order(self, state: State) -> str:
        left = give_orders.without_orders(state)
        if not left:
            return ""
        man = self._random.choice(left)
        order = self._random.choice(list(give_orders.legal_orders(state, man)) or ["hide"])
        return f"{names.full_name(state, man)} {names.order(order)}"


def sit_down(typist: Typist, book: Book, seed: int = 3) -> TextGame[State, Book]:
    """Begin a game at a text terminal for a typist; return it."""
    session = Session.begin(TITLE, book, SeededChance(seed))
    typist.game = TextGame(session, TEXT_TABLE, typist.type, typist.say)
    return typist.game


@pytest.fixture(params=["en", "es", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Use a language during the test; yield it."""
    before = words.language()
    words.use(request.param, strict=True)
    yield request.param
    words.use(before)


def test_a_whole_battle_is_played_by_typing_in_every_language(language: str, tmp_path: Path) -> None:
    typist = Typist(7)
    game = sit_down(typist, skirmish())
    game.session.record = journal.begin(TITLE, game.session.game, pytest.fail, tmp_path / "typed.combat")
    assert game.play()
    game.session.close()
    assert verify(tmp_path / "typed.combat", OWN_TITLES)
    assert not [line for line in typist.heard if "‹" in line]


class Script:
    """A player who types given lines one after the other."""

    def __init__(self, *lines: str) -> None:
        self.lines, self.heard = list(lines), list[str]()

    def type(self) -> str | None:
        """Return the next line, or None if none is left."""
        return self.lines.pop(0) if self.lines else None

    def said(self, book: Book | None = None, seed: int = 5) -> str:
        """Play a battle with the lines; return the whole output."""
        session = Session.begin(TITLE, book or load_book("first-light"), SeededChance(seed))
        TextGame(session, TEXT_TABLE, self.type, self.heard.append).play()
        return "\n".join(self.heard)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("man nobody", "There is no man “nobody” here."),
        ("hex 99.99", "There is no hex “99.99” here"),
        ("sight", "There is no hex “” here"),
        ("taylor 16.06", "22.0"),
        ("nonsense", "“nonsense” is no answer here."),
        ("", "There is no default answer"),
        ("undo", "Nothing to take back."),
        ("redo", "Nothing was taken back."),
        ("rules 99.9", "There is no rule 99.9."),
        ("rules 22.0", "22.0 "),
        ("help", "briefing: "),
        ("help", "Lessons are taught in the window"),
        ("briefing", "Your men may start in: 01.01, 02.01,"),
        ("briefing", "below: The long way back"),
    ],
)
def test_every_line_is_answered(typed: str, said: str) -> None:
    assert said in Script(typed).said()


def test_a_man_is_placed_taken_back_and_placed_again() -> None:
    heard = Script("taylor 04.02", "undo", "redo", "man taylor", "log 1").said()
    assert heard.count("Taylor sets up in 04.02") >= 3
    assert "Taken back." in heard and "Given again." in heard


def test_an_order_that_is_refused_says_why_and_names_that_are_short_of_one_man_ask_which() -> None:
    heard = Script("all", "", "1", "taylor rally", "t evade", "taylor s", "taylor ev", "quit").said()
    assert "Normal" in heard
    assert "“t” may be Taylor" in heard
    assert "“s” may be " in heard
    assert "Taylor: Evade" in heard


@pytest.mark.rule("8.2")
def test_8_2_no_view_names_an_enemy_who_is_unknown() -> None:
    views = [view.name for view in TEXT_TABLE.views]
    script = Script("all", "", *(f"{view} 16.06" for view in views), *views)
    session = Session.begin(TITLE, load_book("first-light"), SeededChance(5))
    TextGame(session, TEXT_TABLE, script.type, script.heard.append).play()
    state, heard = session.game.state, "\n".join(script.heard)
    hidden = [state.figure(man.id) for man in state.men.values() if is_hidden(man)]
    assert hidden
    assert not [figure.full_name for figure in hidden if not figure.dummy and figure.full_name in heard]


def branched(path: Path, *lines: str) -> tuple[TextGame[State, Book], list[str]]:
    """Play a recorded battle with the typed lines; return the game and the output lines."""
    script = Script(*lines)
    session = Session.begin(TITLE, skirmish(), SeededChance(5))
    session.record = journal.begin(TITLE, session.game, pytest.fail, path)
    game = TextGame(session, TEXT_TABLE, script.type, script.heard.append)
    assert not game.play()
    session.close()
    return game, script.heard


def test_a_game_of_its_own_is_branched_off_before_a_die_and_the_other_one_stays(language: str, tmp_path: Path) -> None:
    """Undo stops at the dice that were rolled once all had been placed."""
    path, typed = tmp_path / "typed.combat", (text("text-word-all"), "")
    game, _ = branched(path, *typed, text("text-word-undo"), text("text-word-branch"))
    onward = game.branched
    assert onward is not None and not onward.study
    asked = onward.found.game.decision
    assert asked is not None and asked.kind == SetUp.kind
    assert verify(path, OWN_TITLES).answers == game.session.answers > onward.found.answers > 0
    assert not unplaced(onward.found.game.state)
    back, _ = branched(tmp_path / "back.combat", *typed, f"{text('text-word-branch')} 2")
    assert back.branched is not None and back.branched.found.answers == onward.found.answers - 1


def test_a_game_is_studied_from_where_it_stands_and_says_what_that_means(language: str, tmp_path: Path) -> None:
    game, heard = branched(tmp_path / "typed.combat", text("text-word-all"), "", text("text-word-study"))
    assert game.branched is not None and game.branched.study
    assert game.branched.found.answers == game.session.answers
    assert heard[-3:] == [text(message) for message in ("text-branched", "study-undo", "study-counts")]


@pytest.mark.parametrize(("typed", "said"), [("branch", "text-nothing-to-branch"), ("study", "text-kept-nowhere")])
def test_what_cannot_be_branched_off_is_said(typed: str, said: str) -> None:
    assert text(said) in Script(typed).said()


def test_whoever_leaves_a_game_that_cannot_be_written_is_told_that_and_asked_once_more(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    script, warnings = Script("quit", "undo", "quit", "quit"), list[str]()
    session = Session.begin(TITLE, skirmish(), SeededChance(5))
    session.record = journal.begin(TITLE, session.game, warnings.append, tmp_path / "file" / "typed.combat")
    assert not TextGame(session, TEXT_TABLE, script.type, script.heard.append).play()
    assert len(warnings) == 1
    assert script.lines == ["quit"], "asked once, then let go"
    assert script.heard.count(text("text-not-saved", quit=text("text-word-quit"))) == 1
    assert script.heard[-1] == text("text-left-unsaved")
    (tmp_path / "file").unlink()
    script.lines, script.heard = ["quit"], []
    assert not TextGame(session, TEXT_TABLE, script.type, script.heard.append).play()
    assert script.heard[-1] == text("text-left")
    session.close()
    assert verify(tmp_path / "file" / "typed.combat", OWN_TITLES).answers == session.answers


def test_where_nothing_more_is_typed_a_game_that_cannot_be_written_is_not_said_to_be_saved(tmp_path: Path) -> None:
    words.use("en")
    (tmp_path / "file").write_text("no folder")
    script = Script()
    session = Session.begin(TITLE, skirmish(), SeededChance(5))
    session.record = journal.begin(TITLE, session.game, lambda line: None, tmp_path / "file" / "typed.combat")
    assert not TextGame(session, TEXT_TABLE, script.type, script.heard.append).play()
    assert script.heard[-1] == text("text-left-unsaved")
