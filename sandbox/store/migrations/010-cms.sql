CREATE TABLE cms_entry (
	collection TEXT NOT NULL,
	id TEXT NOT NULL,
	-- Texts as {en,fr,es}; the service picks one.
	json TEXT NOT NULL CHECK (json_valid(json)),
	-- Order within the collection.
	position INTEGER NOT NULL DEFAULT 0,
	updated_at TEXT NOT NULL,
	published INTEGER NOT NULL DEFAULT 1,
	-- Whether somebody changed it here, so that the demo content leaves it alone.
	edited INTEGER NOT NULL DEFAULT 0,
	PRIMARY KEY (collection, id)
) STRICT;

CREATE INDEX cms_entry_in_order ON cms_entry (collection, published, position);
