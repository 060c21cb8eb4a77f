"""The enemy's cards: row, checks, order, and orders that must be replaced (9.0-9.2, 9.6, 10.0, 17.2, 17.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from combat.engine.kernel.asking import Steps, draw
from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import distance
from combat.engine.space.hexes.nearness import Nearness, nearness
from combat.games.volume1.rules.book import EnemyCard, EnemyRow, Team
from combat.games.volume1.rules.events import DeckShuffled, DummyRemoved, EnemyCardDrawn, ManHeld, OrderPlaced
from combat.games.volume1.rules.events.card_events import DIRECTIONS_READ
from combat.games.volume1.rules.fighting import crews, weapons
from combat.games.volume1.rules.men import checks, surrender, troop_quality
from combat.games.volume1.rules.play import initiative
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order, State

CHECKED_ORDERS = {"C": "charge", "G": "grenade"}
INACTIVE_KEEP = ("hide", "duck-back", "guard")
"""Orders that an inactive man may have: Hide, and those that are consequences of events (10.13, 16.2, 17.4)."""
ARMING = 1
"""Impulse in which a man arms his grenade (10.09.1)."""
BY_SPEED = ("sprint", "run-and-gun", "evade", "sneak")
"""Move orders from fastest to slowest (17.3)."""


def card_phase(state: State) -> Steps[None]:
    """Run step 3: relieve guards (17.4), turn a card for each alert enemy who needs an order, set the track (9.1,
    9.2).

    In a large battle one card is turned for each team. Men in a melee or under Duck Back need no order, nor does an
    assistant with his operator's order.
    """
    yield from surrender.relieve(state)
    for team in initiative.enemy_teams(state):
        men = [man.id for man in in_order(state, team) if man.alert and _needs_order(state, man)]
        if state.guns:
            men.sort(key=lambda man: crews.is_assisting(state, man))
        yield from _order_team(state, team, men)
    yield from initiative.set_track(state)


def _order_team(state: State, team: Team, men: list[str]) -> Steps[None]:
    """Turn one card for a team, or one per man who needs one; the first sets the Initiative Value (9.1, 9.2)."""
    shared = (yield from _turn_card(state, team, sets_initiative=True)) if state.book.scenario.large_battle else None
    for man in men:
        if _has_operators_order(state, man) or (yield from _stands_steady(state, man)):
            continue
        if shared is not None:
            yield from _give_from(state, man, shared, "9.2", "team-card")
        else:
            card = yield from _turn_card(state, team, man, sets_initiative=team not in state.enemy_cards)
            yield from _give_from(state, man, card, "9.1")
    if team not in state.enemy_cards:
        yield from _turn_card(state, team, sets_initiative=True)


def _needs_order(state: State, man: Man) -> bool:
    """Return whether a card gives a man an order: not in a melee, nor under Duck Back (14.2, 15.0)."""
    return man.hex not in state.melee and visibility.order_id(man) != "duck-back"


def _has_operators_order(state: State, man: str) -> bool:
    """Return whether a man is an assistant who already has his operator's order (14.3)."""
    return bool(state.guns) and state.men[man].order is not None and crews.is_assisting(state, man)


def in_order(state: State, team: str) -> list[Man]:
    """Return a team's men in the order of activation: down the map, then nearest to a friendly first (10.0).

    Ties are in order of arrival on the board, since an order by id would reveal who is hidden.
    """
    men = sorted(state.team(team), key=row)
    if len(set(map(row, men))) == len(men):
        return men
    away = from_friends(state)
    return sorted(men, key=lambda man: (row(man), away[man.place]))


def row(man: Man) -> int:
    """Return the row on the map of the hex of a man on the board."""
    assert man.hex is not None
    return man.hex.row


def from_friends(state: State) -> Nearness:
    """Return a mapping of any hex to the distance, in hexes, to the nearest friendly; 0 if there is none."""
    return nearness(state.lineup().at("friendly"))


def draw_order(state: State, man: str, *, acted: bool = False) -> Steps[None]:
    """Draw a card and give its order to a man who has just been alerted or has no order (9.8).

    The card does not count for the initiative. `acted`: he has already acted in this impulse; if it is then too late
    to arm a grenade, he does nothing (10.09.1).
    """
    card = yield from _turn_card(state, state.men[man].team, man, sets_initiative=False)
    yield from _give_from(state, man, card, "9.8")
    soldier = state.men[man]
    if visibility.order_id(soldier) == "grenade" and ARMING not in initiative.acts_in(state, soldier, acted=acted):
        yield ManHeld(man, "too-late-to-arm", "10.09.1")


def rout_directions(state: State, man: Man) -> Steps[tuple[int, ...]]:
    """Draw a card and return the directions in which routed men run (17.4)."""
    card = yield from _next_card(state, man.id)
    yield EnemyCardDrawn(card.serial, man.team, man.id, "driven", rule="17.4l")
    return card.rout


