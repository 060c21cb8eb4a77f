"""Possible values are listed on request, and the nearest one is suggested for a misspelt name."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.cli import main
from combat.cli.titles import TITLES, load_title
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal
from combat.engine.kernel.record import field_names
from combat.engine.kernel.rules import game_of
from combat.games.command.rules.switches import Options

Printed = pytest.CaptureFixture[str]
SCENARIOS = {"volume1": "first-light", "command": "raid-by-night", "armour": "two-platoons", "contact": "crossroads"}


@pytest.mark.parametrize("call", ["play", "simulate"])
def test_the_optional_rules_of_a_battle_are_listed_with_their_meaning(call: str, capsys: Printed) -> None:
    assert main([call, "first-light", "--option", "any"]) == 0
    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert (lines[0], printed.err) == ("enemy-holds-fire: They hold their fire", "")
    title = load_title("volume1")
    title.use(TITLES)
    assert [line.partition(":")[0] for line in lines] == [
        option.id for option in title.load_book("first-light", ()).scenario.options
    ]


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_each_switch_of_a_scenario_is_listed_as_it_turns_it_over(language: str, capsys: Printed) -> None:
    assert main(["--language", language, "--game", "command", "play", "raid-by-night", "--option", "any"]) == 0
    ids = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert [id_.removeprefix("no-") for id_ in ids] == [name.replace("_", "-") for name in field_names(Options)]
    load, before = load_title("command").load_book, load_title("command").load_book("raid-by-night", ()).options
    for id_, name in zip(ids, field_names(Options), strict=True):
        assert getattr(load("raid-by-night", (id_,)).options, name) != getattr(before, name)


@pytest.mark.parametrize(
    ("game", "name", "meant"), [("volume1", "first-lite", "first-light"), ("command", "raid-by-nite", "raid-by-night")]
)
@pytest.mark.parametrize("call", ["play", "simulate"])
def test_a_misspelt_scenario_gets_the_nearest(game: str, name: str, meant: str, call: str, capsys: Printed) -> None:
    assert main(["--game", game, call, name]) == 2
    assert capsys.readouterr().err == f'scenarios: there is no scenario "{name}"; did you mean "{meant}"?\n'


@pytest.mark.parametrize("game", TITLES)
def test_the_help_of_schema_lists_the_kinds_of_the_game(
    game: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    assert main(["--game", game, "schema", "--help"]) == 0
    kinds = ", ".join(load_title(game).kinds.shaped)
    assert f"one of {kinds}, or all" in capsys.readouterr().out


@pytest.mark.parametrize("game", TITLES)
def test_a_moment_beyond_the_last_answer_is_told_with_their_number(game: str, tmp_path: Path, capsys: Printed) -> None:
    title = load_title(game)
    title.use(TITLES)
    new = game_of(title.rules, title.rules.new_state(title.load_book(SCENARIOS[game], ())))
    kept = journal.begin(title, new, pytest.fail, tmp_path / "game.combat")
    while len(new.entries) < 3 and (asked := new.decision) is not None:
        new.answer(next(asked.samples(new.state, SplitMix(1))))
    kept.close()
    assert main(["load", str(kept.path), "--at", "999", "--text"]) == 2
    said = capsys.readouterr().err
    assert said == f"{kept.path}: has {len(new.entries)} answers; 999 is too many — choose another moment\n"
