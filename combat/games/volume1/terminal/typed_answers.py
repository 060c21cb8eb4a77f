"""Parse typed answers: names instead of ids, and several answers on one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.printed_names import named_here
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import MOST_LISTED, match_name, place_meant, spelt_out
from combat.engine.words import text
from combat.engine.words.grammar.lists import one_of
from combat.engine.words.line import shown
from combat.games.volume1.players import squad_places
from combat.games.volume1.rules.answers import NO_ORDER, OrderGiven, Placement
from combat.games.volume1.rules.decisions import (
    PASS,
    ChooseHex,
    ChooseMan,
    ChooseMove,
    ChooseWhom,
    DiscardDown,
    PlayCard,
    PlayDiscard,
)
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp, unplaced
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.words import help_texts, names, prompt_texts
from combat.games.volume1.words.volume_words import WORDS as VOLUME_WORDS

POINTED_AT = (PlayCard, DiscardDown, ChooseMan, ChooseMove, ChooseHex, ChooseWhom)
"""Decisions whose prompt on the table tells the player where to click."""
TYPED = (SetUp, GiveOrders)
"""Decisions that are answered in words, however few answers they have."""


def listed(state: State, decision: Decision) -> Sequence[Answer]:
    """Return the answers to number; empty for TYPED decisions or if there are more than MOST_LISTED."""
    if isinstance(decision, TYPED):
        return ()
    found = list(islice(decision.options(state), MOST_LISTED + 1))
    return found if len(found) <= MOST_LISTED else ()


def asked(state: State, decision: Decision) -> str:
    """Return the text of a question, without instructions for the mouse.

    For set-up and orders it names the men who are not yet placed or have no order.
    """
    words = VOLUME_WORDS.ask(state, decision)
    if isinstance(decision, GiveOrders):
        left = names.men(state, give_orders.without_orders(state), at_most=MOST_LISTED)
        return text("text-ask-orders", title=words.title, men=left) if left else words.title
    if isinstance(decision, SetUp):
        left = names.men(state, unplaced(state), at_most=MOST_LISTED)
        return text("text-ask-set-up", title=words.title, men=left) if left else words.title
    return words.title if isinstance(decision, POINTED_AT) or not words.text else f"{words.title} {words.text}"


def said(state: State, decision: Decision, answer: Answer) -> str:
    """Return an answer as text: a hex with its terrain, a card with its title and first line."""
    if isinstance(answer, Hex) and state.board.contains(answer):
        return text("text-hex", hex=answer, terrain=names.terrain(state.board.terrain(answer)))
    if isinstance(decision, PlayCard | DiscardDown | PlayDiscard) and answer != PASS:
        topic = help_texts.card(state.book, int(answer))
        return text("text-card", title=topic.title, about=shown(topic.lines[0]) if topic.lines else topic.text)
    return prompt_texts.answer(state, decision, answer)


def usual(state: State, decision: Decision) -> Answer | None:
    """Return the answer that an empty line gives: the declining one, or the only one; None if there is neither.

    For set-up and orders it is the one that finishes, once every man is placed or has an order.
    """
    if isinstance(decision, SetUp):
        return None if unplaced(state) else SetUp.READY
    if isinstance(decision, GiveOrders):
        return None if give_orders.without_orders(state) else GiveOrders.COMMIT
    if decision.passes_with is not None:
        return decision.passes_with
    few = list(islice(decision.options(state), 2))
    return few[0] if len(few) == 1 else None


def how(state: State, decision: Decision) -> str:
    """Return instructions on how to answer a question whose answers are not numbered."""
    if not isinstance(decision, TYPED):
        return text("text-how")
    done = "ready" if isinstance(decision, SetUp) else "commit"
    return text(f"text-how-{decision.kind}", all=text("text-word-all"), **{done: text(f"text-word-{done}")})


def read(state: State, decision: Decision, line: str) -> Iterator[Answer]:
    """Parse a line that is not a number and yield its answers; raise NotUnderstood if it has none."""
    if isinstance(decision, SetUp):
        yield from _placed(state, line)
        return
    if isinstance(decision, GiveOrders):
        yield from _ordered(state, line)
        return
    yield spelt_out(line, decision.options(state), partial(prompt_texts.answer, state, decision))


def own_man(state: State, word: str) -> Man:
    """Return the friendly man with a name or id, or a unique prefix of it; raise NotUnderstood if there is none."""
    return _man(state, word, [man for man in state.men.values() if man.side == "friendly"])


def any_man(state: State, word: str) -> Man:
    """Return the man of either side with a name or id, or a unique prefix of it; raise NotUnderstood if there is none.

    The name of an unknown enemy is not matched, only his id.
    """
    return _man(state, word, list(state.men.values()))


def _man(state: State, word: str, men: Sequence[Man]) -> Man:
    def which(found: Sequence[Man]) -> str:
        return text("text-which-man", line=word, men=names.men(state, [man.id for man in found], by=one_of))

    return match_name(word, men, partial(_called, state), lambda: text("text-no-man", line=word), which)


def _called(state: State, man: Man) -> Iterator[str]:
    yield man.id.lower()
    if names.is_known(state, man.id):
        yield names.man(state, man.id).lower()
        yield names.full_name(state, man.id).lower()


def hex_named(state: State, word: str) -> Hex:
    """Return the hex that a word names, or the hex of the man it names; raise NotUnderstood if it names none."""
    return place_meant(word, partial(named_here, state.board), partial(_standing, state))


def _standing(state: State, word: str) -> Hex:
    man = any_man(state, word)
    if man.hex is None:
        raise NotUnderstood(text("text-not-on-board", man=names.man(state, man.id)))
    return man.hex


def _placed(state: State, line: str) -> Iterator[Answer]:
    """Yield the placements of a line: all men, one man in a hex, or "ready"."""
    if _means(line, "all"):
        yield from squad_places.all_placed(state)
        return
    if _means(line, "ready"):
        yield SetUp.READY
        return
    who, _, where = line.rpartition(" ")
    if not who:
        raise NotUnderstood(text("text-not-understood", line=line))
    yield Placement(own_man(state, who).id, hex_named(state, where))


def _ordered(state: State, line: str) -> Iterator[Answer]:
    """Yield the orders of a line: for one man, for all men without one, or "commit"."""
    if _means(line, "commit"):
        yield GiveOrders.COMMIT
        return
    who, _, what = line.partition(" ")
    if not what:
        raise NotUnderstood(text("text-not-understood", line=line))
    if _means(who, "all"):
        men = [man for man in give_orders.commanded(state) if state.men[man].order is None]
    else:
        while what.count(" ") and _is_rank(state, who):
            who, what = f"{who} {what.partition(' ')[0]}", what.partition(" ")[2]
        men = [own_man(state, who).id]
    order = _order(state, what.strip())
    yield from (OrderGiven(man, order) for man in men)


def _is_rank(state: State, word: str) -> bool:
    """Return whether a full name begins with this word, as with a rank: "pvt"."""
    return sum(names.full_name(state, man.id).lower().startswith(f"{word.lower()} ") for man in state.men.values()) > 0


def _order(state: State, words: str) -> str:
    """Return the id of the order with this name or id, or a unique prefix of it; raise NotUnderstood."""

    def which(found: Sequence[str]) -> str:
        return text("text-which-order", line=words, orders=one_of(map(names.order, found)))

    def called(order: str) -> tuple[str, str]:
        return order, names.order(order).lower()

    orders = (*state.book.charts.orders, NO_ORDER)
    return match_name(words, orders, called, lambda: text("text-no-order", line=words), which)


def _means(line: str, name: str) -> bool:
    return line.strip().lower() in (text(f"text-word-{name}").lower(), name)
