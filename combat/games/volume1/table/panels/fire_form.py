"""Fire form: choice of weapon and rate, the modifiers line by line, and the exact odds (13.0)."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import Cut, fits, fitting
from combat.engine.stage.drawing.lettering import SQUEEZE, Font, Rgb
from combat.engine.stage.widgets.tooltip import number_box, wrapped
from combat.engine.tabletop.panes.legible import legible_scale
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import capital, text, translated
from combat.engine.words.grammar import percents
from combat.engine.words.line import Spoken, ruled, shown
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.events import Ledger, total
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.rules.fighting.chances import Odds
from combat.games.volume1.table.pieces.weapon_silhouettes import draw_silhouette
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import names

Asking = AskFire[Any]
CUT = "cut-short"
"""The zone of a chance that running out of ammunition lowers."""
CHOICES, CHANCES = (0.255, 128), (0.24, 110)
"""Shares of the form for weapons and for chances, and their minimum widths in pixels at scale 1."""
GAP, SLIM_GAP, SLIM = 18, 10, 580
"""Gaps between columns, also in a slim form, and the width below which it is slim, in pixels at scale 1."""
HEIGHT, STACKED = 178, 530
"""Height needed, and width below which the columns are stacked, at scale 1."""
BELOW, NOTES_FROM, NOTES_CLOSE = 14, 106, 92
"""Height of a line below the chances, and of what is above it in a low form, wide or close, in pixels at scale 1."""
ODDS, CLOSE, WEAPON = 118, 14, 32
"""Minimum heights of the chances, of a line of the ledger, and of a weapon with its gap, at scale 1."""
LARGE: tuple[Cut, ...] = (("sans", 34, 700), ("sans", 28, 700), ("sans", 24, 700))
"""Fonts of the chance: the first that fits."""
CHANCE: tuple[Cut, ...] = (("sans", 14, 400), ("condensed", 14, 400), ("condensed", 13, 400))
"""Fonts above a chance's bar, from wide to narrow."""
SHOTS: Cut = ("sans", 14, 500)
LEDGER_FIGURES, EASY = 82, 16
"""Width of rule number and figure of a line of the ledger, and height of a line that is easy to read, in pixels at
scale 1."""
TERM: Cut = ("condensed", 13, 400)
TYPED: tuple[Cut, ...] = (("typewriter", 15, 400), ("typewriter", 13, 400))
"""Fonts of a line of the ledger: the narrowest, and the usual ones."""
LABEL_LINES = 2
"""Maximum number of lines of the label beside the total."""
RATE = 40
"""Distance between rates of fire, in pixels at scale 1."""
SILHOUETTE_LEAST = 136
"""Width of a weapon's row at scale 1 below which it has no silhouette."""
NAME: tuple[Cut, ...] = (("sans", 15, 600), ("condensed", 15, 600), ("condensed", 13.5, 600))
NOTE: tuple[Cut, ...] = (("sans", 13, 400), ("condensed", 13, 500))
"""Fonts of a weapon's name, and of the note below, from wide to narrow."""


