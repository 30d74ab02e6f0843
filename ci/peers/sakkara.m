-- Sakkara in Murphi, from the document and not from the rules of this
-- repository: entering, the movement, greens and building, one kind of spell,
-- surplus, the pile that the other player lays down. Of the special tiles there
-- is only the hand; piles are cut but never long enough to be divided.
--
-- ci/peers/run writes the scope in front of this:
--   rows cols workers   the board, and workers of each player
--   most high           copies of one kind at most; tiles in a stack at most
--   need_blue need_red  tiles of these kinds in a pyramid (0 or 1); a tip always
--   hands               that the tip costs
--   grains1..3          on display for each step
--   holder at_once      tiles in a holder at the end of a turn; in a part of the pile
--   spell part1..3      0 none, 1 fire storm, 2 drought, 3 shipwreck; its tiles,
--                       of which part2 and part3 may be equal
--   orders aims         of the tiles, 6 or, with equal ones, 3; what it can be aimed
--                       at: row and column of each worker for a fire storm, else 1
--   low1.. top1..       the deal: what lies on each field; a second tile on it

const
  none: 0; ship: 1; grain: 2; hand: 3; blue: 4; red: 5; tip: 6;
  fire: 1; drought: 2; shipwreck: 3;

type
  player: 0..1;
  worker: 1..workers;
  field: 0..rows * cols - 1;
  content: none..tip;
  kind: ship..tip;
  building: blue..tip;
  side: 0..3;                           -- east, west, south, north
  step: 1..3;

var
  phase: enum { entering, playing, discarding, putting, over };
  turn: player;                         -- whose turn it is, also while the other lays down
  board: array[field] of array[1..high] of content;   -- from the bottom
  at: array[player] of array[worker] of -1..rows * cols - 1;   -- -1: not yet entered
  holds: array[player] of array[kind] of 0..most;
  ships: array[player] of 0..1;         -- on display
  grains: array[player] of 0..2;
  built: array[player] of array[building] of boolean;
  works_on: 0..3;                       -- the step that was the first unfinished when the turn began
  way: 0..4;                            -- of the movement, for a horse: 0 not yet, 1 + side
  mover: worker;                        -- and whose it was; 1 when not yet
  pile: array[1..high] of content;      -- from the bottom
  lost_ship: boolean;                   -- destroyed in this turn
  lost_grains: 0..2;

function height(f: field): 0..high;
var n: 0..high;
begin
  n := 0;
  while n < high & board[f][n + 1] != none do n := n + 1; end;
  return n;
end;

function in_pile(): 0..high;
var n: 0..high;
begin
  n := 0;
  while n < high & pile[n + 1] != none do n := n + 1; end;
  return n;
end;

function in_holder(p: player): 0..20;
var n: 0..20;
begin
  n := 0;
  for k: kind do n := n + holds[p][k]; end;
  return n;
end;

function is_free(f: field): boolean;    -- of workers
begin
  return forall p: player do forall w: worker do at[p][w] != f end end;
end;

function leads_off(f: field; d: side): boolean;
begin
  if d = 0 then return f % cols = cols - 1; end;
  if d = 1 then return f % cols = 0; end;
  if d = 2 then return f / cols = rows - 1; end;
  return f / cols = 0;
end;

function next_to(f: field; d: side): field;
begin
  if d = 0 then return f + 1; end;
  if d = 1 then return f - 1; end;
  if d = 2 then return f + cols; end;
  return f - cols;
end;

procedure take(p: player; f: field);    -- the top tile, if there is one
var n: 0..high;
begin
  n := height(f);
  if n > 0 then
    holds[p][board[f][n]] := holds[p][board[f][n]] + 1;
    board[f][n] := none;
  end;
end;

procedure use(k: content);              -- from the pile's bottom up
begin
  pile[in_pile() + 1] := k;
end;

procedure spend(k: kind);
begin
  holds[turn][k] := holds[turn][k] - 1;
  use(k);
