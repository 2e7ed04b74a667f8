-- The account service: who is linked to whom at a platform, with the token that the platform gave.
ALTER TABLE platform_link ADD COLUMN identity TEXT NOT NULL DEFAULT '';
ALTER TABLE platform_link ADD COLUMN token TEXT;
UPDATE platform_link SET identity = name;
CREATE UNIQUE INDEX platform_link_by_identity ON platform_link (platform, identity);

-- Visits to a platform that were begun, by the PKCE challenge that only the browser's verifier meets.
CREATE TABLE platform_visit (
	challenge TEXT PRIMARY KEY,
	platform TEXT NOT NULL,
	-- Who links; absent where somebody signs in.
	user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
	-- Whether it only widens what a link may ask of the platform.
	widens INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE entitlement_claim (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	entitlement TEXT NOT NULL,
	claimed_at INTEGER NOT NULL,
	PRIMARY KEY (user_id, entitlement)
) STRICT;

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
