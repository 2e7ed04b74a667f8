-- Every mail with a reset link holds until one of them is used or its hour is over.
DROP TABLE reset_code;
CREATE TABLE reset_code (
	hash TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX reset_code_by_user ON reset_code (user_id);
