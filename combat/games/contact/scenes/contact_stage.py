"""Table of the scenes of CONTACT!."""

from __future__ import annotations

from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Look
from combat.engine.tabletop.scene.table_scenes import TABLE_SCENES
from combat.engine.tabletop.teaching.hint_wish import HINTS
from combat.games.contact.table.contact_keys import KEYS

_SCENES = "combat.games.contact.scenes"
OWN = {
    "battle": "contact_games:begun", "battle-from": "contact_games:branched", "demo": "contact_games:demo",
    "loaded-battle": "contact_games:taken_up", "watched-battle": "contact_games:watched",
    "briefing": "mission_sheet:BriefingScene", "end": "battle_end_scene:BattleEndScene",
    "lesson": "contact_lesson:ContactLesson", "lessons": "contact_lesson:ContactLessonList",
    "menu": "home_scene:HomeScene", "start": "home_scene:start", "pause": "pause_slip:PauseSlip",
    "rulebook": "contact_rulebook:rulebook", "saves": "saved_list_scene:SavedListScene",
    "lab": "position_lab:PositionLab",
    "scenario": "mission_list_scene:MissionListScene", "scenario-file": "mission_list_scene:MissionListScene",
}  # fmt: skip
"""Module and object of each scene."""
OFFER = {
    "lessons-offer": "combat.engine.tabletop.teaching.lessons_offer:lessons_offer",
    "labs": "combat.engine.tabletop.lab.lab_list_scene:LabListScene",
    "challenge": "combat.engine.stage.challenges.challenge_slip:challenge_slip",
    "challenge-result": "combat.engine.stage.challenges.code_slip:result_slip",
}
"""Scenes of the engine that are opened by name."""

STAGE = TitleStage(
    caption="CONTACT!",
    icon="desk/icon-64.png",
    keys=KEYS,
    wishes=(HINTS,),
    home="menu",
    first="start",
    scenes={**TABLE_SCENES, **OFFER, **{name: f"{_SCENES}.{place}" for name, place in OWN.items()}},
    loudness={"weapons": 1.0, "things": 1.0, "ambience": 0.7, "interface": 0.8},
    folders={
        "saves": Look("saves", (".combat",)),
        "scenarios": Look("scenarios", (".toml",)),
        "lab": Look("lab/contact", (".toml",)),
        "lessons": Look("assets/lessons", (".toml",)),
    },
)
