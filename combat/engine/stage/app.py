"""The application: opens the window, applies the settings, and runs the event loop at a reduced rate while idle."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from combat.engine import words
from combat.engine.files.one_line import one_line
from combat.engine.files.system_faults import reason
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.load_object import load_object
from combat.engine.stage import scenes, spoken, window, window_place
from combat.engine.stage.drawing import eyes, startup_cache
from combat.engine.stage.drawing.artwork import MissingArtworkError, asset, know_game
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.freed_memory import give_back_large_pieces, look_for_garbage
from combat.engine.stage.keys import Keymap
from combat.engine.stage.paper.whole_words import WholeWords
from combat.engine.stage.scene import SceneFactory
from combat.engine.stage.scene_stack import SceneStack
from combat.engine.stage.screen import Screen
from combat.engine.stage.settings import PUT_ASIDE, Settings, settings_file
from combat.engine.stage.start.installed_games import InstalledGames
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Watch
from combat.engine.stage.window_options import WindowOptions
from combat.engine.stage.window_scale import largest_scale
from combat.engine.words import text
from combat.engine.words.topic import Topic

if TYPE_CHECKING:
    from combat.engine.stage.crash import keep_story, report, show
    from combat.engine.stage.drawing.fault_lines import FAULTS
    from combat.engine.stage.fault_report import keep
    from combat.engine.stage.pad.pad_seat import PadSeat
    from combat.engine.stage.sound.sounds import Sounds

MOVING_FPS, RESTING_FPS, IDLE_FPS = 60, 30, 15
"""Loop iterations per second while something moves, while waiting for input, and after `IDLE_TIMEOUT_S` without input.
"""

INPUT_WINDOW_S, IDLE_TIMEOUT_S = 0.25, 5.0
"""Seconds after an input during which the loop runs at full rate, and after which the idle rate applies."""

_SOUNDS, SOUND_DELAY_S = "combat.engine.stage.sound.sounds:Sounds", 0.4
"""The sound player, and the seconds after the first frame before it may cost time."""
_PADS = "combat.engine.stage.pad.pad_seat:PadSeat"
"""The gamepad handler; imported after the first frame."""
_BY_PAD = range(pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERDEVICEREMAPPED + 1)
_BY_STICK = range(pygame.JOYAXISMOTION, pygame.JOYDEVICEREMOVED + 1)
"""Joystick events that duplicate controller events.

