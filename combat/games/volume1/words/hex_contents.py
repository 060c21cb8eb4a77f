"""Texts on things in a hex besides men: shells, grenades, smoke, flares, Papers (14.2, 18.0, 20.0)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.words import text, translated
from combat.engine.words.messages import Value
from combat.engine.words.topic import Topic
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.rules.sight.sight_lines import smoke_in
from combat.games.volume1.rules.state import Bomb, Cloud, Man, Shell, State
from combat.games.volume1.words import names, relations
from combat.games.volume1.words.help_texts import flare, thing
from combat.games.volume1.words.prompt_texts import throw_odds


def on_hex(state: State, hex_: Hex) -> list[Topic]:
    """Return help on all things in a hex, the most urgent first; empty if there are none."""
    found = [_shell(state, shell) for shell in state.shells if shell.hex == hex_]
    found += [_bomb(state, bomb) for bomb in state.bombs if bomb.hex == hex_]
    found += [_target(state, man) for man in state.on_board() if man.aim == hex_]
    if any(lit.hex == hex_ for lit in state.flares):
        found.append(flare(state.book))
    if hex_ in state.smoke:
        found.append(_smoke(state, hex_))
    return found + relations.papers_in(state, hex_) + _goals(state, hex_)


def with_markers(state: State) -> set[Hex]:
    """Return the hexes with a marker: melee, shell, grenade or its target, Papers, flare, fallen man, or weapon."""
    lying = [thing.hex for some in (state.shells, state.bombs, state.papers, state.flares) for thing in some]
    lying += [hex_ for man in state.men.values() for hex_ in (man.aim, man.fell_at if man.fate == "killed" else None)]
    return {hex_ for hex_ in (*state.melee, *lying, *(gun.hex for gun in state.guns.values())) if hex_}


def _goals(state: State, hex_: Hex) -> list[Topic]:
    """Return what a hex counts for: an objective, or a comrade's home (22.0)."""
    scenario, found = state.book.scenario, []
    for objective in scenario.objectives:
        if hex_ in objective.hexes:
            title = text("ground-objective", title=translated(objective.title), points=objective.points)
            who = state.book.figures.get(objective.who)
            lies = (text("ground-objective-who", man=who.full_name),) if who is not None else ()
            found.append(Topic(title, text("ground-objective-held"), lies, "22.0"))
    for comrade in scenario.comrades:
        if hex_ in comrade.home and comrade.points:
            title = text("ground-home", man=names.man(state, comrade.man), points=comrade.points)
            found.append(Topic(title, text("ground-home-reached"), (), "22.0"))
    return found


def _shell(state: State, shell: Shell) -> Topic:
    """Return help on a falling shell, with its card: a dash where nothing is rolled (20.0)."""
    blast = state.book.weapons[shell.weapon].blast
    assert blast is not None
    marks = {"crater": blast.crater, "rubble": blast.rubble}
    figures: dict[str, Value] = {name: "–" if near is None else near for name, (near, _) in marks.items()}
    line = text("ground-shell-card", damage=blast.damage[0], frag=blast.frag[0], smoke=blast.smoke, **figures)
    return replace(thing("shell"), title=names.weapon(state.book, shell.weapon), lines=(line,))


def _bomb(state: State, bomb: Bomb) -> Topic:
    lines = [text("ground-bomb-near", men=names.men(state, bomb.near))] if bomb.near else []
    if bomb.far:
        lines.append(text("ground-bomb-far", men=names.men(state, bomb.far)))
    return Topic(names.weapon(state.book, bomb.weapon), text("ground-bomb"), tuple(lines), "14.2")


def _target(state: State, man: Man) -> Topic:
    """Return help on a grenade target; the odds of an enemy's throw are not shown."""
    order = man.order.id if man.order is not None else "grenade"
    rule = state.book.charts.orders[order].rule if man.side == "friendly" else "10.09"
    odds = (throw_odds(state, man, man.aim or NOWHERE),) if man.side == "friendly" else ()
    return Topic(text(f"ground-target-{order}", man=names.man(state, man.id)), text("ground-target"), odds, rule)


def _smoke(state: State, hex_: Hex) -> Topic:
    """Return help on smoke: its cost for a line and for a leader in it, and how long each marker stays."""
    smoke, numbers = state.smoke[hex_], state.book.charts.numbers
    lines = [
        text("ground-smoke-cost", amount=names.signed(smoke_in(smoke, numbers))),
        text("ground-smoke-leader", amount=names.signed(smoke.markers * numbers.smoke_ldr)),
    ]
    lines += [
        _marker(state, cloud, place) for cloud in state.clouds for place, at in enumerate(cloud.hexes) if at == hex_
    ]
    sides = {"ground-smoke": smoke.full, "ground-fading-smoke": smoke.fading}
    title = names.listed(text(side, count=count) for side, count in sides.items() if count)
    return Topic(title, text("help-smoke"), tuple(lines), "18.0")


def _marker(state: State, cloud: Cloud, place: int) -> str:
    """Return a marker's source, its number and total, and the turn at whose end it is removed."""
    source = names.weapon(state.book, cloud.weapon) if cloud.weapon else text("ground-smoke-source")
    return text(
        "ground-smoke-marker",
        source=source,
        number=place + 1,
        value=max(cloud.value, len(cloud.hexes)),
        turn=gone_after(state, cloud, place),
    )


def gone_after(state: State, cloud: Cloud, place: int) -> int:
    """Return the turn at whose end a marker of a smoke cloud is removed.

    `place` is the marker's index; markers are removed, the last one first, after all have been placed and turned over.
    """
    first = state.clock.turn + (1 if cloud.turn == state.clock.turn else 0)
    laid = len(cloud.hexes)
    if cloud.fading:
        return first + laid - 1 - place
    value = max(cloud.value, laid)
    return first + (value - laid) + 1 + (value - 1 - place)


def is_smoke(state: State, weapon: str) -> bool:
    """Return whether a weapon is a grenade that makes nothing but smoke (7.10)."""
    return weapons.is_smoke_grenade(state.book.weapons[weapon])
