"""End Phase, step 5: grenades, treatment, rallies, reloads, hiding, artillery, alerts, clearing the track (4.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.cards.immediate_effects import draw_card
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import DummyRemoved, Ledger, ManHidden, OrderPlaced, Term, TurnCleared
from combat.games.volume1.rules.fighting import artillery, belt_fed, encounter, explosions, melee, smoke, weapons
from combat.games.volume1.rules.men import checks, troop_quality
from combat.games.volume1.rules.orders import helping, search
from combat.games.volume1.rules.sight import flares, visibility
from combat.games.volume1.rules.state import Man, Order, State


def end_phase(state: State) -> Steps[None]:
    """Run step 5 up to the clearing of the track."""
    alert_before = {man.id for man in state.on_board("enemy") if man.alert}
    cowed = yield from explosions.explode_all(state)
    yield from helping.treat_all(state)
    for man in _with_order(state, "plan"):
        yield from _plan(state, man)
    yield from encounter.resolve_encounters(state)
    yield from search.search_all(state)
    for man in _with_order(state, "rally"):
        yield from _rally(state, man)
    yield from encounter.resolve_encounters(state)
    for man in _with_order(state, "reload"):
        yield from _reload(state, man)
    for man in _with_order(state, "hide"):
        yield from _hide(state, man)
    cowed += yield from artillery.fall_due(state)
    yield from smoke.drift(state)
    yield from flares.burn(state)
    yield from alert.at_end_of_turn(state, alert_before)
    yield TurnCleared()
    yield from melee.relock(state)
    yield from _keep_down(state, cowed)
    if state.guns:
        yield from belt_fed.resolve_weapons(state)
        yield from belt_fed.share_roles(state)


def _keep_down(state: State, men: list[str]) -> Steps[None]:
    """Give Duck Back for the coming turn to men who failed an explosion's Morale Check in this phase (14.2, 14.3).

    It does not extend to carriers or crews; an assistant with the marker may then take his operator's place.
    """
    for man in men:
        soldier = state.men[man]
        if soldier.on_board and not soldier.held_by and soldier.order is None:
            yield OrderPlaced(man, Order("duck-back"), "14.2", "explosion", alone=True)


def _with_order(state: State, order: str) -> list[str]:
    return [man.id for man in state.on_board() if man.order is not None and man.order.id == order]


def _plan(state: State, man: str) -> Steps[None]:
    """Run step 5c: a leader who passes a TQC draws as many cards as his LDR, set aside for now (5.1, 7.12)."""
    if (yield from checks.troop_quality_check(state, man, "plan", "7.12")):
        for _ in range(troop_quality.leadership(state, state.men[man])):
            yield from draw_card(state, "aside", "plan-card", "7.12", man)


def _rally(state: State, man: str) -> Steps[None]:
    """Make a Rally Check; a dummy that would have to make it is removed (12.0)."""
    rule = "7.17" if state.men[man].side == "friendly" else "10.12"
    if state.figure(man).dummy:
        yield DummyRemoved(man, rule)
    else:
        yield from checks.rally_check(state, man, rally_ledger(state, state.men[man]), rule)


def rally_ledger(state: State, man: Man) -> Ledger:
    """Return the ledger of a Rally Check: Troop Quality with wounds but without morale, and +1 for a friendly led by a
    leader (7.17, 10.12).
    """
    terms = troop_quality.quality(state, man, morale=False)
    if man.side == "friendly" and led_by(state, man) is not None:
        terms += (Term("leader", state.book.charts.numbers.rally_led, "7.17"),)
    return terms


def led_by(state: State, man: Man) -> Man | None:
    """Return another friendly leader whose Leadership reaches a man, or None if there is none (7.17)."""
    for leader in state.on_board("friendly"):
        if leader.id != man.id and troop_quality.leads(state, leader, visibility.range_between(leader, man)):
            return leader
    return None


def _reload(state: State, man: str) -> Steps[None]:
    yield from weapons.reload(state, man, "7.13" if state.men[man].side == "friendly" else "10.10")


def _hide(state: State, man: str) -> Steps[None]:
    """Let a spotted friendly in cover, out of every known enemy's sight, become hidden by a TQC (7.16)."""
    soldier = state.men[man]
    if soldier.side != "friendly" or not soldier.seen or not visibility.in_cover(state, soldier.place):
        return
    if visibility.sees_known_foe(state, soldier):
        return
    if (yield from checks.troop_quality_check(state, man, "hide", "7.16")):
        yield ManHidden(man)
