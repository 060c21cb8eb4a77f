"""Which men take part: chosen by a die, as one of six squads, or by hand (22.0)."""

from __future__ import annotations

import json

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Roll
from combat.engine.kernel.record import as_plain, from_plain, replace
from combat.engine.play.runner import run
from combat.games.volume1.content.library import Library
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book, Night
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.play.squads import candidates, chosen, is_open, size, with_squad
from tests.games.volume1.skirmish import SQUAD, skirmish

ROWS = (
    SQUAD,
    ("sgt-mayfield", "pvt-crowe", "cpl-stinson", "pvt-meeks"),
    ("sgt-taylor", "pvt-crowe", "cpl-stinson", "pvt-temple"),
    ("sgt-mayfield", "pvt-brubaker", "cpl-thomas", "pvt-miller"),
    ("sgt-taylor", "pvt-brubaker", "cpl-thomas", "pvt-walsh"),
    ("sgt-mayfield", "pvt-cragg", "cpl-stinson", "pvt-lozano"),
)
PICKED = ("pvt-temple", "sgt-taylor", "pvt-meeks", "pvt-cragg")


@pytest.fixture
def book() -> Book:
    """Return a Book with several squads to choose from."""
    plain = skirmish()
    return replace(plain, scenario=replace(plain.scenario, squads=ROWS))


def mustered(book: Book) -> tuple[set[str], bool]:
    """Return the ids of the men to be set up, and whether a die was rolled for the squad."""
    game, rolled, dice = new_game(book), False, SeededChance(4)
    while game.decision is not None and game.decision.to_chance:
        rolled |= isinstance(game.decision, Roll) and game.decision.why == "squad"
        game.answer(dice.answer(game.decision, game.state))
    return {man.id for man in game.state.men.values() if man.side == "friendly"}, rolled


@pytest.mark.rule("22.0", "22.0.6")
def test_22_0_one_of_the_six_squads_is_taken_without_a_roll(book: Book) -> None:
    assert mustered(book)[1]
    assert mustered(with_squad(book, chosen(book, "3"))) == (set(ROWS[2]), False)


@pytest.mark.rule("22.0")
def test_22_0_a_squad_picked_by_hand_musters_as_picked(book: Book) -> None:
    assert mustered(with_squad(book, PICKED)) == (set(PICKED), False)
    assert with_squad(book, PICKED).chosen == book.chosen


@pytest.mark.rule("22.0")
def test_22_0_a_picked_squad_is_kept_with_the_book_and_plays_to_the_end(book: Book) -> None:
    picked = with_squad(book, PICKED)
    assert from_plain(Book, json.loads(json.dumps(as_plain(picked)))) == picked
    game = new_game(picked)
    run(game, SeededChance(1), RandomPlayer(1))
    assert game.decision is None


@pytest.mark.rule("22.0")
def test_22_0_men_are_named_by_id_name_or_rank_and_name(book: Book) -> None:
    assert chosen(book, " Temple,sgt taylor , pvt-meeks,CRAGG") == PICKED
    assert chosen(book, "6") == ROWS[5]


@pytest.mark.parametrize(
    ("men", "line"),
    [
        (PICKED[:3], r"3 men are picked; 4 go \(22.0\)"),
        ((*PICKED, "pvt-crowe"), r"5 men are picked; 4 go"),
        ((*PICKED[:3], PICKED[0]), r'"pvt-temple" is picked twice'),
        ((*PICKED[:3], "soldat-jung"), r'"soldat-jung" is no soldier of yours; known are cpl-stinson'),
        ((), r"0 men are picked"),
    ],
)
@pytest.mark.rule("22.0")
def test_22_0_a_squad_that_cannot_go_is_refused_in_one_line(book: Book, men: tuple[str, ...], line: str) -> None:
    with pytest.raises(ValueError, match=line) as refused:
        with_squad(book, men)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("words", ["7", "0", "taylor, nobody", "", "taylor,,temple", "-1", "²"])
@pytest.mark.rule("22.0")
def test_22_0_words_that_name_no_squad_are_refused(book: Book, words: str) -> None:
    with pytest.raises(ValueError, match=r"there is no squad|is no soldier of yours"):
        chosen(book, words)


@pytest.mark.rule("22.0")
def test_22_0_a_scenario_that_says_who_goes_leaves_no_choice() -> None:
    plain = skirmish()
    assert not is_open(plain.scenario)
    assert with_squad(plain, SQUAD) == plain
    for refused in (lambda: chosen(plain, "1"), lambda: with_squad(plain, PICKED)):
        with pytest.raises(ValueError, match=r'"meadow" says who goes'):
            refused()


@pytest.mark.rule("22.0")
def test_22_0_the_soldiers_to_pick_from_stand_by_teams_and_each_has_a_weapon(book: Book) -> None:
    men = candidates(book)
    assert [man.team for man in men] == sorted(man.team for man in men)
    assert all(man.skills for man in men)
    assert len(men) >= size(book.scenario) == 4


@pytest.mark.rule("21.1")
def test_21_1_flares_whose_carriers_stay_behind_go_to_all_who_go(book: Book) -> None:
    night = Night(reach=3, flares=2, carriers=("sgt-taylor", "cpl-thomas"))
    dark = replace(book, scenario=replace(book.scenario, night=night))
    assert with_squad(dark, ROWS[0]).scenario.night == night
    left = with_squad(dark, ROWS[1]).scenario.night
    assert left is not None
    assert left.carriers == ()


@pytest.mark.rule("22.0")
def test_22_0_a_guest_of_one_scenario_is_no_man_of_the_squad() -> None:
    book = Library().load_book("first-light")
    assert book.figures["lt-whitlock"].guest
    assert "lt-whitlock" not in {figure.id for figure in candidates(book)}
