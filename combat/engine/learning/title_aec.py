"""All seats of any title as a PettingZoo AEC environment; requires `pip install combat-game[gym]`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.seats import Seat
from combat.engine.learning.encoding import Encoding
from combat.engine.learning.learning_game import RENDER_MODES, LearningGame
from combat.engine.play.port import Port
from combat.engine.title import Title


class TitleAEC(AECEnv[Seat, dict[str, Any], int]):  # type: ignore[misc, unused-ignore]
    """A game between agents named after the title's seats: the asked seat is selected, and a step is one answer.

    An observation has the tables of the title's encoding from the agent's view under `observation`, and
    `action_mask` with a 1 for each offered answer; for agents that are not asked it is all 0. Actions and
    rewards are as in `TitleEnv`: each step rewards every agent with the increase of its score, and at the end
    plus or minus `victory`. An action whose mask is 0 changes nothing and gives its agent the reward `illegal`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES), "name": "combat_v0", "is_parallelizable": False, "render_fps": 4,
    }  # fmt: skip

    def __init__(
        self,
        title: Title[Any, Any],
        scenario: str,
        options: Sequence[str] = (),
        *,
        places: int = 128,
        most: int = 40_000,
        victory: float = 10.0,
        illegal: float = -1.0,
        render_mode: str | None = None,
        size: tuple[int, int] = (1280, 720),
    ) -> None:
        """Set up a scenario by id or file; after `most` steps of all agents it is truncated.

        Raises ContentError, MissingPart for a title without an encoding, and ValueError for an unknown render
        mode.
        """
        super().__init__()
        self._game = LearningGame(title, scenario, options, places, render_mode, size)
        self._most, self._victory, self._illegal, self.render_mode = most, victory, illegal, render_mode
        self.possible_agents: list[Seat] = list(title.rules.seats)
        seen = spaces.Dict(self._game.tables)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": self._game.mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(places) for agent in self.possible_agents}
        self._numbers: Any = np.random.default_rng()
        self._offered: list[Answer] = []

    @property
    def encoding(self) -> Encoding[Any]:
        """Return the title's encoding."""
        return self._game.encoding

    def observation_space(self, agent: Seat) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def port(self, agent: Seat) -> Port[Any]:
        """Return the port of an agent's seat."""
        return self._game.port(agent)

    @property
    def offered(self) -> Sequence[Answer]:
        """Return the offered answers of the asked agent; their indices are the actions."""
        return tuple(self._offered)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; without a seed, one determined by the previous seed. `options` are ignored."""
        if seed is not None:
            self._numbers = np.random.default_rng(seed)
        self._game.begin(int(self._numbers.integers(1 << 62)))
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._scores = {agent: self._game.score(agent) for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        """Submit the answer with the index `action` for the selected agent.

        For an agent whose game has ended, `action` must be None.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if action is None or not 0 <= action < len(self._offered):
            self.rewards[agent] = self._illegal
        else:
            self._game.answer(agent, self._offered[int(action)])
            self._reward()
            self._ask()
        if self._steps >= self._most and not self.terminations[agent]:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _reward(self) -> None:
        """Set each agent's reward: the change of its score, and the result at the end."""
        game = self._game
        for agent, before in self._scores.items():
            now = game.score(agent)
            self.rewards[agent], self._scores[agent] = now - before, now
        if game.asked is None:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents:
                self.rewards[agent] += self._victory if game.won(agent) else -self._victory

    def _ask(self) -> None:
        """Select the asked agent, and compute its offered answers."""
        asked = self._game.asked
        self._offered = [] if asked is None else self._game.offered(asked)
        self.agent_selection = asked or self.agent_selection
        self.infos = {agent: self._game.info(agent, self._offers(agent)) for agent in self.agents}

    def _offers(self, agent: Seat) -> Sequence[Answer]:
        return self._offered if agent == self._game.asked else ()

    def observe(self, agent: Seat) -> dict[str, Any]:
        """Return an agent's current observation."""
        tables, mask = self._game.observed(agent, self._offers(agent))
        return {"observation": tables, "action_mask": mask}

    def render(self) -> Any:
        """Return the selected agent's question as text, or its table as an image array (height × width × 3).

        Returns None without a render mode.
        """
        return self._game.rendered(self.agent_selection, self._offers(self.agent_selection))

    def close(self) -> None:
        """Do nothing: no resources are held open."""
