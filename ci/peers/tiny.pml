/* Four states and seven moves, as in tiny.m. */
byte x;
hidden byte by;

active proctype play()
{
end:
    do
    :: d_step { x < 3 -> by = 1; x = x + by }
    :: d_step { x < 2 -> by = 2; x = x + by }
    :: d_step { x == 1 -> by = 0; x = x + by }
    :: d_step { x == 2 -> by = 1; x = x + by }
    od
}
