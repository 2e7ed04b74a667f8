-- A sign-up for playtests; once it is withdrawn only its reference is left.
CREATE TABLE survey_answer (
	reference TEXT PRIMARY KEY,
	-- Of the code in the mail.
	token_hash TEXT NOT NULL,
	location TEXT NOT NULL,
	-- JSON of what was sent; null once it is withdrawn.
	json TEXT CHECK (json_valid(json)),
	-- Milliseconds since 1970.
	at INTEGER NOT NULL,
	withdrawn_at INTEGER
) STRICT;
