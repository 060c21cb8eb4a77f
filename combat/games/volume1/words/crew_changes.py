"""Texts on a weapon counter when a man takes, joins or leaves it, or is ordered elsewhere (14.3)."""

from __future__ import annotations

from combat.engine.words import capital, text
from combat.games.volume1.rules.fighting import belt_fed, crews
from combat.games.volume1.rules.state import Gun, State
from combat.games.volume1.words import names


def taken(state: State, man: str, gun: str) -> tuple[str, ...]:
    """Return texts on the crew of a weapon if a man takes a place at it, and on the skill with and without help."""
    counter = state.guns[gun]
    operator, assistant = belt_fed.crew_with(state, counter, man)
    return (*_crew(state, counter, operator, assistant), text("crew-together" if assistant else "crew-alone-moves"))


def left(state: State, man: str) -> tuple[str, ...]:
    """Return texts on what becomes of a man's weapon if he leaves it. He must operate or assist at one."""
    gun = crews.gun_of(state, man) or crews.helped_by(state, man)
    assert gun is not None
    mate = gun.assistant if gun.operator == man else gun.operator
    if not mate:
        return (text("crew-left", weapon=names.gun(state, gun.id)),)
    return (*_crew(state, gun, mate, ""), text("crew-alone-moves"))


def parted(state: State, man: str, order: str) -> str:
    """Return a text on what a crew loses if an order to one of its men separates it; "" if it stays together."""
    gun = crews.gun_of(state, man) or crews.helped_by(state, man)
    if gun is None or not gun.operator or not gun.assistant or not crews.would_end_help(state, gun, man, order):
        return ""
    return " ".join(_crew(state, gun, gun.operator, ""))


def _crew(state: State, gun: Gun, operator: str, assistant: str) -> tuple[str, ...]:
    """Return who operates and who assists, with the operator's skill helped and alone."""
    message = "crew-pair" if assistant else "crew-single"
    return (
        text(
            message,
            operator=capital(names.man(state, operator)),
            assistant=names.man(state, assistant) if assistant else "",
            weapon=names.gun(state, gun.id),
            helped=crews.skill(state, operator, helped=True),
            alone=crews.skill(state, operator, helped=False),
        ),
    )
