"""Acts other than moving and firing: mounting, dismounting, smoke, flares, charges with odds; hatches and modes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, Literal

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.contact.prompts.contact_asked import ContactAsked
from combat.games.contact.rules.answers import Act, Aim, Mode
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.command.acting import Action
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.act_plan import NEAR_END, plan_charge
from combat.games.contact.standing.boarding import landing_near, vehicles_for
from combat.games.contact.standing.charge_odds import ChargeOdds, odds_of
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording

Laid = Literal["", "smoke", "flare"]
LAID: Final[tuple[tuple[Laid, str], ...]] = (("smoke", "Shift+S"), ("flare", "Shift+F"))
"""The things that are fired at a place, with their keys."""
OF_PLACE: Final = ("out-of-range", "no-sight", "no-place", "too-near-to-fire", "own-target", "out-of-arc")
"""Refusals that another place may mend."""
OF_FIRE, OF_WAY, OF_ALL = ("disable",), ("first", "back", "show"), ("open", "shut")
"""Modes of acts with fire, of acts with a way, and of all acts."""


class ProposedActs(ContactAsked[Action]):
    """Part of the prompt for `Action`: acts that are shown first; the same click or key again, or Enter, executes
    them.
    """

    def __init__(self, desk: ContactHub, decision: Action) -> None:
        super().__init__(desk, decision)
        self.waits: Act | None = None
        """The act that is shown and waits for a second click or Enter."""
        self.laying: Laid = ""
        """The thing that the next click on a place fires there."""
        self.charged = ""
        """The target of the charge that is shown."""
        self.modes = set[Mode]()
        """Modes that are added to the act where they fit."""

    @property
    def unit(self) -> Unit:
        """Return the unit that acts."""
        return self.state.units[self.decision.subject]

    @property
    def is_aboard(self) -> bool:
        """Return whether the unit is carried or towed by a vehicle."""
        return self.unit.where == "aboard"

    @property
    def is_meek(self) -> bool:
        """Return whether the unit may only fall back, crawl or take cover."""
        return self.decision.meek or self.unit.demoralised

    # -- proposals ----------------------------------------------------------------------------------------------

    def moded(self, act: Act) -> Act:
        """Return an act with those of the chosen modes that fit it."""
        fitting = [
            mode
            for mode in self.modes
            if mode in OF_ALL
            or (mode in OF_FIRE and act.verb == "fire")
            or (mode in OF_WAY and act.route is not None and act.verb != "dismount" and (mode != "first" or act.aims))
        ]
        return Act(act.verb, act.route, act.aims, act.other, {*act.modes, *fitting}) if fitting else act

    def propose(self, act: Act) -> bool:
        """Show an act, or execute it if it is already shown; if it is illegal, show the reason.

        Returns False only if the act was to be executed and was refused.
        """
        if self.waits is not None and _same(self.waits, act):
            return self.answer(self.moded(self.waits))
        refused = self.decision.refusal(self.state, self.moded(act))
        if refused is not None:
            self.desk.notice.show(self.said(refused))
            return True
        self.forget()
        self.waits = act
        self.refresh()
        return True

    def forget(self) -> None:
        """Discard the act that is shown."""
        self.waits, self.laying, self.charged = None, "", ""

    @property
    def odds(self) -> list[ChargeOdds]:
        """Return the odds of the charge that is shown; an empty list for other acts."""
        waits = self.waits
        return odds_of(self.state, self.unit, waits) if waits is not None and waits.verb == "assault" else []

    # -- vehicles -----------------------------------------------------------------------------------------------

    def is_transport(self, piece: str) -> bool:
        """Return whether a piece is an own vehicle on the table and the unit is not a vehicle, so that it might
        mount it.
        """
        found, unit = self.state.units.get(piece), self.unit
        if found is None or piece == unit.id or found.seat != unit.seat or not found.placed:
            return False
        card = self.state.card
        return unit.placed and card(found).arm == "vehicle" and card(unit).arm != "vehicle"

    def land(self, place: Pose) -> bool:
        """Propose to dismount as near as possible to a place; if that is impossible, show the reason. Return True."""
        found = landing_near(self.state, self.unit, place.point, place.heading)
        if isinstance(found, Refusal):
            self.desk.notice.show(self.said(found))
            return True
        return self.propose(found)

    def _land_beside(self) -> bool:
        return self.land(pose_of(self.state.units[self.unit.carrier]))

    # -- smoke and lights ---------------------------------------------------------------------------------------

    def _layer(self, laid: Laid) -> Weapon | None:
        """Return the weapon with which the unit lays smoke or a light; None if it has none."""
        card = self.state.card(self.unit)
        weapons = [self.state.book.weapons[each] for each in card.weapons]
        shells = (
            each for each in weapons if each.kind == "mortar" or (each.kind == "gun" and each.he and laid == "smoke")
        )
        by_hand = weapons if card.arm == "squad" and laid == "smoke" else []
        return next(shells, None) or next(iter(by_hand), None)

    @property
    def laid_disc(self) -> int:
        """Return the diameter of the smoke or light being placed, in units of 0.1 mm; 0 if none is."""
        kind = self.laying or (self.waits.verb if self.waits is not None else "")
        if kind not in ("smoke", "flare"):
            return 0
        figures, weapon = self.state.book.figures.shells, self._layer("flare" if kind == "flare" else "smoke")
        if kind == "flare":
            return figures.flare
        by_shell = weapon is not None and weapon.kind in ("mortar", "gun")
        return figures.smoke_shell if by_shell else figures.smoke_grenade

    def lay_at(self, place: Pose) -> bool:
        """Propose to fire smoke or a flare at a place; return False if the unit has no weapon for it."""
        kind = self.laying or "smoke"
        weapon = self._layer(kind)
        if weapon is None:
            return False
        laying = self.laying
        used = self.propose(_laying(kind, weapon, place.point))
        self.laying = laying
        return used

    def _toggle_laying(self, laid: Laid) -> None:
        wanted: Laid = "" if self.laying == laid else laid
        self.forget()
        self.laying = wanted
        self.refresh()

    # -- buttons ------------------------------------------------------------------------------------------------

    def charge_at(self, target: str) -> Act | None:
        """Return the charge at a unit; None if the unit is unknown, no charge is possible, or the acting unit is not
        on the table.
        """
        found = self.state.units.get(target)
        return None if found is None or not self.unit.placed else plan_charge(self.state, self.unit, found)

    def _toggle(self, mode: Mode) -> None:
        self.modes ^= {mode}
        self.refresh()

    def extra_buttons(self) -> Iterator[Button]:
        """Yield the buttons for transport, smoke, flares and modes; those that are not possible now are grey, with
        the reason.
        """
        if self.is_aboard:
            yield Button(text("verb-dismount"), self._land_beside, "Shift+D")
        for vehicle in vehicles_for(self.state, self.unit)[:1]:
            label = text("mount-vehicle", vehicle=names.unit(self.state, vehicle))
            yield Button(label, partial(self.propose, Act("mount", other=vehicle)), "Shift+M")
        for laid, key in LAID:
            if (weapon := self._layer(laid)) is not None and not self.is_aboard:
                yield self._laying_button(laid, weapon, key)
        yield from self._mode_buttons()

    def _laying_button(self, laid: Laid, weapon: Weapon, key: str) -> Button:
        button = Button(text(f"verb-{laid}"), partial(self._toggle_laying, laid), key)
        button.tip = (text(f"tip-{laid}"),)
        probe = self.decision.refusal(self.state, _laying(laid, weapon, pose_of(self.unit).point))
        if probe is not None and probe.message not in OF_PLACE:
            button.reason = self.said(probe)
        return button

    def _mode_buttons(self) -> Iterator[Button]:
        unit, card = self.unit, self.state.card(self.unit)
        if card.arm == "vehicle" and card.is_armoured and "open-topped" not in card.traits:
            yield self._mode_button("shut" if unit.hatch else "open", "H")
        if card.arm == "vehicle" and unit.placed:
            yield self._mode_button("back", "N")
            if card.weapons and not self.is_meek:
                yield self._mode_button("disable", "I")
        if unit.where in ("hidden", "marker"):
            yield self._mode_button("show", "U")
        if card.weapons and card.arm != "gun" and unit.placed and not self.is_meek:
            yield self._mode_button("first", "E")

    def _mode_button(self, mode: Mode, key: str) -> Button:
        is_on = wording.flag(mode in self.modes)
        button = Button(text(f"act-mode-{mode}", on=is_on), partial(self._toggle, mode), key)
        button.tip = (text(f"tip-mode-{mode}"),)
        return button


def _laying(laid: Laid, weapon: Weapon, point: Point) -> Act:
    """Return the act of laying smoke or a light at a point."""
    return Act("flare" if laid == "flare" else "smoke", None, [Aim(weapon.id, f"@{Pose.at(point)}")])


def _same(one: Act, other: Act) -> bool:
    """Return whether a proposal repeats another one: the same verb and other unit, at nearly the same place."""
    if (one.verb, one.other) != (other.verb, other.other):
        return False
    places = [_place(act) for act in (one, other)]
    first, second = places
    if first is None or second is None:
        return first is second
    return squared_distance(first, second) <= NEAR_END * NEAR_END


def _place(act: Act) -> Point | None:
    if act.route is not None:
        return act.route.end.point
    at = act.aims[0].at if act.aims else None
    return None if at is None else at.point
