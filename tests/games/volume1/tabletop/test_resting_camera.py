"""At a question the map does not move if everything that the question concerns is already in view."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.thing import PieceId
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.table.volume1_table import TABLE, Volume1Table
from tests.games.volume1.table.sitting import Sitting
from tests.sampled import SOAKED, sample

SCENARIOS = Path(__file__).parents[4] / "scenarios/volume1"
GAMES = [name for name in (SCENARIOS / "order.txt").read_text().split() if (SCENARIOS / f"{name}.toml").exists()]
ANSWERS = 250 if SOAKED else 90
"""Answers of a game at most."""
STEP = 0.3
"""Seconds that pass between two looks at the table."""


class Watch:
    """A game played by a bot that compares the map just before each question with the map once it is asked."""

    def __init__(self, name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sitting = Sitting(load_book(name), seed, "instant", (1600, 900))
        self.desk, self.view = self.sitting.desk, self.sitting.scene.view
        self.rested = 0
        self.restless: list[str] = []
        put, ask = self.desk.on_asked, Volume1Table.asked
        self._before = self._seen()

        def asked(table: Volume1Table, *args: object) -> object:
            self._before = self._seen()
            return ask(table, *args)  # type: ignore[arg-type]

        def put_and_compared() -> None:
            put()
            self._compare()

        monkeypatch.setattr(Volume1Table, "asked", asked)
        monkeypatch.setattr(self.desk, "on_asked", put_and_compared)

    def _seen(self) -> tuple[int, tuple[int, int], bool, bool]:
        """Zoom and place of the map once it rests, whether the small map is hidden, and whether all was surveyed."""
        camera = self.view.camera
        x, y = (round(camera.view.center[n] - camera.aim[n] * camera.zoom) for n in (0, 1))
        return camera.step, (x, y), self.view.minimap.away, self.view.framing.surveying

    def _compare(self) -> None:
        step, origin, hidden, surveyed = self._before
        now, prompt = self._seen(), self.desk.prompt
        if prompt is None or (surveyed and now[0] > step):  # after a survey the map may come nearer
            return
        boxes = [self._box(place, step, origin) for place in self._about()]
        small = pygame.Rect(0, 0, 0, 0) if hidden else self.view.minimap.place
        if all(self.view.camera.free.contains(box) for box in boxes) and small.collidelist(boxes) < 0:
            self.rested += 1
            if now[0] != step or any(abs(one - other) > 1 for one, other in zip(now[1], origin, strict=True)):
                self.restless.append(f"{prompt.decision.kind} {prompt.decision.subject}: {self._before} to {now}")

    def _about(self) -> list[Hex]:
        """Return what a question is about: the man asked and where he may go, the man asked for, or the squad."""
        prompt, desk = self.desk.prompt, self.desk
        assert prompt is not None
        lit = (desk.title_desk.place_of(thing.id) for thing in prompt.lit() if isinstance(thing, PieceId))
        men = [place for place in lit if place is not None]
        return (
            [*TABLE.targets.asked_actors(desk), *TABLE.targets.asked_places(desk)]
            or men
            or TABLE.targets.own_places(desk)
        )

    def _box(self, place: Hex, step: int, origin: tuple[int, int]) -> pygame.Rect:
        """Return a hex as it lay on the screen before the question."""
        zoom = self.view.framing.width_at(step) / self.view.index.place_width
        x, y = (origin[n] + self.view.ground.middle(place)[n] * zoom for n in (0, 1))
        wide, high = self.view.index.place_width * zoom, self.view.index.place_height * zoom
        box = pygame.Rect(0, 0, round(wide) + 1, round(high) + 1)
        box.center = round(x), round(y)
        return box

    def play(self) -> None:
        """Let the bot answer until the game is over, or ANSWERS times."""
        player, session = CautiousPlayer(), self.sitting.session
        for _ in range(ANSWERS):
            while self.desk.mirror.busy or self.view.camera.moving:
                self.sitting.scene.update(STEP)
            if session.decision is None:
                return
            self.desk.controls.answer(player.answer(session.decision, session.view))


@pytest.mark.parametrize(("seed", "name"), sample(list(enumerate(GAMES[:20], start=5)), 2))
def test_the_map_rests_where_all_that_is_asked_about_is_in_sight(
    seed: int, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(name, seed, monkeypatch)
    watch.play()
    watch.sitting.scene.leave()
    assert watch.restless == []
    assert watch.rested > 20


def test_twenty_games_are_watched() -> None:
    assert len(GAMES) >= 20
