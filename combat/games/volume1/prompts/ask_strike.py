"""Prompt for calling an artillery strike, with a summary and a map of its area (20.0)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import PASS, CallStrike
from combat.games.volume1.rules.fighting import strike_area
from combat.games.volume1.table.battle_asked import Body
from combat.games.volume1.table.overlays import strike_chart
from combat.games.volume1.table.pieces import chip_places
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import fire_mission


class AskStrike(BattlePrompt[CallStrike]):
    """Prompt in which Ctrl+Enter calls the strike and X declines; every hex and counter shows its probability
    (20.0).
    """

    body: Body = "strike"

    def __init__(self, desk: VolumeDesk, decision: CallStrike) -> None:
        super().__init__(desk, decision)
        self.barrage = desk.state.book.scenario.barrage(decision.subject)
        self.chances = strike_area.area(desk.state, self.barrage)
        self.mission = fire_mission.mission(desk.state, decision)

    @property
    def aimed(self) -> list[Hex]:
        """Hexes for the camera: the one most likely to be struck, then those of the strike's table."""
        likely = sorted(self.chances, key=lambda hex_: -self.chances[hex_])
        return list(dict.fromkeys((*likely[:1], *self.barrage.hexes)))

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        call = self.button(text("answer-call"), CallStrike.CALL, self.keycap("commit"), "commit")
        return [call, self.button(text("answer-no-strike"), PASS, self.keycap("decline"))]

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the player's men who may be hit, with their mark."""
        return {PieceId(man): "target" for man, _ in self.mission.ours}

    def draw_plan(self, surface: pygame.Surface) -> None:
        """Draw the area of the strike on the board."""
        strike_chart.draw(surface, self.desk.view, self.chances, self.barrage.hexes)

    def draw_figures(self, surface: pygame.Surface, flags: Sequence[pygame.Rect]) -> None:
        """Draw the probabilities in each hex and beside each counter, not over `flags` and counters."""
        desk, taken = self.desk, [*flags, *chip_places.counter_boxes(self.desk)]
        near = dict((*self.mission.ours, *self.mission.theirs))
        tops = {desk.state.men[place.id].place: place for place in desk.title_desk.people.places()}
        strike_chart.draw_figures(surface, desk.view, self.chances, frozenset(tops), taken)
        for place in tops.values():
            if place.id in near:
                ours = desk.title_desk.is_own(place.id)
                share, ink = strike_chart.percent(near[place.id]), theme.CUT if ours else theme.COMMIT
                counter = chip_places.counter_box(desk, place)
                taken.append(strike_chart.draw_chip(surface, counter, share, ink, desk.view.paper.sheet, taken))

    def chance_line(self, hex_: Hex) -> str:
        """Return the tooltip line with the chance that a hex is struck; "" outside the strike's area."""
        share = self.chances.get(hex_, 0.0)
        return text("strike-chance", chance=strike_chart.percent(share)) if share else ""
