"""Packs are layered above the game's content, entry by entry; an invalid pack is left out with a finding."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from combat.engine.content import layers
from combat.engine.content.packs.pack import PackList
from combat.engine.kernel.record import replace
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.rules.book import MoraleFigure, OrderType, WoundFigure
from combat.games.volume1.title import TITLE
from tests.games.volume1.content.checked import check, overlaps, schema, schema_kinds, stack
from tests.games.volume1.content.packs.pack_files import CARD, EXAMPLE, RIFLE, written


def lines(*paths: Path) -> list[str]:
    """Return the findings about some packs as text."""
    return [str(finding) for finding in check(paths)]


def test_the_example_is_sound_and_played_with_its_board_man_weapon_and_cards() -> None:
    assert check([EXAMPLE]) == []
    plain = load_book("first-light")
    layers.use(pack.layer() for pack in stack([EXAMPLE]))
    book = load_book("orchard-wall")
    assert (book.board.id, book.board.columns, book.packs) == ("orchard", 16, ("orchard-wall 1.0",))
    assert book.figures["gefr-adler"].skills[0].weapon == "kar-98k-zf"
    changed = [number for number, card in book.friendly_cards.items() if card != plain.friendly_cards[number]]
    assert changed == [2, 12]
    assert book.enemy_cards == plain.enemy_cards
    assert set(book.weapons) - set(plain.weapons) == {"kar-98k-zf"}


def test_a_pack_changes_the_games_own_scenarios_and_leaves_with_it(tmp_path: Path) -> None:
    before = load_book("first-light")
    layers.use(pack.layer() for pack in stack([written(tmp_path / "box", assets_weapons=RIFLE)]))
    during = load_book("first-light")
    assert (during.weapons["m1-garand"].max_range, during.packs) == (30, ("box 1.0",))
    layers.use(())
    assert load_book("first-light") == before


def test_single_numbers_and_chart_rows_may_be_given_alone(tmp_path: Path) -> None:
    pack = written(
        tmp_path / "box", assets_charts_numbers="hand_limit = 7\n", assets_charts_morale="[bold]\ntq = 2\nws = 1\n"
    )
    assert check([pack]) == []
    own = Library([layers.shipped()]).parts().charts
    charts = Library([layers.shipped(), stack([pack])[0].layer()]).parts().charts
    assert (charts.numbers.hand_limit, charts.numbers.smoke) == (7, own.numbers.smoke)
    assert charts.morale["bold"].tq == 2
    assert charts.morale["shaken"] == own.morale["shaken"]


@pytest.mark.rule("22.0k")
def test_22_0_a_pack_may_put_one_of_the_rulebooks_optional_rules_into_words_of_its_own(tmp_path: Path) -> None:
    words = '[[option]]\nid = "steady-in-cover"\ntitle = "Standfest"\ntext = "Wie im Heft."\n'
    pack = written(tmp_path / "box", assets_charts_options=words)
    assert check([pack]) == []
    options = Library([layers.shipped(), stack([pack])[0].layer()]).load_book("first-light").scenario.options
    own = load_book("first-light").scenario.options
    assert [option.title for option in options] == [own[0].title, "Standfest", *(option.title for option in own[2:])]
    bad = written(tmp_path / "bad", assets_charts_options=words.replace("steady-in-cover", "rain"))
    known = "enemy-holds-fire, steady-in-cover"
    assert lines(bad) == [
        f'bad/assets/charts/options.toml:2: "rain" is no optional rule of the rulebook; known are {known}'
    ]


SNEAK = """[sneak]
rule = "7.05"
enemy_rule = "10.05"
impulses = ["none", "may-1", "none", "must-1"]
no_fire = true
low = true
speed = 1
"""


@pytest.mark.rule("6.0g")
def test_6_0_the_leadership_figures_of_printed_markers_may_be_typed_in(tmp_path: Path) -> None:
    morale, wounds = "[shaken]\ntq = -2\nws = -2\nldr = -1\n", "[bad]\ntq = -3\nws = -3\nforbids = []\nno_ldr = true\n"
    files = {"orders": f"{SNEAK}ldr = -2\n", "morale": morale, "wounds": wounds}
    pack = written(tmp_path / "box", **{f"assets_charts_{name}": words for name, words in files.items()})
    assert check([pack]) == []
    charts = Library([layers.shipped(), stack([pack])[0].layer()]).parts().charts
    own = Library([layers.shipped()]).parts().charts
    assert replace(charts.orders["sneak"], ldr=0) == own.orders["sneak"]
    figures: list[OrderType | MoraleFigure | WoundFigure] = [
        charts.orders["sneak"],
        charts.morale["shaken"],
        charts.wounds["bad"],
    ]
    assert [(marker.ldr, marker.no_ldr) for marker in figures] == [(-2, False), (-1, False), (0, True)]


@pytest.mark.rule("6.0g")
def test_6_0_a_marker_has_one_leadership_figure(tmp_path: Path) -> None:
    pack = written(tmp_path / "box", assets_charts_orders=f"{SNEAK}ldr = -1\nno_ldr = true\n")
    (line,) = lines(pack)
    assert line.endswith("orders.toml:8: ldr = -1 beside no_ldr = true: −A takes all of it; keep one of the two (6.0)")


def test_a_whole_file_keeps_nothing_of_the_one_below(tmp_path: Path) -> None:
    pack = written(tmp_path / "box", assets_decks_enemy="card = []\n")
    assert check([pack]) == []
    pack.joinpath("pack.toml").write_text(CARD.format("box") + 'whole = ["assets/decks/enemy.toml"]\n')
    assert lines(pack) == ["box/assets/decks/enemy.toml:1: the deck has 0 cards; an enemy deck has 50 (9.1)"]


def test_of_two_packs_the_later_in_the_list_wins_and_the_note_says_so(tmp_path: Path) -> None:
    one = written(tmp_path / "one", assets_weapons=RIFLE)
    two = written(tmp_path / "two", assets_weapons=RIFLE.replace("of the box", "of two"))
    assert overlaps([one, two]) == ["assets/weapons.toml: m1-garand is in one too; two wins, being later in the list"]
    layers.use(pack.layer() for pack in stack([one, two]))
    assert load_book("first-light").weapons["m1-garand"].name == "Garand of two"


def test_a_pack_needs_what_it_says_and_nobody_of_its_name(tmp_path: Path) -> None:
    base = written(tmp_path / "base")
    more = written(tmp_path / "more")
    more.joinpath("pack.toml").write_text(CARD.format("more") + 'needs = ["combat 0.1", "base 1.1"]\n')
    assert lines(more) == ['more/pack.toml: needs the pack "base"; put it into the list before this one']
    assert lines(base, more) == ['more/pack.toml: needs "base 1.1" and finds 1.0; get a newer one']
    twin = shutil.copytree(base, tmp_path / "twin")
    assert lines(base, twin) == ['twin/pack.toml: is called "base" as base is; switch one of the two off']


def test_a_broken_pack_is_left_out_and_the_others_are_played_with(tmp_path: Path) -> None:
    shelf = PackList(place=tmp_path / "packs")
    written(shelf.folder / "bad", assets_weapons=RIFLE.replace("rifle", "riffle"))
    written(shelf.folder / "good", assets_weapons=RIFLE)
    shelf.read()
    shelf.use()
    assert [layer.name for layer in layers.packs()] == ["good"]
    assert load_book("first-light").weapons["m1-garand"].max_range == 30
    (found,) = shelf.packs[0].findings
    assert str(found).startswith('packs/bad/assets/weapons.toml:3: kind: "riffle" is not allowed')


def test_the_list_keeps_its_order_and_what_is_switched_off(tmp_path: Path) -> None:
    shelf = PackList(place=tmp_path / "packs")
    for name in ("alpha", "beta", "gamma"):
        written(shelf.folder / name)
    shelf.read()
    assert shelf.move(shelf.packs[2], -2) == ""
    assert shelf.switch(shelf.packs[0]) == ""
    again = PackList(place=tmp_path / "packs")
    again.read()
    assert [(pack.card.name, pack.on) for pack in again.packs] == [("gamma", True), ("alpha", False), ("beta", True)]
    again.use()
    assert [layer.name for layer in layers.packs()] == ["gamma", "beta"]


@pytest.fixture
def two_games() -> None:
    """Pretend that the program has another game, too."""
    TITLE.use(["volume1", "naval"])


def of_game(pack: Path, game: str) -> Path:
    """Declare a pack as one of a game; return its path."""
    card = CARD.format(pack.name) + f'game = "{game}"\n'
    pack.joinpath("pack.toml").write_text(card, encoding="utf-8")
    return pack


def test_a_pack_that_names_this_game_is_as_one_that_names_none(tmp_path: Path) -> None:
    pack = of_game(written(tmp_path / "box", assets_weapons=RIFLE), "volume1")
    (found,) = stack([pack])
    assert (found.findings, found.foreign, found.used, found.card.game) == ((), False, True, "volume1")
    assert stack([written(tmp_path / "plain")])[0].card.game == "volume1"


@pytest.mark.usefixtures("two_games")
def test_a_pack_for_another_game_is_listed_and_takes_part_in_nothing(tmp_path: Path) -> None:
    shelf = PackList(place=tmp_path / "packs")
    of_game(written(shelf.folder / "boats", assets_ships="[dinghy]\n", assets_weapons=RIFLE), "naval")
    written(shelf.folder / "own", assets_weapons=RIFLE)
    needy = written(shelf.folder / "zeal")
    needy.joinpath("pack.toml").write_text(CARD.format("zeal") + 'needs = ["boats 1.0"]\n')
    shelf.read()
    boats, own, zeal = shelf.packs
    assert (boats.foreign, boats.sound, boats.used, boats.findings) == (True, True, False, ())
    assert [str(note) for note in boats.notes] == ["packs/boats is for the game naval and takes no part in volume1"]
    assert own.notes == (), "it shares nothing with a pack that is not played with"
    assert [finding.what for finding in zeal.findings] == [
        'needs the pack "boats"; put it into the list before this one'
    ]
    shelf.use()
    assert [layer.name for layer in layers.packs()] == ["own"]
    assert check([boats.path]) == []
    assert overlaps([boats.path]) == [str(note) for note in boats.notes]


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(("game", "what"), [
    ("navel", 'game "navel" is unknown; did you mean "naval"?'),
    ("chess", 'game "chess" is unknown; known are naval, volume1'),
])  # fmt: skip
def test_a_game_that_nobody_knows_is_told_in_one_line(game: str, what: str, tmp_path: Path) -> None:
    pack = of_game(written(tmp_path / "box", assets_ships="[dinghy]\n"), game)
    assert lines(pack) == [f"box/pack.toml:4: {what}"]
    assert overlaps([pack]) == []
    assert not stack([pack])[0].used


def test_a_verdict_for_one_game_is_none_for_another(tmp_path: Path) -> None:
    pack = of_game(written(tmp_path / "box"), "naval")
    assert len(check([pack])) == 1
    TITLE.use(["volume1", "naval"])
    try:
        assert check([pack]) == []
    finally:
        TITLE.use()


def test_choices_that_cannot_be_read_are_forgotten(tmp_path: Path) -> None:
    written(tmp_path / "packs" / "alpha")
    for text in ("{", "[]", '{"order": 3, "off": []}', "[" * 5000):
        (tmp_path / "packs" / "packs.json").write_text(text)
        shelf = PackList(place=tmp_path / "packs")
        shelf.read()
        assert [pack.on for pack in shelf.packs] == [True]


def test_a_verdict_is_remembered_until_a_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = written(tmp_path / "box", assets_weapons=RIFLE)
    assert check([pack]) == []
    with monkeypatch.context() as patched:
        patched.setattr("combat.engine.content.packs.judging.judge", None)
        assert stack([pack])[0].title == "box", "it is not judged again"
    (pack / "assets" / "weapons.toml").write_text(RIFLE.replace("[", "[["))
    assert len(stack([pack])[0].findings) == 1


def test_a_verdict_that_somebody_has_changed_is_found_anew(tmp_path: Path) -> None:
    pack = written(tmp_path / "box", assets_weapons=RIFLE.replace("[", "[["))
    assert len(check([pack])) == 1
    kept = next((tmp_path / "cache").glob("pack-*.json"))
    seal, verdict = kept.read_text().split("\n")
    kept.write_text(f"{seal}\n" + json.dumps(json.loads(verdict) | {"findings": []}))
    assert len(stack([pack])[0].findings) == 1


def test_a_skin_lies_on_hexes_of_its_board_and_beside_its_picture(tmp_path: Path) -> None:
    points = '[[point]]\nhex = "01.01"\nx = 10\ny = 10\n[[point]]\nhex = "{0}"\nx = 900\ny = 600\n'
    pack = written(tmp_path / "box", assets_skins_farmhouse='image = "scan.jpg"\n' + points.format("40.18"))
    assert lines(pack) == [
        'box/assets/skins/farmhouse.toml:1: picture "scan.jpg" is missing; put it beside this file',
        'box/assets/skins/farmhouse.toml:7: hex "40.18" is off the board (33 × 18)',
    ]


def test_every_kind_of_file_has_a_schema_that_editors_can_read() -> None:
    assert {"pack", "skin", "numbers", "weapons", "friendly-deck", "scenario"} <= set(schema_kinds())
    for kind in schema_kinds():
        assert schema(kind)["$schema"].startswith("https://json-schema.org/")
    assert set(schema("pack")["required"]) == {"name", "version"}
