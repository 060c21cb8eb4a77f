"""`combat --credits`: authors and licences of the game and of everything shipped with it."""

from __future__ import annotations

import argparse

from combat import __version__
from combat.engine.calls.exit_codes import FINE
from combat.engine.calls.given import print_in
from combat.engine.files import folders
from combat.engine.files.credits import Work, works
from combat.engine.files.libraries import Library, libraries, python
from combat.engine.words import text
from combat.engine.words.catalogue import assets

LICENCE = "MIT"


def credits_told(options: argparse.Namespace) -> int:
    """Print the credits of the game, its images, fonts and sounds, and the libraries; return the exit code."""
    print_in(options)
    print(text("credits-game", game=options.title.name, version=__version__, licence=LICENCE))
    for realm in (options.title.id, folders.ENGINE):
        folder = assets(realm)
        for work in works(folder):
            print(_told(work))
            if work.text:
                print(f"  {folder / work.text}")
    print()
    print(text("credits-libraries"))
    for library in (python(), *libraries()):
        print(text("credits-library", **_values(library)))
    return FINE


def _told(work: Work) -> str:
    name = work.name or text(f"credits-{work.id}")
    if not work.by:
        return text("credits-own", work=name, licence=work.licence)
    return text("credits-work", work=name, by=work.by, licence=work.licence)


def _values(library: Library) -> dict[str, str]:
    return {
        "name": library.name,
        "version": library.version,
        "licence": library.licence or text("credits-unknown"),
    }
