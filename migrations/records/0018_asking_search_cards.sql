CREATE TABLE `kept_cards` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`epoch` integer NOT NULL,
	`day` text NOT NULL,
	`telling` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `standings_asking` ON `standings` (`user_id`,`created_at`,`id`) WHERE asks IS NOT NULL;--> statement-breakpoint
CREATE INDEX `standings_asking_of` ON `standings` (`user_id`,`type`,`created_at`,`id`) WHERE asks IS NOT NULL AND type IN ('allergy','medication','diagnosis');
--> statement-breakpoint
-- A question asks for items, for those of one type or for files by words of their own (`kinds`), which carry their
-- owner's key as well: what is not asked for is not read through. They count for nothing in the order of what is found.
DROP TRIGGER `items_found`;
--> statement-breakpoint
DROP TRIGGER `items_found_anew`;
--> statement-breakpoint
DROP TRIGGER `files_found`;
--> statement-breakpoint
DROP TRIGGER `files_found_anew`;
--> statement-breakpoint
DROP TABLE `search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `search` USING fts5(words, kinds, person UNINDEXED, ref UNINDEXED, tokenize = "unicode61 remove_diacritics 0 tokenchars '_'");
--> statement-breakpoint
INSERT INTO `search` (`search`, rank) VALUES ('rank', 'bm25(1.0, 0.0)');
--> statement-breakpoint
INSERT INTO `search` (words, kinds, person, ref)
SELECT words || ' ref_' || replace(id, '-', ''), 'item_' || substr(replace(user_id, '-', ''), 1, 12) || ' ' || type || '_' || substr(replace(user_id, '-', ''), 1, 12), user_id, id FROM `registry_items` WHERE words <> '';
--> statement-breakpoint
INSERT INTO `search` (words, kinds, person, ref)
SELECT words || ' ref_' || replace(id, '-', ''), 'file_' || substr(replace(user_id, '-', ''), 1, 12), user_id, id FROM `files` WHERE words <> '';
--> statement-breakpoint
CREATE TRIGGER `items_found` AFTER INSERT ON `registry_items`
WHEN NEW.words <> ''
BEGIN
  INSERT INTO `search` (words, kinds, person, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), 'item_' || substr(replace(NEW.user_id, '-', ''), 1, 12) || ' ' || NEW.type || '_' || substr(replace(NEW.user_id, '-', ''), 1, 12), NEW.user_id, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `items_found_anew` AFTER UPDATE OF words ON `registry_items`
WHEN NEW.words <> OLD.words
BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH '"ref_' || replace(OLD.id, '-', '') || '"' AND person = OLD.user_id);
  INSERT INTO `search` (words, kinds, person, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), 'item_' || substr(replace(NEW.user_id, '-', ''), 1, 12) || ' ' || NEW.type || '_' || substr(replace(NEW.user_id, '-', ''), 1, 12), NEW.user_id, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `files_found` AFTER INSERT ON `files`
WHEN NEW.words <> ''
BEGIN
  INSERT INTO `search` (words, kinds, person, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), 'file_' || substr(replace(NEW.user_id, '-', ''), 1, 12), NEW.user_id, NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER `files_found_anew` AFTER UPDATE OF words ON `files`
WHEN NEW.words <> OLD.words
BEGIN
  DELETE FROM `search` WHERE rowid IN (SELECT rowid FROM `search` WHERE `search` MATCH '"ref_' || replace(OLD.id, '-', '') || '"' AND person = OLD.user_id);
  INSERT INTO `search` (words, kinds, person, ref) VALUES (NEW.words || ' ref_' || replace(NEW.id, '-', ''), 'file_' || substr(replace(NEW.user_id, '-', ''), 1, 12), NEW.user_id, NEW.id);
END;
