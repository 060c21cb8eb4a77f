"""A campaign on disk: steps are appended, it is resumed after a crash at any point, and never overwritten."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.digest import json_digest
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Json, replace
from combat.engine.play.runner import run
from combat.games.volume1.campaign import course, diary, muster
from combat.games.volume1.campaign.campaign_state import Fought, Soldier
from combat.games.volume1.content.library import Library
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.full_disk import full
from tests.games.volume1.campaign.battles import PLAN, after, begun, table
from tests.games.volume1.content.checked import check

ROOT = Path(__file__).parents[4]


def start(kept: diary.Diary) -> tuple[Game[State], journal.Journal[State, Book]]:
    """Begin the next battle of a campaign as the window does; return the game and its journal."""
    game = new_game(muster.next_book(kept.campaign, Library()))
    return game, journal.begin(TITLE, game, pytest.fail, course.announce(kept, game.state.book.scenario.id))


def fight(kept: diary.Diary, seed: int = 1) -> None:
    """Play the next battle of a campaign to its end, without adding its result to the campaign."""
    game, record = start(kept)
    run(game, SeededChance(seed), RandomPlayer(seed))
    record.close()


def test_a_campaign_is_read_as_it_was_written(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    kept.write(after(kept.campaign, table().die("cragg")))
    again = diary.open_diary(kept.path)
    assert again.campaign == kept.campaign
    assert again.campaign.soldier("pvt-cragg").lost == "killed"


def test_two_campaigns_lie_side_by_side_and_neither_knows_of_the_other(tmp_path: Path) -> None:
    one, other = diary.begin(PLAN, tmp_path), diary.begin(PLAN, tmp_path)
    assert one.path != other.path
    one.write(after(one.campaign, table(), points=99))
    assert diary.open_diary(other.path).campaign.fought == ()
    assert diary.open_diary(one.path).campaign.won == 1
    assert {found.path for found in diary.list_diaries(tmp_path)[0]} == {one.path, other.path}


def test_battles_of_two_campaigns_go_to_their_own(tmp_path: Path) -> None:
    one, other = diary.begin(PLAN, tmp_path), diary.begin(PLAN, tmp_path)
    fight(one, 1)
    fight(other, 2)
    assert one.campaign.journal != other.campaign.journal
    for kept in (one, other):
        found = diary.diary_of(tmp_path / kept.campaign.journal)
        assert found is not None
        assert found.path == kept.path
    assert course.take_in_battle(one)
    assert (len(one.campaign.fought), len(other.campaign.fought)) == (1, 0)


def test_nothing_that_was_written_is_ever_changed(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    before = kept.path.read_bytes()
    kept.write(after(kept.campaign, table()))
    assert kept.path.read_bytes().startswith(before)


@pytest.mark.parametrize("cut", [1, 10, 200])
def test_a_line_cut_short_is_left_out_and_the_next_step_stands_behind_the_last_whole_one(
    cut: int, tmp_path: Path
) -> None:
    kept = diary.begin(PLAN, tmp_path)
    whole = kept.path.read_bytes()
    kept.write(after(kept.campaign, table()))
    kept.path.write_bytes(kept.path.read_bytes()[:-cut])
    again = diary.open_diary(kept.path)
    assert again.campaign.fought == ()
    again.write(after(again.campaign, table(), points=99))
    assert kept.path.read_bytes().startswith(whole)
    assert diary.open_diary(kept.path).campaign.won == 1


def test_a_line_whose_digest_is_wrong_does_not_count(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    kept.write(after(kept.campaign, table()))
    *lines, last = kept.path.read_bytes().splitlines()
    kept.path.write_bytes(b"\n".join([*lines, last.replace(b'"points":0', b'"points":9')]) + b"\n")
    assert diary.open_diary(kept.path).campaign.fought == ()


def test_another_window_on_the_same_campaign_leads_to_two_files(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    other = diary.open_diary(kept.path)
    other.write(after(other.campaign, table(), points=99))
    kept.write(after(kept.campaign, table(), points=-99))
    assert kept.path != other.path
    assert [diary.open_diary(path.path).campaign.won for path in (other, kept)] == [1, 0]


def test_what_cannot_be_written_is_said_and_the_campaign_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = diary.begin(PLAN, tmp_path)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="the disk is full"):
        kept.write(after(kept.campaign, table()))
    assert kept.campaign == begun()
    monkeypatch.undo()
    kept.write(after(kept.campaign, table(), points=99))
    assert diary.open_diary(kept.path).campaign.won == 1
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "no campaign"),
        ("[1]\n", "no campaign"),
        ('{"journal":"combat"}\n', "no campaign"),
        ('{"campaign":"combat","format":"x"}\n', "unknown format"),
        ('{"campaign":"combat","format":99,"game":"9.0"}\n', "newer game"),
        ('{"campaign":"combat","format":1}\n', "plan .* damaged"),
        ('{"campaign":"combat","format":1}\n{"plan":{}}\n', "plan .* damaged"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_line(text: str, what: str, tmp_path: Path) -> None:
    path = tmp_path / f"x{diary.SUFFIX}"
    path.write_text(text)
    with pytest.raises(SaveError, match=what) as fault:
        diary.open_diary(path)
    assert "\n" not in str(fault.value)
    assert [fault.path for fault in diary.list_diaries(tmp_path)[1]] == [path]


def test_an_older_format_is_lifted_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = diary.begin(PLAN, tmp_path)

    def lift(data: dict[str, object]) -> dict[str, object]:
        stands = data.get("stands")
        return data | {"stands": stands | {"journal": "lifted.combat"}} if isinstance(stands, dict) else data

    monkeypatch.setattr(diary, "FORMAT", diary.FORMAT + 1)
    monkeypatch.setattr(diary, "STEPS", diary.STEPS | {diary.FORMAT - 1: lift})
    assert diary.open_diary(kept.path).campaign.journal == "lifted.combat"


# -- the course ----------------------------------------------------------------------------------------------------


def test_the_name_of_a_battle_is_on_disk_before_the_battle(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    path = course.announce(kept, "first-light")
    assert not path.exists()
    assert diary.open_diary(kept.path).campaign.journal == path.name
    assert course.waiting(kept) is None, "the program died before the battle began: it can be begun"


def test_a_battle_in_its_midst_waits_and_is_not_taken_in(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    game, record = start(kept)
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) > 60)
    record.close()
    again = diary.open_diary(kept.path)
    assert course.waiting(again) == tmp_path / again.campaign.journal
    assert not course.take_in_battle(again)
    loaded = loading.load(tmp_path / again.campaign.journal, OWN_TITLES)
    loading.carry_on(loaded, pytest.fail)
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert course.take_in_battle(again)
    assert len(again.campaign.fought) == 1


def test_a_battle_that_ended_is_taken_in_once_whenever_the_program_died(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    fight(kept)
    again = diary.open_diary(kept.path)
    assert course.take_in_battle(again)
    third = diary.open_diary(kept.path)
    assert third.campaign == again.campaign
    assert not course.take_in_battle(third)
    assert third.campaign.fought[0].journal
    assert {report.man for report in third.campaign.fought[0].reports} == set(PLAN.squad)


def test_a_battle_that_goes_on_in_another_file_stays_the_campaigns(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    course.announce(kept, "first-light")
    course.moved(kept, tmp_path / "other.combat")
    assert diary.open_diary(kept.path).campaign.journal == "other.combat"


def test_a_damaged_battle_is_said_and_the_campaign_stays(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    fight(kept)
    path = tmp_path / kept.campaign.journal
    header, book, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([header, book.replace(b"Taylor", b"Tailor", 1), *rest]))
    with pytest.raises(SaveError, match="fingerprint"):
        course.take_in_battle(kept)
    assert diary.open_diary(kept.path).campaign.fought == ()


KILLED = """
import sys, time
from pathlib import Path
from combat.games.volume1.campaign import course, diary
from tests.games.volume1.campaign.battles import PLAN
from tests.games.volume1.campaign.test_diary import fight

