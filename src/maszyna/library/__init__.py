"""What `import maszyna` gives a programmer: games to play, save and draw, and the Automa's decisions explained."""
