-- Jobs that are published for a moment to come: nobody is told of them before.
CREATE TABLE due_job (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
