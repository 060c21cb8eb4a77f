"""`combat campaign`: list, show, start and play campaigns, or simulate whole ones."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.calls.window_call import shown
from combat.engine.chance.seeds import any_seed
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.text_message import msg
from combat.engine.play.own_players import UnknownPlayer, player_named
from combat.engine.words import capital, text, translated
from combat.engine.words.grammar.lists import all_of
from combat.games.volume1.campaign import campaign_run, course
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, Soldier
from combat.games.volume1.campaign.diary import LONGEST_NAME, SUFFIX, Diary, list_diaries, open_diary
from combat.games.volume1.campaign.in_one_line import standing
from combat.games.volume1.content.campaign_files import campaign_ids
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.made_names import LARGEST_SEED
from combat.games.volume1.words import names


def campaign(options: argparse.Namespace) -> int:
    """Run the action `options.does`; return the exit code, or raise Refused."""
    try:
        if options.does == "play":
            return _play(options)
        print_in(options)
        return {"list": _list, "new": _new, "show": _show, "simulate": _simulate}[options.does](options)
    except (SaveError, UnknownPlayer) as fault:
        raise Refused(f"combat campaign: {fault}") from None


def _list(options: argparse.Namespace) -> int:
    """Print the started campaigns, those that can be started, and the faults of unreadable files."""
    kept, faults = list_diaries()
    plans = _plans()
    if options.json:
        begun = [_plain(diary) for diary in kept]
        new = [{"id": plan.id, "title": translated(plan.title), "endless": plan.endless is not None} for plan in plans]
        told = {"begun": begun, "to_begin": new, "faults": [str(fault) for fault in faults]}
        print(json.dumps(told, ensure_ascii=False))
        return FINE
    for diary in kept:
        print("  ".join(_row(diary)))
    for plan in plans:
        print(f"{plan.id}  {translated(plan.title)}  {text('campaign-new')}")
    for fault in faults:
        print(fault)
    return FINE


def _row(diary: Diary) -> Iterator[str]:
    yield diary.path.name
    yield diary.campaign.title
    yield standing(diary.campaign.plan, diary.campaign)
    if diary.campaign.plan.seed:
        yield text("served-seed", seed=str(diary.campaign.plan.seed))


def _new(options: argparse.Namespace) -> int:
    """Start a campaign in a new file and print it; raise Refused for a name that is too long."""
    plan = _plan(options.what)
    if options.name is not None and len(options.name) > LONGEST_NAME:
        raise Refused(msg("cli-campaign-name-too-long", most=LONGEST_NAME))
    taken = [diary.campaign.title for diary in list_diaries()[0]]
    name = (options.name or "").strip() or course.name_offered(plan, taken)
    begun = course.set_out(plan, Library(), name, _seed(options, plan))
    if options.json:
        print(json.dumps(_plain(begun), ensure_ascii=False))
    else:
        print(text("campaign-begun-as", name=begun.campaign.title, file=str(begun.path)))
        print("\n".join(_lines(begun.campaign)))
    return FINE


def _show(options: argparse.Namespace) -> int:
    """Print the state of a started campaign."""
    found = _kept(options.what)
    if options.json:
        print(json.dumps(_plain(found), ensure_ascii=False))
    else:
        print("\n".join(_lines(found.campaign)))
    return FINE


def _play(options: argparse.Namespace) -> int:
    """Open the window on a campaign, by default the one played last."""
    kept = list_diaries()[0] if options.what is None else [_kept(options.what)]
    return shown(options, "campaign", lambda: {"shown": kept[0]} if kept else {})


def _simulate(options: argparse.Namespace) -> int:
    """Print the results of whole campaigns played by a bot; none is saved."""
    plan, library = _plan(options.what), Library()
    player, first = player_named(options.title.players, options.player), _seed(options, plan)
    ends: list[dict[str, Any]] = []
    for seed in range(first, first + options.campaigns):
        made_up = 1 + (seed - 1) % LARGEST_SEED if plan.endless is not None else seed
        end = begun = campaign_run.begun(plan, made_up, library)
        if not options.json:
            print(text("served-seed", seed=str(made_up)))
        for end in campaign_run.battles(begun, library, player, made_up, options.battles):
            if not options.json:
                print(_fought_line(end), flush=True)
        ends.append({"seed": made_up, **_standing(end)})
        if not options.json:
            print(_verdict_line(end))
    if options.json:
        print(json.dumps(ends, ensure_ascii=False))
    return FINE


def _seed(options: argparse.Namespace, plan: Plan) -> int:
    """Return the given seed, else a random one; raise Refused if it is too large for an endless campaign."""
    if options.seed is None:
        return 1 + any_seed(4) % LARGEST_SEED
    if plan.endless is not None and not 1 <= options.seed <= LARGEST_SEED:
        raise Refused(f"combat campaign: {text('campaign-no-seed', most=LARGEST_SEED)}")
    seed: int = options.seed
    return seed


def _plans() -> list[Plan]:
    library = Library()
    return [load_plan(library, id_) for id_ in campaign_ids(library)]


def _plan(what: str | None) -> Plan:
    """Return the plan of the campaign with an id; raise Refused."""
    ids = campaign_ids(Library())
    if what not in ids:
        known = ", ".join(ids)
        raise Refused(f"combat campaign: {text('cli-no-such-campaign', name=what or '', known=known)}")
    return load_plan(Library(), what)


def _kept(what: str | None) -> Diary:
    """Return a started campaign by file or name, by default the one played last; raise Refused or SaveError."""
    if what is not None and (what.endswith(SUFFIX) and Path(what).exists()):
        return open_diary(Path(what))
    kept = list_diaries()[0]
    found = [diary for diary in kept if what in (None, diary.path.name, diary.path.stem, diary.campaign.title)]
    if not found:
        known = ", ".join(dict.fromkeys(diary.campaign.title for diary in kept))
        message = "cli-no-campaign-kept" if not kept else "cli-no-such-campaign"
        raise Refused(f"combat campaign: {text(message, name=what or '', known=known)}")
    if what is not None and len(found) > 1:
        files = ", ".join(diary.path.name for diary in found)
        raise Refused(f"combat campaign: {text('cli-campaign-twice', name=what, known=files)}")
    return found[0]


# -- output of a campaign --------------------------------------------------------------------------------------------


def _lines(campaign: Campaign) -> Iterator[str]:
    plan = campaign.plan
    yield campaign.title
    if campaign.name:
        yield translated(plan.title)
    yield standing(plan, campaign)
    if plan.seed:
        yield text("served-seed", seed=str(plan.seed))
    for fought in campaign.fought:
        yield _battle_line(fought.title, fought.verdict, fought.points)
    battle = campaign.next
    if battle is not None:
        yield f"{capital(text('campaign-stop-next'))}: {translated(battle.title)} · {translated(battle.day)}"
    else:
        yield _verdict_line(campaign)
    figures = Library().parts().figures
    for message, men in _groups(campaign):
        said = all_of(figures[man.id].name if man.id in figures else man.id for man in men)
        yield f"{text(message)}: {said or text('campaign-nobody')}"


def _groups(campaign: Campaign) -> Iterator[tuple[str, Sequence[Soldier]]]:
    """Yield a message id and its men: fit, resting and lost."""
    yield "campaign-fit", campaign.fit
    groups = {
        "campaign-resting": [man for man in campaign.soldiers if man.rests and not man.lost],
        "campaign-lost": [man for man in campaign.soldiers if man.lost],
    }
    yield from ((message, men) for message, men in groups.items() if men)


def _fought_line(campaign: Campaign) -> str:
    last = campaign.fought[-1]
    return f"{len(campaign.fought):3}  {_battle_line(last.title, last.verdict, last.points)}"


def _battle_line(title: str, verdict: str, points: int) -> str:
    return f"{translated(title)}: {translated(verdict)} ({names.signed(points)})"


def _verdict_line(campaign: Campaign) -> str:
    won = text("campaign-battles-won", won=campaign.won, battles=len(campaign.fought))
    return f"{translated(campaign.verdict.title)} · {won}" if campaign.over else won


def _plain(diary: Diary) -> dict[str, Any]:
    plan = diary.campaign.plan
    return {
        "file": str(diary.path),
        "id": plan.id,
        "title": diary.campaign.title,
        "seed": plan.seed or None,
        "begun": diary.begun.isoformat() if diary.begun is not None else None,
        "over": diary.campaign.over,
        **_standing(diary.campaign),
    }


def _fought(battle: Fought) -> dict[str, Any]:
    title, lost = translated(battle.title), battle.outcome.losses
    return {"title": title, "won": battle.won, "points": battle.points, "lost": lost}


def _standing(campaign: Campaign) -> dict[str, Any]:
    """Return a campaign's wins, battles, next battle, verdict and men as JSON data."""
    return {
        "won": campaign.won,
        "battles": [_fought(battle) for battle in campaign.fought],
        "next": translated(campaign.next.title) if campaign.next is not None else None,
        "verdict": translated(campaign.verdict.title) if campaign.over else None,
        "men": [{"id": man.id, "lost": man.lost or None, "rests": man.rests} for man in campaign.soldiers],
    }
