"""At any size, scale and language every answer at the table is reachable, and no label is cut.

Each kind of question is asked in each window. Text is recorded where it is drawn, not recognised in a picture. `make
soak` tests the whole matrix, other runs a sample.

Each kind of question is put in each window. What was to be written is noted where it is written, so that nothing is
guessed from a picture. `make soak` goes through the whole matrix; here is a sample of it.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.session import Session, no_wish
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettering, theme
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.prompts.ask_orders import AskOrders
from combat.games.volume1.prompts.ask_set_up import AskSetUp
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.rules.play.set_up import unplaced
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table.panels import tray_rows
from combat.games.volume1.table.table_layout import is_compact
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from tests.engine.stage.drawing.text_cache import drawn_in_the_game
from tests.engine.tabletop.table_in_window import (
    EASY,
    HARD,
    SCALES,
    SIZES,
    cut_lines,
    unreached_buttons,
    unreached_cards,
    unreached_panels,
    written,
)
from tests.games.volume1.table.every_question import every_question, game_asking
from tests.games.volume1.table.sitting import BareTiles, Sitting
from tests.sampled import sample

LOCALES = Path(words.__file__).parents[3] / "assets" / "volume1" / "locale"
LANGUAGES = ("en", "xx", *(language for language in ("es", "de") if (LOCALES / language).is_dir()))
SOAK = bool(os.environ.get("COMBAT_SOAK"))
SETTLED = 100
"""Rounds after which a question stands at the latest."""
SET_ANEW = 420
"""Lines of type that are set at most for one picture of the table."""


class Seat(Sitting):
    """The table at a question, in a window of a size and scale."""

    def __init__(self, kind: str, why: str, size: tuple[int, int], scale: float) -> None:
        self.app = App(WindowOptions(resolution=size, sound=False, scale=scale), STAGE)
        self.app.settings.pace = "instant"
        self.session = Session(TITLE, game_asking(kind, why), SeededChance(1), fresh=False)
        self.scene = TableScene(self.app, self.session, TABLE, BareTiles(self.session.book.board))
        self.time = 0.0
        self.session.wish = no_wish
        self.app.push(self.scene)
        self.desk.mirror.drain()
        for _ in range(SETTLED):
            self.rounds()
            if self.asked:
                break
        assert self.asked == kind


def pieces_of_tray(seat: Seat) -> dict[str, pygame.Rect]:
    """Return the rectangles of the draggable pieces in the tray, wherever it is scrolled to."""
    return dict(seat.tray._zones)


def reached_pieces(seat: Seat) -> list[str]:
    """Return a line for each marker or man of the tray that cannot be scrolled into view or is too small."""
    prompt, pane = seat.desk.prompt, seat.scene.layout.panes["body"]
    least = tray_rows.COUNTER if isinstance(prompt, AskSetUp) and is_compact(seat.app.size) else tray_rows.MARKER
    wanted = (
        tray_orders()
        if isinstance(prompt, AskOrders)
        else unplaced(seat.desk.state)
        if isinstance(prompt, AskSetUp)
        else []
    )
    faults = []
    for name in wanted:
        box = pieces_of_tray(seat).get(name)
        if box is None:
            faults.append(f"{name} is not there")
            continue
        seat.scene.scrolled.show("body", box)
        written(seat.scene)
        box = pieces_of_tray(seat)[name]
        if box.width < theme.px(least) or not pane.contains(box.inflate(-4, -4)):
            faults.append(f"{name}: {box} in {pane}")
    return faults


def reached_cards(seat: Seat) -> list[str]:
    """Return a line for each selectable card of the hand that is not visible enough to point at."""
    prompt = seat.desk.prompt
    if prompt is None or prompt.decision.kind not in ("play-card", "discard-down"):
        return []
    return unreached_cards(seat.scene.layout.panes["hand"], seat.hand.boxes(), len(seat.desk.state.hand))


def reached_panels(seat: Seat) -> list[str]:
    """Return a line for each panel that is neither visible nor reachable by a tab."""
    panels = ("dossier", "roster", "log", "track", "body", "hand")
    return unreached_panels(seat.scene, lambda name: "tray" if name in ("body", "hand") else "panels", panels)


def faults_of(seat: Seat) -> list[str]:
    """Return a line for each fault of a window: cut texts, and unreachable buttons, pieces, cards and panels."""
    faults = [*cut_lines(seat.scene), *unreached_buttons(seat.scene)]
    return [*faults, *(fault for check in (reached_pieces, reached_cards, reached_panels) for fault in check(seat))]


def windows(kind: str, why: str) -> Iterator[tuple[tuple[int, int], float, str]]:
    """Yield the windows in which a question is tested."""
    if SOAK:
        yield from itertools.product(SIZES, SCALES, LANGUAGES)
        return
    asked = list(every_question()).index((kind, why))
    if asked % 4 == 0:
        yield EASY
    yield HARD[asked % len(HARD)]


def test_no_kind_of_question_is_left_out() -> None:
    assert {kind for kind, _ in every_question()} == {decision.kind for decision in RULES.decisions}


@pytest.mark.parametrize(("kind", "why"), sample(list(every_question()), 4), ids=lambda word: word or "-")
def test_every_answer_is_reached_and_every_label_whole(kind: str, why: str) -> None:
    faults = []
    for size, scale, language in windows(kind, why):
        words.use(language)
        seat = Seat(kind, why, size, scale)
        found = faults_of(seat)
        faults += [f"{size} at {scale} in {language}: {fault}" for fault in found]
        seat.app.quit()
    assert not faults, "\n".join(faults)


def test_a_change_of_scale_costs_one_picture_in_which_only_what_is_seen_is_set_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lettering, "_set", drawn_in_the_game)
    seat = Seat("give-orders", "", (1600, 900), 1.0)
    for scale in (1.75, 1.2, 3.0):
        before = lettering._set.cache_info().misses
        seat.app.set_scale(scale)
        seat.rounds()
        assert lettering._set.cache_info().misses - before < SET_ANEW
        seat.rounds()
        drawn = lettering._set.cache_info().misses
        seat.rounds()
        assert not seat.scene.dirty
        assert lettering._set.cache_info().misses == drawn
    seat.app.quit()
