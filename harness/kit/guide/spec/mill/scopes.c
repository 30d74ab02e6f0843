/* Small games whose every state can be visited. Both counts are known from other programs: the
 * guide says from which. */
#include "../spec.h"

const struct scope mill_scopes[] = {
    { "one-ring", IN_TEST, "three men on eight points", "players 2\nsmall\nrings 1\nmen 3\n", 2241,
      100, 0, 0, 0 },
    { "two-rings", IN_VERIFY, "four men on sixteen points", "players 2\nsmall\nrings 2\nmen 4\n",
      4111327, 14996, 0, 0, 0 },
    END_OF_SCOPES,
};
