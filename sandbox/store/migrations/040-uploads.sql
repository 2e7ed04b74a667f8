-- Tickets that nobody can use any more before they end by themselves: used or given up. Times are milliseconds since 1970.
CREATE TABLE upload_ticket (
	id TEXT PRIMARY KEY,
	expires_at INTEGER NOT NULL
) STRICT;

-- One row for each file that is here or on its way; its bytes are in a file named by its id.
CREATE TABLE upload (
	id TEXT PRIMARY KEY,
	ticket_id TEXT NOT NULL UNIQUE,
	purpose TEXT NOT NULL,
	-- The form that it was sent with, as the browser named it.
	form TEXT NOT NULL,
	name TEXT NOT NULL,
	type TEXT NOT NULL,
	size INTEGER NOT NULL,
	state TEXT NOT NULL CHECK (state IN ('arriving', 'kept')),
	-- When it goes unless a submission claims it.
	expires_at INTEGER NOT NULL,
	claimed_by TEXT
) STRICT;

CREATE INDEX upload_by_form ON upload (form);
CREATE INDEX upload_by_claim ON upload (claimed_by);
