/* The language server: it answers each message before it reads the next one. */
#include "harness/editor/lsp.h"
#include "harness/editor/answers.h"
#include "harness/editor/documents.h"
#include "harness/editor/message.h"
#include "harness/editor/transport.h"
#include "harness/system/complain.h"
#include "harness/system/json.h"
#include "harness/system/memory.h"
#include "harness/system/status.h"
#include "version.h"

#include <stdlib.h>
#include <string.h>

enum { PARSE_ERROR = 32700, INVALID_REQUEST = 32600, UNKNOWN_METHOD = 32601, WRONG_PARAMS = 32602 };

struct server {
    FILE *out;
    struct documents documents;
    bool shut_down, ended;
    struct json json; /* the message that is being written */
    char *text;
    size_t size;
};

/* ---- sending ---- */

static struct json *begin_message(struct server *s)
{
    FILE *f = open_memstream(&s->text, &s->size);
    if (!f)
        fail(NO_TOOL, "out of memory");
    json_begin(&s->json, f, NULL);
    json_string(&s->json, "jsonrpc", "2.0");
    return &s->json;
}

static void end_message(struct server *s)
{
    json_end(&s->json);
    fclose(s->json.out);
    send_message(s->out, s->text, s->size);
    free(s->text);
    s->text = NULL;
}

/* Writes the request's id unchanged: a number or a string. */
static void put_id(struct json *j, const struct node *id)
{
    if (id && id->kind == NODE_NUMBER)
        json_number(j, "id", strtoull(id->text, NULL, 10));
    else
        json_string(j, "id", id && id->kind == NODE_STRING ? id->text : NULL);
}

static void send_error(struct server *s, const struct node *id, unsigned code, const char *why)
{
    struct json *j = begin_message(s);
    put_id(j, id);
    json_open(j, "error", '{');
    json_whole(j, "code", -(int64_t)code);
    json_string(j, "message", why);
    json_close(j, '}');
    end_message(s);
}

static void publish(struct server *s, const char *uri, const struct document *d)
{
    struct json *j = begin_message(s);
    json_string(j, "method", "textDocument/publishDiagnostics");
    json_open(j, "params", '{');
    json_string(j, "uri", uri);
    if (d)
        answer_diagnostics(j, "diagnostics", d);
    else
        json_open(j, "diagnostics", '['), json_close(j, ']');
    json_close(j, '}');
    end_message(s);
}

/* ---- notifications ---- */

static void too_large(struct server *s, const char *uri)
{
    struct json *j = begin_message(s);
    json_string(j, "method", "window/showMessage");
    json_open(j, "params", '{');
    json_number(j, "type", 1);
    json_string(j, "message",
                "quibble: this scenario cannot be checked: it is larger than 1 MiB, or too many "
                "are open");
    json_close(j, '}');
    end_message(s);
    close_document(&s->documents, uri);
}

static void set_and_publish(struct server *s, const char *uri, const struct node *text)
{
    if (!uri || !text || text->kind != NODE_STRING)
        return;
    struct document *d = set_document(&s->documents, uri, text->text, text->length);
    if (d)
        publish(s, uri, d);
    else
        too_large(s, uri);
}

static void did_open(struct server *s, const struct node *params)
{
    const struct node *d = node_member(params, "textDocument");
    set_and_publish(s, node_string(d, "uri"), node_member(d, "text"));
}

/* The client always sends the whole text; if there are several changes, the last one counts. */
static void did_change(struct server *s, const struct node *params)
{
    const struct node *changes = node_member(params, "contentChanges"), *text = NULL;
    const char *uri = node_string(node_member(params, "textDocument"), "uri");
    for (const struct node *n = changes ? changes->first : NULL; n; n = n->next)
        text = node_member(n, "text");
    if (find_document(&s->documents, uri))
        set_and_publish(s, uri, text);
}

static void did_close(struct server *s, const struct node *params)
{
    const char *uri = node_string(node_member(params, "textDocument"), "uri");
    if (!find_document(&s->documents, uri))
        return;
    publish(s, uri, NULL);
    close_document(&s->documents, uri);
}

static void leave(struct server *s, const struct node *params)
{
    (void)params;
    s->ended = true;
}

static void nothing(struct server *s, const struct node *params)
{
    (void)s, (void)params;
}

/* ---- requests ---- */

static void list_of(struct json *j, const char *key, const char *one)
{
    json_open(j, key, '[');
    json_string(j, NULL, one);
    json_close(j, ']');
}

static bool initialize(struct server *s, struct json *j, const struct node *params)
{
    (void)s, (void)params;
    json_open(j, "result", '{');
    json_open(j, "capabilities", '{');
    json_number(j, "textDocumentSync", 1); /* always whole texts */
    json_open(j, "completionProvider", '{');
    list_of(j, "triggerCharacters", " ");
    json_close(j, '}');
    json_bool(j, "hoverProvider", true);
    json_bool(j, "definitionProvider", true);
    json_open(j, "executeCommandProvider", '{');
    list_of(j, "commands", "quibble.run");
    json_close(j, '}');
    json_close(j, '}');
    json_open(j, "serverInfo", '{');
    json_string(j, "name", "quibble");
    json_string(j, "version", QUIBBLE_VERSION);
    json_close(j, '}');
    json_close(j, '}');
    return true;
}

