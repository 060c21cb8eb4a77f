"""Generated scenarios follow the tables and wishes, are reproducible from the seed, and can be played (20.0)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from combat.engine.chance.picks import Picks
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content.layers import shipped
from combat.engine.files.toml_writing import toml
from combat.engine.kernel.record import replace
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.content.kinds.scenario_file import ForcePart, ScenarioFile
from combat.games.command.content.library import Library
from combat.games.command.content.made_up.maker import Maker
from combat.games.command.content.made_up.raising import Raised, lead, quality_of, raise_force, share
from combat.games.command.content.made_up.wishes import Wishes, origin
from combat.games.command.content.made_up.workshop import maker_of
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.made_setting import ForceSize, MadeSetting, Named
from combat.games.command.rules.two_sides import SIDES


@cache
def maker() -> tuple[Library, Maker]:
    """Return the library and its scenario generator."""
    library = Library([shipped("command")])
    return library, maker_of(library)


def named(setting: MadeSetting) -> Named:
    """Return the texts of a generated scenario."""
    return Named(setting.map, setting.size, str(setting.year), setting.posture)


def make(seed: int, **wishes: object) -> ScenarioFile:
    """Return the scenario file generated from a seed and wishes."""
    return maker()[1].make(replace(Wishes(seed), **wishes), named)


def points(force: ForcePart) -> int:
    """Return the total points of a force."""
    nation = maker()[1].nations[force.nation]
    arms = {**nation.weapon}
    return sum(
        troop.count * (nation.unit[troop.figure].points + (arms[troop.weapon].points if troop.weapon else 0))
        for troop in force.troop
    )


@pytest.mark.parametrize("seed", range(12))
def test_what_is_made_up_is_a_sound_scenario(seed: int) -> None:
    sheet = make(seed)
    assert ScenarioFile.model_validate(sheet.model_dump(exclude_defaults=True)) == sheet
    library = maker()[0]
    book = library.made_book("made-up", sheet)
    assert toml(make(seed).model_dump(exclude_defaults=True)) == toml(sheet.model_dump(exclude_defaults=True))
    assert {force.posture for force in book.forces.values()} in ({"recon"}, {"attack", "defend"})
    for force in book.forces.values():
        names = [troop.name for troop in force.troops if troop.name]
        assert len(names) == len(set(names))
        room = sum(book.figures.stack for hex_ in force.zone if book.terrains[book.map.board.terrain(hex_)].passable)
        assert sum(book.figures.sizes[book.units[troop.figure].size] for troop in force.troops) < room / 2
    assert not set(book.forces["axis"].zone) & set(book.forces["allies"].zone)


def test_who_attacks_is_stronger_by_a_quarter_and_goes_first() -> None:
    """Though what support brings the defender may take some of that away again."""
    for seed in range(25):
        sheet = make(seed, posture="attack")
        assert points(sheet.axis) > points(sheet.allies)
        assert (sheet.first, sheet.initiative, sheet.sets_up_first) == ("axis", "axis", "allies")
        assert sorted([*sheet.allies.holds, *sheet.axis.holds]) == [1, 2, 3, 4, 5]
        assert len(sheet.axis.holds) <= 1


@pytest.mark.rule("5.4", "11.12")
def test_what_is_made_up_is_found_sound_when_it_lies_in_a_file(tmp_path: Path) -> None:
    """Objectives where the attacker sets up are his, and a force with a mortar names a spotter."""
    assembly = maker()[0].assembly()
    held, spotting = 0, 0
    for seed in range(30):
        sheet, file = make(seed), tmp_path / f"made-{seed}.toml"
        file.write_text(toml(sheet.model_dump(exclude_defaults=True, exclude_none=True)), encoding="utf-8")
        assert assembly.about("scenario", file) == []
        for force in (sheet.axis, sheet.allies):
            weapons = maker()[1].nations[force.nation].weapon
            mortars = [troop for troop in force.troop if troop.weapon and weapons[troop.weapon].kind == "mortar"]
            assert force.spotter is bool(mortars)
            held += force.posture == "attack" and bool(force.holds)
            spotting += force.spotter
    assert held
    assert spotting


def test_wishes_are_heeded() -> None:
    sheet = make(
        3, map="cutting", axis="germany", allies="france", year=1940, posture="recon", size="patrol",
        axis_quality="elite", allies_quality="green", night=True,
    )  # fmt: skip
    assert (sheet.map, sheet.year, sheet.night, sheet.sudden_death) == ("cutting", 1940, True, 4)
    assert (sheet.axis.nation, sheet.axis.quality, sheet.axis.orders, sheet.axis.depth) == ("germany", "elite", 2, 4)
    assert (sheet.allies.nation, sheet.allies.quality, sheet.allies.posture) == ("france", "green", "recon")


@pytest.mark.parametrize(
    ("wishes", "told"),
    [({"map": "moon"}, "moon"), ({"axis": "france"}, "france"), ({"allies": "united-states", "year": 1939}, "1939")],
)
def test_what_cannot_be_had_is_told_in_a_line(wishes: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told) as fault:
        make(1, **wishes)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(
    ("nation", "foe", "year", "roll", "quality"),
    [
        ("germany", "soviet-union", 1941, 6, "elite"), ("germany", "soviet-union", 1941, 7, "line"),
        ("germany", "britain", 1944, 11, "green"), ("france", "germany", 1939, 2, "line"),
        ("france", "germany", 1944, 12, "elite"), ("britain", "germany", 1945, 9, "line"),
        ("united-states", "germany", 1945, 8, "elite"), ("soviet-union", "germany", 1942, 10, "green"),
        ("italy", "britain", 1942, 8, "line"), ("italy", "britain", 1942, 9, "green"),
        ("italy", "soviet-union", 1939, 12, "elite"), ("italy", "soviet-union", 1940, 9, "elite"),
        ("italy", "soviet-union", 1941, 5, "elite"), ("italy", "soviet-union", 1942, 6, "line"),
        ("italy", "soviet-union", 1943, 11, "line"), ("italy", "soviet-union", 1944, 12, "green"),
        ("italy", "france", 1939, 5, "line"), ("italy", "united-states", 1943, 12, "green"),
    ],
)  # fmt: skip
def test_quality_goes_by_nation_foe_year_and_roll(nation: str, foe: str, year: int, roll: int, quality: str) -> None:
    """Against the Soviet Union Italy stands for the smaller nations of the Axis, among them Finland in 1939 and 1940."""
    assert quality_of(maker()[1].rules, nation, foe, year, roll) == quality


@pytest.mark.parametrize(
    ("year", "foes"),
    [
        (1939, {"france": 1, "soviet-union": 35}), (1940, {"france": 15, "britain": 18, "soviet-union": 3}),
        (1941, {"france": 6, "britain": 20, "soviet-union": 10}), (1942, {"britain": 15, "soviet-union": 21}),
        (1943, {"britain": 6, "united-states": 20, "soviet-union": 10}), (1944, {"soviet-union": 36}),
    ],
)  # fmt: skip
def test_italy_meets_whom_it_met_in_each_year_in_36_rolls(year: int, foes: dict[str, int]) -> None:
    met = Counter(foe for _, foe, _ in maker()[1]._meetings(Wishes(1, axis="italy", year=year)))
    least = min(met[foe] // often for foe, often in foes.items())
    assert met == {foe: least * often for foe, often in foes.items()}


def test_years_come_as_often_as_their_rolls() -> None:
    """Of 36 rolls of Italy's: 1942 on 2, 9, 11 and 12, 1943 on 3 and 6, 1939 on 4, 1944 on 5, 1940 on 7, 1941 on 8 and 10."""
    met = Counter(year for _, _, year in maker()[1]._meetings(Wishes(1, axis="italy")))
    ways = {1942: 8, 1943: 7, 1939: 3, 1944: 4, 1940: 6, 1941: 8}
    assert met == {year: often * sum(met.values()) // 36 for year, often in ways.items()}


def test_a_year_of_which_no_line_tells_the_quality_is_a_fault() -> None:
    rules = maker()[1].rules
    italy = [line for line in rules.quality["italy"] if not line.against]
    found = list(rules.model_copy(update={"quality": {**rules.quality, "italy": italy[:0]}}).faults())
    assert ("quality", "italy") in [place for place, _ in found]
    assert not list(rules.faults())


@pytest.mark.parametrize(("size", "leaders"), [("patrol", 1), ("detachment", 2), ("company", 3)])
def test_a_force_has_a_leader_for_each_third_of_a_company_and_an_attacker_one_more(
    size: ForceSize, leaders: int
) -> None:
    sheet = make(4, size=size, posture="attack", axis="germany", allies="soviet-union")
    assert (sheet.axis.orders, sheet.allies.orders) == (leaders + 2, leaders + 1)


def test_a_force_has_the_squads_of_its_size_and_gives_up_in_its_measure() -> None:
    """A German company has 9 squads, a detachment two thirds of them; 70 and 75 percent of the units are its end."""
    rules, nation = maker()[1].rules, maker()[1].nations["germany"]
    wanted: tuple[tuple[ForceSize, int, int], ...] = (("company", 9, 70), ("detachment", 6, 75), ("patrol", 3, 80))
    for size, squads, percent in wanted:
        force = Raised("germany", nation, 1943, "line", size, "recon")
        raise_force(force, rules, Picks(2))
        assert sum(troop.count for troop in force.troops if troop.figure.endswith("squad")) == squads
        assert len(force.leaders) == getattr(rules.size, size).leaders
        assert force.surrender == share(force.units, percent)


def test_a_handicap_adds_leaders_units_time_to_give_up_and_points() -> None:
    plain, helped = make(11, posture="attack", size="detachment"), make(
        11, posture="attack", size="detachment", handicap="allies"
    )  # fmt: skip
    before, after = (sum(troop.count for troop in sheet.allies.troop) for sheet in (plain, helped))
    leaders = plain.allies.orders - 1
    added = leaders // 2 + -(-(before - leaders) * 25 // 100)
    assert after - before == added
    assert helped.allies.orders == leaders + leaders // 2 + 1
    assert helped.allies.surrender == plain.allies.surrender + -(-added * 50 // 100)
    assert helped.vp == plain.vp - -(-abs(plain.vp) * 25 // 100)
    assert helped.axis == plain.axis


def test_no_leader_comes_twice() -> None:
    nations = maker()[1].nations
    force = Raised("germany", nations["germany"], 1943, "line", "company", "attack")
    lead(force, 3, Picks(1))
    lead(force, 2, Picks(1))
    assert len(set(force.leaders)) == len({troop.name for troop in force.troops}) == 5


def test_the_remark_says_how_to_make_it_again() -> None:
    wishes = Wishes(7, map="cutting", size="patrol", night=True, axis_quality="line")
    said = "generate --seed 7 --map cutting --size patrol --axis-quality line --night"
    assert origin(wishes) == f"Made up by: combat --game command {said}"


def test_a_made_up_patrol_is_played_to_its_end() -> None:
    book = maker()[0].made_book("made-up", make(5, size="patrol"))
    referee = Referee.begin(RULES, book, SeededChance(5))
    referee.play_out({side: Anybody(SplitMix(place)) for place, side in enumerate(SIDES)}, limit=60_000)
    assert referee.port("").view.winner in SIDES
