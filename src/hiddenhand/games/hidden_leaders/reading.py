"""Reads the text of a position (`position.py` explains its lines)."""

from collections.abc import Callable

from mypy_extensions import u8

from hiddenhand.core.errors import BadPosition, BrokenInvariant
from hiddenhand.core.overlay import mark
from hiddenhand.core.position import Line, PositionText
from hiddenhand.core.seats import CHANCE, NOBODY
from hiddenhand.games.hidden_leaders import codes as c
from hiddenhand.games.hidden_leaders import invariants, keys, markers, places, sealed, turn
from hiddenhand.games.hidden_leaders import knowledge as k
from hiddenhand.games.hidden_leaders import position as n
from hiddenhand.games.hidden_leaders.board import HELD_MOST, Ability, lay_out
from hiddenhand.games.hidden_leaders.markers import TRACK_END
from hiddenhand.games.hidden_leaders.options import NAME, RULES_VERSION
from hiddenhand.games.hidden_leaders.play import LeadersState
from hiddenhand.games.hidden_leaders.program import Deck
from hiddenhand.games.hidden_leaders.words import ASK_NUMBERS

ONCE = (
    *("phase", "progress", "turn", "markers", "tavern", "watched", "only", "asks", "options"),
    *n.PILES,
)
MOST = 255  # maximum of a number stored in a byte


def read(position: PositionText, deck_of: Callable[[list[str] | None], Deck]) -> LeadersState:
    """The state that the text describes. BadPosition, with line and word, if it is invalid.

    `deck_of` returns the deck for the header's seats and settings: all of it, or only these cards.
    """
    if position.rules not in ("", RULES_VERSION + mark(NAME)):
        raise BadPosition(f"written under rules {position.rules}", place="line 3, word 2")
    only = any(line.about == "only" for line in position.lines)
    named = [word.rstrip(":") for line in position.lines for word in line.words[1:]]
    return _Reader(position, deck_of(named if only else None)).read()


