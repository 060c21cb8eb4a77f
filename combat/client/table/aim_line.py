"""The line from the chosen man to the enemy under the pointer: whether he sees him, and the odds (12.0, 13.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from combat.client.prompts.fire import AskFire
from combat.client.table import chances
from combat.client.table.fire_form import whole_percent
from combat.client.table.part import Tip
from combat.client.table.sight_overlay import draw_beside, draw_sight
from combat.rules import eyes
from combat.rules.state import Man
from combat.words import names, text
from combat.words import sight as told

if TYPE_CHECKING:
    from combat.client.table.desk import Desk


class AimLine:
    """Drawn while an enemy is pointed at, or aimed at in the form of a shot."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def pair(self) -> tuple[Man, Man] | None:
        """The chosen man and the enemy that the line runs to; None while the overlay or an animation has the board."""
        desk, state = self.desk, self.desk.state
        if desk.sight or desk.mirror.busy or desk.held is not None:
            return None
        asking = desk.asking
        shooter = state.men.get(desk.selected)
        target = state.men.get(desk.pointed)
        if isinstance(asking, AskFire):
            shooter = asking.shooter
            aimed = asking.aim.target if asking.aim is not None else ""
            if target is None or target.side == "friendly":
                target = state.men.get(aimed)
        if shooter is None or target is None or not shooter.on_board or not target.on_board:
            return None
        if shooter.held_by or target.held_by:
            return None
        if shooter.side == target.side or shooter.hex == target.hex or shooter.side == "enemy":
            return None
        return shooter, target

    def draw_line(self, surface: pygame.Surface) -> None:
        """The line itself."""
        pair = self.pair()
        if pair is not None:
            man, foe = pair
            assert man.hex is not None
            assert foe.hex is not None
            draw_sight(surface, self.desk, man.hex, foe.hex, eyes.sight(self.desk.state, man, foe))

    def draw_note(self, surface: pygame.Surface) -> None:
        """What it says, and the odds of the best shot or the chance to spot him."""
        pair = self.pair()
        if pair is None:
            return
        man, foe = pair
        assert man.hex is not None
        assert foe.hex is not None
        line = eyes.sight(self.desk.state, man, foe)
        note = told.note(self.desk.state.board, line)
        second = self.promise(man, foe) if line.visible else note.reason
        lines = tuple(part for part in (note.verdict, second) if part)
        draw_beside(surface, self.desk, (man.hex, foe.hex), lines, line)

    def tip(self, man: Man, foe: Man) -> Tip | None:
        """The sums behind the odds, line by line; nothing where he is out of sight."""
        state, place = self.desk.state, self.desk.people.place_of(foe.id)
        if place is None or not eyes.sees(state, man, foe):
            return None
        spot = chances.spotting(state, man, foe) if not foe.seen else None
        shot = chances.best_shot(state, man, foe, self.desk.marker) if foe.seen else None
        if spot is not None:
            title, ledger = names.check("spotting"), spot.ledger
        elif shot is not None:
            title, ledger = names.weapon(state.book, shot.weapon.id), shot.odds.ledger
        else:
            return None
        rows = [
            text("sum-row", name=names.term_long(state.book, term), amount=names.signed(term.value), rule=term.rule)
            for term in ledger
        ]
        return Tip(("aim", man.id, foe.id, self.desk.marker), (title, *rows, self.promise(man, foe)), place.rect)

    def promise(self, man: Man, foe: Man) -> str:
        """What he can do to an enemy in his sight: the odds of his best shot, or the chance to spot him."""
        state = self.desk.state
        if not foe.seen:
            chance = chances.spotting(state, man, foe)
            return text("spot-promise", percent=whole_percent(chance.share), need=chance.need)
        shot = chances.best_shot(state, man, foe, self.desk.marker)
        if shot is None:
            return text("shot-out-of-range")
        return text(
            "shot-promise",
            weapon=names.weapon(state.book, shot.weapon.id),
            percent=whole_percent(shot.odds.each),
            any=whole_percent(shot.odds.any),
            shots=shot.shots,
        )
