"""Prompt for allotting hits: a legal allotment is proposed, and clicks move hits between teams (L637)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.tabletop.thing import PieceId, Thing
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.fire.allot_hits import AllotHits
from combat.games.armour.rules.fire.allotting import Spread, all_targets, as_allotment
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names


class AskAllot(ArmourAsked[AllotHits]):
    """Prompt for `AllotHits`: a click on a team gives it one more hit, taken from another team."""

    def __init__(self, desk: ArmourHub, decision: AllotHits) -> None:
        super().__init__(desk, decision)
        assert self.state.volley is not None
        self._targets = all_targets(self.state, self.state.volley)[0]
        self.spread: Spread = self._targets.default()

    @property
    def eligible(self) -> Sequence[str]:
        """Return the ids of the teams that may take a hit, in the order of the shots."""
        return list(dict.fromkeys(team for teams in self._targets.teams for team in teams))

    @property
    def counts(self) -> Counter[str]:
        """Return the number of hits of each team, by id."""
        return Counter(team for hits in self.spread for team in hits)

    def begin(self) -> None:
        """Bring the targets into view."""
        places = (self.desk.title_desk.place_of(team) for team in self.eligible)
        self.desk.view.framing.bring(*(place for place in places if place is not None))

    def lit(self) -> Mapping[Thing[Pose], Mark]:
        """Return the teams that may take a hit, marked as targets."""
        return {PieceId(team): "target" for team in self.eligible}

    def candidates(self) -> Sequence[str]:
        """Return the ids of the pieces that Tab cycles through."""
        return self.eligible

    def click(self, thing: Thing[Pose]) -> bool:
        """Give the clicked team one more hit, taken from the first team for which that is legal.

        Show a notice if there is none. Return whether the team may take hits at all.
        """
        if not isinstance(thing, PieceId) or thing.id not in self.eligible:
            return False
        more = [each for each in self._targets.others(self.spread) if _count(each, thing.id) > self.counts[thing.id]]
        if more:
            self.spread = more[0]
            self.desk.redraw("board", "prompt", "unit")
        else:
            self.desk.notice.show(text("allot-no-more", team=names.team(self.state, thing.id)))
        return True

    def _other(self) -> None:
        """Lay out another legal spread."""
        self.spread = next(self._targets.others(self.spread), self.spread)
        self.desk.redraw("board", "prompt", "unit")

    def buttons(self) -> list[Button]:
        """Return the buttons: accept the allotment, or propose another one."""
        take = self.button(text("allot-take"), as_allotment(self.spread), "Enter", "commit")
        return [take, Button(text("allot-other"), self._other, "E")]

    def line(self) -> PromptWords:
        """Return the prompt line with the hits of each team."""
        said = super().line()
        hits = (text("allot-hits", team=names.team(self.state, team), hits=hits) for team, hits in self.counts.items())
        return PromptWords(said.title, ", ".join(hits), rule=said.rule)


def _count(spread: Spread, team: str) -> int:
    return sum(hits.count(team) for hits in spread)
