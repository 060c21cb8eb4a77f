"""With the red-green safe palette, colour-blind players can distinguish teams and wounds."""

from __future__ import annotations

import math
from itertools import combinations

from combat.engine.stage.drawing import eyes
from combat.engine.stage.drawing.lettering import Rgb
from combat.games.volume1.rules.components import ENEMY_TEAMS, FRIENDLY_TEAMS
from combat.games.volume1.table import palette
from tests.engine.stage.eye_measures import ratio, seen_by

WOUNDS = ("light-wound", "bad-wound", "light-wound-bandaged", "bad-wound-bandaged")


def nearest(inks: list[Rgb]) -> float:
    """Return the least RGB distance between two of the colours, as seen with deuteranopia."""
    seen = [seen_by(ink, "deutan") for ink in inks]
    return min(math.dist(one, other) for one, other in combinations(seen, 2))


def teams(side: tuple[str, ...]) -> list[Rgb]:
    """Return the colours of teams."""
    return [palette.TEAMS[team].color for team in side]


def wounds() -> list[Rgb]:
    """Return the colours of the wounds."""
    return [palette.state_look(wound)[0] for wound in WOUNDS]


def test_teams_and_wounds_stand_farther_apart_than_usual() -> None:
    before = [nearest(teams(FRIENDLY_TEAMS)), nearest(teams(ENEMY_TEAMS)), nearest(wounds())]
    eyes.suit("deutan", contrast=False, still=False)
    after = [nearest(teams(FRIENDLY_TEAMS)), nearest(teams(ENEMY_TEAMS)), nearest(wounds())]
    assert all(new > 40 and new > old for old, new in zip(before, after, strict=True)), (before, after)


def test_what_is_written_on_them_can_be_read_and_their_shapes_stay() -> None:
    shapes = {team: look.shape for team, look in palette.TEAMS.items()}
    eyes.suit("deutan", contrast=False, still=False)
    assert {team: look.shape for team, look in palette.TEAMS.items()} == shapes
    for team, look in palette.TEAMS.items():
        assert ratio(look.color, look.ink) >= 4.5, team
    for wound in WOUNDS:
        assert ratio(*palette.state_look(wound)) >= 4.5, wound


def test_the_usual_colours_come_back() -> None:
    before = dict(palette.TEAMS), dict(palette.STATES)
    eyes.suit("deutan", contrast=False, still=False)
    assert before != (palette.TEAMS, palette.STATES)
    eyes.suit("usual", contrast=False, still=False)
    assert before == (palette.TEAMS, palette.STATES)
