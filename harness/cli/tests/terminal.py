#!/usr/bin/env python3
"""terminal.py QUIBBLE: 'quibble play' on a terminal, typed at. Prints what is not as it should be, and
ends with 1 then. What needs libedit is not looked at where it is not there (--plain)."""
import os
import pty
import re
import select
import sys
import tempfile
import time

quibble, plain = sys.argv[1], "--plain" in sys.argv[2:]
state = tempfile.TemporaryDirectory()      # where lines of earlier runs are kept
wrong = []


class Terminal:
    def __init__(self, *arguments, colour=True, kept_in=state.name):
        environment = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": kept_in}
        environment.pop("NO_COLOR", None)
        if not colour:
            environment["NO_COLOR"] = "1"
        self.child, self.end = pty.fork()
        if self.child == 0:
            os.execve(quibble, [quibble, *arguments], environment)
        self.seen = ""

    def wait_for(self, words, seconds=60):
        """All that came up to these words; False: they did not come."""
        until = time.time() + seconds
        while words not in self.seen and time.time() < until:
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    self.seen += os.read(self.end, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        at = self.seen.find(words)
        if at < 0:
            wrong.append(f"found no {words!r} in {self.seen[-300:]!r}")
            return ""
        found, self.seen = self.seen[:at + len(words)], self.seen[at + len(words):]
        return found

    def type(self, keys):
        os.write(self.end, keys.encode())

    def leave(self):
        self.type("quit\n")
        self.wait_for("# Ordonanz")
        time.sleep(0.2)
        os.close(self.end)
        os.waitpid(self.child, 0)


def expect(what, so):
    if not so:
        wrong.append(what)


def game(**how):
    t = Terminal("play", "ordonanz", "--scope", "s1a", "--seed", "1", **how)
    return t, t.wait_for("> ")


t, seen = game()
expect("a position in colour", re.search("\x1b\\[1;36mphase\x1b\\[0m", seen))
if not plain:
    t.type("A la\t")                       # all legal moves begin so: as far as they agree
    t.wait_for("ys ")
    first = re.search("1\x1b\\[0m  (A lays \\w+ on \\d)", seen)
    t.type(first.group(1)[len("A lays "):-2] + "\t\n")
else:
    first = re.search("1\x1b\\[0m  (A lays \\w+ on \\d)", seen)
    t.type(first.group(1) + "\n")
seen = t.wait_for("> ")
expect("what followed from the move", "from hand A to area A" in seen)
t.type("A lays " + first.group(1).split()[2] + " on 1\n")
seen = t.wait_for("> ")
expect("why a move is refused, in yellow", re.search("\x1b\\[33m.*refused", seen, re.S))
if not plain:
    t.type("\x1b[A\n")                     # the line before, again
    t.wait_for("refused")
    t.wait_for("> ")
    t.type("possition\x7f\x7f\x7f\x7f\x7f\x7f\x7fsition\n")  # edited
    t.wait_for("phase")
    t.wait_for("> ")
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "kept.scenario")
    t.type(f"save {path}\n")
    t.wait_for("moves\r\n")
    t.wait_for("> ")
    t.type("undo\n")
    undone = t.wait_for("> ")
    t.type(f"load {path}\n")
    loaded = t.wait_for("> ")
    expect("a play that was loaded goes on where it was kept", loaded and undone.split("phase")[-1] != loaded.split("phase")[-1])
    t.type(f"load {folder}/none\n")
    expect("a file that is not there", "cannot be opened" in t.wait_for("> "))
    t.leave()

if not plain:
    kept = os.path.join(state.name, "quibble", "history")
    expect("lines are kept", os.path.exists(kept) and "load" in open(kept).read())
    expect("for nobody else", os.stat(kept).st_mode & 0o777 == 0o600)
    expect("in a folder for nobody else", os.stat(os.path.dirname(kept)).st_mode & 0o777 == 0o700)
    t, seen = game()
    t.type("\x1b[A\x1b[A\n")              # the line before 'quit', of the run before
    t.wait_for("cannot be opened")
    t.leave()
    t, seen = game(kept_in="/dev/null")    # no folder
    t.type("possible\n")
    expect("no word where nothing can be kept", "/dev/null" not in seen + t.wait_for("> "))
    t.leave()

t, seen = game(colour=False)
expect("no colour where NO_COLOR is set", "\x1b[1;36m" not in seen and "phase" in seen)
t.type("A lays L on 9\n")
expect("a refusal without colour", "\x1b[33m" not in t.wait_for("> "))
t.leave()

for line in wrong:
    print(line)
sys.exit(1 if wrong else 0)
