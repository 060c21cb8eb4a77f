"""Fields of view for display and candidates, in floats; `PlaneSight.field` makes them, and only reports decide."""
