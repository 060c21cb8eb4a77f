"""What was given with many calls, made ready: packs and the language."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from combat.cli.exit_codes import Refused
from combat.engine import words
from combat.engine.kernel.sentence import sentence
from combat.engine.stage.settings import Settings
from combat.engine.words.catalogue import PSEUDO
from combat.engine.words.preferred import best, of_terminal

BEFORE = "first_"
"""What stands before the names of options that were given before the call."""


def named_packs(options: argparse.Namespace) -> tuple[Path, ...]:
    """The packs of the command line, before and after the call."""
    return (*options.first_packs, *options.pack)


def speak(language: str | None) -> None:
    """Say everything in a language from now on; raises Refused for one that nobody has written.

    Without one nothing changes: the window asks the settings and the system itself.
    """
    if language is None:
        return
    known = words.languages()
    if language not in (*known, PSEUDO):
        raise Refused(sentence("cli-no-language", name=language, known=", ".join(known)))
    words.use(language)


def print_in(options: argparse.Namespace) -> None:
    """Print in a language from now on: the one named, else that of the settings, else of the system.

    Raises Refused for one that is named and that nobody has written.
    """
    language = options.lang or options.first_lang
    speak(language)
    if language is None and (usual := best(Settings.load().language, of_terminal(os.environ))) != words.language():
        words.use(usual)
