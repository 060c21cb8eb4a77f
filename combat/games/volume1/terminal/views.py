"""Views of the position as lines of text: squad, enemies, a man, a hex, sight, orders, cards, score, briefing.

`about` is the rest of the typed command; views without a subject ignore it. The state holds only what the player may
know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.words import capital, place_name, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import shown
from combat.engine.words.topic import Topic
from combat.games.volume1.rules import directions
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.play import endings, victory
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.terminal.typed_answers import any_man, hex_named, own_man
from combat.games.volume1.words import (
    fates,
    help_texts,
    hex_contents,
    names,
    outcome_words,
    promises,
    refusals,
    relations,
    sight_notes,
)


def squad(state: State, about: str) -> Sequence[str]:
    """Return one line for each friendly man, including those off the board."""
    return [_in_short(state, man) for man in state.men.values() if man.side == "friendly"]


def enemies(state: State, about: str) -> Sequence[str]:
    """Return one line for each enemy on the board with his distance to the nearest friendly, the nearest first."""
    own = [man.place for man in state.on_board("friendly")]

    def near(man: Man) -> int:
        return min((distance(man.place, place) for place in own), default=0)

    found = sorted(state.on_board("enemy"), key=near)
    return [text("text-enemy", line=_in_short(state, man), hexes=near(man)) for man in found] or [text("text-nobody")]


def man(state: State, about: str) -> Sequence[str]:
    """Return lines on a man: state, values, weapons, odds against visible enemies, relations.

    Values and weapons are left out for an unknown man, odds for any enemy. Raise NotUnderstood if no man is named.
    """
    found = any_man(state, about)
    lines = [_in_short(state, found)]
    if names.is_known(state, found.id):
        figure = state.figure(found.id)
        lines.append(text("text-figures", tq=figure.tq, ldr=figure.ldr or 0))
        lines += [
            text("text-weapon", weapon=names.weapon(state.book, skill.weapon), skill=skill.value)
            for skill in figure.skills
        ]
        if found.side == "friendly":
            lines += _promised(state, found)
    lines += list(relations.of_others(state, found))
    return lines


def _promised(state: State, found: Man) -> Iterator[str]:
    """Yield a line for each enemy he sees, with what he can do to him."""
    if not found.on_board:
        return
    planned = promises.planned(state, found)
    for foe in visibility.seen_enemies(state, found):
        told = promises.promise(state, planned, foe)
        said = " ".join(shown(line) for line in told.lines)
        yield text("text-sees", man=names.man(state, foe.id), hex=foe.place, promise=said)


def hex_(state: State, about: str) -> Sequence[str]:
    """Return lines on a hex: terrain, level, men and things in it, and its neighbours by compass number.

    Raise NotUnderstood if no hex is named.
    """
    place = hex_named(state, about)
    board = state.board
    lines = [text("text-hex-level", hex=place, terrain=names.terrain(board.terrain(place)), level=board.level(place))]
    lines += [_in_short(state, man) for man in state.men_in(place)]
    for topic in hex_contents.on_hex(state, place):
        lines += list(_told(topic))
    compass = directions.compass(state)
    for number in range(1, 7):
        beside = compass.step(board, place, number)
        if beside is not None:
            lines.append(_beside(state, number, beside))
    return lines


def _beside(state: State, number: int, place: Hex) -> str:
    who = [man.id for man in state.men_in(place)]
    ground = names.terrain(state.board.terrain(place))
    if who:
        return text("text-beside-men", number=number, hex=place, terrain=ground, men=names.men(state, who))
    return text("text-beside", number=number, hex=place, terrain=ground)


def sight(state: State, about: str) -> Sequence[str]:
    """Return lines on whether two hexes or men see each other, and why; for a single one, the enemies visible from it.

    Raise NotUnderstood if no hex or man is named.
    """
    first, _, second = about.partition(" ")
    start = hex_named(state, first)
    if second:
        line = visibility.between(state, start, hex_named(state, second.strip()))
        return [sight_notes.note(state.board, line).line.shown()]
    seen = [man for man in state.on_board("enemy") if visibility.between(state, start, man.place).visible]
    return [_in_short(state, man) for man in seen] or [text("text-nobody")]


def orders(state: State, about: str) -> Sequence[str]:
    """Return lines on all orders: first those that a friendly man may have, with their effects, then the others with
    reasons.

    Raise NotUnderstood if no friendly man is named.
    """
    found = own_man(state, about)
    allowed, barred = [], []
    for kind in state.book.charts.orders.values():
        topic = help_texts.order(kind)
        refusal = give_orders.order_refusal(state, found.id, kind.id)
        if refusal is None:
            allowed.append(text("text-order", order=topic.title, about=topic.text))
        else:
            barred.append(text("text-order", order=topic.title, about=refusals.reason(state, refusal)))
    return [*allowed, text("text-orders-barred"), *barred]


def cards(state: State, about: str) -> Sequence[str]:
    """Return lines with the cards in hand and their texts."""
    lines: list[str] = []
    for number in state.hand:
        lines += _told(help_texts.card(state.book, number))
    return lines or [text("text-no-cards")]


def score(state: State, about: str) -> Sequence[str]:
    """Return lines with the turn, the points so far, and their sources."""
    lines = [text("text-turn", turn=state.clock.turn, turns=endings.last_turn(state), impulse=state.clock.impulse)]
    lines += [
        text("text-score", what=names.score(state, found), points=names.signed(found.points))
        for found in victory.tally(state)
    ]
    return [*lines, text("text-points", points=victory.points(state))]


def briefing(state: State, about: str) -> Sequence[str]:
    """Return lines with title, briefing, victory table, possible endings, and set-up hexes."""
    scenario = state.book.scenario
    lines = [translated(scenario.title), *map(translated, scenario.briefing)]
    *levels, worst = scenario.verdicts
    lines += [text("sheet-verdict", points=level.at_least, title=translated(level.title)) for level in levels]
    lines.append(text("sheet-verdict-below", title=translated(worst.title)))
    starts = all_of([place_name(hex_) for hex_ in scenario.deployment])
    return [*lines, *outcome_words.summary(state.book), text("text-deployment", hexes=starts)]


def _in_short(state: State, found: Man) -> str:
    """Return a man as one line: name, team, hex, terrain, condition and order, or his fate."""
    who = names.full_name(state, found.id)
    if not names.is_known(state, found.id):
        who = capital(who)
    if not found.on_board or found.hex is None:
        gone = fates.caption(found) if found.fate else text("text-waiting")
        return text("text-man", man=who, team=names.team(found.team), state=gone)
    parts = [text("text-at", hex=found.hex, terrain=names.terrain(state.board.terrain(found.hex)))]
    if found.side == "friendly" and not found.seen:
        parts.append(text("text-hidden"))
    parts.append(names.morale(found.morale))
    parts += [names.wound(wound) for wound in found.wounds]
    if found.ammo != "full":
        parts.append(text(f"ammo-{found.ammo}"))
    parts.append(names.marker(found.order) if found.order is not None else text("text-without-order"))
    if not names.is_known(state, found.id):
        return text("text-stranger", man=who, state=names.listed(parts))
    return text("text-man", man=who, team=names.team(found.team), state=names.listed(parts))


def _told(topic: Topic) -> Iterator[str]:
    yield text("text-topic", title=topic.title, about=topic.text)
    yield from (shown(line) for line in topic.lines)
