"""What COMMAND! says: names, the log, prompts and refusals."""
