"""Bots for Secret Allies: easy and normal use heuristics; hard and expert search on top of them."""

LEVELS = {
    "easy": f"{__name__}.easy:EasyBot",
    "normal": f"{__name__}.normal:NormalBot",
    "hard": f"{__name__}.hard:HardBot",
    "expert": f"{__name__}.expert:ExpertBot",
}
