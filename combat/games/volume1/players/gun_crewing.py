"""Assign men to machine guns: two each, the operator ordered before his assistant (14.3)."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.answers import GunTaken, Placement
from combat.games.volume1.rules.fighting import belt_fed, crews
from combat.games.volume1.rules.play import set_up
from combat.games.volume1.rules.state import Gun, State

CREW = 2


def posting(state: State) -> Answer | None:
    """Return the placement of an unplaced man in the hex of a weapon with fewer than two friendly men.

    Return None if there is no such weapon or man.
    """
    men = set_up.unplaced(state)
    for gun in state.guns.values():
        hex_ = crews.place(state, gun)
        if men and hex_ in state.book.scenario.deployment and _ours_in(state, hex_) < CREW:
            return Placement(min(men, key=lambda man: _missed(state, man)), hex_)
    return None


def _ours_in(state: State, hex_: Hex) -> int:
    return sum(man.side == "friendly" for man in state.men_in(hex_))


def _missed(state: State, man: str) -> tuple[int, bool, int]:
    """Return the sort key for a man's value elsewhere: leaders and medics most; of the others the best are gunners."""
    figure = state.figure(man)
    return figure.ldr, figure.medic, -figure.tq


def crewing(state: State) -> Answer | None:
    """Return the answer that assigns an idle man to an incomplete weapon in his hex, or None if there is none."""
    for gun in state.guns.values():
        if gun.built_in or gun.ammo == "none" or (gun.operator and gun.assistant):
            continue
        men = [man.id for man in state.on_board("friendly") if _free(state, man.id, gun)]
        if men:
            return GunTaken(min(men, key=lambda man: _missed(state, man)), gun.id)
    return None


def _free(state: State, man: str, gun: Gun) -> bool:
    idle = state.men[man].order is None and not state.figure(man).medic
    return idle and belt_fed.take_refusal(state, man, gun.id) is None


def operators_first(state: State, men: list[str]) -> list[str]:
    """Return men sorted for giving orders: an assistant after his operator, whose order he shares."""
    return sorted(men, key=lambda man: crews.helped_by(state, man) is not None) if state.guns else men