end;

-- ---- steps of the pyramid: one whose tiles all stand is finished

function first_unfinished(p: player): step;
begin
  if need_blue = 1 & !built[p][blue] then return 1; end;
  if need_red = 1 & !built[p][red] then return 2; end;
  return 3;
end;

function grains_of(s: step): 0..2;
begin
  if s = 1 then return grains1; end;
  if s = 2 then return grains2; end;
  return grains3;
end;

function in_step(k: building; s: step): boolean;
begin
  return (k = blue & need_blue = 1 & s = 1) | (k = red & need_red = 1 & s = 2) | (k = tip & s = 3);
end;

-- ---- turns

procedure begin_turn(p: player);
begin
  phase := playing;
  turn := p;
  works_on := first_unfinished(p);
end;

procedure close_pile();                 -- grains above, the ship on top of all
begin
  while lost_grains > 0 do
    use(grain);
    lost_grains := lost_grains - 1;
  end;
  if lost_ship then use(ship); end;
  lost_ship := false;
  if in_pile() > 0 then phase := putting; else begin_turn(1 - turn); end;
end;

function can_step(w: worker; d: side): boolean;
begin
  if leads_off(at[turn][w], d) then return false; end;
  if !is_free(next_to(at[turn][w], d)) then return false; end;
  return height(next_to(at[turn][w], d)) <= height(at[turn][w]) + 2;
end;

startstate
begin
  clear board;
  clear holds;
  clear ships;
  clear grains;
  clear built;
  clear pile;
  clear lost_grains;
  phase := entering;
  turn := 0;
  works_on := 0;
  way := 0;
  mover := 1;
  lost_ship := false;
  for p: player do
    for w: worker do at[p][w] := -1; end;
  end;
  board[0][1] := low1; board[1][1] := low2; board[2][1] := low3; board[3][1] := low4;
  board[0][2] := top1; board[1][2] := top2; board[2][2] := top3; board[3][2] := top4;
  if rows * cols > 4 then board[4][1] := low5; board[4][2] := top5; end;
  if rows * cols > 5 then board[5][1] := low6; board[5][2] := top6; end;
end;

ruleset f: field do
  rule "a worker enters on any free field and takes the top tile"
    phase = entering & is_free(f)
  ==>
  var w: worker;
  begin
    w := at[turn][1] = -1 ? 1 : workers;
    at[turn][w] := f;
    take(turn, f);
    if w = workers & turn = 1 then begin_turn(0); else turn := 1 - turn; end;
  end;
end;

ruleset w: worker; d: side do
  rule "a worker steps"
    phase = playing & way = 0 & can_step(w, d)
  ==>
  begin
    at[turn][w] := next_to(at[turn][w], d);
    take(turn, at[turn][w]);
    way := 1 + d;
    mover := w;
  end;
end;

rule "a ship is laid out"
  phase = playing & holds[turn][ship] > 0 & ships[turn] = 0
==>
begin
  holds[turn][ship] := holds[turn][ship] - 1;
  ships[turn] := 1;
end;

rule "a grain is laid out"
  phase = playing & holds[turn][grain] > 0 & grains[turn] < grains_of(works_on)
==>
begin
  holds[turn][grain] := holds[turn][grain] - 1;
  grains[turn] := grains[turn] + 1;
end;

ruleset k: building do
  rule "a tile is built"
    phase = playing & in_step(k, works_on) & holds[turn][k] > 0 & !built[turn][k] &
    ships[turn] = 1 & grains[turn] >= grains_of(works_on) & (k != tip | holds[turn][hand] >= hands)
  ==>
  begin
    holds[turn][k] := holds[turn][k] - 1;
    built[turn][k] := true;
    if k = tip then
      for i: 1..2 do
        if i <= hands then spend(hand); end;
      end;
      phase := over;
    end;
  end;
end;

-- ---- spells: the three tiles in any order; one that differs in equal tiles only is the same

