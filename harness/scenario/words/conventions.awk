# Makes the list of conventions for conventions.c: a row of C for each corpus/GAME/conventions, with
# the game and the text without comments. What follows a line 'facts' has a row "GAME facts".
#   awk -f conventions.awk corpus/GAME/conventions...
FNR == 1 && FILENAME ~ /conventions$/ {
    if (rows++) printf " },\n"
    split(FILENAME, part, "/")
    printf "    { \"%s\"", part[2]
    lines = 0
}
/^#/ { next }
$0 == "facts" {
    printf " },\n    { \"%s facts\"", part[2]
    lines = 0
    next
}
{
    gsub(/\\/, "&&")
    gsub(/"/, "\\\"")
    printf "%s\n      \"%s\\n\"", lines++ ? "" : ",", $0
}
END { if (rows) printf " },\n" }
