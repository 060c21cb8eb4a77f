"""Motions of attacks: lines of fire, volleys, shells, and defence results (11.0, 13.0)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeVar

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes, pencil, theme
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.painted import bursts, footwork, muzzles, strikes
from combat.engine.tabletop.effects.shocks import along, trembling
from combat.engine.tabletop.effects.tracers import streaks, tracers
from combat.engine.tabletop.hexes.blasts import SHOCK, shaken
from combat.engine.tabletop.hexes.hex_ways import way_between
from combat.engine.tabletop.motion import between
from combat.engine.words import text
from combat.games.command.motion.command_motion import BAD, GOOD, CommandMotion, note
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.state import Attack, State
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.words.roll_outcome import outcome_of

E = TypeVar("E")

MUZZLES = {"machine-gun": "machine-gun", **dict.fromkeys(("anti-tank", "gun", "mortar"), "rifle-grenade")}
"""Muzzle flash by kind of weapon; squads have that of rifles."""
BLASTS = {"satchel": "howitzer", "molotov": "grenade", "flamethrower": "grenade", "mortar": "mortar", "gun": "howitzer"}
"""Blast by kind of weapon."""
GROUND = {
    "woods": "leaves", "orchard": "leaves", "brush": "leaves", "field": "grass", "building": "splinters",
    "marsh": "water", "stream": "water", "water": "water", "bridge-major": "stone", "bridge-minor": "stone",
}  # fmt: skip
"""Debris by terrain; earth for all others."""
FLIGHT, HEIGHT = 0.62, 1.5
"""Share of the time in which a shell flies, and its height in hexes."""
FIRES, ARRIVES, ROUNDS = 0.7, 0.22, 3
"""Share of the time in which bullets fly, share after which the first one hits, and number of a squad's streaks."""
HITS, STRAY = 5, (0.46, 0.38)
"""Number of visible bullet hits, and their distance from the centre of the hex."""
STANDS = {"breaks": BAD, "suppressed": BAD, "holds": GOOD}


