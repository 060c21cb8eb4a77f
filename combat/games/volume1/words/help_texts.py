"""Help texts on things on the table: order markers by impulse, cards, states, weapons, terrain."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.words import text, translated
from combat.engine.words.topic import Topic
from combat.games.volume1.rules.book import Book, Cell, Charts, EnemyCard, LeaderFigure, Morale, OrderType, Weapon
from combat.games.volume1.rules.fighting import crews, fire
from combat.games.volume1.rules.state import Gun, State, Wound
from combat.games.volume1.rules.terrain import TerrainType
from combat.games.volume1.words import names

THINGS = {"melee": "15.0", "shell": "20.0c", "fallen": "16.0.4", "tough": "8.1c", "medic": "8.1d"}
"""Markers and talents with their own help, and their rules."""
MODIFIES_ONLY = ("normal", "bold")
"""Morale states with the same help for men of both sides."""


def introduction(help_key: str, keys_key: str) -> tuple[Topic, ...]:
    """Return the introduction to the game for beginners; the arguments are the labels of the keys for help and key
    list (4.0).
    """
    steps = tuple(text(f"help-turn-{step}") for step in ("card", "orders", "enemy", "action", "end"))
    return (
        Topic(text("help-game-title"), text("help-game")),
        Topic(text("help-turn-title"), text("help-turn"), steps, "4.0"),
        Topic(text("help-campaigns-title"), text("help-campaigns", help=help_key)),
        Topic(text("help-keys-title"), text("help-keys", help=help_key, keys=keys_key)),
    )


def order(kind: OrderType, side: str = "friendly") -> Topic:
    """Return help on an order of a man of a side: modifiers, and for the player's men each impulse (6.0, 7.0, 10.0)."""
    enemy = side == "enemy" and bool(kind.enemy_rule)
    lines = [] if enemy else _impulses(kind)
    if kind.ws:
        lines.append(text("figure-ws", amount=names.signed(kind.ws)))
    if not kind.may_fire:
        meaning = text("figure-no-fire")
        lines.append(text("figure-sign", sign="−A", meaning=meaning) if kind.no_fire else meaning)
    if kind.id in fire.SUPPRESSING:
        lines.append(text("figure-sign", sign="MC", meaning=text("figure-morale-check")))
    lines += _leadership(kind)
    if kind.low:
        lines.append(text("figure-low"))
    said = text(f"help-enemy-order-{kind.id}" if enemy else f"help-order-{kind.id}")
    return Topic(names.order(kind.id), said, tuple(lines), kind.enemy_rule if enemy else kind.rule)


def _impulses(kind: OrderType) -> list[str]:
    """Return what an order lets a friendly do in each impulse (6.0)."""
    return [
        text("figure-impulse", impulse=impulse, figure=text(f"figure-{figure}"))
        for impulse, figure in enumerate(kind.figures, 1)
        if figure != "none"
    ]


def card(book: Book, number: int) -> Topic:
    """Return help on a card of the player: kind, initiative values and wound (5.1, 16.0)."""
    found = book.friendly_cards[number]
    kind = "event-at-once" if found.initiative is None else found.kind
    lines = []
    if found.initiative is not None:
        able, baker, charlie = found.initiative
        lines.append(text("help-card-initiative", able=able, baker=baker, charlie=charlie))
    if found.kind != "event" or found.initiative is not None:
        lines.append(text("help-card-wound", wound=text(f"wound-{found.wound}")))
        if found.wound == "close-call":
            lines.append(text("help-card-close-call"))
        if found.evac:
            lines.append(text("help-card-evac", effect=text("help-wound-evac")))
    rule = {"order": "5.1.1", "discard": "5.1.2", "event": "5.1.3"}[found.kind]
    return Topic(translated(found.title), text(f"help-card-{kind}"), tuple(lines), rule)


def enemy_card(found: EnemyCard, whose: str, reach: int, *, used: bool) -> Topic:
    """Return help on an enemy card: its two tables, letters, directions and seal (9.1, 9.3, 9.6).

    `whose` names its man or team. `reach` is the distance in hexes within which a spotted friendly makes the letters
    count. `used`: the highlighted row is explained too.
    """
    ways = next((row.directions for row in found.cover.values() if len(set(row.directions)) > 1), found.rout)
    first, second = ways[0], ways[-1]
    way = "help-spot-directions" if first != second else "help-spot-one-direction"
    lines = (
        *((text("help-spot-used"),) if used else ()),
        text("log-enemy-card-why-c", reach=reach),
        text("log-enemy-card-why-g", reach=reach),
        text(way, ways=names.directions(ways), first=first, second=second),
        text("help-spot-rout"),
        text("help-spot-seal", value=found.initiative),
    )
    return Topic(text("help-spot-title", serial=found.serial, whose=whose), text("help-spot-report"), lines, "9.1")


