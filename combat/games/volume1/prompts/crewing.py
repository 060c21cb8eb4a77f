"""Taking and leaving weapon counters while orders are given (14.3)."""

from __future__ import annotations

from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.rules.answers import GunLeft, GunTaken
from combat.games.volume1.rules.fighting import belt_fed, crews
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.words import crew_changes, names, refusals


def offered(state: State, man: Man | None) -> GunTaken | GunLeft | None:
    """Return the answer offered for a man: leave his weapon, else take one in his hex; None if he can do neither."""
    if man is None or not state.guns:
        return None
    choices = list(belt_fed.choices(state, man.id))
    return choices[-1] if choices else None


def label(state: State, told: GunTaken | GunLeft) -> str:
    """Return the label of the button for taking or leaving a weapon."""
    if isinstance(told, GunLeft):
        gun = crews.gun_of(state, told.man) or crews.helped_by(state, told.man)
        assert gun is not None
        return text("button-leave-weapon", weapon=names.gun(state, gun.id))
    gun = state.guns[told.gun]
    mate = gun.operator or gun.assistant
    if mate:
        return text("button-join-weapon", weapon=names.gun(state, gun.id), man=names.man(state, mate))
    return text("button-take-weapon", weapon=names.gun(state, gun.id))


def advice(state: State, told: GunTaken | GunLeft) -> tuple[str, ...]:
    """Return the tooltip of the button for taking or leaving a weapon.

    It names who would operate and who would assist, and the skill with and without help.
    """
    if isinstance(told, GunLeft):
        return crew_changes.left(state, told.man)
    return crew_changes.taken(state, told.man, told.gun)


def free_for(state: State, man: str) -> list[str]:
    """Return the ids of the weapons that a man may take now."""
    return [gun for gun in state.guns if belt_fed.take_refusal(state, man, gun) is None]


def takers(state: State, gun: str) -> list[str]:
    """Return the ids of the men who may take a weapon now."""
    return [man.id for man in state.on_board("friendly") if belt_fed.take_refusal(state, man.id, gun) is None]


def dropped(state: State, gun: str, man: str) -> GunTaken | GunLeft | None:
    """Return the answer for a weapon counter dropped on a man, or on the ground if `man` is ""; None if it has no
    effect.
    """
    if man:
        return GunTaken(man, gun)
    operator = state.guns[gun].operator
    return GunLeft(operator) if operator else None


def refuses(state: State, gun: str, man: str) -> Spoken:
    """Return why a weapon counter cannot be dropped on a man, or on the ground if `man` is ""; "" if it can."""
    if man:
        refusal = belt_fed.take_refusal(state, man, gun)
    else:
        operator = state.guns[gun].operator
        refusal = belt_fed.leave_refusal(state, operator) if operator else None
    return "" if refusal is None else refusals.refusal(state, refusal)
