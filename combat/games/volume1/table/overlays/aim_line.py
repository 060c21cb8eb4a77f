"""Line from the selected man to the enemy under the pointer: visibility and odds (12.0, 13.0)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.record import replace
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words.line import Spoken, rule_of, shown
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.sight.sight_lines import Sight
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.battle_asked import BattleAsked
from combat.games.volume1.table.overlays.sight_overlay import draw_beside, draw_sight, place_beside
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import answering_fire, names
from combat.games.volume1.words import sight_notes as told
from combat.games.volume1.words.promises import Moment, Promise, entering, planned, promise

AIM = "aim"
"""Key of the note beside the line."""


class AimLine:
    """Line shown while an enemy is pointed at, or is the target in the fire form."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk

    def pair(self) -> tuple[Man, Man] | None:
        """Return the shooter, with the order being considered, and the enemy at the line's other end; or None.

        The shooter is the man asked about, else the selected one. Return None while the line-of-sight overlay or an
        animation is shown.
        """
        desk, state = self.desk, self.desk.state
        if desk.title_desk.sight or desk.mirror.busy or desk.input.held is not None:
            return None
        prompt = desk.prompt
        shooter = desk.title_desk.asked_about or desk.title_desk.chosen
        target = state.men.get(desk.input.pointer.piece)
        if isinstance(prompt, AskFire):
            aimed = prompt.aim.target if prompt.aim is not None else ""
            if target is None or target.side == "friendly":
                target = state.men.get(aimed)
        if shooter is None or target is None or not shooter.on_board or not target.on_board:
            return None
        if shooter.held_by or target.held_by:
            return None
        if shooter.side == target.side or shooter.hex == target.hex or shooter.side == "enemy":
            return None
        return planned(state, shooter, desk.title_desk.pointed_marker.order), target

    def draw_line(self, surface: pygame.Surface) -> None:
        """Draw the line from the shooter to the target, if there is one."""
        pair = self.pair()
        if pair is not None:
            man, foe = pair
            assert man.hex is not None
            assert foe.hex is not None
            draw_sight(surface, self.desk, man.hex, foe.hex, visibility.sight(self.desk.state, man, foe))

    def draw_note(self, surface: pygame.Surface) -> None:
        """Draw the note beside the line: visibility, and the odds of the best shot or of spotting the target."""
        pair = self.pair()
        self.desk.view.noted.pop(AIM, None)
        if pair is None or not self._is_wanted(pair[1]):
            return
        man, foe = pair
        assert man.hex is not None
        assert foe.hex is not None
        line = visibility.sight(self.desk.state, man, foe)
        noted = draw_beside(surface, self.desk, (man.hex, foe.hex), self._noted(man, foe, line), line)
        self.desk.view.noted[AIM] = noted

    def _is_wanted(self, foe: Man) -> bool:
        """Return whether the note is wanted: the enemy is the target, or the pointer rests on him."""
        prompt, pointer = self.desk.prompt, self.desk.input.pointer
        aimed = prompt.aim.target if isinstance(prompt, AskFire) and prompt.aim is not None else ""
        return foe.id in (aimed, pointer.resting)

    def _noted(self, man: Man, foe: Man, line: Sight) -> tuple[str, ...]:
        """Return the lines of the note."""
        note = told.note(self.desk.state.board, line)
        rows = (note.verdict, *self.promise(man, foe).lines) if line.visible else note.rows
        return tuple(map(shown, (*rows, *answering_fire.against(self.desk.state, foe, man).lines[:1])))

    def tip(self, man: Man, foe: Man) -> Tip | None:
        """Return a tooltip with the computation of both men's odds; None if there are no odds either way.

        It is placed so that it does not cover the note, and repeats only those of its lines that link to the rulebook.
        """
        state, place = self.desk.state, self.desk.title_desk.people.place_of(foe.id)
        if place is None:
            return None
        rows: tuple[Spoken, ...] = ()
        if visibility.sees(state, man, foe):
            promise = self.promise(man, foe)
            if promise.ledger:
                told = (line for line in promise.lines if rule_of(line))
                brings = (answering_fire.outcomes(state, foe, promise.shot),) if promise.shot is not None else ()
                rows = (promise.title, *names.sum_rows(state.book, promise.ledger), *told, *brings)
        rows = (*rows, *answering_fire.summed(state.book, answering_fire.against(state, foe, man)))
        if not rows:
            return None
        line = visibility.sight(state, man, foe)
        note = place_beside(self.desk, (man.place, foe.place), self._noted(man, foe, line), line)
        anchor = place.rect.union(note)
        return Tip(("aim", man.id, foe.id, self.desk.title_desk.pointed_marker.order), rows, anchor)

    def threat(self) -> Tip | None:
        """Return a tooltip on the enemy's attack on the man under the pointer, or None if there is no such man or
        attack.

        The attacker is the selected enemy, else the known enemy with the best odds.
        """
        desk, state = self.desk, self.desk.state
        man = state.men.get(desk.input.pointer.piece)
        if man is None or man.side == "enemy" or not man.on_board or man.held_by or desk.mirror.busy:
            return None
        place, chosen = desk.title_desk.people.place_of(man.id), desk.title_desk.chosen
        planned_ = planned(
            state, man, desk.title_desk.pointed_marker.order if chosen is not None and chosen.id == man.id else ""
        )
        if chosen is not None and chosen.side == "enemy" and chosen.on_board and not chosen.held_by:
            found = answering_fire.against(state, chosen, planned_)
        else:
            found = answering_fire.worst(state, planned_)
        if place is None or not found.ledger:
            return None
        return Tip(("threat", man.id, found), answering_fire.summed(state.book, found), place.rect)

    def promise(self, man: Man, foe: Man) -> Promise:
        """Return the odds of a man's attack on an enemy in sight, and the result of entering the enemy's hex.

        Return an empty promise if the move prompt already shows the melee that a step would lead to.
        """
        state, prompt = self.desk.state, self.desk.prompt
        moment = Moment()
        if isinstance(prompt, BattleAsked) and prompt.decision.subject == man.id:
            moment = Moment(prompt.acted, prompt.looked)
        if not isinstance(prompt, AskMove):
            return promise(state, man, foe, moment)
        acted = moment.acted and not prospects.must_move(state, man)
        found = promise(state, man, foe, replace(moment, acted=acted))
        fights = foe.seen and foe.hex in prompt.hexes and entering(state, foe, man)
        shoots = prospects.first_shot(state, man, foe, acted=acted).impulse
        return Promise(()) if fights and shoots else found  # the prompt tells what a step into the melee leads to
