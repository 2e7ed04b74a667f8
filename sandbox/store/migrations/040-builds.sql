CREATE TABLE build (
	-- The release that it makes.
	id TEXT PRIMARY KEY,
	state TEXT NOT NULL CHECK (state IN ('queued', 'building', 'done', 'failed')),
	-- Milliseconds since 1970, by the real clock.
	since INTEGER NOT NULL,
	-- Where in the content a failed build stopped, if it was the content.
	entry TEXT,
	field TEXT,
	-- What a failed build printed last.
	output TEXT NOT NULL DEFAULT ''
) STRICT;
