"""Targets of a weapon and the roll that it needs: one function for previews, answers and bots (L601-L633)."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.ledger import Term, total
from combat.engine.space.plane.limit import Limit
from combat.games.armour.rules.air.air_fire import (
    aircraft_target_refusal,
    attack_refusal,
    gunner_refusal,
    is_against_aircraft,
    safety_refusal,
)
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.answers import Aim, FireMode, FireOrder
from combat.games.armour.rules.assault.defence import defender_refusal, is_defensive, target_refusal
from combat.games.armour.rules.cards.keyword import Effect, Keyword, effects_of
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.fire.arcs import in_arc
from combat.games.armour.rules.fire.loads import is_beside
from combat.games.armour.rules.fire.replies.reacting import has_moved, reacts
from combat.games.armour.rules.fire.smoke import through_smoke
from combat.games.armour.rules.fire.volley import Rate, Shot
from combat.games.armour.rules.ground.sighting import Sighting, sighting
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.night.night_sight import hidden_by_night
from combat.games.armour.rules.orders.order_effects import aims_worse, order_refusal, shoots_at_moving_rate
from combat.games.armour.rules.posture import gone_to_ground, is_pinned
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carrying_refusal


def shooter_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not shoot at all now; None if it may (L633, L651)."""
    if is_defensive(state):
        return defender_refusal(state, team)
    if is_against_aircraft(state):
        return gunner_refusal(state, team)
    if not team.on_table:
        return Refusal("not-on-table", "L601")
    if team.bailed:
        return Refusal("bailed-out", "L651")
    if team.fired:
        return Refusal("has-fired", "L601")
    if team.spotted:
        return Refusal("has-spotted", "L667")
    if team.moved == "dash":
        return Refusal("dashed", "L633")
    return attack_refusal(state, team) or carrying_refusal(team) or order_refusal(state, team, "shoot")


def rate_of(state: State, team: Team, mode: FireMode = "fire") -> Rate:
    """Return the rate of fire of a team, "moving" or "halted" (L633).

    It is "moving" if the team moved or flies, will assault (`mode` "assault"), is pinned, or tried to dig in (L593).
    """
    if reacts(state):
        return "moving" if is_pinned(state, team) else "halted"
    slowed = has_moved(state, team) or mode == "assault" or is_pinned(state, team) or shoots_at_moving_rate(state, team)
    return "moving" if slowed else "halted"


def order_shots(state: State, order: FireOrder) -> Iterator[Shot | Refusal]:
    """Yield, for each aim of an order, its shot with the roll it needs, or the reason why it is illegal."""
    return (shot(state, aim, order.mode, beside=is_beside(state, aim, order.aims)) for aim in order.aims)


def shot(state: State, aim: Aim, mode: FireMode = "fire", *, beside: bool = False) -> Shot | Refusal:
    """Return the shot of an aim with the roll it needs, or the reason why it is illegal.

    `mode` and `beside` are those of `aimed`.
    """
    return shooter_refusal(state, state.teams[aim.shooter]) or aimed(state, aim, mode, beside=beside)


def aimed(state: State, aim: Aim, mode: FireMode = "fire", *, beside: bool = False) -> Shot | Refusal:
    """Return the shot of a team that may shoot, with the roll it needs, or the reason why its weapon cannot hit the
    target.

    `beside` is true for a second gun that fires beside the main gun (L751). `mode` is how it fires: with usual rounds,
    with smoke, or before an assault.
    """
    shooter, target = state.teams[aim.shooter], state.teams[aim.target]
    refused = _reach_refusal(state, shooter, aim.weapon, target)
    if refused is not None:
        return refused
    weapon, rate = state.book.weapons[aim.weapon], rate_of(state, shooter, mode)
    if mode == "smoke" and "smoke" not in weapon.traits:
        return Refusal("no-smoke", "L661")
    seen = sighting(state, shooter, target, over_friends="overhead_fire" in weapon.traits)
    if not seen.clear:
        return Refusal("out-of-sight", "L605", (("cause", seen.cause),))
    if hidden_by_night(state, shooter, target):
        return Refusal("too-dark", "A39", (("most", state.unit_of(shooter.id).sight),))
    ledger = tuple(_terms(state, shooter, weapon, target, seen, beside=beside))
    need = total(ledger)
    if need > state.book.figures.shots.highest:
        return Refusal("cannot-hit", "L633", (("need", need),))
    number = state.book.figures.shots.second_gun if beside else _dice(state, shooter, weapon, rate)
    return Shot(shooter.id, weapon.id, target.id, rate, number, need, ledger, beside)


