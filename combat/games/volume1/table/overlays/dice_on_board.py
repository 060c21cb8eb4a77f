"""Dice on the board beside the man whom the roll is about, with the number needed."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import dice_faces, eyes, pencil, shapes, theme
from combat.engine.tabletop.overlay.free_places import around, aside, beyond
from combat.engine.words import text
from combat.games.volume1.rules.decisions import PlayDiscard
from combat.games.volume1.rules.sight.night import is_dark
from combat.games.volume1.table.pieces import lines_past_men
from combat.games.volume1.table.pieces.counter_tags import tab_height
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names
from combat.games.volume1.words.battle_story import Throw

TUMBLES = 7
"""Faces that a rolling die shows before it stops."""

RESULTS = {
    "shot": ("log-shot-hit", "log-shot-miss"),
    "spotting": ("log-check-seen", "log-check-unseen"),
    "scatter": ("dice-on-target", "dice-scattered"),
    "near": ("dice-near", "dice-far"),
}
"""Messages for success and failure where they differ from a check's."""

CHIP = 23
"""Height of the note in pixels at scale 1."""

NOT_ALONE = ("hit", "scatter", "frag", "wmc", "melee")
"""Rolls whose result is not told by one die and the number needed: of a burst, of a grenade, of a fight (5.1.2)."""

OPEN = ("scatter", "frag")
"""Rolls whose number is in the rulebook or on the weapon, and so reveals nothing."""


def lying(desk: VolumeDesk) -> Throw | None:
    """Return the dice on the board, or None.

    They are those of the roll asked about, else the last roll until a question about another man.
    """
    decision, last = desk.prompt.decision if desk.prompt is not None else None, desk.title_desk.story.throw
    if isinstance(decision, PlayDiscard) and decision.result is not None:
        same = last is not None and (last.man, last.target) == (decision.subject, decision.about)
        return _asked_about(desk, decision) if decision.of not in NOT_ALONE else last if same else None
    matters = last is not None and (decision is None or decision.subject in ("", last.man, last.target))
    return last if matters else None


def _asked_about(desk: VolumeDesk, asked: PlayDiscard) -> Throw | None:
    """Return the roll that a discard card could change: its event is yet to come (5.1.2)."""
    men, result = desk.state.men, asked.result or 0
    man, target = men.get(asked.subject), men.get(asked.about)
    at = target.hex if target is not None else man.hex if man is not None else None
    if man is None or at is None:
        return None
    start = man.hex if target is not None else None
    shown = Throw(0, asked.subject, at, start, asked.of, asked.need, (), target=asked.about)
    shown.dice.append((result, result <= asked.need))
    return shown


def draw(surface: pygame.Surface, desk: VolumeDesk, throw: Throw, rolled: float = 1.0) -> None:
    """Draw a throw's dice and the line of its shot; the last die is still rolling while `rolled` (0 to 1) is below
    1.
    """
    view, rolled = desk.view, 1.0 if eyes.still() else rolled
    at = view.centre(throw.at)
    if throw.start is not None and throw.start != throw.at:
        draw_line = lines_past_men.draw_shot if throw.kind == "shot" else lines_past_men.draw_throw
        draw_line(surface, desk, throw.start, throw.at, pencil.clear_ink(is_dark(desk.state)))
    row, label = _row(desk, throw), _label(desk, throw)
    side, step = row.height, row.height + theme.px(6)
    for place, (number, hit) in enumerate(throw.dice):
        last = place == len(throw.dice) - 1
        shown, lit, hop = number, hit, 0
        if last and rolled < 1.0:
            turn = int(rolled * TUMBLES)
            shown, lit, hop = (number + 3 * (TUMBLES - turn)) % 10, False, round((1 - rolled) * theme.px(16))
        dice_faces.die(str(shown), side, lit).draw(surface, row.x + place * step, row.y - hop)
    if rolled >= 1.0 or len(throw.dice) > 1:
        note(surface, label, row, view.rect if view.rect.collidepoint(at) else None)


