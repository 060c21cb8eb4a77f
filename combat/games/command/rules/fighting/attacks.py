"""Attacks from declaration to the last defence roll: `carry_on` is called until the attack is over (11.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.actions.boosts import (
    INITIATIVE,
    RULES,
    SUSTAINED,
    boosts,
    bought,
    is_moving,
    may_hand_initiative,
    second_hexes,
)
from combat.games.command.rules.actions.hidden_works import defences, play_defence
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import pick_hex, pick_unit, pick_weapon, react
from combat.games.command.rules.events.card_events import CardPlayed, InitiativeHanded
from combat.games.command.rules.events.fight_events import (
    ActionUsed,
    AttackDeclared,
    AttackEnded,
    AttackRolled,
    DefenceBegan,
    DefenceRolled,
    DefenceSettled,
)
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.aiming import base_of, is_ordnance, strength
from combat.games.command.rules.fighting.fire_missions import shatter
from combat.games.command.rules.fighting.targeting import target
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.ground.laying import lay_smoke
from combat.games.command.rules.pieces.arms import break_weapon, use_up
from combat.games.command.rules.pieces.harm import break_unit, heirs, suppress
from combat.games.command.rules.pieces.values import mine_strength, morale
from combat.games.command.rules.state import Attack, AttackKind, State
from combat.games.command.rules.two_sides import other_side

BY_CARDS = ("fire", "op-fire", "assault-fire")
"""Kinds of attack to which the firer can add actions."""


def declared(
    state: State, kind: AttackKind, side: Seat, hex_: Hex, pieces: tuple[str, ...], *, smoke: bool = False
) -> AttackDeclared:
    """Return the event that declares an attack of some pieces on a hex (11.1); with `smoke` they fire smoke."""
    base = base_of(state, pieces)
    ordered = (base, *(piece for piece in pieces if piece != base))
    weapons = [state.weapon_figure(piece) for piece in pieces if piece in state.weapons]
    ordnance = is_ordnance(state, base)
    return AttackDeclared(
        Attack(
            kind, side, (hex_,), ordered, smoke,
            indirect=ordnance and weapons[0].kind == "mortar",
            flames=any(weapon.flames for weapon in weapons),
            hit=not ordnance,
        )
    )  # fmt: skip


def carry_on(state: State, attack: Attack) -> Steps[None]:
    """Run the next stage of the attack in progress, yielding questions and events."""
    if attack.defending:
        yield from _defend(state, attack)
    elif attack.card:
        yield from _next_defender(state, attack)
    elif not attack.hit:
        yield from target(state, attack)
    elif attack.smoke:
        yield from lay_smoke(state, attack.hexes[0], "smoke-shell")
        yield AttackEnded()
    elif attack.kind != "impact" and not any(state.units_in(hex_) for hex_ in attack.hexes):
        yield AttackEnded("missed")
    else:
        yield from _fire(state, attack)


# -- attack roll ----------------------------------------------------------------------------------------------------


def current_strength(state: State, attack: Attack) -> Ledger:
    """Return the current FP of an attack as terms; mines and batteries have theirs from the declaration on."""
    if attack.kind not in BY_CARDS:
        return attack.sum
    ordnance = is_ordnance(state, attack.pieces[0])
    return (*strength(state, attack.pieces, attack.hexes, hit=ordnance), *bought(state, attack))


def _fire(state: State, attack: Attack) -> Steps[None]:
    """Ask for the firer's actions, then make the attack roll (11.6)."""
    if attack.kind in BY_CARDS and (yield from _boosted(state, attack)):
        return
    ledger = current_strength(state, attack)
    if total(ledger) < 1:
        yield AttackEnded("too-weak")
        return
    targets = attack.only or tuple(unit.id for hex_ in attack.hexes for unit in state.units_in(hex_))
    fate = yield from roll(state, attack.side, "attack", "11.6", attack.pieces[0] if attack.pieces else "")
    yield from _strain(state, attack, fate)
    yield from shatter(state, attack, fate)
    waiting = tuple(heir for unit in targets for heir in heirs(state, unit))
    lowered = tuple((hex_, amount) for hex_ in attack.hexes if (amount := burst(state, attack, hex_)))
    yield AttackRolled(fate.id, ledger, total(ledger), total(ledger) + fate.sum, waiting, lowered)


