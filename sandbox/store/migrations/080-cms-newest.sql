-- Lists of thousands of entries are read page by page, newest first.
CREATE INDEX cms_entry_newest ON cms_entry (collection, published, json ->> 'publishedAt' DESC, id);
