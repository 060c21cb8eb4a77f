"""What can be done about weapon counters while orders are given: who may take one, who leaves it (14.3)."""

from __future__ import annotations

from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.rules.fighting import belt_fed, crews
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.words import crew_changes as told
from combat.games.volume1.words import names, refusals


def taking(gun: str) -> str:
    """The answer's words for taking a weapon."""
    return f"{belt_fed.TAKE} {gun}"


def offered(state: State, man: Man | None) -> str:
    """What the chosen man's button does: leave the weapon that he serves, else take one in his hex; "" for neither."""
    if man is None or not state.guns:
        return ""
    choices = list(belt_fed.choices(state, man.id))
    return choices[-1] if choices else ""


def label(state: State, man: str, words: str) -> str:
    """The words on that button."""
    if words == belt_fed.LEAVE:
        gun = crews.gun_of(state, man) or crews.helped_by(state, man)
        assert gun is not None
        return text("button-leave-weapon", weapon=names.gun(state, gun.id))
    gun = state.guns[words.removeprefix(belt_fed.TAKE).strip()]
    mate = gun.operator or gun.assistant
    if mate:
        return text("button-join-weapon", weapon=names.gun(state, gun.id), man=names.man(state, mate))
    return text("button-take-weapon", weapon=names.gun(state, gun.id))


def advice(state: State, man: str, words: str) -> tuple[str, ...]:
    """What comes of it: who operates, who assists, and the skill with help and without."""
    if words == belt_fed.LEAVE:
        return told.left(state, man)
    return told.taken(state, man, words.removeprefix(belt_fed.TAKE).strip())


def free_for(state: State, man: str) -> list[str]:
    """The weapons that a man may take now."""
    return [gun for gun in state.guns if belt_fed.take_refusal(state, man, gun) is None]


def takers(state: State, gun: str) -> list[str]:
    """The men who may take a weapon now."""
    return [man.id for man in state.on_board("friendly") if belt_fed.take_refusal(state, man.id, gun) is None]


def dropped(state: State, gun: str, man: str) -> tuple[str, str] | None:
    """Who does what when a weapon counter is dropped on a man, or on the ground; None if nothing comes of it."""
    if man:
        return man, taking(gun)
    operator = state.guns[gun].operator
    return (operator, belt_fed.LEAVE) if operator else None


def refuses(state: State, gun: str, man: str) -> Spoken:
    """Why a weapon counter cannot be dropped there; "" if it can."""
    if man:
        refusal = belt_fed.take_refusal(state, man, gun)
    else:
        operator = state.guns[gun].operator
        refusal = belt_fed.leave_refusal(state, operator) if operator else None
    return "" if refusal is None else refusals.refusal(state, refusal)
