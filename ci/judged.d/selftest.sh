# Sourced by ci/judged: plants in a copy what never judges, what is never cited and a reason without
# need. Each must be told; nothing else of these.
make -s build/quibble-judged || exit 2
game=$(echo "$known" | head -n 1)
chapter=spec/$game/$(ci/layout chapters "$game" | sed -n 1p).c
clause=$(sed -n 's/^CLAUSE(\([a-z_0-9]*\),.*/\1/p' "$chapter" | tail -n 1)
mkdir "$tmp/copy" || exit 2
{
	git ls-files -co --exclude-standard 2>/dev/null ||
		find . \( -name build -o -name .deps \) -prune -o -type f -print
} |
	tar -cf - -T - | (cd "$tmp/copy" && tar -xf -) || exit 2
cp -rp build "$tmp/copy/build" 2>/dev/null
cat >>"$tmp/copy/$chapter" <<END
STATE_PROPERTY(planted_judges)
{
    return s != NULL;
}
STATE_PROPERTY(planted_never_holds)
{
    if (s->phase == 201)
        return s->phase == 202;
    return true;
}
STATE_PROPERTY(planted_is_no_part)
{
    return s->phase != 201 || t == NULL;
}
STEP_PROPERTY(planted_never_asked, ON(62))
{
    return false;
}
FORBIDS($clause, planted_never_applies, ANY_MOVE, "never")
{
    return false;
}
END
printf '%s planted-judges It does.\n%s planted-never-asked No such move.\n' \
	"$game" "$game" >>"$tmp/copy/ci/judged.list"
(cd "$tmp/copy" && touch "$chapter" && ci/judged "$game" --plays 5 --scope none) >"$tmp/told" 2>&1
missing=0
# told PATTERN TIMES
told() {
	n=$(grep -cE "$1" "$tmp/told")
	[ "$n" = "$2" ] || {
		missing=$((missing + 1))
		echo "ci/judged:1: found '$1' $n times in the copy, expected $2"
	}
}
never="never judges: $chapter:[0-9]+"
told "^$chapter:[0-9]+: found planted-never-holds of .* $never: s->phase == 202, expected" 1
told "^$chapter:[0-9]+: found planted-is-no-part of .* $never: t == NULL, expected" 1
told "^$chapter:[0-9]+: found planted-never-applies of .* is never cited: .*, expected" 1
told "^ci/judged.list:[0-9]+: found planted-judges of $game, which judges .*, expected no reason" 1
told '^  planted-never-asked \(.*\): was never asked: No such move\.$' 1
told 'found planted' 4
[ $missing = 0 ] || sed 's/^/    | /' "$tmp/told" | cut -c 1-200 | tail -n 20
echo "judged: 6 planted, $missing not told"
[ $missing = 0 ]
