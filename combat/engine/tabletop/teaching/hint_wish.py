"""Setting that switches hints on or off, common to all games."""

from __future__ import annotations

from combat.engine.stage.settings import SettingSpec

OFF = "off"
"""Value that switches hints off."""
HINTS = SettingSpec("hints", {"first": "hints-first", OFF: "hints-off"}, usual="first")
"""The setting that explains things when they first appear."""
