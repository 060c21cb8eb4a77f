"""One seat of any title as a Gymnasium environment; requires `pip install combat-game[gym]`."""

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
    """One seat of a game: an action is the index of one of the offered answers, a step is one answer.

    The observation has the tables of the title's encoding, `answers` with a row for each offered answer, and
    `action_mask` with a 1 for each. All legal answers are offered, in order; if there are more than `places`,
    that many samples. An action whose mask is 0 changes nothing and gives the reward `illegal`. The reward is
    the increase of the title's score, at the end plus or minus `victory`. A game of more than `most` steps is
    truncated. The same seed and actions give the same game.
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
        """Set up a scenario by id or file; `others` play the other seats, by default at random.

        Raises ContentError, MissingPart for a title without an encoding, and ValueError for an unknown seat or
        render mode.
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
        """Return the title's encoding."""
        return self._game.encoding

    @property
    def port(self) -> Port[Any]:
        """Return the seat's port, for information beyond the arrays."""
        return self._game.port(self._seat)

    @property
    def offered(self) -> Sequence[Answer]:
        """Return the offered answers; their indices are the actions."""
        return tuple(self._offered)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a new game; return the observation and the info.

        Without a seed the game is random. `options` are ignored.
        """
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 62)))
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Submit the answer with the index `action`; return observation, reward, terminated, truncated and info."""
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
        """Let the others answer until the seat is asked, and compute its offered answers."""
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
        """Return the question and answers as text, or the table as an image array (height × width × 3).

        Returns None without a render mode.
        """
        return self._game.rendered(self._seat, self._offered)
