"""Prompts for target, weapon and rate of fire, in one form (13.0, 13.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import pygame

from combat.engine.kernel.decision import Choice
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.prompt import digit
from combat.engine.tabletop.thing import PieceId, PlaceId, Thing
from combat.engine.words import text
from combat.engine.words.grammar.lists import one_of
from combat.engine.words.line import Spoken
from combat.engine.words.prompt_words import PromptWords
from combat.games.volume1.prompts.aim import Aim
from combat.games.volume1.prompts.battle_prompt import BattlePrompt
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.decisions import ChooseRate, ChooseTarget, ChooseWeapon
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.fighting import chances, fire
from combat.games.volume1.rules.fighting.chances import Odds
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table.battle_asked import Body
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import consequences, names, refusals
from combat.games.volume1.words import sight_notes as told

C = TypeVar("C", bound=Choice)


class AskFire(BattlePrompt[C]):
    """Prompt with the fire form: weapons, rates, modifiers and odds; Enter fires."""

    body: Body = "fire"
    letters = True

    def __init__(self, desk: VolumeDesk, decision: C) -> None:
        super().__init__(desk, decision)
        self.aim: Aim | None = None

    # -- options ------------------------------------------------------------------------------------------------

    @property
    def shooter(self) -> Man:
        """The man who fires."""
        return self.desk.state.men[self.decision.subject]

    def targets(self) -> list[str]:
        """Return the ids of the men who may be shot at."""
        return [self.aim.target] if self.aim is not None else []

    def weapons(self) -> list[Weapon]:
        """Return the weapons that can hit the target; empty without a target."""
        if self.aim is None:
            return []
        return fire.can_hit(self.desk.state, self.shooter, self.desk.state.men[self.aim.target])

    def rates(self) -> tuple[int, ...]:
        """Return the rates of fire of the chosen weapon; empty without a target."""
        return self.desk.state.book.weapons[self.aim.weapon].rates if self.aim is not None else ()

    def odds(self) -> Odds | None:
        """Return the odds of the prepared shot, or None if none is prepared."""
        aim, state = self.aim, self.desk.state
        if aim is None:
            return None
        return chances.odds(
            state, self.shooter, state.men[aim.target], self.desk.state.book.weapons[aim.weapon], aim.shots
        )

    def needed_at(self) -> str:
        """Return the name of the man to whom the form's sum applies, if a draw may choose another target; else ""."""
        return ""

    # -- choosing -----------------------------------------------------------------------------------------------

    def aim_at(self, target: str) -> None:
        """Prepare a shot at a man with the weapon that is most likely to hit him, at its highest rate."""
        weapon = fire.best_weapon(self.desk.state, self.shooter, self.desk.state.men[target])[0]
        self.aim = Aim(self.shooter.id, target, weapon.id, max(weapon.rates))
        self.desk.redraw("body", "board", "prompt")

    def take_weapon(self, weapon: str) -> None:
        """Change the weapon of the prepared shot, at the weapon's highest rate."""
        if self.aim is not None and weapon in {one.id for one in self.weapons()}:
            self.aim.weapon = weapon
            self.aim.shots = max(self.desk.state.book.weapons[weapon].rates)
            self.desk.redraw("body", "board", "prompt")

    def take_rate(self, shots: int) -> None:
        """Set the rate of fire of the prepared shot, if the weapon has it."""
        if self.aim is not None and shots in self.rates():
            self.aim.shots = shots
            self.desk.redraw("body", "board", "prompt")

    def fire(self) -> None:
        """Fire the prepared shot: answer this decision and those on weapon and rate, as long as the target stays the
        same.

        Without a prepared shot, show a notice.
        """
        aim = self.aim
        if aim is None:
            self.desk.notice.show(text("aim-first"))
            return
        if not self.desk.mirror.busy and not self.desk.controls.is_blocked():
            self.desk.controls.give(lambda: self._aim_and_fire(aim))

    def _aim_and_fire(self, aim: Aim) -> None:
        """Answer target, weapon and rate of fire at once, as long as the target stays the same (13.0, 13.1)."""
        session = self.desk.session
        if isinstance(session.decision, ChooseTarget):
            session.answer(aim.target)
        asked = session.decision
        if isinstance(asked, ChooseWeapon) and asked.target == aim.target and aim.weapon in asked.answers:
            session.answer(aim.weapon)
        asked = session.decision
        if isinstance(asked, ChooseRate) and (asked.target, asked.weapon) == (aim.target, aim.weapon):
            session.answer(aim.shots)

    # -- display and input --------------------------------------------------------------------------------------

    def lit(self) -> Mapping[Thing[Hex], Mark]:
        """Return the men who may be shot at, with their mark."""
        return dict.fromkeys(map(PieceId, self.targets()), "target")

    def line(self) -> PromptWords:
        """Return the prompt's text: the prepared shot with the number needed; without one the question."""
        if self.aim is None:
            return super().line()
        state = self.desk.state
        man, target = names.man(state, self.shooter.id), names.man(state, self.aim.target)
        title = text("ask-choose-rate", man=man, target=target)
        weapon = names.weapon(self.desk.state.book, self.aim.weapon)
        odds = self.odds()
        need = total(odds.ledger) if odds is not None else 0
        check = None if odds is None or need >= 0 else odds.confirm
        way = "" if check is None else "-confirm" if check >= 0 else "-hopeless"
        line = text(f"aim-line{way}", weapon=weapon, shots=self.aim.shots, need=need, check=check or 0)
        others = len(self.targets()) - 1
        more = text("aim-others", count=others, key=self.desk.app.keys.named("next")) if others else ""
        return PromptWords(title, f"{line} {more}".strip())

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        shoot = Button(text("button-fire"), self.fire, self.keycap("accept"), "commit")
        if self.aim is None:
            shoot.reason = text("aim-first")
        return [shoot, *self.other_man()]

    def click(self, thing: Thing[Hex]) -> bool:
        """Aim at the clicked man, or at the first possible target in the clicked hex; return whether it was used."""
        if isinstance(thing, PlaceId):
            here = [man for man in self.targets() if self.desk.state.men[man].hex == thing.place]
            return bool(here) and self._click_man(here[0])
        return isinstance(thing, PieceId) and self._click_man(thing.id)

    def _click_man(self, man: str) -> bool:
        if man in self.targets():
            self.aim_at(man)
            return True
        if not self.desk.title_desk.is_own(man):
            self.desk.notice.show(self.why_not(man))
        return False

    def why_not(self, man: str) -> Spoken:
        """Return the reason why an enemy cannot be shot at now, with its rule; "" if he can."""
        state, foe = self.desk.state, self.desk.state.men[man]
        bar = fire.refusal(state, self.shooter, foe)
        if bar is None:
            return ""
        if foe.seen and not visibility.sees(state, self.shooter, foe):
            return told.note(state.board, visibility.sight(state, self.shooter, foe)).line
        return refusals.refusal(state, bar, man)

    def barred(self, weapon: Weapon) -> str:
        """Return the reason why a weapon cannot be fired at the target; "" if it can, or if there is no target."""
        state = self.desk.state
        target = state.men[self.aim.target] if self.aim is not None else None
        bar = fire.weapon_refusal(state, self.shooter, target, weapon) if target is not None else None
        return refusals.reason(state, bar) if bar is not None else ""

    def candidates(self) -> list[str]:
        """Return the men that Tab cycles through: those who may be shot at."""
        return self.targets()

    def key(self, event: pygame.event.Event) -> bool:
        """Handle number keys (rate of fire) and the keys for the next weapon and target; return whether it was used."""
        number, keys = digit(event), self.desk.app.keys
        if number is not None:
            self.take_rate(number)
            return True
        if keys.is_(event, "next-weapon") and self.aim is not None:
            self._next_weapon(1)
            return True
        if keys.is_(event, "next") or keys.is_(event, "previous"):
            self._next_target(1 if keys.is_(event, "next") else -1)
            return True
        return False

    def steer(self, across: int, down: int) -> bool:
        """Change the rate of fire by left and right, the weapon by up and down; return False if no shot is prepared."""
        if self.aim is None:
            return False
        if down:
            self._next_weapon(down)
        else:
            rates = sorted(self.rates())
            self.take_rate(rates[min(len(rates) - 1, max(0, rates.index(self.aim.shots) + across))])
        return True

    def _next_weapon(self, step: int) -> None:
        if self.aim is not None:
            own = [weapon.id for weapon in self.weapons()]
            self.take_weapon(own[(own.index(self.aim.weapon) + step) % len(own)])

    def _next_target(self, step: int) -> None:
        targets = self.targets()
        if targets:
            now = targets.index(self.aim.target) if self.aim is not None and self.aim.target in targets else -1
            target = targets[(now + step) % len(targets)]
            self.aim_at(target)
            men = (self.desk.state.men[target], self.shooter)
            self.desk.view.framing.bring(*(man.hex for man in men if man.hex is not None))


