"""Settings form: changes apply at once, also to a table behind it, and are saved when it is closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from combat.engine import words
from combat.engine.stage.drawing import eyes, lettered, theme
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, place_sheet, rule, tight
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.hover_notes import HoverNotes, Spot
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.scene import Scene
from combat.engine.stage.settings import CAMERAS, LONGEST_TEXT, PACES, SettingSpec
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import CheckBox, Choice, Slider
from combat.engine.stage.widgets.widget import Group, Widget
from combat.engine.stage.window_scale import READING, fitting_scale, largest_scale
from combat.engine.words import has, text

WIDTH, HEIGHT, LABEL = 660, 960, 190
"""Size of the form and width of a label in pixels at scale 1."""

BROAD, BOXES = 940, 350
"""Width of the form in a low window, and of its check boxes, which are then beside the rows, at scale 1."""

BESIDE, WHEEL = 34, 60
"""Margin to the right edge where a table is visible beside the form, and pixels per wheel notch, at scale 1."""

ABOVE = 22
"""Height of a label above its control, in pixels at scale 1."""

LOWEST, ROOMY = 511, 700
"""Heights of the form with the closest and with the usual distance of rows, at scale 1."""


class SettingsScene(Scene):
    """A form with one control per row; with `over` it is at the right and leaves the table visible.

    If not all rows fit, they can be scrolled. In a narrow form each label is above its control.
    """

    least = READING

    def __init__(self, app: Stage, *, over: bool = False) -> None:
        super().__init__(app)
        self.overlay = over
        self._backdrop = None if over else Backdrop()
        self._sheet = self._body = pygame.Rect(0, 0, 0, 0)
        self._offset = self._tall = self._rule = self._foot = self._inset = 0
        self._aside = False
        """Whether the check boxes are beside the rows, in a low but wide window."""
        self._notes = HoverNotes(app, self._note_at)
        self.group = Group()
        self._write()

    def _write(self) -> None:
        """Create all controls in the current language."""
        app, settings = self.app, self.app.settings
        scale = settings.scale or theme.scale()
        self._scale = Slider(scale, (theme.SMALLEST_SCALE, theme.LARGEST_SCALE), 0.05, self._set_scale)
        self._fits = self._tick("scale-auto", settings.scale == 0, self._set_fitting)
        self._languages = words.languages()
        known, now = list(self._languages), words.language()
        self._language = Choice(list(self._languages.values()), known.index(now) if now in known else 0, self._speak)
        self._pace = Choice([text(f"pace-{pace}") for pace in PACES], PACES.index(settings.pace), self._set_pace)
        cameras = [text(f"camera-{camera}") for camera in CAMERAS]
        self._camera = Choice(cameras, CAMERAS.index(settings.camera), self._set_camera)
        self._camera.tip = (text("settings-camera"), *(text(f"camera-{camera}-tip") for camera in CAMERAS))
        self._volume = Slider(settings.volume, (0.0, 1.0), 0.05, self._set_volume)
        loudness = settings.loudness(app.title.loudness)
        volumes = [(f"volume-{group}", *self._group(group, loud)) for group, loud in loudness.items()]
        self._delay = Slider(settings.tooltip_delay, (0.0, 2.0), 0.1, self._set_delay)
        self._dead = Slider(settings.dead_zone, (0.05, 0.6), 0.05, self._set_dead_zone)
        self._window = [
            self._tick("fullscreen", app.fullscreen, self._set_fullscreen),
            self._keep("minimap", "minimap"),
            self._keep("grid", "grid"),
            self._keep("edge-scroll", "edge_scroll"),
            self._keep("gamepad", "pad"),
        ]
        self._muted = self._tick("muted", settings.muted, self._set_muted)
        self._seen = [
            self._for_eyes("high-contrast", "high_contrast"),
            self._for_eyes("reduced-motion", "reduced_motion"),
            self._keep("captions", "captions"),
        ]
        palettes = tuple(eyes.PALETTES)
        chosen = palettes.index(settings.palette) if settings.palette in palettes else 0
        self._palette = Choice([text(f"palette-{name}") for name in palettes], chosen, self._set_palette)
        self._asked = [self._keep("confirm-commit", "confirm_commit"), self._keep("confirm-leave", "confirm_leave")]
        self._done = Button(text("settings-done"), self._leave, "Esc", "commit")
        self._keys = Button(text("settings-keys"), self._open_keys, app.keys.label("keys"))
        self._reset = Button(text("settings-reset"), self._ask_reset, "Del")
        self._lines: list[tuple[str, Widget, Callable[[], str]]] = [
            ("scale", self._scale, self._scale_text),
            ("language", self._language, str),
            ("pace", self._pace, str),
            ("camera", self._camera, str),
            *((wish.name.replace("_", "-"), self._choice(wish), str) for wish in app.title.wishes if wish.words),
            ("palette", self._palette, str),
            ("volume", self._volume, partial(self._volume_text, self._volume)),
            *volumes,
            ("tooltip-delay", self._delay, lambda: text("settings-seconds", seconds=settings.tooltip_delay)),
            *([("dead-zone", self._dead, self._dead_text)] if app.keys.has_pad else []),
            *(
                (wish.name.replace("_", "-"), self._text_button(wish), str)
                for wish in app.title.wishes
                if not wish.words
            ),
        ]
        for message, widget, _ in self._lines:
            self._explain(widget, message)
        rows = [widget for _, widget, _ in self._lines]
        self.group.replace([rows[0], self._fits, *rows[1:], *self._boxes, self._keys, self._reset, self._done])

    def _tick(self, message: str, value: bool, on_change: Callable[[bool], None]) -> CheckBox:
        box = CheckBox(text(f"settings-{message}"), on_change, value=value)
        self._explain(box, message)
        return box

    @staticmethod
    def _explain(widget: Widget, message: str) -> None:
        """Set a control's tooltip to that of its setting, if there is one and it has none of its own."""
        if not widget.tip and has(f"settings-{message}-tip"):
            widget.tip = (text(f"settings-{message}"), text(f"settings-{message}-tip"))

    def _keep(self, message: str, name: str) -> CheckBox:
        """Return a check box for a boolean setting."""

        def change(on: bool) -> None:
            setattr(self.app.settings, name, on)
            self.app.apply_settings()

        return self._tick(message, getattr(self.app.settings, name), change)

    def _for_eyes(self, message: str, name: str) -> CheckBox:
        """Return a check box for a setting that changes the drawing."""

        def change(on: bool) -> None:
            setattr(self.app.settings, name, on)
            self.app.apply_settings()

        return self._tick(message, getattr(self.app.settings, name), change)

    @property
    def _boxes(self) -> list[CheckBox]:
        """All check boxes in order, read downwards in two columns."""
        return [*self._window, *self._seen, *self._asked, self._muted]

    def _choice(self, wish: SettingSpec) -> Choice:
        """Return a row of options for a setting of the title."""

        def change(place: int) -> None:
            self.app.settings.wishes[wish.name] = wish.values[place]
            self.app.apply_settings()

        words = [text(message) for message in wish.words.values()]
        return Choice(words, wish.values.index(self.app.settings.wish(wish)), change)

    def _text_button(self, wish: SettingSpec) -> Button:
        """Return the button that shows a text setting, and opens a dialog to edit it."""
        settings, name = self.app.settings, wish.name.replace("_", "-")

        def take(words: str) -> str:
            settings.wishes[wish.name] = words
            self.app.apply_settings()
            button.label = words or text(f"{name}-usual")
            self.invalidate()
            return ""

        def write() -> None:
            self.app.push(WriteSlip(self.app, text(f"settings-{name}"), settings.wish(wish), take, limit=LONGEST_TEXT))

        button = Button(settings.wish(wish) or text(f"{name}-usual"), write)
        return button

    # -- callbacks of the controls ------------------------------------------------------------------------------

    def _set_scale(self, scale: float) -> None:
        self._fits.value = False
        self.app.settings.scale = scale
        if not self._scale.pressed:
            self.app.set_scale(scale)

    def _set_fitting(self, on: bool) -> None:
        self.app.settings.scale = 0.0 if on else theme.scale()
        if on:
            self._scale.value = fitting_scale(self.app.size)
        self.app.set_scale(self.app.settings.scale)

    def _scale_text(self) -> str:
        return text("settings-scale-value", percent=round(self._scale.value * 100))

    def _speak(self, place: int) -> None:
        self.app.settings.language = list(self._languages)[place]
        self.app.speak(self.app.settings.language)

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        focus = self.group.widgets.index(self.group.focused) if self.group.focused in self.group.widgets else None
        self._write()
        if focus is not None:
            self.group.focus(self.group.widgets[focus])

    def _set_pace(self, place: int) -> None:
        self.app.settings.pace = PACES[place]
        self.app.apply_settings()

    def _set_camera(self, place: int) -> None:
        self.app.settings.camera = CAMERAS[place]
        self.app.apply_settings()

    def _set_palette(self, place: int) -> None:
        self.app.settings.palette = tuple(eyes.PALETTES)[place]
        self.app.apply_settings()

    def _suit_sounds(self) -> None:
        """Apply the volumes of the settings."""
        settings = self.app.settings
        self.app.sounds.suit(settings.heard, settings.loudness(self.app.title.loudness))

    def _set_volume(self, volume: float) -> None:
        self.app.settings.volume = volume
        self._suit_sounds()
        self.app.sounds.play("sample")

    def _group(self, group: str, loud: float) -> tuple[Slider, Callable[[], str]]:
        """Return a slider for the volume of a sound group, and a function for its text."""

        def change(volume: float) -> None:
            self.app.settings.volumes[group] = volume
            self._suit_sounds()
            self.app.sounds.play(f"sample-{group}")

        slider = Slider(loud, (0.0, 1.0), 0.05, change)
        return slider, partial(self._volume_text, slider)

    def _dead_text(self) -> str:
        return text("settings-scale-value", percent=round(self.app.settings.dead_zone * 100))

    def _set_dead_zone(self, share: float) -> None:
        self.app.settings.dead_zone = share
        self.app.apply_settings()

    def _volume_text(self, slider: Slider) -> str:
        loud = slider.value
        return text("settings-scale-value", percent=round(loud * 100)) if loud else text("settings-sound-off")

    def _set_delay(self, delay: float) -> None:
        self.app.settings.tooltip_delay = delay
        self.app.apply_settings()

    def _set_fullscreen(self, on: bool) -> None:
        self.app.settings.fullscreen = on
        if on != self.app.fullscreen:
            self.app.toggle_fullscreen()

    def _open_keys(self) -> None:
        self.app.open("keys")

    def _set_muted(self, on: bool) -> None:
        self.app.settings.muted = on
        self._suit_sounds()

    def on_settings(self) -> None:
        """Update the mute check box, as its key may have been pressed."""
        self._muted.value = self.app.settings.muted
        super().on_settings()

    def _ask_reset(self) -> None:
        """Ask for confirmation before resetting all settings."""
        lines, title = [text("settings-reset-text")], text("settings-reset")
        self.app.push(Confirm(self.app, title, lines, title, self._set_back))

    def _set_back(self) -> None:
        app = self.app
        app.settings.reset()
        if app.fullscreen != app.settings.fullscreen:
            app.toggle_fullscreen()
        self._suit_sounds()
        app.apply_settings()
        app.set_scale(app.settings.scale)
        self._write()
        self.resize()

    def _leave(self) -> None:
        fault = self.app.settings.save()
        self.app.pop()
        if fault:
            self.app.warn(text("settings-not-kept", cause=fault))

    # -- the scene ----------------------------------------------------------------------------------------------

    def _between(self, least: int, usual: int) -> int:
        """Return a distance in pixels, interpolated between that of the lowest form and that of a roomy one."""
        lowest, roomy = LOWEST, ROOMY
        if not self._aside:
            lowest, roomy = max(LOWEST, self._least_height), max(ROOMY, self._roomy_height)
        lowest, roomy = theme.px(lowest), theme.px(roomy)
        share = min(1.0, max(0.0, (self._sheet.height - lowest) / (roomy - lowest)))
        return theme.px(least + (usual - least) * share)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        size = self.app.size
        self._tell_scale()
        high = min(HEIGHT, round(size[1] / theme.scale()) - 28)
        self._sheet = place_sheet(size, WIDTH, high, BESIDE if self.overlay else 74)
        self._aside = not self.overlay and high < self._least_height and size[0] >= px(BROAD + 2 * BESIDE)
        if self._aside:
            self._sheet = place_sheet(size, BROAD, high, BESIDE)
        self._foot = 48 if tight(size) else 72
        self._inset = margin(size)
        left, right = self._sheet.x + self._inset, self._sheet.right - self._inset
        top, bottom = self._sheet.y + self._rules[1], self._sheet.bottom - px(self._foot)
        self._body = pygame.Rect(left - px(6), top, right - left + px(12), bottom - top)
        self._lay_out()
        top = self._sheet.bottom - px(self._foot - (7 if tight(size) else 16))
        self._done.place(right, top, px(34))
        keys = self._keys.place(left + self._keys.width(), top, px(34))
        self._reset.place(keys.right + px(10) + self._reset.width(), top, px(34))
        self.invalidate()

    def _tell_scale(self) -> None:
        """Show the current scale, and the lower one for forms that do not fit at it."""
        if not self.app.settings.scale:  # then it is automatic, or was given on the command line
            self._scale.value = theme.scale()
            self._fits.value = abs(theme.scale() - fitting_scale(self.app.size)) < self._scale.step / 2
        possible = largest_scale(self.app.size)
        less = possible < theme.scale() - self._scale.step / 2
        self._fits.note = text("settings-scale-forms", percent=round(possible * 100)) if less else ""

    @property
    def _rules(self) -> tuple[int, int]:
        """Offsets of the title and of the first row from the top of the form, in pixels."""
        if tight(self.app.size):
            return theme.px(2), theme.px(42)
        return self._between(12, 40), self._between(58, 96)

    @property
    def _least_height(self) -> int:
        """Least height of the form at scale 1 with the check boxes below the rows."""
        return 58 + 8 + 31 * len(self._lines) + 26 + 18 + 24 * -(-len(self._boxes) // 2) + 8 + 72

    @property
    def _roomy_height(self) -> int:
        """Height of the form at scale 1 with the usual distances."""
        return 96 + 20 + 40 * len(self._lines) + 40 + 26 + 32 * -(-len(self._boxes) // 2) + 20 + 72

    @property
    def _narrow(self) -> bool:
        """Whether labels must be above their controls."""
        return self._body.width < theme.px(LABEL + 320)

    def _lay_out(self) -> None:
        """Place all controls for the current scroll position."""
        px, left, right = theme.px, self._body.x + theme.px(6), self._right
        narrow = self._narrow
        control = left if narrow else left + px(LABEL)
        room = right - control - px(84)
        start = y = self._body.y + self._between(8, 20) - self._offset
        line, gap = self._between(31, 40), self._between(0, 8)
        for place, (_, widget, _) in enumerate(self._lines):
            inset = px(8) if isinstance(widget, Choice) and not narrow else 0
            wide = right - control if isinstance(widget, Choice) else room
            y += px(ABOVE) if narrow else 0
            widget.rect = pygame.Rect(control + inset, y + (line - px(26)) // 2, wide - inset, px(26))
            y += line
            if place == 0:
                y = self._fits.place(control + px(8), y, right - control - px(8)) + gap
        self._rule = y + self._between(6, 8)
        if self._aside:
            below, y, left, right = y, start + px(8), right + px(28), self._body.right - px(6)
            y = max(below, self._lay_boxes([right - left], left, y, px(6)))
        else:
            wide = right - left - px(16)
            second = min(wide * 3 // 5, max(wide // 2, *(box.width() for box in self._boxes[self._half :])))
            columns = [right - left] if narrow else [wide - second, second]
            y = self._lay_boxes(columns, left, y + self._between(12, 26), gap)
        self._tall = y - start + self._between(8, 20)
        furthest = max(0, self._tall - self._body.height)
        if self._offset > furthest:
            self._offset = furthest
            self._lay_out()

    @property
    def _right(self) -> int:
        """Right edge of the rows."""
        return self._body.right - theme.px(6 + (BOXES if self._aside else 0))

    @property
    def _half(self) -> int:
        """Number of check boxes in the first of two columns."""
        return -(-len(self._boxes) // 2)

    def _lay_boxes(self, columns: Sequence[int], left: int, top: int, gap: int) -> int:
        """Place the check boxes in columns of the given widths; return their lower edge."""
        high, y = -(-len(self._boxes) // len(columns)), top
        for place, box in enumerate(self._boxes):
            if place and place % high == 0:
                left, y = left + columns[0] + theme.px(16), top
            y = box.place(left, y, columns[place // high]) + gap
        return max(box.rect.bottom for box in self._boxes) + gap

    def _scroll(self, way: int) -> None:
        """Scroll the rows by pixels, within their ends."""
        before, self._offset = self._offset, max(0, self._offset + way)
        self._lay_out()
        self.dirty |= self._offset != before

    def _follow_focus(self) -> None:
        """Scroll to the focused control."""
        focused, inset = self.group.focused, theme.px(8)
        if focused is not None and focused not in (self._keys, self._reset, self._done):
            above, below = focused.rect.top - inset - self._body.top, focused.rect.bottom + inset - self._body.bottom
            if above < 0 or below > 0:
                self._scroll(above if above < 0 else below)

    def _reaches(self, event: pygame.event.Event) -> bool:
        """Return whether a press can hit a control: rows scrolled out of the form ignore it."""
        on_foot = any(button.rect.collidepoint(event.pos) for button in (self._keys, self._reset, self._done))
        return on_foot or self._body.collidepoint(event.pos)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        self.dirty |= self._notes.handle(event)
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-round(event.y * theme.px(WHEEL)))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self._reaches(event):
            return self.overlay
        was, before = self._scale.pressed, self.group.focused
        taken = self.group.handle(event)
        if was and not self._scale.pressed:
            self.app.set_scale(self.app.settings.scale)
        if self.group.focused is not before:
            self._follow_focus()
        self.dirty |= self.group.dirty
        return taken or self.overlay

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.dirty |= self._notes.update(dt)

    def _note_at(self, position: tuple[int, int]) -> Spot | None:
        """Return the tooltip of the control or row at a point, else None."""
        rows = {id(widget) for _, widget, _ in self._lines}

        def reach(each: Widget) -> pygame.Rect:
            left = self._body.x if id(each) in rows else each.rect.x
            return pygame.Rect(left, each.rect.y, each.rect.right - left, each.rect.height)

        found = (each for each in self.group.widgets if each.tip and reach(each).collidepoint(position))
        widget = next(found, None) if self._body.collidepoint(position) else None
        return None if widget is None else (widget.tip, widget.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px = theme.px
        if self._backdrop is not None:
            self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        left, right = self._sheet.x + self._inset, self._sheet.right - self._inset
        title, below = self._rules
        column = Column(surface, left, self._sheet.y + title, right - left)
        column.title(text("settings-title"), 23)
        rule(surface, left, right, self._sheet.y + below - px(2))
        surface.set_clip(self._body)
        with lettered.scrolling():
            self._draw_lines(surface, left, right)
        surface.set_clip(None)
        self._draw_bar(surface)
        rule(surface, left, right, self._sheet.bottom - px(self._foot))
        for button in (self._keys, self._reset, self._done):
            button.draw(surface)
            button.draw_focus(surface)
        self._notes.draw(surface)

    def _draw_lines(self, surface: pygame.Surface, left: int, right: int) -> None:
        narrow, right = self._narrow, self._right
        for message, widget, value in self._lines:
            base = widget.rect.centery + theme.px(5)
            label = theme.font("sans", 15, 500)
            at, room = (left, base - theme.px(ABOVE)) if narrow else (left, base), theme.px(LABEL - 8)
            label.draw(surface, text(f"settings-{message}"), at, theme.INK, room=right - left if narrow else room)
            figures = theme.font("typewriter", 16, 700)
            figures.draw(surface, value(), (right, base), theme.INK, align="right")
        if not self._aside:
            rule(surface, left, right, self._rule)
        self.group.draw(surface)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the scroll bar if not all rows fit."""
        if self._tall <= self._body.height:
            return
        track = pygame.Rect(self._body.right + theme.px(6), self._body.y, theme.px(6), self._body.height)
        grip = pygame.Rect(track.x, 0, track.width, track.height * track.height // self._tall)
        grip.y = track.y + (track.height - grip.height) * self._offset // (self._tall - self._body.height)
        theme.draw_box(surface, track, theme.mix(theme.FORM, theme.INK_3, 0.16), radius=3)
        theme.draw_box(surface, grip, theme.GREYED, radius=3)
        if self._offset < self._tall - self._body.height:
            self._draw_more(surface)

    def _draw_more(self, surface: pygame.Surface) -> None:
        """Draw an arrow at the lower edge: there are more rows."""
        px, (x, y) = theme.px, self._body.midbottom
        box = pygame.Rect(0, 0, px(46), px(20))
        box.midbottom = (x, y - px(2))
        theme.draw_box(surface, box, theme.FORM, edge=theme.LINE, radius=10)
        x, y = box.center
        arrow = [(x - px(7), y - px(3)), (x, y + px(4)), (x + px(7), y - px(3))]
        pygame.draw.lines(surface, theme.INK, closed=False, points=arrow, width=max(2, px(2)))
