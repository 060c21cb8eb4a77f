"""At any window size, scale and language every answer of COMMAND! can be reached, and no label is cut.

`make soak` tests each question in each window; otherwise one of each kind is tested in one or two difficult windows.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import PickCard, React
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.table.panels.hand import Hand
from combat.games.command.table.pieces.faces_from_state import unit_label
from tests.engine.tabletop.table_in_window import (
    HARD,
    SCALES,
    SIZES,
    cut_lines,
    unreached_buttons,
    unreached_cards,
    unreached_panels,
)
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.table.command_questions import WHERE, game_at
from tests.narrowing import the

LANGUAGES = ("en", "es", "de", "xx")
SOAK = bool(os.environ.get("COMBAT_SOAK"))
OF_EACH_KIND = list({kind: (kind, why) for kind, why in reversed(WHERE)}.values())
SAMPLE = [*OF_EACH_KIND, ("react", "defence"), ("pick-unit", "defend")]
BY_CARD = (DiscardCards, GiveOrder, PickCard, React)
"""The questions that a card of the hand may answer."""
SETTLED = 100
"""Rounds after which a question stands at the latest."""


def table_at(kind: str, why: str, size: tuple[int, int], scale: float) -> AtTable:
    """Return the table at a question, in a window of a size and scale."""
    game = game_at(kind, why)
    asked = game.decision
    assert asked is not None
    seat: Seat = asked.seat
    table = AtTable(size=size, scale=scale, seat=seat, game=game, wished=False)
    table.desk.mirror.drain()
    for _ in range(SETTLED):
        table.rounds()
        if table.asked:
            break
    assert table.asked == kind
    return table


def faults_of(table: AtTable, language: str) -> list[str]:
    """Return all faults of the layout in a window.

    Labels printed on counters may be cut in the pseudo-language xx, whose words are longer than any.
    """
    scene, state = table.scene, table.desk.state
    on_counters = {unit_label(state, unit) for unit in state.units} if language == "xx" else ()
    faults = [*cut_lines(scene, but_words=on_counters), *unreached_buttons(scene)]
    labels = (button.label for button in scene.bar.buttons)
    faults += [f"begins without a capital: {label}" for label in labels if label[:1].islower()]
    prompt = table.desk.prompt
    if prompt is not None and isinstance(prompt.decision, BY_CARD) and prompt.decision.kind != "pick-card":
        hand = the(Hand, scene.parts["hand"])
        faults += unreached_cards(scene.layout.panes["hand"], hand.boxes(), len(hand.cards()))
    of_tray = ("body", "hand")
    return faults + unreached_panels(
        scene, lambda name: "tray" if name in of_tray else "panels", ("stack", "log", *of_tray)
    )


def windows(kind: str, why: str) -> Iterator[tuple[tuple[int, int], float, str]]:
    """Yield size, scale and language of the windows in which a question is tested."""
    if SOAK:
        yield from itertools.product(SIZES, SCALES, LANGUAGES)
        return
    place = SAMPLE.index((kind, why))
    size, scale, language = HARD[(place * 2) % len(HARD)]
    yield size, scale, language
    if (kind, why) in (("give-order", ""), ("react", "fire-roll")):
        yield (1280, 720), 1.75, "de"


def test_no_kind_of_question_is_left_out() -> None:
    assert {kind for kind, _ in WHERE} == {decision.kind for decision in RULES.decisions}


@pytest.mark.parametrize(("kind", "why"), WHERE if SOAK else SAMPLE, ids=lambda word: word or "-")
def test_every_answer_is_reached_and_every_label_whole(kind: str, why: str) -> None:
    faults = []
    for size, scale, language in windows(kind, why):
        words.use(language)
        table = table_at(kind, why, size, scale)
        faults += [f"{size} at {scale} in {language}: {fault}" for fault in faults_of(table, language)]
        table.close()
        table.app.quit()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("kind", ["give-order", "discard"])
def test_at_large_type_the_board_keeps_two_fifths_of_the_height_beside_the_hand(kind: str) -> None:
    table = table_at(kind, "", (1280, 720), 1.75)
    layout = table.scene.layout
    assert layout.panes["hand"].height > 0
    assert layout.board.height >= 0.4 * 720
    table.close()
