"""Answers given by one gesture, such as an order for several chosen pieces, which are undone together."""

from __future__ import annotations


class JointAnswers:
    """Spans of answers that one gesture gave; each is from the index of its first answer to that after its last."""

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []

    def add(self, start: int, end: int) -> None:
        """Add the span of a gesture, unless it gave one answer or none."""
        self.cut(start)
        if end - start > 1:
            self._spans.append((start, end))

    def cut(self, answers: int) -> None:
        """Remove spans that reach beyond a number of answers; they were undone and another answer takes their place."""
        self._spans = [span for span in self._spans if span[1] <= answers]

    def start_of(self, index: int) -> int:
        """Return the index of the first answer of the gesture that gave an answer; the answer's own if it is alone."""
        return next((start for start, end in self._spans if start <= index < end), index)

    def count(self, index: int) -> int:
        """Return how many answers were given together with an answer, itself included."""
        return next((end - start for start, end in self._spans if start <= index < end), 1)
