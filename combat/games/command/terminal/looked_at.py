"""Views of the text interface: units, one unit, a hex, sight, cards, time and points.

The given state is the player's view, without hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.decision import Decision
from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.words import capital, has, text
from combat.engine.words.line import shown
from combat.games.command.rules.pieces import values
from combat.games.command.rules.play import endings
from combat.games.command.rules.play.turns import DiscardCards
from combat.games.command.rules.sight.sighting import sight as line_of_sight
from combat.games.command.rules.state import HIDDEN_CHIT, State, Unit
from combat.games.command.rules.two_sides import ALLIES, AXIS, SIDES
from combat.games.command.terminal.lines_typed import hex_named, piece_named, said
from combat.games.command.terminal.numbered import numbered
from combat.games.command.words import answers_said
from combat.games.command.words import command_names as names


def axis(state: State, about: str) -> Sequence[str]:
    """Return the units of the Axis as lines of text; `about` is ignored."""
    return _force(state, AXIS)


def allies(state: State, about: str) -> Sequence[str]:
    """Return the units of the Allies as lines of text; `about` is ignored."""
    return _force(state, ALLIES)


def _force(state: State, side: str) -> list[str]:
    return [in_short(state, unit) for unit in state.units.values() if unit.side == side] or [text("text-nobody")]


def unit(state: State, about: str) -> Sequence[str]:
    """Return lines with all values of the unit that `about` names, and their terms; raise NotUnderstood if there is
    none.
    """
    id_ = piece_named(state, about)
    found = state.units.get(id_) or state.carrier(id_)
    if found is None:
        return [names.piece(state, id_)]
    lines = [in_short(state, found)]
    if found.on_map:
        for name, ledger in (
            ("fp", values.firepower(state, found.id)), ("move", values.movement(state, found)),
            ("morale", values.morale(state, found)),
        ):  # fmt: skip
            lines.append(text(f"text-value-{name}", sum=names.sum_line(state, ledger)))
        lines.append(text("text-value-range", range=values.reach(state, found.id)))
        if found.weapon:
            fp = total(values.firepower(state, found.weapon))
            weapon = names.weapon_alone(state, found.weapon)
            lines.append(text("text-weapon", weapon=weapon, fp=fp, range=values.reach(state, found.weapon)))
    return lines


def hex_(state: State, about: str) -> Sequence[str]:
    """Return lines with the ground and contents of the hex that `about` names; raise NotUnderstood if there is none."""
    place = hex_named(state, about)
    board = state.book.map.board
    terrain = text(f"ground-{board.terrain(place)}")
    lines = [text("text-hex-level", hex=place, terrain=terrain, level=board.level(place))]
    lines += list(_lying(state, place))
    return [*lines, *(in_short(state, unit) for unit in state.units_in(place))]


def _lying(state: State, place: Hex) -> Iterator[str]:
    if place in state.works:
        yield text(f"ground-{state.works[place]}")
    if place in state.smoke:
        yield text("text-smoke", hindrance=state.smoke[place] // 10)
    if place in state.blazes:
        yield text("log-blaze-lit", hex=place)
    for objective in state.book.map.objectives:
        if place in objective.hexes:
            holder = names.side(state.control.get(objective.number, "")) or text("text-of-nobody")
            yield text("text-objective", number=objective.number, side=holder)


def sight(state: State, about: str) -> Sequence[str]:
    """Return lines that say whether one hex sees another, the hindrance, and what blocks the line.

    `about` names two hexes or units, parted by a comma or a space. Raises NotUnderstood.
    """
    first, _, second = about.partition("," if "," in about else " ")
    start, end = hex_named(state, first), hex_named(state, second)
    seen = line_of_sight(state, start, end)
    if seen.clear:
        hinders = [shown(line) for line in names.sum_rows(state, seen.ledger)]
        return [text("text-sees", start=start, end=end, range=distance(start, end)), *hinders]
    if seen.blaze is not None:
        return [text("text-unseen", start=start, end=end, what=text("text-burning"), hex=seen.blaze)]
    cut = seen.line.blocked
    assert cut is not None
    what = f"ground-{cut.kind}" if has(f"ground-{cut.kind}") else f"text-cut-{cut.kind}"
    return [text("text-unseen", start=start, end=end, what=text(what), hex=cut.hex)]


def cards(state: State, about: str) -> Sequence[str]:
    """Return a line for each known card in hand, or one line that there is none; `about` is ignored."""
    known = [card for side in SIDES for card in state.hands[side] if card in state.book.cards]
    return [
        text("text-hand", number=card, card=answers_said.card(state, card)) for card in known
    ] or [text("text-no-cards")]  # fmt: skip


def score(state: State, about: str) -> Sequence[str]:
    """Return lines with time, points, initiative card, losses, objectives and known chits; `about` is ignored."""
    lines = [
        text("text-time", time=state.time, sudden=state.sudden_death, turn=state.turn),
        text("text-points", score=names.score(state)),
        text("text-initiative", side=names.side(state.initiative)),
    ]
    for side in SIDES:
        lost = endings.losses(state, side)
        lines.append(text("text-losses", side=names.side(side), lost=lost, surrender=state.surrender[side]))
    for objective in state.book.map.objectives:
        holder = names.side(state.control.get(objective.number, "")) or text("text-of-nobody")
        lines.append(text("text-objective", number=objective.number, side=holder))
    own = [chit for side in SIDES for chit in state.secrets[side] if chit != HIDDEN_CHIT]
    known = (*state.open_chits, *own)
    return [*lines, *(text("text-chit", chit=chit.upper(), worth=names.worth(state, chit)) for chit in known)]


def things(state: State, decision: Decision) -> Sequence[tuple[str, str]]:
    """Return number and description of each item of a question whose answers may name several items; else empty."""
    if isinstance(decision, DiscardCards):
        return [(str(card), answers_said.card(state, card)) for card in sorted(state.hands[decision.seat])]
    found = numbered(state, decision)
    lines = [
        *(_as_target(state, hex_) for hex_ in found.targets),
        *(_as_piece(state, id_) for id_ in found.pieces),
        *(said(state, decision, use) for use in found.cards),
    ]
    return [(str(number), line) for number, line in enumerate(lines, 1)]


def _as_target(state: State, hex_: Hex) -> str:
    return text("text-target", hex=hex_, units=names.units(state, [unit.id for unit in state.units_in(hex_)]))


def _as_piece(state: State, id_: str) -> str:
    """Return a unit as one line; a weapon with its carrier; a work by its name."""
    if id_ in state.units:
        return in_short(state, state.units[id_])
    carrier = state.carrier(id_)
    if carrier is None:
        return capital(text(f"ground-{id_}"))
    return text("text-carried", weapon=capital(names.weapon_alone(state, id_)), unit=in_short(state, carrier))


def in_short(state: State, found: Unit) -> str:
    """Return a unit as one line: name, hex, ground, state, weapon."""
    who = names.unit(state, found.id)
    if not found.on_map:
        gone = text(f"state-{found.fate}") if found.fate else text("text-not-placed")
        return text("text-unit", unit=who, state=gone)
    board = state.book.map.board
    parts = [text("text-at", hex=found.hex, terrain=text(f"ground-{board.terrain(found.hex)}"))]
    parts += [text(f"state-{name}") for name in ("broken", "suppressed", "veteran") if getattr(found, name)]
    if found.spots:
        parts.append(text("state-spotter"))
    if found.activated:
        parts.append(text("text-activated"))
    if found.weapon:
        parts.append(names.weapon_alone(state, found.weapon))
    return text("text-unit", unit=who, state=", ".join(parts))
