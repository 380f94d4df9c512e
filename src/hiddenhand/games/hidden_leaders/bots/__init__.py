"""Bots for Hidden Leaders. They use only views, decisions and what is printed on the cards."""

LEVELS = {
    "easy": f"{__name__}.easy:EasyBot",
    "normal": f"{__name__}.normal:NormalBot",
    "hard": "hiddenhand.bots.search.bot:SearchBot",
    "expert": f"{__name__}.expert:ExpertBot",
    "swift": f"{__name__}.swift:SwiftBot",
    "master": f"{__name__}.master:MasterBot",
}
