# Reads a trace of CBMC's and prints what witness() and choose() kept, as
# shell assignments: w_table, w_state, w_move in hex, w_choices in decimal.

# quibble_state={ .byte={ 9, 0, 0 } } ({ { 00001001, ... } })
/^ *quibble_(table|state|move)=\{ \.byte=\{/ {
	name = $1
	sub(/=.*/, "", name)
	sub(/^quibble_/, "", name)
	values = $0
	sub(/^[^{]*\{[^{]*\{ */, "", values)
	sub(/ *\}.*/, "", values)
	n = split(values, value, /, */)
	out = ""
	for (i = 1; i <= n; i++)
		out = out sprintf("%02x", value[i] + 0)
	kept[name] = out
}

/^ *quibble_choice=/ {
	value_of = $1
	sub(/.*=/, "", value_of)
	sub(/u.*/, "", value_of)
	choices = choices (choices == "" ? "" : " ") (value_of + 0)
}

END {
	printf "w_table='%s' w_state='%s' w_move='%s' w_choices='%s'\n",
		kept["table"], kept["state"], kept["move"], choices
}
