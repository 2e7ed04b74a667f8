-- The bytes of a save are made from its id when it is downloaded.
CREATE TABLE cloud_save (
	id TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	name TEXT NOT NULL,
	game TEXT NOT NULL,
	platform TEXT,
	summary TEXT NOT NULL,
	size INTEGER NOT NULL,
	updated_at INTEGER NOT NULL,
	UNIQUE (user_id, name)
) STRICT;
