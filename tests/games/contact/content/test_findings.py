"""A fault of a file is reported with its line and its remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.layers import Layer
from combat.engine.kernel.text_message import TextMessage
from combat.games.contact.content.assembly import Assembly
from combat.games.contact.content.battle_tables import prove_table
from combat.games.contact.content.library import Library
from tests.games.contact.shipped import changed


def said(finding: Finding) -> str:
    """Return the message id of a finding, or of the fault within it; assert that the finding is complete."""
    assert isinstance(finding.said, TextMessage)
    assert "{" not in str(finding)
    assert "‹" not in str(finding)
    inner = dict(finding.said.values).get("what")
    of = finding.said.message == "finding-of" and isinstance(inner, TextMessage)
    return inner.message if of and isinstance(inner, TextMessage) else finding.said.message


CONTENT = [
    ("charts/figures.toml", "towing = 10", "", "finding-missing"),
    ("charts/figures.toml", "towing = 10", "tow = 10", "finding-missing"),
    ("charts/figures.toml", "radius = 25", 'radius = "25"', "finding-no-whole-number"),
    ("charts/ground.toml", 'wheels = "half #"', 'wheels = "half#"', "finding-no-way"),
    ("charts/ground.toml", 'row = "crops"', 'row = "crop"', "finding-unknown-close"),
    ("charts/ground.toml", "levels = 3\nblocked = true", "levels = 3\nblocked = true\ndepth = 5", "finding-blocked-depth"),
    ("charts/ground.toml", "[row.clear]", "[row.open]", "finding-unknown"),
    ("charts/ground.toml", "[scenery.wreck]", "[scenery.hulk]", "finding-missing-thing"),
    ("weapons.toml", "bands = [{ range = 40, dice = 4 }, { range = 80, dice = 2 }]", "", "finding-weapon-no-bands"),
    ("weapons.toml", "{ range = 40, dice = 4 }, { range = 80", "{ range = 80, dice = 4 }, { range = 80", "finding-bands-fall"),
    ("weapons.toml", "least = 10", "least = 60", "finding-least-too-far"),
    ("weapons.toml", 'mounted = "turret"', "", "finding-gun-incomplete"),
    ("weapons.toml", 'mounted = "turret"', 'mounted = "turret"\nbands = [{ range = 9 }]', "finding-weapon-bands"),
    ("nations.toml", "{ year = 1942, score = 5 }", "{ year = 1941, score = 5 }", "finding-years-fall"),
    ("units/vehicles.toml", "long = 48\n", "", "finding-unit-needs"),
    ("units/foot.toml", 'arm = "squad"', 'arm = "squad"\nlong = 50', "finding-unit-needs-not"),
    ("units/foot.toml", 'speed = "foot"', 'speed = "fast"', "finding-unit-speed"),
    ("units/foot.toml", '"rifles", "smoke', '"rifle", "smoke', "finding-unknown-close"),
    ("units/guns.toml", 'nation = "germany"', 'nation = "german"', "finding-unknown-close"),
    ("units/guns.toml", "[pak-36]", "[mmg]", "finding-card-twice"),
    ("forces/g40.toml", "mmg = 1", "mmgs = 1", "finding-unknown-close"),
    ("forces/g40.toml", "pak-36 = 2", "two-pounder = 2", "finding-unit-foreign"),
    ("forces/g40.toml", "pz-iii-f = 1", "pz-iii-l = 1", "finding-unit-too-new"),
    ("forces/g40.toml", "points = 497", "points = 500", "finding-force-points"),
    ("forces/g40.toml", "break_value = 23", "break_value = 24", "finding-force-break"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "old", "new", "message"), CONTENT, ids=lambda value: value[:40])
def test_a_fault_of_the_content_is_found(tmp_path: Path, place: str, old: str, new: str, message: str) -> None:
    findings = Assembly(changed(tmp_path, f"assets/{place}", old, new)).findings
    assert message in [said(finding) for finding in findings]
    assert any(finding.file.endswith(f"assets/{place}") and finding.line >= 1 for finding in findings)


MISSIONS = [
    ("zone = [[0, 104], [180, 104], [180, 118], [0, 118]]", "zone = [[0, 104], [180, 118], [180, 104], [0, 118]]", "finding-zone-outline"),
    ("zone = [[0, 104], [180, 104], [180, 118], [0, 118]]", "zone = [[0, 110], [9, 110], [9, 118], [0, 118]]", "finding-zone-tiny"),
    ("[180, 118], [0, 118]]", "[180, 121], [0, 118]]", "finding-zone-off-table"),
    ("zone = [[0, 6], [180, 6], [180, 60]", "zone = [[0, 6], [180, 6], [180, 110]", "finding-zones-overlap"),
    ("needed = 2", "needed = 4", "finding-objectives-needed"),
    ("needed = 2", "", "finding-objectives-needed"),
    ('objectives = ["West end", "Well"', 'objectives = ["West end", "Wells"', "finding-unknown-close"),
    ('objectives = ["West end", "Well"', 'objectives = ["Well", "Well"', "finding-objective-twice"),
    ('table = "steppe-village"', 'table = "steppe"', "finding-unknown-close"),
    ('battery = "guns-122-full"', 'battery = "guns-122-ful"', "finding-unknown-close"),
    ('force = "village-german"', 'force = "g44"', "finding-force-too-new"),
    ('force = "village-german"', 'force = "villages-german"', "finding-unknown-close"),
    ("needed = 2", "needed = 2\nshaken = 70", "finding-shaken-late"),
    ("needed = 2", 'needed = 2\nreserves = { units = ["t-34-76", "t-34-76", "t-34-76"], turn = 2, edge = [[0, 120], [60, 120]] }', "finding-reserves-many"),
    ("needed = 2", 'needed = 2\nreserves = { units = ["t-34-76"], turn = 12, edge = [[0, 120], [60, 120]] }', "finding-reserves-late"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "message"), MISSIONS, ids=lambda value: value[:40])
def test_a_fault_of_a_mission_is_found_in_its_file(tmp_path: Path, old: str, new: str, message: str) -> None:
    library = changed(tmp_path, "scenarios/steppe-village.toml", old, new)
    with pytest.raises(ContentError) as error:
        Assembly(library).book(library.file("scenarios/steppe-village.toml"))
    assert message in [said(finding) for finding in error.value.findings]
    lines = [finding.line for finding in error.value.findings if said(finding) == message]
    assert "table" in old or min(lines) >= 1


def test_a_table_needs_its_ground_and_hills_their_heights(tmp_path: Path) -> None:
    library = changed(tmp_path, "assets/tables/counterstroke.tmx", 'class="gentle-hill"', 'class="crop"')
    with pytest.raises(ContentError) as error:
        prove_table(library.file("assets/tables/counterstroke.tmx"))
    assert [said(finding) for finding in error.value.findings] == ["finding-height-bare"]


def test_a_copy_of_the_content_is_as_sound_as_the_original(tmp_path: Path) -> None:
    library = changed(tmp_path, "assets/nations.toml", "# Nations", "# All nations")
    assert isinstance(library.layers[0], Layer)
    assert Assembly(library).findings == []
    assert Library(library.layers).scenario_ids() == [
        "crossroads", "mill-stream", "counterstroke", "steppe-village", "before-sunrise", "hedgerow-road",
    ]  # fmt: skip
