"""Session of a lab file with expectations about the order of events and about measures of the position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from combat.engine.content.findings import Finding
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.lab.lab_reporter import LabReporter
from combat.engine.play.lab.lab_run import come, unmet
from combat.engine.play.lab.lab_script import Fields, LabScript
from combat.engine.play.playable import Playable
from combat.engine.tabletop.lab.lab_session import Expected, LabSession

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class ExpectingSession(LabSession[S, B]):
    """Lab session with the expectations of its file."""

    report: LabReporter[S]

    def __init__(self, title: Playable[S, B], position: LabScript[S], seat: Seat | None) -> None:
        """Run the position; `seat` is the one whose view is shown."""
        self.position = position
        super().__init__(title, position, seat, played=position.played)

    def expected(self) -> Sequence[Expected]:
        """Return the file's expectations in the current language, with their outcomes."""
        return [*self._measured(self.start, at_end=False), *self._events()]

    def _measured(self, state: S, *, at_end: bool) -> Iterator[Expected]:
        """Yield the measures in the file, with any differences found."""
        after = len(self.happened) if at_end else 0
        for line, asked in self.position.measures:
            if asked["at_end"] == at_end:
                wrong = [self._found(line, said) for said in self.report.differences(state, asked)]
                yield Expected("\n".join([self.report.measure_line(state, asked), *wrong]), after, not wrong)

    def _events(self) -> Iterator[Expected]:
        """Yield the expected events, as logged once they have occurred, then the measures at the end."""
        state, places = self.start.copy(), come(self.position, self.happened)
        wanted = iter(self.position.expect)
        for place, event in enumerate(self.happened, 1):
            self.position.apply(state, event)
            if place in places:
                _, fields = next(wanted)
                told = self.report.words.tell(state, event)
                said = "" if told is None else " · ".join(part for part in (told.head, told.result) if part)
                yield Expected(said or _listed(fields), place, held=True)
        for line, fields in wanted:
            yield Expected(self._found(line, unmet(fields)), len(self.happened), held=False)
        yield from self._measured(state, at_end=True)

    def _found(self, line: int, said: TextMessage) -> str:
        """Return a finding with its place in the file."""
        return str(Finding(self.path.name, line, said))


def _listed(fields: Fields) -> str:
    """Return an event's fields as written in the file, for events without a log line."""
    return ", ".join(f"{name} = {value}" for name, value in fields.items())