class FireForm:
    """Draws the form in the bottom strip, and handles clicks on weapons and rates."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self._zones: list[tuple[str, str, pygame.Rect, str]] = []
        self._hot: tuple[str, str] = ("", "")
        self._rules: list[tuple[pygame.Rect, str]] = []

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number under the pointer, or "" if there is none."""
        return next((number for box, number in self._rules if box.collidepoint(position)), "")

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, prompt: Asking) -> None:
        """Draw the form of a prompt in the bottom strip."""
        px = theme.px
        self._zones, self._rules = [], []
        area = pygame.Rect(rect.x + px(12), rect.y + px(9), min(px(726), rect.width - px(24)), rect.height - px(18))
        theme.draw_panel(surface, area, kind="form")
        if prompt.aim is None:
            return
        if area.width < px(STACKED):
            self._draw_stacked(surface, area, prompt)
            return
        gap = px(SLIM_GAP if area.width < px(SLIM) else GAP)
        choices, odds_wide = self._choices(area.width, prompt), _chances(area.width)
        self._draw_weapons(surface, pygame.Rect(area.x, area.y, choices, area.height), prompt)
        rule = theme.mix(theme.FORM, theme.FORM_RULE, 0.5)
        surface.fill(rule, (area.x + choices, area.y + px(12), px(1), area.height - px(24)))
        surface.fill(rule, (area.right - odds_wide, area.y + px(12), px(1), area.height - px(24)))
        odds = prompt.odds()
        if odds is not None:
            between = area.width - choices - odds_wide - 2 * gap
            middle = pygame.Rect(area.x + choices + gap, area.y, between, area.height)
            self._rules = draw_sum(surface, middle, self.desk, odds.ledger, _needed(odds, prompt.needed_at()))
            right = pygame.Rect(area.right - odds_wide + gap, area.y, odds_wide - 2 * gap + px(2), area.height)
            self._draw_odds(surface, right, odds)

    def needs(self, width: int, prompt: Asking) -> int:
        """Return the height in pixels that the form needs in a strip `width` pixels wide."""
        px = theme.px
        if prompt.aim is None:
            return px(HEIGHT)
        if width - px(24) >= px(STACKED):
            return self._least(width, prompt)
        return sum(self._heights(prompt)) + px(18 + 24)

    def _least(self, width: int, prompt: Asking) -> int:
        """Return the height needed side by side, with lines as close as possible."""
        px, odds = theme.px, prompt.odds()
        if odds is None:
            return px(HEIGHT)
        own = len(weapons.firearms(self.desk.state, prompt.shooter.id))
        wide = min(px(726), width - px(24))
        beside = _chances(wide) - 2 * px(SLIM_GAP if wide < px(SLIM) else GAP) + px(2)
        lines = len(_check_only(beside)[1]) if odds.check_only else 0
        dense = max(ODDS, NOTES_CLOSE + BELOW * lines, 58 + CLOSE * len(odds.ledger), 58 + WEAPON * own)
        return min(px(HEIGHT), px(18) + px(dense))

    def _choices(self, width: int, prompt: Asking) -> int:
        """Return the width for the weapons: their share, or what their rates of fire need."""
        px = theme.px
        rates = self._rates_from() + px(RATE) * len(prompt.rates()) + px(2)
        return max(round(width * CHOICES[0]), px(CHOICES[1]), rates)

    def _heights(self, prompt: Asking) -> tuple[int, int, int]:
        """Return the heights of weapons, chances and ledger when stacked."""
        px, odds = theme.px, prompt.odds()
        own = len(weapons.firearms(self.desk.state, prompt.shooter.id))
        terms = len(odds.ledger) if odds is not None else 0
        return px(58) + own * px(48), px(160), px(66) + terms * px(21)

    def _draw_stacked(self, surface: pygame.Surface, area: pygame.Rect, prompt: Asking) -> None:
        """Draw weapons, chances and ledger stacked, in a slim strip."""
        px, (own, chances, sum_) = theme.px, self._heights(prompt)
        self._draw_weapons(surface, pygame.Rect(area.x, area.y, area.width, own), prompt)
        odds, inner, rule = prompt.odds(), area.inflate(-2 * px(GAP), 0), theme.mix(theme.FORM, theme.FORM_RULE, 0.5)
        if odds is None:
            return
        surface.fill(rule, (inner.x, area.y + own, inner.width, px(1)))
        self._draw_odds(surface, pygame.Rect(inner.x, area.y + own, inner.width, chances), odds)
        surface.fill(rule, (inner.x, area.y + own + chances, inner.width, px(1)))
        box = pygame.Rect(inner.x, area.y + own + chances, inner.width, sum_)
        self._rules = draw_sum(surface, box, self.desk, odds.ledger, _needed(odds, prompt.needed_at()))

    # -- weapons and rates --------------------------------------------------------------------------------------

    def _draw_weapons(self, surface: pygame.Surface, box: pygame.Rect, prompt: Asking) -> None:
        px = theme.px
        able = {weapon.id for weapon in prompt.weapons()}
        own = weapons.firearms(self.desk.state, prompt.shooter.id)
        high = min(px(42), (box.height - px(58)) // max(1, len(own)) - px(6))
        y = box.y + px(12)
        for weapon in own:
            row = pygame.Rect(box.x + px(14), y, box.width - px(28), high)
            why = "" if weapon.id in able else prompt.barred(weapon)
            chosen = prompt.aim is not None and prompt.aim.weapon == weapon.id
            self._draw_weapon(surface, row, weapon, why, chosen=chosen)
            y += high + px(6)
        self._draw_rates(surface, box, prompt)

    def _draw_weapon(
        self, surface: pygame.Surface, row: pygame.Rect, weapon: Weapon, why: str, *, chosen: bool
    ) -> None:
        px = theme.px
        hot = self._hot == ("weapon", weapon.id) and not why
        fill = theme.STRIP if chosen or hot else theme.rgb("#D6CCB0")
        edge = theme.CHOSEN if chosen else theme.LINE
        theme.draw_box(surface, row, fill, edge=edge, radius=4, line=2.6 if chosen else 1)
        ink = theme.rgb("#8D8467") if why else theme.INK
        outline = pygame.Rect(row.x + px(8), row.y + px(4), px(46), row.height - px(8))
        name = names.weapon(self.desk.state.book, weapon.id)
        shooter = self.desk.prompt.decision.subject if self.desk.prompt is not None else ""
        skill = weapons.skill(self.desk.state, shooter, weapon.id)
        note = why or text("weapon-skill-rates", skill=skill, shots=max(weapon.rates))
        two = row.height >= px(36)
        beside = row.right - px(6) - outline.right - px(8)
        whole = fits(theme.font(*NAME[-1]), name, beside) and (not two or fits(theme.font(*NOTE[-1]), note, beside))
        if row.width >= px(SILHOUETTE_LEAST) and whole:
            draw_silhouette(surface, weapon, outline, ink)
        else:
            outline.width = -px(8)
        x = outline.right + px(8)
        room = row.right - px(6) - x
        name_y = row.y + (px(18) if two else row.height // 2 + px(5))
        fitting(name, room, *NAME).draw(surface, name, (x, name_y), theme.INK_3 if why else theme.INK, room=room)
        if two:
            fitting(note, room, *NOTE).draw(surface, note, (x, row.y + px(34)), theme.INK_2, room=room)
        self._zones.append(("weapon", weapon.id, row, why))

    def _draw_rates(self, surface: pygame.Surface, box: pygame.Rect, prompt: Asking) -> None:
        px = theme.px
        y = box.bottom - px(40)
        theme.font(*SHOTS).draw(surface, text("shot-shots"), (box.x + px(14), y + px(18)), theme.rgb("#3A3424"))
        x = box.x + self._rates_from()
        for rate in prompt.rates():
            cell = pygame.Rect(x, y, px(34), px(26))
            chosen = prompt.aim is not None and prompt.aim.shots == rate
            hot = self._hot == ("rate", str(rate))
            fill = theme.CHOSEN if chosen else theme.mix(theme.STRIP, theme.LIGHT, 0.5) if hot else theme.STRIP
            theme.draw_box(surface, cell, fill, edge=theme.LINE, radius=4)
            theme.font("sans", 16, 600).draw_in(surface, str(rate), cell, theme.INK, align="center")
            self._zones.append(("rate", str(rate), cell, ""))
            x += px(RATE)

    def _rates_from(self) -> int:
        """Return the offset of the first rate of fire from the left edge, in pixels."""
        return theme.px(26) + round(theme.font(*SHOTS).width(text("shot-shots")))

    # -- odds ---------------------------------------------------------------------------------------------------

    def _draw_odds(self, surface: pygame.Surface, box: pygame.Rect, odds: Odds) -> None:
        px = theme.px
        percent, label = text("shot-each", percent=percents.percent(odds.each)), text("shot-each-label")
        low, notes = box.height < px(HEIGHT - 18), _check_only(box.width)[1] if odds.check_only else []
        close = 6 if low and box.height < px(NOTES_FROM + BELOW * len(notes)) else 0
        large = fitting(percent, box.width, *LARGE[1 if close else 0 :])
        beside = box.width - round(large.width(percent)) - px(8)
        note = fitting(label, beside, ("sans", 14, 400), ("condensed", 14, 400), ("condensed", 13, 400))
        aside = fits(note, label, beside)
        top = 44 if aside else 30 - close if low else 34
        large.draw(surface, percent, (box.x, box.y + px(top)), theme.INK)
        at = (box.right - beside, box.y + px(43)) if aside else (box.x, box.y + px(43 - close if low else 48))
        note.draw(surface, label, at, theme.INK_2)
        rows = (
            (text("shot-any"), odds.any, theme.COMMIT),
            (text(f"shot-{odds.next_ammo}-ammo-{odds.nines}"), odds.low_ammo, theme.MISSING),
        )
        step = px(28 - close // 3 if low else 36 if aside and not odds.check_only else 30)
        y = box.y + px(59 - close if low else 72 if aside else 66)
        for row, share, ink in rows:
            _draw_chance(surface, pygame.Rect(box.x, y, box.width, step), row, share, ink)
            if row == rows[0][0] and odds.cut_short:
                self._zones.append((CUT, "", pygame.Rect(box.x, y, box.width, step), ""))
            y += step
        if odds.check_only:
            small, lines = _check_only(box.width)
            for line in lines:
                small.draw(surface, line, (box.x, y), theme.INK_2, room=box.width)
                y += px(BELOW)

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, str, pygame.Rect, str] | None:
        return next((zone for zone in self._zones if zone[2].collidepoint(position)), None)

    def press(self, position: tuple[int, int], prompt: Asking) -> bool:
        """Handle a click on a weapon or a rate; return True.

        A weapon that cannot be fired shows the reason in a notice.
        """
        zone = self._at(position)
        if zone is None:
            return True
        kind, what, _, why = zone
        if why:
            self.desk.notice.show(text("refusal-about", about=names.weapon(self.desk.state.book, what), reason=why))
        elif kind == "weapon":
            prompt.take_weapon(what)
        elif kind == "rate":
            prompt.take_rate(int(what))
        return True

    def move(self, position: tuple[int, int]) -> bool:
        """Handle the pointer; return whether the highlight has changed."""
        zone = self._at(position)
        hot = (zone[0], zone[1]) if zone is not None else ("", "")
        changed, self._hot = hot != self._hot, hot
        return changed

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the weapon, rate or chance under a point, or None."""
        zone = self._at(position)
        if zone is None:
            return None
        kind, what, rect, why = zone
        if kind == CUT:
            return Tip((CUT,), (text("shot-any"), ruled("shot-cut-short")), rect)
        if kind == "rate":
            return Tip(("rate", what), (text("answer-shots", shots=int(what)),), rect, what)
        weapon = self.desk.state.book.weapons[what]
        short = (ruled("abbr-rof"),) if weapon.is_firearm else ()
        lines = (translated(weapon.name), *weapon_lines(weapon), *short, *((why,) if why else ()))
        return Tip(("weapon", what), lines, rect, self.desk.app.keys.label("next-weapon"))


def weapon_lines(weapon: Weapon) -> tuple[str, ...]:
    """Return the text lines of a weapon's card: range and rate, modifiers by range, traits (14.0)."""
    if weapon.is_firearm:
        reach = text("dossier-weapon-range-rate", range=weapon.max_range, rate=max(weapon.rates))
    else:
        reach = text("dossier-thrown", range=weapon.max_range)
    bands = " · ".join(
        text("weapon-band", near=band.near, far=band.far, amount=names.signed(band.modifier)) for band in weapon.bands
    )
    traits = [
        text(f"dossier-weapon-{trait}")
        for trait, has in (
            ("slow", weapon.slow),
            ("heavy", weapon.heavy and not weapon.very_heavy),
            ("very-heavy", weapon.very_heavy),
            ("belt-fed", weapon.belt_fed),
        )
        if has
    ]
    return tuple(line for line in (reach, bands, " · ".join(traits)) if line)


def _chances(width: int) -> int:
    """Return the width for the chances: their share, or what the labels above their bars need."""
    px, least = theme.px, theme.font(*CHANCE[-1]).width(text("shot-any")) * SQUEEZE
    return max(round(width * CHANCES[0]), px(CHANCES[1]), ceil(least) + 2 * px(SLIM_GAP if width < px(SLIM) else GAP))


def _check_only(room: int) -> tuple[Font, list[str]]:
    """Return font and lines, within a width, saying that a hit only causes a check."""
    words = text("shot-check-only")
    small = fitting(words, 2 * room, ("sans", 13, 400), ("condensed", 13, 400))
    return small, small.wrap(words, room)[:3]


def _draw_chance(surface: pygame.Surface, box: pygame.Rect, words: str, share: float, ink: Rgb) -> None:
    """Draw a chance as label, figure and bar; the figure shares the bar's line if it does not fit above."""
    px, figure = theme.px, text("shot-each", percent=percents.percent(share))
    bold = theme.font("sans", 14, 600)
    wide = round(bold.width(figure)) + px(8)
    above = fits(theme.font(*CHANCE[-1]), words, box.width - wide)
    room = box.width - (wide if above else 0)
    face = fitting(words, room, *CHANCE)
    face.draw(surface, words, box.topleft, theme.rgb("#3A3424"), room=room)
    bold.draw(surface, figure, (box.right, box.y + px(0 if above else 15)), theme.INK, align="right")
    bar = pygame.Rect(box.x, box.y + px(6), box.width - (0 if above else wide), px(8))
    surface.fill(theme.rgb("#CFC4A2"), bar)
    surface.fill(ink, (bar.x, bar.y, round(bar.width * share), bar.height))


def draw_sum(
    surface: pygame.Surface, box: pygame.Rect, desk: VolumeDesk, ledger: Ledger, label: Spoken
) -> list[tuple[pygame.Rect, str]]:
    """Draw a ledger line by line with rules and total, in a small window as large as there is room; return the
    rectangles of the rule numbers.
    """
    names_, whole = _named(box.width, desk, ledger), max(len(ledger), 1)

    def needs() -> int:
        room = box.width - theme.px(LEDGER_FIGURES)
        narrow = any(not fits(theme.font(*TERM), name, room) for name in names_)
        return box.height + 1 if narrow else theme.px(58 + EASY * whole)

    with theme.at_scale(legible_scale(box.height, needs)):
        return _draw_sum(surface, box, names_, ledger, label)


def _named(width: int, desk: VolumeDesk, ledger: Ledger) -> list[str]:
    """Return the names of a ledger's terms, each in its long form if that fits a width."""
    book, room = desk.state.book, width - theme.px(LEDGER_FIGURES)
    said = [capital(names.term_long(book, term)) for term in ledger]
    face = fitting(max(said, key=theme.font(*TYPED[0]).width, default=""), room, *TYPED)
    return [
        long if fits(face, long, room) else capital(names.term(book, term))
        for term, long in zip(ledger, said, strict=True)
    ]


def _draw_sum(
    surface: pygame.Surface, box: pygame.Rect, said: Sequence[str], ledger: Ledger, label: Spoken
) -> list[tuple[pygame.Rect, str]]:
    """Draw the sum at the present scale, with named terms."""
    px = theme.px
    step = min(px(21), (box.height - px(58)) // max(1, len(ledger)))
    size = 15 if step >= px(18) else 13.5
    bold, small = theme.font("typewriter", size + 1, 700), theme.font("sans", 13)
    cuts: tuple[Cut, ...] = (("typewriter", size, 400), ("typewriter", 13, 400))
    y = box.y + px(28)
    right, room = box.right - px(40), box.width - px(LEDGER_FIGURES)
    rules = []
    face = fitting(max(said, key=theme.font(*cuts[0]).width, default=""), room, *cuts)
    for term, words in zip(ledger, said, strict=True):
        type_ = face if fits(face, words, room) else theme.font(*TERM)
        type_.draw(surface, words, (box.x, y), theme.rgb("#26231D"), room=room)
        wide = round(small.draw(surface, term.rule, (right, y), theme.INK_3, align="right"))
        rules.append((pygame.Rect(right - wide, y - px(14), wide, px(19)), term.rule))
        ink = theme.MISSING if term.value < 0 else theme.rgb("#26231D")
        figure = str(term.value) if term is ledger[0] else names.signed(term.value)
        bold.draw(surface, figure, (box.right, y), ink, align="right")
        y += step
    y = max(y - step + px(10), box.bottom - px(38))
    surface.fill(theme.rgb("#26231D"), (box.x, y, box.width, max(1, px(1.4))))
    plain, room = theme.font("sans", 15, 600), box.width - px(56)
    if plain.width(shown(label)) <= room:
        plain.draw(surface, shown(label), (box.x, y + px(22)), theme.INK)
    else:
        types = (small, theme.font("condensed", 13, 400), theme.font("condensed", 12, 400))
        face = next((each for each in types if len(wrapped(label, each, room)) <= LABEL_LINES), types[-1])
        for place, (line, rule) in enumerate(wrapped(label, face, room)[:LABEL_LINES]):
            at = (box.x, y + px(15 + 15 * place))
            face.draw(surface, line, at, theme.INK, room=room)
            if rule:
                rules.append((number_box(face, line, rule, at), rule))
    theme.font("typewriter", 22, 700).draw(
        surface, names.signed(total(ledger)).lstrip("+"), (box.right, y + px(24)), theme.INK, align="right"
    )
    return rules


def _needed(odds: Odds, at: str) -> Spoken:
    """Return the needed roll, and below 0 the source of the remaining chance (2.0, Rule of 0).

    `at` names the man whom the sum is about, where the target is still to be drawn.
    """
    if odds.confirm is None:
        return text("shot-needed-at", man=at) if at else text("shot-needed")
    return ruled("shot-confirm", need=odds.confirm) if odds.confirm >= 0 else ruled("shot-hopeless")