def _turn_card(state: State, team: Team, man: str = "", *, sets_initiative: bool) -> Steps[EnemyCard]:
    card = yield from _next_card(state, man or team)
    section, row = _row_name(state, state.men[man]) if man else ("", "")
    follows = 0
    if section in DIRECTIONS_READ:
        follows = card.serial if sets_initiative else state.enemy_cards.get(team, 0)
        section = section if follows else ""
    yield EnemyCardDrawn(card.serial, team, man, section, row, sets_initiative, follows=follows)
    return card


def _next_card(state: State, about: str) -> Steps[EnemyCard]:
    """Draw the enemy deck's next card for a man or a team, after a shuffle if the deck is empty (9.0)."""
    if not state.enemy_deck:
        yield DeckShuffled("enemy", "9.0")
    pile = cast(frozenset[Answer], state.enemy_deck)
    serial = cast(int, (yield from draw("enemy", pile, "enemy-order", "9.1", about)))
    return state.book.enemy_cards[serial]


def _row_name(state: State, man: Man) -> tuple[str, str]:
    """Return what decides a man's order (card section, task or morale) and the row of the card (9.1).

    A guard with a prisoner, and the routed and berserk, move in a direction of their team's card (17.2-17.4).
    """
    if man.morale != "rout" and surrender.is_guard(state, man.id):
        return "guard", ""
    if man.morale in ("rout", "berserk"):
        return man.morale, man.morale
    assert man.hex is not None
    return ("cover" if visibility.in_cover(state, man.hex) else "open"), man.morale


def _give_from(state: State, man: str, card: EnemyCard, rule: str, why: str = "card") -> Steps[None]:
    """Give a man the order in his row of a card, after its checks and replacements."""
    soldier = state.men[man]
    if soldier.fate or soldier.held_by:
        return
    section, line = _row_name(state, soldier)
    if section in _WITHOUT_ROW:
        yield from _WITHOUT_ROW[section](state, man)
    else:
        row = (card.cover if section == "cover" else card.open)[line]
        order = Order(row.order, row.directions)
        checked = yield from _checks(state, man, row)
        if state.men[man].fate:
            return
        if checked:
            order, why, rule = Order(checked), "check", "9.6"
        yield from give(state, man, order, rule, why, by_card=True)


def _stands_steady(state: State, man: str) -> Steps[bool]:
    """Apply the optional rule Steady in Cover: a man of Normal morale in cover, who sees a spotted friendly,
    makes a TQC; if he passes he gets Rapid Fire without a card (22.0).

    Guards and men without ammunition are exempt. Return True if he needs no card; a dummy that would have to
    check is removed (12.0).
    """
    soldier = state.men[man]
    if "steady-in-cover" not in state.book.chosen or soldier.morale != "normal" or soldier.ammo == "none":
        return False
    if surrender.is_guard(state, man) or not visibility.in_cover(state, soldier.place):
        return False
    if not visibility.sees_known_foe(state, soldier):
        return False
    if state.figure(man).dummy:
        yield DummyRemoved(man, "22.0l")
        return True
    if not (yield from checks.troop_quality_check(state, man, "steady", "22.0l")):
        return False
    yield from give(state, man, Order("rapid-fire"), "22.0l", "steady")
    return True


def _checks(state: State, man: str, row: EnemyRow) -> Steps[str]:
    """Make the Charge and Grenade Checks of a row; return the order passed, or ""; a dummy is removed instead
    (9.6, 12.0).

    A charge may lead into a melee, but no grenade is aimed at one (10.09).
    """
    if not row.checks:
        return ""
    soldier, reach = state.men[man], state.book.charts.numbers.check_reach
    spotted = [friend for friend in state.on_board("friendly") if friend.seen]
    reasons = {"C": spotted, "G": visibility.aimable(state, "friendly") if weapons.has_grenades(state, man) else []}
    near = {
        letter: any(visibility.range_between(soldier, friend) <= reach for friend in friends)
        for letter, friends in reasons.items()
    }
    letters = [letter for letter in row.checks if near[letter]]
    if letters and state.figure(man).dummy:
        yield DummyRemoved(man, "9.6")
        return ""
    for letter in letters:
        if (yield from checks.troop_quality_check(state, man, f"{CHECKED_ORDERS[letter]}-check", "9.6")):
            return CHECKED_ORDERS[letter]
    return ""


def _team_card(state: State, man: Man) -> EnemyCard | None:
    serial = state.enemy_cards.get(man.team)
    return None if serial is None else state.book.enemy_cards[serial]


def _guard_order(state: State, man: str) -> Steps[None]:
    """Order an enemy guard to lead his prisoner off in his team's rout direction (17.4)."""
    card = _team_card(state, state.men[man])
    order = "sneak" if "evade" in troop_quality.forbidden_by_wounds(state, state.men[man]) else "evade"
    yield from give(state, man, Order(order, card.rout if card is not None else ()), "17.4", "guard")