class AskTarget(AskFire[ChooseTarget]):
    """Prompt for the target; a shot at the easiest one is prepared at first. Without targets there is no form."""

    def __init__(self, desk: VolumeDesk, decision: ChooseTarget) -> None:
        super().__init__(desk, decision)
        if not self.targets():
            self.body = ""

    def begin(self) -> None:
        """Start the question, and prepare a shot at the easiest target, if there is any."""
        super().begin()
        state, targets = self.desk.state, self.targets()
        if targets:
            self.aim_at(max(targets, key=lambda man: fire.best_weapon(state, self.shooter, state.men[man])[1]))

    def line(self) -> PromptWords:
        """Return the prepared shot as the prompt's text, and why the man may not hold his fire if so (7.04)."""
        line, decision = self._shot_line(), self.decision
        if decision.melee or not self.targets() or ChooseTarget.HOLD in decision.answers:
            return line
        must = text("aim-must", order=names.marker(self.shooter.order))
        return PromptWords(line.title, f"{line.text} {must}".strip(), line.hint, line.rule or decision.rule)

    def _shot_line(self) -> PromptWords:
        """Return the prepared shot as the prompt; if the target is drawn at random in its hex, the men and their
        chances.
        """
        state, aim, drawn = self.desk.state, self.aim, self.drawn()
        if aim is None or not drawn:
            return super().line()
        title = text(
            "ask-choose-rate",
            man=names.man(state, self.shooter.id),
            target=names.men(state, [foe.id for foe in drawn], by=one_of),
        )
        weapon = state.book.weapons[aim.weapon]
        told = consequences.of_shot(state, self.shooter, drawn, weapon)
        with_it = text("aim-with", weapon=names.weapon(state.book, weapon.id), shots=aim.shots)
        return PromptWords(title, f"{consequences.sentences((told,))} {with_it}", rule=told.rule)

    def drawn(self) -> list[Man]:
        """Return the men among whom the target is drawn, the one aimed at first; empty if there is no draw (7.01)."""
        if self.aim is None:
            return []
        target = self.aim.target
        return sorted(consequences.lot(self.desk.state, self.shooter, target), key=lambda foe: foe.id != target)

    def odds(self) -> Odds | None:
        """Return the odds of the prepared shot, averaged over the men among whom the target is drawn; None without a
        shot.
        """
        drawn, aim, state = self.drawn(), self.aim, self.desk.state
        if aim is None or not drawn:
            return super().odds()
        weapon = state.book.weapons[aim.weapon]
        return chances.drawn_odds([chances.odds(state, self.shooter, foe, weapon, aim.shots) for foe in drawn])

    def needed_at(self) -> str:
        """Return the name of the man aimed at if a draw may choose another target; else ""."""
        return names.man(self.desk.state, self.aim.target) if self.aim is not None and self.drawn() else ""

    def targets(self) -> list[str]:
        """Return the ids of the men who may be shot at."""
        return [str(answer) for answer in self.decision.answers if answer in self.desk.state.men]

    def buttons(self) -> list[Button]:
        """Return the buttons from right to left; the first is the default answer."""
        hold, flare = ChooseTarget.HOLD, self._flare_button()
        if not self.targets():
            return [self.button(text("answer-hold-fire"), hold, self.keycap("accept"), "commit"), *flare]
        found = [*super().buttons(), *flare]
        if hold in self.decision.answers:
            found.append(self.button(text("answer-hold-fire"), hold, self.keycap("hold-fire")))
        return found

    def _flare_button(self) -> list[Button]:
        """Return the button for a flare, if he has one (21.1)."""
        if ChooseTarget.FLARE not in self.decision.answers:
            return []
        return [self.button(text("answer-flare"), ChooseTarget.FLARE, self.keycap("flare"))]

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the key that holds fire if there are no targets, and those of the fire form; return whether it was
        used.
        """
        if not self.targets() and self.desk.app.keys.is_(event, "hold-fire"):
            return self.answer(ChooseTarget.HOLD)
        return super().key(event)


class AskDrawn(AskFire[C]):
    """Base class of prompts shown only if another man in the hex than the one aimed at was drawn as target (7.01)."""

    def line(self) -> PromptWords:
        """Return the prompt's text; if the target was drawn, it says who."""
        line, aim = super().line(), self.aim
        if aim is None or not consequences.lot(self.desk.state, self.shooter, aim.target):
            return line
        fell = text("aim-lot-fell", man=names.man(self.desk.state, aim.target))
        return PromptWords(line.title, f"{fell} {line.text}", rule=line.rule)


class AskWeapon(AskDrawn[ChooseWeapon]):
    """Prompt for the weapon, for the target already chosen."""

    def begin(self) -> None:
        """Start the question, and prepare a shot at the target."""
        super().begin()
        self.aim_at(self.decision.target)


class AskRate(AskDrawn[ChooseRate]):
    """Prompt for the rate of fire, for the target and weapon already chosen."""

    def begin(self) -> None:
        """Start the question, and prepare a shot with the weapon at its highest rate."""
        super().begin()
        weapon = self.desk.state.book.weapons[self.decision.weapon]
        self.aim = Aim(self.shooter.id, self.decision.target, weapon.id, max(weapon.rates))

    def weapons(self) -> list[Weapon]:
        """Return the weapon already chosen, as a list."""
        return [self.desk.state.book.weapons[self.decision.weapon]]
