-- What a withdrawal leaves is the reference and the key, so that nothing is made again of what was deleted.
CREATE TABLE application (
	reference TEXT PRIMARY KEY,
	-- SHA-256 of the call's Idempotency-Key: an application stands once, however late its call is repeated.
	key_hash TEXT NOT NULL UNIQUE,
	-- Of the code in the mail.
	token_hash TEXT NOT NULL,
	job_id TEXT NOT NULL,
	-- JSON of what was sent, without the files; null once it is withdrawn.
	json TEXT CHECK (json_valid(json)),
	-- Milliseconds since 1970.
	at INTEGER NOT NULL,
	withdrawn_at INTEGER
) STRICT;
