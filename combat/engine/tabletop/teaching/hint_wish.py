"""The setting that switches first hints on and off, in every game."""

from __future__ import annotations

from combat.engine.stage.settings import SettingSpec

OFF = "off"
"""The value with which no hint is shown."""
HINTS = SettingSpec("hints", {"first": "hints-first", OFF: "hints-off"}, usual="first")
"""Whether a thing that appears for the first time is explained."""
