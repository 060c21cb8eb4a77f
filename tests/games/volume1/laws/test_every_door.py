"""Any file is accepted or refused with readable lines: no traceback, no hang, no broken game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest

from combat.cli import main
from combat.engine.journal import loading
from combat.engine.journal.faults import SaveError
from combat.engine.journal.save_list import look_at
from combat.engine.play.replays.replay_session import ReplaySession
from combat.games.volume1.campaign import diary
from combat.games.volume1.content.library import Library
from combat.games.volume1.title import OWN_TITLES
from tests.engine import mutants
from tests.games.volume1.campaign.battles import PLAN, after, begun, table
from tests.sampled import SOAKED

ROOT = Path(__file__).parents[4]
JOURNAL = ROOT / "tests" / "games" / "volume1" / "golden" / "first-light-random.combat"
CONTENT = [
    "scenarios/first-light.toml", "scenarios/our-gun.toml", "assets/decks/friendly.toml", "assets/decks/enemy.toml",
    "assets/men/germans.toml", "assets/weapons.toml", "assets/events/enemy.toml", "assets/charts/fire.toml",
    "assets/charts/numbers.toml", "assets/generator.toml", "scenarios/hedgerow-to-hill/campaign.toml",
    "assets/lab/01-a-shot.toml", "assets/lab/11-two-grenades.toml",
]  # fmt: skip
Printed = pytest.CaptureFixture[str]


def checked(capsys: Printed, file: Path, codes: tuple[int, ...] = (0, 2)) -> int:
    """Run `combat check` on a file.

    Return its exit code, after asserting that it is allowed and all lines are readable.
    """
    code = main(["check", str(file)])
    printed = capsys.readouterr()
    lines = (printed.out + printed.err).splitlines()
    assert code in codes, lines
    assert (code == 0) == (not lines)
    assert all(line.isprintable() and len(line) < 1400 for line in lines), lines
    return code


@pytest.mark.parametrize("place", CONTENT)
def test_content_with_something_wrong_is_taken_or_refused(place: str, tmp_path: Path, capsys: Printed) -> None:
    rng, text = Random(place), Library().file(place).read_text(encoding="utf-8")
    codes = set()
    for number in range(4 if SOAKED else 2):
        file = tmp_path / str(number) / place
        file.parent.mkdir(parents=True)
        file.write_text(mutants.toml(text, rng), encoding="utf-8")
        codes.add(checked(capsys, file))
    assert 2 in codes


def taken(use: Callable[[Path], object], file: Path) -> bool:
    """Use a save; return whether it was accepted. It may be refused only with one printable line."""
    try:
        use(file)
    except SaveError as fault:
        assert str(fault).isprintable()
        return False
    return True


load = partial(loading.load, titles=OWN_TITLES)
replay = partial(ReplaySession, titles=OWN_TITLES)


@pytest.mark.parametrize("seed", range(3))
def test_a_journal_with_something_wrong_is_taken_or_refused(seed: int, tmp_path: Path, capsys: Printed) -> None:
    rng = Random(seed)
    raw = b"\n".join(JOURNAL.read_bytes().split(b"\n")[: rng.randrange(20, 120)]) + b"\n"
    taken_at_all = []
    for number in range(5):
        file = tmp_path / f"{number}.combat"
        file.write_bytes(mutants.json_lines(raw, rng))
        shelved = look_at(file)
        assert shelved.fault.isprintable()
        taken_at_all += [taken(load, file), taken(replay, file)]
        checked(capsys, file)
    assert not all(taken_at_all)


@pytest.mark.parametrize("seed", range(2))
def test_a_campaign_with_something_wrong_is_taken_or_refused(seed: int, tmp_path: Path, capsys: Printed) -> None:
    rng, kept = Random(seed), diary.begin(PLAN, tmp_path)
    kept.write(after(begun(), table().die("cragg")))
    raw = kept.path.read_bytes()
    kept.path.unlink()
    for number in range(8):
        file = tmp_path / f"{number}.campaign"
        file.write_bytes(mutants.json_lines(raw, rng))
        taken(diary.open_diary, file)
        checked(capsys, file)


@pytest.mark.parametrize("name", ["deep.combat", "deep.campaign"])
def test_a_save_nested_without_end_is_refused(name: str, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / name
    file.write_bytes(b"[" * 100_000)
    assert checked(capsys, file) == 2


def test_what_never_ends_is_refused() -> None:
    for call in (["lab", "/dev/zero"], ["check", "/dev/zero"], ["load", "/dev/zero"], ["edit", "/dev/zero"]):
        assert main(call) == 2
