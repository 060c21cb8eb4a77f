"""A seat of any title as an environment of Gymnasium; `pip install combat-game[gym]` brings what it needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg
from combat.engine.learning.encoding import Encoding
from combat.engine.learning.learning_game import RENDER_MODES, LearningGame
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Player, Port
from combat.engine.title import Title


class TitleEnv(gymnasium.Env[dict[str, Any], int]):  # type: ignore[misc, unused-ignore]
    """One seat of a game: an action is the number of one of the answers that are offered, a step one answer.

    The observation has the tables of the title's encoding, `answers` with a row for each that is offered, and
    `action_mask` with a 1 for each. All legal answers are offered, in their order; where there are more than `places`,
    as many samples. An action that the mask has no 1 for changes nothing and costs `illegal`. The reward is what the
    step added to the title's score, and at the end `victory` more, or less where the game is lost. A game of more than
    `most` steps is truncated. The same seed and the same actions are the same game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

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
        self._seat = title.rules.seats[0] if seat is None else seat
        if self._seat not in title.rules.seats:
            known = ", ".join(title.rules.seats)
            raise ValueError(msg("env-no-seat", name=self._seat, title=title.id, known=known))
        self._game = LearningGame(title, scenario, options, places, render_mode, size)
        self._others, self._most = others or {}, most
        self._victory, self._illegal, self.render_mode = victory, illegal, render_mode
        self.observation_space = spaces.Dict({**self._game.tables, "action_mask": self._game.mask})
        self.action_space = spaces.Discrete(places)
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self._game.begin(seed)
        self._steps = 0
        anybody, seats = Anybody(SplitMix(seed + 1)), self._game.title.rules.seats
        self._players = {each: self._others.get(each, anybody) for each in seats if each != self._seat}
        self._offered: list[Answer] = []
        self._go_on()

    @property
    def encoding(self) -> Encoding[Any]:
        """How the title says itself in numbers."""
        return self._game.encoding

    @property
    def port(self) -> Port[Any]:
        """The seat's door, for whoever wants more of it than numbers."""
        return self._game.port(self._seat)

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
        game, seat, late = self._game, self._seat, self._steps >= self._most
        if not 0 <= action < len(self._offered):
            return self._observed(), self._illegal, self.port.over, late, {**self._info(), "illegal": True}
        before = game.score(seat)
        game.answer(seat, self._offered[int(action)])
        self._go_on()
        reward, over = game.score(seat) - before, self.port.over
        if over:
            reward += self._victory if game.won(seat) else -self._victory
        return self._observed(), float(reward), over, late and not over, self._info()

    def _go_on(self) -> None:
        """Let the others answer until the seat is asked, and look what it may say."""
        game = self._game
        while (asked := game.asked) not in (None, self._seat):
            assert asked is not None
            game.answer(asked, self._players[asked].answer(game.port(asked)))
        self._offered = [] if asked is None else game.offered(self._seat)

    def _observed(self) -> dict[str, Any]:
        tables, mask = self._game.observed(self._seat, self._offered)
        return {**tables, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return self._game.info(self._seat, self._offered)

    def render(self) -> Any:
        """The question and the answers that are offered in words, or the table as a picture of height × width × 3."""
        return self._game.rendered(self._seat, self._offered)
