"""Assaults: charge, defensive fire, hits, counterattacks, breaking off, consolidation (L699-L737)."""
