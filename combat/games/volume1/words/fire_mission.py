"""Texts for the decision to call an artillery strike: artillery, calls left, and the men it may hit (20.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.words import text, translated
from combat.engine.words.grammar import percents
from combat.engine.words.messages import Value
from combat.games.volume1.rules.book import Barrage, Dice
from combat.games.volume1.rules.decisions import CallStrike
from combat.games.volume1.rules.fighting import strike_area
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names

LEAST = 0.005
"""Chances below this are not shown: they round to nothing."""
NAMED = 3
"""Maximum number of the player's men named in the prompt; the others are counted."""


class FireMission(Record):
    """Summary of a strike: rows of label and text, and each man's chance to be hit.

    The chance is that of a shell in or beside his hex. `ours` and `theirs` are sorted by chance, highest first.
    """

    title: str
    rows: tuple[tuple[str, str], ...]
    ours: tuple[tuple[str, float], ...]
    theirs: tuple[tuple[str, float], ...]


def mission(state: State, decision: CallStrike) -> FireMission:
    """Return the summary of the strike that a decision offers."""
    barrage = state.book.scenario.barrage(decision.subject)
    ours, theirs = in_danger(state, barrage, "friendly"), in_danger(state, barrage, "enemy")
    rows = [
        (text("strike-row-guns"), names.weapon(state.book, barrage.weapon)),
        (text("strike-row-shells"), _span(barrage.number)),
        (text("strike-row-scatter"), text("strike-scatter", hexes=_span(barrage.scatter))),
        (text("strike-row-calls"), calls(state, barrage, granted=decision.granted)),
        (text("strike-row-under-way"), under_way(state) or text("strike-nothing-under-way")),
    ]
    plan = [turn for turn in barrage.turns if turn > state.clock.turn]
    if plan:
        rows.append((text("strike-row-plan"), names.listed(str(turn) for turn in plan)))
    return FireMission(translated(barrage.title), tuple(rows), ours, theirs)


def in_danger(state: State, barrage: Barrage, side: str) -> tuple[tuple[str, float], ...]:
    """Return the men of a side whom a shell may wound or shake, each with the chance; highest first."""
    chances = strike_area.endangered(state, barrage)
    found = [(man, share) for man, share in chances.items() if state.men[man].side == side and share >= LEAST]
    return tuple(sorted(found, key=lambda one: -one[1]))


def prompt(state: State, decision: CallStrike) -> str:
    """Return the prompt's text on a strike: calls left, strikes under way, and the player's men in danger."""
    barrage = state.book.scenario.barrage(decision.subject)
    coming, ours = under_way(state), in_danger(state, barrage, "friendly")
    parts = [text("strike-calls", calls=calls(state, barrage, granted=decision.granted))]
    if coming:
        parts.append(text("strike-under-way", strikes=coming))
    if not ours:
        parts.append(text("ask-call-strike-safe"))
        return " ".join(parts)
    told = [
        text("strike-man", man=names.man(state, man), percent=percents.percent(share)) for man, share in ours[:NAMED]
    ]
    args: dict[str, Value] = {"count": len(ours), "men": names.listed(told), "more": len(ours) - len(told)}
    parts.append(text("ask-call-strike-danger-more" if len(ours) > NAMED else "ask-call-strike-danger", **args))
    return " ".join(parts)


def calls(state: State, barrage: Barrage, *, granted: bool) -> str:
    """Return as text how many calls the scenario still grants; `granted`: this call is one of them."""
    left = barrage.calls - state.called.count(barrage.id)
    return text("strike-calls-left" if granted else "strike-calls-kept", left=left)


def under_way(state: State) -> str:
    """Return as text the strikes that were called and have not yet fallen; "" if there are none."""
    coming = [state.book.scenario.barrage(strike) for strike in state.strikes]
    return names.listed(text(f"strike-coming-{barrage.side}", strike=translated(barrage.title)) for barrage in coming)


def _span(dice: Dice) -> str:
    """Return the range of some dice: "1 to 6"."""
    least, most = min(strike_area.spread(dice)), max(strike_area.spread(dice))
    return text("strike-span", least=least, most=most) if least != most else str(most)
