-- Times are milliseconds since 1970; a hash is SHA-256 of a secret that is stored nowhere.

CREATE TABLE user (
	id TEXT PRIMARY KEY,
	username TEXT NOT NULL COLLATE NOCASE UNIQUE,
	email TEXT NOT NULL UNIQUE,
	email_verified INTEGER NOT NULL,
	password TEXT NOT NULL,
	display_name TEXT NOT NULL,
	date_of_birth TEXT NOT NULL,
	country TEXT NOT NULL,
	locale TEXT NOT NULL,
	phone TEXT,
	factor TEXT CHECK (factor IN ('sms', 'totp')),
	totp_secret TEXT,
	-- The newest 30 s step whose code was accepted; that code and older ones are dead.
	totp_step INTEGER NOT NULL DEFAULT 0,
	terms_version INTEGER NOT NULL,
	newsletter INTEGER NOT NULL,
	created_at INTEGER NOT NULL
) STRICT;

-- Names asked for with a mail address that already has an account: they stay taken, so that trying a name again
-- does not tell whether the address was known.
CREATE TABLE reserved_username (
	username TEXT PRIMARY KEY COLLATE NOCASE
) STRICT;

CREATE TABLE platform_link (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	platform TEXT NOT NULL,
	name TEXT NOT NULL,
	linked_at INTEGER NOT NULL,
	PRIMARY KEY (user_id, platform)
) STRICT;

CREATE TABLE recovery_code (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	hash TEXT NOT NULL,
	PRIMARY KEY (user_id, hash)
) STRICT;

CREATE TABLE session (
	id TEXT PRIMARY KEY,
	hash TEXT NOT NULL UNIQUE,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	device TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	last_seen INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	revoked_at INTEGER
) STRICT;

CREATE INDEX session_by_user ON session (user_id);

CREATE TABLE challenge (
	hash TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	factor TEXT NOT NULL,
	-- Of the code that was sent by SMS.
	code_hash TEXT,
	code_expires_at INTEGER NOT NULL DEFAULT 0,
	tries INTEGER NOT NULL DEFAULT 0,
	expires_at INTEGER NOT NULL,
	ended INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX challenge_by_user ON challenge (user_id);

-- One row per user: a newer code replaces the one before.
CREATE TABLE reset_code (
	user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
	hash TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE validation_token (
	user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
	hash TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	used INTEGER NOT NULL DEFAULT 0
) STRICT;

-- One row per counted attempt, so that every limit is a sliding window.
CREATE TABLE attempt (
	id INTEGER PRIMARY KEY,
	key TEXT NOT NULL,
	at INTEGER NOT NULL
) STRICT;

CREATE INDEX attempt_by_key ON attempt (key, at);

CREATE TABLE attempt_lock (
	key TEXT PRIMARY KEY,
	until INTEGER NOT NULL,
	seconds INTEGER NOT NULL
) STRICT;

CREATE TABLE idempotency_answer (
	key TEXT PRIMARY KEY,
	answer TEXT NOT NULL CHECK (json_valid(answer)),
	kept_at INTEGER NOT NULL
) STRICT;
