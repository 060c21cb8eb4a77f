"""The report of a battle agrees with its journal in dice, units and map, in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.engine.runs.run_settings import RunSettings
from combat.games.armour.reports.after_action import battle_page
from combat.games.armour.reports.after_action.battle_report import BattleReport, of_save, units
from combat.games.armour.reports.battle_row import BattleRow
from combat.games.armour.reports.battle_run import REPORTS
from combat.games.armour.rules.events.fire_events import ShotRolled, TeamDestroyed
from combat.games.armour.rules.events.move_events import TeamMoved
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.title import TITLE
from tests.games.armour.conforming import small_book

SETTINGS = RunSettings(1, "armour", "1.0", "code", "tiny", "Tiny", (), "", "steady, random", 1, "content", "book")
SECTIONS = ("points", "dice", "units-attacker", "units-defender", "map", "timeline")


def saved(path: Path, number: int, answers: int = 10_000) -> list[Event]:
    """Play and save a random battle, or its first `answers` answers; return its events."""
    game = game_of(TITLE.rules, TITLE.rules.new_state(small_book(number)))
    events: list[Event] = []
    game.on_event = lambda _, event: events.append(event)
    record = journal.begin(TITLE, game, pytest.fail, path)
    referee, anybody = Referee(TITLE.rules, game, SeededChance(number)), Anybody(SplitMix(number))
    referee.run()
    while (seat := referee.asked) is not None and referee.answers < answers:
        port = referee.port(seat)
        port.answer(anybody.answer(port))
        referee.run()
    record.close()
    return events


def report(tmp_path: Path, number: int = 1, answers: int = 10_000) -> tuple[BattleReport, list[Event]]:
    """Return the report of a saved battle, and its events."""
    events = saved(tmp_path / "battle.combat", number, answers)
    return of_save(tmp_path / "battle.combat"), events


def test_what_units_did_is_what_happened(tmp_path: Path) -> None:
    found, events = report(tmp_path)
    deeds = [each for seat in SEATS for each in units(found, seat)]
    shots = [event for event in events if isinstance(event, ShotRolled)]
    assert sum(each.shots for each in deeds) == sum(len(shot.numbers) for shot in shots) > 0
    assert sum(each.hits for each in deeds) == sum(shot.hits for shot in shots)
    assert sum(each.lost for each in deeds) == sum(isinstance(event, TeamDestroyed) for event in events)
    moved = sum(event.distance for event in events if isinstance(event, TeamMoved) and event.route is not None)
    assert sum(each.moved for each in deeds) >= moved > 0


def test_every_die_of_a_shot_counts_once_by_its_chance(tmp_path: Path) -> None:
    found, events = report(tmp_path)
    rolls = [event for event in events if isinstance(event, ShotRolled)]
    tries = [one.tried for one in found.tally.tries if one.kind == "hits"]
    assert len(tries) == sum(len(roll.numbers) for roll in rolls)
    assert sum(one.success for one in tries) == sum(roll.hits for roll in rolls)
    assert all(0 < one.chance < 1 for one in tries)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_page_has_its_sections_and_no_raw_message(language: str, tmp_path: Path) -> None:
    words.use(language, strict=True)
    found, _ = report(tmp_path)
    written = battle_page.page(found)
    assert found.over
    assert [part for part in SECTIONS if f'<section id="{part}">' not in written] == []
    assert "‹" not in written
    assert "http" not in re.sub(r"http://www\.w3\.org/\S+", "", written), "it loads nothing"


def test_the_map_has_the_scenery_and_a_button_for_each_layer(tmp_path: Path) -> None:
    found, _ = report(tmp_path)
    written = battle_page.page(found)
    for layer in ("end", "moves-attacker", "moves-defender", "fire", "harm"):
        assert f'id="show-{layer}"' in written
        assert f'class="layer {layer}"' in written
    assert len(re.findall('class="(?:ground|way) ', written)) == len(found.state.book.table.scenery)
    assert written.count('class="trail ') == len(found.tally.walked) > 0


def test_a_battle_that_goes_on_is_reported_as_far_as_both_sides_have_seen(tmp_path: Path) -> None:
    found, _ = report(tmp_path, answers=12)
    assert not found.over
    assert "The battle goes on" in battle_page.page(found)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_run_is_reported_with_its_shares_and_their_bounds(language: str) -> None:
    words.use(language, strict=True)
    rows = [
        BattleRow(seed, SEATS[seed % 2], "turn-limit", seed, 8, 3, 1, 0, dict.fromkeys(SEATS, seed), 400)
        for seed in range(1, 5)
    ]
    written = REPORTS.page(SETTINGS, rows)
    assert "50" in written
    assert "‹" not in written
