"""A book is loaded from its files, is the same from the cache, and then needs no pydantic."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from combat.engine.content import cache
from combat.engine.kernel.digest import digest
from combat.engine.kernel.record import as_plain, from_plain, replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import Library, load_book, scenario_ids
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.optional_rules import RULES
from tests.full_disk import full
from tests.games.volume1.content.damage import copy_content, damage


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use an empty cache folder; return its path."""
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def kept(shelf: Path) -> Path:
    """Return the path of the only cached book."""
    return next(shelf.glob("*.book.json"))


def test_first_light_is_there_and_fits_its_rules() -> None:
    book = load_book("first-light")
    sheet = book.scenario
    assert "first-light" in scenario_ids()
    assert (sheet.turns, sheet.friendly_hidden, sheet.enemy_alert) == (8, True, False)
    assert 10 <= len(sheet.enemy_hexes) <= 12
    assert 14 <= len(sheet.cup) <= 16
    assert len(sheet.verdicts) == 6
    assert {option.id for option in sheet.options} >= {"enemy-holds-fire", "steady-in-cover"}


@pytest.mark.rule("22.0k", "2.0.5")
@pytest.mark.parametrize("scenario", scenario_ids())
def test_22_0_every_scenario_offers_the_rulebooks_optional_rules_before_its_own(scenario: str) -> None:
    offered = [option.id for option in load_book(scenario).scenario.options]
    assert tuple(offered[: len(RULES)]) == RULES
    assert len(set(offered)) == len(offered)
    sheet = Library().scenario_file(scenario).read_text(encoding="utf-8")
    assert not [rule for rule in RULES if rule in sheet], "their words stand in assets/charts/options.toml alone"


@pytest.mark.rule("22.0k")
def test_22_0_a_scenario_without_any_of_its_own_offers_them_too_and_one_that_lists_them_in_its_words(
    tmp_path: Path,
) -> None:
    sheet = Library().scenario_file("night-patrol").read_text(encoding="utf-8")
    assert "[[option]]" not in sheet
    (tmp_path / "mine.toml").write_text(sheet, encoding="utf-8")
    own = '\n[[option]]\nid = "steady-in-cover"\ntitle = "Cool heads"\ntext = "As you know it."\n'
    (tmp_path / "worded.toml").write_text(sheet + own, encoding="utf-8")
    plain, worded = (load_book(tmp_path / f"{name}.toml", RULES) for name in ("mine", "worded"))
    assert plain.chosen == worded.chosen == RULES
    assert [option.title for option in worded.scenario.options] == [plain.scenario.options[0].title, "Cool heads"]


@pytest.mark.rule("22.0", "22.0.6")
def test_22_0_the_six_squads_are_rows_of_the_squad_table() -> None:
    rows = [
        "taylor cragg brubaker johnson peters miller thomas butterman walsh stubbs kowalski temple",
        "mayfield oconnell crowe goldstein donahue woodruff stinson connor dougless lozano maloney meeks",
        "taylor oconnell brubaker johnson donahue woodruff stinson butterman dougless stubbs maloney temple",
        "mayfield oconnell brubaker goldstein peters miller thomas connor walsh lozano kowalski meeks",
        "taylor cragg crowe johnson peters miller thomas butterman dougless stubbs maloney temple",
        "mayfield cragg crowe goldstein donahue woodruff stinson connor walsh lozano kowalski meeks",
    ]
    for squad, row in zip(load_book("first-light").scenario.squads, rows, strict=True):
        assert {man.split("-")[1] for man in squad} <= set(row.split())


@pytest.mark.rule("9.3")
def test_9_3_the_compass_leads_5_and_6_to_the_friendly_edge_and_2_and_3_to_the_enemys() -> None:
    from combat.engine.space.hexes.compass import Compass

    book = load_book("first-light")
    sheet, middle = book.scenario, "16.09"
    compass = Compass(sheet.compass_at, sheet.compass_to)
    assert (sheet.friendly_edge, sheet.enemy_edge) == ("left", "right")
    for number, side in {5: -1, 6: -1, 2: 1, 3: 1}.items():
        there = compass.step(book.board, Hex(middle), number)
        assert there is not None
        assert there.column - Hex(middle).column == side


@pytest.mark.rule("22.0")
def test_22_0_the_player_starts_in_cover_and_so_does_the_enemy() -> None:
    book = load_book("first-light")
    for hex_ in (*book.scenario.deployment, *book.scenario.enemy_hexes):
        assert book.charts.terrain[book.board.terrain(hex_)].cover, hex_


def test_a_book_goes_through_the_codec_unchanged() -> None:
    book = load_book("first-light")
    again = from_plain(Book, json.loads(json.dumps(as_plain(book))))
    assert again == book
    assert digest(again) == digest(book)


def test_the_kept_book_equals_the_one_read_from_files(shelf: Path) -> None:
    fresh = load_book("first-light")
    assert kept(shelf).is_file()
    assert load_book("first-light") == fresh


