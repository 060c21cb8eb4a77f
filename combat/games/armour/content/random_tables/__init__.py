"""Tables from seeds: drawn, judged and kept or drawn anew (A48)."""
