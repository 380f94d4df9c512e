"""One game played by action numbers."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from hiddenhand.core.dice import Dice
from hiddenhand.core.errors import BrokenInvariant, NotAnOption
from hiddenhand.core.planes import Canvas, Planes
from hiddenhand.core.seats import CHANCE
from hiddenhand.core.state import State

SHARED: Final = -2  # several options begin with this action: the next part decides
NOT_LEGAL: Final = -1


@final
class Episode:
    """A state, and the parts of the actor's answer given so far.

    A part with only one possibility is given automatically, so a bid below 128 is one action
    although larger bids take two. A question with a single option is still asked.
    """

    def __init__(self, planes: Planes, state: State) -> None:
        self.planes: Planes = planes
        self.state: State = state
        self.said: vec[i32] = vec[i32]()
        self.legal: vec[i32] = vec[i32]()  # legal actions, without duplicates
        self.option: vec[i32] = vec[i32]()  # for each of them the option it completes, or SHARED
        self.count: i64 = 0

    def begin(self, state: State) -> None:
        """Continue with another state."""
        self.state = state
        if len(self.said) > 0:
            self.said = vec[i32]()

    def clone(self) -> "Episode":
        """An independent copy."""
        twin = Episode(self.planes, self.state.clone())
        twin.said = self.said[:]
        return twin

    def actor(self) -> i64:
        """The seat that is asked, CHANCE, or NOBODY."""
        return self.state.actor()

    def roll(self, dice: Dice) -> None:
        """Let the dice answer for chance until a seat is asked or the game is over."""
        state = self.state
        while state.actor() == CHANCE:
            state.answer(CHANCE, dice.below(state.option_count(CHANCE)))

    def list_legal(self) -> None:
        """Compute the legal actions of the asked seat into `legal` and `count`."""
        seat = self.state.actor()
        if seat < 0:
            self.count = 0
            return
        while True:
            self._list_part(seat)
            if self.count != 1 or i64(self.option[0]) != SHARED:
                return
            self.said = append(self.said, self.legal[0])  # only one possibility in this part

    def find(self, action: i64) -> i64:
        """The option that this action completes, SHARED, or NOT_LEGAL."""
        legal = self.legal
        count = self.count
        at: i64 = 0
        while at < count:
            if i64(legal[at]) == action:
                return i64(self.option[at])
            at += 1
        return NOT_LEGAL

    def choose(self, action: i64) -> i64:
        """Give one action for the asked seat; call `list_legal` before.

        Returns the option it completes, or SHARED if the answer needs more actions. Raises
        NotAnOption if the action is not legal.
        """
        option = self.find(action)
        if option == NOT_LEGAL:
            raise NotAnOption(f"action {action} is not legal now", place=f"seat {self.actor()}")
        if option == SHARED:
            self.said = append(self.said, i32(action))
        elif len(self.said) > 0:
            self.said = vec[i32]()
        return option

    def act(self, action: i64) -> bool:
        """Like `choose`, but also applies a completed answer. Returns whether it was complete."""
        option = self.choose(action)
        if option == SHARED:
            return False
        self.state.answer(self.state.actor(), option)
        return True

    def _list_part(self, seat: i64) -> None:
        part: i64 = len(self.said)
        options = self.state.option_count(seat)
        planes = self.planes
        planes.room(options)
        if len(self.legal) < options:
            self.legal = vec[i32]([0] * (options + 16))
            self.option = vec[i32]([0] * (options + 16))
        fitting = vec[i32]()
        if part > 0:
            fitting = self._fitting(seat, options)
        planes.list_actions(self.state, seat, part)
        listed = planes.listed
        seen = planes.seen  # action -> 1 + its index in `legal`
        legal = self.legal
        option = self.option
        count: i64 = 0
        index: i64 = 0
        while index < options:
            if part == 0 or fitting[index] != 0:
                action = i64(listed[index])
                if action < 0:  # no parts left, although another option has the same ones
                    raise BrokenInvariant(
                        "two options are described alike", place=f"option {index}"
                    )
                if seen[action] == 0:
                    legal[count] = i32(action)
                    option[count] = i32(index)
                    count += 1
                    seen[action] = i32(count)
                else:
                    option[i64(seen[action]) - 1] = SHARED
            index += 1
        index = 0
        while index < count:
            seen[i64(legal[index])] = 0
            index += 1
        self.count = count

    def _fitting(self, seat: i64, options: i64) -> vec[i32]:
        """Options that begin with the parts given so far."""
        fitting = vec[i32]([1] * options)
        part: i64 = 0
        while part < len(self.said):
            self.planes.list_actions(self.state, seat, part)
            index: i64 = 0
            while index < options:
                if self.planes.listed[index] != self.said[part]:
                    fitting[index] = 0
                index += 1
            part += 1
        return fitting

    # -- drawing ---------------------------------------------------------------------------

    def draw(self, viewer: i64, canvas: Canvas, row: i64) -> None:
        """Draw what `viewer` sees into a row of the canvas."""
        canvas.begin(row)
        self.planes.draw(self.state, viewer, canvas)
        if len(self.said) > 0 and viewer == self.state.actor():
            self.planes.draw_said(self.said, canvas)
        canvas.end()

    def draw_mask(self, canvas: Canvas, row: i64) -> None:
        """Draw the mask into a row of the canvas: 1 for each legal action."""
        canvas.begin(row)
        at: i64 = 0
        while at < self.count:
            canvas.light(i64(self.legal[at]), 1)
            at += 1
        canvas.end()
