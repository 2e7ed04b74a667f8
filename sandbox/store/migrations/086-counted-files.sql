-- The file whose upload an attempt counts: one that is refused or taken away counts no longer.
ALTER TABLE attempt ADD COLUMN file_id TEXT;
CREATE INDEX attempt_by_file ON attempt (file_id) WHERE file_id IS NOT NULL;
