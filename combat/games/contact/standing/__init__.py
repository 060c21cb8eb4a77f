"""Plans of acts, forecasts of fire, legal places, and finders of a unit; no window."""
