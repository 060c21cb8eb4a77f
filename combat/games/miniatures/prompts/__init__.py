"""Parts of prompts that games with models share."""
