#!/usr/bin/env python3
"""Counts the positions of nine men's morris from the rulebook alone, without the C.

    ci/count.py RINGS MEN [slide] [spare]    on a small board; slide: q-jump=B, spare: q-only-mills=B

Prints how many positions there are, and in how many of them the game is over. Points are pairs
(ring, place); nothing here knows how the rules in rules/ number or store anything.
"""
import sys

RINGS, MEN = int(sys.argv[1]), int(sys.argv[2])
JUMP, SPARE = "slide" not in sys.argv, "spare" in sys.argv
POINTS = [(ring, place) for ring in range(RINGS) for place in range(8)]
SIDES = [[(ring, (corner + i) % 8) for i in range(3)]
         for ring in range(RINGS) for corner in (0, 2, 4, 6)]
ACROSS = [[(ring, place) for ring in range(RINGS)] for place in (1, 3, 5, 7)]
MILLS = SIDES + [line for line in ACROSS if len(line) == 3]
NEXT = {point: set() for point in POINTS}
for line in SIDES + ACROSS:
    for one, other in zip(line, line[1:]):
        NEXT[one].add(other)
        NEXT[other].add(one)


def in_mill(men, point):
    return any(point in mill and men.issuperset(mill) for mill in MILLS)


def taken(own, point, others):
    """What may be left of the other player's men when a man has come to this point."""
    if not in_mill(own, point):
        return [others]
    free = [man for man in others if not in_mill(others, man)]
    if not free and not SPARE:
        free = others
    return [others - {man} for man in free] or [others]


def following(own, hand, others, other_hand):
    """The positions after each move, seen by the other player: men, hand, other men, other hand."""
    empty = [point for point in POINTS if point not in own and point not in others]
    if len(own) + hand < 3:
        return
    for point in empty:
        if hand:
            froms = [None]
        else:
            froms = own if JUMP and len(own) == 3 else own & NEXT[point]
        for start in froms:
            after = own - {start} | {point}
            for left in taken(after, point, others):
                yield left, other_hand, after, hand - (start is None)


start = (frozenset(), MEN, frozenset(), MEN, 0)
seen, due, over = {start}, [start], 0
while due:
    own, hand, others, other_hand, turn = due.pop()
    ended = True
    for position in following(own, hand, others, other_hand):
        ended = False
        position += (1 - turn,)
        if position not in seen:
            seen.add(position)
            due.append(position)
    over += ended
print(f"{len(seen)} positions, {over} of them over")
