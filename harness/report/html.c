/* Writes a text as Markdown or as a self-contained page, readable on a phone and on paper. */
#include "harness/report/html.h"
#include "harness/report/marked.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char style[] =
    ":root{color-scheme:light dark}"
    "body{font:1rem/1.5 Georgia,'Times New Roman',serif;max-width:46rem;margin:0 auto;padding:1rem}"
    "h1,h2,h3{font-family:system-ui,sans-serif;line-height:1.2}"
    "h2{border-top:2px solid;padding-top:.6rem;margin-top:2.4rem}"
    "h3{margin-top:2rem}"
    "pre{overflow-x:auto;border:1px "
    "solid;border-radius:.3rem;padding:.6rem;font-size:.85rem;line-height:1.35}"
    "code{font-size:.9em}table{border-collapse:collapse;display:block;overflow-x:auto}"
    "th,td{border:1px solid;padding:.2rem .5rem;text-align:left;vertical-align:top}"
    "figure{margin:1rem 0}figcaption{font-family:system-ui,sans-serif;font-size:.85rem}"
    "svg{max-width:100%;height:auto}.new>:first-child:not(text){stroke:#b3261e;stroke-width:3}.new>"
    "text:first-child{fill:#b3261e}"
    "figcaption{margin-top:.3rem;font-weight:bold}"
    "@media "
    "print{body{max-width:none}details{display:block}h3{break-after:avoid}pre,figure{break-inside:"
    "avoid}}";

static void put_letter(const struct page *p, char c)
{
    const char *safe = !p->html ? NULL
                     : c == '<' ? "&lt;"
                     : c == '>' ? "&gt;"
                     : c == '&' ? "&amp;"
                     : c == '"' ? "&quot;"
                                : NULL;
    if (!p->html && strchr("*_|<>#", c))
        fputc('\\', p->out);
    if (safe)
        fputs(safe, p->out);
    else
        fputc(c, p->out);
}

static void put_plain(const struct page *p, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        put_letter(p, text[i]);
}

/* Accepts addresses of our pages and of the web only; others, such as scripts, do not become
 * links. */
static bool is_address(const char *address, size_t length)
{
    bool web = !strncmp(address, "https://", 8) || !strncmp(address, "http://", 7);
    size_t plain =
        strspn(address + (web ? 7 : 0),
               "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/#?=&%");
    return plain + (web ? 7 : 0) >= length;
}

/* The length of [words](address), or 0. */
static size_t put_link(const struct page *p, const char *text)
{
    const char *middle = *text == '[' ? strstr(text, "](") : NULL,
               *end = middle ? strchr(middle, ')') : NULL;
    if (!end || !is_address(middle + 2, (size_t)(end - middle - 2)))
        return 0;
    int words = (int)(middle - text - 1), address = (int)(end - middle - 2);
    if (p->html) {
        fprintf(p->out, "<a href=\"%.*s\">", address, middle + 2);
        put_plain(p, text + 1, (size_t)words);
        fputs("</a>", p->out);
    } else {
        fprintf(p->out, "%.*s", (int)(end - text) + 1, text);
    }
    return (size_t)(end - text) + 1;
}

/* The attribute that marks English text on a page in another language. */
static const char *english(const struct page *p)
{
    return p->language && strcmp(p->language, "en") != 0 ? " lang=\"en\"" : "";
}

static void put_code(const struct page *p, const char *code, size_t length)
{
    if (p->html)
        fprintf(p->out, "<code%s>", english(p));
    else
        fputc('`', p->out);
    if (p->html)
        put_plain(p, code, length);
    else
        fwrite(code, 1, length, p->out);
    fputs(p->html ? "</code>" : "`", p->out);
}

/* Keeps `code` as it is and escapes the rest. */
static void put_text(const struct page *p, const char *text)
{
    while (*text) {
        size_t plain = strcspn(text, "`[");
        put_plain(p, text, plain);
        text += plain;
        if (*text == '[') {
            size_t link = put_link(p, text);
            if (!link)
                put_letter(p, *text);
            text += link ? link : 1;
            continue;
        }
        const char *end = *text ? strchr(text + 1, '`') : NULL;
        if (!end) {
            text += *text != 0;
            continue;
        }
        put_code(p, text + 1, (size_t)(end - text - 1));
        text = end + 1;
    }
}

static void close_open(struct page *p)
{
    if (p->in_list)
        fputs(p->html ? "</ul>\n" : "\n", p->out);
    if (p->in_table)
        fputs(p->html ? "</table>\n" : "\n", p->out);
    if (p->steps)
        fputs(p->html ? "</ol>\n" : "\n", p->out);
    p->in_list = p->in_table = false;
    p->steps = 0;
}

static char *formatted(const char *format, va_list list)
{
    va_list again;
    va_copy(again, list);
    int n = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *text = malloc(n > 0 ? (size_t)n + 1 : 1);
    if (!text)
        abort();
    *text = 0;
    if (n > 0)
        vsnprintf(text, (size_t)n + 1, format, list);
    return text;
}

