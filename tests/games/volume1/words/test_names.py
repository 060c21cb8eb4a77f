"""Names of hexes (rulings, section 2)."""

from __future__ import annotations

import re

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.words.grammar import percents
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.stance import Stance
from combat.games.volume1.rules.view import strangers, visible
from combat.games.volume1.table.pieces.faces_from_state import man_face
from combat.games.volume1.words import log, names, outcome_words
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.tiny_table import Table


@pytest.mark.parametrize(
    ("shares", "shown"),
    [
        ((0.387, 0.306, 0.0, 0.307), (39, 30, 0, 31)),
        ((0.385, 0.305, 0.005, 0.305), (38, 31, 1, 30)),
        ((0.25, 0.25, 0.25, 0.25), (25, 25, 25, 25)),
        ((0.998, 0.001, 0.001, 0.0), (98, 1, 1, 0)),
        ((1.0, 0.0, 0.0, 0.0), (100, 0, 0, 0)),
    ],
)
def test_parts_in_per_cent_sum_to_the_whole_and_none_that_there_is_is_lost(
    shares: tuple[float, ...], shown: tuple[int, ...]
) -> None:
    assert percents.percents(shares) == shown
    assert sum(shown) == 100


def test_on_joined_sheets_a_sentence_says_hexes_as_they_are_printed() -> None:
    words.call_places(sheet_names(Board.joined(Board.of("farm", 5, 4), Board.of("mill", 5, 4))))
    try:
        assert "mill:02.03" in words.text("hex", hex=Hex("06.03"))
        assert words.place_name(Hex("01.01")) == "farm:01.01"
    finally:
        words.call_places(None)
    assert "06.03" in words.text("hex", hex=Hex("06.03"))


@pytest.mark.parametrize(
    ("message", "name"), [("hex", "hex"), ("log-flare-drifted", "start"), ("refusal-about", "about")]
)
def test_on_joined_sheets_a_hex_is_called_so_under_any_name_and_a_text_is_left_alone(message: str, name: str) -> None:
    """What a value is is told by its type: neither its name in the sentence nor its digits make a hex of it."""
    words.call_places(sheet_names(Board.joined(Board.of("farm", 5, 4), Board.of("mill", 5, 4))))
    try:
        others: dict[str, words.Value] = dict.fromkeys(("hex", "start", "about", "reason"), "x")
        assert "mill:02.03" in words.text(message, **{**others, name: Hex("06.03")})
        said = words.text(message, **{**others, name: "06.03"})
        assert "06.03" in said and "mill" not in said
        assert "mill" not in words.text(message, **{**others, name: NOWHERE})
    finally:
        words.call_places(None)


@pytest.mark.parametrize("rule", ["10.01", "11.07", "11.15"])
def test_on_joined_sheets_a_rule_is_not_taken_for_a_hex(rule: str) -> None:
    words.call_places(sheet_names(Board.joined(Board.of("farm", 31, 18), Board.of("mill", 31, 18))))
    try:
        assert words.text("with-rule", text="Sneak", rule=rule) == f"Sneak · {rule}"
    finally:
        words.call_places(None)


def test_a_game_on_joined_sheets_names_the_sheet_of_every_hex_and_of_nothing_else() -> None:
    """A hex without its sheet is a sentence whose value is not called "hex"; a rule with one was taken for a hex."""
    book = load_book("advance-to-the-village")
    bare = re.compile(r"(?<![:.\d])\d{2,3}\.\d{2}(?![.\d])")
    words.use("en", strict=True)
    words.call_places(sheet_names(book.board))
    try:
        game = new_game(book)
        mirror, chance, player, told = new_game(book).state, SeededChance(7), RandomPlayer(7), 0
        while (decision := game.decision) is not None and mirror.clock.turn < 4:
            if not decision.to_chance:
                asked = WORDS.ask(mirror, decision)
                assert not bare.search(re.sub(r" · [\d.]+[a-z]?", "", f"{asked.title} {asked.text} {asked.hint}"))
            who = chance if decision.to_chance else player
            for event in game.answer(who.answer(decision, game.state)):
                apply(mirror, event)
                entry = log.entry(mirror, event)
                if entry is not None:
                    told += len(entry.places)
                    said = (entry.head, entry.sum, entry.result, *(line.text for line in entry.more))
                    assert [line for line in said if bare.search(line)] == []
                    assert [line for line in entry.more if ":" in line.rule] == []
        assert told > 100
    finally:
        words.call_places(None)
        words.use("en")


