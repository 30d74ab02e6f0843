# Reads spec/GAME.c; writes the numbers of its clauses (want=clauses) or the
# lists that engines walk (want=index). Call: awk -v game=NAME -v want=... -f
# A definition starts in the first column: CLAUSE(slug, ... and so on.

function hyphens(s) { gsub(/_/, "-", s); return s }
function argument(line) { sub(/^[A-Z_]+\(/, "", line); sub(/[,)].*$/, "", line); return line }

BEGIN { GAME = toupper(game) }

/^(CLAUSE|INERT)\(/  { clause[++clauses] = argument($0); clause_line[clauses] = NR }
/^QUESTION\(/        { question[++questions] = argument($0); question_line[questions] = NR }
/^(TABLE_PROPERTY|STATE_PROPERTY|TALLY_PROPERTY|STEP_PROPERTY|LAW)\(/ {
    property[++properties] = argument($0)
    under[properties] = clause[clauses]
    property_line[properties] = NR
    sort = $0; sub(/\(.*/, "", sort); sort_of[properties] = sort
}

END {
    if (want == "clauses") numbers()
    else if (want == "invariant") invariant()
    else lists()
}

function numbers(  i) {
    printf "/* Made from spec/%s.c by spec/index.awk: do not edit. */\n", game
    printf "#ifndef %s_CLAUSES_H\n#define %s_CLAUSES_H\n\nenum {\n", GAME, GAME
    for (i = 1; i <= clauses; i++)
        printf "    %s_%s%s,\n", GAME, clause[i], i == 1 ? " = FIRST_CLAUSE" : ""
    printf "    %s_END\n};\n\nenum {\n", GAME
    for (i = 1; i <= questions; i++)
        printf "    %s_%s,\n", GAME, "Q" substr(question[i], 2)
    printf "    %s_QUESTIONS\n};\n\n", GAME
    printf "#define %s_SLUGS { \"legal\", \"not-a-move\"", GAME
    for (i = 1; i <= clauses; i++)
        printf ", \\\n    \"%s\"", hyphens(clause[i])
    printf " }\n\n#endif\n"
}

function of(i, sort, field) {
    if (sort_of[i] == sort) return sprintf(", .%s = %s_property_%s", field, game, property[i])
    return ""
}

function lists(  i, kind) {
    kind["TABLE_PROPERTY"] = "OF_TABLE"; kind["STATE_PROPERTY"] = "OF_STATE"
    kind["TALLY_PROPERTY"] = "OF_TALLY"; kind["STEP_PROPERTY"] = "OF_STEP"; kind["LAW"] = "OF_LAW"
    printf "/* Made from spec/%s.c by spec/index.awk. */\n", game
    printf "#include \"spec/spec.h\"\n#include \"rules/%s/clauses.h\"\n\n", game
    printf "extern const struct game %s_game;\nextern const struct scope %s_scopes[];\n", game, game
    printf "extern const struct spec %s_spec;\n\n", game
    for (i = 1; i <= clauses; i++) printf "extern const struct clause %s_clause_%s;\n", game, clause[i]
    for (i = 1; i <= questions; i++) printf "extern const struct question %s_question_%s;\n", game, question[i]
    for (i = 1; i <= properties; i++)
        printf "%s %s_property_%s;\n", sort_of[i] == "TABLE_PROPERTY" ? "table_fn" : \
            sort_of[i] == "STEP_PROPERTY" ? "step_fn" : sort_of[i] == "LAW" ? "law_fn" : "state_fn", \
            game, property[i]
    printf "\nstatic const struct indexed_clause clauses[] = {\n"
    for (i = 1; i <= clauses; i++)
        printf "    { \"%s\", &%s_clause_%s, %d },\n", hyphens(clause[i]), game, clause[i], clause_line[i]
    printf "};\n\nstatic const struct indexed_question questions[] = {\n"
    for (i = 1; i <= questions; i++)
        printf "    { \"%s\", &%s_question_%s, %d },\n", hyphens(question[i]), game, question[i], question_line[i]
    printf "};\n\nstatic const struct indexed_property properties[] = {\n"
    for (i = 1; i <= properties; i++)
        printf "    { .name = \"%s\", .clause = %s_%s, .kind = %s, .line = %d%s%s%s%s },\n", \
            hyphens(property[i]), GAME, under[i], kind[sort_of[i]], property_line[i], \
            of(i, "TABLE_PROPERTY", "of_table"), \
            of(i, "STATE_PROPERTY", "of_state") of(i, "TALLY_PROPERTY", "of_state"), \
            of(i, "STEP_PROPERTY", "of_step"), of(i, "LAW", "of_law")
    printf "};\n\nconst struct spec %s_spec = {\n    .game = &%s_game,\n", game, game
    printf "    .sum = \"%s\",\n", sum
    printf "    .file = \"spec/%s.c\",\n    .clauses = clauses,\n    .clause_count = %d,\n", game, clauses
    printf "    .properties = properties,\n    .property_count = %d,\n", properties
    printf "    .questions = questions,\n    .question_count = %d,\n", questions
    printf "    .scopes = %s_scopes,\n    .scope_count = %d,\n};\n", game, scopes()
}

# The scopes are one array, an entry beginning on each line with "    {".
function scopes(  n, line, inside) {
    while ((getline line < FILENAME) > 0) {
        if (line ~ /^const struct scope /) inside = 1
        else if (line ~ /^};/) inside = 0
        else if (inside && line ~ /^    \{/) n++
    }
    close(FILENAME)
    return n + 0
}

# For proofs: all properties of a kind by direct calls, as hypothesis and conclusion.
function invariant() {
    printf "/* Made from spec/%s.c by spec/index.awk. */\n#include \"spec/spec.h\"\n", game
    every("TABLE_PROPERTY", "table", "const void *t", "t")
    every("STATE_PROPERTY", "state", "const void *t, const void *s", "t, s")
    every("STEP_PROPERTY", "step", "const void *t, const void *before, struct move m, const void *after", \
          "t, before, m, after")
}

function every(kind, name, parameters, arguments,  i) {
    printf "\n"
    for (i = 1; i <= properties; i++)
        if (sort_of[i] == kind) printf "%s_fn %s_property_%s;\n", name, game, property[i]
    printf "%s_fn %s_every_%s_property;\n\n", name, game, name
    printf "bool %s_every_%s_property(%s)\n{\n    return true", game, name, parameters
    for (i = 1; i <= properties; i++)
        if (sort_of[i] == kind) printf "\n        && %s_property_%s(%s)", game, property[i], arguments
    printf ";\n}\n"
}
