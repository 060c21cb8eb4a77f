"""Units, targets and cards are numbered below a question and answered by number; a whole game by numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal
from combat.engine.journal.loading import verify
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.play.session import Session
from combat.engine.terminal.text_game import TextGame
from combat.engine.terminal.text_table import NotUnderstood
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.rules.answers import Cards, Pieces, Placement, Shot
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.terminal import lines_typed
from combat.games.command.terminal.command_text import TEXT_TABLE
from combat.games.command.terminal.numbered import numbered
from combat.games.command.title import TITLE
from tests.games.command.drawn_book import drawn_book
from tests.games.command.rules_table import Table
from tests.games.command.skirmish import skirmish

UNITS = {
    "g-lead": ("leader", "C4"), "g-squad": ("squad", "C4"), "g-two": ("squad", "C4"), "g-team": ("team", "D4"),
    "u-team": ("team", "C6"), "u-lead": ("leader", "C7"),
}  # fmt: skip


def table(*orders: str) -> Table:
    """Return a game whose hand has a card of each order."""
    made = Table(drawn_book({}), UNITS, hands={50 + place: (order, "ambush") for place, order in enumerate(orders)})
    made.arm("g-two", "lmg")
    return made


def meant(asked: Table, line: str) -> list[str]:
    """Return the answers to the pending question that a line may mean."""
    assert asked.asked is not None
    return list(map(str, lines_typed.read(asked.state, asked.asked, line)))


def things(asked: Table) -> list[str]:
    """Return the numbered lines listed below the question."""
    assert asked.asked is not None
    return [f"{number} {line}" for number, line in TEXT_TABLE.things(asked.state, asked.asked)]


# -- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    ("line", "units"),
    [
        ("1 2 4", "g-lead g-squad g-team"),
        ("1,2, 4", "g-lead g-squad g-team"),
        ("3", "g-two"),
        ("1, line squad 2", "g-lead g-two"),
        ("2 2", "g-squad"),
    ],
)
def test_units_are_activated_by_their_numbers(line: str, units: str) -> None:
    asked = table("move").say("50 move")
    assert [thing.partition(":")[0] for thing in things(asked)] == [
        "1 Leader (Axis)",
        "2 Line squad 1",
        "3 Line squad 2",
        "4 Line team A (Axis)",
    ]
    assert meant(asked, line) == [units]


@pytest.mark.rule("9.3")
def test_units_set_off_together_by_their_numbers_or_names_or_nobody_does() -> None:
    asked = table("move").say("50 move").say("g-lead g-squad g-team")
    assert [thing.partition(":")[0] for thing in things(asked)] == [
        "1 Leader (Axis)",
        "2 Line squad 1",
        "3 Line team A (Axis)",
    ]
    assert meant(asked, "1 2") == ["g-lead g-squad"]
    assert meant(asked, "line team a") == ["g-team"]


@pytest.mark.rule("9.5")
def test_a_card_that_is_played_before_anybody_moves_has_the_number_after_the_units() -> None:
    asked = Table(
        drawn_book({}), UNITS, hands={50: ("move", "ambush"), 51: ("fire", "smoke-grenades")}
    ).say("50 move").say("g-squad")  # fmt: skip
    assert things(asked)[-1].startswith("2 card 51: ")
    assert meant(asked, "2") == meant(asked, "51 smoke-grenades") == ["51 smoke-grenades"]
    assert meant(asked, "1") == ["g-squad"]


@pytest.mark.rule("11.1")
def test_a_target_and_who_fires_at_it_are_named_by_numbers() -> None:
    asked = table("fire").say("50 fire").say("g-lead g-squad g-two")
    listed = things(asked)
    assert listed[0] == "1 03.06: Line team A (Allies)"
    assert listed[1].startswith("2 03.07: ")
    assert asked.game.decision is not None
    place = {id_: 3 + number for number, id_ in enumerate(numbered(asked.state, asked.game.decision).pieces)}
    assert {"g-squad", "g-two", "g-two-lmg"} <= place.keys()
    squad, two, gun = place["g-squad"], place["g-two"], place["g-two-lmg"]
    assert listed[gun - 1].startswith(f"{gun} Machine gun of Line squad 2: 03.04")
    assert meant(asked, f"1 {squad} {gun}") == ["03.06 g-squad g-two-lmg"]
    assert meant(asked, f"03.07 {two}, machine gun") == ["03.07 g-two g-two-lmg"]
    assert meant(asked, "2 line squad 1") == ["03.07 g-squad"]
    assert meant(asked, f"smoke 2 {gun}") == ["smoke 03.07 g-two-lmg"]


@pytest.mark.parametrize("line", ["done", "Done", "End the move"])
def test_a_move_is_ended_by_its_word_or_by_what_its_button_says(line: str) -> None:
    """9.3: whoever has yet to move may stay where he is."""
    asked = table("move").say("50 move").say("g-lead g-squad g-team")
    assert meant(asked, line) == ["done"]


@pytest.mark.parametrize("line", ["done", "no more fire"])
def test_fire_is_ended_by_its_word(line: str) -> None:
    asked = table("fire").say("50 fire").say("g-squad")
    if line == "done":
        assert meant(asked, line) == ["done"]
        return
    with pytest.raises(NotUnderstood):
        meant(asked, line)


@pytest.mark.rule("20.2")
def test_several_units_are_set_up_in_one_hex_by_their_numbers() -> None:
    session: Session[State, Book] = Session.begin(
        TITLE, skirmish(3), SeededChance(3), seat="axis", others={"allies": PLAYERS["random"](4)}
    )
    heard: list[str] = []
    lines = iter(["1 2 nowhere", None])
    game = TextGame(session, TEXT_TABLE, lambda: next(lines), heard.append)
    game.play()
    assert any("nowhere" in line for line in heard)
    state, decision = session.view, session.decision
    assert decision is not None
    first, second, *_ = numbered(state, decision).pieces
    (hex_, *_) = state.book.forces["axis"].zone
    assert list(lines_typed.read(state, decision, f"1 2 {hex_}")) == [f"{first} {hex_}", f"{second} {hex_}"]


@pytest.mark.parametrize(("line", "why"), [("9", "from 1 to 4"), ("0", "from 1 to 4"), ("1 77", "from 1 to 4")])
def test_a_number_that_does_not_stand_there_is_told_with_those_that_do(line: str, why: str) -> None:
    asked = table("move").say("50 move")
    with pytest.raises(NotUnderstood, match=why):
        meant(asked, line)


def test_the_numbers_of_targets_and_of_who_fires_are_not_taken_for_each_other() -> None:
    asked = table("fire").say("50 fire").say("g-squad")
    with pytest.raises(NotUnderstood, match="“3” is no number for this; type one from 1 to 2"):
        meant(asked, "3 3")
    with pytest.raises(NotUnderstood, match="“1” is no number for this; type one from 3 to 3"):
        meant(asked, "1 1")


# -- a whole game -----------------------------------------------------------------------------------------------------


class Typist:
    """Typist who uses only the numbers below the questions, and hexes where these are asked for."""

    def __init__(self, seed: int) -> None:
        self.heard: list[str] = []
        self.typed: Counter[str] = Counter()
        self.game: TextGame[State, Book] | None = None
        self._numbers = SplitMix(seed)

    def type(self) -> str | None:
        """Return the line for a random answer; assert that it means only this answer."""
        assert self.game is not None
        state, decision = self.game.state, self.game.session.decision
        assert decision is not None
        listed = [str(answer) for answer in TEXT_TABLE.lines.listed(state, decision)]
        answer = next(iter(decision.samples(state, self._numbers)))
        line = str(listed.index(str(answer)) + 1) if listed else self._by_things(state, decision, answer)
        if not listed:
            assert [str(one) for one in lines_typed.read(state, decision, line)] == [str(answer)]
        self.typed[decision.kind] += line != "done"
        return line

    def _by_things(self, state: State, decision: Decision, answer: Answer) -> str:
        found = numbered(state, decision)
        names: list[object] = [*found.targets, *found.pieces, *found.cards]
        match parse_any(str(answer), Cards, Shot, Placement, Pieces):
            case Shot(hex=hex_, pieces=pieces):
                places = [hex_, *pieces]
            case Placement(unit=unit, hex=hex_):
                return f"{names.index(unit) + 1} {hex_}"
            case Pieces(ids=ids) if set(ids) <= set(names):
                places = list(ids)
            case _:
                return str(answer)
        return " ".join(str(names.index(one) + 1) for one in places)


@pytest.mark.parametrize("code", ["en", "es", "de"])
def test_a_whole_game_is_played_by_numbers(code: str, tmp_path: Path) -> None:
    words.use(code, strict=True)
    typist = Typist(5)
    session: Session[State, Book] = Session.begin(
        TITLE, skirmish(3), SeededChance(3), seat="axis", others={"allies": PLAYERS["random"](4)}
    )
    record = journal.begin(TITLE, session.game, typist.heard.append, tmp_path / "typed.combat", seed=3)
    session.record = record
    typist.game = TextGame(session, TEXT_TABLE, typist.type, typist.heard.append)
    assert typist.game.play()
    session.close()
    assert verify(record.path, {TITLE.id: TITLE}).over
    assert all(typist.typed[kind] for kind in ("activate", "set-off", "shoot")), typist.typed
