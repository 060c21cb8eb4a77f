"""Fuzz a loader guided by coverage: ``python -m tests.games.volume1.hostile.fuzzing LOADER --corpus FOLDER``.

Options are ``--runs`` (20000 by default) and ``--keep`` (8). Needs atheris (`pip install atheris`, possibly into a
separate folder on PYTHONPATH). Files are corrupted as by `spoiling` and by libFuzzer; those that reach new lines of the
game's code stay in FOLDER and are corrupted further. The smallest of them are added to `corpus/` beside this module,
with which the tests feed every loader, with or without atheris. It stops at the first file that breaks a law.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from random import Random

CORPUS = Path(__file__).parent / "corpus"
"""Stored files, a folder for each loader."""
LARGEST = 4096
"""Maximum number of bytes of a stored file."""


def folder_of(name: str) -> Path:
    """Return the folder of stored files for a loader."""
    return CORPUS / name.replace(" ", "-")


def keep(name: str, found: Path, many: int) -> list[Path]:
    """Store the smallest of the found files, so that at most `many` are stored; return the new ones."""
    there = folder_of(name)
    known = {file.read_bytes() for file in there.glob("*")}
    files = sorted((file for file in found.iterdir() if "-" not in file.name), key=lambda file: file.stat().st_size)
    new = [file for file in files if file.read_bytes() not in known]
    kept = []
    for file in new[: max(0, many - len(known))]:
        if file.stat().st_size <= LARGEST:
            there.mkdir(parents=True, exist_ok=True)
            kept.append(there / file.name[:12])
            kept[-1].write_bytes(file.read_bytes())
    return kept


def main() -> None:
    """Parse the command line, fuzz the loader in a child process, and store the smallest files found."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.volume1.hostile.fuzzing", description=__doc__)
    parser.add_argument("loader", metavar="LOADER")
    parser.add_argument(
        "--corpus", type=Path, required=True, metavar="FOLDER", help="what was found; a later run goes on from it"
    )
    parser.add_argument("--runs", type=int, default=20_000, metavar="N", help="files to try; default: 20000")
    parser.add_argument("--keep", type=int, default=8, metavar="N", help="files kept for the tests; default: 8")
    asked = parser.parse_args()
    asked.corpus.mkdir(parents=True, exist_ok=True)
    if os.fork() == 0:
        with tempfile.TemporaryDirectory(prefix="combat-fuzzing-") as home:
            os.environ.update(
                {f"COMBAT_{kind}_DIR": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
            )
            os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
            fuzz(asked.loader, asked.corpus, asked.runs)
    code = os.waitstatus_to_exitcode(os.wait()[1])
    print(*keep(asked.loader, asked.corpus, asked.keep), sep="\n")
    sys.exit(code)


def fuzz(name: str, corpus: Path, runs: int) -> None:
    """Fuzz a loader; never returns, as libFuzzer ends the process."""
    atheris = import_module("atheris")

    with atheris.instrument_imports(include=["combat"]):
        from tests.engine import spoiling
        from tests.games.volume1.hostile import loaders
        from tests.games.volume1.hostile.spoiling import warm_up
    from combat.engine.files import folders

    loader = loaders.LOADERS[name]
    for number, sample in enumerate(loader.samples()):
        (corpus / f"sample-{number}").write_bytes(sample)
    place = loader.place()
    warm_up()
    spoiling.keep_inside(folders.data().parent)

    def feed(content: bytes) -> None:
        place.write_bytes(content)
        fault = spoiling.fault_of(loader.use, place, spoiling.REFUSED)
        if fault:
            raise AssertionError(fault)

    def spoil(content: bytes, most: int, seed: int) -> bytes:
        rng = Random(seed)
        try:
            found = spoiling.spoilt(loader, content, rng) if rng.random() < 0.5 else atheris.Mutate(content, most)
        except (UnicodeDecodeError, ValueError, IndexError):
            found = atheris.Mutate(content, most)
        return bytes(found[:most])

    sizes = [file.stat().st_size for file in corpus.iterdir()]
    options = [
        f"-atheris_runs={runs}",
        f"-max_len={2 * max(sizes)}",
        "-timeout=10",
        f"-artifact_prefix={corpus.parent}/",
        str(corpus),
    ]
    atheris.Setup([sys.argv[0], *options], feed, custom_mutator=spoil)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
