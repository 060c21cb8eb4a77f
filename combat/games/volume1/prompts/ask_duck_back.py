"""Prompt for ducking back, for all men threatened by the same event at once (7.19)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import capital, text
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.decisions import PASS, DuckBack
from combat.games.volume1.standing.ducking_answers import threatened_together
from combat.games.volume1.table.overlays import strike_chart
from combat.games.volume1.table.pieces import chip_places
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import ducking, names


class AskDuckBack(BattlePrompt[DuckBack]):
    """Prompt for one man or all men threatened by the same event: D ducks back, Enter goes on (7.19).

    The rules ask for one man at a time. Answers for the others are stored and given when the rules ask, so the journal
    is the same as for single questions.
    """

    letters = acted = looked = True

    def __init__(self, desk: VolumeDesk, decision: DuckBack) -> None:
        super().__init__(desk, decision)
        self.dangers = threatened_together(desk.state, decision.subject)
        self.down = dict.fromkeys(self.dangers, False)
        """The men asked about, in the order of their number keys, and whether each ducks back."""

    @property
    def many(self) -> bool:
        """Whether more than one man is asked about."""
        return len(self.down) > 1

    def concerned(self) -> list[str]:
        """Return the ids of the men asked about, and of the enemies, grenades and strikes that endanger them."""
        return [*self.down, *sorted(set().union(*(danger.sources for danger in self.dangers.values())))]

    def line(self) -> PromptWords:
        """Return title, text and rule of the prompt."""
        line = super().line()
        if not self.many:
            return line
        state = self.desk.state
        foes = [foe for foe in self.concerned() if foe in state.men and foe not in self.down]
        by = capital(names.men(state, foes, ducking.NAMED)) if foes else ""
        hidden = "text" if all(state.men[man].seen for man in self.down) else "hidden"
        danger = text(f"ask-duck-back-many-{hidden}", men=by) if by else text("ask-duck-back-many-burst")
        later = [man for man in self.down if man != self.decision.subject]
        first = text("ask-duck-back-many-first", men=capital(names.men(state, later)), count=len(later))
        told = " ".join(filter(None, (danger, self._odds(), first, text("ask-duck-back-many-how"))))
        return PromptWords(text("ask-duck-back-many", count=len(self.down)), told, rule=line.rule)

    def _odds(self) -> str:
        """Return what Duck Back saves the man in the hex under pointer or cursor, else the man in the decision."""
        state, where = self.desk.state, self.desk.input.where
        man = next((man for man in self.down if state.men[man].hex == where), self.decision.subject)
        told = ducking.odds(state, state.men[man])
        return text("ask-duck-back-many-odds", man=capital(names.man(state, man)), told=told) if told else ""

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        if not self.many:
            go_on = self.button(text("answer-go-on"), PASS, self.keycap("accept"), "commit")
            duck = self.button(text("answer-duck-back"), DuckBack.DUCK_BACK, self.keycap("duck-back"))
            go_on.on_use, duck.on_use = self._commit, self._all_down
            return [go_on, duck]
        count = sum(self.down.values())
        some = text("answer-some-duck-back", count=count, others=len(self.down) - count)
        label = some if count else text("answer-all-go-on")
        all_down = Button(text("answer-all-duck-back"), self._all_down, self.keycap("duck-back"))
        return [Button(label, self._commit, self.keycap("accept"), "commit"), all_down]

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the men asked about, those who will duck back as "target"; empty for a single man."""
        return {PieceId(man): "target" if down else "legal" for man, down in self.down.items()} if self.many else {}

    def candidates(self) -> list[str]:
        """Return the men that Tab cycles through: those asked about."""
        return list(self.down)

    def click(self, thing: Thing[Hex]) -> bool:
        """Toggle whether the clicked man, or the only one in a hex, ducks back; return False if it means nothing
        here.
        """
        if not self.many:
            return False
        if isinstance(thing, PlaceId):
            here = [man for man in self.down if self.desk.state.men[man].hex == thing.place]
            return len(here) == 1 and self._toggle(here[0])
        return isinstance(thing, PieceId) and thing.id in self.down and self._toggle(thing.id)

    def key(self, event: pygame.event.Event) -> bool:
        """Toggle whether a man ducks back by his number key; return whether the key was used."""
        number, men = digit(event), list(self.down)
        return self.many and number is not None and number <= len(men) and self._toggle(men[number - 1])

    def draw_figures(self, surface: pygame.Surface, flags: Sequence[pygame.Rect]) -> None:
        """Draw at each man's counter his number, and by how much ducking back reduces the chance that he is hit.

        `flags` are rectangles that must stay visible. Nothing is drawn for a single man.
        """
        state, numbers = self.desk.state, {man: number for number, man in enumerate(self.down, start=1)}
        taken, area = [*flags, *chip_places.counter_boxes(self.desk)], self.desk.view.paper.sheet
        for place in self.desk.title_desk.people.places() if self.many else ():
            if place.id in self.down:
                gain = ducking.gain(state, state.men[place.id])
                words = f"{numbers[place.id]} · {gain}" if gain else str(numbers[place.id])
                counter, filled = chip_places.counter_box(self.desk, place), self.down[place.id]
                chip = strike_chart.draw_chip(surface, counter, words, theme.COMMIT, area, taken, filled=filled)
                taken.append(chip)

    def _toggle(self, man: str) -> bool:
        self.down[man] = not self.down[man]
        self.desk.redraw("board", "prompt")
        return True

    def _all_down(self) -> None:
        self.down = dict.fromkeys(self.down, True)
        self._commit()

    def _commit(self) -> None:
        """Store the answers for all men, and answer for the one in the decision."""
        kept = self.desk.title_desk.wishes.duckings
        kept.keep(self.desk.state, self.down)
        if not self.answer(DuckBack.DUCK_BACK if self.down[self.decision.subject] else PASS):
            kept.forget()
