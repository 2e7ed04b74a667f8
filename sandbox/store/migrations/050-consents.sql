CREATE TABLE consent_receipt (
	-- The key of the call that brought it, a random id of the visitor's browser.
	id TEXT PRIMARY KEY,
	revision INTEGER NOT NULL,
	-- Whether each category is allowed, by its id.
	choices TEXT NOT NULL CHECK (json_valid(choices)),
	-- Milliseconds since 1970.
	at INTEGER NOT NULL
) STRICT;

CREATE TABLE analytics_hit (
	id INTEGER PRIMARY KEY,
	-- The public id of the site that sent it.
	site TEXT NOT NULL,
	name TEXT NOT NULL,
	url TEXT NOT NULL,
	referrer TEXT NOT NULL,
	-- The tag's random id of a browser; empty from the collector, which has none.
	visitor TEXT NOT NULL,
	-- Milliseconds since 1970.
	at INTEGER NOT NULL
) STRICT;
