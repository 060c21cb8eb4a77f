"""Parts of scenes of games with models."""
