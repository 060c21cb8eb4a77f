"""Parts that games with models on an open table share: models, signs, lines, labels, layout, plans of moves."""
