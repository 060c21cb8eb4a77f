"""Campaign files are read completely, and every fault is reported with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.files.folders import share
from combat.games.volume1.campaign.campaign_state import new_campaign
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.campaign_files import campaign_ids, scenario_file
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from tests.games.volume1.content.checked import check, kind_of, schema
from tests.games.volume1.content.damage import copy_content, damage

PLACE = "scenarios/hedgerow-to-hill/campaign.toml"


def test_the_shipped_campaign_is_sound_and_each_of_its_battles_can_be_fought_by_its_squad() -> None:
    library = Library()
    assert "hedgerow-to-hill" in campaign_ids(library)
    plan = load_plan(library, "hedgerow-to-hill")
    for battle in plan.battles:
        book = library.load_book(scenario_file(library, plan.id, battle.scenario))
        assert len(book.scenario.deployment) >= len(plan.squad) + len(battle.attached)
        assert not {*plan.squad, *plan.pool} & {*book.scenario.cup}
    assert next_book(new_campaign(plan), library).scenario.squads == ((*plan.squad, *plan.battles[0].attached),)
    assert check([share() / "scenarios" / "volume1"]) == []


def test_a_campaigns_folder_holds_scenarios_and_its_plan() -> None:
    assert kind_of(Path("scenarios/x/campaign.toml")) == "campaign"
    assert kind_of(Path("scenarios/x/bridge.toml")) == "scenario"
    assert kind_of(Path("scenarios/campaign.toml")) == "scenario"
    assert {"battle", "care", "squad"} <= schema("campaign")["properties"].keys()


def test_a_campaign_may_have_scenarios_of_its_own(tmp_path: Path) -> None:
    root = copy_content(tmp_path)
    (root / "scenarios/hedgerow-to-hill/first-light.toml").write_bytes(
        (root / "scenarios/first-light.toml").read_bytes()
    )
    own = scenario_file(Library([root]), "hedgerow-to-hill", "first-light")
    assert own.parent.name == "hedgerow-to-hill"
    assert "first-light" in Library([root]).scenario_ids()
    assert check([own]) == []


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        (
            '"sgt-taylor", "cpl-thomas"',
            '"sgt-tailor", "cpl-thomas"',
            'man "sgt-tailor" is unknown; did you mean "sgt-taylor"?',
        ),
        ('"sgt-taylor", "cpl-thomas"', '"sgt-taylor", "soldat-jung"', 'man "soldat-jung" is unknown'),
        ('"pvt-crowe", "cpl-stinson"', '"pvt-crowe", "sgt-taylor"', "man sgt-taylor is there twice"),
        (
            'scenario = "night-patrol"',
            'scenario = "night-patrols"',
            'scenario "night-patrols" is unknown; did you mean "night-patrol"?',
        ),
        ("\nleast = 4", "\nleast = 12", "never has 12 men"),
        ('evac = "home"\n', "", '"evac" is missing'),
        ('evac = "home"', 'evac = "moon"', '"moon" is not allowed'),
        ('id = "bronze-star"', 'id = "silver-star"', "decoration silver-star is there twice"),
        ("deeds = { fought = 1 }", "deeds = { slept = 1 }", "slept"),
        ('ribbon = ["#2F5A96"', 'ribbon = ["blue"', '"blue" does not have the form ^#'),
        ("wounds_to_rest = 2", "wounds_to_rest = 0", "at least 1"),
        ("pin = [27, 67]\n", 'pin = [27, 67]\nattached = ["pvt-crowe"]\n', "pvt-crowe cannot be lent"),
        ("pin = [27, 67]\n", 'pin = [27, 67]\nattached = ["lt-hoffmann"]\n', 'man "lt-hoffmann" is unknown'),
    ],
)
def test_each_fault_of_a_campaign_is_found(old: str, new: str, what: str, tmp_path: Path) -> None:
    root = copy_content(tmp_path)
    line = damage(root, PLACE, old, new)
    findings = check([(root / PLACE).parent])
    assert findings, new
    assert any(what in str(finding) for finding in findings), findings
    assert all(abs(finding.line - line) <= 8 for finding in findings if what in finding.what)
    with pytest.raises(ContentError):
        load_plan(Library([root]), "hedgerow-to-hill")


def test_a_campaign_cannot_ask_for_more_victories_than_battles(tmp_path: Path) -> None:
    root = copy_content(tmp_path)
    text = (root / PLACE).read_text(encoding="utf-8")
    at = text.index("[[verdict]]")
    start = text.index("at_least = ", at)
    (root / PLACE).write_text(text[:start] + "at_least = 13" + text[text.index("\n", start) :], encoding="utf-8")
    assert any("13 battles cannot be won" in finding.what for finding in check([root / PLACE]))


FORK = """
[[battle.way]]
to = "night-patrol"
result = "won"
[[battle.way]]
to = "first-light"
"""


@pytest.mark.parametrize(
    ("ways", "what"),
    [
        (FORK, ""),
        (FORK.replace("first-light", "first-lights"), 'battle "first-lights" is unknown; did you mean "first-light"?'),
        (FORK.replace("first-light", "hedgerow-ambush"), "a way leads forward only"),
        (
            FORK.replace('to = "first-light"', 'result = "lost"\nto = "first-light"'),
            "the last way takes whatever is left",
        ),
        (FORK.replace('result = "won"', ""), "no result leads this way"),
        (FORK.replace('to = "first-light"', ""), "a way leads to a battle or ends the campaign"),
        (
            FORK.replace('to = "first-light"', 'to = "first-light"\nends = true'),
            "a way leads to a battle or ends the campaign",
        ),
        (FORK.replace('"night-patrol"', '"first-light"'), "no way leads to battle night-patrol"),
        (FORK.replace('result = "won"', 'held = ["moon"]'), 'objective "moon" is unknown'),
        (FORK.replace('result = "won"', "line = 9"), "line 9 of 5 asks for nothing"),
    ],
)
def test_ways_are_proved_to_lead_forward_to_every_battle_and_to_an_end(ways: str, what: str, tmp_path: Path) -> None:
    root = linear(tmp_path)
    text = (root / PLACE).read_text(encoding="utf-8")
    at = text.index("[[battle]]", text.index("[[battle]]") + 1)
    (root / PLACE).write_text(text[:at] + ways + text[at:], encoding="utf-8")
    findings = check([root / PLACE])
    assert bool(findings) == bool(what), findings
    assert any(what in finding.what for finding in findings) or not what, findings


@pytest.mark.parametrize(
    ("dates", "what"),
    [
        (["1944-06-12T16:00", "1944-06-15T01:00", "1944-06-16T05:30"], ""),
        (["1944-06-12T16:00", "1944-06-16T05:30", "1944-06-16T05:30"], "is not after 1944-06-16T05:30"),
        (["1944-06-12T16:00", "", "1944-06-16T05:30"], "battle night-patrol has no date"),
        (["1944-06-12T16:00", "1944-06-31T01:00", "1944-06-16T05:30"], "is no day and time"),
    ],
)
def test_days_go_forward_along_every_way(dates: list[str], what: str, tmp_path: Path) -> None:
    root = linear(tmp_path)
    head, *battles = (root / PLACE).read_text(encoding="utf-8").split("[[battle]]\n")
    dated = "".join(
        "[[battle]]\n" + (f'date = "{date}"\n' if date else "") + battle
        for date, battle in zip(dates, battles, strict=True)
    )
    (root / PLACE).write_text(head + dated, encoding="utf-8")
    findings = check([root / PLACE])
    assert bool(findings) == bool(what), findings
    assert any(what in finding.what for finding in findings) or not what, findings


def linear(tmp_path: Path) -> Path:
    """Write a copy of the content with a campaign of three battles in a row without dates; return its root."""
    root = copy_content(tmp_path)
    text = (root / PLACE).read_text(encoding="utf-8")
    head = text[: text.index("[[battle]]")]
    battles = "".join(
        f'''[[battle]]
scenario = "{name}"
title = "One of three"
day = "Monday"
orders = ["Go."]
pin = [20, 20]
won = {{ text = "Won." }}
lost = {{ text = "Lost." }}
'''
        for name in ("hedgerow-ambush", "night-patrol", "first-light")
    )
    ends = """[[verdict]]
at_least = 1
title = "Over"
text = "It is."
won = true
[[verdict]]
title = "Over"
text = "It is."
won = false
"""
    (root / PLACE).write_text(head + battles.rstrip("\n") + "\n" + ends, encoding="utf-8")
    return root


def test_a_battle_whose_scenario_has_gone_is_said_in_one_line() -> None:
    with pytest.raises(ContentError, match='no scenario "gone"'):
        scenario_file(Library(), "hedgerow-to-hill", "gone")