void page_begin(struct page *p, const char *language, const char *title)
{
    p->in_list = p->in_table = false;
    p->steps = 0;
    p->language = language;
    if (!p->html) {
        page_heading(p, 1, NULL, title);
        return;
    }
    fprintf(p->out, "<!DOCTYPE html>\n<html lang=\"%s\">\n", language);
    fputs("<meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>",
          p->out);
    put_text(p, title);
    fprintf(p->out, "</title>\n<style>%s</style>\n<body>\n<main>\n", style);
    page_heading(p, 1, NULL, title);
}

void page_end(struct page *p)
{
    close_open(p);
    if (p->html)
        fputs("</main>\n</body>\n</html>\n", p->out);
}

void page_heading(struct page *p, unsigned level, const char *id, const char *text)
{
    close_open(p);
    if (p->html && id)
        fprintf(p->out, "<h%u id=\"%s\">", level, id);
    else if (p->html)
        fprintf(p->out, "<h%u>", level);
    else if (id)
        fprintf(p->out, "%.*s <a id=\"%s\"></a>", (int)level, "######", id);
    else
        fprintf(p->out, "%.*s ", (int)level, "######");
    put_text(p, text);
    if (p->html)
        fprintf(p->out, "</h%u>\n", level);
    else
        fputs("\n\n", p->out);
}

void page_text(struct page *p, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    char *text = formatted(format, list);
    va_end(list);
    close_open(p);
    fputs(p->html ? "<p>" : "", p->out);
    put_text(p, text);
    fputs(p->html ? "</p>\n" : "\n\n", p->out);
    free(text);
}

void page_english(struct page *p, const char *text)
{
    close_open(p);
    if (p->html)
        fprintf(p->out, "<p%s>", english(p));
    put_text(p, text);
    fputs(p->html ? "</p>\n" : "\n\n", p->out);
}

static void open_item(struct page *p)
{
    if (!p->in_list) {
        close_open(p);
        fputs(p->html ? "<ul>\n" : "", p->out);
    }
    p->in_list = true;
    fputs(p->html ? "<li>" : "- ", p->out);
}

static void close_item(const struct page *p)
{
    fputs(p->html ? "</li>\n" : "\n", p->out);
}

void page_item(struct page *p, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    char *text = formatted(format, list);
    va_end(list);
    open_item(p);
    put_text(p, text);
    close_item(p);
    free(text);
}

void page_item_english(struct page *p, const char *own, const char *text, const char *code)
{
    open_item(p);
    put_text(p, own);
    fputs(": ", p->out);
    if (p->html)
        fprintf(p->out, "<span%s>", english(p));
    put_text(p, text);
    fputs(p->html ? "</span> (" : " (", p->out);
    put_code(p, code, strlen(code));
    fputs(")", p->out);
    close_item(p);
}

void page_step(struct page *p, const char *text)
{
    if (!p->steps) {
        close_open(p);
        fputs(p->html ? "<ol>\n" : "", p->out);
    }
    p->steps++;
    if (p->html)
        fputs("<li>", p->out);
    else
        fprintf(p->out, "%u. ", p->steps);
    put_text(p, text);
    fputs(p->html ? "</li>\n" : "\n", p->out);
}

void page_row(struct page *p, bool head, unsigned cells, const char *const *cell)
{
    if (!p->in_table) {
        close_open(p);
        fputs(p->html ? "<table>\n" : "", p->out);
    }
    p->in_table = true;
    fputs(p->html ? "<tr>" : "|", p->out);
    for (unsigned i = 0; i < cells; i++) {
        fputs(!p->html ? " " : head ? "<th>" : "<td>", p->out);
        put_text(p, cell[i]);
        fputs(!p->html ? " |" : head ? "</th>" : "</td>", p->out);
    }
    fputs(p->html ? "</tr>\n" : "\n", p->out);
    for (unsigned i = 0; head && !p->html && i <= cells; i++)
        fputs(i < cells ? "|---" : "|\n", p->out);
}

void page_block(struct page *p, const char *label, const char *text)
{
    size_t length = strlen(text);
    bool ended = length > 0 && text[length - 1] == '\n';
    close_open(p);
    if (!p->html) {
        fprintf(p->out, "```%s\n%s%s```\n\n", label, text, ended || length == 0 ? "" : "\n");
        return;
    }
    fprintf(p->out, "<pre%s>", english(p));
    put_plain(p, text, length - ended);
    fputs("</pre>\n", p->out);
}

void page_pictures(struct page *p, unsigned count, const struct picture *picture)
{
    if (!p->html || count == 0)
        return;
    close_open(p);
    for (unsigned i = 0; i < count; i++) {
        fputs("<figure>", p->out);
        if (picture[i].caption) {
            fputs("<figcaption>", p->out);
            put_text(p, picture[i].caption);
            fputs("</figcaption>", p->out);
        }
        put_marked(p->out, picture[i].svg, picture[i].before);
        fputs("</figure>\n", p->out);
    }
}

void page_fold(struct page *p, const char *title)
{
    close_open(p);
    fputs("<details><summary>", p->out);
    put_text(p, title);
    fputs("</summary>\n\n", p->out);
}

void page_unfold(struct page *p)
{
    close_open(p);
    fputs("</details>\n\n", p->out);
}
