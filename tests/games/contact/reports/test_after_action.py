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
from combat.games.contact.reports.after_action.battle_page import BattleReport, of_save, page
from combat.games.contact.reports.battle_row import BattleRow
from combat.games.contact.reports.battle_run import REPORTS
from combat.games.contact.rules.events.act_events import UnitMoved
from combat.games.contact.rules.events.fire_events import FireFell, ShotRolled, UnitHarmed
from combat.games.contact.rules.two_seats import SEATS
from combat.games.contact.title import TITLE
from tests.games.contact.conforming import small_book

SETTINGS = RunSettings(1, "contact", "1.0", "code", "tiny", "Tiny", (), "", "steady, random", 1, "content", "book")
SECTIONS = ("points", "dice", "units-attacker", "units-defender", "map", "timeline")
MOST = 400


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Event]]:
    """Play and save a whole random battle; return the path of the save, and the events."""
    TITLE.use()
    path = tmp_path_factory.mktemp("saves") / "battle.combat"
    game = game_of(TITLE.rules, TITLE.rules.new_state(small_book(2)))
    events: list[Event] = []
    game.on_event = lambda _, event: events.append(event)
    record = journal.begin(TITLE, game, pytest.fail, path)
    referee, anybody = Referee(TITLE.rules, game, SeededChance(4)), Anybody(SplitMix(4))
    referee.run()
    while (seat := referee.asked) is not None and referee.answers < MOST:
        port = referee.port(seat)
        port.answer(anybody.answer(port))
        referee.run()
    record.close()
    return path, events


@pytest.fixture
def report(told: tuple[Path, list[Event]]) -> BattleReport:
    """Return the report of a saved battle."""
    return of_save(told[0])


def test_what_units_did_is_what_happened(report: BattleReport, told: tuple[Path, list[Event]]) -> None:
    events, deeds = told[1], report.tally.deeds.values()
    pools = [event for event in events if isinstance(event, FireFell) and event.unit]
    shots = [event for event in events if isinstance(event, ShotRolled) and event.unit]
    assert sum(each.shots for each in deeds) == sum(len(pool.numbers) for pool in pools) + len(shots) > 0
    assert sum(each.hits for each in deeds) == sum(pool.hits for pool in pools) + sum(shot.hit for shot in shots)
    lost = [
        event for event in events if isinstance(event, UnitHarmed) and event.harm in ("lost", "wrecked", "abandoned")
    ]
    assert sum(each.lost for each in deeds) == len(lost)
    assert sum(each.moved for each in deeds) == sum(e.length for e in events if isinstance(e, UnitMoved)) > 0


def test_every_die_counts_by_its_chance_which_is_never_certain(report: BattleReport) -> None:
    tries = [one.tried for one in report.tally.tries]
    assert tries and all(0 < one.chance < 1 for one in tries)
    assert {one.seat for one in report.tally.tries} == set(SEATS)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_page_has_its_sections_and_no_raw_message(language: str, report: BattleReport) -> None:
    words.use(language, strict=True)
    written = page(report)
    assert report.over
    assert [part for part in SECTIONS if f'<section id="{part}">' not in written] == []
    assert "‹" not in written
    assert "http" not in re.sub(r"http://www\.w3\.org/\S+", "", written), "it loads nothing"
    assert len(re.findall('class="(?:ground|way) ', written)) == len(report.state.book.table.scenery)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_run_is_reported_with_its_shares_draws_and_bounds(language: str) -> None:
    words.use(language, strict=True)
    winners = (*SEATS, "", SEATS[0])
    rows = [
        BattleRow(seed, winner, "fewer-losses", seed, 8, 30, 2, 9, 1, dict.fromkeys(SEATS, seed), 400)
        for seed, winner in enumerate(winners)
    ]
    written = REPORTS.page(SETTINGS, rows)
    assert "50" in written and "25" in written
    assert "‹" not in written
