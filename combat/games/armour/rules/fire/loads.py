"""Weapons that a team may fire together: all machine guns, or one other weapon, or two with a second gun (L601, A1)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.cards.keyword import value_of
from combat.games.armour.rules.state import State, Team


def second_gun(state: State, team: Team) -> str:
    """Return the id of the weapon that a team may fire beside its main gun; "" if it has none (L751)."""
    card = state.card(team)
    place = value_of(card.keywords, "secondary_weapon", state.book.keywords)
    return card.weapons[place - 1] if 0 < place <= len(card.weapons) else ""


def load_refusal(state: State, team: Team, aims: Sequence[Aim]) -> Refusal | None:
    """Return the reason why a team cannot fire some aims together; None if it can (L601, L625, A1)."""
    if len(aims) == 1:
        return None
    guns = [aim.weapon for aim in aims if not state.book.weapons[aim.weapon].machine_gun]
    if not guns and state.card(team).arm in ("tank", "aircraft"):
        one = len({aim.target for aim in aims}) == 1
        return None if one else Refusal("one-target", "L625")
    second = second_gun(state, team)
    if len(aims) == len(guns) == 2 and second in guns:
        return None
    return Refusal("one-weapon", "L601")


def is_beside(state: State, aim: Aim, aims: Sequence[Aim]) -> bool:
    """Return whether an aim is that of a second gun which fires beside another gun of its team (L751)."""
    if aim.weapon != second_gun(state, state.teams[aim.shooter]):
        return False
    others = (each.weapon for each in aims if each.shooter == aim.shooter and each.weapon != aim.weapon)
    return any(not state.book.weapons[other].machine_gun for other in others)
