"""`combat check` and `combat schema`."""

from __future__ import annotations

import argparse
import json
import sys

from combat.engine.calls.exit_codes import BAD_INPUT, FINE, Refused
from combat.engine.calls.given import named_packs, print_in
from combat.engine.content import checking
from combat.engine.content.schemas import schema_of
from combat.engine.files.plain_files import write_whole
from combat.engine.kernel.sentence import sentence
from combat.engine.words import text


def check(options: argparse.Namespace) -> int:
    """Findings."""
    if not options.json:
        print_in(options)
    below, kinds = named_packs(options), options.title.kinds
    findings = checking.check_paths(options.paths, below, kinds)
    notes = checking.overlaps([*below, *options.paths], kinds)
    if options.json:
        print(
            json.dumps(
                {"findings": [finding.as_plain() for finding in findings], "notes": [str(note) for note in notes]},
                ensure_ascii=False,
            )
        )
        return BAD_INPUT if findings else FINE
    for note in notes:
        print(note, file=sys.stderr)
    for finding in findings:
        print(finding)
    if findings:
        print(text("check-findings", count=len(findings)), file=sys.stderr)
    return BAD_INPUT if findings else FINE


def schema(options: argparse.Namespace) -> int:
    """The shape of a content file."""
    kinds = options.title.kinds
    asked = list(kinds.shaped.values()) if options.kind == "all" else [kinds.named(options.kind)]
    if options.out is None and len(asked) > 1:
        raise Refused(sentence("cli-schemas-need-folder"))
    for kind in asked:
        text = json.dumps(schema_of(kind, kinds.title), indent=2, ensure_ascii=False)
        if options.out is None:
            print(text)
            continue
        write_whole(options.out / f"{kind.name}.schema.json", text + "\n")
    return FINE
