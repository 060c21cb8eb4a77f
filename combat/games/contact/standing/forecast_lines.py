"""Forecast of a shot as short lines: weapon, dice and roll needed, then each outcome with its chance."""

from __future__ import annotations

from combat.engine.words import text
from combat.games.contact.rules.state import State
from combat.games.contact.standing.shot_forecast import Forecast
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording


def forecast_lines(state: State, shot: Forecast) -> list[str]:
    """Return the lines of text of a shot's forecast."""
    weapon = names.weapon(state, shot.aim.weapon)
    if shot.aim.round:
        weapon = text("forecast-round", weapon=weapon, round=text(f"round-{shot.aim.round}"))
    hit, lost, middle = (round(100 * chance) for chance in (shot.hit, shot.lost, shot.demoralised))
    if shot.pool:
        head = text("forecast-pool", weapon=weapon, dice=shot.dice, need=shot.need, hit=hit)
    else:
        head = text("forecast-gun", weapon=weapon, need=shot.need, hit=hit)
    if shot.face:
        plate = text(f"face-{shot.face}")
        return [head, text("forecast-plate", face=plate, armour=shot.armour, lost=lost, stuck=middle)]
    suppressed = round(100 * shot.suppressed)
    return [head, text("forecast-harm", lost=lost, demoralised=middle, suppressed=suppressed)]


def forecast_sum(state: State, shot: Forecast) -> list[str]:
    """Return the sums of a shot as lines, one for each term with its rule."""
    found = list[str]()
    for name, ledger in (("pool", shot.pool), ("scores", shot.scores), ("strike", shot.strike)):
        if ledger:
            found.append(text(f"forecast-sum-{name}"))
            found += [f"{line.text} ({line.rule})" if line.rule else line.text for line in wording.sum_rows(ledger)]
    return found
