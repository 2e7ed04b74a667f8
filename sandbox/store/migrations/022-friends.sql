-- One row for each pair, whoever asked: the lesser id stands first.
CREATE TABLE friendship (
	one_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	other_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	since INTEGER NOT NULL,
	PRIMARY KEY (one_id, other_id),
	CHECK (one_id < other_id)
) STRICT;

CREATE INDEX friendship_by_other ON friendship (other_id);

CREATE TABLE friend_invite (
	from_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	to_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
	expires_at INTEGER NOT NULL,
	PRIMARY KEY (from_id, to_id),
	CHECK (from_id <> to_id)
) STRICT;

CREATE INDEX friend_invite_by_invited ON friend_invite (to_id);
