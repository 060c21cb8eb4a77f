"""Men and weapons agree with every figure that the rulebook prints (8.1, 8.2, 14.0, 14.2, 20.0)."""

from collections import Counter
from itertools import pairwise

import pytest

from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.rules.book import Blast, Figure, Weapon

SQUAD_TABLE = """
able: sgt-taylor pvt-crowe pvt-cragg pvt-brubaker sgt-mayfield pvt-oconnell
baker: pvt-johnson pvt-peters pvt-miller pvt-goldstein pvt-donahue pvt-woodruff
charlie: cpl-thomas pvt-butterman pvt-walsh pvt-stubbs pvt-kowalski pvt-temple cpl-stinson pvt-connor pvt-dougless
charlie: pvt-lozano pvt-maloney pvt-meeks
"""
ARTILLERY = {"mortar-60", "mortar-81", "howitzer-105"}


def skills(figure: Figure) -> list[tuple[str, int]]:
    """Return the skills of a figure as pairs of weapon and value."""
    return [(skill.weapon, skill.value) for skill in figure.skills]


def bands(weapon: Weapon) -> list[tuple[int, int, int]]:
    """Return the range bands of a weapon: nearest and farthest hex, and modifier."""
    return [(band.near, band.far, band.modifier) for band in weapon.bands]


@pytest.mark.rule("8.1")
def test_8_1_sergeant_taylor_is_as_printed(parts: ContentLibrary) -> None:
    taylor = parts.figures["sgt-taylor"]
    assert (taylor.full_name, taylor.team, taylor.ldr, taylor.tq, taylor.tough) == ("Sgt Taylor", "able", 3, 6, True)
    assert skills(taylor) == [("m3", 7), ("mk-2", 4), ("colt-45", 5)]


@pytest.mark.rule("8.2")
def test_8_2_soldat_jung_is_as_printed(parts: ContentLibrary) -> None:
    jung = parts.figures["soldat-jung"]
    assert (jung.full_name, jung.number, jung.team, jung.tq, jung.officer) == ("Soldat Jung", 14, "red", 4, False)
    assert skills(jung) == [("kar-98k", 3), ("stielhandgranate", 2)]


@pytest.mark.rule("14.2")
def test_14_2_winter_and_wolff_throw_grenades_with_a_skill_of_2(parts: ContentLibrary) -> None:
    for man in ("soldat-winter", "soldat-wolff"):
        assert dict(skills(parts.figures[man]))["stielhandgranate"] == 2


@pytest.mark.rule("9.2")
def test_9_2_voigt_wolff_and_bach_are_soldiers_of_the_blue_team(parts: ContentLibrary) -> None:
    for name in ("voigt", "wolff", "bach"):
        man = parts.figures[f"soldat-{name}"]
        assert (man.rank, man.team, man.officer) == ("Soldat", "blue", False)


@pytest.mark.rule("22.0", "2.0c")
def test_22_0_the_24_americans_stand_in_the_teams_of_the_squad_table(parts: ContentLibrary) -> None:
    wanted = {man: line.split(":")[0] for line in SQUAD_TABLE.strip().splitlines() for man in line.split()[1:]}
    found = {figure.id: figure.team for figure in parts.figures.values() if figure.side == "friendly"}
    assert found == wanted | {"lt-whitlock": "charlie"}, (
        "the squad table, and the airman whom scenarios leave on the board"
    )


@pytest.mark.rule("8.2", "2.0c")
def test_8_2_each_german_team_has_nine_numbered_men_and_some_dummies(parts: ContentLibrary) -> None:
    germans = [figure for figure in parts.figures.values() if figure.side == "enemy"]
    men = [figure for figure in germans if not figure.dummy]
    assert sorted(man.number for man in men) == list(range(1, 37))
    assert set(Counter(man.team for man in men).values()) == {9}
    dummies = [figure for figure in germans if figure.dummy]
    assert {figure.team for figure in dummies} == {"red", "yellow", "white", "blue"}
    assert all((figure.tq, figure.skills, figure.number) == (0, (), 0) for figure in dummies)


@pytest.mark.rule("9.8", "2.0j")
def test_9_8_6_officers_and_ncos_are_those_with_a_rank(parts: ContentLibrary) -> None:
    for figure in parts.figures.values():
        if figure.side == "enemy" and not figure.dummy:
            assert figure.officer == (figure.rank in ("Lt", "Hptm", "Obfr")) == (figure.ldr > 0)


@pytest.mark.rule("8.1")
def test_8_1_every_figure_is_plausible(parts: ContentLibrary) -> None:
    for figure in parts.figures.values():
        if not figure.dummy:
            assert 3 <= figure.tq <= 7
            assert all(2 <= skill.value <= 7 for skill in figure.skills)
            assert parts.weapons[figure.skills[0].weapon].is_firearm


