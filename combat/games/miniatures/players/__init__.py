"""Parts of bots that games with models share."""
