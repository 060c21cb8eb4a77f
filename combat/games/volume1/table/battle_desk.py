"""Volume 1's extension of the desk: men, markers, line of sight, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.load_object import load_object
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.thing import CardId, MarkerId, PieceId, PlaceId, Thing
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import capital, text
from combat.engine.words.line import Spoken
from combat.games.volume1.prompts.aim import Aim
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.decisions import ChooseMan, ChooseRate, ChooseTarget, ChooseWeapon
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Man, State
from combat.games.volume1.standing.standing_answers import StandingAnswers
from combat.games.volume1.table.drawing_moves import DrawingMoves
from combat.games.volume1.table.habits import DUCKING, Ducking, Habits
from combat.games.volume1.table.overlays.danger_overlay import DangerOverlay
from combat.games.volume1.table.overlays.sight_overlay import SightOverlay
from combat.games.volume1.table.pieces import card_pictures, counters, markers
from combat.games.volume1.table.pieces.faces_from_state import friendly_card_face, man_face, order_face
from combat.games.volume1.table.pieces.men_on_board import MenOnBoard
from combat.games.volume1.table.pieces.weapon_counters import WeaponCounters
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names
from combat.games.volume1.words.battle_story import BattleStory

if TYPE_CHECKING:
    from combat.games.volume1.table.advice.advice_overlay import AdviceOverlay

_ADVICE = "combat.games.volume1.table.advice.advice_overlay:AdviceOverlay"

MARKER, CARD = 80, 140
"""Widths of a dragged order marker and card, in pixels at scale 1."""


class BattleDesk(TitleDesk[State, Hex]):
    """Volume 1's part of the desk."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self.people, self.guns = MenOnBoard(desk), WeaponCounters(desk)
        self.overlay, self.danger = SightOverlay(desk), DangerOverlay(desk)
        self.advice: AdviceOverlay | None = None
        """Advice overlay, created when first wanted."""
        self.sight = False
        """Whether the line-of-sight overlay is on."""
        self.pinned = ""
        """Id of the man whose dossier is pinned; "" for none."""
        self._marker = ""
        assert isinstance(desk.story, BattleStory)
        self.story = desk.story
        """The log, with the trails, dice and cards shown on the board."""
        self.wishes = Habits(desk.app.settings)
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
        """Toggle advice on the present decision; its module is imported on demand."""
        if self.advice is None:
            self.advice = load_object(_ADVICE, lambda: AdviceOverlay)(self.desk)
        self.advice.toggle()

    # -- men ----------------------------------------------------------------------------------------------------

    @property
    def man(self) -> Man | None:
        """The man shown in panels: pinned, else under the resting pointer, else selected, else under the pointer."""
        desk = self.desk
        pinned = self.pinned if self.pinned in desk.state.men else ""
        return desk.state.men.get(
            pinned or desk.input.pointer.resting or desk.selection.piece or desk.input.pointer.piece
        )

    def pin(self, man: str) -> None:
        """Pin the dossier to a man; "" unpins it."""
        self.pinned = man
        self.desk.redraw("dossier")

    @property
    def chosen(self) -> Man | None:
        """The selected man, if he is in play; None otherwise."""
        return self.desk.state.men.get(self.desk.selection.piece)

    @property
    def asked_about(self) -> Man | None:
        """The friendly man whom the decision is about, whatever is selected; None if it is about none."""
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
        """Return the place of a piece; None if it is not on the board."""
        man = self.desk.state.men.get(piece)
        return None if man is None else man.hex

    def pieces_at(self, hex_: Hex) -> Sequence[str]:
        """Return the pieces at a place, the preferred one first."""
        return [man.id for man in self.desk.state.men_in(hex_)]

    def candidates(self) -> Sequence[str]:
        """Return the pieces that Tab cycles through by default."""
        return [man.id for man in self.desk.state.on_board("friendly")]

    def start(self) -> Hex:
        """Return the selected man's hex, else one of the set-up area."""
        chosen = self.chosen
        return chosen.hex if chosen is not None and chosen.hex else self.desk.state.book.scenario.deployment[0]

    # -- the board under the pointer ----------------------------------------------------------------------------

    def things_at(self, position: tuple[int, int]) -> Sequence[Thing[Hex]]:
        """Return the things at a point of the screen, the topmost first: weapon counter, man, hex."""
        gun, man, hex_ = self.guns.at(position), self.people.at(position), self.desk.view.place_at(position)
        found = [MarkerId("gun", gun) if gun else None, PieceId(man) if man else None, PlaceId(hex_) if hex_ else None]
        return [thing for thing in found if thing is not None]

    def hover(self, position: tuple[int, int] | None) -> bool:
        """Fan out the stack under the pointer, while dragging only if an order marker or prisoner could be dropped.

        Returns whether a fan changed.
        """
        held, men = self.desk.input.held, self.desk.state.men
        if held is not None and isinstance(held.thing, PieceId) and men[held.thing.id].held_by:
            return False
        if held is not None and held.moved and not (isinstance(held.thing, MarkerId) and held.thing.kind == "order"):
            return self.people.point(None)
        return self.people.point(position)

    def face(self, thing: Thing[Hex]) -> Piece:
        """Return the picture of a thing being dragged."""
        state = self.desk.state
        match thing:
            case PieceId(man):
                return counters.man(man_face(state, state.men[man], selected=True), self.people.size)
            case CardId(card):
                return card_pictures.friendly(friendly_card_face(state, int(card)), theme.px(CARD))
            case MarkerId("gun", gun):
                return self.guns.piece(gun)
            case MarkerId("order", order):
                return markers.order(order_face(state, "", order), theme.px(MARKER))
        raise TypeError(f"the mouse cannot carry {thing}")

    # -- drawn moves --------------------------------------------------------------------------------------------

    def may_carry(self, thing: Thing[Hex]) -> bool:
        """Return whether a thing may be dragged that the prompt does not use, or without a prompt."""
        return isinstance(thing, PieceId) and self.moves.may_carry(thing.id)

    def drop(self, held: Thing[Hex], on: Thing[Hex] | None) -> bool:
        """Handle the drop of a thing that `may_carry` allowed on another thing, or on nothing; return whether it was
        used.
        """
        hex_ = self.desk.input.pointer.place
        return isinstance(held, PieceId) and hex_ is not None and self.moves.drop(held.id, hex_)

    def refuses(self, held: Thing[Hex], on: Thing[Hex] | None) -> Spoken:
        """Return why a thing cannot be dropped on another, or on nothing; "" if it can."""
        return self.moves.refuses(held.id, self.desk.input.pointer.place) if isinstance(held, PieceId) else ""

    def click(self, thing: Thing[Hex]) -> bool:
        """Handle a click or Enter on a thing that the prompt does not use; return whether it was used."""
        if isinstance(thing, PieceId):
            return self.let_act(thing.id)
        return isinstance(thing, PlaceId) and self.moves.click(thing.place)

    def others_to_act(self) -> list[str]:
        """Return the men who could act before one whose turn came automatically, in roster order (4.0)."""
        asked, entries, state = self.asked_about, self.desk.session.game.entries, self.desk.state
        by_itself = bool(entries) and entries[-1].to == ChooseMan.kind and entries[-1].habit
        if asked is None or not by_itself or self.desk.mirror.busy:
            return []
        team = [man for man in state.team(asked.team) if man.id != asked.id and man.id not in state.clock.done]
        return [man.id for man in team if not carrying.acts_with(state, man)]

    def let_act(self, man: str) -> bool:
        """Let another man of the team act first, which undoes one answer; return False if he may not (4.0)."""
        if man not in self.others_to_act():
            return False
        session = self.desk.session
        self.desk.controls.held_back = True
        session.go_back(session.answers - 1)
        return self.desk.controls.answer(man)

    def act_before(self) -> None:
        """Let the next possible man act first."""
        if others := self.others_to_act():
            self.let_act(others[0])

    def also(self, thing: Thing[Hex]) -> bool:
        """Handle a Shift+click, which adds a thing to what is chosen; return whether it was used."""
        return self.moves.also(thing)

    def gather(self, box: pygame.Rect) -> bool:
        """Handle a selection box; return whether it was used."""
        inside = [place.id for place in self.people.places() if box.collidepoint(place.rect.center)]
        self.moves.gather([man for man in inside if self.is_own(man)])
        return True

    def key(self, event: pygame.event.Event) -> bool:
        """Handle a key that the prompt does not use; return whether it was used."""
        return self.moves.key(event)

    # -- markers, aim and cards ---------------------------------------------------------------------------------

    @property
    def turning(self) -> int:
        """Serial of the enemy card being turned now; 0 for none."""
        showing = self.desk.mirror.showing
        return showing.event.serial if showing is not None and isinstance(showing.event, ev.EnemyCardDrawn) else 0

    @property
    def marker(self) -> str:
        """The order marker under the pointer, or dragged to a man; "" for none, and outside of orders."""
        prompt = self.desk.prompt
        return self._marker if prompt is not None and isinstance(prompt.decision, GiveOrders) else ""

    def point_at_marker(self, order: str) -> None:
        """Set the order marker under the pointer; board and dossier show its effect."""
        if order != self._marker:
            self._marker = order
            self.desk.redraw("board", "dossier")

    def shoot(self, aim: Aim) -> None:
        """Answer target, weapon and rate of fire at once, as long as the target is unchanged (13.0, 13.1)."""
        if not self.desk.mirror.busy and not self.desk.controls.is_blocked():
            self.desk.controls.give(lambda: self._aim_and_fire(aim))

    def _aim_and_fire(self, aim: Aim) -> None:
        session = self.desk.session
        if isinstance(session.decision, ChooseTarget):
            session.answer(aim.target)
        asked = session.decision
        if isinstance(asked, ChooseWeapon) and asked.target == aim.target and aim.weapon in asked.answers:
            session.answer(aim.weapon)
        asked = session.decision
        if isinstance(asked, ChooseRate) and (asked.target, asked.weapon) == (aim.target, aim.weapon):
            session.answer(aim.shots)

    def change_ducking(self, id_: str = "") -> None:
        """Switch a man's standing instruction on ducking back; by default of the man asked about or selected (7.19)."""
        man = self.desk.state.men.get(id_) or self.asked_about or self.chosen
        if man is None or man.side == "enemy":
            self.desk.notice.show(text("choose-man-first"))
            return
        now = DUCKING.index(self.wishes.ducking(man.id))
        self.let_duck(man.id, DUCKING[(now + 1) % len(DUCKING)])

    def let_duck(self, man: str, ducking: Ducking) -> None:
        """Set a man's standing instruction on ducking back (7.19)."""
        self.wishes.let_duck(man, ducking)
        self.desk.notice.show(text(f"ducking-{ducking}", man=capital(names.man(self.desk.state, man))), refused=False)
        self.desk.redraw("dossier")

    # -- notifications ------------------------------------------------------------------------------------------

    def standing(self, decision: Decision) -> Answer | None:
        """Return the player's answer given in advance; None if the player must be asked."""
        return self.answers.when_shown(decision, self.desk.state)

    def _drawn(self, decision: Decision, state: State) -> Answer | None:
        return self.moves.standing(self.desk.session.answers, decision, state)

    def only_answer(self, decision: Decision) -> Answer | None:
        """Return the single answer of a question that is shown for a moment; None for any other."""
        return self.wishes.briefly(decision)

    def chose(self, piece: str) -> None:
        """Handle the selection of another piece, or of none."""
        self.moves.chose(piece)
        self.overlay.follow(piece)

    def is_own_deed(self, event: Event) -> bool:
        """Return True for events of the player's own making that need no pause: a card played from the hand (5.0),
        the effects of the card on the track, and shots of his men.
        """
        state = self.desk.state
        if isinstance(event, ev.ShotFired):
            return self.is_own(event.man)
        if isinstance(event, ev.EffectBegan):
            return state.played is not None and event.effect in state.book.friendly_cards[state.played].effects
        return isinstance(event, ev.CardPlayed) and bool(state.hand)

    def happened(self, answers: int, state: State, event: Event) -> None:
        """Handle an event after it was applied."""
        self._uncounted = True
        self.moves.happened(answers, state, event)
        if isinstance(event, ev.StrangerTurned):
            self.people.turn_over(event.stranger, event.man)
            self.desk.selection.rename(event.stranger, event.man)
            self.pinned = event.man if self.pinned == event.stranger else self.pinned

    def followed(self) -> None:
        """Report men who stopped, and redraw the points if they have changed."""
        self.moves.followed()
        if self.advice is not None:
            self.advice.followed()
        if self._uncounted:
            self._uncounted, before = False, self._points
            self._points = victory.points(self.desk.state)
            if self._points != before:
                self.desk.redraw("top")
