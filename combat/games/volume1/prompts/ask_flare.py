"""Prompt for the hex over which a flare is fired, with a preview of its light (21.1)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.prompts.ask_move import AskHex
from combat.games.volume1.rules.sight import flares
from combat.games.volume1.table.overlays.darkness import lit_hexes


class AskFlare(AskHex):
    """Prompt for the hex of a flare, answered by a click, or by Tab and Enter."""

    follows = True

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the hexes at which the flare can be aimed, with their mark."""
        return dict.fromkeys(map(PlaceId, self.hexes), "area")

    @property
    def over(self) -> Hex | None:
        """The hex under the pointer or cursor if the flare can be aimed at it; None otherwise."""
        hex_ = self.desk.input.where
        return hex_ if hex_ in self.decision.answers else None

    def line(self) -> PromptWords:
        """Return the prompt's text; for a hex under pointer or cursor, the odds of scatter and how many men the light
        shows.
        """
        asked, over = super().line(), self.over
        if over is None:
            return asked
        state = self.desk.state
        lit = set(lit_hexes(state, over))
        men = [man for man in state.on_board() if man.hex in lit]
        ours = sum(man.side == "friendly" for man in men)
        on_spot, farthest = flares.scatter_odds(state)
        said = text(
            "ask-choose-hex-flare-at",
            hex=over, spot=round(100 * on_spot), far=farthest, enemies=len(men) - ours, ours=ours,
        )  # fmt: skip
        return PromptWords(asked.title, said, rule=asked.rule)