class _Reader:
    def __init__(self, position: PositionText, deck: Deck) -> None:
        self.lines = position.lines
        self.state = LeadersState(deck)
        self.deck = deck
        self.in_play = frozenset(deck.in_play)
        self.at: dict[int, Line] = {}  # the line that placed each card
        self.options: Line | None = None
        self.asks: Line | None = None

    def read(self) -> LeadersState:
        state = self.state
        lay_out(state)
        for zone in range(c.HELD):
            if zone != c.TAVERN:
                while state.size(zone) > 0:
                    state.pull(zone, state.size(zone) - 1)
        state.phase, state.turn = c.STEP_PLAY, 1
        self._each_once()
        later = ("ability", "known", "maybe", "group", "sealed")  # each uses the earlier ones
        for about in ("", *later):
            if about == "known":
                self._usual_places()
            for line in self.lines:
                if (line.about if line.about in later else "") == about:
                    self._line(line)
        self._question()
        try:
            invariants.check(state)
        except BrokenInvariant as error:
            raise BadPosition(error.message, place=error.place) from error
        return state

    def _each_once(self) -> None:
        seen: set[tuple[str, ...]] = set()
        for line in self.lines:
            name = line.words[: 2 if line.about in (*n.SEATED, "leader", "sealed") else 1]
            if name in seen and (line.about in ONCE or len(name) == 2):
                raise line.wrong(f"{' '.join(name)} is given twice")
            seen.add(name)

    def _line(self, line: Line) -> None:
        read = getattr(self, f"_read_{line.about}", None)
        if read is not None:
            read(line)
        elif line.about in n.PILES:
            self._put(line, 1, n.PILES[line.about])
        elif line.about in n.SEATED:
            self._put(line, 2, n.SEATED[line.about] + self._seat(line, 1))
        else:
            raise line.wrong(f"unknown word {line.about!r}")

    # -- words

    def _seat(self, line: Line, at: int) -> int:
        return line.number_at(at, 0, int(self.state.seats) - 1)

    def _card(self, line: Line, at: int) -> int:
        name = line.word(at, "a card")
        number = self.deck.numbers.get(name, -1)
        if number not in self.in_play:
            raise line.wrong(f"no card {name!r} in this deck", at)
        return number

    def _placed(self, line: Line, at: int) -> int:
        """A card that has no place yet. BadPosition if it has."""
        card = self._card(line, at)
        if card in self.at:
            told = f"{line.words[at]} lies in line {self.at[card].number} already"
            raise line.wrong(told, at)
        self.at[card] = line
        return card

    def _put(self, line: Line, first: int, zone: int) -> None:
        for at in range(first, len(line.words)):
            self.state.push(zone, self._placed(line, at))

    def _after_colon(self, line: Line) -> int:
        """The number of the word after the one that ends in a colon."""
        for at, word in enumerate(line.words):
            if word.endswith(":"):
                return at + 1
        raise line.wrong("a colon is missing", len(line.words))

    # -- lines

    def _read_phase(self, line: Line) -> None:
        self.state.phase = n.PHASES[line.one_of(1, n.PHASES)]

    def _read_progress(self, line: Line) -> None:
        self.state.progress = line.number_at(1, 0, MOST)

    def _read_turn(self, line: Line) -> None:
        self.state.turn = line.number_at(1, 0, 65535)
        for at in range(2, len(line.words), 2):
            setattr(self.state, line.one_of(at, ("active", "first")), self._seat(line, at + 1))

    def _read_markers(self, line: Line) -> None:
        for at in range(1, len(line.words), 2):
            name = line.one_of(at, ("red", "green"))
            setattr(self.state, name, line.number_at(at + 1, 1, TRACK_END))

    def _read_leader(self, line: Line) -> None:
        names = [self.deck.leaders[number] for number in self.deck.leaders_in_play]
        leader = self.deck.leaders.index(line.one_of(2, names))
        for seat in range(self.state.seats):
            if self.state.leader(seat) == leader:
                raise line.wrong(f"{line.words[2]} leads seat {seat} already", 2)
        self.state.set_leader(self._seat(line, 1), leader)

    def _read_tavern(self, line: Line) -> None:
        line.ends(1 + c.TAVERN_SLOTS)
        for at in range(1, len(line.words)):
            if line.words[at] != "-":
                self.state.set_card(c.TAVERN, at - 1, self._placed(line, at))

    def _read_only(self, line: Line) -> None:
        line.ends(1)

    def _read_watched(self, line: Line) -> None:
        line.one_of(1, ("harbor",))
        self.state.harbor_watched = True

    def _read_performed(self, line: Line) -> None:
        self.state.note_performed(self._card(line, 1), self._card(line, 2))

    def _read_known(self, line: Line) -> None:
        first = self._after_colon(line)
        viewers = 0
        for at in range(1, first):
            word = line.words[at].rstrip(":")
            if word == "all":
                viewers |= int(self.state.everyone)
            elif word == "public":
                viewers |= c.PUBLIC_BIT
            elif word != "nobody":
                seats = [str(seat) for seat in range(self.state.seats)]
                if word not in seats:
                    raise line.wrong(f"{word!r} is not a seat that could know", at)
                viewers |= 1 << int(word)
        for at in range(first, len(line.words)):
            k.set_known(self.state, self._card(line, at), viewers)

    def _read_maybe(self, line: Line) -> None:
        first = self._after_colon(line)
        bits = 0
        for at in range(1, first):
            word = line.words[at].rstrip(":")
            if word not in n.RUMOUR_WORDS and word != "nowhere":
                raise line.wrong(f"{word!r} is not a place for a face-down card", at)
            bits |= n.RUMOUR_WORDS.get(word, 0)
        for at in range(first, len(line.words)):
            k.set_rumour(self.state, self._card(line, at), bits)

    def _read_group(self, line: Line) -> None:
        first = self._after_colon(line)
        number = line.words[1].rstrip(":")
        if first != 2 or not number.isdecimal() or not 0 < int(number) <= MOST:
            raise line.wrong("a group has a number", 1)
        for at in range(2, len(line.words)):
            k.set_group(self.state, self._card(line, at), int(number))

    def _read_asks(self, line: Line) -> None:
        self.asks = line

    def _read_options(self, line: Line) -> None:
        self.options = line

    def _read_sealed(self, line: Line) -> None:
        """The cards that a seat has picked; they are in its hand."""
        state, seat = self.state, self._seat(line, 1)
        if len(line.words) > 4:
            raise line.wrong("a seat seals at most two cards", 4)
        for at in range(2, len(line.words)):
            card = self._card(line, at)
            hand = [int(state.card(c.HAND + seat, at)) for at in range(state.size(c.HAND + seat))]
            if card not in hand:
                raise line.wrong(f"{line.words[at]} is not in the hand of seat {seat}", at)
            state.mem[c.SEALED + 2 * seat + at - 2] = u8(hand.index(card) + 1)

    # -- abilities

    def _read_ability(self, line: Line) -> None:
        self.state.push_frame(self._card(line, 1), 0)
        frame = self.state.frame()
        at = 2
        while at < len(line.words) and line.words[at] != "held":
            self._read_part(line, at, frame)
            at += 2
        if len(line.words) - at - 1 > HELD_MOST:
            raise line.wrong(f"at most {HELD_MOST} cards are held", at + 1 + HELD_MOST)
        for number in range(at + 1, len(line.words)):
            frame.hold(self._placed(line, number))

    def _read_part(self, line: Line, at: int, frame: Ability) -> None:
        word = line.words[at]
        if word == "seat":
            frame.seat = self._seat(line, at + 1)
        elif word == "step":
            steps = len(self.deck.programs[frame.card])
            frame.pc = line.number_at(at + 1, 0, steps)
        elif word in n.NUMBERS:
            setattr(frame, n.NUMBERS[word], line.number_at(at + 1, -128, 127))
        elif word in n.SEATS:
            setattr(frame, n.SEATS[word], self._seat(line, at + 1))
        elif word in n.CARDS:
            setattr(frame, n.CARDS[word], self._card(line, at + 1))
        elif word == "faction":
            frame.faction = c.FACTION_NAMES[line.one_of(at + 1, c.FACTION_NAMES)]
        elif word == "first":
            frame.first_pick = self._pick(line, at + 1)
        elif word == "second":
            frame.second_pick = self._pick(line, at + 1)
        elif word == "from":
            frame.held_from = self._zone(line, at + 1, line.word(at + 1))
        else:
            raise line.wrong(f"unknown word {word!r}", at)

    def _zone(self, line: Line, at: int, word: str) -> int:
        for zone in range(c.HELD + 1):
            if n.zone_word(zone) == word:
                return zone
        raise line.wrong(f"{word!r} is not a zone", at)

    def _pick(self, line: Line, at: int) -> int:
        zone, _, index = line.word(at, "a place").partition("#")
        if not index.isdecimal() or int(index) >= c.PLACE:
            raise line.wrong(f"{line.words[at]!r} is not a place such as 2#0", at)
        return self._zone(line, at, zone) * c.PLACE + int(index)

    # -- defaults, and the question

    def _usual_places(self) -> None:
        """Defaults: cards not named, leaders, and who knows what."""
        state = self.state
        emperor = int(self.deck.emperor)
        if emperor in self.deck.in_play and emperor not in self.at:
            state.push(c.GRAVEYARD, emperor)
            self.at[emperor] = self.lines[0]
        for card in self.deck.in_play:
            if card not in self.at:
                state.push(c.HARBOR, card)
        if state.phase != c.DEAL_LEADERS:
            dealt = [int(state.leader(seat)) for seat in range(state.seats)]
            free = [number for number in self.deck.leaders_in_play if number not in dealt]
            for seat in range(state.seats):
                if state.leader(seat) == c.NONE:
                    state.set_leader(seat, free.pop(0))
        for card, viewers in n.cards_with_usual(state):
            k.set_known(state, card, viewers)

    def _question(self) -> None:
        state = self.state
        watched = (state.card(c.HARBOR, at) for at in range(state.size(c.HARBOR)))
        if any(k.known(state, card) for card in watched):
            state.harbor_watched = True
        if state.phase == c.OVER:
            state.asked = NOBODY
        elif self.asks is None:
            turn.run(state)
        else:
            self._ask(self.asks)
            for at in range(1, len(self.options.words) if self.options else 0):
                assert self.options is not None
                state.allow(self._option(self.options, at))

    def _ask(self, line: Line) -> None:
        whom = line.word(1, "a seat")
        self.state.ask = ASK_NUMBERS[line.one_of(2, ASK_NUMBERS)]
        if whom != n.SEALED_WORD:
            self.state.asked = CHANCE if whom == n.CHANCE_WORD else self._seat(line, 1)
        in_ability = self.state.ask >= c.ASK_MARKERS or self.state.ask in (
            c.CHANCE_HAND,
            c.CHANCE_HERO,
        )
        depth = self.state.depth
        if in_ability and (depth == 0 or self.state.frame().pc >= len(self._program())):
            raise line.wrong("no ability asks this", 2)
        try:
            asked = keys.question(self.state, self.state.ask)[0]
        except KeyError:
            asked = ""
        if asked != line.words[2]:
            raise line.wrong("the ability asks something else", 2)
        if whom == n.SEALED_WORD:
            self._ask_sealed(line)

    def _ask_sealed(self, line: Line) -> None:
        """All seats that take part are asked, except those that have sealed all their cards."""
        state = self.state
        each = 2 if state.ask == c.ASK_SETUP_HIDE else 1
        due = 0
        for seat in range(state.seats):
            given = sum(pick(state, seat) >= 0 for pick in (sealed.first, sealed.second))
            if sealed.takes_part(state, seat) and given < each:
                due |= 1 << seat
        if due == 0:
            raise line.wrong("no seat owes a sealed answer", 1)
        sealed.ask(state, state.ask, due)

    def _program(self) -> list[object]:
        return list(self.deck.programs[self.state.frame().card])

    def _option(self, line: Line, at: int) -> int:
        state, key = self.state, line.words[at]
        for option in self._candidates(key):
            if keys.key_of(state, state.ask, option) == key:
                return option
        raise line.wrong(f"{key!r} does not answer {keys.question(state, state.ask)[0]}", at)

    def _candidates(self, key: str) -> list[int]:
        state, ask = self.state, int(self.state.ask)
        if ask == c.CHANCE_LEADER:
            return list(range(len(self.deck.leaders)))
        if ask in (c.CHANCE_FIRST, c.ASK_PLAYER, c.ASK_PARTY):
            return list(range(int(state.seats)))
        if ask in (c.ASK_FACTION, c.ASK_GUESS):
            return list(c.FACTION_WORDS)
        if ask == c.ASK_BRANCH:
            return list(state.step().targets)
        if ask == c.ASK_MARKERS:
            frame, moves = state.frame(), state.step().markers.moves
            holding = (markers.holds(state, frame, move.condition) for move in moves)
            return [number for number, holds in enumerate(holding) if holds]
        special = [c.PASS, c.DRAW_HARBOR, c.NOTHING_TO_SHOW, c.SEEN]
        place = places.find(state, key.partition(":")[2])
        return special if place == places.NO_PLACE else [place, place + c.PLAY]