@pytest.mark.parametrize("language", [code for code in words.languages() if code != "en"])
def test_orders_and_weapons_are_called_by_their_names_in_every_language(language: str) -> None:
    """Where room is scarce an order has a form of its own; a weapon in a sum or in a scenario is called as anywhere."""
    book = load_book("first-light")
    words.use(language)
    try:
        assert len(names.order_on("suppressive-fire", "roster")) < len(names.order("suppressive-fire"))
        assert names.order_on("hide", "roster") == names.order("hide")
        grenade = book.weapons["m18"]
        assert names.weapon(book, "m18") == names.detail(book, grenade.name) != grenade.name
        assert names.weapon(book, "m18") in names.made_up("generated-guns-ours", weapon=grenade.name)
    finally:
        words.use("en")


@pytest.mark.rule("8.2")
def test_8_2_two_unknown_enemies_of_a_team_are_told_apart_alike_in_view_and_truth_also_when_one_is_known_by_now() -> (
    None
):
    table = Table(
        "taylor 02.06 evade", "jung 08.08 hide unknown", "graf 08.07 hide unknown", "weiss 08.06 hide unknown"
    )
    foes = [man.id for man in table.state.on_board("enemy") if man.team == table["jung"].team]
    told = [names.man(table.state, foe) for foe in foes]
    assert len(set(told)) == len(foes) > 1
    view = visible(table.state)
    assert [names.man(view, strangers(table.state)[foe]) for foe in foes] == told
    table.state.men[foes[0]] = replace(table.state.men[foes[0]], seen=True)
    view = visible(table.state)
    assert names.man(view, strangers(table.state)[foes[1]]) == told[1]
    assert man_face(view, view.men[strangers(table.state)[foes[1]]]).name in told[1]


@pytest.mark.parametrize("language", words.languages())
def test_a_sentence_names_every_man_without_his_rank_and_a_heading_with_it(language: str) -> None:
    state = Table("weiss 05.05 hide", "jung 05.03 hide", "taylor 02.02 hide").state
    words.use(language, strict=True)
    try:
        men = ("soldat-weiss", "soldat-jung", "sgt-taylor")
        assert [names.man(state, man) for man in men] == ["Weiss", "Jung", "Taylor"]
        assert [names.full_name(state, man) for man in men] == ["Soldat Weiss", "Soldat Jung", "Sgt Taylor"]
    finally:
        words.use("en")


@pytest.mark.rule("13.0.2")
def test_13_0_2_the_target_s_cell_is_told_apart_from_the_shooter_s_order_in_the_open() -> None:
    state = Table("taylor 05.05 run-and-gun", "jung 05.03 run-and-gun").state
    terms = (
        Term("order", -2, "7.04", "run-and-gun"),
        Term("order-terrain", -1, "13.0.2", Stance("run-and-gun", "open")),
    )
    assert [names.term(state.book, term) for term in terms] == ["run & gun", "run & gun/open"]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("log-man-known-by", "Taylor detecta al Soldat Jung"),
        ("log-papers-dropped", "Los documentos del Soldat Jung caen en 05.03"),
        ("papers-of", "Documentos del Soldat Jung"),
    ],
)
def test_a_rank_takes_its_article_in_spanish_and_a_name_none(message: str, said: str) -> None:
    state = Table("taylor 05.05 hide", "jung 05.03 hide").state
    words.use("es", strict=True)
    try:
        for who, told in ((names.full_name, said), (names.man, said.replace("al Soldat", "a").replace("l Soldat", ""))):
            man = who(state, "soldat-jung")
            assert words.text(message, by="Taylor", man=man, of=man, hex="05.03") == told
    finally:
        words.use("en")


def test_22_0_spanish_writes_a_place_small_in_the_midst_of_a_sentence() -> None:
    book = load_book("house-clearing")
    words.use("es", strict=True)
    try:
        said = outcome_words.condition(book, book.scenario.endings[0])
    finally:
        words.use("en")
    assert "la casa del guarnicionero y la panadería en tu poder" in said


@pytest.mark.rule("8.2")
def test_8_2_an_unknown_man_is_called_as_on_his_counter_wherever_he_is_named() -> None:
    table = Table("crowe 05.07 idle", "jung 05.03 hide unknown")
    jung = table.ids["jung"]
    label = names.stranger(table.state, jung)
    assert names.man_short(table.state, jung) == label
    assert label in names.man(table.state, jung)


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("order", ["suppressive-fire", "slow-suppressive-fire"])
def test_an_order_has_one_short_name_in_all_narrow_places(language: str, order: str) -> None:
    words.use(language, strict=True)
    short = names.order_on(order, "roster")
    assert short == names.order_on(order, "card")
    assert short != names.order(order)
