"""Help topics of F1: the card, unit and hex under the pointer, then the current question."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, rulebook, text
from combat.engine.words.topic import Topic
from combat.games.command.rules.pieces import values
from combat.games.command.rules.state import State, Unit
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words import command_names as names
from combat.games.command.words.log_rules import OF_ACTION, OF_ORDER

STATES = {"broken": "6.2", "suppressed": "6.3", "veteran": "6.4"}
"""Rules of unit states."""


def pointed_topics(desk: CommandHub) -> list[Topic]:
    """Return the help topics: on the card, unit and hex under the pointer, then on the current question.

    The selected unit is used if nothing is under the pointer.
    """
    state = desk.state
    found = list(_of_card(state, desk.title_desk.raised))
    unit = state.units.get(desk.input.pointer.piece) or state.carrier(desk.input.pointer.piece)
    if unit is not None:
        found += of_unit(state, unit)
    if desk.input.where is not None and state.book.map.board.contains(desk.input.where):
        found += of_hex(state, desk.input.where)
    elif not found and (chosen := state.units.get(desk.selection.piece)) is not None:
        found += of_unit(state, chosen)
    if desk.prompt is not None:
        line, hint = desk.prompt.line(), desk.prompt.hint()
        more = () if not hint or hint in line.text else (hint,)
        found.append(Topic(line.title, line.text, more, desk.prompt.decision.rule))
    return found


def _of_card(state: State, number: int) -> Iterator[Topic]:
    """Yield the topics of a fate card: its parts, its order and its action."""
    card = state.book.cards.get(number)
    if card is None:
        return
    parts = (
        text("topic-event", event=text(f"event-{card.event}")), text("topic-hex", hex=card.hex),
        text("topic-dice", white=card.white, colour=card.colour),
    )  # fmt: skip
    yield Topic(text("topic-card", order=names.use(card.order), action=names.use(card.action)), "", parts, "1.2")
    for use, rule in ((card.order, OF_ORDER[card.order]), (card.action, OF_ACTION[card.action])):
        yield Topic(names.use(use), _told(rule), (), rule)


def of_unit(state: State, unit: Unit) -> Iterator[Topic]:
    """Yield the help topics of a unit: current values, states, weapon."""
    lines = []
    if unit.on_map:
        sums = (
            ("fp", values.firepower(state, unit.id)), ("move", values.movement(state, unit)),
            ("morale", values.morale(state, unit)),
        )  # fmt: skip
        lines = [text(f"text-value-{name}", sum=names.sum_line(state, ledger)) for name, ledger in sums]
        lines.append(text("text-value-range", range=values.reach(state, unit.id)))
    yield Topic(capital(names.unit(state, unit.id)), "", tuple(lines), "6.1")
    for name, rule in STATES.items():
        if getattr(unit, name):
            yield Topic(capital(text(f"state-{name}")), _told(rule), (), rule)
    if unit.weapon and unit.on_map:
        fp, reach = total(values.firepower(state, unit.weapon)), values.reach(state, unit.weapon)
        weapon = capital(names.weapon_alone(state, unit.weapon))
        ordnance = state.weapon_figure(unit.weapon).ordnance
        yield Topic(weapon, text("topic-weapon", fp=fp, range=reach), (), "7.4" if ordnance else "7.1")


def of_hex(state: State, hex_: Hex) -> Iterator[Topic]:
    """Yield the help topics of a hex: its ground, work, smoke, blaze and objective."""
    board, book = state.book.map.board, state.book
    id_ = board.terrain(hex_)
    terrain = book.terrains[id_]
    figures = [text("topic-cost", cost=terrain.cost), text("topic-cover", cover=names.plain(terrain.cover))]
    if terrain.hindrance:
        figures.append(text("topic-hindrance", hindrance=terrain.hindrance))
    if board.level(hex_):
        figures.append(text("topic-level", level=board.level(hex_)))
    yield Topic(capital(text(f"ground-{id_}")), _told("17.1"), tuple(figures), "17.1")
    if hex_ in state.works:
        yield Topic(capital(text(f"ground-{state.works[hex_]}")), _told("18.1"), (), "18.1")
    if hex_ in state.smoke:
        smoke = text("text-smoke", hindrance=state.smoke[hex_] // 10)
        yield Topic(capital(smoke), _told("18.5"), (), "18.5")
    if hex_ in state.blazes:
        yield Topic(text("log-blaze-lit", hex=hex_), _told("18.6"), (), "18.6")
    for objective in book.map.objectives:
        if hex_ in objective.hexes:
            holder = names.side(state.control.get(objective.number, "")) or text("text-of-nobody")
            said = text("text-objective", number=objective.number, side=holder)
            yield Topic(said, _told("5.4"), (), "5.4")


def _told(rule: str) -> str:
    """Return a paragraph of the rulebook; "" if it does not exist."""
    found = rulebook.rulebook().find(rule)
    return "" if found is None else found.text
