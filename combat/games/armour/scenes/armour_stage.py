"""Table of the scenes of ARMOUR!."""

from __future__ import annotations

from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Look
from combat.engine.tabletop.scene.table_scenes import TABLE_SCENES
from combat.engine.tabletop.teaching.hint_wish import HINTS
from combat.games.armour.table.armour_keys import KEYS

_SCENES = "combat.games.armour.scenes"

STAGE = TitleStage(
    caption="ARMOUR!",
    icon="desk/icon-64.png",
    keys=KEYS,
    wishes=(HINTS,),
    home="menu",
    first="start",
    scenes={
        **TABLE_SCENES,
        "battle": f"{_SCENES}.armour_games:begun",
        "battle-from": f"{_SCENES}.armour_games:branched",
        "briefing": f"{_SCENES}.briefing_scene:BriefingScene",
        "challenge": "combat.engine.stage.challenges.challenge_slip:challenge_slip",
        "challenge-result": "combat.engine.stage.challenges.code_slip:result_slip",
        "demo": f"{_SCENES}.armour_games:demo",
        "end": f"{_SCENES}.battle_end_scene:BattleEndScene",
        "force": f"{_SCENES}.forces.force_scene:ForceScene",
        "forces": f"{_SCENES}.forces.force_list_scene:ForceListScene",
        "lab": f"{_SCENES}.lab.position_lab:PositionLab",
        "labs": "combat.engine.tabletop.lab.lab_list_scene:LabListScene",
        "lesson": f"{_SCENES}.lessons.armour_lesson:ArmourLesson",
        "lessons": f"{_SCENES}.lessons.armour_lesson_list:ArmourLessonList",
        "lessons-offer": "combat.engine.tabletop.teaching.lessons_offer:lessons_offer",
        "loaded-battle": f"{_SCENES}.armour_games:taken_up",
        "menu": f"{_SCENES}.home_scene:HomeScene",
        "pause": f"{_SCENES}.pause_slip:PauseSlip",
        "rulebook": f"{_SCENES}.armour_rulebook:rulebook",
        "saves": f"{_SCENES}.saved_list_scene:SavedListScene",
        "scenario": f"{_SCENES}.mission_list_scene:MissionListScene",
        "scenario-file": f"{_SCENES}.mission_list_scene:MissionListScene",
        "start": f"{_SCENES}.home_scene:start",
        "watched-battle": f"{_SCENES}.armour_games:watched",
    },
    loudness={"weapons": 1.0, "things": 1.0, "ambience": 0.7, "interface": 0.8},
    folders={
        "forces": Look("forces", (".toml",)),
        "saves": Look("saves", (".combat",)),
        "scenarios": Look("scenarios", (".toml",)),
        "lab": Look("lab/armour", (".toml",)),
        "lessons": Look("assets/lessons", (".toml",)),
    },
)
