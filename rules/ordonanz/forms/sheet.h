/* The lines of a sheet of Ordonanz: see forms/sheets.h. */
SHEET_NUMBER("players", head.players, 99)
SHEET_SMALL(NO_CLEARING)
SHEET_NUMBER("areas", areas, 99)
SHEET_NUMBER("cap", cap, 99)
SHEET_NUMBER("hand", hand, 99)
SHEET_FIRST("lot", BY_LOT)
SHEET_NUMBER("decks", decks, 99) /* 0: as many as the number of players needs */
SHEET_LINE("deck", read_deck, put_deck)
SHEET_LINE("second-deck", read_deck, put_second_deck)
