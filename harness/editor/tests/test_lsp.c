/* Sessions with the language server: what an editor sends, and what it is told; and what no editor
 * sends, which must neither end the server nor make it grow. */
#include "harness/editor/documents.h"
#include "harness/editor/lsp.h"
#include "harness/editor/message.h"
#include "harness/editor/transport.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SUITE_EXTERN(lsp_suite);

/* ---- a session, as text ---- */

static char *sent, *answered;
static size_t sent_size, answered_size;
static FILE *to_server;

static void begin(void)
{
    free(sent), free(answered);
    sent = answered = NULL;
    to_server = open_memstream(&sent, &sent_size);
}

static void send_text(const char *body)
{
    fprintf(to_server, "Content-Length: %zu\r\n\r\n%s", strlen(body), body);
}

#define OPEN(text) \
    "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":" \
    "{\"uri\":\"file:///tmp/" \
    "a.scenario\",\"languageId\":\"quibble\",\"version\":1,\"text\":\"" text "\"}}}"
#define ASK(id, method, line, column) \
    "{\"jsonrpc\":\"2.0\",\"id\":" id ",\"method\":\"textDocument/" method "\",\"params\":" \
    "{\"textDocument\":{\"uri\":\"file:///tmp/a.scenario\"},\"position\":{\"line\":" line \
    ",\"character\":" column "}}}"
#define SKETCH \
    "game ordonanz\\nsketch\\nphase lay\\nturn A\\nhand A L LB S H N HN\\n" \
    "area A 2 L B S H\\nend\\n"

static int serve_sent(void)
{
    fclose(to_server);
    FILE *in = fmemopen(sent, sent_size ? sent_size : 1, "r");
    FILE *out = open_memstream(&answered, &answered_size);
    int status = lsp_serve(in, out);
    fclose(in), fclose(out);
    return status;
}

static int leave(void)
{
    send_text("{\"jsonrpc\":\"2.0\",\"id\":99,\"method\":\"shutdown\"}");
    send_text("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
    return serve_sent();
}

static bool says(const char *words)
{
    return strstr(answered, words) != NULL;
}

/* ---- what an editor sends ---- */

TEST a_session_begins_and_ends(void)
{
    begin();
    send_text("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}");
    send_text("{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}");
    ASSERT_EQ(HELD, leave());
    ASSERT(says("\"id\": 1, \"result\": {\"capabilities\": {\"textDocumentSync\": 1"));
    ASSERT(says("\"id\": 99, \"result\": null"));
    begin();
    send_text("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
    ASSERT_EQ(FOUND, serve_sent()); /* without shutdown */
    PASS();
}

TEST errors_are_shown_where_they_are(void)
{
    begin();
    send_text(OPEN(SKETCH "legal A lays N on 1\\n"));
    send_text(OPEN(SKETCH "legal A lays N on 2\\n"));
    send_text(OPEN(SKETCH "  legal A lais N on 2\\n"));
    ASSERT_EQ(HELD, leave());
    ASSERT(says("\"diagnostics\": []"));
    ASSERT(says("{\"start\": {\"line\": 7, \"character\": 0}, \"end\": {\"line\": 7, "
                "\"character\": 19}}, \"severity\": 1"));
    ASSERT(says("four-card-cap"));
    ASSERT(says("{\"start\": {\"line\": 7, \"character\": "));
    ASSERT(says("lais"));
    PASS();
}

TEST a_document_that_changes_is_checked_again(void)
{
    begin();
    send_text(OPEN("game ordonanz\\nstart\\nnot-over\\n"));
    send_text("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didChange\",\"params\":"
              "{\"textDocument\":{\"uri\":\"file:///tmp/a.scenario\",\"version\":2},"
              "\"contentChanges\":[{\"text\":\"game ordonanz\\nstart\\nover\\n\"}]}}");
    send_text("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didClose\",\"params\":"
              "{\"textDocument\":{\"uri\":\"file:///tmp/a.scenario\"}}}");
    send_text(ASK("7", "hover", "0", "0"));
    ASSERT_EQ(HELD, leave());
    const char *first = strstr(answered, "\"diagnostics\": []");
    ASSERT(first);
    const char *second = strstr(first, "expected the game over");
    second = second ? second : strstr(first, "\"line\": 2");
    ASSERT(second);
    ASSERT(strstr(second, "\"diagnostics\": []")); /* closed */
    ASSERT(says("\"id\": 7, \"error\": {\"code\": -32602"));
    PASS();
}

/* A tab is a letter; one beyond the first 65,536 is two units of the protocol. */
TEST the_very_words_are_marked(void)
{
    begin();
    send_text(OPEN("game ordonanz\\nstart\\n\\tlegal A lays NH on 1\\nlegal A lays "
                   "\xF0\x9F\x98\x80 on 1\\nwinner\\n"));
    ASSERT_EQ(HELD, leave());
    ASSERT(says("{\"start\": {\"line\": 2, \"character\": 14}, \"end\": {\"line\": 2, "
                "\"character\": 16}}"));
    ASSERT(says("{\"start\": {\"line\": 3, \"character\": 13}, \"end\": {\"line\": 3, "
                "\"character\": 15}}"));
    ASSERT(says("{\"start\": {\"line\": 4, \"character\": 6}, \"end\": {\"line\": 4, "
                "\"character\": 6}}"));
    PASS();
}

TEST what_can_stand_there_is_offered(void)
{
    begin();
    send_text(OPEN(SKETCH "legal A lays HN on \\nrefused four\\nle\\nreading q-final\\n"));
    send_text(ASK("1", "completion", "7", "19"));
    send_text(ASK("2", "completion", "8", "12"));
    send_text(ASK("3", "completion", "9", "2"));
    send_text(ASK("4", "completion", "10", "15"));
    ASSERT_EQ(HELD, leave());
    ASSERT(says("\"newText\": \"A lays HN on 1\""));
    ASSERT(says("{\"start\": {\"line\": 7, \"character\": 6}, \"end\": {\"line\": 7, "
                "\"character\": "
                "19}}"));
    ASSERT(!says("A lays HN on 2\"")); /* full */
    ASSERT(!says("A lays L on 1\""));  /* begins otherwise */
    ASSERT(says("\"newText\": \"four-card-cap\""));
    ASSERT(says("\"newText\": \"legal\""));
    ASSERT(says("\"newText\": \"q-final-draw=B\""));
    PASS();
}

TEST words_are_explained_and_found(void)
{
    begin();
    send_text(OPEN("game ordonanz\\nreading q-final-draw=B\\nstart\\nrefused four-card-cap A lays "
                   "N "
                   "on 1\\n"));
    send_text(ASK("1", "hover", "3", "10"));
    send_text(ASK("2", "hover", "1", "10"));
    send_text(ASK("3", "hover", "2", "2"));
    send_text(ASK("4", "definition", "3", "10"));
    ASSERT_EQ(HELD, leave());
    ASSERT(says("**four-card-cap** (Z"));
    ASSERT(says("never holds more than four cards"));
    ASSERT(says("(the standard reading)"));
    ASSERT(says("\"id\": 3, \"result\": null"));
    ASSERT(says("/spec/ordonanz/turns.c\", \"range\""));
    PASS();
}

TEST a_scenario_is_run(void)
{
    begin();
    send_text(OPEN(SKETCH "refused four-card-cap A lays N on 2\\nlegal A lays N on 2\\n"));
    send_text("{\"jsonrpc\":\"2.0\",\"id\":\"run\",\"method\":\"workspace/executeCommand\","
              "\"params\":{\"command\":\"quibble.run\",\"arguments\":[\"file:///tmp/"
              "a.scenario\"]}}");
    ASSERT_EQ(HELD, leave());
    ASSERT(says("\"id\": \"run\", \"result\": {\"held\": 1, \"failed\": 1, \"error\": null"));
    PASS();
}

/* ---- places ---- */

TEST columns_are_units_of_utf16(void)
{
    struct documents all = { .count = 0 };
    static const char text[] = "a\xC3\xA4\xF0\x9F\x8E\xB2z\r\nnext";
    struct document *d = set_document(&all, "file:///a%20b", text, sizeof text - 1);
    ASSERT(d);
    ASSERT_STR_EQ("/a b", d->path);
    struct line_of_text l = document_line(d, 0);
    ASSERT_EQ(8u, l.length);
    ASSERT_EQ(7u, byte_of_column(l, 4));
    ASSERT_EQ(4u, column_of_byte(l, 7));
    ASSERT_EQ(8u, byte_of_column(l, 1000));
    ASSERT_EQ(4u, document_line(d, 1).length);
    ASSERT_EQ(NULL, document_line(d, 2).begin);
    close_documents(&all);
    ASSERT_EQ(0u, all.count);
    PASS();
}

/* ---- what no editor sends ---- */

TEST hostile_messages_are_answered(void)
{
    static const char *const bodies[] = {
        "",     "{",    "[]",         "null",      "{\"id\":}", "{\"a\":\"\\u12\"}", "{\"a\":\"\\",
        "\"\"", "1e99", "{\"id\":1}", "{\"a\" 1}", "\xFF\xFE",  "{\"a\":\"\n\"}",    "{}{}",
    };
    begin();
    for (unsigned i = 0; i < sizeof bodies / sizeof *bodies; i++)
        send_text(bodies[i]);
    send_text("{\"id\":5,\"method\":\"no/such\"}");
    send_text("{\"id\":6,\"method\":\"textDocument/hover\",\"params\":[1,2]}");
    send_text("{\"id\":7,\"method\":\"workspace/executeCommand\",\"params\":{\"command\":7}}");
    send_text("{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":7}}}");
    send_text("{\"method\":\"textDocument/didChange\",\"params\":{\"contentChanges\":{}}}");
    send_text(OPEN("game ordonanz\\nstart\\nshows \\ud83c\\udfb2 \\ud83c \\u0000\\n"));
    send_text(ASK("8", "completion", "99999999", "99999999"));
    ASSERT_EQ(HELD, leave());
    ASSERT(says("-32700"));
    ASSERT(says("\"id\": 5, \"error\": {\"code\": -32601"));
    ASSERT(says("\"id\": 6, \"error\": {\"code\": -32602"));
    ASSERT(says("\"id\": 7, \"error\": {\"code\": -32602"));
    ASSERT(says("\"id\": 8, \"result\""));
    ASSERT(says("\"id\": 99, \"result\": null"));
    PASS();
}

TEST large_and_deep_messages_take_bounded_room(void)
{
    char *body = malloc(MOST_OF_A_MESSAGE + 2);
    ASSERT(body);
    begin();
    memset(body, '[', MOST_OF_A_MESSAGE + 1); /* too long, and skipped */
    body[MOST_OF_A_MESSAGE + 1] = 0;
    send_text(body);
    body[100000] = 0; /* too deep */
    send_text(body);
    body[0] = '[';
    for (unsigned i = 1; i < 400000; i += 2)
        body[i] = '1', body[i + 1] = ','; /* too many */
    memcpy(body + 400001, "1]", 3);
    send_text(body);
    free(body);
    ASSERT_EQ(HELD, leave());
    ASSERT(says("more than 8 MiB"));
    unsigned errors = 0;
    for (const char *at = answered; (at = strstr(at, "-32700")); at++)
        errors++;
    ASSERT_EQ(2u, errors);
    PASS();
}

TEST too_many_documents_are_refused(void)
{
    char body[300];
    begin();
    for (unsigned i = 0; i < MOST_DOCUMENTS + 3; i++) {
        snprintf(body, sizeof body,
                 "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":{\"uri\":"
                 "\"file:///%u\",\"text\":\"\"}}}",
                 i);
        send_text(body);
    }
    ASSERT_EQ(HELD, leave());
    unsigned refused = 0;
    for (const char *at = answered; (at = strstr(at, "window/showMessage")); at++)
        refused++;
    ASSERT_EQ(3u, refused);
    PASS();
}

/* Every piece of a session, cut off anywhere. */
TEST a_session_that_is_cut_off_ends(void)
{
    char *whole;
    size_t size;
    begin();
    send_text(OPEN("game ordonanz\\nstart\\n"));
    send_text(ASK("1", "hover", "0", "6"));
    leave();
    whole = malloc(sent_size);
    ASSERT(whole);
    size = sent_size;
    bool all_end = true;
    memcpy(whole, sent, size);
    for (size_t cut = 0; cut < size; cut += 3) {
        begin();
        fwrite(whole, 1, cut, to_server);
        int status = serve_sent();
        all_end = all_end && (status == FOUND || status == WRONG_CALL || status == HELD);
    }
    free(whole);
    ASSERT(all_end);
    PASS();
}

SUITE(lsp_suite)
{
    RUN_TEST(a_session_begins_and_ends);
    RUN_TEST(errors_are_shown_where_they_are);
    RUN_TEST(a_document_that_changes_is_checked_again);
    RUN_TEST(the_very_words_are_marked);
    RUN_TEST(what_can_stand_there_is_offered);
    RUN_TEST(words_are_explained_and_found);
    RUN_TEST(a_scenario_is_run);
    RUN_TEST(columns_are_units_of_utf16);
    RUN_TEST(hostile_messages_are_answered);
    RUN_TEST(large_and_deep_messages_take_bounded_room);
    RUN_TEST(too_many_documents_are_refused);
    RUN_TEST(a_session_that_is_cut_off_ends);
    free(sent), free(answered);
    sent = answered = NULL;
}
