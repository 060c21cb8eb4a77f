"""After the process is killed during a game, a new process resumes from the last answer."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.content.packs.pack import CHOICES
from combat.engine.journal import loading, save_list
from combat.engine.play.runner import run
from combat.engine.stage.settings import Settings
from combat.games.volume1.campaign import diary
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.title import OWN_TITLES
from tests.sampled import sample

ROOT = Path(__file__).parents[4]
PLAYS_AND_STOPS = """
import sys, time
from pathlib import Path
from combat.engine.chance.seeded_chance import SeededChance
from combat.games.volume1.players.random_player import RandomPlayer
from combat.engine.play.runner import run
from combat.games.volume1.rules.play import sequence
from combat.engine.journal import journal
from tests.games.volume1.skirmish import skirmish

from combat.games.volume1.title import TITLE

game = sequence.new_game(skirmish())
journal.begin(TITLE, game, print, Path(sys.argv[1]) / "game.combat")

def told(events):
    if len(game.entries) == int(sys.argv[2]):
        print("there", flush=True)
        time.sleep(600)

run(game, SeededChance(3), RandomPlayer(3), told=told)
"""


@pytest.mark.parametrize("answers", sample([1, 12, 90], 2))
def test_a_killed_game_is_resumed_at_its_last_answer(answers: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAYS_AND_STOPS, str(tmp_path), str(answers)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "there\n"
        playing.kill()
    latest = save_list.latest_unfinished(tmp_path)
    assert latest is not None
    loaded = loading.load(latest.path, OWN_TITLES)
    assert len(loaded.game.entries) == answers
    assert loaded.notes == ()
    assert latest.turn == loaded.game.state.clock.turn
    loading.carry_on(loaded, pytest.fail).close()
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert loading.verify(latest.path, OWN_TITLES).over


def test_a_battle_killed_between_its_last_answer_and_its_last_checkpoint_is_over_when_it_is_opened(
    tmp_path: Path,
) -> None:
    whole = Path(__file__).parents[1] / "golden" / "first-light-cautious.combat"
    *kept, last = whole.read_bytes().splitlines(keepends=True)
    assert last.startswith(b'{"checkpoint"')
    path = tmp_path / "cut.combat"
    path.write_bytes(b"".join(kept))
    assert not save_list.look_at(path).finished
    loading.carry_on(loading.load(path, OWN_TITLES), pytest.fail).close()
    assert save_list.look_at(path).finished
    assert save_list.latest_unfinished(tmp_path) is None
    assert loading.verify(path, OWN_TITLES).over
    once = path.read_bytes()
    loading.carry_on(loading.load(path, OWN_TITLES), pytest.fail).close()
    assert path.read_bytes() == once, "it is written once"


KILLS = max(3, int(os.environ.get("COMBAT_SOAK", "30")) // 10)
WRITES_WITHOUT_END = """
import sys
from itertools import count
from combat.games.volume1.campaign import diary
from combat.engine.stage.settings import Settings
from combat.engine.content.packs.pack import PackList
from combat.engine.chance.seeded_chance import SeededChance
from combat.games.volume1.players.random_player import RandomPlayer
from combat.engine.play.runner import run
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import TITLE
from combat.engine.journal import journal, loading, save_list
from tests.games.volume1.campaign.battles import PLAN, after, table
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.games.volume1.skirmish import skirmish

def told(events):
    answers = len(game.entries)
    print(answers, record.path, flush=True)
    if answers % 8 == 0:
        Settings(volume=answers / 1_000, keys={"undo": ("Ctrl+Z",) * 40}).save()
        packs.move(packs.packs[0], 1)
    if answers % 40 == 0:
        kept = diary.begin(PLAN)
        kept.write(after(kept.campaign, table()))

TITLE.use()
packs = PackList()
packs.read()
for seed in count(int(sys.argv[1]) * 100):
    latest = save_list.latest_unfinished()
    if latest is None:
        game = sequence.new_game(skirmish())
        record = journal.begin(TITLE, game, sys.exit)
    else:
        loaded = loading.load(latest.path, OWN_TITLES)
        game, record = loaded.game, loading.carry_on(loaded, sys.exit)
    run(game, SeededChance(seed), RandomPlayer(seed), told=told)
    record.close()
"""


def test_a_process_killed_at_any_moment_again_and_again_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / name.lower()))
    for name in ("one", "two", "three"):
        (tmp_path / "data" / "packs" / name).mkdir(parents=True)
    moments = random.Random(1944)
    for kill in range(KILLS):
        said = killed_after(moments.uniform(0, 1.2), str(kill))
        assert said, "it wrote before it was killed"
        answers, _, path = said[-1].partition(" ")
        games = save_list.list_games()
        assert not [game.fault for game in games if game.fault]
        assert len(loading.load(Path(path), OWN_TITLES).game.entries) >= int(answers)
        order = next(tmp_path.rglob(CHOICES), None)
        assert not Settings.load().broken
        assert not diary.list_diaries()[1]
        assert order is None or sorted(json.loads(order.read_text())["order"]) == ["one", "three", "two"]
    for game in save_list.list_games():
        loading.carry_on(loading.load(game.path, OWN_TITLES), pytest.fail).close()
        assert loading.verify(game.path, OWN_TITLES).over is save_list.look_at(game.path).finished


def killed_after(seconds: float, *words: str) -> list[str]:
    """Return the complete lines printed by an endlessly writing process, killed a time after its first line."""
    command = [sys.executable, "-c", WRITES_WITHOUT_END, *words]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        first = playing.stdout.readline()
        death = threading.Timer(seconds, playing.kill)
        death.start()
        lines = [first, *playing.stdout]
        death.join()
    assert playing.returncode == -9, "it was alive until then"
    return [line.strip() for line in lines if line.endswith("\n")]
