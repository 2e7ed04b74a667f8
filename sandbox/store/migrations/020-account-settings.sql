-- An address that its player asked for and has not confirmed yet; until then the one before counts.
ALTER TABLE user ADD COLUMN pending_email TEXT;

-- When the session's player last confirmed a sensitive change by password or code.
ALTER TABLE session ADD COLUMN verified_at INTEGER;

-- The code that was sent by SMS to confirm a sensitive change.
CREATE TABLE session_code (
	session_id TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
	hash TEXT NOT NULL,
	expires_at INTEGER NOT NULL,
	tries INTEGER NOT NULL DEFAULT 0
) STRICT;

-- An MFA method that is being set up and counts for nothing yet. One row per user: a newer one replaces it.
CREATE TABLE pending_factor (
	user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('sms', 'totp')),
	phone TEXT,
	secret TEXT,
	code_hash TEXT,
	tries INTEGER NOT NULL DEFAULT 0,
	expires_at INTEGER NOT NULL
) STRICT;

-- The address that an account had before, for as long as its owner may take the change back.
CREATE TABLE email_undo (
	hash TEXT PRIMARY KEY,
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	email TEXT NOT NULL,
	expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX email_undo_by_email ON email_undo (email);

-- Devices that a player has signed in from, so that only a new one is worth a mail.
CREATE TABLE known_device (
	user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	device TEXT NOT NULL,
	PRIMARY KEY (user_id, device)
) STRICT;
