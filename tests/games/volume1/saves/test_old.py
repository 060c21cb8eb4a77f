"""Every later version loads the saves of earlier versions.

A finished battle is listed, loaded and replayed to its end. An unfinished battle goes on; of its last impulse it loses
only the answers that the rules no longer accept, and reports how many. `tools.volume1.old_saves` made each folder of
`old` with one version; its `index.json` says how each battle was left.

A finished battle is listed, loaded and watched to its end. A battle that was left goes on; of its last impulse it loses
no more than the rules no longer take, and says how much. Each folder of `old` is what `tools.volume1.old_saves` made of
one version, and its `index.json` tells how each was left.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main
from combat.engine.challenges.challenge_code import challenge_of
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import loading, save_list
from combat.engine.journal.heads import Header, parse_header
from combat.engine.journal.journal_replay import open_replay
from combat.engine.journal.migrations import MARKED
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.event import Event
from combat.engine.play.runner import run
from combat.games.volume1.campaign import course, diary, diary_check, muster
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.library import Library
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.title import OWN_TITLES
from tests.games.volume1.saves.old_saves import FIRST, HERE, LAST, unpacked
from tests.sampled import sample

INDEX: dict[str, dict[str, Any]] = {
    f"{index.parent.name}/{name}": left
    for index in sorted(HERE.glob("*/index.json"))
    for name, left in json.loads(index.read_text(encoding="utf-8")).items()
}
FINISHED = [name for name, left in INDEX.items() if left["phase"] == "over"]
LEFT = [name for name in INDEX if name not in FINISHED]


@pytest.fixture
def save(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Unpack an old save; return its path."""
    return unpacked(f"{request.param}.combat", tmp_path)


def each(names: list[str]) -> pytest.MarkDecorator:
    """Return a mark that runs a test for each of these saves."""
    return pytest.mark.parametrize(("name", "save"), [(name, name) for name in names], indirect=["save"], ids=names)


def test_every_old_save_is_in_the_index() -> None:
    kept = {path.relative_to(HERE).as_posix().removesuffix(".combat.xz") for path in HERE.rglob("*.combat.xz")}
    assert kept == set(INDEX)


def test_every_format_that_a_save_may_have_is_there(tmp_path: Path) -> None:
    """Whoever changes the journal puts a folder of today's saves beside the others first."""
    heads = {name: head_of(unpacked(f"{name}.combat", tmp_path)) for name in INDEX}
    assert {head.format for head in heads.values()} == set(range(1, MARKED + 1))
    marked = {name.rpartition("/")[2]: head for name, head in heads.items() if head.format == MARKED}
    branch, study, challenge = (marked[name] for name in ("a-branch", "a-study", "a-challenge"))
    assert branch.branch is not None
    assert branch.branch.of == "finished-tutorial-patrol.combat"
    assert (study.study, challenge_of(CHALLENGES, challenge.challenge).scenario) == (0, "tutorial-patrol")


def head_of(save: Path) -> Header:
    """Return the header of a save."""
    with save.open("rb") as file:
        return parse_header(save, file.readline())


@each(list(INDEX))
def test_the_shelf_lists_it_as_it_was_left(name: str, save: Path) -> None:
    left, shown = INDEX[name], save_list.look_at(save)
    assert shown.fault == ""
    assert (shown.title, shown.finished, shown.verdict) == (left["title"], name in FINISHED, left["verdict"])
    assert (shown.turn, shown.points, list(shown.packs)) == (left["turn"], left["points"], left["packs"])


@each(FINISHED)
def test_a_finished_battle_loads_with_its_verdict(name: str, save: Path) -> None:
    loaded = loading.load(save, OWN_TITLES)
    assert loaded.game.over
    assert (loaded.dropped, loaded.notes) == (0, ())
    assert (loaded.game.state.verdict, loaded.game.state.points) == (INDEX[name]["verdict"], INDEX[name]["points"])


@each(sample(FINISHED, 7))
def test_a_finished_battle_is_watched_to_its_end(name: str, save: Path) -> None:
    tale = open_replay(save, OWN_TITLES)
    shown, leaps, events, given = tale.start.copy(), 0, 0, 0
    for answers, happening in tale.happenings():
        given = answers
        if isinstance(happening, ReplayGap):
            shown, leaps = happening.state.copy(), leaps + 1
        else:
            apply(shown, happening)
            events += 1
    assert (shown.verdict, shown.points) == (INDEX[name]["verdict"], INDEX[name]["points"])
    assert (tale.fault, given, tale.leaps) == ("", INDEX[name]["answers"], leaps)
    assert events > INDEX[name]["answers"] / 2


