CREATE TABLE job_alert (
	-- Its tokens are made of this id.
	id TEXT PRIMARY KEY,
	-- Empty once it is stopped: then only the link in old mails must still know it.
	email TEXT NOT NULL,
	locale TEXT NOT NULL,
	-- JSON: location, team and query, as the contract has them.
	filters TEXT NOT NULL CHECK (json_valid(filters)),
	state TEXT NOT NULL CHECK (state IN ('asked', 'confirmed', 'stopped')),
	-- Milliseconds since 1970.
	asked_at INTEGER NOT NULL
) STRICT;

CREATE INDEX job_alert_by_email ON job_alert (email);

-- Which offers an alert has told of, so that publishing one again tells nobody twice.
CREATE TABLE job_alert_mail (
	alert_id TEXT NOT NULL REFERENCES job_alert (id) ON DELETE CASCADE,
	offer_id TEXT NOT NULL,
	PRIMARY KEY (alert_id, offer_id)
) STRICT;