class TakesAim(CommandMotion[fight.AttackDeclared]):
    """Motion of a declared attack: a pencil line from each firing hex to each target."""

    @property
    def attack(self) -> Attack:
        """Return the declared attack."""
        return self.event.attack

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return tuple(dict.fromkeys((*self.attack.hexes, *self.hexes_of(self.attack.pieces))))

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion on the ground, below the pieces; `share` is its progress from 0 to 1."""
        view, drawn = self.desk.view, 1.0 if eyes.still() else min(1.0, share * 2)
        for start in self.hexes_of(self.attack.pieces):
            for goal in self.attack.hexes:
                if start != goal:
                    end = between(view.centre(start), view.centre(goal), drawn)
                    pencil.clear_line(surface, view.centre(start), end, pencil.clear_ink(self.desk.state.book.night))


class Volley(CommandMotion[fight.AttackRolled]):
    """Motion of an attack roll: flashes and tracers, or a blast, and the total beside the target."""

    def __init__(self, desk: CommandHub, event: fight.AttackRolled, duration: float, wait: bool) -> None:
        self.attack = desk.state.attack
        super().__init__(desk, event, duration, wait)
        self.starts = self.hexes_of(self.attack.pieces) if self.attack is not None else ()
        self.bursts = [goal for goal in self._goals() if self._blast() is not None]
        for goal in self._goals():
            self._strike(goal)
        if not self.bursts:
            self._fire()

    def _goals(self) -> tuple[Hex, ...]:
        return self.attack.hexes if self.attack is not None else ()

    def _blast(self) -> Effect | None:
        """Return the blast in the target hex; None for small arms."""
        attack = self.attack
        if attack is None or attack.smoke:
            return None
        if attack.kind in ("impact", "mines"):
            return bursts.BLASTS["howitzer" if attack.kind == "impact" else "mortar"]
        kinds = (weapon_kind(self.desk.state, piece) for piece in attack.pieces)
        return next((bursts.BLASTS[BLASTS[kind]] for kind in kinds if kind in BLASTS), None)

    def _strike(self, goal: Hex) -> None:
        if (blast := self._blast()) is not None:
            self.cast(blast, goal)
            return
        ground = strikes.NEAR[GROUND.get(self.desk.state.book.map.board.terrain(goal), "earth")]
        far, beside = STRAY
        for number in range(HITS):
            x, y = along(137.5 * number + 40, far if number % 2 else beside)
            after = 0.0 if eyes.still() else self.duration * (ARRIVES + number * 0.09)
            self.cast(ground, goal, way=-90.0, offset=(x, y + 0.12), after=after)

    def _fire(self) -> None:
        attack = self.attack
        if attack is None:
            return
        for number, piece in enumerate(attack.pieces):
            start = self.place_of(piece)
            if start is not None and start != attack.hexes[0]:
                kind = MUZZLES.get(weapon_kind(self.desk.state, piece), "rifle")
                muzzle = muzzles.MUZZLES[kind].effect
                self.cast(muzzle, start, way=way_between(start, attack.hexes[0]), after=number * 0.07)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        starts = self.hexes_of(self.attack.pieces) if self.attack is not None else ()
        return tuple(dict.fromkeys((*self._goals(), *starts)))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        return thrown_about(self, self.bursts, share * self.duration - self.lead)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        attack = self.attack
        if attack is None or not attack.hexes:
            return
        if not self.bursts and not attack.smoke:
            self._draw_bullets(surface, attack, share / FIRES)
        words = text("motion-attack", fp=self.event.fp, roll=self.event.total - self.event.fp, total=self.event.total)
        for goal in attack.hexes:
            note(surface, words, self.foot(goal), self.desk.view.camera.free)

    def _draw_bullets(self, surface: pygame.Surface, attack: Attack, share: float) -> None:
        """Draw the bullets of machine guns and squads; guns and mortars have shells instead."""
        view, goal = self.desk.view, attack.hexes[0]
        for piece in attack.pieces:
            start, kind = self.place_of(piece), weapon_kind(self.desk.state, piece)
            if start is None or start == goal or MUZZLES.get(kind) == "rifle-grenade":
                continue
            if kind == "machine-gun":
                tracers(surface, view, start, goal, min(1.0, share))
            else:
                streaks(surface, view, start, goal, share, ROUNDS)


class ShellFlies(CommandMotion[fight.Targeted]):
    """Motion of a targeting roll: a shell flies to its impact."""

    def __init__(self, desk: CommandHub, event: fight.Targeted, duration: float, wait: bool) -> None:
        attack = desk.state.attack
        self.goal = attack.hexes[0] if attack is not None else event.hex
        pieces = attack.pieces if attack is not None else ()
        self.start = next((hex_ for piece in pieces if (hex_ := desk.title_desk.place_of(piece)) is not None), None)
        super().__init__(desk, event, duration, wait)
        if self.start is not None and self.start != self.goal:
            self.cast(muzzles.MUZZLES["rifle-grenade"].effect, self.start, way=way_between(self.start, self.goal))
        if event.result in ("short", "long", "missed") and event.hex:
            self.cast(bursts.BLASTS["mortar"], event.hex, after=self.duration * FLIGHT)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return tuple(dict.fromkeys(hex_ for hex_ in (self.event.hex, self.goal, self.start) if hex_))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        view, end = self.desk.view, self.event.hex or self.goal
        if self.start is not None and share < FLIGHT and not eyes.still():
            flown = share / FLIGHT
            x, y = between(view.centre(self.start), view.centre(end), flown)
            y -= round(math.sin(math.pi * flown) * HEIGHT * view.place_height)
            pygame.draw.circle(surface, theme.rgb("#15140F"), (x, y), max(3, round(view.place_width * 0.045)))
        if share >= FLIGHT or eyes.still():
            event = self.event
            words = text("motion-targeting", total=sum(part.value for part in event.sum), range=event.range)
            verdict = text("log-targeted-result", result=event.result, hex=event.hex)
            ink = GOOD if event.hit else BAD
            note(surface, f"{words} · {verdict}", self.foot(end), view.camera.free, ink)


class Stands(CommandMotion[fight.DefenceRolled]):
    """Motion of a defence roll: its total against the attack's; a failing unit trembles."""

    def __init__(self, desk: CommandHub, event: fight.DefenceRolled, duration: float, wait: bool) -> None:
        super().__init__(desk, event, duration, wait)
        self._outcome = outcome_of(desk.state, event.unit, event.result)
        if event.result != "holds":
            self.cast(footwork.QUAKE, self.place_of(event.unit), after=0.0 if eyes.still() else duration * 0.35)

    def where(self) -> tuple[Hex, ...]:
        """Return the places to keep in view, most important first; empty if none."""
        return self.hexes_of((self.event.unit,))

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the screen positions (upper left corners) of displaced pieces, by id; `share` runs from 0 to 1."""
        if eyes.still() or self.event.result == "holds":
            return {}
        return self.step(self.event.unit, (SHOCK * trembling(self.duration * (share - 0.35), 0.14), 0.0))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the motion over the board; `share` is its progress from 0 to 1."""
        place = self.place(self.event.unit)
        if place is None:
            return
        words = text("motion-defence", total=self.event.total, attack=self.event.attack)
        verdict = text("log-defence-rolled-result", result=self._outcome)
        at = (place.rect.centerx, place.rect.bottom + theme.px(8))
        note(surface, f"{words} · {verdict}", at, self.desk.view.camera.free, STANDS[self.event.result])


def weapon_kind(state: State, piece: str) -> str:
    """Return the kind of a weapon, by its id; "" for a unit."""
    return state.weapon_figure(piece).kind if piece in state.weapons else ""


def thrown_about(show: CommandMotion[E], hexes: list[Hex], passed: float) -> dict[str, tuple[int, int]]:
    """Return the shifted positions, by id, of the counters shaken by blasts in some hexes.

    `passed` is the time in seconds since the blast. Units in adjacent hexes are pushed less. Empty before the blast or
    if motions are off.
    """
    if eyes.still() or passed < 0:
        return {}
    found: dict[str, tuple[int, int]] = {}
    for hex_ in hexes:
        for unit in show.desk.state.on_map():
            if (by := shaken(unit.hex, hex_, passed)) is not None:
                found |= show.step(unit.id, by)
    return found
