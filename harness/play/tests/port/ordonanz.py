#!/usr/bin/env python3
"""Ordonanz, ported: an example for 'quibble conform' (harness/cli/PROTOCOL.md).

Written from the rulebook, with Python's standard library only, in the standard
readings. --bug NAME plants a mistake that a port could have:
  cap   a fifth card may be laid        tie   who completed an area first is forgotten
  lead  singles are not compared        peek  a player sees the others' hands
  talon a drawn card stays in the talon
and --bug hang, die or babble one that a program could have."""
import sys
import time

SYMBOLS = "LBSHN"                                   # from the weakest to the strongest
SEATS = "ABCD"
FACES = ["".join(s for i, s in enumerate(SYMBOLS) if f >> i & 1) for f in range(1, 32)]
COPIES = {1: 4, 2: 2, 3: 1, 4: 1, 5: 1}             # assumed: the list of cards is lost
bug = sys.argv[2] if sys.argv[1:2] == ["--bug"] else None


class Refused(Exception):
    """The clause that forbids a move, where this port names it."""


class Ordonanz:
    def __init__(self):
        self.players, self.areas, self.cap, self.hand, self.first = 2, 5, 4, 6, None
        self.seats, self.phase = "", None
        self.decks, self.deck = None, {face: COPIES[len(face)] for face in FACES}

    def sheet(self, lines):
        for name, *words in lines:
            if name in ("players", "areas", "cap", "hand", "decks"):
                setattr(self, name, int(words[0]))
            elif name == "first":
                self.first = None if words[0] == "lot" else words[0]
            elif name == "deck":
                self.deck = {face: int(n) for n, face in (word.split("x") for word in words)}

    def start(self):
        decks = self.decks or (2 if self.players > 2 else 1)
        self.seats = SEATS[:self.players]
        self.talon = {face: decks * n for face, n in self.deck.items()}
        self.hands = {seat: [] for seat in self.seats}
        self.strips = {seat: [[] for _ in range(self.areas)] for seat in self.seats}
        self.order = [[] for _ in range(self.areas)]    # who completed an area, first to last
        self.laid, self.phase = 0, "deal" if self.first else "lot"
        self.starter = self.turn = self.first or "A"

    # -- what may be done

    def moves(self):
        left = [face for face, n in self.talon.items() if n]
        if self.phase in ("lot", "deal"):           # in any order
            lots = [f"the lot falls on {seat}" for seat in self.seats if self.phase == "lot"]
            return lots + [f"{seat} is dealt {face}" for seat in self.seats
                           for face in left if len(self.hands[seat]) < self.hand]
        if self.phase == "take":
            return [f"{self.turn} draws {face}" for face in left]
        if self.phase == "lay":
            return [f"{self.turn} lays {face} on {area + 1}" for face in set(self.hands[self.turn])
                    for area in range(self.areas) if not self.is_full(self.turn, area)]
        return []

    def is_full(self, seat, area):
        return len(self.strips[seat][area]) >= self.cap + (bug == "cap")

    def check(self, words):
        """Raises Refused; False: a move that this port does not know."""
        player, verb = words[0], words[1]
        if player == "the" or verb in ("is", "draws"):
            if " ".join(words) not in self.moves():
                raise Refused("")
            return True
        if player not in self.seats or verb not in ("lays", "passes"):
            return False
        if self.phase in ("over", "lot", "deal"):
            lot = self.phase == "lot" or player != self.starter
            raise Refused("ends-when-all-full" if self.phase == "over" else
                          "first-player-by-lot" if lot else "deal-six")
        if player != self.turn:
            raise Refused("one-actor-at-a-time" if self.phase == "take" else
                          "next-is-left-neighbour" if self.laid else "first-player-by-lot")
        if verb == "passes":
            raise Refused("must-place" if self.phase == "lay" else "must-draw")
        if len(words) != 5 or words[3] != "on":
            return False
        area = int(words[4]) - 1
        if self.phase == "take":
            raise Refused("one-placement-per-turn")
        if area not in range(self.areas):
            raise Refused("five-areas-per-strip")
        if words[2] not in self.hands[player]:
            raise Refused("place-from-own-hand")
        if self.is_full(player, area):
            raise Refused("four-card-cap")
        return True

    # -- doing it

    def play(self, words):
        if words[0] == "the":
            self.starter, self.turn, self.phase = words[4], words[4], "deal"
            self.begin_if_ready()
        elif words[1] == "is":
            self.take(words[0], words[3])
            self.begin_if_ready()
        elif words[1] == "draws":
            self.take(words[0], words[2])
            self.pass_on()
        else:
            self.lay(words[0], words[2], int(words[4]) - 1)

    def begin_if_ready(self):
        if self.phase == "deal" and sum(map(len, self.hands.values())) == self.hand * self.players:
            self.phase = "lay"

    def take(self, seat, face):
        self.hands[seat].append(face)
        if not (bug == "talon" and self.phase == "take"):
            self.talon[face] -= 1

    def lay(self, seat, face, area):
        self.hands[seat].remove(face)
        self.strips[seat][area].append(face)
        self.laid += 1
        if len(self.strips[seat][area]) == self.cap:
            self.order[area].append(seat)
        if all(len(area) >= self.cap for strip in self.strips.values() for area in strip):
            self.phase = "over"                     # nobody draws for a game that is over
        elif sum(self.talon.values()):
            self.phase = "take"
        else:
            self.pass_on()

    def pass_on(self):
        self.phase, self.turn = "lay", self.seats[(self.seats.index(self.turn) + 1) % self.players]

    # -- who has won

    def strength(self, seat, area):
        cards = "".join(self.strips[seat][area])
        of = {n: [i for i in range(4, -1, -1) if cards.count(SYMBOLS[i]) == n] for n in range(1, 5)}
        key = [(len(of[n]), of[n]) for n in (4, 3, 2)]
        return key + ([] if bug == "lead" else [of[1]]), -(0 if bug == "tie" else self.order[area].index(seat))

    def result(self):
        if self.phase != "over":
            return ["not-over" if self.moves() else "stuck"]
        points = dict.fromkeys(self.seats, 0)
        marks = (1, 0) if self.players == 2 else (3, 2, 1, 0)
        for area in range(self.areas):
            places = sorted(self.seats, key=lambda seat: self.strength(seat, area), reverse=True)
            for seat, mark in zip(places, marks):
                points[seat] += mark
        best = [seat for seat in self.seats if points[seat] == max(points.values())]
        return ["over", "winner " + " ".join(best)] + [f"score {seat} {n}" for seat, n in points.items()]

    def show(self, player=None):
        lines = ["phase " + self.phase, "first " + self.starter]
        lines += ["turn " + self.turn] * (self.phase in ("lay", "take"))
        lines += ["done laid"] * (self.phase == "take")
        for seat in self.seats:
            seen = player in (None, seat) or bug == "peek"
            lines.append(f"hand {seat} " + (" ".join(self.hands[seat]) if seen else f"({len(self.hands[seat])})"))
            lines += [f"area {seat} {i + 1} " + " ".join(cards) for i, cards in enumerate(self.strips[seat]) if cards]
        lines += [f"order {i + 1} " + " ".join(order) for i, order in enumerate(self.order) if order]
        return lines + ["talon rest" if player is None else f"talon ({sum(self.talon.values())})"]


