"""Format points in time, absolute and relative."""

from __future__ import annotations

from datetime import UTC, datetime

from combat.engine.words import text


def ago(when: datetime) -> str:
    """Return the time since `when` in words, in minutes, hours or days; less than two minutes is "now"."""
    minutes = max(0, int((datetime.now(UTC) - when).total_seconds() // 60))
    if minutes < 2:
        return text("ago-now")
    if minutes < 60:
        return text("ago-minutes", count=minutes)
    if minutes < 24 * 60:
        return text("ago-hours", count=minutes // 60)
    return text("ago-days", count=minutes // (24 * 60))


def moment(when: datetime) -> str:
    """Return the date and time of day of `when` in the player's time zone."""
    here = when.astimezone()
    return text("ago-moment", year=str(here.year), month=f"{here:%m}", day=f"{here:%d}", time=f"{here:%H:%M}")
