"""Help on what lies on the table: what a marker lets a man do impulse by impulse, what a state or the ground means."""

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
"""The markers and talents that have help of their own, and where the rulebook speaks of them."""
MODIFIES_ONLY = ("normal", "bold")
"""Morale states that mean the same to men of both sides."""


def introduction(help_key: str, keys_key: str) -> tuple[Topic, ...]:
    """The game in a few lines, for those who never played it (4.0)."""
    steps = tuple(text(f"help-turn-{step}") for step in ("card", "orders", "enemy", "action", "end"))
    return (
        Topic(text("help-game-title"), text("help-game")),
        Topic(text("help-turn-title"), text("help-turn"), steps, "4.0"),
        Topic(text("help-campaigns-title"), text("help-campaigns", help=help_key)),
        Topic(text("help-keys-title"), text("help-keys", help=help_key, keys=keys_key)),
    )


def order(kind: OrderType, side: str = "friendly") -> Topic:
    """What an order marker means to a man of a side, with its modifiers; to yours by impulses (6.0, 7.0, 10.0)."""
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
    """What a marker's figures let a man of the player's do (6.0)."""
    return [
        text("figure-impulse", impulse=impulse, figure=text(f"figure-{figure}"))
        for impulse, figure in enumerate(kind.figures, 1)
        if figure != "none"
    ]


def card(book: Book, number: int) -> Topic:
    """What is printed on one of the player's cards: its stamp, its three figures and its red strip (5.1, 16.0)."""
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
    """How a spot report is read: its two tables, its letters, its directions and its seal (9.1, 9.3, 9.6).

    `reach` is how near a spotted friendly must be for the letters to count, in hexes.
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
    """What a morale state means to a man of a side and what it adds (17.0)."""
    figure = book.charts.morale[state]
    line = text("help-morale-figures", tq=names.signed(figure.tq), ws=names.signed(figure.ws))
    rule = {"berserk": "17.2", "rout": "17.3"}.get(state, "17.1")
    whose = "enemy-" if side == "enemy" and state not in MODIFIES_ONLY else ""
    said = text(f"help-{whose}morale-{state}", reach=book.charts.numbers.check_reach)
    return Topic(names.morale(state), said, (line, *_leadership(figure)), rule)


def guard(side: str) -> Topic:
    """What a guard of a side may do, or does (17.4)."""
    if side == "enemy":
        return Topic(text("state-guard"), text("help-enemy-guarding"), (), "17.4e")
    return Topic(text("state-guard"), text("help-guarding"), (), "17.4d")


def live_grenade(kind: str, side: str) -> Topic:
    """What it means that a man of a side has armed a grenade; `kind` is smoke or grenade (7.09, 7.10, 10.09)."""
    rule = "7.10" if kind == "smoke" else "7.09" if side == "friendly" else "10.09"
    return Topic(text(f"live-{kind}"), text(f"help-live-{kind}"), (), rule)


def wound(book: Book, wound: Wound, side: str = "friendly") -> Topic:
    """What a wound marker takes and forbids a man of a side (16.0, 16.1)."""
    kind = f"{wound.kind}-bandaged" if wound.bandaged else wound.kind
    figure = book.charts.wounds[kind]
    said = text(f"help-wound-{kind}", tq=names.signed(figure.tq), ws=names.signed(figure.ws))
    told = text("help-wound-evac" if side == "friendly" else "help-enemy-wound-evac")
    evac = (told,) if wound.evac and not wound.bandaged else ()
    return Topic(names.wound(wound), said, (*_leadership(figure), *evac), "16.1" if wound.bandaged else "16.0")


def _leadership(figure: LeaderFigure) -> tuple[str, ...]:
    """What a marker changes of its man's Leadership Rating, where it does (6.0)."""
    if figure.no_ldr:
        return (text("figure-no-ldr"),)
    return (text("figure-ldr", amount=names.signed(figure.ldr)),) if figure.ldr else ()


def thing(kind: str) -> Topic:
    """What a marker on a man or in a hex means."""
    return Topic(text(f"thing-{kind}"), text(f"help-{kind}"), (), THINGS[kind])


def weapon(found: Weapon) -> Topic:
    """A weapon's card: reach, rates, what distance adds, what it forbids; of a grenade what it does (14.0-14.2)."""
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
    """A line for each of its distances."""
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
    """What a weapon counter is, who serves it, and what is left to fire (14.3)."""
    counter = state.guns[name]
    weapon = state.book.weapons[counter.weapon]
    called, rates = translated(weapon.name), names.listed(map(str, weapon.rates))
    lines = [text("help-gun-figures", rates=rates, range=weapon.max_range), served(state, counter)]
    if counter.ammo != "full":
        lines.append(text(f"log-ammo-{counter.ammo}", man=called))
    return Topic(called, text("help-gun"), tuple(lines), "14.3")


def served(state: State, counter: Gun) -> str:
    """Who serves a weapon, and why the assistant is no help where he is none (14.3)."""
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
    """What a man is at a weapon, in a few words: "operator, Cragg assists"; "" where nothing may be told (14.3)."""
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
    """What an operator or an assistant does; nothing about a comrade who is still unknown (8.2, 14.3)."""
    found = crews.gun_of(state, man) or crews.helped_by(state, man)
    if found is None or not all(names.is_known(state, name) for name in (found.operator, found.assistant) if name):
        return None
    word = "operator" if found.operator == man else "assistant"
    return Topic(text(f"role-{word}"), text(f"help-role-{word}"), (served(state, found),), "14.3")


def ground(terrain: TerrainType) -> Topic:
    """What a terrain does for the man in it (11.0)."""
    lines = [text("ground-cover" if terrain.cover else "ground-open")]
    if terrain.rough:
        lines.append(text("ground-rough"))
    return Topic(names.terrain(terrain.id), text(f"help-terrain-{terrain.id}"), tuple(lines), terrain.rule)


def exposure(charts: Charts, terrain: str) -> tuple[Topic, Topic]:
    """What a man's order and his ground add to the sum of whoever fires at him or looks for him (12.0.2, 13.0.2)."""
    name = names.terrain(terrain)
    shots = {order: row[terrain] for order, row in charts.fire.items()}
    looks = {order: Cell(row[terrain]) for order, row in charts.spotting.items()}
    titles = [text(f"help-chart-{chart}-title", terrain=name) for chart in ("fire", "spotting")]
    fired = Topic(titles[0], text("help-chart-fire"), _column(shots), "13.0.2")
    return fired, Topic(titles[1], text("help-chart-spotting"), _column(looks), "12.0.2")


def _column(cells: Mapping[str, Cell]) -> tuple[str, ...]:
    """A chart's column, the orders with the same cell in one line, the most dangerous first."""
    kinds = sorted(set(cells.values()), key=lambda cell: (-cell.modifier, cell.check_only))
    lines = []
    for kind in kinds:
        orders = names.listed(names.order(order) for order, cell in cells.items() if cell == kind)
        amount = names.signed(kind.modifier)
        lines.append(text("help-chart-check" if kind.check_only else "help-chart-line", amount=amount, orders=orders))
    return tuple(lines)


def night(state: State) -> Topic:
    """How far one sees tonight, what the dark takes from every sum, and the flares (21.0, 21.1)."""
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
    """What a lit flare does (21.1)."""
    numbers = book.charts.numbers
    words = text("help-flare", light=numbers.flare_light, roll=numbers.flare_dies_from)
    return Topic(text("help-flare-title"), words, rule="21.1")
