"""A second implementation of movement and fire: a plain search on a dictionary map.

Written only from the rules (SA-2.1, SA-2.2, SA-R26, SA-R34 to SA-R46) and independently of the
engine, to compare the two.
"""

from dataclasses import dataclass, field

from hiddenhand.core.hexes import Hex, distance, neighbors

OPEN_TO_GROUND = ("plain", "forest", "jungle", "desert")


@dataclass(frozen=True)
class Place:
    terrain: str
    state: str


@dataclass(frozen=True)
class Piece:
    """A unit or a wreck."""

    seat: int
    flying: bool
    move: int
    damage: tuple[int, ...]
    ranges: tuple[int, ...]
    armour: int
    moved: bool = False
    wreck: bool = False
    partisan: bool = False


@dataclass
class World:
    map: dict[Hex, Place]
    pieces: dict[Hex, Piece]
    tokens: set[str] = field(default_factory=set)  # states with their partisan token
    revealed: dict[str, int] = field(default_factory=dict)  # state -> who revealed it
    may_attack: bool = True

    def guarded(self, state: str, seat: int) -> bool:
        return state in self.tokens and self.revealed.get(state) != seat

    def steps(self, piece: Piece, at: Hex, home: str, points: int) -> list[tuple[Hex, int, bool]]:
        """The next steps: (hex, points left, whether it attacks a state)."""
        found = []
        for place in neighbors(at):
            if points < 1 or place not in self.map:
                continue
            terrain, state = self.map[place].terrain, self.map[place].state
            if not piece.flying and (terrain not in OPEN_TO_GROUND or place in self.pieces):
                continue
            if piece.partisan and state != home:
                continue
            attacks = self.guarded(state, piece.seat)
            slow = terrain == ("mountain" if piece.flying else "forest")
            left = max(0, points - (2 if slow else 1))
            if terrain == "jungle" and not piece.flying:
                left = 0
            if attacks and not (self.may_attack and self.may_pause(piece, place, home, left)):
                continue
            found.append((place, left, attacks))
        return found

    def may_pause(self, piece: Piece, place: Hex, home: str, points: int) -> bool:
        """True if the unit can pause on this hex, or over it and then end elsewhere (SA-R26)."""
        if place not in self.pieces:
            return True
        if self.pieces[place] is piece:
            return False  # back where it started
        below = World(self.map, dict(self.pieces), set(self.tokens), self.revealed, False)
        below.tokens.discard(self.map[place].state)
        below.pieces = {hex: other for hex, other in below.pieces.items() if other is not piece}
        return bool(below.ends(piece, place, home, points))

    def destinations(self, start: Hex, points: int | None = None) -> dict[Hex, tuple[bool, int]]:
        """Where the unit on `start` may end: (by attacking a state, most points left)."""
        piece = self.pieces[start]
        return self.ends(
            piece, start, self.map[start].state, piece.move if points is None else points
        )

    def ends(self, piece: Piece, start: Hex, home: str, points: int) -> dict[Hex, tuple[bool, int]]:
        """Where a unit that is on `start`, or over it, may end with so many points."""
        seen = {(start, points)}
        todo = list(seen)
        ends: dict[Hex, tuple[bool, int]] = {}
        while todo:
            at, points_left = todo.pop()
            for place, left, attacks in self.steps(piece, at, home, points_left):
                if attacks or place not in self.pieces:
                    best = max(left, ends[place][1] if place in ends else 0)
                    ends[place] = (attacks, best)
                if not attacks and (place, left) not in seen:
                    seen.add((place, left))
                    todo.append((place, left))
        return ends

    def targets(self, at: Hex, hit: int) -> set[Hex]:
        """The hexes that a hit of the unit on `at` may be assigned to."""
        piece = self.pieces[at]
        reach = 1 if self.map[at].terrain == "jungle" else piece.ranges[hit]
        return {
            place
            for place, other in self.pieces.items()
            if other.seat != piece.seat and not other.wreck and distance(at, place) <= reach
        }

    def armour(self, at: Hex) -> int:
        piece = self.pieces[at]
        less = self.map[at].terrain == "desert" and not piece.flying
        return max(1, piece.armour - less)

    def can_act(self, at: Hex) -> bool:
        """True if the unit can move or fire (SA-R35)."""
        piece = self.pieces[at]
        if piece.wreck or piece.moved:
            return False
        hits = range(len(piece.damage))
        return bool(self.destinations(at)) or any(self.targets(at, hit) for hit in hits)