def morale(book: Book, state: Morale, side: str = "friendly") -> Topic:
    """Return help on a morale state for a man of a side, with its modifiers (17.0)."""
    figure = book.charts.morale[state]
    line = text("help-morale-figures", tq=names.signed(figure.tq), ws=names.signed(figure.ws))
    rule = {"berserk": "17.2", "rout": "17.3"}.get(state, "17.1")
    whose = "enemy-" if side == "enemy" and state not in MODIFIES_ONLY else ""
    said = text(f"help-{whose}morale-{state}", reach=book.charts.numbers.check_reach)
    return Topic(names.morale(state), said, (line, *_leadership(figure)), rule)


def guard(side: str) -> Topic:
    """Return help on the orders of a side's guard of prisoners (17.4)."""
    if side == "enemy":
        return Topic(text("state-guard"), text("help-enemy-guarding"), (), "17.4e")
    return Topic(text("state-guard"), text("help-guarding"), (), "17.4d")


def live_grenade(kind: str, side: str) -> Topic:
    """Return help on the live grenade of a man of a side; `kind` is "smoke" or "grenade" (7.09, 7.10, 10.09)."""
    rule = "7.10" if kind == "smoke" else "7.09" if side == "friendly" else "10.09"
    return Topic(text(f"live-{kind}"), text(f"help-live-{kind}"), (), rule)


def wound(book: Book, wound: Wound, side: str = "friendly") -> Topic:
    """Return help on a wound of a man of a side: modifiers and forbidden orders (16.0, 16.1)."""
    kind = f"{wound.kind}-bandaged" if wound.bandaged else wound.kind
    figure = book.charts.wounds[kind]
    said = text(f"help-wound-{kind}", tq=names.signed(figure.tq), ws=names.signed(figure.ws))
    told = text("help-wound-evac" if side == "friendly" else "help-enemy-wound-evac")
    evac = (told,) if wound.evac and not wound.bandaged else ()
    return Topic(names.wound(wound), said, (*_leadership(figure), *evac), "16.1" if wound.bandaged else "16.0")


def _leadership(figure: LeaderFigure) -> tuple[str, ...]:
    """Return how a marker changes its man's Leadership Rating; empty if it does not (6.0)."""
    if figure.no_ldr:
        return (text("figure-no-ldr"),)
    return (text("figure-ldr", amount=names.signed(figure.ldr)),) if figure.ldr else ()


def thing(kind: str) -> Topic:
    """Return help on a marker on a man or in a hex, by its id."""
    return Topic(text(f"thing-{kind}"), text(f"help-{kind}"), (), THINGS[kind])


def weapon(found: Weapon) -> Topic:
    """Return help on a weapon: range, rates, modifiers by range and restrictions; for a grenade its effects
    (14.0-14.2).
    """
    blast = found.blast
    if blast is not None:
        figures = {name: "/".join(map(str, pair)) for name, pair in (("damage", blast.damage), ("frag", blast.frag))}
        words = text("help-weapon-thrown", range=found.max_range, smoke=blast.smoke, **figures)
        return Topic(translated(found.name), words, _bands(found), "14.2")
    rates = names.listed(map(str, found.rates))
    traits = ("slow", "heavy", "very_heavy", "endless")
    marked = tuple(text(f"help-weapon-{trait.replace('_', '-')}") for trait in traits if getattr(found, trait))
    words = text("help-weapon", range=found.max_range, rates=rates)
    return Topic(translated(found.name), words, (*_bands(found), *marked), "14.0")


def _bands(found: Weapon) -> tuple[str, ...]:
    """Return a line for each range band."""
    return tuple(
        text(
            "help-weapon-band" if band.near < band.far else "help-weapon-band-one",
            near=band.near,
            far=band.far,
            amount=names.signed(band.modifier),
        )
        for band in found.bands
    )


def gun(state: State, name: str) -> Topic:
    """Return help on a weapon counter: what it is, its crew and its ammunition (14.3)."""
    counter = state.guns[name]
    weapon = state.book.weapons[counter.weapon]
    called, rates = translated(weapon.name), names.listed(map(str, weapon.rates))
    lines = [text("help-gun-figures", rates=rates, range=weapon.max_range), served(state, counter)]
    if counter.ammo != "full":
        lines.append(text(f"log-ammo-{counter.ammo}", man=called))
    return Topic(called, text("help-gun"), tuple(lines), "14.3")


