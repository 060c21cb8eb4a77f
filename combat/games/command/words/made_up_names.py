"""Title and story of a generated scenario, in the current language."""

from __future__ import annotations

from combat.engine.words import text, translated
from combat.games.command.rules.made_setting import MadeSetting, Named


def made_up(setting: MadeSetting) -> Named:
    """Return title, place, date and story of a generated scenario."""
    axis, allies = (text(f"nation-{nation}") for nation in (setting.axis, setting.allies))
    attacker, defender = (allies, axis) if setting.posture == "defend" else (axis, allies)
    kind = "meeting" if setting.posture == "recon" else "attack"
    about = {"map": translated(setting.map), "attacker": attacker, "defender": defender}
    return Named(
        text(f"made-title-{kind}", **about),
        text(f"made-place-{setting.size}"),
        text("made-date", year=str(setting.year), night="yes" if setting.night else "no"),
        text(f"made-story-{kind}", **about),
    )
