"""Apply events of set-up, the clock and the ends of turns and games (4.0, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers, change
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Gun, Man, State, Wound

WRITERS = Writers()
writes = WRITERS.register


@writes(ev.SquadMustered)
def _squad_mustered(state: State, event: ev.SquadMustered) -> None:
    for name in event.men:
        state.men[name] = _joined(state, name)


@writes(ev.ComradeFound)
def _comrade_found(state: State, event: ev.ComradeFound) -> None:
    state.men[event.man] = replace(_joined(state, event.man), hex=event.hex, wounds=event.wounds)


def _joined(state: State, name: str) -> Man:
    """Return a man of the player as the scenario starts him."""
    scenario, figure = state.book.scenario, state.figure(name)
    wounds = tuple(Wound(hurt.kind, bandaged=hurt.bandaged) for hurt in scenario.hurt if hurt.man == name)
    return Man(
        name,
        figure.side,
        figure.team,
        morale=scenario.friendly_morale,
        wounds=wounds,
        seen=not scenario.friendly_hidden,
    )


@writes(ev.ManPlaced)
def _man_placed(state: State, event: ev.ManPlaced) -> None:
    change(state, event.man, hex=event.hex)


@writes(ev.EnemyPlaced, ev.Reinforced)
def _enemy_placed(state: State, event: ev.EnemyPlaced | ev.Reinforced) -> None:
    scenario, figure = state.book.scenario, state.figure(event.man)
    alert = scenario.enemy_alert or isinstance(event, ev.Reinforced)
    state.cup -= {event.man}
    state.men[event.man] = Man(
        event.man, figure.side, figure.team, hex=event.hex, morale=scenario.enemy_morale, alert=alert
    )
    if event.helps:
        weapon = crews.belt_fed(state, event.helps)
        assert weapon is not None
        state.guns[event.helps] = Gun(
            event.helps, weapon.id, operator=event.helps, assistant=event.man, built_in=True
        )  # fmt: skip


@writes(ev.WindSet)
def _wind_set(state: State, event: ev.WindSet) -> None:
    state.wind = event.direction


@writes(ev.ClockAdvanced)
def _clock_advanced(state: State, event: ev.ClockAdvanced) -> None:
    state.clock = event.clock


@writes(ev.ImpulseBegan)
def _impulse_began(state: State, event: ev.ImpulseBegan) -> None:
    hexes, low, seen = dict[str, Hex](), list[str](), list[str]()
    for man in state.men.values():
        here = man.hex
        if here is None or man.fate:
            continue
        if man.side == "enemy" and man.seen:
            seen.append(man.id)
        if here not in state.melee:
            hexes[man.id] = here
            if visibility.keeps_low(state, man):
                low.append(man.id)
    state.impulse_hexes, state.impulse_low, state.impulse_seen = hexes, frozenset(low), frozenset(seen)


@writes(ev.TurnCleared)
def _turn_cleared(state: State, event: ev.TurnCleared) -> None:
    state.men = Men(
        {
            name: man if man.order is None else replace(man, order=None, aim=None, leaves=False, whom="", carrier="")
            for name, man in state.men.items()
        }
    )
    state.lay_clouds(tuple(cloud for cloud in state.clouds if cloud.hexes))
    if state.played is not None:
        state.discards += (state.played,)
        state.played = None
    state.enemy_discards += tuple(state.enemy_cards[team] for team in state.enemy_cards)
    state.enemy_cards = {}
    state.initiative = ()
    state.values = {}
    state.effects = ()
    state.failed = state.earned = frozenset()
    state.impulse_hexes = {}
    state.impulse_low = state.impulse_seen = frozenset()
    state.down_for_good = state.charged_home = frozenset()


@writes(ev.BattleConceded)
def _battle_conceded(state: State, event: ev.BattleConceded) -> None:
    state.conceded = True


@writes(ev.LastTurnRolled)
def _last_turn_rolled(state: State, event: ev.LastTurnRolled) -> None:
    if event.last:
        state.last_turn = state.clock.turn


@writes(ev.HoldCounted)
def _hold_counted(state: State, event: ev.HoldCounted) -> None:
    state.held[event.objective] = event.turns


@writes(ev.Happened)
def _happened(state: State, event: ev.Happened) -> None:
    state.happened += (event.id,)


@writes(ev.EndingReached)
def _ending_reached(state: State, event: ev.EndingReached) -> None:
    state.ended_by = event.ending


@writes(ev.GameEnded)
def _game_ended(state: State, event: ev.GameEnded) -> None:
    state.points, state.verdict = event.points, event.verdict
