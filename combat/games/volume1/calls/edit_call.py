"""`combat edit`: open the scenario editor."""

from __future__ import annotations

import argparse
from typing import Any

from combat.engine.calls.window_call import shown
from combat.games.volume1.content.library import Library
from combat.games.volume1.editor.opening import find_opening, open_draft


def edit(options: argparse.Namespace) -> int:
    """Open the scenario editor on a scenario or board, or on its list if none is named; return the exit code."""

    def drafted() -> dict[str, Any]:
        Library().parts()
        return {"draft": open_draft(find_opening(options.what))} if options.what is not None else {}

    return shown(options, "editor" if options.what is not None else "drafts", drafted)