ARMOURY = {
    "slow": {"m1903", "kar-98k"},
    "heavy": {"bar"},
    "very_heavy": {"m1919", "mg-34", "mg-42"},
    "belt_fed": {"m1919", "mg-34", "mg-42"},
    "endless": {"colt-45", "p-38"},
}


@pytest.mark.rule("14.0", "14.1", "14.3")
def test_14_0_the_box_holds_the_weapons_of_june_1944_each_with_its_own_trait(parts: ContentLibrary) -> None:
    weapons = parts.weapons
    for trait, ids in ARMOURY.items():
        assert {weapon.id for weapon in weapons.values() if getattr(weapon, trait)} == ids, trait
    assert {weapon.id for weapon in weapons.values() if len(weapon.rates) > 1} == {"bar", "m1919", "thompson", "stg-44"}
    assert weapons["mg-42"].rates > weapons["mg-34"].rates
    reach = [
        weapons[id_].max_range for id_ in ("colt-45", "m3", "thompson", "m1-carbine", "m1-garand", "m1903", "m1919")
    ]
    assert reach == sorted(set(reach))


@pytest.mark.rule("14.0")
def test_14_0_every_weapon_but_the_guns_and_what_anyone_may_find_is_carried_by_somebody(parts: ContentLibrary) -> None:
    carried = {skill.weapon for figure in parts.figures.values() for skill in figure.skills}
    assert set(parts.weapons) - carried == ARTILLERY | {"m1919", "m18"}


@pytest.mark.rule("14.0")
def test_14_0_the_grease_gun_is_as_printed(parts: ContentLibrary) -> None:
    m3 = parts.weapons["m3"]
    assert bands(m3) == [(0, 1, 2), (2, 3, 1), (4, 6, 0), (7, 10, -2), (11, 12, -4)]
    assert (m3.max_range, m3.rates, m3.slow) == (12, (3,), False)


@pytest.mark.rule("14.1")
def test_14_1_the_karabiner_is_as_printed(parts: ContentLibrary) -> None:
    kar = parts.weapons["kar-98k"]
    assert bands(kar) == [(0, 1, 2), (2, 3, 1), (4, 12, 0), (13, 30, -2), (31, 55, -4)]
    assert (kar.max_range, kar.rates, kar.slow) == (55, (1,), True)


@pytest.mark.rule("2.0")
def test_2_0_the_garand_has_no_modifier_at_eight_hexes(parts: ContentLibrary) -> None:
    assert [band.modifier for band in parts.weapons["m1-garand"].bands if band.near <= 8 <= band.far] == [0]


@pytest.mark.rule("14.2", "14.2b")
@pytest.mark.parametrize(
    ("weapon", "blast"),
    [
        ("mk-2", Blast(damage=(3, 1), frag=(4, 2), smoke=1)),
        ("m18", Blast(smoke=3)),
        ("stielhandgranate", Blast(damage=(3, 1), frag=(3, 2), smoke=1)),
    ],
)
def test_14_2_the_printed_grenades_are_exact(parts: ContentLibrary, weapon: str, blast: Blast) -> None:
    assert (parts.weapons[weapon].max_range, parts.weapons[weapon].blast) == (3, blast)


@pytest.mark.rule("20.0")
def test_20_0_the_printed_artillery_is_exact(parts: ContentLibrary) -> None:
    mortar, howitzer = parts.weapons["mortar-81"].blast, parts.weapons["howitzer-105"].blast
    assert mortar == Blast(damage=(4, 0), frag=(5, 0), crater=(2, None), rubble=(1, None), smoke=3)
    assert howitzer == Blast(damage=(5, 2), frag=(5, 3), crater=(4, None), rubble=(4, 0), smoke=4)


@pytest.mark.rule("14.0")
def test_14_0_the_bands_of_every_weapon_join_and_only_worsen_with_distance(parts: ContentLibrary) -> None:
    for weapon in parts.weapons.values():
        edges = [(band.near, band.far) for band in weapon.bands]
        assert all(after[0] == before[1] + 1 for before, after in pairwise(edges))
        modifiers = [band.modifier for band in weapon.bands]
        assert modifiers == sorted(modifiers, reverse=True)
        if weapon.id in ARTILLERY:
            assert not edges
        else:
            assert edges[0][0] == 0


@pytest.mark.rule("13.0")
def test_13_0_8_only_pistols_never_run_dry(parts: ContentLibrary) -> None:
    assert all(weapon.endless == (weapon.kind == "pistol") for weapon in parts.weapons.values())
