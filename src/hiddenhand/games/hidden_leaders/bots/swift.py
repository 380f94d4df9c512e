"""Swift: the network's first thought, without a search. It learned by playing itself."""

from hiddenhand.bots.bot import Chair
from hiddenhand.core.dice import Dice
from hiddenhand.core.seats import Seat
from hiddenhand.games.hidden_leaders.bots.learned import LearnedBot

EXPERT_MS = "100"  # where the network can't play


class SwiftBot(LearnedBot):
    def __init__(self, seat: Seat, dice: Dice) -> None:
        super().__init__(seat, dice, {"ms": EXPERT_MS})

    def think(self, chair: Chair) -> int:
        """What the seat can't see differs between imagined worlds, what it sees does not."""
        world = chair.imagine(self.dice)
        options = list(range(world.option_count(self.seat)))
        said: list[int] = []
        while True:  # an option may be told in parts, of which the network says one at a time
            row = self.eyes.row(world, self.seat, self.acts.counts, said)
            trunk = self.mind.trunk(row[None])[0]
            told = self.eyes.actions(world, self.seat, len(said))
            logits = self.mind.policy(trunk, [told[option] for option in options])
            action = told[options[int(logits.argmax())]]
            options = [option for option in options if told[option] == action]
            if len(options) == 1:
                return options[0]
            said.append(action)