def served(state: State, counter: Gun) -> str:
    """Return a text on the crew of a weapon, with the reason if the assistant cannot help (14.3)."""
    if not counter.operator:
        return text("gun-lies")
    operator = names.man(state, counter.operator)
    if not counter.assistant:
        return text("gun-alone", operator=operator)
    assistant, why = names.man(state, counter.assistant), crews.missing(state, counter.operator)
    if why:
        return text("gun-no-help", operator=operator, assistant=assistant, why=text(f"no-help-{why}"))
    return text("gun-helped", operator=operator, assistant=assistant)


def role_in_short(state: State, man: str) -> str:
    """Return a man's role at a weapon in a few words: "operator, Cragg assists"; "" if he has none or it is unknown
    (14.3).
    """
    gun = crews.gun_of(state, man) or crews.helped_by(state, man)
    if gun is None or role(state, man) is None:
        return ""
    if gun.operator != man:
        return text("role-assists", operator=names.man(state, gun.operator)) if gun.operator else text("role-assistant")
    if not gun.assistant:
        return text("role-operator-alone")
    why = crews.missing(state, man)
    assistant = names.man(state, gun.assistant)
    if why:
        return text("role-operator-no-help", assistant=assistant, why=text(f"no-help-{why}"))
    return text("role-operator-helped", assistant=assistant)


def role(state: State, man: str) -> Topic | None:
    """Return help on a man's role as operator or assistant; None if he has none, or if one of the crew is unknown
    (8.2, 14.3).
    """
    found = crews.gun_of(state, man) or crews.helped_by(state, man)
    if found is None or not all(names.is_known(state, name) for name in (found.operator, found.assistant) if name):
        return None
    word = "operator" if found.operator == man else "assistant"
    return Topic(text(f"role-{word}"), text(f"help-role-{word}"), (served(state, found),), "14.3")


def ground(terrain: TerrainType) -> Topic:
    """Return help on the effects of a terrain on men in it (11.0)."""
    lines = [text("ground-cover" if terrain.cover else "ground-open")]
    if terrain.rough:
        lines.append(text("ground-rough"))
    return Topic(names.terrain(terrain.id), text(f"help-terrain-{terrain.id}"), tuple(lines), terrain.rule)


def exposure(charts: Charts, terrain: str) -> tuple[Topic, Topic]:
    """Return two help topics: the modifiers to fire and to spotting for each order in a terrain (12.0.2, 13.0.2)."""
    name = names.terrain(terrain)
    shots = {order: row[terrain] for order, row in charts.fire.items()}
    looks = {order: Cell(row[terrain]) for order, row in charts.spotting.items()}
    titles = [text(f"help-chart-{chart}-title", terrain=name) for chart in ("fire", "spotting")]
    fired = Topic(titles[0], text("help-chart-fire"), _column(shots), "13.0.2")
    return fired, Topic(titles[1], text("help-chart-spotting"), _column(looks), "12.0.2")


def _column(cells: Mapping[str, Cell]) -> tuple[str, ...]:
    """Return a chart's column, one line for the orders with the same cell, the most dangerous first."""
    kinds = sorted(set(cells.values()), key=lambda cell: (-cell.modifier, cell.check_only))
    lines = []
    for kind in kinds:
        orders = names.listed(names.order(order) for order, cell in cells.items() if cell == kind)
        amount = names.signed(kind.modifier)
        lines.append(text("help-chart-check" if kind.check_only else "help-chart-line", amount=amount, orders=orders))
    return tuple(lines)


def night(state: State) -> Topic:
    """Return help on the night: range of sight, modifiers, and the flares left (21.0, 21.1)."""
    rules = state.book.scenario.night
    lines = []
    for kind, amount in (("fire", rules.fire), ("spotting", rules.spotting)) if rules is not None else ():
        if rules is not None and amount:
            lines.append(text(f"help-night-{kind}", beyond=rules.beyond, amount=names.signed(amount)))
    if state.flares_left:
        lines.append(text("help-night-flares", flares=state.flares_left))
        lines.append(text("help-night-how", reach=state.book.charts.numbers.flare_reach))
        carriers = [man for man in rules.carriers if man in state.men] if rules is not None else []
        if carriers:
            lines.append(text("help-night-carriers", men=names.men(state, carriers)))
    return Topic(text("help-night-title"), text("help-night", range=state.night), tuple(lines), "21.0")


def flare(book: Book) -> Topic:
    """Return help on a burning flare (21.1)."""
    numbers = book.charts.numbers
    words = text("help-flare", light=numbers.flare_light, roll=numbers.flare_dies_from)
    return Topic(text("help-flare-title"), words, rule="21.1")
