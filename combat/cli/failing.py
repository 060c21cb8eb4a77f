"""Report exceptions in one line on standard error, with the exit code."""

from __future__ import annotations

import contextlib
import sys
import traceback
from pathlib import Path

from combat.cli.help_page import choose
from combat.engine import words
from combat.engine.calls.exit_codes import BAD_INPUT, FAILED, Refused
from combat.engine.calls.options import Misread
from combat.engine.content.findings import ContentError
from combat.engine.files.system_faults import reason
from combat.engine.journal.faults import Disagreement, SaveError
from combat.engine.title import MissingPart
from combat.engine.words import text
from combat.engine.words.catalogue import MissingText


def tell(fault: Exception, language: str) -> int:
    """Print an exception in one line, or in one line for each finding; return the exit code.

    `language` is set if no language was chosen before.
    """
    if not words.chosen():
        with contextlib.suppress(MissingText):
            choose(language)
    if isinstance(fault, OSError):
        place = f"{fault.filename}: " if fault.filename else ""
        print(f"combat: {place}{reason(fault)}", file=sys.stderr)
        return BAD_INPUT
    if isinstance(fault, Misread | Refused | ContentError | SaveError | MissingText):
        print(fault, file=sys.stderr)
        return FAILED if isinstance(fault, Disagreement) else BAD_INPUT
    if isinstance(fault, MissingPart):
        print(f"combat: --game: {fault}", file=sys.stderr)
        return BAD_INPUT
    last = traceback.extract_tb(fault.__traceback__)[-1]
    what = f"{type(fault).__name__} in {Path(last.filename).name}, line {last.lineno}: {fault}"
    print(text("cli-at-fault", what=what), file=sys.stderr)
    return FAILED
