/* Pictures: the few shapes of SVG that positions are drawn with.
 *
 * A picture is one element that needs nothing from elsewhere: no style sheet, no
 * script, no names that two pictures on one page could both claim. Lines and
 * letters have the colour of the text around them, so it reads on light and on
 * dark paper; nothing is filled and nothing is told by a colour. What players
 * own wears their letter in a shape of their own.
 *
 * Letters are 12 high, or 11 where SMALL; a letter is never wider than LETTER on
 * average, and that is how a game sees to it that words fit.
 */
#ifndef QUIBBLE_PICTURE_H
#define QUIBBLE_PICTURE_H

#include "words.h"

enum picture_style { PLAIN_TEXT = 0, BOLD = 1, CENTRED = 2, SMALL = 4 };
enum picture_line { THIN, THICK, DASHED };
enum { LETTER = 7, PICTURE_WIDTH = 700, DISC = 12 };

/* ---- the whole ---- */

/* Then comes the title in plain words, which stands for the picture where it is not seen. */
static inline void picture_begin(struct text *out, unsigned width, unsigned height)
{
    put(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ");
    put_number(out, width), put_char(out, ' '), put_number(out, height);
    put(out, "\" width=\""), put_number(out, width);
    put(out, "\" height=\""), put_number(out, height);
    put(out,
        "\" font-family=\"system-ui,sans-serif\" font-size=\"12\" fill=\"currentColor\">\n<title>");
}

static inline void picture_titled(struct text *out)
{
    put(out, "</title>\n");
}

static inline void picture_end(struct text *out)
{
    put(out, "</svg>\n");
}

/* ---- lines ---- */

static inline void picture_number(struct text *out, const char *name, unsigned n)
{
    put_char(out, ' '), put(out, name), put(out, "=\"");
    put_number(out, n), put_char(out, '"');
}

static inline void picture_stroke(struct text *out, enum picture_line line)
{
    static const char *const more[] = { "", " stroke-width=\"2.5\"", " stroke-dasharray=\"3 3\"" };
    put(out, " fill=\"none\" stroke=\"currentColor\""), put(out, more[line]), put(out, "/>\n");
}

static inline void draw_box(struct text *out, unsigned x, unsigned y, unsigned width,
                            unsigned height, enum picture_line line)
{
    put(out, "<rect");
    picture_number(out, "x", x), picture_number(out, "y", y);
    picture_number(out, "width", width), picture_number(out, "height", height);
    picture_stroke(out, line);
}

static inline void draw_disc(struct text *out, unsigned x, unsigned y, enum picture_line line)
{
    put(out, "<circle");
    picture_number(out, "cx", x), picture_number(out, "cy", y), picture_number(out, "r", DISC);
    picture_stroke(out, line);
}

/* A path that begins at a place and goes on as told, in steps from there. */
static inline void draw_path(struct text *out, unsigned x, unsigned y, const char *on,
                             enum picture_line line)
{
    put(out, "<path d=\"M"), put_number(out, x), put_char(out, ' '), put_number(out, y);
    put(out, on), put_char(out, '"');
    picture_stroke(out, line);
}

/* Faint lines across a disc: it lies face down. */
static inline void hatch_disc(struct text *out, unsigned x, unsigned y)
{
    put(out, "<path d=\"M"), put_number(out, x), put_char(out, ' '), put_number(out, y);
    put(out, "m-8.5 8.5l17-17m-13.7 19.3l16-16m-21.6 10.4l16-16m-5.9 22.8l12.6-12.6m-23.9 "
             "1.3l12.6-12.6\""
             " fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\"/>\n");
}

/* The same across a box that is wider than high. */
static inline void hatch_box(struct text *out, unsigned x, unsigned y, unsigned width,
                             unsigned height)
{
    put(out, "<path d=\"");
    for (unsigned at = 0; at + height <= width; at += 8) {
        put_char(out, 'M'), put_number(out, x + at), put_char(out, ' '),
            put_number(out, y + height);
        put_char(out, 'l'), put_number(out, height), put_char(out, '-'), put_number(out, height);
    }
    put(out, "\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\"/>\n");
}

/* ---- words ---- */

/* Between these two a game puts its words; y is where the letters stand. */
static inline void begin_words(struct text *out, unsigned x, unsigned y, unsigned style)
{
    put(out, "<text");
    picture_number(out, "x", x), picture_number(out, "y", y);
    put(out, (style & CENTRED) != 0 ? " text-anchor=\"middle\"" : "");
    put(out, (style & BOLD) != 0 ? " font-weight=\"bold\"" : "");
    put(out, (style & SMALL) != 0 ? " font-size=\"11\">" : ">");
}

static inline void end_words(struct text *out)
{
    put(out, "</text>\n");
}

static inline void draw_words(struct text *out, unsigned x, unsigned y, unsigned style,
                              const char *words)
{
    begin_words(out, x, y, style), put(out, words), end_words(out);
}

/* "talon 32" */
static inline void draw_count(struct text *out, unsigned x, unsigned y, unsigned style,
                              const char *words, unsigned n)
{
    begin_words(out, x, y, style);
    put(out, words), put_char(out, ' '), put_number(out, n);
    end_words(out);
}

static inline void draw_number(struct text *out, unsigned x, unsigned y, unsigned style, unsigned n)
{
    begin_words(out, x, y, style), put_number(out, n), end_words(out);
}

/* ---- players ---- */

/* A stands in a circle, B in a square, C in a diamond, D in a six-sided shape; number: 0, or
 * which of his pieces this is. */
static inline void draw_seat(struct text *out, unsigned x, unsigned y, unsigned seat,
                             unsigned number)
{
    if (seat == 0)
        draw_disc(out, x, y, THICK);
    else if (seat == 2)
        draw_path(out, x, y, "m0-15l15 15l-15 15l-15-15z", THICK);
    else if (seat == 3)
        draw_path(out, x, y, "m-7-11h14l7 11l-7 11h-14l-7-11z", THICK);
    else
        draw_path(out, x, y, "m-11-11h22v22h-22z", THICK);
    begin_words(out, x, y + 4, BOLD | CENTRED), put_seat(out, seat);
    if (number > 0)
        put_number(out, number);
    end_words(out);
}

#endif
