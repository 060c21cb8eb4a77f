"""Log entries of grenades and smoke (7.09, 10.09, 14.2, 18.0)."""

from __future__ import annotations

from combat.engine.words import place_name, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.fighting import rifle_grenades, weapons
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import about, headline, is_friendly, sum_and_confirming_roll, tells


@tells(ev.GrenadeAimed)
def _grenade_aimed(state: State, event: ev.GrenadeAimed) -> LogEntry:
    line = "log-grenade-aimed-rifle" if event.order == rifle_grenades.ORDER else "log-grenade-aimed"
    head = headline(line, man=names.man(state, event.man), hex=event.hex)
    tone: Tone = "quiet" if is_friendly(state, event.man) else "bad"
    return LogEntry(head, rule=event.rule, places=(event.hex,), pieces=(event.man,), tone=tone)


@tells(ev.GrenadeArmed)
def _grenade_armed(state: State, event: ev.GrenadeArmed) -> LogEntry:
    line = "log-grenade-armed-smoke" if _gives_smoke(state, event.weapon) else "log-grenade-armed"
    head = headline(line, man=names.man(state, event.man))
    return about(state, event.rule, head, event.man)


@tells(ev.GrenadeThrown)
def _grenade_thrown(state: State, event: ev.GrenadeThrown) -> LogEntry:
    head = headline(_throw_line(state, event), man=names.man(state, event.man), hex=event.aimed_at)
    if event.landed == event.aimed_at:
        result = text("log-grenade-on-target")
    else:
        result = text("log-grenade-scattered", hex=event.landed)
    scatters = text("log-grenade-scatters-from", roll=event.scatters_from)
    hexes = tuple(dict.fromkeys((event.landed, event.aimed_at)))
    return LogEntry(head, scatters, result, event.rule, hexes, (event.man,), die=event.roll)


def _throw_line(state: State, event: ev.GrenadeThrown) -> str:
    if _gives_smoke(state, event.weapon):
        return "log-grenade-thrown-smoke"
    rifle = weapons.is_rifle_grenade(state.book.weapons[event.weapon])
    return "log-grenade-thrown-rifle" if rifle else "log-grenade-thrown"


def _gives_smoke(state: State, weapon: str) -> bool:
    return weapons.is_smoke_grenade(state.book.weapons[weapon])


@tells(ev.GrenadeFell)
def _grenade_fell(state: State, event: ev.GrenadeFell) -> LogEntry:
    head = headline("log-grenade-near" if event.near else "log-grenade-far", target=names.man(state, event.target))
    return about(
        state, event.rule, head, event.target, event.man,
        sum=names.sum_line(state, event.man, event.ledger),
        die=event.roll,
        follows=True,
        more=sum_and_confirming_roll(state, event),
    )  # fmt: skip


@tells(ev.GrenadeDropped)
def _grenade_dropped(state: State, event: ev.GrenadeDropped) -> LogEntry:
    line = "log-grenade-dropped-smoke" if _gives_smoke(state, event.weapon) else "log-grenade-dropped"
    head = headline(line, man=names.man(state, event.man))
    men = tuple(dict.fromkeys((event.man, *event.near, *event.far)))
    return LogEntry(head, rule=event.rule, places=(event.hex,), pieces=men, follows=True)


@tells(ev.GrenadeExploded)
def _grenade_exploded(state: State, event: ev.GrenadeExploded) -> LogEntry:
    head = headline("log-grenade-exploded", weapon=names.weapon(state.book, event.weapon), hex=event.hex)
    return LogEntry(head, rule=event.rule, places=(event.hex,), tone="hit")


@tells(ev.FragmentRolled)
def _fragment_rolled(state: State, event: ev.FragmentRolled) -> LogEntry:
    many = event.shots > 1
    head = headline(
        "log-fragment-of" if many else "log-fragment",
        man=names.man(state, event.man),
        shot=event.shot,
        shots=event.shots,
    )
    return about(
        state, event.rule, head, event.man,
        sum=names.ledger_line(state.book, event.ledger),
        result=text("log-shot-hit" if event.hit else "log-shot-miss"),
        tone="hit" if event.hit else "plain",
        die=event.roll,
        follows=True,
    )  # fmt: skip


@tells(ev.SmokeRose)
def _smoke_rose(state: State, event: ev.SmokeRose) -> LogEntry:
    return LogEntry(headline("log-smoke-rose", hex=event.hex), rule=event.rule, places=(event.hex,))


@tells(ev.SmokeDrifted)
def _smoke_drifted(state: State, event: ev.SmokeDrifted) -> LogEntry:
    """Report drifting smoke; it has no hex when it leaves the board."""
    if not event.hex:
        return LogEntry(headline("log-smoke-gone"), rule=event.rule, tone="quiet")
    return LogEntry(headline("log-smoke-drifted", hex=event.hex), rule=event.rule, places=(event.hex,), tone="quiet")


@tells(ev.SmokeFaded)
def _smoke_faded(state: State, event: ev.SmokeFaded) -> LogEntry:
    hexes = tuple(hex_ for hex_ in state.clouds[event.cloud].hexes if hex_)
    where = all_of(map(place_name, hexes))
    head = headline("log-smoke-faded", hexes=where) if hexes else headline("log-smoke-faded-off-board")
    return LogEntry(head, rule=event.rule, places=hexes, tone="quiet")


@tells(ev.SmokeThinned)
def _smoke_thinned(state: State, event: ev.SmokeThinned) -> LogEntry | None:
    if not event.hex:
        return None
    return LogEntry(headline("log-smoke-thinned", hex=event.hex), rule=event.rule, places=(event.hex,), tone="quiet")
