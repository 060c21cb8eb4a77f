"""A game of any title as arrays: observations, offered answers and scores of each seat."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Uncountable
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg
from combat.engine.learning.encoding import ENCODING, LEAST, MOST
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.engine.title import Title

if TYPE_CHECKING:
    import pygame

    from combat.engine.tabletop.screenshot import take
    from combat.engine.tabletop.table import table_of

FloatTable: TypeAlias = NDArray[np.float32]
Picture: TypeAlias = NDArray[np.uint8]

TRIES = 8
"""Samples for each place of the action space, if the answers cannot be listed."""
RENDER_MODES = ("ansi", "rgb_array")


class LearningGame:
    """A scenario that is played repeatedly; `begin` starts a new game."""

    def __init__(
        self,
        title: Title[Any, Any],
        scenario: str,
        options: Sequence[str],
        places: int,
        render_mode: str | None,
        size: tuple[int, int],
    ) -> None:
        """`places` is the size of the action space, `size` that of images in pixels.

        Raises ContentError, MissingPart for a title without an encoding, and ValueError for an unknown
        `render_mode`.
        """
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(msg("env-no-render-mode", name=render_mode))
        title.use()
        self.title, self.places = title, places
        self.encoding = title.part("encoding", ENCODING)
        self._book = title.load_book(scenario, options)
        self._render_mode, self._size = render_mode, size
        tables = {name: (rows, len(columns)) for name, (rows, columns) in self.encoding.tables.items()}
        tables["answers"] = (places, len(self.encoding.answer_columns))
        self.tables = {name: spaces.Box(LEAST, MOST, shape, np.float32) for name, shape in tables.items()}
        """The spaces of the tables that `observed` returns."""
        self.mask = spaces.MultiBinary(places)
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start a new game with a seed, and play up to its first question."""
        rules = self.title.rules
        self._game = game_of(rules, rules.new_state(self._book))
        self._referee = Referee(rules, self._game, SeededChance(seed))
        self._numbers = SplitMix(seed)
        self._referee.run()

    @property
    def asked(self) -> Seat | None:
        """Return the seat that is asked; None when the game is over."""
        return self._referee.asked

    def port(self, seat: Seat) -> Port[Any]:
        """Return the port of a seat."""
        return self._referee.port(seat)

    def answer(self, seat: Seat, answer: Answer) -> None:
        """Submit the answer of the asked seat, then answer for chance."""
        self.port(seat).answer(answer)
        self._referee.run()

    def score(self, seat: Seat) -> float:
        """Return the value of the position for a seat."""
        return self.encoding.score(self.port(seat).view, seat)

    def won(self, seat: Seat) -> bool:
        """Return whether a seat has won a finished game."""
        return self.encoding.won(self.port(seat).view, seat)

    def offered(self, seat: Seat) -> list[Answer]:
        """Return the legal answers of the asked seat, or random samples if there are more than `places`."""
        port = self.port(seat)
        try:
            listed = list(islice(port.options(), self.places + 1))
        except Uncountable:
            listed = []
        if 0 < len(listed) <= self.places:
            return listed
        found: dict[Answer, None] = {}
        for answer in islice(port.samples(self._numbers), TRIES * self.places):
            found[answer] = None
            if len(found) == self.places:
                break
        return list(found)

    # -- observations -------------------------------------------------------------------------------------------

    def observed(self, seat: Seat, offered: Sequence[Answer]) -> tuple[dict[str, FloatTable], NDArray[np.int8]]:
        """Return the tables of what a seat sees and is offered, and the mask of its legal actions."""
        port, encoding = self.port(seat), self.encoding
        tables = dict(encoding.view(port))
        tables["answers"] = [encoding.answer(port, answer) for answer in offered]
        mask = np.zeros(self.places, np.int8)
        mask[: len(offered)] = 1
        return {name: _filled(rows, self.tables[name].shape) for name, rows in tables.items()}, mask

    def info(self, seat: Seat, offered: Sequence[Answer]) -> dict[str, Any]:
        """Return a seat's question and answers in the notation of the rules, and its score."""
        decision = self.port(seat).decision
        return {
            "question": "" if decision is None else decision.kind,
            "answers": [str(answer) for answer in offered],
            "score": self.score(seat),
        }

    def rendered(self, seat: Seat, offered: Sequence[Answer]) -> str | Picture | None:
        """Return the rendering of a seat's view, depending on the render mode; None without one.

        It is the question and answers as text for "ansi", or the table as an image (height × width × 3) for
        "rgb_array".
        """
        if self._render_mode == "ansi":
            return self._in_words(seat, offered)
        return self._picture(seat) if self._render_mode == "rgb_array" else None

    def _in_words(self, seat: Seat, offered: Sequence[Answer]) -> str:
        port = self.port(seat)
        words = self.title.words.ask(port.view, port.decision)
        listed = (f"{place:>4}  {answer}" for place, answer in enumerate(offered))
        return "\n".join((f"{words.title} {words.text}".strip(), *listed))

    def _picture(self, seat: Seat) -> Picture:
        rules, entries = self.title.rules, list(self._game.entries)
        fresh = game_of(rules, rules.new_state(self._book))
        table = load_object("combat.engine.tabletop.table:table_of", lambda: table_of)(self.title)
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "table.png")
            save = load_object("combat.engine.tabletop.screenshot:take", lambda: take)
            save(self.title, self.title.stage, table, fresh, entries, len(entries), self._size, out, seat=seat)
            picture = load_object("pygame.image:load", lambda: pygame.image.load)(out)
        pixels = load_object("pygame.surfarray:array3d", lambda: pygame.surfarray.array3d)(picture)
        turned: Picture = pixels.transpose(1, 0, 2).copy()
        return turned


def _filled(rows: Sequence[Sequence[float]], shape: tuple[int, ...]) -> FloatTable:
    """Return rows as an array, padded with zeros and clipped to the bounds."""
    found: FloatTable = np.zeros(shape, np.float32)
    if rows:
        kept = np.asarray(rows[: shape[0]], np.float32)
        found[: len(kept)] = np.clip(kept, LEAST, MOST)
    return found
