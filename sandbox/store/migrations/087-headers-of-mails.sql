-- What a mail says to mail programs beside its text, such as how to unsubscribe.
ALTER TABLE outbox ADD COLUMN headers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(headers));
