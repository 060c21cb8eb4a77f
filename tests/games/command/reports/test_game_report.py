"""The report of a game: luck of both decks, actions of units, course of play, and a page in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.chance.luck import Luck, Try
from combat.engine.files import folders
from combat.engine.kernel.ledger import Term
from combat.engine.runs.charts import can_plot
from combat.engine.runs.markup import Element
from combat.engine.words import text
from combat.games.command.players.measures import two_dice
from combat.games.command.reports.after_action import game_page
from combat.games.command.reports.after_action.game_map import put_map
from combat.games.command.reports.after_action.game_report import GameReport, of_save
from combat.games.command.reports.after_action.game_tally import GameTally
from combat.games.command.reports.after_action.rolled import rolled
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.card_events import CardFlipped, RollCancelled
from combat.games.command.rules.events.fight_events import DefenceRolled, Targeted
from combat.games.command.rules.events.unit_events import MoraleRolled, UnitBroke, UnitEliminated, UnitReturned
from combat.games.command.rules.play import endings
from combat.games.command.rules.state import Attack
from combat.games.command.words import command_names as names
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice
from tests.games.command.skirmish_save import saved

UNITS = {"g-squad": ("squad", "C4"), "g-two": ("squad", "C4"), "u-team": ("team", "C6")}


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the save of a finished game."""
    return saved(tmp_path_factory.mktemp("reports"), None)


@pytest.fixture
def finished(save: Path) -> GameReport:
    """Return the report of a finished game."""
    return of_save(save)


# -- what is left to the cards --------------------------------------------------------------------------------------


def test_a_defence_counts_by_what_it_needed_and_a_mover_may_not_tie() -> None:
    table = Table(drawn_book(), UNITS)
    state = table.state
    state.attack = Attack("fire", "allies", (at("C4"),), ("u-team",))
    event = DefenceRolled("g-squad", dice(3, 3), (Term("morale", 7, "6.1"),), 13, 14, "breaks")
    found = rolled(state, event)
    assert found is not None
    assert (found.kind, found.side, found.tried) == ("defence", "axis", Try(1 - two_dice.below(7), False))


@pytest.mark.rule("12.2", "12.3")
@pytest.mark.parametrize(
    ("why", "result", "chance", "success"),
    [
        ("recover", "rallied", two_dice.below(7), True),
        ("rout", "holds", 1 - two_dice.below(8), False),
        ("rout", "suppressed", 1 - two_dice.below(8), False),
        ("rout", "retreats", 1 - two_dice.below(8), True),
    ],
)
def test_a_rally_is_good_for_its_side_and_a_retreat_of_enemies_for_who_rolls(
    why: str, result: str, chance: float, success: bool
) -> None:
    """A unit that is only suppressed has not retreated, nor is it forecast to."""
    found = rolled(
        Table(drawn_book(), UNITS).state, MoraleRolled("g-squad", "allies", why, dice(1, 2), (), 7, 3, result)
    )
    assert found is not None
    assert (found.kind, found.side, found.tried) == (why, "allies", Try(chance, success))


@pytest.mark.rule("12.3")
def test_a_rout_of_own_units_counts_no_enemies() -> None:
    event = MoraleRolled("g-squad", "axis", "rout", dice(1, 2), (), 7, 9, "retreats")
    assert rolled(Table(drawn_book(), UNITS).state, event) is None


def test_a_shell_counts_by_its_distance_and_what_hinders() -> None:
    state = Table(drawn_book(), UNITS).state
    state.attack = Attack("fire", "axis", (at("C6"),), ("g-squad",))
    ledger = (Term("product", 12, "11.9"), Term("hindrance", -2, "16.4"))
    found = rolled(state, Targeted(dice(3, 4), 12, ledger, 5, True, at("C6"), "hit"))
    assert found is not None
    assert found.tried == Try(two_dice.hitting(7), True)


def test_a_roll_that_was_cancelled_is_taken_back_and_products_are_no_sums() -> None:
    state, tally = Table(drawn_book(), UNITS).state, GameTally()
    for event in (
        CardFlipped("axis", dice(6, 6), "attack"), RollCancelled("allies", "axis", dice(6, 6)),
        CardFlipped("axis", dice(1, 3), "attack"), CardFlipped("axis", dice(6, 6), "targeting"),
        RollCancelled("axis", "axis", dice(6, 6)), CardFlipped("axis", dice(2, 2), "sniper-hex"),
    ):  # fmt: skip
        tally.before(state, event)
    assert tally.sums["axis"] == [4]
    assert tally.cancelled == {"allies": 1, "axis": 1}


def test_who_fires_is_credited_with_who_breaks_under_it() -> None:
    state, tally = Table(drawn_book(), UNITS).state, GameTally()
    state.attack = Attack("fire", "axis", (at("C6"),), ("g-squad", "g-two"), card=dice(5, 5))
    tally.before(state, UnitBroke("u-team", "fire"))
    assert [tally.of(unit).felled for unit in ("g-squad", "g-two")] == [1, 1]
    state.attack = None
    tally.before(state, UnitBroke("u-team", "sniper"))
    assert tally.of("g-squad").felled == 1
    assert tally.of("u-team").broke == 2


# -- a whole game ---------------------------------------------------------------------------------------------------


