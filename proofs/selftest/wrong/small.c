/* proof: a head that makes the game smaller without a word about it
 * defines: TOY_HEAPS=1
 * readings: free
 */
#include "../../prove.h"

void harness(void)
{
    check(1);
}
