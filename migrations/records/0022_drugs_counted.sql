-- Drugs that are taken in another dose than before, in the order in which they are listed.
CREATE INDEX `registry_drugs_changed` ON `registry_items` (`user_id`,`last_seen_date`,`id`) WHERE category = 'coded' AND detail ->> '$.changed' IS NOT NULL;
--> statement-breakpoint
-- Drugs by whether a code is known, whether they are taken and whether their dose changed: counted as all else is.
INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`)
SELECT user_id, 'drugs', coalesce(category, '') || ' ' || status || iif(detail ->> '$.changed' IS NULL, '', ' changed'), count(*) FROM `registry_items` WHERE type = 'medication' GROUP BY 1, 3;
--> statement-breakpoint
CREATE TRIGGER `drugs_counted` AFTER INSERT ON `registry_items`
WHEN NEW.type = 'medication'
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'drugs', coalesce(NEW.category, '') || ' ' || NEW.status || iif(NEW.detail ->> '$.changed' IS NULL, '', ' changed'), 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `drugs_uncounted` AFTER DELETE ON `registry_items`
WHEN OLD.type = 'medication'
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'drugs' AND key = coalesce(OLD.category, '') || ' ' || OLD.status || iif(OLD.detail ->> '$.changed' IS NULL, '', ' changed');
END;
--> statement-breakpoint
CREATE TRIGGER `drugs_recounted` AFTER UPDATE OF category, status, detail ON `registry_items`
WHEN NEW.type = 'medication' AND coalesce(OLD.category, '') || ' ' || OLD.status || iif(OLD.detail ->> '$.changed' IS NULL, '', ' changed') <> coalesce(NEW.category, '') || ' ' || NEW.status || iif(NEW.detail ->> '$.changed' IS NULL, '', ' changed')
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'drugs' AND key = coalesce(OLD.category, '') || ' ' || OLD.status || iif(OLD.detail ->> '$.changed' IS NULL, '', ' changed');
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'drugs', coalesce(NEW.category, '') || ' ' || NEW.status || iif(NEW.detail ->> '$.changed' IS NULL, '', ' changed'), 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
