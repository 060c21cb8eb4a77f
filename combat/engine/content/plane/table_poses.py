"""Poses in content files of tables without a grid, as a pydantic type."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, GetPydanticSchema
from pydantic_core.core_schema import no_info_after_validator_function

from combat.engine.kernel.text_message import cause
from combat.engine.space.plane.pose import NOTATION, Pose, PoseError


def _pose(value: str) -> Pose:
    try:
        return Pose.read(value)
    except PoseError as fault:
        raise ValueError(cause(fault)) from None


TablePose = Annotated[
    Pose,
    GetPydanticSchema(lambda _, handler: no_info_after_validator_function(_pose, handler(str))),
    Field(json_schema_extra={"pattern": f"^{NOTATION}$"}),
]
"""A point of a table with a heading, like 40.5,30@90; without a heading it faces up."""
