-- Ordonanz in Murphi, from the document and not from the rules of this
-- repository: who may lay which card where, who draws, when it is over. Armies
-- are not compared: that leads to no further position.
--
-- ci/peers/run writes the scope in front of this: players, areas, cap (cards on
-- an area), handful (cards dealt), faces (different cards), copies (of each).

type
  seat: 0..players - 1;
  area: 1..areas;
  face: 1..faces;

var
  phase: enum { dealing, laying, drawing, over };
  turn: seat;
  talon: array[face] of 0..copies;      -- nobody knows its order: it is drawn from at random
  hand: array[seat] of array[face] of 0..handful;
  laid: array[seat] of array[area] of array[face] of 0..cap;
  place: array[area] of array[seat] of 0..players;  -- 1: first to have all cards there

function cards_in_hand(s: seat): 0..handful;
var n: 0..handful;
begin
  n := 0;
  for f: face do n := n + hand[s][f]; end;
  return n;
end;

function cards_on(s: seat; a: area): 0..cap;
var n: 0..cap;
begin
  n := 0;
  for f: face do n := n + laid[s][a][f]; end;
  return n;
end;

-- The one who completes an area now comes after those who have.
procedure complete(a: area);
var n: 0..players;
begin
  n := 1;
  for s: seat do
    if place[a][s] > 0 then n := n + 1; end;
  end;
  place[a][turn] := n;
end;

procedure next_seat();
begin
  if turn = players - 1 then turn := 0; else turn := turn + 1; end;
end;

startstate
begin
  phase := dealing;
  turn := 0;
  for f: face do talon[f] := copies; end;
  for s: seat do
    for f: face do
      hand[s][f] := 0;
      for a: area do laid[s][a][f] := 0; end;
    end;
    for a: area do place[a][s] := 0; end;
  end;
end;

ruleset f: face; s: seat do
  rule "nature deals a card, to anybody who has not all of his"
    phase = dealing & talon[f] > 0 & cards_in_hand(s) < handful
  ==>
  begin
    talon[f] := talon[f] - 1;
    hand[s][f] := hand[s][f] + 1;
    if forall p: seat do cards_in_hand(p) = handful end then phase := laying; end;
  end;
end;

ruleset f: face; a: area do
  rule "the player whose turn it is lays a card on an own area"
    phase = laying & hand[turn][f] > 0 & cards_on(turn, a) < cap
  ==>
  begin
    hand[turn][f] := hand[turn][f] - 1;
    laid[turn][a][f] := laid[turn][a][f] + 1;
    if cards_on(turn, a) = cap then complete(a); end;
    if forall b: area do forall s: seat do place[b][s] > 0 end end then
      phase := over;
    elsif exists t: face do talon[t] > 0 end then
      phase := drawing;
    else
      next_seat();
    end;
  end;
end;

ruleset f: face do
  rule "and takes one from the talon: which one is nature's"
    phase = drawing & talon[f] > 0
  ==>
  begin
    talon[f] := talon[f] - 1;
    hand[turn][f] := hand[turn][f] + 1;
    phase := laying;
    next_seat();
  end;
end;
