"""Bots for Secret Allies: easy and normal use heuristics; hard and expert search on top of them;
swift is a network without a search."""

LEVELS = {
    "easy": f"{__name__}.easy:EasyBot",
    "normal": f"{__name__}.normal:NormalBot",
    "hard": f"{__name__}.hard:HardBot",
    "swift": f"{__name__}.swift:SwiftBot",
    "expert": f"{__name__}.expert:ExpertBot",
}
