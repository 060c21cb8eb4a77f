"""Tables from seeds: drawn, judged, and accepted or drawn again (A48)."""
