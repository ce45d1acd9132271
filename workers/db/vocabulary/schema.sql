-- Official terms (ICD-10-CM, RxNorm) that the operator imported, for candidate codes. A database of its own: it holds
-- nothing of any patient, can be dropped and imported again, and searching it never holds up a sign-in or a record.
CREATE TABLE IF NOT EXISTS vocabulary_terms (
  id INTEGER PRIMARY KEY,
  system TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  release TEXT NOT NULL,
  UNIQUE (system, code)
);

-- How far the import of each system has come; `lines` moves in the same batch as the rows.
CREATE TABLE IF NOT EXISTS vocabulary_imports (
  system TEXT PRIMARY KEY,
  release TEXT NOT NULL,
  lines INTEGER NOT NULL,
  finished_at TEXT
);

CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary_search USING fts5(
  name, content='vocabulary_terms', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2'
);

CREATE TRIGGER IF NOT EXISTS vocabulary_added AFTER INSERT ON vocabulary_terms BEGIN
  INSERT INTO vocabulary_search (rowid, name) VALUES (new.id, new.name);
END;

CREATE TRIGGER IF NOT EXISTS vocabulary_removed AFTER DELETE ON vocabulary_terms BEGIN
  INSERT INTO vocabulary_search (vocabulary_search, rowid, name) VALUES ('delete', old.id, old.name);
END;

CREATE TRIGGER IF NOT EXISTS vocabulary_renamed AFTER UPDATE OF name ON vocabulary_terms WHEN old.name <> new.name BEGIN
  INSERT INTO vocabulary_search (vocabulary_search, rowid, name) VALUES ('delete', old.id, old.name);
  INSERT INTO vocabulary_search (rowid, name) VALUES (new.id, new.name);
END;

CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary_stems USING fts5vocab('vocabulary_search', 'row');

-- The words of all terms by their threes of letters: where a misread word is looked up.
CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary_words USING fts5(word, tokenize='trigram');
