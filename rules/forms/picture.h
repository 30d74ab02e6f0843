/* Pictures: the few shapes of SVG that positions are drawn with.
 *
 * A picture is one element that needs nothing from elsewhere: no style sheet, no
 * script, no ids that two pictures on one page could both claim. Lines and
 * letters have the colour of the text around them, so it reads on light and on
 * dark paper. What players own wears their letter, in a shape and a colour of
 * their own: the colours differ in lightness, too, and nothing is told by colour
 * alone.
 *
 * Things and spots have names. harness/report/marked.h compares two pictures by
 * them: a thing that is somewhere else is marked, one that only slid on the
 * paper is not. The last word of a name is what moves call it, so that a page
 * can offer the moves of what is clicked.
 *
 * Letters are 12 high, or 11 where SMALL; a letter is never wider than LETTER on
 * average, and that is how a game sees to it that words fit.
 */
#ifndef QUIBBLE_PICTURE_H
#define QUIBBLE_PICTURE_H

#include "words.h"

enum picture_style { PLAIN_TEXT = 0, BOLD = 1, CENTRED = 2, SMALL = 4, ON_DARK = 8, ON_LIGHT = 16 };
enum picture_line { THIN, THICK, DASHED };
enum { LETTER = 7, PICTURE_WIDTH = 700, DISC = 12 };

/* ---- the whole ---- */

/* The caller writes the title next: plain words, which screen readers read instead. */
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

/* ---- things and spots ---- */

/* The caller writes the name next. x, y is the middle, where an arrow begins or ends. */
static inline void begin_thing(struct text *out, unsigned x, unsigned y)
{
    put(out, "<g data-xy=\""), put_number(out, x), put_char(out, ' '), put_number(out, y);
    put(out, "\" data-thing=\"");
}

/* The caller writes next the spot that the thing is on, or its state, as "5". */
static inline void thing_is_on(struct text *out)
{
    put(out, "\" data-on=\"");
}

/* A spot keeps its place even if the drawing around it moves. */
static inline void begin_spot(struct text *out, unsigned x, unsigned y)
{
    put(out, "<g data-xy=\""), put_number(out, x), put_char(out, ' '), put_number(out, y);
    put(out, "\" data-spot=\"");
}

/* Ends the names. The caller draws the thing next, and closes it with end_group. */
static inline void begin_look(struct text *out)
{
    put(out, "\">\n");
}

static inline void end_group(struct text *out)
{
    put(out, "</g>\n");
}

/* ---- lines ---- */

static inline void picture_number(struct text *out, const char *name, unsigned n)
{
    put_char(out, ' '), put(out, name), put(out, "=\"");
    put_number(out, n), put_char(out, '"');
}

static inline void picture_stroke_on(struct text *out, const char *fill, enum picture_line line)
{
    static const char *const more[] = { "", " stroke-width=\"2.5\"", " stroke-dasharray=\"3 3\"" };
    put(out, " fill=\""), put(out, fill);
    put(out, "\" stroke=\"currentColor\""), put(out, more[line]), put(out, "/>\n");
}

static inline void picture_stroke(struct text *out, enum picture_line line)
{
    picture_stroke_on(out, "none", line);
}

/* fill: "none", or a colour as #rrggbb */
static inline void fill_box(struct text *out, unsigned x, unsigned y, unsigned width,
                            unsigned height, const char *fill, enum picture_line line)
{
    put(out, "<rect");
    picture_number(out, "x", x), picture_number(out, "y", y);
    picture_number(out, "width", width), picture_number(out, "height", height);
    picture_stroke_on(out, fill, line);
}

static inline void draw_box(struct text *out, unsigned x, unsigned y, unsigned width,
                            unsigned height, enum picture_line line)
{
    fill_box(out, x, y, width, height, "none", line);
}

static inline void fill_disc(struct text *out, unsigned x, unsigned y, const char *fill,
                             enum picture_line line)
{
    put(out, "<circle");
    picture_number(out, "cx", x), picture_number(out, "cy", y), picture_number(out, "r", DISC);
    picture_stroke_on(out, fill, line);
}

static inline void draw_disc(struct text *out, unsigned x, unsigned y, enum picture_line line)
{
    fill_disc(out, x, y, "none", line);
}

/* A path from x, y on; 'on' continues it with relative SVG commands. */
static inline void fill_path(struct text *out, unsigned x, unsigned y, const char *on,
                             const char *fill, enum picture_line line)
{
    put(out, "<path d=\"M"), put_number(out, x), put_char(out, ' '), put_number(out, y);
    put(out, on), put_char(out, '"');
    picture_stroke_on(out, fill, line);
}

static inline void draw_path(struct text *out, unsigned x, unsigned y, const char *on,
                             enum picture_line line)
{
    fill_path(out, x, y, on, "none", line);
}

/* Faint lines across a disc: it lies face down. */
static inline void hatch_disc(struct text *out, unsigned x, unsigned y)
{
    put(out, "<path d=\"M"), put_number(out, x), put_char(out, ' '), put_number(out, y);
    put(out, "m-8.5 8.5l17-17m-13.7 19.3l16-16m-21.6 10.4l16-16m-5.9 22.8l12.6-12.6m-23.9 "
             "1.3l12.6-12.6\""
             " fill=\"none\" stroke=\"currentColor\" stroke-opacity=\".4\"/>\n");
}

/* Hatches a box. It must be wider than high. */
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

/* The caller writes words between these two calls; y is the base line of the letters. */
static inline void begin_words(struct text *out, unsigned x, unsigned y, unsigned style)
{
    put(out, "<text");
    picture_number(out, "x", x), picture_number(out, "y", y);
    put(out, (style & CENTRED) != 0 ? " text-anchor=\"middle\"" : "");
    put(out, (style & BOLD) != 0 ? " font-weight=\"bold\"" : "");
    put(out, (style & ON_DARK) != 0 ? " fill=\"#ffffff\"" : "");
    put(out, (style & ON_LIGHT) != 0 ? " fill=\"#000000\"" : "");
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

/* Words with a number behind them: "talon 32". */
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

/* From dark to light, so that colour-blind readers and grey prints tell the players apart. */
static inline const char *seat_colour(unsigned seat)
{
    static const char *const colours[] = { "#00507f", "#f2b134", "#0a9a72", "#f6f0b8", "#c79ac0" };
    return colours[seat % (sizeof colours / sizeof colours[0])];
}

static inline unsigned seat_letters(unsigned seat)
{
    return seat == 0 ? ON_DARK : ON_LIGHT;
}

/* A stands in a circle, B in a square, C in a diamond, D in a six-sided shape, E in a roof. */
static inline void draw_seat_shape(struct text *out, unsigned x, unsigned y, unsigned seat)
{
    static const char *const shapes[] = { "m-11-11h22v22h-22z", "m0-15l15 15l-15 15l-15-15z",
                                          "m-7-11h14l7 11l-7 11h-14l-7-11z",
                                          "m0-14l12 8v16h-24v-16z" };
    if (seat == 0)
        fill_disc(out, x, y, seat_colour(seat), THICK);
    else
        fill_path(out, x, y, shapes[(seat - 1) % 4], seat_colour(seat), THICK);
}

/* number: 0, or the number of this piece, if the player has several. */
static inline void draw_seat(struct text *out, unsigned x, unsigned y, unsigned seat,
                             unsigned number)
{
    draw_seat_shape(out, x, y, seat);
    begin_words(out, x, y + 4, BOLD | CENTRED | seat_letters(seat)), put_seat(out, seat);
    if (number > 0)
        put_number(out, number);
    end_words(out);
}

#endif
