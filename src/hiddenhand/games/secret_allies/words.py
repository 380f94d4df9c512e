"""All questions and option verbs of the game, collected from its stages."""

from hiddenhand.games.secret_allies.stages.course import RULEBOOK

# Text key -> (key, paragraph that asks it).
ASKS = {ask: (ask, rule) for stage in RULEBOOK for ask, rule in stage.questions if ask}
OPTION_VERBS = tuple(sorted({stage.verb for stage in RULEBOOK if stage.verb}))
