"""Texts on a man's relations: treating, searching and carrying others, being carried, and Papers (7.14-7.18)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, text
from combat.engine.words.topic import Topic
from combat.games.volume1.rules.orders import carrying, helping, search
from combat.games.volume1.rules.state import Man, Papers, State
from combat.games.volume1.words import names, refusals


def order(state: State, man: Man) -> str:
    """Return a man's order with the man it is about: "Carries Miller", "Carried by Crowe"; "" if it is about nobody."""
    carrier = carrying.carrier_of(state, man.id)
    if carrier:
        return text("tie-carried", man=names.man(state, carrier))
    if man.whom and man.order is not None and man.order.id in helping.ABOUT_ANOTHER:
        return text(f"tie-{man.order.id}", whom=names.man(state, man.whom))
    return ""


def of_others(state: State, man: Man) -> Iterator[str]:
    """Yield texts on a man's other relations: "under Goldstein's care", "with the Papers of Lt Hoffmann"."""
    if man.wounds and (medic := helping.medic_of(state, man.id)):
        yield text("tie-treated", man=names.man(state, medic))
    for papers in search.papers_of(state, man.id):
        yield text("tie-papers", of=names.man(state, papers.of))


def tended(state: State, man: Man, order: str) -> list[str]:
    """Return texts on men in the same hex whom Medical Aid or Carry/Drag cannot be given to, each with the reason."""
    found = []
    for other in state.men_in(man.place):
        if other.id == man.id or (order == "carry" and other.side != man.side):
            continue
        bar = helping.load_bar(state, other, man.id) if order == "carry" else None
        if order == "medical-aid" and other.wounds:
            bar = helping.care_bar(state, other)
            medic = helping.medic_of(state, other.id)
            if bar is None and medic not in ("", man.id):
                bar = Refusal("load-treated", "7.14", (("man", other.id), ("medic", medic)))
        if bar is not None:
            found.append(capital(refusals.reason(state, bar)))
    return found


def papers_on(state: State, man: Man) -> list[Topic]:
    """Return help on the Papers that a man carries."""
    return [_papers(state, papers, "help-papers-on") for papers in search.papers_of(state, man.id)]


def papers_in(state: State, hex_: Hex) -> list[Topic]:
    """Return help on the Papers lying in a hex."""
    return [_papers(state, papers, "help-papers-in") for papers in search.lying_in(state, hex_)]


def _papers(state: State, papers: Papers, message: str) -> Topic:
    return Topic(text("papers-of", of=names.full_name(state, papers.of)), text(message), (), "7.15a")


def promise(state: State, man: str) -> str:
    """Return the odds of a man's Medical Aid or Search: "5 or less at the end of the turn, 60 %" (7.14, 7.15)."""
    need, chance = helping.odds(state, state.men[man])
    return text("check-promise", need=need, percent=round(100 * chance))