function has_parts(): boolean;
begin
  return holds[turn][part1] > 0 & holds[turn][part3] > 0 &
    (part2 = part3 ? holds[turn][part2] > 1 : holds[turn][part2] > 0);
end;

-- The first tile goes to place 1, 2 or 3, the others around it as they are or turned.
procedure use_parts(o: 1..orders);
var one: kind;
var other: kind;
begin
  one := o <= 3 ? part2 : part3;
  other := o <= 3 ? part3 : part2;
  if o % 3 = 1 then spend(part1); end;
  spend(one);
  if o % 3 = 2 then spend(part1); end;
  spend(other);
  if o % 3 = 0 then spend(part1); end;
end;

function in_line(f: field; from: field; rowwise: boolean): boolean;
begin
  return f != from & (rowwise ? f / cols = from / cols : f % cols = from % cols);
end;

function is_open(f: field): boolean;
begin
  return height(f) > 0 & is_free(f);
end;

function aims_at_something(a: 1..aims): boolean;
begin
  if spell = fire then
    return exists f: field do in_line(f, at[turn][(a + 1) / 2], a % 2 = 1) & is_open(f) end;
  elsif spell = drought then
    return grains[1 - turn] > 0;
  end;
  return spell = shipwreck & ships[1 - turn] > 0;
end;

-- A fire storm takes the open tiles of a row or of a column; a drought destroys a
-- grain of the other player, a shipwreck the ship.
procedure hit(a: 1..aims);
begin
  if spell = fire then
    for f: field do
      if in_line(f, at[turn][(a + 1) / 2], a % 2 = 1) & is_open(f) then take(turn, f); end;
    end;
  elsif spell = drought then
    grains[1 - turn] := grains[1 - turn] - 1;
    lost_grains := lost_grains + 1;
  else
    ships[1 - turn] := 0;
    lost_ship := true;
  end;
end;

ruleset o: 1..orders; a: 1..aims do
  rule "a spell is cast"
    phase = playing & has_parts() & aims_at_something(a)
  ==>
  begin
    use_parts(o);
    hit(a);
  end;
end;

-- ---- the end of a turn

rule "the turn ends, if a worker was moved or none can be"
  phase = playing & (way != 0 | !exists w: worker do exists d: side do can_step(w, d) end end)
==>
begin
  works_on := 0;
  way := 0;
  mover := 1;
  if in_holder(turn) > holder then phase := discarding; else close_pile(); end;
end;

ruleset k: kind do
  rule "surplus goes on the pile"
    phase = discarding & holds[turn][k] > 0
  ==>
  begin
    spend(k);
    if in_holder(turn) <= holder then close_pile(); end;
  end;
end;

-- ---- the pile is laid down by the other player

function is_beside(f: field; p: player): boolean;
begin
  return exists d: side do
    !leads_off(f, d) & exists w: worker do at[p][w] = next_to(f, d) end
  end;
end;

function is_far(f: field): boolean;
begin
  return is_free(f) & !is_beside(f, 1 - turn);
end;

-- Where no field is far enough, any free one will do.
function may_lie(f: field): boolean;
begin
  if !is_free(f) then return false; end;
  if exists g: field do is_far(g) end then
    return is_far(f) & forall g: field do !is_far(g) | height(g) >= height(f) end;
  end;
  return forall g: field do !is_free(g) | height(g) >= height(f) end;
end;

ruleset f: field do
  rule "the lowest part of the pile is laid on a lowest field"
    phase = putting & may_lie(f)
  ==>
  var n: 0..high;
  var h: 0..high;
  begin
    n := in_pile() < at_once ? in_pile() : at_once;
    h := height(f);
    for i := 1 to n do board[f][h + i] := pile[i]; end;
    for i: 1..high do
      pile[i] := i + n <= high ? pile[i + n] : none;
    end;
    if in_pile() = 0 then begin_turn(1 - turn); end;
  end;
end;
