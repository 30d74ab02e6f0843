-- Four states and seven moves, to be counted by hand: 0 leads to 1 and 2; 1 to 2,
-- to 3 and to itself; 2 to 3 in two ways; 3 nowhere. ci/peers/run asks both tools
-- for these numbers before it believes others.

var x: 0..3;

startstate
begin
  x := 0;
end;

rule "one on" x < 3 ==> begin x := x + 1; end;
rule "two on" x < 2 ==> begin x := x + 2; end;
rule "nothing" x = 1 ==> begin end;
rule "one on, too" x = 2 ==> begin x := x + 1; end;
