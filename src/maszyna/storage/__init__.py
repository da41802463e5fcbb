"""Where a user's data lives, how a file is written so that nothing is lost, and who works on it."""