def _dice(state: State, shooter: Team, weapon: Weapon, rate: Rate) -> int:
    """Return the number of dice: the weapon's rate of fire, changed by its keywords (L633, L759).

    Some have another rate for a pinned shooter, or against aircraft.
    """
    effects = {each.number: each.becomes for each in effects_of(weapon.keywords, state.book.keywords)}
    if is_against_aircraft(state) and "anti_aircraft_rate" in effects:
        return effects["anti_aircraft_rate"]
    if rate == "halted":
        return weapon.halted
    return effects.get("pinned_rate", weapon.moving) if is_pinned(state, shooter) else weapon.moving


def _reach_refusal(state: State, shooter: Team, weapon_id: str, target: Team) -> Refusal | None:
    """Return the reason why a weapon of a team cannot reach a target, apart from sight (L603, L625, L631)."""
    if weapon_id not in state.card(shooter).weapons or not state.book.weapons[weapon_id].fires_directly:
        return Refusal("no-such-weapon", "L601")
    weapon = state.book.weapons[weapon_id]
    if weapon_id in shooter.anti_air:
        return Refusal("fired-at-aircraft", "L601")
    refused = target_refusal(state, shooter, target) or aircraft_target_refusal(state, weapon, target)
    if refused is not None:
        return refused
    if not target.on_table or state.seat_of(target.id) == state.seat_of(shooter.id):
        return Refusal("no-target", "L625")
    if not holds(state, Limit("range", "at-most", weapon.range), shooter, target):
        return Refusal("out-of-range", "L603", (("range", weapon.range),))
    if not in_arc(state, shooter, weapon, target):
        return Refusal("out-of-arc", "L625")
    return safety_refusal(state, shooter, target)


def _terms(
    state: State, shooter: Team, weapon: Weapon, target: Team, seen: Sighting, *, beside: bool
) -> Iterator[Term]:
    """Yield the terms of the needed score (L633); `beside` is as in `aimed`."""
    figures = state.book.figures.shots
    yield Term("hit-on", ratings_of(state, target).hit_on, "A38" if is_aircraft(state, target) else "L633")
    if holds(state, state.book.limits.long_range, shooter, target):
        yield Term("long-range", figures.long_range, "L633")
    if seen.concealed and gone_to_ground(state, target):
        yield Term("gone-to-ground", figures.gone_to_ground, "L633", seen.conceals)
    elif seen.concealed:
        yield Term("concealed", figures.concealed, "L633", seen.conceals)
    if shooter.strayed and not reacts(state):
        yield Term("out-of-command", figures.out_of_command, "L559")
    if aims_worse(state, shooter) and not reacts(state):
        yield Term("failed-blitz", figures.failed_blitz, "L587")
    if through_smoke(state, shooter, target):
        yield Term("smoke", figures.smoke, "L661")
    if state.night:
        yield Term("night", figures.night, "L793")
    met = {"always", *(["beside_main_gun"] if beside else []), *(["moved"] if has_moved(state, shooter) else [])}
    if state.card(target).arm in ("infantry", "gun"):
        met.add("soft_target")
    yield from _keyword_terms(state, shooter, weapon, met)


def _keyword_terms(state: State, shooter: Team, weapon: Weapon, met: AbstractSet[str]) -> Iterator[Term]:
    """Yield what keywords add to the needed score where their condition is met; of one group the largest (A11)."""
    figures, grouped = state.book.figures.shots, dict[str, Term]()
    if has_moved(state, shooter) and weapon.halted == 1:
        grouped["moving"] = Term("rof-1-moving", figures.single_die_moved, "L633")
    for keyword, effect in _keyword_effects(state, shooter, weapon):
        if effect.number != "to_hit" or effect.when not in met:
            continue
        term = Term(keyword.id, effect.add, keyword.source)
        if not effect.group:
            yield term
        elif effect.group not in grouped or grouped[effect.group].value < effect.add:
            grouped[effect.group] = term
    yield from grouped.values()


def _keyword_effects(state: State, shooter: Team, weapon: Weapon) -> Iterator[tuple[Keyword, Effect]]:
    """Yield the effects of the keywords of a weapon and its team that their cards do not print."""
    for use in (*weapon.keywords, *state.card(shooter).keywords):
        keyword = state.book.keywords[use.id]
        yield from ((keyword, effect) for effect in keyword.effects if not effect.printed)
