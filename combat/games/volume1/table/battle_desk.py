"""Volume 1's extension of the desk (the state of the battle window): men, markers, line of sight, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.title_desk import TitleDesk
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing.standing_answers import StandingAnswers
from combat.games.volume1.table.desk_parts.battle_input import BattleInput
from combat.games.volume1.table.desk_parts.ducking_instructions import DuckingInstructions
from combat.games.volume1.table.desk_parts.other_man import OtherMan
from combat.games.volume1.table.desk_parts.pointed_marker import PointedMarker
from combat.games.volume1.table.desk_parts.shown_man import ShownMan
from combat.games.volume1.table.drawing_moves import DrawingMoves
from combat.games.volume1.table.habits import Habits
from combat.games.volume1.table.overlays.danger_overlay import DangerOverlay
from combat.games.volume1.table.overlays.sight_overlay import SightOverlay
from combat.games.volume1.table.pieces.men_on_board import MenOnBoard
from combat.games.volume1.table.pieces.weapon_counters import WeaponCounters
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words.battle_story import BattleStory

if TYPE_CHECKING:
    from combat.games.volume1.table.advice.advice_overlay import AdviceOverlay

_ADVICE = "combat.games.volume1.table.advice.advice_overlay:AdviceOverlay"


class BattleDesk(TitleDesk[State, Hex]):
    """Volume 1's part of the desk: men, drawn moves, overlays and automatic answers."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.people, self.guns = MenOnBoard(desk), WeaponCounters(desk)
        self.overlay, self.danger = SightOverlay(desk), DangerOverlay(desk)
        self.advice: AdviceOverlay | None = None
        """Advice overlay, created when first wanted."""
        self.sight = False
        """Whether the line-of-sight overlay is on."""
        self.pointed_marker = PointedMarker(desk)
        self.shown = ShownMan(desk)
        self.other_man = OtherMan(desk)
        self.board_input: BattleInput = BattleInput(desk)
        assert isinstance(desk.story, BattleStory)
        self.story = desk.story
        """The log, with the trails, dice and cards shown on the board."""
        self.wishes = Habits(desk.app.settings)
        self.ducking = DuckingInstructions(desk, self.wishes)
        self.moves = DrawingMoves(desk)
        self.wishes.drawn = lambda state, men: any(self.moves.plans.legs_of(state, str(man)) for man in men)
        self.answers = StandingAnswers(self.wishes, self._drawn)
        """Automatic answers; nothing else answers for the player."""
        desk.session.wish = self.answers.at_once
        self.ordered: list[str] = []
        """Men ordered by hand, in order, for undoing orders."""
        self.just_ordered = ""
        """The selected man who was ordered last, until the next prompt; "" for none."""
        self._points, self._uncounted = 0, True
        """Points shown in the top strip, and whether any event has happened since."""

    def ask_advice(self) -> None:
        """Show or hide the advice on the current decision."""
        if self.advice is None:
            self.advice = load_object(_ADVICE, lambda: AdviceOverlay)(self.desk)
        self.advice.toggle()

    # -- men ----------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Man | None:
        """The selected man; None if nobody is selected or he is no longer in the game."""
        return self.desk.state.men.get(self.desk.selection.piece)

    @property
    def asked_about(self) -> Man | None:
        """The player's man whom the decision is about, even if another is selected; None if there is no such man."""
        prompt = self.desk.prompt
        man = self.desk.state.men.get(prompt.decision.subject) if prompt is not None else None
        return man if man is not None and man.side == "friendly" else None

    def has(self, piece: str) -> bool:
        """Return whether a piece is in the game as the player sees it."""
        return piece in self.desk.state.men

    def is_own(self, piece: str) -> bool:
        """Return whether a piece is the player's."""
        figure = self.desk.state.book.figures.get(piece)  # an unknown man is not the player's
        return figure is not None and figure.side == "friendly"

    def place_of(self, piece: str) -> Hex | None:
        """Return the hex of a piece, or None if it is not on the board."""
        man = self.desk.state.men.get(piece)
        return None if man is None else man.hex

    def pieces_at(self, hex_: Hex) -> Sequence[str]:
        """Return the ids of the men in a hex, the preferred one first."""
        return [man.id for man in self.desk.state.men_in(hex_)]

    def candidates(self) -> Sequence[str]:
        """Return the men that Tab cycles through by default: the player's men on the board."""
        return [man.id for man in self.desk.state.on_board("friendly")]

    def start(self) -> Hex:
        """Return the hex where the cursor starts: the selected man's, else one of the set-up area."""
        chosen = self.chosen
        return chosen.hex if chosen is not None and chosen.hex else self.desk.state.book.scenario.deployment[0]

    def counter_box(self, piece: str) -> pygame.Rect | None:
        """Return the screen rectangle of a man's counter with its order tab, or None if he has no counter."""
        place, man = self.people.place_of(piece), self.desk.state.men.get(piece)
        return None if place is None or man is None else place.square if man.order is None else place.rect

    @property
    def looked_from(self) -> Hex | None:
        """The hex whose field of view is shown; None if none is."""
        return self.overlay.origin if self.sight else None

    def look_from(self, hex_: Hex | None) -> None:
        """Show the field of view from a hex (the selected man's own view if he is there); None hides it."""
        man = self.chosen
        if hex_ is None:
            self.overlay.hide()
        elif man is not None and man.hex == hex_:
            self.overlay.show_man(man.id)
        else:
            self.overlay.show_hex(hex_)

    # -- notifications ------------------------------------------------------------------------------------------

    def standing(self, decision: Decision) -> Answer | None:
        """Return the automatic answer to a decision, or None if the player must be asked."""
        return self.answers.when_shown(decision, self.desk.state)

    def _drawn(self, decision: Decision, state: State) -> Answer | None:
        return self.moves.standing(self.desk.session.answers, decision, state)

    def only_answer(self, decision: Decision) -> Answer | None:
        """Return the single answer of a decision that is shown briefly before it is given; None for any other
        decision.
        """
        return self.wishes.briefly(decision)

    def chose(self, piece: str) -> None:
        """Handle the selection of a piece; "" means that nothing is selected."""
        self.moves.chose(piece)
        self.overlay.follow(piece)

    def is_own_deed(self, event: Event) -> bool:
        """Return True for an event that the player caused himself and that needs no pause.

        These are a card played from the hand (5.0), the effects of the card being played, and shots of the player's
        men.
        """
        state = self.desk.state
        if isinstance(event, ev.ShotFired):
            return self.is_own(event.man)
        if isinstance(event, ev.EffectBegan):
            return state.played is not None and event.effect in state.book.friendly_cards[state.played].effects
        return isinstance(event, ev.CardPlayed) and bool(state.hand)

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Update moves, counters and selection after an event was applied.

        `answers` is the number of answers given in the game so far.
        """
        self._uncounted = True
        self.moves.happened(answers, state, event)
        if isinstance(event, ev.StrangerTurned):
            self.people.turn_over(event.stranger, event.man)
            self.desk.selection.rename(event.stranger, event.man)
            self.shown.rename(event.stranger, event.man)

    def followed(self) -> None:
        """Report men whose drawn moves stopped, and redraw the points if they have changed."""
        self.moves.followed()
        if self.advice is not None:
            self.advice.followed()
        if self._uncounted:
            self._uncounted, before = False, self._points
            self._points = victory.points(self.desk.state)
            if self._points != before:
                self.desk.redraw("top")
