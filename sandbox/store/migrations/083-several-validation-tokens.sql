-- Every mail that confirms an address holds for its day or until one of them is used: strangers may ask for others.
ALTER TABLE validation_token RENAME TO validation_token_before;
CREATE TABLE validation_token (
	hash TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	expires_at INTEGER NOT NULL,
	used INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO validation_token (hash, user_id, expires_at, used)
	SELECT hash, user_id, expires_at, used FROM validation_token_before;
DROP TABLE validation_token_before;
CREATE INDEX validation_token_by_user ON validation_token (user_id);
