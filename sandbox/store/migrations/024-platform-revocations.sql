-- The account service: tokens of links that have ended, until their platforms have been told that they end, too.
CREATE TABLE platform_revocation (
	token TEXT PRIMARY KEY,
	platform TEXT NOT NULL,
	tries INTEGER NOT NULL DEFAULT 0,
	kept_at INTEGER NOT NULL,
	next_at INTEGER NOT NULL
) STRICT;