@each(sample(LEFT, 7))
def test_a_battle_that_was_left_goes_on_to_its_end(name: str, save: Path) -> None:
    left, loaded = INDEX[name], loading.load(save, OWN_TITLES)
    clock, kept = loaded.game.state.clock, len(loaded.game.entries)
    assert left["checkpoint"] <= kept <= left["answers"]
    assert (clock.turn, clock.phase, clock.impulse) == (left["turn"], left["phase"], left["impulse"])
    assert loaded.dropped == left["answers"] - kept
    if loaded.dropped:
        assert [dict(note.values)["answers"] for note in loaded.notes if note.message == "save-dropped"] == [
            loaded.dropped
        ]
    elif loaded.game.decision is not None:
        assert loaded.game.decision.kind == left["asked"]
    loading.carry_on(loaded, pytest.fail)
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert loaded.game.state.verdict
    again = loading.load(save, OWN_TITLES)
    assert (again.game.over, again.dropped) == (True, 0)


# -- a campaign -----------------------------------------------------------------------------------------------------


@pytest.fixture
def campaign(tmp_path: Path) -> diary.Diary:
    """Return the diary of an old campaign."""
    for path in (HERE / FIRST / "campaign").iterdir():
        unpacked(f"{FIRST}/campaign/{path.name.removesuffix('.xz')}", tmp_path)
    return diary.open_diary(tmp_path / "hedgerow-to-hill.campaign")


def test_a_campaign_goes_on_in_its_third_battle_and_after_it(campaign: diary.Diary, tmp_path: Path) -> None:
    assert diary_check.fault(campaign, Library().parts().figures) is None
    assert [fought.title for fought in campaign.campaign.fought] == ["The Broken Axle", "The Lantern at the Farmhouse"]
    assert [man.id for man in campaign.campaign.soldiers if man.lost]
    assert campaign.campaign.options == ("enemy-holds-fire",)
    waiting = course.waiting(campaign)
    assert waiting == tmp_path / "battle-3.combat"
    loaded = loading.load(waiting, OWN_TITLES)
    loading.carry_on(loaded, pytest.fail).close()
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert course.take_in_battle(campaign)
    assert len(campaign.campaign.fought) == 3
    assert diary.open_diary(campaign.path).campaign == campaign.campaign


@pytest.fixture
def branching(tmp_path: Path) -> Path:
    """Return a folder with campaigns of the current format."""
    for path in (HERE / LAST / "campaign").iterdir():
        unpacked(f"{LAST}/campaign/{path.name.removesuffix('.xz')}", tmp_path)
    return tmp_path


def test_a_campaign_that_branches_goes_on_as_it_was_decided(branching: Path) -> None:
    kept = diary.open_diary(branching / "hedgerow-to-hill.campaign")
    assert diary_check.fault(kept, Library().parts().figures) is None
    assert (kept.campaign.name, kept.campaign.options) == ("Up the hill again", ("enemy-holds-fire",))
    assert [fought.title for fought in kept.campaign.fought] == ["Off the Beach", "Main Street"]
    assert [fought.leader for fought in kept.campaign.fought] == ["pvt-donahue", "pvt-donahue"]
    assert [step.word for step in kept.campaign.decided] == ["leads", "carries"]
    loaded = loading.load(branching / "battle-3.combat", OWN_TITLES)
    loading.carry_on(loaded, pytest.fail).close()
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert course.take_in_battle(kept)
    assert len(kept.campaign.fought) == 3
    assert diary.open_diary(kept.path).campaign == kept.campaign


def test_a_campaign_from_a_seed_begins_the_battle_that_it_was_left_before(branching: Path) -> None:
    kept = diary.open_diary(branching / "field-by-field.campaign")
    assert diary_check.fault(kept, Library().parts().figures) is None
    assert (kept.campaign.plan.seed, len(kept.campaign.fought), len(kept.campaign.plan.battles)) == (3, 2, 3)
    book = muster.next_book(kept.campaign, Library())
    assert set(book.scenario.squads[0]) == {soldier.id for soldier in kept.campaign.going}
    assert kept.campaign.decided[0].word == "leads"


# -- when the rules have changed ------------------------------------------------------------------------------------


