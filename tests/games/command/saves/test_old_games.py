"""Old saves of COMMAND! can be loaded, verified, replayed and resumed by the current version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import loading, save_list
from combat.engine.journal.journal_replay import open_replay
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.title import TITLE
from tests.sampled import sample
from tools.command.old_saves import FINISHED, LEFT, OWN_TITLES
from tools.packed_saves import saves_in, unpack

OLD = Path(__file__).parent / "old"
SAVES = saves_in(OLD)
INDEX: dict[str, dict[str, Any]] = {
    f"{index.parent.name}/{name}": left
    for index in sorted(OLD.glob("*/index.json"))
    for name, left in json.loads(index.read_text(encoding="utf-8")).items()
}
GOES_ON = [name for name, left in INDEX.items() if left["phase"] != "over"]
MOMENTS = {name: LEFT[place] for name in INDEX if (place := name.rpartition("/")[2]) in LEFT}


def each(names: list[str]) -> pytest.MarkDecorator:
    """Return a mark that parametrizes a test with some old saves."""
    return pytest.mark.parametrize(("name", "save"), [(name, name) for name in names], indirect=["save"], ids=names)


@pytest.fixture
def save(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Unpack the old save; return its path."""
    return unpack(SAVES[request.param], tmp_path)


def test_every_old_save_is_in_the_index() -> None:
    assert set(SAVES) == set(INDEX)
    assert {name.rpartition("/")[2] for name in INDEX} >= {*FINISHED, *LEFT}


@each(list(INDEX))
def test_it_is_listed_loaded_and_proved_as_it_was_left(name: str, save: Path) -> None:
    left, shown = INDEX[name], save_list.look_at(save)
    assert (shown.fault, shown.title, shown.finished) == ("", left["title"], left["phase"] == "over")
    loaded = loading.load(save, OWN_TITLES)
    state, decision = loaded.game.state, loaded.game.decision
    assert (loaded.dropped, loaded.notes, len(loaded.game.entries)) == (0, (), left["answers"])
    assert (state.turn, state.phase, state.vp) == (left["turn"], left["phase"], left["points"])
    assert (state.ended, state.winner) == (left["ended"], left["winner"])
    asked = ("", "") if decision is None else (decision.kind, decision.seat)
    assert asked == (left["asked"], left["by"])
    proof = loading.verify(save, OWN_TITLES)
    assert (proof.answers, proof.over) == (left["answers"], left["phase"] == "over")


@each(list(MOMENTS))
def test_it_was_left_where_its_name_says(name: str, save: Path) -> None:
    _, _, moment = MOMENTS[name]
    game = loading.load(save, OWN_TITLES).game
    assert game.decision is not None
    assert moment(game.state, game.decision)


@each(sample(list(INDEX), 6))
def test_it_is_replayed_to_where_it_was_left(name: str, save: Path) -> None:
    tale = open_replay(save, OWN_TITLES)
    shown, events = tale.start.copy(), 0
    for _, event in tale.happenings():
        assert not isinstance(event, ReplayGap)
        TITLE.rules.apply(shown, event)
        events += 1
    left = INDEX[name]
    assert tale.game is not None
    assert (tale.fault, tale.sound, len(tale.game.entries)) == ("", left["answers"], left["answers"])
    assert (shown.turn, shown.vp, shown.ended, shown.winner) == (
        left["turn"],
        left["points"],
        left["ended"],
        left["winner"],
    )
    assert events > left["answers"] / 2


@each(sample(GOES_ON, 6))
def test_it_goes_on_to_its_end(name: str, save: Path) -> None:
    loaded = loading.load(save, OWN_TITLES)
    kept = loading.carry_on(loaded, pytest.fail)
    Referee(TITLE.rules, loaded.game, SeededChance(5)).play_out(dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(4))))
    kept.close()
    again = loading.load(save, OWN_TITLES)
    assert (again.game.over, again.dropped) == (True, 0)
    assert again.game.state == loaded.game.state


@each(sample(list(INDEX), 6))
def test_it_is_drawn_as_it_was_left(name: str, save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "left.png"
    assert main(["shot", str(save), "--size", "640x360", "--out", str(out)]) == 0
    assert out.stat().st_size > 10_000
    assert capsys.readouterr().err == ""
