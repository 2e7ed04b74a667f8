-- A name that was asked for with an address that has an account answers as one whose address is not confirmed: it has the
-- password that it was asked for with, and locks together with that account. Names of deleted players have neither.
ALTER TABLE reserved_username ADD COLUMN password TEXT;
ALTER TABLE reserved_username ADD COLUMN owner_id TEXT REFERENCES user (id) ON DELETE SET NULL;
CREATE INDEX reserved_username_by_password ON reserved_username (password);
CREATE INDEX reserved_username_by_owner ON reserved_username (owner_id);
