"""The file kind of skins."""

from __future__ import annotations

from combat.engine.content.file_kinds import FileKind

SKIN = FileKind(
    "skin",
    ("skins/*.toml",),
    "combat.engine.content.hexes.skin_file:SkinFile",
    judge="combat.engine.content.hexes.skin_judging:judge_skin",
)
