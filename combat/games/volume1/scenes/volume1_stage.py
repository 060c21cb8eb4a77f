"""Registry of the scenes that COMBAT! Volume 1 provides to the stage."""

from __future__ import annotations

from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.watch import Look
from combat.engine.tabletop.scene.table_scenes import TABLE_SCENES
from combat.games.volume1.table.battle_keys import KEYS
from combat.games.volume1.table.battle_settings import WISHES

_SCENES, _EDITOR = "combat.games.volume1.scenes", "combat.games.volume1.editor"

STAGE = TitleStage(
    scenes={
        **TABLE_SCENES,
        "battle": f"{_SCENES}.battles:begun",
        "battle-from": f"{_SCENES}.saved.saved_battles:branched",
        "campaign": f"{_SCENES}.campaign.campaign_scene:CampaignScene",
        "campaign-battle": f"{_SCENES}.campaign.campaign_battles:begun",
        "campaign-battle-waiting": f"{_SCENES}.campaign.campaign_battles:waiting",
        "demo": f"{_SCENES}.on_show.battle_demo:demo",
        "challenge": f"{_SCENES}.challenges.challenge_errand:challenge_sheet",
        "challenge-result": "combat.engine.stage.challenges.code_slip:result_slip",
        "days": f"{_SCENES}.challenges.days_scene:DaysScene",
        "drafts": f"{_EDITOR}.edit_list_scene:EditListScene",
        "editor": f"{_EDITOR}.editor_scene:EditorScene",
        "end": f"{_SCENES}.victory_scene:VictoryScene",
        "generator": f"{_SCENES}.generator_scene:generator",
        "lab": f"{_SCENES}.lab.battle_lab:BattleLab",
        "labs": "combat.engine.tabletop.lab.lab_list_scene:LabListScene",
        "lesson": f"{_SCENES}.lessons.battle_lesson:BattleLesson",
        "lessons": f"{_SCENES}.lessons.battle_lesson_list:BattleLessonList",
        "letters": f"{_SCENES}.campaign.letters_scene:LettersScene",
        "loaded-battle": f"{_SCENES}.saved.saved_battles:taken_up",
        "memorial": f"{_SCENES}.campaign.memorial_scene:MemorialScene",
        "lessons-offer": "combat.engine.tabletop.teaching.lessons_offer:lessons_offer",
        "menu": f"{_SCENES}.menu_scene:MenuScene",
        "start": f"{_SCENES}.menu_scene:start",
        "muster": f"{_SCENES}.men.muster_scene:MusterScene",
        "pause": f"{_SCENES}.pause_scene:PauseScene",
        "records": f"{_SCENES}.challenges.records_scene:RecordsScene",
        "report": f"{_SCENES}.after_action.report_scene:report",
        "rulebook": f"{_SCENES}.volume1_rulebook:rulebook",
        "saves": f"{_SCENES}.saved.saves_scene:SavesScene",
        "scenario": f"{_SCENES}.sheet_scene:SheetScene",
        "scenario-file": f"{_SCENES}.saved.own_sheet:sheet_of_file",
        "scenarios": f"{_SCENES}.scenario_book_scene:ScenarioBookScene",
        "served": f"{_SCENES}.campaign.served_scene:ServedScene",
        "squad": f"{_SCENES}.campaign.squad_scene:SquadScene",
        "trial": f"{_EDITOR}.trial:Trial",
        "trial-end": f"{_EDITOR}.trial:trial_end",
        "watched-battle": f"{_SCENES}.saved.saved_battles:watched",
        "who-goes": f"{_SCENES}.men.who_goes_scene:WhoGoesScene",
    },
    caption="COMBAT!",
    icon="desk/icon-64.png",
    keys=KEYS,
    wishes=WISHES,
    home="menu",
    first="start",
    loudness={"weapons": 1.0, "things": 1.0, "ambience": 0.7, "interface": 0.8},
    folders={
        "saves": Look("saves", (".combat", ".campaign")),
        "scenarios": Look("scenarios", (".toml",)),
        "drafts": Look("drafts", (".toml",)),
        "lab": Look("lab", (".toml",)),
        "lessons": Look("assets/lessons", (".toml",)),
        "boards": Look("assets/boards", (".tmx", ".tsx")),
    },
)