kept = diary.begin(PLAN, Path(sys.argv[1]))
fight(kept)
print("there", flush=True)
time.sleep(600)
"""


def test_a_process_killed_after_the_last_shot_loses_nothing(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "there\n"
        playing.kill()
    (kept,), faults = diary.list_diaries(tmp_path)
    assert faults == []
    assert course.take_in_battle(kept)
    assert len(kept.campaign.fought) == 1


def test_check_proves_campaigns_as_it_proves_games(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    assert check([tmp_path, kept.path]) == []
    (tmp_path / "broken.campaign").write_text("x")
    (finding,) = check([tmp_path])
    assert "no campaign" in finding.what


def test_a_plan_that_was_written_otherwise_is_refused(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    kept.path.write_bytes(kept.path.read_bytes().replace(b'"least":2', b'"least":0'))
    with pytest.raises(SaveError, match="line 2: the plan of the campaign does not match its fingerprint"):
        diary.open_diary(kept.path)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"soldiers": (Soldier("rommel"),)}, 'man "rommel" is unknown'),
        ({"soldiers": (Soldier("sgt-taylor"),) * 2}, 'man "sgt-taylor" stands 2 times in the squad'),
        ({"soldiers": (Soldier("sgt-taylor", deeds={"danced": 1}),)}, 'sgt-taylor: deed "danced" is unknown'),
        ({"soldiers": (Soldier("sgt-taylor", decorations=("order",)),)}, 'sgt-taylor: decoration "order" is unknown'),
        ({"fought": (Fought("x", "X", "Won", 1, True),) * 3}, "3 battles are fought of 2"),
        ({"journal": "../../other.combat"}, 'journal "../../other.combat" is no name of a file'),
    ],
)
def test_a_campaign_that_does_not_hang_together_is_named(changes: dict[str, Any], what: str, tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    assert check([kept.path]) == []
    kept.write(replace(kept.campaign, **changes))
    assert [finding.what.partition(" — ")[0] for finding in check([kept.path])] == [what]


def test_every_line_is_json(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    kept.write(replace(kept.campaign, journal="x.combat"))
    assert [next(iter(json.loads(line))) for line in kept.path.read_text().splitlines()] == [
        "campaign", "plan", "stands", "stands",
    ]  # fmt: skip


def test_the_optional_rules_are_kept_and_a_campaign_of_before_has_none(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    course.choose(kept, {"steady-in-cover", "enemy-holds-fire"})
    assert diary.open_diary(kept.path).campaign.options == ("enemy-holds-fire", "steady-in-cover")
    first, plan, *_ = kept.path.read_bytes().splitlines()
    stands: Json = {"soldiers": [], "fought": [], "journal": ""}
    old = json.dumps({"stands": stands, "digest": json_digest(stands)}).encode()
    kept.path.write_bytes(b"\n".join([first, plan, old, b""]))
    assert diary.open_diary(kept.path).campaign.options == ()


# -- its file is lost ------------------------------------------------------------------------------------------------


def test_a_campaign_whose_file_was_deleted_or_replaced_is_written_anew_whole_and_said_once(tmp_path: Path) -> None:
    spoilt: list[tuple[Callable[[Path], object], str, str]] = [
        (lambda path: path.unlink(), "was deleted or moved", "kept.campaign"),
        (lambda path: path.write_text("x"), "another window writes to it", "kept-2.campaign"),
        (lambda path: path.chmod(0o444), "was made read-only", "kept-2.campaign"),
    ]
    for spoil, why, name in spoilt:
        folder, said = tmp_path / name / why, list[str]()
        kept = diary.begin(PLAN, folder)
        kept.path = kept.path.rename(folder / "kept.campaign")
        kept.warn = said.append
        kept.write(after(kept.campaign, table()))
        spoil(kept.path)
        before = kept.path.read_bytes() if kept.path.exists() else None
        kept.write(replace(kept.campaign, journal="x.combat"))
        kept.write(replace(kept.campaign, journal="y.combat"))
        assert said == [
            f"{folder / 'kept.campaign'}: {why} — the whole campaign was written again and goes on as {name}"
        ]
        assert diary.open_diary(folder / name).campaign == kept.campaign
        assert len((folder / name).read_bytes().splitlines()) == 6, "every step since the beginning"
        if before is not None:
            assert (folder / "kept.campaign").read_bytes() == before


def test_a_campaign_follows_its_battle_whose_folder_was_deleted(tmp_path: Path) -> None:
    said: list[str] = []
    kept = diary.begin(PLAN, tmp_path / "saves")
    kept.warn = said.append
    game, record = start(kept)
    record.warn, record.moved = said.append, lambda path: course.moved(kept, path)
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: len(game.entries) > 60)
    shutil.rmtree(tmp_path / "saves")
    run(game, SeededChance(1), RandomPlayer(1))
    record.close()
    assert [line.partition(" — ")[0] for line in said] == [
        f"{record.path}: was deleted or moved",
        f"{kept.path}: was deleted or moved",
    ]
    (again,), _ = diary.list_diaries(tmp_path / "saves")
    assert course.take_in_battle(again)
    assert len(again.campaign.fought) == 1
