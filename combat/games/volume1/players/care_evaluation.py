"""Evaluate Medical Aid, Carry/Drag and Search (7.14, 7.15, 7.18)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.volume1.players import bringing_home, evaluation
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseWhom
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import helping, search
from combat.games.volume1.rules.state import Man, State, Wound

WORTH = {"light": 0.4, "bad": 2.0, "bad-evac": 4.0}
"""Value of bandaging a wound, in hexes of advance."""
DRAG, PAPERS, POINT = 6.0, 0.5, 1.0
"""Values of a hit spared to the carried man, of Papers without points, and of each victory point for them."""
DRIVEN = ("rout", "berserk")
REACH = 5
"""Distance in hexes that a medic goes to a man with a bad wound."""


def promise(state: State, man: Man, order: str) -> float:
    """Return the value, in hexes of advance, of an order about another man.

    There must be a man whom the order can be about.
    """
    whom = helping.candidates(state, man, order)
    if order == "search":
        return PAPERS + POINT * state.book.scenario.points.get("papers", 0)
    if order == "medical-aid":
        return max(_worst(state.men[patient]) for patient in whom)
    return max(_load(state, state.men[load]) for load in whom)


def whom(decision: ChooseWhom, state: State) -> Answer:
    """Return the man to help: the worst wounded, or for carrying the man whom it helps most; for a search the first."""
    men = [state.men[str(answer)] for answer in decision.answers]
    if decision.why == "search":
        return men[0].id
    return max(men, key=_worst if decision.why == "medical-aid" else lambda man: _load(state, man)).id


def bandage(decision: ChooseBandage) -> Answer:
    """Return the answer that bandages the worst wound."""
    return max(decision.answers, key=lambda word: WORTH[str(word)])


def _worst(man: Man) -> float:
    return max((WORTH[helping.wound_word(wound)] for wound in helping.open_wounds(man)), default=0.0)


def _load(state: State, man: Man) -> float:
    """Return the value of carrying a man: a way home, or a safer hex."""
    return bringing_home.carries(state, man) or _spared(state, man)


def _spared(state: State, man: Man) -> float:
    """Return the value of hits spared to a helpless man in the safest hex beside him."""
    if not troop_quality.is_inactive(state, man) or man.hex is None:
        return -1.0
    beside = [hex_ for hex_ in state.board.neighbours(man.hex) if hex_ is not None]
    threats = evaluation.threats(state)
    best = min(threats.on(state, man, hex_, "hide") for hex_ in beside)
    return DRAG * (threats.on(state, man, man.hex, "hide") - best)


def wanted_at(state: State, medic: Man) -> Hex | None:
    """Return the hex of the nearest friendly man with an unbandaged bad wound within a medic's reach.

    Return None if there is none, or if the man is not a medic.
    """
    if not state.figure(medic.id).medic or medic.hex is None:
        return None
    hurt = [
        (distance(medic.hex, man.hex), man.hex)
        for man in state.on_board("friendly")
        if man.wounds and man.id != medic.id and man.hex is not None and any(map(_calls, man.wounds))
    ]
    far, hex_ = min(hurt, default=(REACH + 1, NOWHERE))
    return hex_ if far <= REACH else None


def papers_at(state: State, man: Man) -> Hex | None:
    """Return a hex where Papers worth points may be found, if no other able man is nearer to it; else None."""
    if not state.book.scenario.points.get("papers") or man.hex is None:
        return None
    places = sorted(search.places(state))
    if not places:
        return None
    able = [
        one
        for one in state.on_board("friendly")
        if one.morale not in DRIVEN and not troop_quality.is_inactive(state, one)
    ]
    for place in places:
        if man.id == min(able, key=lambda one: (distance(one.place, place), one.id), default=man).id:
            return place
    return None


def _calls(wound: Wound) -> bool:
    return wound.kind == "bad" and not wound.bandaged
