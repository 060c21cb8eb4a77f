"""Every fault of a content file is reported with its file, its line and its remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.files.folders import share
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.battle_tables import prove_table
from tests.games.armour.shipped import changed, findings_about, line_of, said

CHARTS = [
    ("charts/keywords.toml", 'traits = ["second_order"]', "", "finding-keyword-empty"),
    ("charts/keywords.toml", "add = 1, beside", "beside", "finding-effect-nothing"),
    ("charts/limits.toml", '"more than 40 cm"', '"beyond 40 cm"', "finding-no-limit"),
    ("charts/limits.toml", "gap =", "gape =", "finding-unknown-close"),
    ("charts/limits.toml", "long-range =", "long-distance =", "finding-unknown-close"),
    ("charts/figures.toml", "large_unit = 8", "large_units = 8", "finding-unknown-close"),
    ("charts/figures.toml", "reserve_dice = [1, 2, 3]", "reserve_dice = [1, 2]", "finding-figure-count"),
    ("charts/ground.toml", "levels = [15, 20", "levels = [25, 20", "finding-levels-fall"),
    ("charts/ground.toml", 'row = "orchard"', 'row = "orchid"', "finding-unknown-close"),
    ("charts/ground.toml", 'row = "woods"', 'row = "grass"', "finding-flat-blocks"),
    ("charts/works.toml", "length = 20\nwidth = 20", "length = 20\nwidth = 30", "finding-work-not-round"),
    ("charts/upgrades.toml", "share = 5", "", "finding-upgrade-price"),
    ("charts/upgrades.toml", 'unit = "de-tiger-platoon"', 'unit = "de-lion-platoon"', "finding-unknown-close"),
    ("charts/upgrades.toml", 'nation = "soviet-union"', 'nation = "soviet"', "finding-unknown-close"),
    ("weapons.toml", "range = 40\n", "", "finding-weapon-halfway"),
    ("weapons.toml", "bombardment = { range = 100, anti_tank = 2, firepower = 4 }", "", "finding-weapon-silent"),
    ("weapons.toml", '"pinned-rate"', '"passengers 3"', "finding-keyword-bearer"),
    ("weapons.toml", '"pinned-rate"', '"pinned rate"', "finding-no-keyword"),
    ("weapons.toml", '"pinned-rate"', '"pinned-date"', "finding-unknown-close"),
    ("teams/infantry.toml", 'weapons = ["rifles-belt-lmg"]', "", "finding-team-unarmed"),
    ("teams/infantry.toml", '"rifles-belt-lmg"', '"rifles-belt-smg"', "finding-unknown-close"),
    ("teams/infantry.toml", 'base = "medium"', 'base = "median"', "finding-unknown-close"),
    ("teams/infantry.toml", "save = 3\n", "", "finding-team-needs"),
    ("teams/guns.toml", "save = 4\n", "save = 4\npivot = 2\n", "finding-team-needs-not"),
    ("teams/vehicles.toml", '"passengers 3"', '"passengers"', "finding-keyword-number"),
    ("teams/vehicles.toml", '"tractor"', '"tractor 2"', "finding-keyword-no-number"),
    ("nations/germany.toml", "motivation = 4, ", "", "finding-missing"),
    ("nations/germany.toml", 'team = "pz-iii-j"', 'team = "pz-iii-k"', "finding-unknown-close"),
    ("nations/germany.toml", 'additions = ["tractors"]', 'additions = ["tractor"]', "finding-unknown-close"),
    ("nations/germany.toml", "{ teams = { pz-iii-j = 2 }", "{ teams = { pz-iii-j = 1 }", "finding-size-twice"),
    ("nations/germany.toml", "{ teams = { tiger-i = 2 }", "{ teams = { tiger-x = 2 }", "finding-unknown-close"),
    (
        "nations/germany.toml",
        '    ["de-armoured-car-patrol"],',
        '    ["de-armoured-car-patrols"],',
        "finding-unknown-close",
    ),
    ("nations/britain.toml", 'allies = ["united-states"]', 'allies = ["united-state"]', "finding-unknown-close"),
    ("teams/vehicles.toml", "[tiger-i]", "[mg34-team]", "finding-card-twice"),
]


@pytest.mark.parametrize(("place", "old", "new", "message"), CHARTS, ids=lambda value: value[:40])
def test_a_fault_of_a_card_or_chart_is_found(tmp_path: Path, place: str, old: str, new: str, message: str) -> None:
    library = changed(tmp_path, f"assets/{place}", old, new)
    findings = Assembly(library).findings
    assert message in [said(finding) for finding in findings]
    assert all(finding.file.endswith(".toml") and finding.line >= 1 for finding in findings)
    assert any(finding.file.endswith(f"assets/{place}") for finding in findings)


FORCES = [
    ('unit = "de-panzer-hq"', 'unit = "de-grenadier-hq"', ("force-no-headquarters", "force-no-box", "force-no-size")),
    ("teams = { pz-iii-j = 4 }", "teams = { pz-iii-j = 9 }", ("force-no-size",)),
    ("half-tracks = 3", "half-tracks = 3, lorries = 1", ("force-additions-exclude", "force-points")),
    ("points = 75", "points = 50", ("force-points",)),
    ("points = 75", "points = 80", ("force-limit",)),
]


@pytest.mark.parametrize(("old", "new", "messages"), FORCES)
def test_a_fault_of_a_force_list_is_found_in_its_line(
    tmp_path: Path, old: str, new: str, messages: tuple[str, ...]
) -> None:
    place = "assets/forces/german-tanks-75.toml"
    library = changed(tmp_path, place, old, new)
    findings = Assembly(library).findings
    assert sorted(map(said, findings)) == sorted(messages)
    assert all(finding.file.endswith("german-tanks-75.toml") for finding in findings)
    if len(messages) == 1:
        assert findings[0].line == line_of(library, place, new)


ZONE = "zone = [[50, 92], [130, 92], [130, 120], [50, 120]]"
MISSIONS = [
    ("two-platoons", ZONE, "zone = [[50, 92], [130, 92], [50, 120], [130, 120]]", "finding-zone-outline"),
    ("two-platoons", ZONE, "zone = [[50, 92], [58, 92], [58, 104], [50, 104]]", "finding-zone-tiny"),
    ("two-platoons", ZONE, "zone = [[50, 92], [130, 92], [130, 121], [50, 121]]", "finding-zone-off-table"),
    ("two-platoons", ZONE, "zone = [[50, 92], [130], [130, 120], [50, 120]]", "finding-too-few"),
    ("two-platoons", ZONE, "zone = [[50, 92], [130, 92]]", "finding-too-few"),
    ("two-platoons", ZONE, "zone = [[50, 27], [130, 27], [130, 120], [50, 120]]", "finding-zones-overlap"),
    ("two-platoons", "near = 20", "near = 0", "finding-ending-near"),
    ("two-platoons", 'ending_goal = "Crossroads"', "", "finding-ending-goal"),
    ("two-platoons", "first_check = 3", "first_check = 9", "finding-check-too-late"),
    ("two-platoons", 'table = "village"', 'table = "villages"', "finding-unknown-close"),
    ("two-platoons", 'force = "german-platoons-29"', 'force = "german-platoons-28"', "finding-unknown-close"),
    ("two-platoons", "Crossroads = [92, 60]", "Crossroads = [192, 60]", "finding-zone-off-table"),
    ("ridge", 'goals = ["N2", "N3"]', 'goals = ["N2", "N9"]', "finding-unknown-close"),
    ("ridge", 'goals = ["N2", "N3"]', "", "finding-no-goals"),
    ("ridge", 'ending = "defender"', 'ending = "defender"\nending_goal = "N2"', "finding-ending-no-goal"),
    ("through-the-wire", "wire = 6", "wires = 6", "finding-unknown-close"),
    ("through-the-wire", "[180, 70], [0, 70]] }", "[180, 130], [0, 130]] }", "finding-zone-off-table"),
    ("crossing", "teams = { ju-87-d = 1 }", "teams = { ju-87-d = 3 }", "force-no-size"),
    ("crossing", 'unit = "de-stuka-flight"', 'unit = "de-stuka-fight"', "finding-unknown-close"),
    ("late-column", "edge = [[60, 120], [120, 120]]", "edge = [[60, 120], [120, 119]]", "finding-reserves-edge"),
    ("late-column", 'units = ["de-pz-iv-platoon"]', 'units = ["de-tiger-platoon"]', "finding-unknown-close"),
    ("late-column", 'units = ["de-pz-iv-platoon"]', "share = 0", "finding-reserves-named"),
    ("late-column", 'units = ["de-pz-iv-platoon"]', 'units = ["de-panzer-hq"]', "finding-reserve-headquarters"),
    ("late-column", 'units = ["de-pz-iv-platoon"]', 'units = ["de-stuka-flight"]', "finding-reserve-flight"),
    ("till-evening", "withdrawals = [4, 6, 8]", "withdrawals = [4, 6, 10]", "finding-withdrawal-too-late"),
    ("any-ground", 'force = "soviet-tanks-75"', 'force = "soviet-tanks-50"', "finding-forces-unequal"),
]


ELSEWHERE = {
    "finding-zones-overlap": "zone = [[50, 0], [130, 0], [130, 28], [50, 28]]",
    "finding-ending-near": 'ending = "points-near"',
    "finding-ending-goal": 'ending = "points-near"',
    "finding-no-goals": "# Mission 3.",
    "finding-height-bare": '<object id="41"',
    "finding-goal-barred": 'name="N1"',
}
"""Text of the line that a finding is about if it is not the changed one, by the finding."""


@pytest.mark.parametrize(("mission", "old", "new", "message"), MISSIONS, ids=lambda value: value[:40])
def test_a_fault_of_a_mission_is_found_in_its_line(
    tmp_path: Path, mission: str, old: str, new: str, message: str
) -> None:
    place = f"scenarios/{mission}.toml"
    library = changed(tmp_path, place, old, new)
    findings = findings_about(library, mission)
    assert message in map(said, findings)
    assert all(finding.file.endswith(f"{mission}.toml") or finding.file == "villages" for finding in findings)
    told = next(finding for finding in findings if said(finding) == message)
    line = (
        0
        if told.file == "villages"
        else line_of(library, place, ELSEWHERE.get(message, new.split("\n", maxsplit=1)[0]))
    )
    assert told.line == line


GRASS = '<object id="1" class="grass" x="0" y="0" width="1800" height="1200"/>'
TABLES = [
    (GRASS, GRASS.replace('width="1800"', 'width="1700"'), "finding-table-base"),
    ('class="wood"', 'class="woods"', "finding-object-kind-close"),
    (
        '<property name="level" type="int" value="1"/>',
        '<property name="level" type="int" value="0"/>',
        "finding-object-value",
    ),
    ('class="low-rise"', 'class="crop"', "finding-height-bare"),
    ('class="crop"', 'class="low-rise"', "finding-hill-flat"),
    ('<property name="width" type="int" value="10"/>', "", "finding-line-thin"),
    (GRASS, f'{GRASS}\n  <object id="998" class="rubble" x="5" y="5"><point/></object>', "finding-scenery-point"),
    (
        GRASS,
        f'{GRASS}\n  <object id="999" class="swamp" x="0" y="0" width="1800" height="1200"/>',
        "finding-goal-barred",
    ),
    (GRASS, f'{GRASS}\n  <object id="999" class="wood" x="10" y="10" width="9" height="11"/>', "finding-object-tiny"),
]


@pytest.mark.parametrize(("old", "new", "message"), TABLES, ids=lambda value: value[:40])
def test_a_fault_of_a_table_is_found_in_its_line(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = (share() / "assets/armour/tables/village.tmx").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "village.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        prove_table(tmp_path / "village.tmx")
    told = {said(finding): finding for finding in reversed(error.value.findings)}
    assert message in told
    lines = (tmp_path / "village.tmx").read_text(encoding="utf-8").splitlines()
    assert (ELSEWHERE.get(message) or new.rsplit("\n", maxsplit=1)[-1].strip() or old) in _object(
        lines, told[message].line
    )


def _object(lines: list[str], number: int) -> str:
    """Return the text of the object at a line, what has been taken out of it included."""
    text = lines[number - 1]
    return text.replace("<properties></properties>", '<property name="width" type="int" value="10"/>')


def test_a_table_without_objectives_is_refused(tmp_path: Path) -> None:
    text = (share() / "assets/armour/tables/village.tmx").read_text(encoding="utf-8")
    bare = text[: text.index(' <objectgroup id="3"')] + "</map>"
    (tmp_path / "village.tmx").write_text(bare, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        prove_table(tmp_path / "village.tmx")
    assert [said(finding) for finding in error.value.findings] == ["finding-no-objectives"]
