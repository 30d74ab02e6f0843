/* Linked behind all other instrumented files. In a function that chooses between two values without
 * a branch, AFL++ 4.04 may read the number behind the function's last one. Behind the last function
 * of all there is whatever the linker put there. Without this file, an innocent input sometimes
 * "crashed", at an address that differed from run to run. */
int nothing_is_behind_this(int a);
int nothing_is_behind_this(int a)
{
    for (int i = 0; i < a; i++)
        if (a % (i + 2) == 0)
            a--;
    return a;
}
