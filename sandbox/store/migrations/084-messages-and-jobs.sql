-- What visitors write is a message, and what alerts are about are jobs.
ALTER TABLE letter RENAME TO message;
ALTER TABLE job_alert_mail RENAME COLUMN offer_id TO job_id;
