"""`combat campaign`: the list, a new campaign with name and seed, its state, and whole ones by a scripted player."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.cli import main
from combat.games.volume1.campaign.diary import list_diaries, open_diary

Printed = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))


def test_a_new_campaign_has_its_name_and_seed_and_is_shown_by_its_name(capsys: Printed) -> None:
    assert main(["campaign", "new", "field-by-field", "--seed", "4711", "--name", "The long summer", "--json"]) == 0
    begun = json.loads(capsys.readouterr().out)
    assert (begun["title"], begun["seed"], begun["battles"], begun["over"]) == ("The long summer", 4711, [], False)
    kept = open_diary(Path(begun["file"]))
    assert kept.campaign.plan.seed == 4711
    assert main(["campaign", "show", "The long summer"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("The long summer\nField by Field\nbattle 1")
    assert "Seed 4711" in told
    assert main(["campaign"]) == 0
    listed = capsys.readouterr().out
    assert all(name in listed for name in ("The long summer", "field-by-field", "hedgerow-to-hill"))


def test_two_campaigns_of_one_kind_are_told_apart(capsys: Printed) -> None:
    for _ in range(2):
        assert main(["campaign", "new", "hedgerow-to-hill"]) == 0
    assert sorted(kept.campaign.title for kept in list_diaries()[0]) == [
        "From Hedgerow to Hill",
        "From Hedgerow to Hill 2",
    ]
    capsys.readouterr()
    assert main(["campaign", "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (len(told["begun"]), [plan["id"] for plan in told["to_begin"]]) == (
        2,
        ["field-by-field", "hedgerow-to-hill"],
    )


def test_a_campaign_is_simulated_and_leaves_no_file(capsys: Printed) -> None:
    call = ["campaign", "simulate", "hedgerow-to-hill", "--seed", "3", "--battles", "1", "--json"]
    assert main(call) == 0
    (one,) = json.loads(capsys.readouterr().out)
    assert len(one["battles"]) == 1
    assert one["next"] is not None
    assert list_diaries() == ([], [])


@pytest.mark.parametrize(
    ("call", "what"),
    [
        (["new"], "is no campaign; there are: field-by-field, hedgerow-to-hill"),
        (["new", "field-by-field", "--seed", "0"], "between 1 and 999"),
        (["new", "hedgerow-to-hill", "--name", "x" * 41], "40"),
        (["show"], "combat campaign new"),
        (["simulate", "hedgerow-to-hill", "--player", "nobody"], "nobody"),
        (["win"], "win"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(call: list[str], what: str, capsys: Printed) -> None:
    assert main(["campaign", *call]) == 2
    said = capsys.readouterr().err
    assert what in said
    assert said.count("\n") == 1
