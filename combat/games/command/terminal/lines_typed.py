"""Parser of input lines: numbers or names of pieces instead of their ids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from combat.engine.kernel.decision import Answer, Decision, Uncountable
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.printed_names import named_here
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import MOST_LISTED, MOST_TRIED, match_name, place_meant, spelt_out
from combat.engine.words import text
from combat.engine.words.grammar.lists import one_of
from combat.games.command.players.deploying import placing
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.rules.answers import DONE, Cards, Pieces, Placement, Shot
from combat.games.command.rules.decisions import PickCard, PickUnit, PickWeapon
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.orders.move import SetOff
from combat.games.command.rules.play.set_up import SetUp, unplaced
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.terminal.numbered import Numbered, card, numbered, pieces, target
from combat.games.command.words import answers_said
from combat.games.command.words import command_names as names
from combat.games.command.words.command_words import WORDS

TYPED = (SetUp, DiscardCards, Activate, SetOff, Shoot)
"""Decisions whose answers are not numbered, since they may list several items."""
ONE_OF = (PickUnit, PickWeapon)
"""Decisions whose answers are always numbered."""


def _first(state: State, decision: Decision, most: int) -> list[Answer]:
    """Return the first answers, up to a number; none if they cannot be listed."""
    try:
        return list(islice(decision.options(state), most))
    except Uncountable:
        return []


def listed(state: State, decision: Decision) -> Sequence[Answer]:
    """Return the answers that are numbered under a question; empty if they are too many or must be typed."""
    most = MOST_TRIED if isinstance(decision, ONE_OF) else MOST_LISTED
    found = [] if isinstance(decision, TYPED) else _first(state, decision, most + 1)
    return found if len(found) <= most else ()


def asked(state: State, decision: Decision) -> str:
    """Return the text of a question."""
    title: str = WORDS.ask(state, decision).title
    return title


def said(state: State, decision: Decision, answer: Answer) -> str:
    """Return an answer as text; a card with its number, order and action."""
    if isinstance(decision, GiveOrder | PickCard | SetOff):
        number = str(answer).partition(" ")[0]
        if number.isdecimal():
            told = answers_said.answer(state, decision, answer)
            return text("text-card", number=number, answer=told, card=answers_said.card(state, int(number)))
    return answers_said.answer(state, decision, answer)


def usual(state: State, decision: Decision) -> Answer | None:
    """Return the answer to an empty line: the declining one, the only one, or DONE; None if there is no such answer."""
    if decision.passes_with is not None:
        return decision.passes_with
    if isinstance(decision, SetUp):
        return None if unplaced(state, decision.seat) else DONE
    few = _first(state, decision, 2)
    if len(few) == 1:
        return few[0]
    return DONE if decision.refusal(state, DONE) is None else None


def how(state: State, decision: Decision) -> str:
    """Return instructions for answering a question without numbered answers."""
    return text(f"text-how-{decision.kind}" if isinstance(decision, (*TYPED, AdvanceOne)) else "text-how")


def read(state: State, decision: Decision, line: str) -> Iterator[Answer]:
    """Yield the answers that a typed line gives, in order; raise NotUnderstood if it gives none."""
    plain, found = line.lower(), numbered(state, decision)
    match decision:
        case SetUp() if plain in ("all", text("text-word-all").lower()):
            yield from _the_rest(state, decision)
        case SetUp() if " " in line:
            yield from _placements(state, decision, found, line)
        case AdvanceOne() if pieces(found, line.rpartition(" ")[0]):
            yield from _placements(state, decision, found, line)
        case DiscardCards() if plain == text("text-word-none").lower():
            yield Cards(())
        case DiscardCards() if (cards := line.replace(",", " ").split()) and all(map(str.isdecimal, cards)):
            yield Cards(map(int, cards))
        case SetOff() | Shoot() if plain in _spellings(state, decision, DONE):
            yield DONE
        case SetOff() if (use := _card_played(state, decision, found, line)) is not None:
            yield use
        case Activate() | SetOff():
            yield _pieces(state, decision.seat, found, line)
        case Shoot():
            yield _shot(state, decision, found, line)
        case _:
            options = _first(state, decision, MOST_TRIED)
            yield spelt_out(line, options, partial(answers_said.answer, state, decision))


def _placements(state: State, decision: SetUp | AdvanceOne, found: Numbered, line: str) -> Iterator[Answer]:
    """Yield placements of units or works, by number or name, in a hex."""
    who, _, where = line.rpartition(" ")
    units = pieces(found, who)
    if units is None:
        units = [_to_place(state, decision, who)]
    hex_ = hex_named(state, where)
    yield from (Placement(unit, hex_) for unit in units)


def _the_rest(state: State, decision: SetUp) -> Iterator[Answer]:
    """Yield automatic placements of everything left: squads on objectives, leaders with squads."""
    while (answer := placing(decision, Evaluation(state, decision.seat), led=True)) != DONE:
        yield answer


def _pieces(state: State, side: str, found: Numbered, line: str) -> Pieces:
    """Return some pieces, given by numbers or separated by commas, without duplicates."""
    return Pieces({id_ for part in line.split(",") for id_ in pieces(found, part) or [piece_named(state, part, side)]})


def _card_played(state: State, decision: SetOff, found: Numbered, line: str) -> Answer | None:
    """Return the card to play before moving; None if units are named."""
    if (use := card(found, line)) is not None:
        return use
    return next((use for use in found.cards if line.lower() in _spellings(state, decision, use)), None)


def _spellings(state: State, decision: Decision, option: Answer) -> tuple[str, str]:
    return str(option).lower(), answers_said.answer(state, decision, option).lower()


def _shot(state: State, decision: Shoot, found: Numbered, line: str) -> Shot:
    """Return a shot: target number or hex, and firing pieces; "smoke" before them."""
    smoke = line.lower().startswith(("smoke ", f"{text('text-word-smoke').lower()} "))
    where, _, who = (line.partition(" ")[2] if smoke else line).partition(" ")
    hex_ = target(found, where.removesuffix(",")) or hex_named(state, where)
    return Shot(hex_, _pieces(state, decision.seat, found, who).ids, smoke=smoke)


def _to_place(state: State, decision: SetUp | AdvanceOne, word: str) -> str:
    """Return the id of a unit or work to be set up."""
    for work in dict.fromkeys(state.works_left.get(decision.seat, ())):
        if word.lower() in (work, text(f"ground-{work}").lower()):
            return work
    return piece_named(state, word, decision.seat)


def piece_named(state: State, word: str, side: str = "") -> str:
    """Return the id of the unit or weapon that a word names: by its name, its id or a prefix of either.

    `side` limits the search to one side. Raises NotUnderstood for no match or several.
    """
    line = word.strip()
    pieces = [unit.id for unit in state.units.values() if side in ("", unit.side)]
    pieces += [weapon.id for weapon in state.weapons.values() if side in ("", weapon.side)]

    def which(found: Sequence[str]) -> str:
        return text("text-which-piece", line=line, pieces=one_of([names.piece(state, id_) for id_ in found]))

    return match_name(line, pieces, partial(_called, state), lambda: text("text-no-piece", line=line), which)


def _called(state: State, id_: str) -> tuple[str, ...]:
    """Return the names accepted for a piece: its id, its name, and its name without nation."""
    alone = names.unit_alone if id_ in state.units else names.weapon_alone
    return id_, names.piece(state, id_).lower(), alone(state, id_).lower()


def hex_named(state: State, word: str) -> Hex:
    """Return the hex that a word names, directly or by a piece in it; raise NotUnderstood for no hex."""
    return place_meant(word.strip(), partial(named_here, state.book.map.board), partial(_standing, state))


def _standing(state: State, word: str) -> Hex:
    id_ = piece_named(state, word)
    unit = state.units.get(id_) or state.carrier(id_)
    if unit is None or not unit.on_map:
        raise NotUnderstood(text("text-not-on-map", piece=names.piece(state, id_)))
    return unit.hex
