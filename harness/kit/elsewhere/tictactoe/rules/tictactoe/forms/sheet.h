/* The lines of a sheet: see forms/sheets.h of the kit. */
SHEET_NUMBER("players", head.players, SEATS)