SDL derives the controller events from them, so they cannot be blocked.
"""

_CRASH = "combat.engine.stage.crash"
"""The crash reporter; imported only on failure."""
_FAULT_REPORT = "combat.engine.stage.fault_report:keep"
_FAULT_LINES = "combat.engine.stage.drawing.fault_lines:FAULTS"
"""The log of drawing faults caught while the game went on."""

SCALES = (0.75, 0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0)


class App(SceneStack):
    """The application window of a title, with its settings, keys and scene stack."""

    def __init__(self, options: WindowOptions, title: TitleStage) -> None:
        self.options, self.title = options, title
        self.settings = Settings.load()
        self._speaks_as_set = spoken.begin(self.settings.language)
        spoken.recall_messages()
        self.keys = Keymap(self.settings.keys, title.keys)
        self.keys.change_buttons(self.settings.buttons)
        self.home = ""
        """Name of the scene opened when the last one is closed; "" ends the program."""
        self.games = InstalledGames(options, self.quit)
        self._at_home = False
        self.warnings: list[str] = []
        """Messages for the player that were not shown yet."""
        self._held_keys, self._shortcut_text = window.HeldKeys(), window.ShortcutText()
        self.fullscreen = options.fullscreen or self.settings.fullscreen
        know_game()
        icon = asset(title.icon) if title.icon else None
        surface = window.open_window(title.caption, options.resolution, self.fullscreen, icon)
        self._windowed = options.resolution or surface.get_size()
        self._last_input, self._pictured = time.monotonic(), 0.0
        """Time of the last input and time of the first frame (0 before it), both of `time.monotonic`."""
        self._started = False
        """Whether the work that follows the first frame, such as writing the startup cache, was done."""
        self._whole_words = WholeWords(self)
        self._suit_eyes()
        watch = Watch(title.folders, options.packs, self._lay_packs)
        super().__init__(surface, watch, options.scale or self.settings.scale)

    # -- scenes -------------------------------------------------------------------------------------------------

    def make(self, name: str, **what: object) -> Screen:
        """Create a scene by name and return it without showing it; `what` holds the arguments of its constructor.

        The first scene of a kind imports its module, which may take long. Before that the pressed control is drawn;
        input that arrives meanwhile is dropped.
        """
        far = bool(self.scenes) and not scenes.is_loaded(name, self.title.scenes)
        if far:
            self._invalidate()
            self._draw()
        made = scenes.maker(name, self.title.scenes)(self, **what)
        if far:
            pygame.event.get((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.CONTROLLERBUTTONDOWN))
        return made

    def open(self, name: str, **what: object) -> None:
        """Create a scene by name and push it over the current one."""
        self.push(self.make(name, **what))

    def consult(self, number: str = "", topics: Sequence[Topic] = ()) -> None:
        """Open the rulebook at a paragraph number, else at the given topics, else at its first page."""
        self.open("rulebook", number=number, topics=topics)

    def pop(self) -> None:
        """Close the top scene; if it was the last one, open the home scene, if any."""
        super().pop()
        if not self.scenes and self.home:
            self.open(self.home)

    def quit(self) -> None:
        """Close all scenes from the top down, and close the sound device."""
        while self.scenes:
            self.scenes.pop().leave()
        if "sounds" in vars(self):
            self.sounds.close()

    def warn(self, line: str) -> None:
        """Queue a message for the player; a dialog shows it with the next frame."""
        self.warnings.append(line)

    def _lay_packs(self) -> None:
        """Reload the packs from disk and use them from now on."""
        from combat.engine.stage import packs_in_use  # noqa: PLC0415 - 12 ms, where there are packs

        packs_in_use.use_packs(packs_in_use.shelf_of(self.options.packs))
        if self._speaks_as_set:
            spoken.again(self.settings.language)

    @cached_property
    def sounds(self) -> Sounds:
        """Return the sound player, which is created on first access; it is silent without a sound device."""
        settings, volumes = self.settings, self.settings.loudness(self.title.loudness)
        return load_object(_SOUNDS, lambda: Sounds)(wanted=self.options.sound, volume=settings.heard, volumes=volumes)

    @cached_property
    def pads(self) -> PadSeat:
        """Return the gamepad handler, which is created on first access."""
        return load_object(_PADS, lambda: PadSeat)(self)

    def speak(self, language: str) -> None:
        """Switch the language, also in scenes already shown."""
        words.use(language)
        for scene in self.scenes:
            scene.on_language()
        self._refit()

    def _mute(self) -> None:
        """Toggle the mute setting and save it."""
        self.settings.muted = not self.settings.muted
        self.sounds.suit(self.settings.heard, self.settings.loudness(self.title.loudness))
        self.settings.save()
        self.apply_settings()

    def apply_settings(self) -> None:
        """Apply the current settings to the display, gamepads and all scenes."""
        if self._suit_eyes():
            self._refit()
        if "pads" in vars(self):
            self.pads.suit()
        for scene in self.scenes:
            with self._scaled(scene):
                scene.on_settings()

    # -- size ---------------------------------------------------------------------------------------------------

    def set_scale(self, scale: float) -> None:
        """Set the scale of the whole display; 0 derives it from the window's size."""
        self._fixed_scale = scale
        self._refit()

    def _suit_eyes(self) -> bool:
        """Apply the settings for colours and motion; return whether colours changed."""
        liked = self.settings
        return eyes.suit(liked.palette, contrast=liked.high_contrast, still=liked.reduced_motion)

    def step_scale(self, step: int) -> None:
        """Select the next larger (1) or smaller (-1) scale and save it."""
        now = min(self._scale, largest_scale(self.size, self.top.least)) if self.scenes else self._scale
        if step > 0 and now < self._scale - 0.01:
            return  # the window is too small for a larger scale
        further = [s for s in SCALES if (s > now + 0.01 if step > 0 else s < now - 0.01)]
        if further:
            self.settings.scale = further[0] if step > 0 else further[-1]
            self.settings.save()
            self.set_scale(self.settings.scale)

    def toggle_fullscreen(self) -> None:
        """Toggle between window and full screen."""
        if not self.fullscreen:
            self._windowed = self.size
        self.fullscreen = not self.fullscreen
        self.surface = window.set_mode(self._windowed, self.fullscreen)
        self._refit()

    # -- the loop -----------------------------------------------------------------------------------------------

    def run(self, start: SceneFactory) -> None:
        """Run the event loop until the last scene is closed."""
        self._guarded(lambda: self._begin(start(self)))
        if self.settings.broken:
            self._tell_of_broken_settings()
        clock = pygame.time.Clock()
        while self.scenes:
            self._guarded(lambda: self.round(min(clock.get_time() / 1000, 0.1)))
            self._seek_pads()
            clock.tick(self.pace())

    def _begin(self, first: Screen) -> None:
        """Push the first scene; if it is an overlay, push the home scene below it first."""
        if first.overlay and self.home:
            self.open(self.home)
        self.push(first)

    def _guarded(self, act: Callable[[], None]) -> None:
        """Call `act`; close scenes that fail before they were drawn once, and warn the player.

        An exception from a scene that was drawn before is raised again.
        """
        try:
            act()
        except MissingArtworkError:
            raise
        except Exception as fault:
            shown = [scene for scene in self.scenes if scene.drawn]
            if self.scenes == shown != []:
                raise
            self._close_all_but(shown)
            if not shown and (not self.home or self._at_home):
                raise
            self._warn_of(fault)
            if not shown and self.home:
                self._at_home = True
                self.open(self.home)
            self._invalidate()

    def _close_all_but(self, shown: list[Screen]) -> None:
        while len(self.scenes) > len(shown):
            with contextlib.suppress(Exception):  # the scene was never entered, so `leave` may fail
                self._close()

    def _warn_of(self, fault: Exception) -> None:
        if isinstance(fault, SaveError):
            self.warn(str(fault))
            return
        cause = one_line(f"{type(fault).__name__}: {fault}")
        kept = load_object(f"{_CRASH}:keep_story", lambda: keep_story)(fault)
        self.warn(text("scene-failed", cause=cause, details=kept))

    def pace(self) -> int:
        """Return the loop iterations per second that are needed now."""
        still = time.monotonic() - self._last_input
        if still < INPUT_WINDOW_S or self._steered or (self.scenes and self.top.wants_frames):
            return MOVING_FPS
        return RESTING_FPS if still < IDLE_TIMEOUT_S else IDLE_FPS

    def round(self, dt: float) -> None:
        """Run one iteration of the loop: handle input, advance by `dt` seconds, and draw if anything has changed."""
        for event in window.gathered(pygame.event.get()):
            if not self.scenes:
                return
            if self._shortcut_text.is_meant(event) and not self._held_keys.repeats(event):
                before, down = ([self.top], self._fixed_scale), self._held_keys.is_down(event)
                self.press(event)
                if down and (self.scenes[-1:], self._fixed_scale) != before:
                    self._held_keys.hold(event)
        if self._steered and self.scenes:
            self.pads.update(dt)
        if self.warnings and self.scenes:
            self._show_warnings()
        if self.scenes:
            with self._scaled(self.top):
                self.watch.attend(self.top, dt)
                self.top.update(dt)
                if self._whole_words.update(dt):
                    self._invalidate()
        if any(scene.dirty for scene in self.scenes):
            self._draw()
            self._pictured = self._pictured or time.monotonic()
        self._surround()

    def _tell_of_broken_settings(self) -> None:
        path, cause = settings_file(), one_line(str(self.settings.broken))
        self.warn(text("settings-broken", path=str(path), cause=cause, aside=f"{path.name}{PUT_ASIDE}"))

    def _show_warnings(self) -> None:
        lines, self.warnings = self.warnings, []
        self.open("message", title=text("dialog-note"), lines=lines)

    def press(self, event: pygame.event.Event) -> None:
        """Handle an event: by a gamepad, by the window, by a global key, or else by the top scene."""
        if event.type in _BY_PAD or event.type in _BY_STICK:
            if event.type in _BY_PAD and self.settings.pad:
                self.pads.take(event)
            return
        self._note_hand(event)
        if not (self._of_window(event) or self._by_key(event)):
            self._hand_on(event)

    def _note_hand(self, event: pygame.event.Event) -> None:
        """Record whether keys, mouse or gamepad are in use; key caps and the pointer follow it."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.show_caps(by_pad=hasattr(event, "pad"))
            self.keys.typed = event.type == pygame.KEYDOWN
            if self.keys.typed:
                self.keys.pressed(event)
        elif event.type == pygame.MOUSEMOTION and self.keys.by_pad:
            pygame.mouse.set_visible(True)

    def _of_window(self, event: pygame.event.Event) -> bool:
        """Handle an event of the window itself; return whether it was one."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self.surface = pygame.display.get_surface() or self.surface
            if self.size == self._fitted:  # reported twice, or a size that was requested
                self._invalidate()
            else:
                self._refit()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._invalidate()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self.watch.hurry()
        else:
            return False
        return True

    def _by_key(self, event: pygame.event.Event) -> bool:
        """Handle a key that means the same in every scene; return whether it was one."""
        if self.keys.is_(event, "fullscreen"):
            self.toggle_fullscreen()
        elif self.keys.is_(event, "mute"):
            self._mute()
        elif self.keys.is_(event, "report-fault"):
            self._report_fault()
        elif self.keys.is_(event, "larger") or self.keys.is_(event, "smaller"):
            self.step_scale(1 if self.keys.is_(event, "larger") else -1)
        else:
            return False
        return True

    def _hand_on(self, event: pygame.event.Event) -> None:
        """Pass an event to the top scene."""
        self._last_input = time.monotonic()
        scene = self.top
        with self._scaled(scene):
            if self._whole_words.handle(event):
                scene.invalidate()
            taken = scene.handle(event)
        if not taken and self.scenes and self.top is scene:
            self._explain(event, scene)

    # -- gamepads -----------------------------------------------------------------------------------------------

    def _seek_pads(self) -> None:
        """Start looking for gamepads once the first frame is shown and the loop is idle."""
        quiet = time.monotonic() - self._last_input >= INPUT_WINDOW_S
        if quiet and self.settings.pad and self.scenes and not self.top.wants_frames:
            self.pads.seek()

    @property
    def _steered(self) -> bool:
        """Whether a gamepad input is held that repeats."""
        return "pads" in vars(self) and self.pads.busy

    def show_caps(self, *, by_pad: bool) -> None:
        """Show key caps of a gamepad or of the keyboard, on buttons and in texts."""
        if by_pad != self.keys.by_pad:
            self.keys.show_caps(by_pad=by_pad)
            self._refit()
        if by_pad == pygame.mouse.get_visible():
            pygame.mouse.set_visible(not by_pad)

    def _report_fault(self) -> None:
        """Write a fault report and show the path of the file."""
        try:
            line = text("fault-report-kept", file=str(self.keep_fault_report()))
        except OSError as fault:
            line = f"{fault.filename}: {reason(fault)}"
        self.open("message", title=text("fault-report-title"), lines=[line])

    def keep_fault_report(self, story: str = "") -> Path:
        """Write a fault report and return its path; raise OSError if writing fails.

        `story` is the traceback of a fatal error; "" for none.
        """
        told = "\n".join(filter(None, (story, *load_object(_FAULT_LINES, lambda: FAULTS).lines)))
        return load_object(_FAULT_REPORT, lambda: keep)(self.scenes, self.surface, self.options.packs, told)

    def _explain(self, event: pygame.event.Event, scene: Screen) -> None:
        """Handle the help key, the key list key and dropped files that the scene has not used."""
        if self.keys.is_(event, "help"):
            self.consult(topics=scene.explained())
        elif self.keys.is_(event, "keys"):
            self.open("keys")
        elif event.type == pygame.DROPFILE and "loaded-battle" in self.title.scenes:
            self.open("dropped", path=Path(event.file))

    def _paint(self, scene: Screen) -> None:
        if scene is self.top:
            self._whole_words.draw(scene, self.surface)
        else:
            super()._paint(scene)

    def _surround(self) -> None:
        """Play the ambience of the topmost scene that has one, and finish the startup after the first frame."""
        if not self._pictured or time.monotonic() - self._pictured <= SOUND_DELAY_S:
            return
        if not self._started:
            self._started = True
            startup_cache.keep()
            spoken.keep_messages()
            window.seal_composed_keys()
            look_for_garbage()
            give_back_large_pieces()
        if self.scenes and self.options.sound:
            air = next((air for scene in reversed(self.scenes) if (air := scene.air) is not None), ("", ""))
            self.sounds.let_go()
            self.sounds.play_ambience(*air)


