"""Immediate effects of order cards and event tables (5.1.1, 5.1.3, 22.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from combat.engine.kernel.asking import Steps, draw
from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Effect, FriendlyCard, Side
from combat.games.volume1.rules.cards.lasting_effects import LASTING, falls_on
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import (
    AmmoChanged,
    CardDiscarded,
    CardDrawn,
    DeckShuffled,
    EffectBegan,
    EffectWasted,
    EventRolled,
    FlaresFound,
    ManSpotted,
    NightFell,
    Reinforced,
    WindSet,
)
from combat.games.volume1.rules.fighting import belt_fed, fire_missions, weapons
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.rolling import d6, d10, pick
from combat.games.volume1.rules.sight import flares, spotting, visibility
from combat.games.volume1.rules.state import Man, State


def roll_event(state: State, side: Side) -> Steps[None]:
    """Roll on the friendly or enemy event table and carry out the entry (5.1.3, 22.0)."""
    table = state.book.friendly_events if side == "friendly" else state.book.enemy_events
    number = yield from d10(f"{side}-event", "22.0")
    entry = table[number]
    yield EventRolled(side, number, entry.title)
    for effect in entry.effects:
        yield from happen(state, effect, "22.0")


def draw_card(state: State, to: str, why: str, rule: str, man: str = "") -> Steps[FriendlyCard | None]:
    """Draw a friendly card and return it; return None if every card is in play.

    `to` is "hand", "aside" or "wound"; `man` is the man who draws it, or "". A pure event card triggers its event,
    returns to the deck with all discards, and is replaced (5.1.3); the event itself may draw a card.
    """
    while True:
        if not state.deck:
            if not state.discards:
                return None
            yield DeckShuffled("friendly", "5.0")
        number = cast(int, (yield from draw("friendly", cast(frozenset[Answer], state.deck), why, rule, man)))
        card = state.book.friendly_cards[number]
        if card.kind != "event":
            yield CardDrawn(number, to, man, rule)
            return card
        yield CardDrawn(number, "event", man, "5.1.3")
        for effect in card.effects:
            if effect.kind == "event":
                yield from roll_event(state, cast(Side, effect.side))
        yield CardDiscarded(number, "5.1.3", spent=True)
        yield DeckShuffled("friendly")


def happen(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Carry out one effect of an order card or event, whether immediate or lasting."""
    if effect.kind in LASTING:
        yield from _begin(state, effect, rule)
    else:
        yield from _AT_ONCE[effect.kind](state, effect, rule)


def wasted(state: State, effect: Effect, rule: str) -> EffectWasted | None:
    """Return the event that reports that an effect on the player's side would achieve nothing now.

    Return None if it would have an effect, if a die decides that, or if it concerns the enemy (8.2).
    """
    if effect.side != "friendly":
        return None
    first = next(happen(state, effect, rule), None)
    return first if isinstance(first, EffectWasted) else None


