"""Words that games with models share."""