def _lie(desk: VolumeDesk, throw: Throw) -> pygame.Rect:
    """Return the rectangle of dice and note: under the man, or in free space near him, off the men concerned.

    It stays inside the view as long as he is in it.
    """
    px, side, near = theme.px, theme.px(dice_faces.SIDE), counter_box(desk, throw.at)
    row = (side + px(6)) * len(throw.dice) - px(6)
    said = round(theme.font("sans", 14, 600).width(_label(desk, throw))) + px(16)
    size = (max(row, said), side + px(5 + CHIP))
    if not desk.view.rect.collidepoint(near.center):
        return around(near, size, 0)[0]
    free = desk.view.camera.free.inflate(-px(12), -px(12))
    everyone = [box for there in lines_past_men.boxes(desk).values() for box in there]
    slips = [box for box in desk.view.laid.values() if box.width]
    places = [*around(near, size, px(2)), *beyond(near, size, px(2))]
    return aside(places, free, actors(desk, throw), [*everyone, *slips])


def _row(desk: VolumeDesk, throw: Throw) -> pygame.Rect:
    """Return the rectangle of the dice without the note."""
    px, side, lie = theme.px, theme.px(dice_faces.SIDE), _lie(desk, throw)
    row = pygame.Rect(0, 0, (side + px(6)) * len(throw.dice) - px(6), side)
    row.midtop = lie.midtop
    return row


def counter_box(desk: VolumeDesk, hex_: Hex) -> pygame.Rect:
    """Return the screen rectangle of all counters in a hex with their tabs; in an empty hex, that of a single
    counter.
    """
    there = lines_past_men.boxes(desk).get(hex_)
    if there:
        return there[0].unionall(there[1:])
    x, y = desk.title_desk.people.single_corner(hex_)
    size = desk.title_desk.people.size
    return pygame.Rect(x, y, size, size + tab_height(size))


def actors(desk: VolumeDesk, throw: Throw) -> list[pygame.Rect]:
    """Return the rectangles of the counters concerned by a roll, which must stay visible."""
    men = [desk.state.men.get(man) for man in (throw.man, throw.target)]
    hexes = [throw.at, throw.start, *(man.hex for man in men if man is not None)]
    return [counter_box(desk, hex_) for hex_ in dict.fromkeys(hexes) if hex_ is not None]


def dice_box(desk: VolumeDesk, throw: Throw) -> pygame.Rect:
    """Return the screen rectangle of dice and note, with a margin."""
    return _lie(desk, throw).inflate(theme.px(12), theme.px(12))


def _label(desk: VolumeDesk, throw: Throw) -> str:
    """Return the number needed and the result; only the result for an unknown man (8.2)."""
    hits = sum(hit for _, hit in throw.dice)
    secret = throw.kind not in OPEN and not names.is_known(desk.state, throw.man)
    if throw.kind == "shot" and secret:
        return names.check("hit")
    if throw.kind == "frag" or (throw.kind == "shot" and throw.confirm is None):
        return text("shot-dice", need=throw.need, hits=hits)
    yes, no = RESULTS.get(throw.kind, ("log-check-passed", "log-check-failed"))
    result = throw.said or text(yes if hits else no)
    if secret:
        return result
    if throw.said:  # the result depends on more than the number
        return text("dice-said", check=names.check(throw.kind), result=result)
    if throw.confirm is None:
        return text("check-dice", need=throw.need, result=result)
    if throw.confirm_roll is None:
        return text("dice-hopeless", result=result)
    return text("dice-confirmed", need=throw.confirm, roll=throw.confirm_roll, result=result)


def note(surface: pygame.Surface, label: str, row: pygame.Rect, within: pygame.Rect | None = None) -> pygame.Rect:
    """Draw a note under a row of dice, within an area if one is given; return its rectangle."""
    face = theme.font("sans", 14, 600)
    chip = pygame.Rect(0, 0, round(face.width(label)) + theme.px(16), theme.px(CHIP))
    chip.midtop = (row.centerx, row.bottom + theme.px(5))
    if within is not None:
        chip.clamp_ip(within.inflate(-theme.px(12), -theme.px(12)))
    surface.blit(shapes.rounded(chip.size, theme.px(5), (*theme.rgb("#F3ECD6"), 240)), chip)
    face.draw_in(surface, label, chip, theme.INK, align="center")
    return chip
