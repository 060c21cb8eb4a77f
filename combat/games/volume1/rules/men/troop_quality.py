"""Troop Quality and Leadership under morale and wounds, and what wounds forbid (16.0, 17.0)."""

from __future__ import annotations

from typing import Literal

from combat.games.volume1.rules.book import MORALE_STATES, LeaderFigure, Morale, WoundFigure
from combat.games.volume1.rules.cards.lasting_effects import effect_terms
from combat.games.volume1.rules.events import Ledger, Term
from combat.games.volume1.rules.state import Man, State, Wound


def wound_figure(state: State, wound: Wound) -> WoundFigure:
    """Return the chart's row for a wound, depending on whether it is bandaged (16.1)."""
    return state.book.charts.wounds[f"{wound.kind}-bandaged" if wound.bandaged else wound.kind]


def wound_terms(state: State, man: Man, value: Literal["tq", "ws"]) -> Ledger:
    """Return the term of all a man's wounds for Troop Quality or Weapon Skill; empty if there is no modifier (16.0)."""
    if not man.wounds:
        return ()
    figures = [wound_figure(state, wound) for wound in man.wounds]
    amount = sum(figure.tq if value == "tq" else figure.ws for figure in figures)
    return (Term("wounds", amount, "16.0"),) if amount else ()


def morale_terms(state: State, man: Man, value: Literal["tq", "ws"]) -> Ledger:
    """Return the term of a man's morale state for Troop Quality or Weapon Skill; empty if there is no modifier
    (17.1).
    """
    figure = state.book.charts.morale[man.morale]
    amount = figure.tq if value == "tq" else figure.ws
    return (Term("morale", amount, "17.1", man.morale),) if amount else ()


def quality(state: State, man: Man, *, wounds: bool = True, morale: bool = True) -> Ledger:
    """Return the ledger of a man's Troop Quality.

    `wounds` and `morale`: whether their modifiers count (19.0).
    """
    rule = "8.1" if man.side == "friendly" else "8.2"
    terms: Ledger = (Term("troop-quality", state.figure(man.id).tq, rule),)
    if morale:
        terms += morale_terms(state, man, "tq")
    if wounds:
        terms += wound_terms(state, man, "tq")
    return terms + effect_terms(state, "troop-quality", man)


def forbidden_by_wounds(state: State, man: Man) -> frozenset[str]:
    """Return the ids of the orders that a man's wounds forbid (16.0)."""
    if not man.wounds:
        return frozenset()
    return frozenset(order for wound in man.wounds for order in wound_figure(state, wound).forbids)


def wound_loss(state: State, man: Man) -> int:
    """Return by how much a man's wounds reduce his Troop Quality, as a positive number (16.2)."""
    return -sum(wound_figure(state, wound).tq for wound in man.wounds)


INACTIVE = {"evac": "16.0a", "inactive": "16.2"}
"""Message ids of why a man can only Hide, with their rules."""


def why_inactive(state: State, man: Man) -> str:
    """Return the reason why a man can only Hide, or "" if he can act.

    "evac": an Evac wound that is not bandaged (16.0a); "inactive": one of the player's men whose wounds reduce his
    Troop Quality to zero (16.2).
    """
    if not man.wounds:
        return ""
    if any(wound.evac and not wound.bandaged for wound in man.wounds):
        return "evac"
    worn = man.side == "friendly" and wound_loss(state, man) >= state.figure(man.id).tq
    return "inactive" if worn else ""


def is_inactive(state: State, man: Man) -> bool:
    """Return whether a man is so badly hurt that he can only Hide (16.0a, 16.2)."""
    return bool(why_inactive(state, man))


def dies_of_wounds(state: State, man: Man) -> bool:
    """Return whether a man's wounds together kill him: a friendly if they reduce Troop Quality below 0, an enemy at 0
    (16.2).
    """
    loss, tq = wound_loss(state, man), state.figure(man.id).tq
    return loss > tq if man.side == "friendly" else loss >= tq


def shifted(morale: Morale, steps: int, *, berserk: bool = False) -> Morale:
    """Return the morale state `steps` up or down the scale of seven; Berserk is reached only with `berserk` (17.0)."""
    top = len(MORALE_STATES) - (1 if berserk or morale == "berserk" else 2)
    place = MORALE_STATES.index(morale) + steps
    return MORALE_STATES[max(0, min(top, place))]


def leadership(state: State, man: Man) -> int:
    """Return a man's current Leadership with all modifiers; 0 if he leads nobody (6.0, 18.0).

    It is 0 if he is routed, a prisoner or unable to act (16.2, 17.3, 17.4).
    """
    printed = state.figure(man.id).ldr
    if not printed or man.morale == "rout" or man.held_by or is_inactive(state, man):
        return 0
    charts, smoke = state.book.charts, state.smoke.get(man.place)
    markers: list[LeaderFigure] = [charts.morale[man.morale]]
    markers += [wound_figure(state, wound) for wound in man.wounds]
    if man.order is not None:
        markers.append(charts.orders[man.order.id])
    if any(marker.no_ldr for marker in markers):
        return 0
    clouded = smoke.markers * charts.numbers.smoke_ldr if smoke is not None else 0
    return max(0, printed + sum(marker.ldr for marker in markers) + clouded)


def leads(state: State, man: Man, reach: int) -> bool:
    """Return whether a man leads over a distance of `reach` hexes.

    With a Leadership of 0 he does not even lead in his own hex (2.0, 7.17, 9.8.6).
    """
    return reach <= leadership(state, man) > 0
