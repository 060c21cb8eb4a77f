"""The one writer of State: every event, applied by the function named for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from combat.kernel.events import Event
from combat.rules import events as ev
from combat.rules.state import Bomb, Cloud, Man, State

Writer = Callable[[State, Any], None]
_WRITERS: dict[type[Event], Writer] = {}


def apply(state: State, event: Event) -> None:
    """Write one event into the state; trusts the event."""
    _WRITERS[event.__class__](state, event)


def _writes(kind: type[Event]) -> Callable[[Writer], Writer]:
    def register(writer: Writer) -> Writer:
        _WRITERS[kind] = writer
        return writer

    return register


def _change(state: State, man: str, **facts: Any) -> None:
    state.men[man] = replace(state.men[man], **facts)


def _nothing(state: State, event: Event) -> None:
    """The fact is told, but what follows from it is told by further events."""


for told in (
    ev.ManActivated, ev.ManHeld, ev.CheckMade, ev.ShotFired, ev.EventRolled, ev.DiscardPlayed, ev.OrdersCommitted,
    ev.BlowStruck,
    ev.FragmentRolled,
):  # fmt: skip
    _WRITERS[told] = _nothing


# -- set-up and the clock ---------------------------------------------------------------------------------------


@_writes(ev.SquadMustered)
def _squad_mustered(state: State, event: ev.SquadMustered) -> None:
    scenario = state.book.scenario
    for name in event.men:
        figure = state.figure(name)
        state.men[name] = Man(
            name, figure.side, figure.team, morale=scenario.friendly_morale, seen=not scenario.friendly_hidden
        )


@_writes(ev.ManPlaced)
def _man_placed(state: State, event: ev.ManPlaced) -> None:
    _change(state, event.man, hex=event.hex)


@_writes(ev.EnemyPlaced)
@_writes(ev.Reinforced)
def _enemy_placed(state: State, event: ev.EnemyPlaced | ev.Reinforced) -> None:
    scenario, figure = state.book.scenario, state.figure(event.man)
    alert = scenario.enemy_alert or isinstance(event, ev.Reinforced)
    state.cup -= {event.man}
    state.men[event.man] = Man(
        event.man, figure.side, figure.team, hex=event.hex, morale=scenario.enemy_morale, alert=alert
    )


@_writes(ev.WindSet)
def _wind_set(state: State, event: ev.WindSet) -> None:
    state.wind = event.direction


@_writes(ev.ClockAdvanced)
def _clock_advanced(state: State, event: ev.ClockAdvanced) -> None:
    state.clock = event.clock


# -- cards --------------------------------------------------------------------------------------------------------


@_writes(ev.CardDrawn)
def _card_drawn(state: State, event: ev.CardDrawn) -> None:
    state.deck -= {event.card}
    if event.to == "hand":
        state.hand += (event.card,)
    elif event.to == "aside":
        state.aside += (event.card,)


@_writes(ev.CardsTakenUp)
def _cards_taken_up(state: State, event: ev.CardsTakenUp) -> None:
    state.hand += event.cards
    state.aside = tuple(card for card in state.aside if card not in event.cards)


@_writes(ev.CardDiscarded)
def _card_discarded(state: State, event: ev.CardDiscarded) -> None:
    state.hand = tuple(card for card in state.hand if card != event.card)
    state.discards += (event.card,)


@_writes(ev.CardPlayed)
def _card_played(state: State, event: ev.CardPlayed) -> None:
    state.hand = tuple(card for card in state.hand if card != event.card)
    state.played = event.card


@_writes(ev.DeckShuffled)
def _deck_shuffled(state: State, event: ev.DeckShuffled) -> None:
    if event.deck == "friendly":
        state.deck |= frozenset(state.discards)
        state.discards = ()
    else:
        state.enemy_deck |= frozenset(state.enemy_discards)
        state.enemy_discards = ()


@_writes(ev.EffectBegan)
def _effect_began(state: State, event: ev.EffectBegan) -> None:
    effect = replace(event.effect, of=event.man) if event.man else event.effect
    state.effects += (effect,)


# -- orders -------------------------------------------------------------------------------------------------------


@_writes(ev.OrderPlaced)
def _order_placed(state: State, event: ev.OrderPlaced) -> None:
    keeps_aim = event.order is not None and event.order.id == "grenade"
    _change(state, event.man, order=event.order, aim=state.men[event.man].aim if keeps_aim else None)


@_writes(ev.OrderCheckFailed)
def _order_check_failed(state: State, event: ev.OrderCheckFailed) -> None:
    state.failed |= {f"{event.man} {event.order}"}


@_writes(ev.EnemyCardDrawn)
def _enemy_card_drawn(state: State, event: ev.EnemyCardDrawn) -> None:
    state.enemy_deck -= {event.serial}
    if event.sets_initiative:
        state.enemy_cards[event.team] = event.serial
    elif state.enemy_cards.get(event.team) != event.serial and event.serial not in state.enemy_discards:
        state.enemy_discards += (event.serial,)


@_writes(ev.InitiativeSet)
def _initiative_set(state: State, event: ev.InitiativeSet) -> None:
    state.initiative = event.order
    state.values = dict(event.values)


# -- the action phase ---------------------------------------------------------------------------------------------


@_writes(ev.ImpulseBegan)
def _impulse_began(state: State, event: ev.ImpulseBegan) -> None:
    state.impulse_hexes = {man.id: man.hex for man in state.on_board() if man.hex is not None}
    state.impulse_seen = frozenset(man.id for man in state.on_board("enemy") if man.seen)


@_writes(ev.ManMoved)
def _man_moved(state: State, event: ev.ManMoved) -> None:
    _change(state, event.man, hex=event.end)
    if state.bombs:
        state.bombs = tuple(_without(bomb, event.man) for bomb in state.bombs)


def _without(bomb: Bomb, man: str) -> Bomb:
    """A bomb without the marker of a man who has left its hex (14.2)."""
    near, far = (tuple(name for name in names if name != man) for names in (bomb.near, bomb.far))
    return replace(bomb, near=near, far=far)


@_writes(ev.ManLeft)
def _man_left(state: State, event: ev.ManLeft) -> None:
    _change(state, event.man, hex=None, order=None, fate=event.fate)
    for prisoner in [man.id for man in state.men.values() if man.held_by == event.man and not man.fate]:
        _change(state, prisoner, hex=None, order=None, fate="captured")


@_writes(ev.ManSpotted)
def _man_spotted(state: State, event: ev.ManSpotted) -> None:
    _change(state, event.man, seen=True)


@_writes(ev.DummyRemoved)
def _dummy_removed(state: State, event: ev.DummyRemoved) -> None:
    _change(state, event.man, hex=None, order=None, fate="dummy", seen=True)


@_writes(ev.ManHidden)
def _man_hidden(state: State, event: ev.ManHidden) -> None:
    _change(state, event.man, seen=False)


@_writes(ev.ManAlerted)
def _man_alerted(state: State, event: ev.ManAlerted) -> None:
    _change(state, event.man, alert=True)


@_writes(ev.AmmoChanged)
def _ammo_changed(state: State, event: ev.AmmoChanged) -> None:
    _change(state, event.man, ammo=event.after)


@_writes(ev.MoraleChanged)
def _morale_changed(state: State, event: ev.MoraleChanged) -> None:
    _change(state, event.man, morale=event.after)


@_writes(ev.ManWounded)
def _man_wounded(state: State, event: ev.ManWounded) -> None:
    _change(state, event.man, wounds=(*state.men[event.man].wounds, event.wound))


@_writes(ev.ManKilled)
def _man_killed(state: State, event: ev.ManKilled) -> None:
    man = state.men[event.man]
    _change(state, event.man, hex=None, order=None, fate="killed", fell_at=man.hex, seen=True, aim=None)
    state.bombs = tuple(_without(bomb, event.man) for bomb in state.bombs)


@_writes(ev.GrenadeAimed)
def _grenade_aimed(state: State, event: ev.GrenadeAimed) -> None:
    _change(state, event.man, aim=event.hex)


@_writes(ev.GrenadeArmed)
def _grenade_armed(state: State, event: ev.GrenadeArmed) -> None:
    _change(state, event.man, grenade=event.weapon)


@_writes(ev.GrenadeThrown)
def _grenade_thrown(state: State, event: ev.GrenadeThrown) -> None:
    start = state.men[event.man].hex
    assert start is not None
    _change(state, event.man, grenade="", aim=None)
    state.bombs += (Bomb(event.weapon, event.landed, start),)


@_writes(ev.GrenadeFell)
def _grenade_fell(state: State, event: ev.GrenadeFell) -> None:
    bomb = state.bombs[-1]
    bomb = (
        replace(bomb, near=(*bomb.near, event.target)) if event.near else replace(bomb, far=(*bomb.far, event.target))
    )
    state.bombs = (*state.bombs[:-1], bomb)


@_writes(ev.GrenadeDropped)
def _grenade_dropped(state: State, event: ev.GrenadeDropped) -> None:
    _change(state, event.man, grenade="", aim=None)
    state.bombs += (Bomb(event.weapon, event.hex, event.hex, event.near, event.far),)


@_writes(ev.GrenadeExploded)
def _grenade_exploded(state: State, event: ev.GrenadeExploded) -> None:
    state.bombs = state.bombs[1:]


@_writes(ev.SmokeRose)
def _smoke_rose(state: State, event: ev.SmokeRose) -> None:
    state.clouds += (Cloud((event.hex,), event.value, event.turn),)
    _lay_smoke(state)


@_writes(ev.SmokeDrifted)
def _smoke_drifted(state: State, event: ev.SmokeDrifted) -> None:
    cloud = state.clouds[event.cloud]
    _put_cloud(state, event.cloud, replace(cloud, hexes=(*cloud.hexes, event.hex)))


@_writes(ev.SmokeFaded)
def _smoke_faded(state: State, event: ev.SmokeFaded) -> None:
    _put_cloud(state, event.cloud, replace(state.clouds[event.cloud], fading=True))


@_writes(ev.SmokeThinned)
def _smoke_thinned(state: State, event: ev.SmokeThinned) -> None:
    cloud = state.clouds[event.cloud]
    _put_cloud(state, event.cloud, replace(cloud, hexes=cloud.hexes[:-1]))


def _put_cloud(state: State, place: int, cloud: Cloud) -> None:
    """Put a changed cloud in its place; an empty one keeps its number until the turn is cleared."""
    state.clouds = (*state.clouds[:place], cloud, *state.clouds[place + 1 :])
    _lay_smoke(state)


def _lay_smoke(state: State) -> None:
    smoke: dict[str, bool] = {}
    for cloud in state.clouds:
        for hex_ in cloud.hexes:
            if hex_:
                smoke[hex_] = smoke.get(hex_, True) and cloud.fading
    state.smoke = smoke


@_writes(ev.Surrendered)
def _surrendered(state: State, event: ev.Surrendered) -> None:
    _change(state, event.man, held_by=event.guard, order=None, aim=None, seen=True)


@_writes(ev.PrisonerFreed)
def _prisoner_freed(state: State, event: ev.PrisonerFreed) -> None:
    _change(state, event.man, held_by="")


@_writes(ev.MeleeBegan)
def _melee_began(state: State, event: ev.MeleeBegan) -> None:
    state.melee |= {event.hex}


@_writes(ev.MeleeEnded)
def _melee_ended(state: State, event: ev.MeleeEnded) -> None:
    state.melee -= {event.hex}


# -- the end phase ------------------------------------------------------------------------------------------------


@_writes(ev.TurnCleared)
def _turn_cleared(state: State, event: ev.TurnCleared) -> None:
    for man in list(state.men.values()):
        if man.order is not None:
            _change(state, man.id, order=None, aim=None)
    state.clouds = tuple(cloud for cloud in state.clouds if cloud.hexes)
    if state.played is not None:
        state.discards += (state.played,)
        state.played = None
    state.enemy_discards += tuple(state.enemy_cards[team] for team in state.enemy_cards)
    state.enemy_cards = {}
    state.initiative = ()
    state.values = {}
    state.effects = ()
    state.failed = frozenset()
    state.impulse_hexes = {}
    state.impulse_seen = frozenset()


@_writes(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> None:
    state.points, state.verdict = event.points, event.verdict