def _begin(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Start an effect for the rest of the turn; a restriction falls on one random man (5.1.1)."""
    if effect.kind != "restrict":
        yield EffectBegan(effect, "", rule)
        return
    men = [man for man in state.on_board("friendly") if falls_on(effect, man)]
    if men:
        man = yield from pick(men, "random-man", "5.1.1", effect.team)
        yield EffectBegan(effect, man.id, rule)
    else:
        yield EffectWasted(effect, "nobody", rule=rule)


def _nothing(state: State, effect: Effect, rule: str) -> Steps[None]:
    yield from ()


def _event(state: State, effect: Effect, rule: str) -> Steps[None]:
    yield from roll_event(state, cast(Side, effect.side))


def _concerned(state: State, effect: Effect) -> list[Man]:
    """Return the men an effect may fall on: dummies too, since leaving them out would reveal them (8.2)."""
    return [man for man in state.on_board() if falls_on(effect, man)]


def _morale(state: State, effect: Effect, rule: str) -> Steps[None]:
    men = _concerned(state, effect)
    if not men:
        yield EffectWasted(effect, "nobody", rule=rule)
        return
    man = yield from pick(men, "random-man", rule)
    yield from checks.shift_morale(state, man.id, effect.amount, rule)
    if state.men[man.id].morale == man.morale:
        yield EffectWasted(effect, "morale-kept", man.id, rule)


def _morale_all(state: State, effect: Effect, rule: str) -> Steps[None]:
    men = _concerned(state, effect)
    for man in men:
        yield from checks.shift_morale(state, man.id, effect.amount, rule)
    if all(state.men[man.id].morale == man.morale for man in men):
        yield EffectWasted(effect, "morale-all-kept" if men else "nobody", rule=rule)


def _ammo(state: State, effect: Effect, rule: str) -> Steps[None]:
    men = [man for man in _concerned(state, effect) if man.ammo == "full" and weapons.can_run_low(state, man.id)]
    if men:
        man = yield from pick(men, "random-man", rule)
        yield AmmoChanged(man.id, "full", "low", rule)
    else:
        yield EffectWasted(effect, "ammo-kept", rule=rule)


def _recover_ammo(state: State, effect: Effect, rule: str) -> Steps[None]:
    men = [man for man in _concerned(state, effect) if man.ammo != "full"]
    if men:
        man = yield from pick(men, "random-man", rule)
        yield AmmoChanged(man.id, man.ammo, "full", rule)
    else:
        yield EffectWasted(effect, "ammo-full", rule=rule)


def _alert(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Alert as many random waiting men as the effect says, one by one, or all.

    Since crews are alerted together (14.3), fewer may be left.
    """
    if not alert.waiting(state):
        yield EffectWasted(effect, "nobody-waits", rule=rule)
    for _ in range(effect.amount or len(alert.waiting(state))):
        men = alert.waiting(state)
        if not men:
            return
        man = (yield from pick(men, "random-man", rule)) if effect.amount else men[0]
        yield from alert.alert(state, man.id, "event", rule)


def _reveal(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Reveal the unknown enemy in sight nearest to a friendly, ties by lot; a dummy is removed (8.2, 12.0)."""
    friends, away = state.on_board("friendly"), dict[str, int]()
    for foe in (foe for foe in state.on_board("enemy") if not foe.seen):
        seen_from = [visibility.range_between(friend, foe) for friend in friends if visibility.sees(state, friend, foe)]
        if seen_from:
            away[foe.id] = min(seen_from)
    nearest = [foe for foe in away if away[foe] == min(away.values())]
    if nearest:
        yield from spotting.found(state, (yield from pick(nearest, "random-man", rule)), "", "event", rule)
    else:
        yield EffectWasted(effect, "nobody-in-sight", rule=rule)


def _expose(state: State, effect: Effect, rule: str) -> Steps[None]:
    men = [man for man in state.on_board("friendly") if not man.seen]
    if men:
        man = yield from pick(men, "random-man", rule)
        yield ManSpotted(man.id, "", "event", rule)
    else:
        yield EffectWasted(effect, "all-spotted", rule=rule)


def _reinforce(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Place men from the cup on free hexes of the enemy's edge, unseen and alert (22.0)."""
    for place in range(effect.amount or 1):
        taken = {man.hex for man in state.on_board()}
        free = [hex_ for hex_ in _entry_hexes(state) if hex_ not in taken]
        if not state.cup or not free:
            if not place:
                yield EffectWasted(effect, "edge-taken" if state.cup else "cup-empty", rule=rule)
            return
        man = str((yield from draw("cup", cast(frozenset[Answer], state.cup), "reinforcement", rule)))
        where = yield from pick(free, "entry-hex", rule)
        yield Reinforced(man, where, rule)
        yield from belt_fed.bring_assistant(state, man, where, Reinforced)


def _entry_hexes(state: State) -> tuple[Hex, ...]:
    return state.board.edge_hexes(state.book.scenario.enemy_edge)


def _draw(state: State, effect: Effect, rule: str) -> Steps[None]:
    for place in range(effect.amount or 1):
        if (yield from draw_card(state, "hand", "event", rule)) is None:
            if not place:
                yield EffectWasted(effect, "no-card-left", rule=rule)
            return


def _discard(state: State, effect: Effect, rule: str) -> Steps[None]:
    if not state.hand:
        yield EffectWasted(effect, "hand-empty", rule=rule)
    for _ in range(min(effect.amount or 1, len(state.hand))):
        card = yield from pick(state.hand, "random-card", rule)
        yield CardDiscarded(card, rule)


def _wind(state: State, effect: Effect, rule: str) -> Steps[None]:
    yield WindSet((yield from d6("wind", "9.3.1")))


def _night(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Start or deepen the night: sight is limited to this many hexes from now on (21.0)."""
    yield NightFell(effect.amount, 0, state.flares_left)


def _flares(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Give the player more flares (21.1); no effect by day."""
    if state.night:
        yield FlaresFound(effect.amount)
    else:
        yield EffectWasted(effect, "by-day", rule=rule)


def _flare(state: State, effect: Effect, rule: str) -> Steps[None]:
    """Fire a flare over a random man of the other side (21.1)."""
    men = state.on_board("enemy" if effect.side == "friendly" else "friendly")
    if state.night and men:
        man = yield from pick(men, "random-man", rule)
        yield from flares.light(state, cast(Side, effect.side), man.place)
    else:
        yield EffectWasted(effect, "nobody-below" if state.night else "by-day", rule=rule)


def _illumination(state: State, effect: Effect, rule: str) -> Steps[None]:
    if state.night:
        yield from flares.illuminate(state, effect.amount)
    else:
        yield EffectWasted(effect, "by-day", rule=rule)


_AT_ONCE: dict[str, Callable[[State, Effect, str], Steps[None]]] = {
    "none": _nothing,
    "event": _event,
    "morale": _morale,
    "morale-all": _morale_all,
    "ammo": _ammo,
    "recover-ammo": _recover_ammo,
    "alert": _alert,
    "reveal": _reveal,
    "expose": _expose,
    "reinforce": _reinforce,
    "draw": _draw,
    "discard": _discard,
    "wind": _wind,
    "night": _night,
    "flares": _flares,
    "flare": _flare,
    "illumination": _illumination,
    "artillery": fire_missions.by_event,
}
