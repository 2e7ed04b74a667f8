-- Wrong passwords are counted by what was typed, so that nothing has to know whose address a name was asked for with.
DROP INDEX reserved_username_by_owner;
ALTER TABLE reserved_username DROP COLUMN owner_id;
