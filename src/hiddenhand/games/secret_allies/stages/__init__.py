"""The stages of a game, each declared once; `course` lists them in the order of the rulebook."""
