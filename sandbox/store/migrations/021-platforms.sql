-- The platforms' own: people, what they own there, and what the platforms have handed out.
CREATE TABLE platform_identity (
	platform TEXT NOT NULL,
	id TEXT NOT NULL,
	name TEXT NOT NULL COLLATE NOCASE,
	products TEXT NOT NULL CHECK (json_valid(products)),
	PRIMARY KEY (platform, id),
	UNIQUE (platform, name)
) STRICT;

CREATE TABLE platform_code (
	hash TEXT PRIMARY KEY,
	platform TEXT NOT NULL,
	identity TEXT NOT NULL,
	redirect_uri TEXT NOT NULL,
	challenge TEXT NOT NULL,
	scope TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE platform_token (
	hash TEXT PRIMARY KEY,
	platform TEXT NOT NULL,
	identity TEXT NOT NULL,
	scope TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT;
