/* For the obligations of regress-equal: are two values equal in every byte? */
#ifndef QUIBBLE_COMPARE_EQUAL_SAME_H
#define QUIBBLE_COMPARE_EQUAL_SAME_H

#define SAME(a, b) \
    __extension__({ \
        struct bytes_ { \
            uint8_t byte[sizeof(a)]; \
        } one_ = *(const struct bytes_ *)&(a), two_ = *(const struct bytes_ *)&(b); \
        uint32_t at_ = any_below(sizeof(a)); \
        one_.byte[at_] == two_.byte[at_]; \
    })

#endif