def _rout_order(state: State, man: str) -> Steps[None]:
    """Let a routed man rally in cover and out of sight, else run as his team's card says (17.3, 10.12).

    A dummy that would have to check is removed (12.0).
    """
    soldier = state.men[man]
    assert soldier.hex is not None
    card = _team_card(state, soldier)
    may_rally = not visibility.sees_known_foe(state, soldier) and visibility.in_cover(state, soldier.hex)
    if may_rally and state.figure(man).dummy:
        yield DummyRemoved(man, "10.12")
        return
    if may_rally and (yield from checks.troop_quality_check(state, man, "rally", "17.3", wounds=False, morale=False)):
        yield from give(state, man, Order("rally"), "10.12", "rout")
        return
    directions = card.rout if card is not None else ()
    yield from give(state, man, Order(fastest_move(state, soldier), directions), "17.3", "rout")


def _berserk_order(state: State, man: str) -> Steps[None]:
    """Order a berserk man to charge a near foe, else to advance as his team's card says (17.2)."""
    soldier = state.men[man]
    assert soldier.hex is not None
    card = _team_card(state, soldier)
    directions = card.berserk if card is not None else ()
    near = any(
        friend.seen
        and friend.hex is not None
        and distance(soldier.hex, friend.hex) <= state.book.charts.numbers.check_reach
        for friend in state.on_board("friendly")
    )
    if near:
        yield from give(state, man, Order("charge"), "17.2", "berserk")
    elif visibility.sees_known_foe(state, soldier):
        yield from give(state, man, Order("run-and-gun", directions), "17.2", "berserk")
    else:
        yield from give(state, man, Order(fastest_move(state, soldier), directions), "17.2", "berserk")


_WITHOUT_ROW: dict[str, Callable[[State, str], Steps[None]]] = {
    "guard": _guard_order,
    "rout": _rout_order,
    "berserk": _berserk_order,
}
"""Functions that give an order where no row of a card does (17.2-17.4)."""


def fastest_move(state: State, man: Man) -> str:
    """Return the id of the fastest move order that a man's wounds and weapon allow; "sneak" at worst (17.3).

    The weapon of an enemy who is not Known is ignored, since it would reveal him.
    """
    weighed = weapons.barred_by_weight(state, man) if man.side == "friendly" or man.seen else frozenset()
    barred = troop_quality.forbidden_by_wounds(state, man) | weighed
    return next((order for order in BY_SPEED if order not in barred), "sneak")


def give(state: State, man: str, order: Order, rule: str, why: str, *, by_card: bool = False) -> Steps[None]:
    """Give an enemy an order; if it must be replaced, give the replacement in a second event.

    `by_card`: the order is from a card, not the result of morale or of guarding a prisoner.
    """
    yield OrderPlaced(man, order, rule, why)
    replacement = replacing(state, state.men[man], by_card=by_card)
    if replacement is not None:
        order, rule, why = replacement
        yield OrderPlaced(man, order, rule, why)


def replacing(state: State, man: Man, *, by_card: bool = False) -> tuple[Order, str, str] | None:
    """Return the order that must replace a man's order, with rule and reason, or None if he keeps his order (15.0).

    Replacements that depend on his weapon wait until he is Known, since they would reveal him (14.1). `by_card`: the
    order is from an enemy card; a fire order then becomes Reload under a No Ammo marker, whatever else he carries
    (10.10).
    """
    order = man.order
    if order is None or man.hex in state.melee:
        return None
    reloads = (Order("reload"), "10.10", "out-of-ammo") if by_card and man.ammo == "none" else None
    if state.figure(man.id).dummy:
        return reloads if state.book.charts.orders[order.id].may_fire else None
    inactive = troop_quality.why_inactive(state, man)
    if inactive and order.id not in INACTIVE_KEEP:
        return Order("hide"), troop_quality.INACTIVE[inactive], inactive
    if reloads and state.book.charts.orders[order.id].may_fire:
        return reloads
    barred = troop_quality.forbidden_by_wounds(state, man)
    weighed = weapons.barred_by_weight(state, man) if man.seen else frozenset()
    if order.id == "charge" and order.id in weighed:
        return reloads or (Order("rapid-fire"), "14.3", "gunner-alone")
    if order.id in BY_SPEED and order.id in barred | weighed:
        return _slower(order, barred, weighed)
    if man.seen and weapons.all_slow(state, man):
        if order.id == "rapid-fire":
            return Order("aimed-fire"), "10.02", "slow-weapon"
        if order.id == "suppressive-fire":
            return Order("slow-suppressive-fire"), "10.03", "slow-weapon"
    return None


def _slower(order: Order, barred: frozenset[str], weighed: frozenset[str]) -> tuple[Order, str, str]:
    """Return a slower move in place of one that wounds or a weapon forbid, with rule and reason (10.0a)."""
    slower = BY_SPEED[BY_SPEED.index(order.id) + 1 :]
    fit = Order(next((name for name in slower if name not in barred | weighed), "sneak"), order.directions)
    if order.id in barred:
        return fit, "10.0a", "wounds-forbid"
    return (fit, "14.1", "weapon-forbids") if order.id in weapons.TOO_HEAVY else (fit, "14.3", "gunner-alone")
