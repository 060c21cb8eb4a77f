"""Validate the plan in a campaign's file, independently of the content in use."""

from __future__ import annotations

import contextlib
import re
from datetime import datetime
from typing import get_args

from combat.engine.files import bounds
from combat.engine.kernel.text_message import msg
from combat.games.volume1.content.campaign_plan import Care, Endless, Figure, Plan, WoundWord

MOST = 100
"""Maximum number of battles, men of a squad, lines of a table, stripes of a ribbon."""


def look_over_plan(plan: Plan) -> None:
    """Raise ValueError, with the reason, for a plan that is impossible whatever content is in use."""
    names = (plan.id, *(battle.scenario for battle in plan.battles), *(battle.name for battle in plan.battles))
    colours = [stripe for medal in plan.decorations for stripe in medal.ribbon]
    for wrong, what in (
        (not 1 <= len(plan.battles) <= MOST, "diary-wrong-battles"),
        (not 1 <= len(plan.verdicts) <= MOST, "diary-wrong-verdicts"),
        (not 1 <= len(plan.squad) <= MOST or len(plan.pool) > MOST, "diary-wrong-men"),
        (not all(map(bounds.is_name, names)), "diary-wrong-names"),
        (any(not 0 <= place <= 100 for battle in plan.battles for place in battle.pin), "diary-wrong-pins"),
        (any(gain.every < 1 or gain.figure not in get_args(Figure) for gain in plan.gains), "diary-wrong-gains"),
        (set(plan.care) != set(get_args(WoundWord)), "diary-wrong-care"),
        (not set(plan.care.values()) <= set(get_args(Care)), "diary-wrong-care"),
        (not all(re.fullmatch("#[0-9A-Fa-f]{6}", stripe) for stripe in colours), "diary-wrong-ribbons"),
        (any(not 1 <= len(medal.ribbon) <= MOST for medal in plan.decorations), "diary-wrong-ribbons"),
        (plan.endless is not None and not _is_sound(plan.endless), "diary-wrong-endless"),
    ):
        if wrong:
            raise ValueError(msg(what))


def _is_sound(endless: Endless) -> bool:
    """Return whether battles can be generated with these parameters."""
    chances = [endless.kinds, endless.hours, endless.artillery]
    chances += [weights for stage in endless.stages for weights in (stage.qualities, stage.readiness)]
    days = [_moment(day) for day in (endless.first, endless.last)]
    return (
        all(days)
        and bool(endless.stages and endless.boards and endless.won and endless.lost)
        and endless.stages[0].success == 0
        and 1 <= endless.apart[0] <= endless.apart[1] <= MOST
        and 1 <= endless.relief[0] <= MOST
        and not (endless.made_up and not endless.countries)
        and all(any(weight > 0 for weight in weights.values()) for weights in chances)
    )


def _moment(text: str) -> datetime | None:
    """Parse a time without time zone; None if it is invalid."""
    with contextlib.suppress(ValueError):
        moment = datetime.fromisoformat(text)
        return moment if moment.tzinfo is None else None
    return None
