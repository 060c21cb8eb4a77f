"""A pack that was dropped on the window: it is put among the player's own, where he wants that."""

from __future__ import annotations

import shutil
from pathlib import Path

from combat.engine.content.packs.pack import folder
from combat.engine.files.system_faults import reason
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.words import text


def ask_for_pack(app: Stage, path: Path) -> Screen:
    """Whether the pack is to be put among the player's own; what lies there under its name is kept."""
    target = folder() / path.name
    if target.exists():
        return Message(app, text("dialog-fault"), [text("dropped-pack-there", file=path.name, folder=str(folder()))])
    lines = [text("dropped-pack", file=path.name, folder=str(folder()))]
    return Confirm(app, text("dropped-pack-title"), lines, text("dropped-pack-take"), lambda: _take(app, path, target))


def _take(app: Stage, path: Path, target: Path) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(path, target)
        else:
            shutil.copyfile(path, target)
    except OSError as fault:
        app.push(Message(app, text("dialog-fault"), [f"{fault.filename or target}: {reason(fault)}"]))
        return
    app.open("packs")
