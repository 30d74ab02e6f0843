/* Linked behind all other files that tell the fuzzer where they have been. Where a function chooses
 * between two values without a branch, AFL++ 4.04 may read the number behind the last of that
 * function's own. Behind the last function of all there is none, but whatever the linker put there:
 * now and then an input "crashed" that did nothing wrong, at an address that differed from run to
 * run.
 */
int nothing_is_behind_this(int a);
int nothing_is_behind_this(int a)
{
    for (int i = 0; i < a; i++)
        if (a % (i + 2) == 0)
            a--;
    return a;
}
