"""What Volume 1 says: names, log, prompts, help, refusals."""
