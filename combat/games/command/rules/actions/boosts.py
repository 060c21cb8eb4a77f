"""Actions played before a fire roll: each adds 2 FP or a second target hex (14.0)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.rules.answers import CardUse
from combat.games.command.rules.decisions import playable
from combat.games.command.rules.fate_cards import ActionKind
from combat.games.command.rules.fighting.aiming import aim_refusal, target_refusal
from combat.games.command.rules.pieces.values import holder, in_play
from combat.games.command.rules.state import Attack, State

RULES: dict[ActionKind, str] = {
    "bore-sighting": "14.03",
    "crossfire": "14.06",
    "hand-grenades": "14.10",
    "marksmanship": "14.17",
    "spray-fire": "14.19",
    "sustained-fire": "14.20",
}
"""Actions that a firer may play before the roll, with their rule numbers."""
INITIATIVE = "initiative"
"""Used in place of an action kind: the firer hands over the initiative card for 1 FP per extra hex (11.3)."""
SUSTAINED = ("mortar", "machine-gun")


def _weapons(state: State, attack: Attack) -> list[str]:
    return [piece for piece in attack.pieces if piece in state.weapons]


def _bore_sighting(state: State, attack: Attack) -> bool:
    least = state.book.figures.bore_sighting_fp
    return any(state.weapon_figure(weapon).fp >= least for weapon in _weapons(state, attack))


def _crossfire(state: State, attack: Attack) -> bool:
    """Crossfire needs a target that is activated for the Move in progress (11.8)."""
    return any(is_moving(state, unit.id) for hex_ in attack.hexes for unit in state.units_in(hex_))


def _hand_grenades(state: State, attack: Attack) -> bool:
    near = [holder(state, piece).hex for piece in attack.pieces if in_play(state, piece)]
    return any(distance(start, hex_) == 1 for start in near for hex_ in attack.hexes)


def _marksmanship(state: State, attack: Attack) -> bool:
    return any(piece in state.units and state.figure(state.units[piece]).size != "leader" for piece in attack.pieces)


def _spray_fire(state: State, attack: Attack) -> bool:
    return bool(second_hexes(state, attack))


def _sustained_fire(state: State, attack: Attack) -> bool:
    return any(state.weapon_figure(weapon).kind in SUSTAINED for weapon in _weapons(state, attack))


_FITS: dict[ActionKind, Callable[[State, Attack], bool]] = {
    "bore-sighting": _bore_sighting,
    "crossfire": _crossfire,
    "hand-grenades": _hand_grenades,
    "marksmanship": _marksmanship,
    "spray-fire": _spray_fire,
    "sustained-fire": _sustained_fire,
}


def is_moving(state: State, unit: str) -> bool:
    """Return whether a unit is activated for the Move order in progress (11.8)."""
    return state.order is not None and state.order.kind == "move" and unit in state.order.units


def fits(state: State, action: ActionKind, attack: Attack) -> bool:
    """Return whether an action can be played on an attack before its roll."""
    return _FITS[action](state, attack)


def boosts(state: State, attack: Attack) -> list[CardUse]:
    """Return the card uses that the firer may play on an attack before its roll; empty if none."""
    wanted = [action for action in RULES if fits(state, action, attack)]
    return playable(state, attack.side, *wanted)


def second_hexes(state: State, attack: Attack) -> list[Hex]:
    """Return the hexes that Spray Fire may add to an attack; empty unless all firing pieces have a boxed Range.

    A hex must be adjacent to the target, hold enemies, and be a legal target of every piece.
    """
    if len(attack.hexes) > 1 or attack.kind == "mines":
        return []
    for piece in attack.pieces:
        boxed = state.weapon_figure(piece).spray if piece in state.weapons else state.printed(state.units[piece]).spray
        if not boxed:
            return []
    board, first = state.book.map.board, attack.hexes[0]
    return [
        hex_
        for hex_ in board.neighbours(first)
        if hex_ is not None
        and target_refusal(state, attack.side, hex_) is None
        and all(aim_refusal(state, piece, hex_) is None for piece in attack.pieces)
    ]


def bought(state: State, attack: Attack) -> Ledger:
    """Return the FP terms that the actions already played add to an attack."""
    each = state.book.figures.boost
    terms = []
    for action in attack.used:
        if action == INITIATIVE:
            terms.append(Term("initiative", extra_hexes(state, attack), "11.3"))
        elif action in RULES and action != "spray-fire":
            terms.append(Term("action", each, RULES[action], action))
    return tuple(terms)


def extra_hexes(state: State, attack: Attack) -> int:
    """Return the number of hexes with firing units beyond the first; hexes with only a weapon do not count (11.3)."""
    return max(0, len({state.units[piece].hex for piece in attack.pieces if piece in state.units}) - 1)


def may_hand_initiative(state: State, attack: Attack) -> bool:
    """Return whether the firer may hand over the initiative card for FP (11.3)."""
    return (
        state.book.options.initiative_for_fire
        and state.initiative == attack.side
        and INITIATIVE not in attack.used
        and extra_hexes(state, attack) > 0
    )


def most(state: State, attack: Attack, ledger: Ledger) -> int:
    """Return the highest FP that an attack with the terms `ledger` can reach with the firer's cards and initiative
    card.
    """
    cards = {use.card for use in boosts(state, attack) if use.use != "spray-fire"}
    handed = extra_hexes(state, attack) if may_hand_initiative(state, attack) else 0
    return total(ledger) + state.book.figures.boost * len(cards) + handed