def _print_warnings(lines: Sequence[str]) -> None:
    """Print to standard error the warnings that were not shown before the window was closed."""
    for line in lines:
        print(f"combat: {line}", file=sys.stderr)


def run(
    start: SceneFactory,
    options: WindowOptions,
    title: TitleStage,
    home: str = "",
    onward: Callable[[str], int] = lambda game: 0,
) -> int:
    """Open the window with a first scene and run the event loop; return the exit code.

    It is 0 after a normal end, 2 without a display or artwork, and 1 after an unexpected error. `home` names the scene
    that opens when the last one is closed. If the player has chosen another game, `onward` starts that game, and its
    exit code is returned.
    """
    window.prepare()
    app: App | None = None
    try:
        app = App(options, title)
        app.home = home
        app.run(start)
    except (window.NoDisplayError, MissingArtworkError) as error:
        print(f"combat: {error}", file=sys.stderr)
        return 2
    except Exception as error:
        line = load_object(f"{_CRASH}:report", lambda: report)(error)
        print(f"combat: {line}", file=sys.stderr)
        show_error = load_object(f"{_CRASH}:show", lambda: show)
        GUARD.ask(show_error, None, error, app.keep_fault_report if app is not None else None)
        return 1
    finally:
        if app is not None:
            _print_warnings(app.warnings)
            if "sounds" in vars(app):
                app.sounds.close()
            if not app.fullscreen:
                window_place.remember(app.surface)
        pygame.quit()
    return onward(app.games.onward) if app.games.onward else 0
