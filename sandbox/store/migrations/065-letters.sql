-- What visitors write to the studio. Times are milliseconds since 1970.
CREATE TABLE letter (
	reference TEXT PRIMARY KEY,
	kind TEXT NOT NULL CHECK (kind IN ('contact', 'issue', 'feedback')),
	-- Empty where its writer wants no answer.
	email TEXT NOT NULL,
	locale TEXT NOT NULL,
	-- The rest of the form, as the contract has it.
	content TEXT NOT NULL CHECK (json_valid(content)),
	at INTEGER NOT NULL
) STRICT;

CREATE TABLE faq_vote (
	faq_id TEXT NOT NULL,
	voter TEXT NOT NULL,
	value TEXT NOT NULL CHECK (value IN ('up', 'down')),
	reason TEXT NOT NULL,
	at INTEGER NOT NULL,
	PRIMARY KEY (faq_id, voter)
) STRICT;
