CREATE TABLE setting (
	name TEXT PRIMARY KEY,
	value TEXT NOT NULL
) STRICT;

CREATE TABLE outbox (
	id TEXT PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('mail', 'sms')),
	recipient TEXT NOT NULL,
	locale TEXT NOT NULL,
	subject TEXT NOT NULL,
	body TEXT NOT NULL,
	html TEXT NOT NULL,
	links TEXT NOT NULL CHECK (json_valid(links)),
	sent_at INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_recipient ON outbox (recipient);

CREATE TABLE bot_token (
	hash TEXT PRIMARY KEY,
	action TEXT NOT NULL,
	score REAL NOT NULL,
	hostname TEXT NOT NULL,
	made_at INTEGER NOT NULL,
	used INTEGER NOT NULL DEFAULT 0
) STRICT;
