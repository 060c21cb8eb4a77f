"""A seat of any title as an environment of Gymnasium; `pip install combat-game[gym]` brings what it needs."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Uncountable
from combat.engine.kernel.late_import import named
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.sentence import sentence
from combat.engine.learning.encoding import LEAST, MOST, Encoding
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player, Port
from combat.engine.play.referee import Referee
from combat.engine.title import Title

TRIES = 8
"""How many samples are asked for each place, where the answers are too many to be listed."""


class TitleEnv(gymnasium.Env[dict[str, Any], int]):  # type: ignore[misc, unused-ignore]
    """One seat of a game: an action is the number of one of the answers that are offered, a step one answer.

    The observation has the tables of the title's encoding, `answers` with a row for each that is offered, and
    `action_mask` with a 1 for each. All legal answers are offered, in their order; where there are more than `places`,
    as many samples. An action that the mask has no 1 for changes nothing and costs `illegal`. The reward is what the
    step added to the title's score, and at the end `victory` more, or less where the game is lost. A game of more than
    `most` steps is truncated. The same seed and the same actions are the same game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(
        self,
        title: Title[Any, Any],
        scenario: str,
        options: Sequence[str] = (),
        *,
        seat: Seat | None = None,
        others: Mapping[Seat, Player[Any]] | None = None,
        places: int = 128,
        most: int = 20_000,
        victory: float = 10.0,
        illegal: float = -1.0,
        render_mode: str | None = None,
        size: tuple[int, int] = (1280, 720),
    ) -> None:
        """Sits down at a scenario, by its id or its file; `others` play the other seats, at random unless said.

        Raises ContentError, MissingPart for a title without an encoding, and ValueError for a seat or a way of
        rendering that there is not.
        """
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(sentence("env-no-render-mode", name=render_mode))
        title.play()
        self._title = title
        self.encoding: Encoding[Any] = title.part("encoding")
        self._book = title.load_book(scenario, options)
        self._seat = title.rules.seats[0] if seat is None else seat
        if self._seat not in title.rules.seats:
            known = ", ".join(title.rules.seats)
            raise ValueError(sentence("env-no-seat", name=self._seat, title=title.id, known=known))
        self._others, self._places, self._most = others or {}, places, most
        self._victory, self._illegal, self.render_mode, self._size = victory, illegal, render_mode, size
        tables = {name: (rows, len(columns)) for name, (rows, columns) in self.encoding.tables.items()}
        tables["answers"] = (places, len(self.encoding.answer_columns))
        found = {name: spaces.Box(LEAST, MOST, shape, np.float32) for name, shape in tables.items()}
        self.observation_space = spaces.Dict({**found, "action_mask": spaces.MultiBinary(places)})
        self.action_space = spaces.Discrete(places)
        self._begin(0)

    def _begin(self, seed: int) -> None:
        rules = self._title.rules
        self._game = game_of(rules, rules.new_state(self._book))
        self._referee = Referee(rules, self._game, SeededChance(seed))
        self._numbers, self._steps = SplitMix(seed), 0
        anybody = Anybody(SplitMix(seed + 1))
        self._players = {each: self._others.get(each, anybody) for each in rules.seats if each != self._seat}
        self._offered: list[Answer] = []
        self._go_on()

    @property
    def port(self) -> Port[Any]:
        """The seat's door, for whoever wants more of it than numbers."""
        return self._referee.port(self._seat)

    @property
    def offered(self) -> Sequence[Answer]:
        """The answers by their numbers."""
        return tuple(self._offered)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 62)))
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Give the answer of a number."""
        self._steps += 1
        late = self._steps >= self._most
        if not 0 <= action < len(self._offered):
            return self._observed(), self._illegal, self.port.over, late, {**self._info(), "illegal": True}
        before = self.encoding.score(self.port.view)
        self.port.answer(self._offered[int(action)])
        self._go_on()
        reward, over = self.encoding.score(self.port.view) - before, self.port.over
        if over:
            reward += self._victory if self.encoding.won(self.port.view) else -self._victory
        return self._observed(), float(reward), over, late and not over, self._info()

    def _go_on(self) -> None:
        """Let the others answer until the seat is asked, and look what it may say."""
        self._referee.run()
        while (asked := self._referee.asked) not in (None, self._seat):
            assert asked is not None
            port = self._referee.port(asked)
            port.answer(self._players[asked].answer(port))
            self._referee.run()
        self._offered = [] if asked is None else self._answers()

    def _answers(self) -> list[Answer]:
        """All legal answers, or samples of them where they are too many."""
        try:
            listed = list(islice(self.port.options(), self._places + 1))
        except Uncountable:
            listed = []
        if 0 < len(listed) <= self._places:
            return listed
        found: dict[Answer, None] = {}
        for answer in islice(self.port.samples(self._numbers), TRIES * self._places):
            found[answer] = None
            if len(found) == self._places:
                break
        return list(found)

    # -- what is seen -------------------------------------------------------------------------------------------

    def _observed(self) -> dict[str, Any]:
        port, encoding = self.port, self.encoding
        tables = dict(encoding.view(port))
        tables["answers"] = [encoding.answer(port, answer) for answer in self._offered]
        found = {name: _filled(rows, self.observation_space[name].shape) for name, rows in tables.items()}
        mask = np.zeros(self._places, np.int8)
        mask[: len(self._offered)] = 1
        return {**found, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        decision = self.port.decision
        return {
            "question": "" if decision is None else decision.kind,
            "answers": [str(answer) for answer in self._offered],
            "score": self.encoding.score(self.port.view),
        }

    def render(self) -> Any:
        """The question and the answers that are offered in words, or the table as a picture of height × width × 3."""
        if self.render_mode == "ansi":
            return self._in_words()
        return self._picture() if self.render_mode == "rgb_array" else None

    def _in_words(self) -> str:
        port, decision = self.port, self.port.decision
        words = self._title.words.ask(port.view, decision)
        offered = (f"{place:>4}  {answer}" for place, answer in enumerate(self._offered))
        return "\n".join((f"{words.title} {words.text}".strip(), *offered))

    def _picture(self) -> Any:
        rules, entries = self._title.rules, list(self._game.entries)
        fresh, table = game_of(rules, rules.new_state(self._book)), self._title.part("table")
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "table.png")
            take = named("combat.engine.tabletop.screenshot:take")
            take(self._title, self._title.stage, table, fresh, entries, len(entries), self._size, out)
            picture = named("pygame.image:load")(out)
        return named("pygame.surfarray:array3d")(picture).transpose(1, 0, 2).copy()


def _filled(rows: Sequence[Sequence[float]], shape: tuple[int, ...]) -> Any:
    """A table of numbers with zeros where it has no rows."""
    found = np.zeros(shape, np.float32)
    if rows:
        kept = np.asarray(rows[: shape[0]], np.float32)
        found[: len(kept)] = np.clip(kept, LEAST, MOST)
    return found
