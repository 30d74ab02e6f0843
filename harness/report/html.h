/* Writes one text as Markdown or as HTML. */
#ifndef QUIBBLE_REPORT_HTML_H
#define QUIBBLE_REPORT_HTML_H

#include <stdbool.h>
#include <stdio.h>

/* In a text, `this` is code (names and moves, English in every language) and [this](there) is a
 * link; all other text is printed literally. */
struct page {
    FILE *out;
    bool html;
    bool in_list, in_table;
    unsigned steps; /* the number of the last step; 0: none yet */
    const char *language;
};
void page_begin(struct page *p, const char *language, const char *title);
void page_end(struct page *p);
void page_heading(struct page *p, unsigned level, const char *id, const char *text);
void page_text(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void page_item(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void page_english(struct page *p, const char *text); /* English text on a page in any language */
/* "own: what is English (`code`)" */
void page_item_english(struct page *p, const char *own, const char *text, const char *code);
void page_step(struct page *p, const char *text); /* a numbered step; numbers begin at 1 */
void page_row(struct page *p, bool head, unsigned cells, const char *const *cell);
void page_block(struct page *p, const char *label, const char *text); /* printed unchanged */
/* For a browser only. Marks the differences from an earlier picture, 'before'. */
struct picture {
    const char *svg, *before, *caption;
};
void page_pictures(struct page *p, unsigned count, const struct picture *picture);
void page_fold(struct page *p, const char *title); /* a part that is closed at first, as few
                                                      readers need it */
void page_unfold(struct page *p);

#endif
