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
