"""Nations: their counters as printed, and their support (6.1, 7.1, 15.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.reading import examine, read
from combat.games.command.content.kinds.box_files import ChitsFile, FiguresFile
from combat.games.command.content.kinds.nation_file import NationFile, WeaponPart
from tools.command import deck_tables

ASSETS = Path(__file__).parents[4] / "assets" / "command"
NATIONS = {file.stem: read(file, NationFile).content for file in sorted((ASSETS / "nations").glob("*.toml"))}


def test_what_is_known_of_the_counters() -> None:
    german, american, soviet = (NATIONS[name] for name in ("germany", "united-states", "soviet-union"))
    assert deck_tables.strength(german.unit["ger-line-squad"].whole) == "5-5-4S/7"
    assert german.unit["ger-line-squad"].broken.range == 1
    assert german.unit["ger-line-squad"].points == 100
    assert german.unit["ger-line-team"].whole.fp == 2
    assert german.weapon["ger-hmg"].fp == 8
    assert american.unit["us-line-squad"].whole.fp == 6
    assert american.unit["us-line-squad"].whole.morale == 6
    assert american.unit["us-line-squad"].broken.morale == 8
    mortar = soviet.weapon["sov-light-mortar"]
    assert (mortar.nearest, mortar.range) == (2, 14)


@pytest.mark.parametrize("name", NATIONS)
def test_vp_go_by_size_and_command(name: str) -> None:
    for id_, unit in NATIONS[name].unit.items():
        wanted = {"squad": 2, "team": 1, "leader": 1 + unit.whole.command}[unit.size]
        assert unit.vp == (0 if unit.hero else wanted), id_
        assert unit.whole.command <= 2
        assert unit.broken.command == 0
        assert not (unit.broken.assault or unit.broken.spray or unit.broken.smoke)


@pytest.mark.parametrize("name", NATIONS)
def test_every_nation_has_its_leaders_its_qualities_and_what_events_bring(name: str) -> None:
    nation = NATIONS[name]
    leaders = [unit for id_, unit in nation.unit.items() if "-leader-" in id_]
    assert 6 <= len(leaders) <= 8
    assert len(nation.names) > len(leaders)
    assert nation.unit[nation.hero].hero
    private = nation.unit[nation.private]
    assert (private.whole.morale, private.whole.command) == (6, 2)
    assert nation.unit[nation.scout].spots
    for quality in ("elite", "line", "green"):
        for size in ("squad", "team"):
            assert any(unit.size == size and unit.quality == quality for unit in nation.unit.values())


@pytest.mark.rule("11.12")
@pytest.mark.parametrize("name", NATIONS)
def test_a_scout_comes_for_one_medium_mortar_or_three_light_ones(name: str) -> None:
    nation = NATIONS[name]
    (light,), (medium,) = (
        [id_ for id_, weapon in nation.weapon.items() if weapon.kind == "mortar" and id_.endswith(kind)]
        for kind in ("light-mortar", "medium-mortar")
    )
    other = next(id_ for id_, weapon in nation.weapon.items() if weapon.kind == "machine-gun")
    for weapons, enough in (
        ([], False), ([other] * 3, False), ([light], False), ([light] * 2, False), ([light] * 3, True),
        ([medium], True), ([other, medium], True),
    ):  # fmt: skip
        assert nation.sends_scout(weapons, 1943) is enough, weapons


def test_a_scout_comes_for_mortars_only_and_a_big_mortar_counts_among_small_ones() -> None:
    nation = NATIONS["germany"]
    small, big = (
        nation.weapon["ger-light-mortar"],
        nation.weapon["ger-medium-mortar"].model_copy(update={"for_scout": 2}),
    )
    mixed = nation.model_copy(update={"weapon": {"small": small, "big": big}})
    assert not mixed.sends_scout(["big", "small"], 1943)
    assert mixed.sends_scout(["big", "small", "small"], 1943)
    with pytest.raises(ValueError, match="for_scout"):
        WeaponPart(kind="gun", fp=9, range=14, points=85, for_scout=1)


@pytest.mark.parametrize("name", NATIONS)
def test_heavy_weapons_slow_their_bearers_and_broken_ones_may_be_lost(name: str) -> None:
    for id_, weapon in NATIONS[name].weapon.items():
        assert bool(weapon.repaired) == bool(weapon.lost) == (not weapon.once), id_
        assert weapon.ordnance == (weapon.kind in ("mortar", "gun", "anti-tank")), id_
        assert weapon.spray == (weapon.kind == "machine-gun"), id_
        assert weapon.flames == (weapon.kind in ("flamethrower", "molotov")), id_


@pytest.mark.parametrize("name", NATIONS)
def test_support_brings_what_was_there_that_year(name: str) -> None:
    for year in range(1939, 1946):
        table = NATIONS[name].supports(year)
        assert [line.low for line in table] == list(range(2, 13))
        radios = sum(id_ in NATIONS[name].radio for line in table for id_ in line.what)
        assert radios >= 2
    if name == "united-states":
        assert any("us-rocket-launcher" in line.what for line in NATIONS[name].supports(1943))
        assert not any("us-rocket-launcher" in line.what for line in NATIONS[name].supports(1941))


@pytest.mark.parametrize("name", NATIONS)
def test_a_battery_breaks_works_with_the_roll_of_its_fp(name: str) -> None:
    by_fp = read(ASSETS / "charts/figures.toml", FiguresFile).content.breaks_works
    for id_, radio in NATIONS[name].radio.items():
        assert radio.build(id_, name, by_fp).breaks_works == 20 - radio.fp
        assert radio.smoke == (radio.calibre <= 105)


def test_the_chits_of_the_cup() -> None:
    chits = read(ASSETS / "charts/chits.toml", ChitsFile).content.build()
    assert "".join(chits) == "abcdefghijklmnopqrstuv"
    assert sum(chits[letter].vp for letter in "cgk") == 6
    assert {chit.id for chit in chits.values() if chit.objective == 3} == {"c", "g", "k"}
    assert {chit.id for chit in chits.values() if chit.shown} == {"s", "t", "v"}


def test_the_cup_of_smoke_holds_26_markers() -> None:
    smoke = read(ASSETS / "charts/figures.toml", FiguresFile).content.smoke
    assert sum(smoke.values()) == 26
    assert round(sum(value * count for value, count in smoke.items()) / 26, 1) == 4.7


NATION = (ASSETS / "nations/germany.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('hero = "ger-hero"', 'hero = "ger-herot"', "ger-herot"),
        ("low = 7", "low = 8", "7"),
        ('"ger-radio-150"', '"ger-radio-15"', "ger-radio-15"),
        ("lost = [9, 10]", "lost = [5, 10]", "5"),
        ("range = 9\nnearest = 2", "range = 1\nnearest = 2", "2"),
        ("discards = 6", "discards = 7", "7"),
    ],
)
def test_a_faulty_nation_is_told_in_a_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in NATION
    file = tmp_path / "germany.toml"
    file.write_text(NATION.replace(old, new, 1), encoding="utf-8")
    _, findings = examine(file, NationFile)
    assert len(findings) in (1, 2)
    assert findings[0].line > 1
    assert any(told in str(finding) for finding in findings)


def test_the_tables_of_decks_and_counters() -> None:
    told = "\n".join(deck_tables.lines())
    assert "| fire | 16 | 15 | 16 | 15 | 14 | 17 |" in told
    assert "| ger-line-squad | squad | line | 5-5-4S/7 | 3-1-4/8 | 2 | 100 |" in told
    assert told.count("rows of the random hex by roll") == len(NATIONS)
