"""Players of Secret Allies: easy and normal by rules of thumb, hard by search on top of them."""

LEVELS = {
    "easy": f"{__name__}.easy:EasyBot",
    "normal": f"{__name__}.normal:NormalBot",
    "hard": f"{__name__}.hard:HardBot",
    "expert": f"{__name__}.expert:ExpertBot",
}
