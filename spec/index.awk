# Reads the chapters of a game, spec/GAME/CHAPTER.c in the order of spec/GAME/chapters. Writes
#   want=clauses      the numbers of its clauses and questions: rules/GAME/clauses.h
#   want=index        the lists that engines walk
#   want=properties   a declaration of each property, for proofs, grep and ctags
#   want=invariant    for proofs: all properties of a kind, as hypothesis and conclusion
#   want=places       SORT NAME FILE:LINE of every definition, for scripts; of a property also its
#                     clause, of a clause its kind or INERT
#   awk -v game=NAME -v want=... -f spec/index.awk spec/GAME/CHAPTER.c...
#
# A definition starts in the first column: CLAUSE(slug, ... and so on. A definition that
# is written otherwise would be left out of every list, and no engine would miss it: each
# line that names one of these macros in another way, or calls an unknown macro, is an
# error. Then nothing is written, and awk ends with 1.

function hyphens(s) { gsub(/_/, "-", s); return s }
function second_argument(line) {
    return argument(line ~ /,/ ? "X(" substr(line, index(line, ", ") + 2) : "")
}
function argument(line) { sub(/^[A-Z_]+\(/, "", line); sub(/[,)].*$/, "", line); return line }

function wrong(line, found, expected) {
    printf "%s:%d: found %s, expected %s\n", FILENAME, line, found, expected > "/dev/stderr"
    errors++
}

# A name twice in one list: the second would hide the first.
function define(sort, name, pattern, what) {
    if (name !~ pattern)
        wrong(FNR, sort "(" name, what)
    else if ((sort, name) in defined)
        wrong(FNR, sort " " name " again", "it once: it is defined in " defined[sort, name])
    defined[sort, name] = FILENAME ":" FNR
}

BEGIN {
    GAME = toupper(game)
    MACRO = "(CLAUSE|INERT|QUESTION|EXCLUDES|RENAMED|RETIRED" \
        "|TABLE_PROPERTY|STATE_PROPERTY|TALLY_PROPERTY|STEP_PROPERTY|LAW" \
        "|FORBIDS|FORBIDS_WHEN_OVER|FORBIDS_ACTOR|FORBIDS_TIME|NAMED)"
    KINDS = "DEFINITION|SETUP|LEGALITY|EFFECT|TURN_ORDER|INFORMATION|END|SCORE|VARIANT" \
        "|PERMISSION|INTENDED_DRAW"
    RANKS = split("WHEN_OVER WRONG_ACTOR WRONG_TIME SAID IMPLIED_ONLY", rank_name)
    if (want !~ /^(clauses|index|properties|invariant|places)$/) {
        print "spec/index.awk: found want=" want \
            ", expected clauses, index, properties, invariant or places" > "/dev/stderr"
        errors++
        exit
    }
}

