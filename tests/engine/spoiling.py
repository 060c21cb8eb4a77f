"""Feed a loader with corrupted files in a process with limits of memory and time that may write only in its home.

A title's `hostile/spoiling.py` names its loaders; `tests.forking` runs its `spoil` and `feed`.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from combat.engine.challenges.challenge import ChallengeError
from combat.engine.content import layers
from combat.engine.content.findings import ContentError
from combat.engine.files import folders
from combat.engine.journal.faults import SaveError
from combat.engine.runs.run_faults import RunError
from tests.engine import mutants
from tests.limited import peak_megabytes

os.fsync = lambda fd: None
REFUSED: tuple[type[Exception], ...] = (SaveError, ContentError, RunError, ChallengeError)
"""Exceptions with which any title refuses a file; each can be shown in one line."""


class Loader(NamedTuple):
    """Loader of a kind of file, with samples to corrupt."""

    samples: Callable[[], list[bytes]]
    use: Callable[[Path], object]
    place: Callable[[], Path]
    """A function that returns the path of such a file, in the present home."""
    form: str = "toml"
    """The format: "toml", "json", "lines" (of JSON), "text", "zip"."""
    slow: bool = False
    """Whether all content is read again with the file."""


def readable(line: str) -> None:
    """Assert that a text for the player is one printable line of limited length."""
    assert line.isprintable() and len(line) < 1_400, ascii(line[:300])


def own(name: str) -> Callable[[], Path]:
    """Return a function that returns the path of a file in the player's data folder."""
    return at(folders.data, name)


def at(folder: Callable[[], Path], name: str) -> Callable[[], Path]:
    """Return a function that returns the path of a file in a folder, which it creates if needed."""

    def lies() -> Path:
        place = folder() / name
        place.parent.mkdir(parents=True, exist_ok=True)
        return place

    return lies


LONGEST, MOST_MEMORY = 2.0, 256
"""Seconds of processor time, and megabytes besides the program itself, that a file may take."""
MOST_TOLD = 5
"""Maximum number of faulty files that are reported and stored."""


def spoilt(loader: Loader, sample: bytes, rng: Random) -> bytes:
    """Return a sample with a random fault in its format or its bytes."""
    if rng.random() < 0.6:
        if loader.form == "toml":
            return mutants.toml(sample.decode(), rng).encode("utf-8", "surrogatepass")
        if loader.form == "lines":
            return mutants.json_lines(sample, rng)
        if loader.form == "json":
            return mutants.json_value(sample, rng)
    return mutants.anything(sample, rng)


def spoil(name: str, loader: Loader, refusals: tuple[type[Exception], ...], seed: int, count: int) -> None:
    """Feed a loader with valid and corrupted files.

    Print a line of JSON for each file that breaks a law, and a last one with the costs.
    """
    samples, place = loader.samples(), loader.place()
    keep_inside(folders.data().parent)
    limit(MOST_MEMORY)
    longest, refused, told = 0.0, 0, 0
    for number in range(-len(samples), count):
        rng = Random(f"{name} {seed} {number}")
        sound = number < 0
        content = samples[number] if sound else spoilt(loader, samples[rng.randrange(len(samples))], rng)
        place.write_bytes(content)
        begun = time.process_time()
        fault = fault_of(loader.use, place, refusals)
        spent = time.process_time() - begun
        longest = max(longest, spent)
        refused += fault == ""
        wrong = fault or ("takes too long" if spent > LONGEST else "")
        if number == -1 and fault is not None:
            wrong = wrong or "the last sample is sound, and is refused"
        if wrong and told < MOST_TOLD:
            told += 1
            kept = folders.data().parent / f"{name.replace(' ', '-')}-{number}.bad"
            kept.write_bytes(content)
            print(
                json.dumps({"file": str(kept), "number": number, "seconds": round(spent, 2), "wrong": wrong}),
                flush=True,
            )
    print(
        json.dumps(
            {"files": count, "refused": refused, "longest": round(longest, 2), "megabytes": round(peak_megabytes())}
        )
    )


def feed(loader: Loader, refusals: tuple[type[Exception], ...], folder: str) -> None:
    """Feed a loader with every file of a folder; print a line of JSON for each file that breaks a law."""
    loader.samples()
    place = loader.place()
    keep_inside(folders.data().parent)
    limit(MOST_MEMORY)
    for file in sorted(Path(folder).iterdir()):
        place.write_bytes(file.read_bytes())
        begun = time.process_time()
        wrong = fault_of(loader.use, place, refusals) or (
            "takes too long" if time.process_time() - begun > LONGEST else ""
        )
        if wrong:
            print(json.dumps({"file": file.name, "wrong": wrong}), flush=True)


def fault_of(use: Callable[[Path], object], place: Path, refusals: tuple[type[Exception], ...]) -> str | None:
    """Return the law that the use of a file broke; "" if the file was properly refused, None if it was accepted."""
    del OUTSIDE[:]
    try:
        use(place)
        layers.use(())
        refused = None
    except refusals as fault:
        refused = ""
        try:
            for line in str(fault).splitlines():
                readable(line)
        except AssertionError as unreadable:
            return str(unreadable)
    except BaseException:
        return traceback.format_exc()
    return f"touches {OUTSIDE}" if OUTSIDE else refused


def limit(megabytes: int) -> None:
    """Limit the memory that the process may allocate from now on; more raises MemoryError."""
    there = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (there + (megabytes << 20),) * 2)


# -- what is touched --------------------------------------------------------------------------------------------------

OUTSIDE: list[str] = []
"""Writes and calls outside the home since the last file."""
_WRITES = {
    "os.rename": ((0, 2), (1, 3)), "os.link": ((0, 2), (1, 3)), "os.symlink": ((1, 2),), "os.mkdir": ((0, 2),),
    "os.chmod": ((0, 2),), "os.remove": ((0, 1),), "os.rmdir": ((0, 1),), "os.truncate": ((0, 0),),
}  # fmt: skip
"""Audit events of writing, with the places of paths and descriptors among their arguments."""
_NEVER = {"socket.connect", "subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork"}


def keep_inside(home: Path) -> None:
    """Install a hook that records every write outside a folder in `OUTSIDE`."""
    root = str(home.resolve())

    def heard(event: str, words: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = words
            writes = (isinstance(mode, str) and set(mode) & set("wax+")) or flags & (
                os.O_WRONLY | os.O_RDWR | os.O_CREAT
            )
            if writes and not isinstance(path, int):
                _note(event, path, root)
        elif event in _WRITES:
            for path, folder in ((words[one], words[other]) for one, other in _WRITES[event]):
                if not isinstance(path, int):
                    known = isinstance(folder, int) and folder >= 0
                    _note(event, f"/proc/self/fd/{folder}/{os.fsdecode(path)}" if known else path, root)
        elif event in _NEVER:
            OUTSIDE.append(event)

    sys.addaudithook(heard)


def _note(event: str, path: Any, root: str) -> None:
    whole = os.path.realpath(os.fspath(path))
    whole = whole if isinstance(whole, str) else whole.decode("utf-8", "replace")
    if not whole.startswith((root + os.sep, "/dev/null")):
        OUTSIDE.append(f"{event} {whole}")