def bent(path: Path, turn: int) -> None:
    """Change the first d10 of a turn's Action Phase in a save, as if the rules used the dice differently."""
    lines = path.read_bytes().split(b"\n")
    begin = lines.index(_first_checkpoint(lines, turn))
    place = next(n for n in range(begin, len(lines)) if lines[n].startswith(b'{"to":"roll"'))
    entry = json.loads(lines[place])
    lines[place] = json.dumps(entry | {"value": (entry["value"] + 4) % 10}, separators=(",", ":")).encode()
    path.write_bytes(b"\n".join(lines))


def _first_checkpoint(lines: list[bytes], turn: int) -> bytes:
    """Return the first checkpoint of the Action Phase of a turn."""
    return next(line for line in lines if line.startswith(b'{"checkpoint":{"turn":%d,"phase":"action"' % turn))


def test_a_battle_fought_by_other_rules_is_watched_with_a_leap_over_what_they_no_longer_allow(tmp_path: Path) -> None:
    save = unpacked(f"{FIRST}/finished-first-light.combat", tmp_path)
    before, end = open_replay(save, OWN_TITLES), INDEX[f"{FIRST}/finished-first-light"]
    whole = [event for _, event in before.happenings()]
    for turn in (3, 5):
        bent(save, turn)
    tale = open_replay(save, OWN_TITLES)
    told = list(tale.happenings())
    assert (tale.fault, tale.leaps) == ("", before.leaps + 2)
    assert tale.game is not None
    assert (tale.game.state.verdict, tale.game.state.points) == (end["verdict"], end["points"])
    assert len(whole) / 2 < sum(isinstance(event, Event) for _, event in told) <= len(whole) + 20


def test_a_battle_fought_by_other_rules_is_taken_up_behind_a_leap(tmp_path: Path) -> None:
    save = unpacked(f"{FIRST}/finished-first-light.combat", tmp_path)
    bent(save, 3)
    tale = open_replay(save, OWN_TITLES)
    at = next(answers for answers, event in tale.happenings() if isinstance(event, Event) and answers > 900)
    game = tale.game_after(at)
    assert len(game.entries) == at
    run(game, SeededChance(1), RandomPlayer(1))
    assert game.state.verdict


def test_a_campaign_takes_in_a_battle_that_was_begun_by_other_rules(campaign: diary.Diary, tmp_path: Path) -> None:
    bent(tmp_path / "battle-3.combat", 2)
    loaded = loading.load(tmp_path / "battle-3.combat", OWN_TITLES)
    loading.carry_on(loaded, pytest.fail).close()
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert course.take_in_battle(campaign)
    fought = campaign.campaign.fought[-1]
    assert (fought.points, fought.verdict) == (loaded.game.state.points, loaded.game.state.verdict)


def test_answers_that_the_rules_no_longer_take_are_dropped_and_counted(tmp_path: Path) -> None:
    save = unpacked(f"{FIRST}/killed-while-writing.combat", tmp_path)
    lines = save.read_bytes().split(b"\n")
    last = max(n for n, line in enumerate(lines[:-1]) if line.startswith(b'{"checkpoint"'))
    place = next(n for n in range(last, len(lines)) if lines[n].startswith(b'{"to":"roll"'))
    lines[place] = lines[place].replace(b'"value":', b'"value":7')
    save.write_bytes(b"\n".join(lines))
    loaded = loading.load(save, OWN_TITLES)
    assert loaded.dropped > 1
    assert f"{loaded.dropped} answers dropped" in str(
        next(note for note in loaded.notes if note.message == "save-dropped")
    )
    assert len(loaded.game.entries) + loaded.dropped == INDEX[f"{FIRST}/killed-while-writing"]["answers"]


@each(sample(list(INDEX), 30))
def test_it_is_drawn_as_it_was_left(name: str, save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "left.png"
    code = main(["shot", str(save), "--size", "640x360", "--out", str(out)])
    dropped = [line for line in capsys.readouterr().err.splitlines() if "dropped" in line]
    assert (code, out.stat().st_size > 10_000) == (0, True)
    assert len(dropped) == bool(loading.load(save, OWN_TITLES).dropped)


def test_a_battle_fought_by_other_rules_is_drawn_at_any_answer(tmp_path: Path) -> None:
    save = unpacked(f"{FIRST}/finished-first-light.combat", tmp_path)
    bent(save, 3)
    lines = save.read_bytes().split(b"\n")
    before = sum(line.startswith(b'{"to"') for line in lines[: lines.index(_first_checkpoint(lines, 3))])
    for at in (before + 5, before + 200):
        assert (
            main(["shot", str(save), "--at", str(at), "--size", "640x360", "--out", str(tmp_path / "there.png")]) == 0
        )