def test_a_finished_game_is_told_to_its_end(finished: GameReport) -> None:
    assert finished.over
    assert finished.tally.course[-1].entry.head == f"The {names.side(finished.state.winner)} win"
    for side in ("axis", "allies"):
        average = finished.average(side)
        assert average is not None
        assert 4 < average < 10
        assert finished.all_luck(side).tries == sum(one.side == side for one in finished.tally.tries)


@pytest.mark.rule("4.4", "5.1")
def test_losses_are_what_lies_on_the_track_though_a_unit_came_back_and_fell_again(finished: GameReport) -> None:
    """The squad falls, returns by Walking Wounded and falls again."""
    state, tally = finished.state.copy(), GameTally()
    state.casualties = {"axis": (), "allies": ()}
    squad = next(unit.id for unit in state.units.values() if unit.side == "axis")
    for event in (
        UnitEliminated(squad, "fire", 1), UnitReturned(squad, at("C4")), UnitEliminated(squad, "fire", 1),
    ):  # fmt: skip
        tally.before(state, event)
        RULES.apply(state, event)
    standing = dict(game_page.standing_of(GameReport(finished.header, state, tally)))
    assert endings.losses(state, "axis") == 1
    assert standing[text("report-lost", side=names.side("axis"))] == text(
        "report-lost-of", lost=1, surrender=state.surrender["axis"]
    )


PARTS = ("points", "decks", "units-axis", "units-allies", "map", "timeline")


def test_the_page_is_whole_in_each_language(finished: GameReport) -> None:
    for code in ("en", "es", "de"):
        words.use(code, strict=True)
        page = game_page.page(finished)
        assert [part for part in PARTS if f'id="{part}"' not in page or f'href="#{part}"' not in page] == []
        assert "‹" not in page.split('id="timeline"')[0]
        assert words.text("report-decks") in page


@pytest.mark.skipif(not can_plot(), reason="pygal is not installed")
def test_points_and_rolls_are_plotted_in_pictures_of_the_pages_own(finished: GameReport) -> None:
    assert list(finished.tally.points)[-1] == finished.state.turn
    assert list(finished.tally.points.values())[-1] == finished.state.vp
    page = game_page.page(finished)
    assert page.count("data:image/svg+xml;base64,") == 3
    assert "<script" not in page


def test_the_map_of_the_page_shows_who_stands_where_and_what_happened_in_each_hex(finished: GameReport) -> None:
    root = Element("div")
    put_map(root, finished)
    layers = {one.attrib["class"].split()[1]: one for one in root.iter("g")}
    shown = [one.attrib["id"].removeprefix("show-") for one in root.iter("input")]
    assert set(shown) == set(layers) == {"end", "moves-axis", "moves-allies", "fire", "harm"}
    style = (folders.share() / game_page.STYLES[0]).read_text(encoding="utf-8")
    assert all(f"#show-{layer}:checked ~ svg .{layer}" in style for layer in layers)
    tally, state = finished.tally, finished.state
    assert len(layers["end"].findall("path")) == len(list(state.on_map())) > 0
    holders = [one.attrib["class"] for one in layers["end"].iter("circle")]
    held = (
        f"objective {state.control.get(aim.number, '')}".rstrip()
        for aim in state.book.map.objectives
        for _ in aim.hexes
    )
    assert holders == list(held)
    for side, steps in tally.steps.items():
        counted = [int(count.text or "") for count in layers[f"moves-{side}"].iter("text")]
        assert counted == list(steps.values())
    assert len(layers["fire"].findall("line")) == len(tally.fire) > 0
    assert sum(int(count.text or "") for count in layers["harm"].iter("text")) == tally.harm.total() > 0


def test_the_map_is_drawn_by_the_outlines_that_judge_lines_of_sight(finished: GameReport) -> None:
    root, map_ = Element("div"), finished.state.book.map
    put_map(root, finished)
    drawn = [path.attrib["class"] for path in root.iter("path")]
    kinds = {outline.terrain for outline in map_.outlines}
    assert sum("outline" in names.split() for names in drawn) == len(map_.outlines)
    hexes = list(map_.board.hexes())
    assert sum("under" in names.split() for names in drawn) == sum(map_.board.terrain(hex_) in kinds for hex_ in hexes)
    for pieces, kind in ((map_.ways, "way"), (map_.sides, "side"), (map_.crests, "crest")):
        assert sum(names.split()[0] == kind for names in drawn) == len(pieces)


def test_a_game_that_goes_on_tells_no_secrets(tmp_path: Path) -> None:
    report = of_save(saved(tmp_path, 260))
    assert not report.over
    hidden = [chit for chits in report.state.secrets.values() for chit in chits]
    assert set(hidden) <= {"?"}
    assert words.text("report-unfinished", turn=report.state.turn) in game_page.page(report)


@pytest.mark.parametrize(
    ("at_most", "at_least", "degree", "odds"),
    [(0.5, 0.6, "even", 2), (0.1, 0.95, "plain", 10), (0.01, 1.0, "rare", 100)],
)
def test_luck_has_its_word_only_where_it_is_one(at_most: float, at_least: float, degree: str, odds: int) -> None:
    luck = Luck(20, 10.0, 5, at_most, at_least)
    assert (luck.degree, luck.odds, luck.below) == (degree, odds, True)