static bool shut_down(struct server *s, struct json *j, const struct node *params)
{
    (void)params;
    s->shut_down = true;
    json_string(j, "result", NULL);
    return true;
}

typedef void place_answer(struct json *j, const char *key, const struct document *d,
                          struct cursor at);

static bool answer_at(struct server *s, struct json *j, const struct node *params,
                      place_answer *answer)
{
    const struct node *position = node_member(params, "position");
    const struct document *d =
        find_document(&s->documents, node_string(node_member(params, "textDocument"), "uri"));
    struct cursor at = { node_number(position, "line"), node_number(position, "character") };
    if (!d || !position)
        return false;
    answer(j, "result", d, at);
    return true;
}

static bool complete(struct server *s, struct json *j, const struct node *params)
{
    return answer_at(s, j, params, answer_completion);
}

static bool hover(struct server *s, struct json *j, const struct node *params)
{
    return answer_at(s, j, params, answer_hover);
}

static bool define(struct server *s, struct json *j, const struct node *params)
{
    return answer_at(s, j, params, answer_definition);
}

static bool execute(struct server *s, struct json *j, const struct node *params)
{
    const char *command = node_string(params, "command");
    const struct node *arguments = node_member(params, "arguments");
    const struct node *uri = arguments ? arguments->first : NULL;
    const struct document *d =
        uri && uri->kind == NODE_STRING ? find_document(&s->documents, uri->text) : NULL;
    if (!command || strcmp(command, "quibble.run") != 0 || !d)
        return false;
    answer_run(j, "result", d);
    return true;
}

static const struct method {
    const char *name;
    void (*notify)(struct server *s, const struct node *params);
    bool (*answer)(struct server *s, struct json *j, const struct node *params); /* a request;
                                                                 false: these are no parameters */
} methods[] = {
    { "initialize", NULL, initialize },
    { "initialized", nothing, NULL },
    { "shutdown", NULL, shut_down },
    { "exit", leave, NULL },
    { "textDocument/didOpen", did_open, NULL },
    { "textDocument/didChange", did_change, NULL },
    { "textDocument/didSave", nothing, NULL },
    { "textDocument/didClose", did_close, NULL },
    { "textDocument/completion", NULL, complete },
    { "textDocument/hover", NULL, hover },
    { "textDocument/definition", NULL, define },
    { "workspace/executeCommand", NULL, execute },
};

static const struct method *find_method(const char *name)
{
    for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
        if (!strcmp(methods[i].name, name))
            return &methods[i];
    return NULL;
}

/* ---- each message ---- */

static void answer_request(struct server *s, const struct method *m, const struct node *id,
                           const struct node *params)
{
    struct json *j = begin_message(s);
    put_id(j, id);
    if (m->answer(s, j, params)) {
        end_message(s);
        return;
    }
    json_end(j);
    fclose(j->out);
    free(s->text);
    s->text = NULL;
    send_error(s, id, WRONG_PARAMS,
               "found other parameters, expected a document that is open, and a place in it");
}

static void take_message(struct server *s, const struct node *message)
{
    const char *name = node_string(message, "method");
    const struct node *id = node_member(message, "id"), *params = node_member(message, "params");
    const struct method *m = name ? find_method(name) : NULL;
    if (!name) {
        if (!node_member(message, "result")
            && !node_member(message, "error")) /* the answer to no request */
            send_error(s, id, INVALID_REQUEST, "found no method, expected one");
    } else if (id && s->shut_down) {
        send_error(s, id, INVALID_REQUEST, "found a request after shutdown, expected exit");
    } else if (m && m->answer && id) {
        answer_request(s, m, id, params);
    } else if (m && m->notify && !id) {
        m->notify(s, params);
    } else if (id) {
        send_error(s, id, UNKNOWN_METHOD, "found a method that this server does not have");
    }
}

int lsp_serve(FILE *in, FILE *out)
{
    struct server s = { .out = out };
    enum received got = AT_END;
    char *text;
    size_t size;
    while (!s.ended && (got = receive(in, &text, &size)) != AT_END && got != NO_HEADER) {
        struct message m = { 0 };
        if (got == TOO_LONG)
            send_error(&s, NULL, INVALID_REQUEST, "found a message of more than 8 MiB");
        else if (!message_read(&m, text, size) || m.node->kind != NODE_OBJECT)
            send_error(&s, NULL, PARSE_ERROR, "found no JSON object, or too large a one");
        else
            take_message(&s, m.node);
        message_free(&m);
    }
    close_documents(&s.documents);
    if (!s.ended && got == NO_HEADER)
        fprintf(stderr,
                "quibble: found a message without a length, expected 'Content-Length: N'\n");
    return got == NO_HEADER && !s.ended ? WRONG_CALL : s.shut_down ? HELD : FOUND;
}

int verb_lsp(const struct options *o)
{
    (void)o;
    return lsp_serve(stdin, stdout);
}
