"""Open a file dropped on the window or named on the command line: a save, scenario, lab file or pack."""

from __future__ import annotations

import shutil
from pathlib import Path

from combat.engine.content.file_kinds import played
from combat.engine.content.findings import ContentError
from combat.engine.content.packs.pack import folder, is_pack
from combat.engine.files.system_faults import reason
from combat.engine.play.save_findings import SAVE
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.words import text


def dropped(app: Stage, path: Path) -> Screen:
    """Return the scene that opens a file, or a message with the reason if the file cannot be opened."""
    if is_pack(path):
        return _ask_for_pack(app, path)
    try:
        kind = (played().of(path) or played().of_stray(path)) if path.is_file() else None
        if kind is not None and kind.name == SAVE.name:
            return app.make("saved-battle", path=path)
        if kind is not None and kind.name == "scenario":
            return app.make("scenario-file", file=path)
        if kind is not None and kind.name in ("lab", "lesson"):
            return app.make(kind.name, path=path)
    except ContentError as fault:
        return Message(app, text("dialog-fault"), [str(finding) for finding in fault.findings])
    return Message(app, text("dialog-fault"), [text("dropped-unknown", file=path.name)])


def _ask_for_pack(app: Stage, path: Path) -> Screen:
    """Return a question whether to copy the pack into the player's folder, or a message if it is there already."""
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
