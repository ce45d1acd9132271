DROP INDEX `standings_key`;--> statement-breakpoint
ALTER TABLE `standings` ADD `listed_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `standings` ADD `event_date` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `standings_events` ON `standings` (`user_id`,`listed_at`,`id`) WHERE decision = 'accepted';--> statement-breakpoint
CREATE INDEX `standings_events_of` ON `standings` (`user_id`,`type`,`listed_at`,`id`) WHERE decision = 'accepted';--> statement-breakpoint
CREATE INDEX `standings_key` ON `standings` (`user_id`,`canonical_key`,`event_date`,`id`);--> statement-breakpoint
ALTER TABLE `registry_items` ADD `words` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `registry_status` ON `registry_items` (`user_id`,`type`,`status`,`last_seen_date`,`id`);--> statement-breakpoint
CREATE INDEX `registry_drugs` ON `registry_items` (`user_id`,`last_seen_date`,`id`) WHERE category = 'coded';--> statement-breakpoint
CREATE INDEX `registry_drugs_status` ON `registry_items` (`user_id`,`status`,`last_seen_date`,`id`) WHERE category = 'coded';--> statement-breakpoint
CREATE INDEX `registry_uncoded` ON `registry_items` (`user_id`,`last_seen_date`,`id`) WHERE category = 'uncoded';--> statement-breakpoint
ALTER TABLE `files` ADD `words` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What stands already is listed where the next fold would list it.
UPDATE `standings` SET listed_at = coalesce(
  (SELECT coalesce(f.detected_date, substr(f.created_at, 1, 10)) || ' ' || f.id FROM `files` f WHERE f.user_id = standings.user_id AND f.id = standings.file_id),
  (SELECT a.event_date || ' entered' FROM `facts` a WHERE a.user_id = standings.user_id AND a.id = standings.id)),
  event_date = coalesce(correction ->> '$.date', (SELECT a.event_date FROM `facts` a WHERE a.user_id = standings.user_id AND a.id = standings.id));
--> statement-breakpoint
INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`)
SELECT user_id, 'events', type, count(*) FROM `standings` WHERE decision = 'accepted' GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`)
SELECT user_id, 'event_files', type, count(DISTINCT file_id) FROM `standings` WHERE decision = 'accepted' AND file_id IS NOT NULL GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`)
SELECT user_id, 'event_files', 'all', count(DISTINCT file_id) FROM `standings` WHERE decision = 'accepted' AND file_id IS NOT NULL GROUP BY 1;
--> statement-breakpoint
-- Events of the timeline and the documents that have them: a document counts once, with its first and its last.
CREATE TRIGGER `events_counted` AFTER INSERT ON `standings`
WHEN NEW.decision = 'accepted'
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'events', NEW.type, 1) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) SELECT NEW.user_id, 'event_files', NEW.type, 1
    WHERE NEW.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = NEW.user_id AND decision = 'accepted' AND type = NEW.type AND listed_at = NEW.listed_at AND id <> NEW.id) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) SELECT NEW.user_id, 'event_files', 'all', 1
    WHERE NEW.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = NEW.user_id AND decision = 'accepted' AND listed_at = NEW.listed_at AND id <> NEW.id) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `events_uncounted` AFTER DELETE ON `standings`
WHEN OLD.decision = 'accepted'
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'events' AND key = OLD.type;
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'event_files' AND key = OLD.type
    AND OLD.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = OLD.user_id AND decision = 'accepted' AND type = OLD.type AND listed_at = OLD.listed_at);
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'event_files' AND key = 'all'
    AND OLD.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = OLD.user_id AND decision = 'accepted' AND listed_at = OLD.listed_at);
END;
--> statement-breakpoint
CREATE TRIGGER `events_recounted_old` AFTER UPDATE OF decision, type, listed_at ON `standings`
WHEN OLD.decision = 'accepted' AND (OLD.decision <> NEW.decision OR OLD.type <> NEW.type OR OLD.listed_at <> NEW.listed_at)
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'events' AND key = OLD.type;
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'event_files' AND key = OLD.type
    AND OLD.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = OLD.user_id AND decision = 'accepted' AND type = OLD.type AND listed_at = OLD.listed_at);
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'event_files' AND key = 'all'
    AND OLD.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = OLD.user_id AND decision = 'accepted' AND listed_at = OLD.listed_at);
END;
--> statement-breakpoint
CREATE TRIGGER `events_recounted_new` AFTER UPDATE OF decision, type, listed_at ON `standings`
WHEN NEW.decision = 'accepted' AND (OLD.decision <> NEW.decision OR OLD.type <> NEW.type OR OLD.listed_at <> NEW.listed_at)
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'events', NEW.type, 1) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) SELECT NEW.user_id, 'event_files', NEW.type, 1
    WHERE NEW.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = NEW.user_id AND decision = 'accepted' AND type = NEW.type AND listed_at = NEW.listed_at AND id <> NEW.id) ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) SELECT NEW.user_id, 'event_files', 'all', 1
    WHERE NEW.file_id IS NOT NULL AND NOT (OLD.decision = 'accepted' AND OLD.listed_at = NEW.listed_at) AND NOT EXISTS (SELECT 1 FROM `standings` WHERE user_id = NEW.user_id AND decision = 'accepted' AND listed_at = NEW.listed_at AND id <> NEW.id) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- What is found by words. Each word carries its owner's key, so that a question reads what one person wrote and nothing
-- else; `ref` among the words is how a row of the index is found again when what it tells of changes or goes.
CREATE VIRTUAL TABLE `search` USING fts5(words, person UNINDEXED, kind UNINDEXED, ref UNINDEXED, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
--> statement-breakpoint
CREATE TRIGGER `items_found` AFTER INSERT ON `registry_items`
WHEN NEW.words <> ''
BEGIN
  INSERT INTO `search` (words, person, kind, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), NEW.user_id, NEW.type, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `items_lost` AFTER DELETE ON `registry_items`
WHEN OLD.words <> ''
BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH '"ref_' || replace(OLD.id, '-', '') || '"' AND person = OLD.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER `items_found_anew` AFTER UPDATE OF words ON `registry_items`
WHEN NEW.words <> OLD.words
BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH '"ref_' || replace(OLD.id, '-', '') || '"' AND person = OLD.user_id);
  INSERT INTO `search` (words, person, kind, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), NEW.user_id, NEW.type, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `files_found` AFTER INSERT ON `files`
WHEN NEW.words <> ''
BEGIN
  INSERT INTO `search` (words, person, kind, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), NEW.user_id, 'file', NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `files_lost` AFTER DELETE ON `files`
WHEN OLD.words <> ''
BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH '"ref_' || replace(OLD.id, '-', '') || '"' AND person = OLD.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER `files_found_anew` AFTER UPDATE OF words ON `files`
WHEN NEW.words <> OLD.words
BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH '"ref_' || replace(OLD.id, '-', '') || '"' AND person = OLD.user_id);
  INSERT INTO `search` (words, person, kind, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), NEW.user_id, 'file', NEW.id);
END;
