"""Plans of acts, forecasts of fire, legal places, who would find whom; no window."""
