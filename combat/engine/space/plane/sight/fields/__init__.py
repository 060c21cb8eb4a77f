"""Fields of view for pictures and candidates, in floats; `PlaneSight.field` makes them, and only reports decide."""
