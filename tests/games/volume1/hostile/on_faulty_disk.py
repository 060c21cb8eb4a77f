"""Jobs in a separate process: a writer whose disk fails, or that is killed, at a step; and checks of the result."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import loading, save_list
from combat.engine.kernel.digest import text_digest
from combat.engine.kernel.record import replace
from combat.engine.play.runner import run
from combat.games.volume1.campaign import diary
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests import faulty_disk
from tests.faulty_disk import Fails, Step
from tests.games.volume1.campaign.battles import PLAN
from tests.games.volume1.hostile import writers
from tests.games.volume1.hostile.writers import WRITERS, Writer

TITLE.use()
warm_up = writers.warm_up
os.fsync = lambda fd: None
"""A killed program leaves to the system what it wrote; nobody waits for a disk here."""
NO_MORE = "no more steps"


def _from(number: int, do: Fails) -> Fails:
    def fails(step: Step) -> None:
        if step.number >= number:
            do(step)

    return fails


FAULTS: dict[str, Callable[[int], Fails]] = {
    "full": lambda step: faulty_disk.at(step, faulty_disk.FULL),
    "torn": lambda step: faulty_disk.at(step, faulty_disk.TORN),
    "locked": lambda step: faulty_disk.at(step, faulty_disk.LOCKED),
    "failing": lambda step: _from(step, faulty_disk.FAILING),
    "full for good": lambda step: _from(step, faulty_disk.TORN),
}
"""The faults, from a step of writing on."""
ONCE = ("full", "torn", "locked")
"""Faults that are over at the next step."""


def one_line(said: str) -> None:
    """Check that a text for the player is one printable line of limited length."""
    assert said.isprintable(), said
    assert len(said) < 1_000


def check_kept(writer: Writer, said: str, number: int, before: set[int]) -> None:
    """Assert that old things still exist, and that the new one exists if it was reported as stored.

    Of a replaced thing, one complete version must exist.
    """
    there = writer.read()
    assert there, "nothing is there any more"
    assert there <= {1, 2, 3}
    assert before <= there or not writer.adds, (before, there)
    assert number in there or bool(said) or writer.quiet, (said, there)


def faulted(name: str, fault: str, step: int) -> None:
    """Let the disk fail at a step of writing the second thing; the third must be written normally."""
    writer = WRITERS[name]
    act = writer.begin()
    assert act(1) == ""
    assert writer.read() == {1}
    with faulty_disk.laid_on(FAULTS[fault](step)) as disk:
        said = act(2)
    one_line(said)
    if len(disk.kinds) < step:
        print(NO_MORE)
    elif fault in ONCE and disk.kinds[step - 1] != "unlink":
        assert not list(folders.data().parent.rglob("*.new"))
    check_kept(writer, said, 2, {1})
    assert act(3) == ""
    check_kept(writer, "", 3, {1})


def killed(name: str, step: int) -> None:
    """Kill the process at a step of writing the second thing."""
    act = WRITERS[name].begin()
    assert act(1) == ""
    with faulty_disk.laid_on(faulty_disk.at(step, faulty_disk.kill)):
        act(2)


def after_it(name: str) -> None:
    """Assert that the next process finds the old things and can continue."""
    writer = WRITERS[name]
    check_kept(writer, "killed", 2, {1})
    assert writer.begin()(3) == ""
    check_kept(writer, "", 3, {1})


def beside_another(name: str, count: int, which: int) -> None:
    """Write every second thing, while another process writes the others; print the numbers stored."""
    act = WRITERS[name].begin()
    for number in range(1 + which, 2 * count + 1, 2):
        if act(number) == "":
            print(number)


def there(name: str) -> None:
    """Print the numbers of the things that exist."""
    print(*sorted(WRITERS[name].read()), sep="\n")


def begin_game() -> None:
    """Begin a game that two processes will continue."""
    assert WRITERS["journal"].begin()(2) == ""


def go_on_with_game(answers: int, which: int) -> None:
    """Continue the game by a number of answers, in parallel with another process; print a digest of its answers."""
    path = next(folders.saves().glob("*.combat"))
    loaded = loading.load(path, OWN_TITLES)
    warnings: list[str] = []
    record = loading.carry_on(loaded, warnings.append)
    most = len(loaded.game.entries) + answers
    run(loaded.game, SeededChance(which), RandomPlayer(which), until=lambda game: len(game.entries) >= most)
    record.close()
    assert len(warnings) <= 1, warnings
    print(text_digest(repr(loaded.game.entries).encode()))


def all_games() -> None:
    """Print a digest of the answers of each saved game; assert that each is valid."""
    for game in save_list.list_games():
        assert not game.fault
        print(text_digest(repr(loading.load(game.path, OWN_TITLES).game.entries).encode()))
        assert loading.verify(game.path, OWN_TITLES).notes == ()


def begin_campaign() -> None:
    """Begin a campaign that two processes will continue."""
    diary.begin(PLAN)


def go_on_with_campaign(count: int, which: int) -> None:
    """Write the campaign repeatedly, in parallel with another process; print the last name written."""
    kept = diary.open_diary(next(folders.saves().glob("*.campaign")))
    warnings: list[str] = []
    kept.warn = warnings.append
    for number in range(1 + which, count, 2):
        kept.write(replace(kept.campaign, name=str(number)))
    assert len(warnings) <= 1, warnings
    print(kept.campaign.name)


def all_campaigns() -> None:
    """Print the names of all campaigns; assert that each is valid."""
    kept, faults = diary.list_diaries()
    assert not faults
    print(*(book.campaign.name for book in kept), sep="\n")


def spoilt(name: str, how: str) -> None:
    """Damage, replace or delete each file while the program runs.

    The next thing must be stored, and damaged files may not be lost.
    """
    home, writer = folders.data().parent, WRITERS[name]
    act = writer.begin()
    assert act(1) == ""
    files = [file for file in sorted(home.rglob("*")) if file.is_file()]
    for number, file in enumerate(files):
        SPOILT[how](file, number)
    after = {file.read_bytes() for file in files if file.exists()}
    one_line(act(2))
    assert act(3) == ""
    kept = {file.read_bytes() for file in home.rglob("*") if file.is_file()}
    if name not in MADE_AGAIN and how == "damaged":
        assert after <= kept, "what nobody can read is not ours to throw away"
    assert 3 in writer.read()


MADE_AGAIN = ("cache", "views", "drawn moves", "draft")
"""Things that can be made again, or are only conveniences; and a draft, which is still on the screen."""


def _replaced(file: Path, number: int) -> None:
    twin = file.with_name(f"twin-{number}")
    shutil.copy2(file, twin)
    twin.replace(file)


def _damaged(file: Path, number: int) -> None:
    file.write_bytes(file.read_bytes()[:-3] + b"\0{[" + bytes([number]))


SPOILT: dict[str, Callable[[Path, int], object]] = {
    "gone": lambda file, number: file.unlink(),
    "replaced": _replaced,
    "damaged": _damaged,
    "emptied": lambda file, number: file.write_bytes(b""),
}