def test_options_are_put_on_a_kept_book(shelf: Path) -> None:
    plain = load_book("first-light")
    chosen = load_book("first-light", ["steady-in-cover"])
    assert chosen == replace(plain, chosen=("steady-in-cover",))
    assert load_book("first-light").chosen == ()
    assert digest(chosen) != digest(plain)


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\n{}",
        b"\xff\xfe",
    ],
)
def test_a_broken_or_foreign_cache_is_made_anew(shelf: Path, junk: bytes) -> None:
    fresh = load_book("first-light")
    before = kept(shelf).read_bytes()
    kept(shelf).write_bytes(junk)
    assert load_book("first-light") == fresh
    assert kept(shelf).read_bytes() == before


def test_a_kept_book_of_which_one_figure_was_changed_is_made_anew(shelf: Path) -> None:
    fresh = load_book("first-light")
    before = kept(shelf).read_bytes()
    assert before.count(b'"turns":8') == 1
    kept(shelf).write_bytes(before.replace(b'"turns":8', b'"turns":9'))
    assert load_book("first-light") == fresh
    assert kept(shelf).read_bytes() == before


@pytest.mark.parametrize(
    "data", [{"scenario": 3}, None, {"board": {"id": "x", "columns": 9, "rows": 9, "terrains": [], "levels": []}}]
)
def test_kept_data_that_is_no_book_is_passed_over(shelf: Path, data: object) -> None:
    cache.keep("first-light.book", "any", data)
    assert cache.recall(Book, "first-light.book", "any") is None


def test_a_full_disk_leaves_nothing_in_the_cache(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "replace", full)
    assert load_book("first-light").scenario.id == "first-light"
    assert list(shelf.rglob("*")) == []


def test_a_change_of_any_source_makes_a_new_book(tmp_path: Path, shelf: Path) -> None:
    library = Library([copy_content(tmp_path / "content")])
    before = library.load_book("first-light")
    damage(library.roots[0], "assets/men/germans.toml", "skills = { kar-98k = 3, stielhandgranate = 2 }\n\n[[man]]\nnumber = 5", "skills = { kar-98k = 4, stielhandgranate = 2 }\n\n[[man]]\nnumber = 5")  # fmt: skip
    after = library.load_book("first-light")
    assert [before.figures["soldat-jung"].skills[0].value, after.figures["soldat-jung"].skills[0].value] == [3, 4]


def test_a_folder_that_cannot_be_written_to_costs_only_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "file"))
    assert load_book("first-light").scenario.id == "first-light"
    assert cache.recall(Book, "first-light.book", "any") is None


def test_a_later_root_replaces_files_of_an_earlier_one(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    (pack / "scenarios").mkdir(parents=True)
    own = Library().file("scenarios/first-light.toml").read_text(encoding="utf-8")
    (pack / "scenarios" / "first-light.toml").write_text(own.replace("turns = 8", "turns = 9"), encoding="utf-8")
    (pack / "scenarios" / "my-own.toml").write_text(own, encoding="utf-8")
    library = Library([*Library().layers, pack])
    assert library.scenario_ids() == [*scenario_ids(), "my-own"]
    assert library.load_book("first-light").scenario.turns == 9
    assert load_book(str(pack / "scenarios" / "my-own.toml")).scenario.id == "my-own"


def modules_after(code: str, shelf: Path) -> set[str]:
    """Run code in a fresh process; return which of the heavy modules were imported."""
    program = f"import sys\n{code}\nprint(*({{'pydantic', 'defusedxml', 'pygame', 'tomllib'}} & set(sys.modules)))"
    environment = {**os.environ, "COMBAT_CACHE_DIR": str(shelf)}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment)
    return set(done.stdout.split())


def test_a_kept_book_needs_neither_pydantic_nor_a_toml_or_tmx_reader(shelf: Path) -> None:
    code = "from combat.games.volume1.content.library import load_book\nload_book('first-light')"
    assert modules_after("import combat.games.volume1.content.library", shelf) == set()
    assert {"pydantic", "tomllib"} <= modules_after(code, shelf)
    assert modules_after(code, shelf) == set()


@pytest.mark.rule("22.0.3", "22.0a")
def test_22_0_a_scenario_names_its_map_and_its_event_tables(tmp_path: Path) -> None:
    sheet = Library().file("scenarios/first-light.toml").read_text(encoding="utf-8")
    (tmp_path / "swapped.toml").write_text(
        sheet.replace("turns = 8", 'turns = 8\nevents = { friendly = "enemy", enemy = "friendly" }'), encoding="utf-8"
    )
    book, swapped = load_book("first-light"), load_book(str(tmp_path / "swapped.toml"))
    assert book.board.id == "farmhouse" and 'board = "farmhouse"' in sheet
    assert (swapped.friendly_events, swapped.enemy_events) == (book.enemy_events, book.friendly_events)


def test_men_cards_and_charts_are_read_again_only_when_a_file_has_changed(tmp_path: Path) -> None:
    root = copy_content(tmp_path / "content")
    parts = Library([root]).parts()
    assert Library([root]).parts() is parts
    assert Library([copy_content(tmp_path / "other")]).parts() is not parts
    assert Library([root]).parts() == parts
    damage(root, "assets/weapons.toml", 'name = "M1 Garand"', 'name = "M1 rifle"')
    assert Library([root]).parts().weapons["m1-garand"].name == "M1 rifle"
