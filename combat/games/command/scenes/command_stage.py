"""Table of the scenes of COMMAND!."""

from __future__ import annotations

from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Look
from combat.engine.tabletop.scene.table_scenes import TABLE_SCENES
from combat.engine.tabletop.teaching.hint_wish import HINTS
from combat.games.command.table.command_keys import KEYS

_SCENES = "combat.games.command.scenes"

STAGE = TitleStage(
    scenes={
        **TABLE_SCENES,
        "asks": f"{_SCENES}.asks_scene:AsksScene",
        "battle": f"{_SCENES}.command_games:begun",
        "battle-from": f"{_SCENES}.saved_games:branched",
        "briefing": f"{_SCENES}.briefing_scene:BriefingScene",
        "challenge": "combat.engine.stage.challenges.challenge_slip:challenge_slip",
        "challenge-result": "combat.engine.stage.challenges.code_slip:result_slip",
        "demo": f"{_SCENES}.side_demo:demo",
        "end": f"{_SCENES}.game_end_scene:GameEndScene",
        "lab": f"{_SCENES}.lab.position_lab:PositionLab",
        "labs": "combat.engine.tabletop.lab.lab_list_scene:LabListScene",
        "lesson": f"{_SCENES}.lessons.drill:Drill",
        "lessons": f"{_SCENES}.lessons.drill_list:DrillList",
        "lessons-offer": "combat.engine.tabletop.teaching.lessons_offer:lessons_offer",
        "loaded-battle": f"{_SCENES}.saved_games:taken_up",
        "made-up": f"{_SCENES}.made_up_scene:MadeUpScene",
        "menu": f"{_SCENES}.home_scene:HomeScene",
        "pause": f"{_SCENES}.pause_slip:PauseSlip",
        "records": f"{_SCENES}.records_scene:RecordsScene",
        "report": f"{_SCENES}.after_action.game_report_scene:report",
        "rules": f"{_SCENES}.rules_scene:RulesScene",
        "saves": f"{_SCENES}.saved_list_scene:SavedListScene",
        "scenario": f"{_SCENES}.scenario_list_scene:ScenarioListScene",
        "scenario-file": f"{_SCENES}.scenario_list_scene:ScenarioListScene",
        "start": f"{_SCENES}.home_scene:start",
        "watched-battle": f"{_SCENES}.saved_games:watched",
    },
    caption="COMMAND!",
    icon="desk/icon-64.png",
    keys=KEYS,
    wishes=(HINTS,),
    home="menu",
    first="start",
    loudness={"weapons": 1.0, "things": 1.0, "ambience": 0.7, "interface": 0.8},
    folders={
        "saves": Look("saves", (".combat",)),
        "scenarios": Look("scenarios", (".toml",)),
        "lab": Look("lab/command", (".toml",)),
        "lessons": Look("assets/lessons", (".toml",)),
    },
)