def block(name, lines):
    return "\n".join([name, *lines, "end"])


def answer(game, words, lines):
    if words[0] in ("players", "sheet"):
        game.sheet(lines if words == ["sheet"] else [words])
        return "ok"
    if words == ["start"]:
        game.start()
        return "ok"
    if words[0] in ("moves", "result", "show") and len(words) == 1:
        name = "position" if words[0] == "show" else words[0]
        return block(name, getattr(game, words[0])())
    if words[0] == "view":
        return block(" ".join(words), game.show(words[1]))
    asked = words[0] == "ask"
    move = words[1:] if asked else words
    try:
        if len(move) < 2 or not game.check(move):
            return "unknown"
    except Refused as clause:
        return f"refused {clause}".strip()
    if asked:
        return "legal"
    game.play(move)
    if game.laid == 3 and bug in ("hang", "die", "babble"):
        time.sleep(1000 if bug == "hang" else 0)
        return sys.exit(5) if bug == "die" else "well, well"
    return "ok"


def main():
    game = Ordonanz()
    while line := sys.stdin.readline():
        words, lines = line.split("#")[0].split(), []
        while words == ["sheet"] and (line := sys.stdin.readline().split()) != ["end"]:
            lines.append(line)
        if words[:1] == ["game"]:
            game = Ordonanz()
        if words:
            print("ok" if words[0] in ("game", "quit") else answer(game, words, lines), flush=True)
        if words == ["quit"]:
            return


main()
