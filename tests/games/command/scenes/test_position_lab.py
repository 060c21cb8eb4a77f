"""The rules lab of COMMAND! in the window: expectations are met step by step, and unmet ones are shown."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine import words
from combat.engine.stage.app import App
from combat.engine.tabletop.lab.lab_session import own_labs
from combat.engine.words import text
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.reports.position_runs import run, standing
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.lab.position_lab import PositionLab, PositionSession
from tests.engine.instant_app import instant_app
from tests.engine.stage.hands import press
from tests.engine.tabletop.lab.lab_walk import assert_leads_to_table, listed, opened

SOAK = bool(os.environ.get("COMBAT_SOAK"))
LAB = Path(__file__).parents[4] / "assets" / "command" / "lab"
LONGEST = LAB / "across-a-hill-under-fire.toml"
MINES = LAB / "who-comes-onto-mines.toml"
REFUSING = LAB / "once-in-a-turn.toml"


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    yield from instant_app(STAGE)


def met(scene: PositionLab) -> int:
    """Return the number of expectations met so far, as shown in the panel."""
    return sum(each.held and each.after <= scene.session.at for each in scene.panel.expected)


def test_the_start_screen_leads_to_the_examples_and_these_to_the_table(app: App) -> None:
    own_labs().mkdir(parents=True, exist_ok=True)
    mine = own_labs() / "mine.toml"
    mine.write_text(MINES.read_text(encoding="utf-8"), encoding="utf-8")
    files = listed(app)
    mine.unlink()
    assert [row.path for row in files.list.rows] == [*sorted(LAB.glob("*.toml")), mine]
    assert_leads_to_table(app, files, PositionLab)


def test_what_is_expected_comes_step_by_step_and_goes_again(app: App) -> None:
    scene = opened(app, PositionLab, MINES)
    lab = load_position(MINES)
    assert len(scene.panel.expected) == len(lab.expect) + len(lab.measures)
    counts = [met(scene)]
    while not scene.session.over:
        press(app, "Space")
        app.round(0.05)
        counts.append(met(scene))
    assert counts == sorted(counts)
    assert len(lab.expect) and len(lab.measures) and counts[-2] < counts[-1]
    assert (counts[0], counts[-1]) == (0, len(scene.panel.expected))
    assert scene.bar.line().title != text("lab-unmet", count=1)
    assert [queue.used for queue in scene.session.script()] == [len(queue.values) for queue in scene.session.script()]
    assert standing(scene.desk.state) == standing(run(lab, lambda state, event: None))
    for count in reversed(counts[:-1]):
        press(app, "Ctrl+Z")
        assert met(scene) == count
    assert scene.session.at == 0


def test_what_does_not_come_is_told_of_with_its_line(app: App, tmp_path: Path) -> None:
    path = tmp_path / "unmet.toml"
    whole = (LAB / "rout-and-retreat.toml").read_text(encoding="utf-8")
    wrong = [place for place, line in enumerate(whole.splitlines(), 1) if line == "[[expect]]"][-1]
    path.write_text(f'{whole}\nside = "nobody"\n', encoding="utf-8")
    scene = opened(app, PositionLab, path)
    press(app, "End")
    line = scene.bar.line()
    assert line.title == text("lab-unmet", count=1)
    assert line.text.startswith(f"unmet.toml:{wrong}: ")
    assert [each.held for each in scene.panel.expected].count(False) == 1


def test_an_answer_that_is_to_be_refused_is_crossed_off_with_the_one_that_is_given() -> None:
    session = PositionSession(REFUSING)
    first = min(session.script()[-1].refused)
    assert (session.script()[-1].used, first > 0) == (0, True)
    used = []
    for place in range(len(session.steps) + 1):
        session.at = place
        used.append(session.script()[-1].used)
    assert used == sorted(used)
    assert first in used and first + 1 not in used
    assert used[-1] == len(session.script()[-1].values)


def test_the_panel_is_scrolled_to_what_comes_next_and_shows_the_card_under_the_pointer(app: App) -> None:
    scene = opened(app, PositionLab, LONGEST)
    assert scene.scrolled.scrolls("body")
    chip = scene.panel.cards[0]
    scene.panel.move(chip.box.center)
    lifted = scene.panel.float()
    assert lifted is not None and scene.view.rect.contains(lifted[0].inflate(-30, -30))
    top = scene.panel.rect.y
    press(app, "End")
    app.round(0.05)
    assert scene.panel.rect.y < top


def test_it_is_told_in_the_language_of_the_moment(app: App) -> None:
    scene = opened(app, PositionLab, LAB / "what-covers-best.toml")
    before = [each.said for each in scene.panel.expected]
    words.use("de")
    scene.on_language()
    assert all(now.said != then for now, then in zip(scene.panel.expected, before, strict=True))
    assert met(scene) == len(before) and scene.session.over


def test_all_that_is_expected_is_met_in_the_examples() -> None:
    for path in sorted(LAB.glob("*.toml"))[:: 1 if SOAK else 20]:
        session = PositionSession(path)
        assert session.fault == ""
        assert session.expected()
        assert all(each.held for each in session.expected()), path
