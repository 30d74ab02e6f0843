/* page.c: one text, as Markdown or as a page for a browser. */
#ifndef QUIBBLE_PAGE_H
#define QUIBBLE_PAGE_H

#include <stdbool.h>
#include <stdio.h>

/* In what is written, `this` is code and [this](there) a link; everything else is
 * taken as it is. */
struct page {
    FILE *out;
    bool html;
    bool in_list, in_table;
};
void page_begin(struct page *p, const char *language, const char *title);
void page_end(struct page *p);
void page_heading(struct page *p, unsigned level, const char *id, const char *text);
void page_text(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void page_item(struct page *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void page_row(struct page *p, bool head, unsigned cells, const char *const *cell);
void page_block(struct page *p, const char *label, const char *text);    /* as it stands */
void page_picture(struct page *p, const char *svg);                      /* for a browser only */
void page_fold(struct page *p, const char *title);                       /* what few want to see */
void page_unfold(struct page *p);

#endif