# EXCLUDES(q_one, 'B', q_other, 'C', and the reason behind it, which may go on for lines
function read_exclusion(  n, part) {
    if ($0 !~ /^EXCLUDES\(q_[a-z0-9_]+, '[A-Z]', q_[a-z0-9_]+, '[A-Z]',/) {
        wrong(FNR, "'" substr($0, 1, 60) "'",
            "EXCLUDES(q_one, 'B', q_other, 'C', on one line, and the reason behind it")
        return
    }
    n = ++exclusions
    split(substr($0, 10), part, ", *")
    excludes[n] = part[1]; excludes_as[n] = part[2]; other[n] = part[3]; other_as[n] = part[4]
    exclusion_at[n] = FILENAME ":" FNR
    if (part[1] == part[3])
        wrong(FNR, "EXCLUDES of one question, " part[1],
            "readings of two: a table has one reading of each")
    if (excludes[n] != question[questions] && other[n] != question[questions])
        wrong(FNR, "EXCLUDES(" excludes[n] " and " other[n],
            questions ? "it under one of the two: this is under " question[questions] : \
                "a question before it")
    if ((part[1] part[2] part[3] part[4]) in excluded ||
            (part[3] part[4] part[1] part[2]) in excluded)
        wrong(FNR, "the same two readings again", "them once")
    excluded[part[1] part[2] part[3] part[4]]
    sub(/^EXCLUDES\([^,]*, '.', [^,]*, '.',[ \t]*/, "")
    inside = 1
}

# true: the reason goes on
function gather_reason(line) {
    sub(/^[ \t]+/, "", line)
    reason_of[exclusions] = reason_of[exclusions] (reason_of[exclusions] == "" ? "" : " ") line
    return !sub(/"\)$/, "\"", reason_of[exclusions])
}

# what is left of the line behind a definition in its first column must name no other
{
    rest = $0
    known = sub("^" MACRO "\\(", "", rest)
    if (match(rest, "(^|[^A-Za-z0-9_])" MACRO "([^A-Za-z0-9_]|$)"))
        wrong(FNR, "'" substr($0, 1, 60) "'",
            "a definition that starts in the first column, as in CLAUSE(slug, one a line")
    else if (!known && !/^IF\(/ && /^[A-Z][A-Z0-9_]*[ \t]*\(/)
        wrong(FNR, "the unknown macro '" substr($0, 1, 60) "'",
            "CLAUSE, INERT, QUESTION, EXCLUDES, RENAMED, RETIRED, a ..._PROPERTY, LAW, " \
            "FORBIDS or NAMED")
}

/^(CLAUSE|INERT)\(/  {
    clause[++clauses] = argument($0); states[FILENAME]; clause_at[clauses] = FILENAME ":" FNR
    define("clause", argument($0), "^[a-z][a-z0-9_]*$",
        "a slug behind the bracket, of small letters, digits and _")
    text = ""
}
# the status of a clause stands behind its kind, on the first lines of the definition
clauses && !(clauses in status) {
    text = text " " $0
    if (match(text, ", (" KINDS "), +(EXPLICIT|IMPLIED|AMBIGUOUS|SILENT),")) {
        kind_of_clause[clauses] = status[clauses] = substr(text, RSTART + 2, RLENGTH - 3)
        sub(/,.*/, "", kind_of_clause[clauses])
        sub(/.*, +/, "", status[clauses])
        if (text ~ /^ INERT/) kind_of_clause[clauses] = "INERT"
    }
}
/^QUESTION\(/        {
    question[++questions] = argument($0); question_at[questions] = FILENAME ":" FNR
    define("question", argument($0), "^q_[a-z0-9_]+$",
        "a slug behind the bracket that begins with q_")
}
/^EXCLUDES\(/ { read_exclusion() }
# RENAMED(old_slug, new_slug) and RETIRED(old_slug, "reason"), each on one line
/^(RENAMED|RETIRED)\(/ {
    old[++aliases] = argument($0)
    alias_at[aliases] = FILENAME ":" FNR
    define(argument($0) ~ /^q_/ ? "question" : "clause", argument($0), "^[a-z][a-z0-9_]*$",
        "the slug that it had, of small letters, digits and _")
    if (/^RENAMED/) new[aliases] = second_argument($0)
    else if (match($0, /".+"\)$/)) why[aliases] = substr($0, RSTART, RLENGTH - 1)
    else wrong(FNR, "RETIRED(" old[aliases] ") without a reason", "it in quotes on the same line")
}
inside { inside = gather_reason($0) }
/^FORBIDS[A-Z_]*\(/ {
    name = second_argument($0)
    define("property", name, "^[a-z][a-z0-9_]*$",
        "FORBIDS(clause, name, on one line, a name of small letters, digits and _")
    if (argument($0) != clause[clauses])
        wrong(FNR, "FORBIDS(" argument($0),
            clauses ? "it under that clause: this is under " clause[clauses] : "a clause before it")
    forbids[++forbids_count] = name
    forbids_clause[forbids_count] = clauses
    forbids_at[forbids_count] = FILENAME ":" FNR
    forbids_macro[forbids_count] = $0; sub(/\(.*/, "", forbids_macro[forbids_count])
}
/^NAMED\(/            {
    named[++named_count] = argument($0)
    define("named", argument($0), "^[a-z][a-z0-9_]*$",
        "a word behind the bracket, of small letters, digits and _")
}
/^LOOKALIKE$/         { lookalike = 1 }
/^(TABLE_PROPERTY|STATE_PROPERTY|TALLY_PROPERTY|STEP_PROPERTY|LAW)\(/ {
    property[++properties] = argument($0)
    define("property", argument($0), "^[a-z][a-z0-9_]*$",
        "a name behind the bracket, of small letters, digits and _")
    if (!clauses)
        wrong(FNR, "the property " argument($0) " before any clause",
            "it under the clause that it follows from")
    under[properties] = clause[clauses]
    property_at[properties] = FILENAME ":" FNR
    sort = $0; sub(/\(.*/, "", sort); sort_of[properties] = sort
}

END {
    for (i = 1; i < ARGC; i++)
        if (!errors && !(ARGV[i] in states)) {
            FILENAME = ARGV[i]
            wrong(1, "no clause", "CLAUSE(slug, ... in the first column of a line")
        }
    for (i = 1; i <= exclusions; i++)
        known_question(i, excludes[i]) && known_question(i, other[i])
    for (i = 1; i <= aliases; i++)
        known_alias(i)
    if (inside)
        wrong(1, "no end of EXCLUDES(" excludes[exclusions],
            "a reason that ends in \") at the end of a line")
    order_forbids()
    if (errors) exit 1
    if (want == "clauses") numbers()
    else if (want == "properties") declarations()
    else if (want == "invariant") invariant()
    else if (want == "places") places()
    else lists()
}

function known_question(i, name) {
    if (("question", name) in defined) return 1
    FILENAME = file_in(exclusion_at[i])
    wrong(line_in(exclusion_at[i]), "EXCLUDES of " name ", which is no question of " game,
        "the slugs of two questions")
}

# A slug becomes one that is there now, so that no chain of old ones has to be followed.
function known_alias(i,  n, there) {
    for (n = 1; n <= clauses; n++) there = there || clause[n] == new[i]
    for (n = 1; n <= questions; n++) there = there || question[n] == new[i]
    if ((i in why) || (there && (old[i] ~ /^q_/) == (new[i] ~ /^q_/))) return
    FILENAME = file_in(alias_at[i])
    wrong(line_in(alias_at[i]), "RENAMED(" old[i] " to " new[i],
        "the slug that it has now: of a CLAUSE, or of a QUESTION if it was one")
}

function list_of_aliases(  i) {
    if (aliases) printf "static const struct alias aliases[] = {\n"
    for (i = 1; i <= aliases; i++)
        printf "    { \"%s\", %s, %s },\n", hyphens(old[i]), \
            i in why ? "NULL" : "\"" hyphens(new[i]) "\"", i in why ? why[i] : "NULL"
    if (aliases) printf "};\n\n"
}

function numbers(  i) {
    printf "/* Made from spec/%s/ by spec/index.awk: do not edit. */\n", game
    printf "#ifndef %s_CLAUSES_H\n#define %s_CLAUSES_H\n\nenum {\n", GAME, GAME
    for (i = 1; i <= clauses; i++)
        printf "    %s_%s%s,\n", GAME, clause[i], i == 1 ? " = FIRST_CLAUSE" : ""
    printf "    %s_END\n};\n\nenum {\n", GAME
    for (i = 1; i <= questions; i++)
        printf "    %s_%s,\n", GAME, "Q" substr(question[i], 2)
    printf "    %s_QUESTIONS\n};\n\n", GAME
    printf "#define NUMBER_OF(slug) %s_##slug\n", GAME
    printf "#define %s_SLUGS { \"legal\", \"not-a-move\"", GAME
    for (i = 1; i <= clauses; i++)
        printf ", \\\n    \"%s\"", hyphens(clause[i])
    printf " }\n\n#endif\n"
}

function fn_of(sort) {
    return sort == "TABLE_PROPERTY" ? "table_fn" : sort == "STEP_PROPERTY" ? "step_fn" : \
        sort == "LAW" ? "law_fn" : "state_fn"
}

# The order in which clauses are cited: over, actor, time, what the document says, what follows
# from it; within a rank as they stand in the document. rank[] and cited[], the n-th of all.
function order_forbids(  i, r, n) {
    for (i = 1; i <= forbids_count; i++) {
        if (!(forbids_clause[i] in status)) {
            wrong(1, "no status of the clause " clause[forbids_clause[i]],
                "its kind and status on one of its first lines")
            continue
        }
        rank[i] = forbids_macro[i] == "FORBIDS_WHEN_OVER" ? 1 : \
            forbids_macro[i] == "FORBIDS_ACTOR" ? 2 : \
            forbids_macro[i] == "FORBIDS_TIME" ? 3 : \
            status[forbids_clause[i]] ~ /EXPLICIT|AMBIGUOUS/ ? 4 : 5
    }
    for (r = 1; r <= RANKS; r++)
        for (i = 1; i <= forbids_count; i++)
            if (rank[i] == r) cited[++n] = i
}

function prototypes(  i) {
    for (i = 1; i <= properties; i++)
        printf "%s %s_property_%s; /* %s */\n", fn_of(sort_of[i]), game, property[i], property_at[i]
    for (i = 1; i <= forbids_count; i++)
        printf "forbids_fn %s_forbids_%s; /* %s */\n", game, forbids[i], forbids_at[i]
}

function declarations() {
    printf "/* Made from spec/%s/ by spec/index.awk: do not edit. */\n", game
    printf "#ifndef %s_PROPERTIES_H\n#define %s_PROPERTIES_H\n\n", GAME, GAME
    printf "#include \"spec/spec.h\"\n\n"
    prototypes()
    printf "\ntable_fn %s_every_table_property;\nstate_fn %s_every_state_property;\n", game, game
    printf "step_fn %s_every_step_property;\n", game
    printf "verdict %s_first_forbidding(const void *t, const void *s, struct move m);\n\n", game
    printf "#endif\n"
}

function places(  i) {
    for (i = 1; i <= clauses; i++)
        print "clause", hyphens(clause[i]), clause_at[i], kind_of_clause[i]
    for (i = 1; i <= questions; i++) print "question", hyphens(question[i]), question_at[i]
    for (i = 1; i <= aliases; i++)
        print i in why ? "retired" : "renamed", hyphens(old[i]), alias_at[i]
    for (i = 1; i <= properties; i++)
        print "property", hyphens(property[i]), property_at[i], hyphens(under[i])
    for (i = 1; i <= forbids_count; i++)
        print "forbids", hyphens(forbids[i]), forbids_at[i], hyphens(clause[forbids_clause[i]])
}

function file_in(at) { sub(/:[0-9]*$/, "", at); return at }
function line_in(at) { sub(/.*:/, "", at); return at }
function place(at) { return line_in(at) ", \"" file_in(at) "\"" }

function of(i, sort, field) {
    if (sort_of[i] == sort) return sprintf(", .%s = %s_property_%s", field, game, property[i])
    return ""
}

function kinds_of(i) {
    if (sort_of[i] != "STEP_PROPERTY") return ""
    return sprintf(", .kinds = &%s_kinds_of_%s", game, property[i])
}

function lists_of_forbids(  i, n) {
    if (forbids_count) printf "static const struct indexed_forbids forbids[] = {\n"
    for (n = 1; n <= forbids_count; n++) {
        i = cited[n]
        printf "    { \"%s\", %s_%s, %s, &%s_forbidding_%s, %s_forbids_%s, %s },\n", \
            hyphens(forbids[i]), GAME, clause[forbids_clause[i]], rank_name[rank[i]], \
            game, forbids[i], game, forbids[i], place(forbids_at[i])
    }
    if (forbids_count) printf "};\n\n"
    if (named_count) printf "static const struct indexed_named named[] = {\n"
    for (i = 1; i <= named_count; i++)
        printf "    { \"%s\", %s_named_%s },\n", named[i], game, named[i]
    if (named_count) printf "};\n\n"
}

function lists(  i, kind) {
    kind["TABLE_PROPERTY"] = "OF_TABLE"; kind["STATE_PROPERTY"] = "OF_STATE"
    kind["TALLY_PROPERTY"] = "OF_TALLY"; kind["STEP_PROPERTY"] = "OF_STEP"; kind["LAW"] = "OF_LAW"
    printf "/* Made from spec/%s/ by spec/index.awk. */\n", game
    printf "#include \"spec/spec.h\"\n#include \"rules/%s/clauses.h\"\n\n", game
    printf "extern const struct game %s_game;\nextern const struct scope %s_scopes[];\n", game, game
    printf "extern const struct spec %s_spec;\n", game
    printf "extern const struct game %s_in_order __attribute__((weak));\n\n", game
    if (lookalike) printf "lookalike_fn %s_looks_alike;\n", game
    for (i = 1; i <= clauses; i++)
        printf "extern const struct clause %s_clause_%s;\n", game, clause[i]
    for (i = 1; i <= questions; i++)
        printf "extern const struct question %s_question_%s;\n", game, question[i]
    prototypes()
    for (i = 1; i <= properties; i++)
        if (sort_of[i] == "STEP_PROPERTY")
            printf "extern const uint64_t %s_kinds_of_%s;\n", game, property[i]
    for (i = 1; i <= forbids_count; i++)
        printf "extern const struct forbids %s_forbidding_%s;\n", game, forbids[i]
    for (i = 1; i <= named_count; i++) printf "named_fn %s_named_%s;\n", game, named[i]
    printf "\nstatic const struct indexed_clause clauses[] = {\n"
    for (i = 1; i <= clauses; i++)
        printf "    { \"%s\", &%s_clause_%s, %s },\n", \
            hyphens(clause[i]), game, clause[i], place(clause_at[i])
    printf "};\n\n"
    if (questions) printf "static const struct indexed_question questions[] = {\n"
    for (i = 1; i <= questions; i++)
        printf "    { \"%s\", &%s_question_%s, %s },\n", \
            hyphens(question[i]), game, question[i], place(question_at[i])
    if (questions) printf "};\n\n"
    if (properties) printf "static const struct indexed_property properties[] = {\n"
    for (i = 1; i <= properties; i++)
        printf "    { .name = \"%s\", .clause = %s_%s, .kind = %s%s%s%s%s, " \
            ".line = %d, .file = \"%s\" },\n", \
            hyphens(property[i]), GAME, under[i], kind[sort_of[i]], \
            of(i, "TABLE_PROPERTY", "of_table"), \
            of(i, "STATE_PROPERTY", "of_state") of(i, "TALLY_PROPERTY", "of_state"), \
            of(i, "STEP_PROPERTY", "of_step") kinds_of(i), of(i, "LAW", "of_law"), \
            line_in(property_at[i]), file_in(property_at[i])
    if (properties) printf "};\n\n"
    lists_of_forbids()
    list_of_exclusions()
    list_of_aliases()
    printf "const struct spec %s_spec = {\n    .game = &%s_game,\n", game, game
    printf "    .sum = \"%s\",\n    .file = \"spec/%s\",\n", sum, game
    counted("clauses", "clause_count", clauses)
    counted("properties", "property_count", properties)
    counted("questions", "question_count", questions)
    counted("forbids", "forbids_count", forbids_count)
    counted("named", "named_count", named_count)
    counted("excludes", "excludes_count", exclusions)
    counted("aliases", "alias_count", aliases)
    if (lookalike) printf "    .lookalike = %s_looks_alike,\n", game
    printf "    .scopes = %s_scopes,\n    .in_order = &%s_in_order,\n};\n", game, game
}

# C counts what stands in a list; an empty one is no array in C.
function counted(list, count, n) {
    if (n)
        printf "    .%s = %s,\n    .%s = sizeof %s / sizeof %s[0],\n", list, list, count, list, list
}

# For proofs: all properties of a kind by direct calls, as hypothesis and conclusion.
function invariant() {
    printf "/* Made from spec/%s/ by spec/index.awk. */\n#include \"%s_properties.h\"\n", game, game
    printf "#include \"rules/%s/clauses.h\"\n", game
    every("TABLE_PROPERTY", "table", "const void *t", "t")
    every("STATE_PROPERTY", "state", "const void *t, const void *s", "t, s")
    every("STEP_PROPERTY", "step", \
        "const void *t, const void *before, struct move m, const void *after", \
        "t, before, m, after")
    first_forbidding()
}

function enumerator(slug) { return GAME "_Q" substr(slug, 2) }

function list_of_exclusions(  i) {
    if (exclusions) printf "static const struct exclusion excludes[] = {\n"
    for (i = 1; i <= exclusions; i++)
        printf "    { %s, %s, %s, %s, %s, %s },\n", enumerator(excludes[i]), excludes_as[i], \
            enumerator(other[i]), other_as[i], reason_of[i], place(exclusion_at[i])
    if (exclusions) printf "};\n\n"
}

# The verdict on a move, as the chapters say it a second time.
function first_forbidding(  i, n) {
    printf "\nverdict %s_first_forbidding(const void *t UNUSED_IS_FINE, ", game
    printf "const void *s UNUSED_IS_FINE,\n        struct move m UNUSED_IS_FINE)\n{\n"
    for (n = 1; n <= forbids_count; n++) {
        i = cited[n]
        printf "    if (%s_forbids_%s(t, s, m))\n", game, forbids[i]
        printf "        return %s_%s;\n", GAME, clause[forbids_clause[i]]
    }
    printf "    return LEGAL;\n}\n"
}

function every(kind, name, parameters, arguments,  i) {
    printf "\n"
    printf "bool %s_every_%s_property(%s)\n{\n    return true", game, name, parameters
    for (i = 1; i <= properties; i++)
        if (sort_of[i] == kind)
            printf "\n        && %s_property_%s(%s)", game, property[i], arguments
    printf ";\n}\n"
}