def _boosted(state: State, attack: Attack) -> Steps[bool]:
    """Ask the firer for one action before the roll; return whether one was played."""
    handing = [INITIATIVE] if may_hand_initiative(state, attack) else []
    uses = [*boosts(state, attack), *handing]
    about, hex_ = attack.pieces[0], attack.hexes[0]
    answer = yield from react(state, attack.side, "fire-roll", uses, "11.6", about=about, hex_=hex_)
    if answer == PASS:
        return False
    if answer == INITIATIVE:
        yield InitiativeHanded(attack.side, "fire")
        yield ActionUsed(attack.side, INITIATIVE)
        return True
    use = CardUse.read(answer)
    yield CardPlayed(attack.side, use.card, use.use)
    if use.use == "spray-fire":
        second = second_hexes(state, attack)
        hex_ = yield from pick_hex(attack.side, second, "spray", RULES["spray-fire"])
        yield ActionUsed(attack.side, use.use, hex_)
    else:
        yield ActionUsed(attack.side, use.use)
    return True


def _strain(state: State, attack: Attack, fate: FateCard) -> Steps[None]:
    """Apply the effects of a roll on weapons that fired: Sustained Fire on a double, Jammed!, single-use weapons."""
    weapons = tuple(piece for piece in attack.pieces if piece in state.weapons)
    if fate.double:
        for _ in range(attack.used.count("sustained-fire")):
            risked = [
                weapon
                for weapon in weapons
                if state.weapon_figure(weapon).kind in SUSTAINED and state.carrier(weapon) is not None
            ]
            weapon = yield from pick_weapon(attack.side, risked, "strained", RULES["sustained-fire"])
            if weapon:
                yield from break_weapon(state, weapon, "sustained-fire")
    if fate.trigger == "jammed":
        for weapon in weapons:
            yield from break_weapon(state, weapon, "jammed")
    yield from use_up(state, weapons)


def burst(state: State, attack: Attack, hex_: Hex) -> int:
    """Return the change of a shell's total by the ground of a hex: tree bursts and soft ground (11.7)."""
    terrain, book = land_of(state.book).terrain(hex_), state.book
    shells = attack.kind == "impact" or any(is_ordnance(state, piece) for piece in attack.pieces)
    softened = book.figures.soft_ground if shells and terrain.soft and book.options.soft_ground else 0
    return softened + (terrain.indirect if attack.indirect else 0)


# -- defence rolls --------------------------------------------------------------------------------------------------


def _next_defender(state: State, attack: Attack) -> Steps[None]:
    """Ask the inactive side, then the active side, which unit defends next; end the attack if none is left (11.7)."""
    for side in (other_side(state.active), state.active):
        waiting = [unit for unit in attack.waiting if state.units[unit].on_map and state.units[unit].side == side]
        if waiting:
            yield DefenceBegan((yield from pick_unit(side, waiting, "defend", "11.7")))
            return
    yield AttackEnded()


def _defend(state: State, attack: Attack) -> Steps[None]:
    """Resolve one unit's defence: its side's actions, the roll, and the result (11.7, 11.8)."""
    id_ = attack.defending
    unit = state.units[id_]
    if not unit.on_map:
        yield DefenceSettled(id_)
        return
    uses = defences(state, attack, unit.side, unit.hex)
    answer = yield from react(state, unit.side, "defence", uses, "11.7", about=id_, hex_=unit.hex)
    if answer != PASS:
        yield from play_defence(state, attack, unit.side, unit.hex, CardUse.read(answer))
        return
    ledger, against = morale(state, unit, attack), attack.total_in(unit.hex)
    moving = attack.kind != "mines" and is_moving(state, id_)
    fate = yield from roll(state, unit.side, "defence", "11.7", id_)
    sum_ = total(ledger) + fate.sum
    result = outcome(sum_, against, moving=moving)
    yield DefenceRolled(id_, fate.id, ledger, sum_, against, result)
    for heir in heirs(state, id_):
        if result == "breaks":
            yield from break_unit(state, heir, attack.kind)
        elif result == "suppressed":
            yield from suppress(state, heir, attack.kind)
    yield DefenceSettled(id_)


def outcome(defence: int, attack: int, *, moving: bool) -> str:
    """Return the result of a defence total against an attack total: "breaks", "suppressed" or "holds" (11.8).

    A unit that is `moving` also breaks at an equal total.
    """
    if defence < attack or (defence == attack and moving):
        return "breaks"
    return "suppressed" if defence == attack else "holds"


def mined(state: State, hex_: Hex, units: tuple[str, ...], *, then: str = "") -> AttackDeclared:
    """Return the event that declares an attack by mines on units in a hex; their opponent rolls (18.3).

    `then` names what follows the attack.
    """
    side = other_side(state.units[units[0]].side)
    return AttackDeclared(Attack("mines", side, (hex_,), sum=mine_strength(state), only=units, hit=True), then)
