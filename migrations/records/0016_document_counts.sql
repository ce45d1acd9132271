ALTER TABLE `standings` ADD `abnormal` integer;--> statement-breakpoint
CREATE INDEX `standings_said` ON `standings` (`user_id`,`file_id`,`canonical_key`) WHERE decision = 'accepted' AND type IN ('diagnosis','medication','procedure','allergy');--> statement-breakpoint
ALTER TABLE `files` ADD `counts` text;--> statement-breakpoint
CREATE UNIQUE INDEX `registry_key` ON `registry_items` (`user_id`,`canonical_key`);--> statement-breakpoint
CREATE INDEX `registry_icd` ON `registry_items` (`user_id`,(codes ->> '$."ICD-10-CM"[0]')) WHERE type = 'diagnosis';--> statement-breakpoint
-- Documents with results and with studies by their own dates: what drizzle cannot say, as it parts expressions at commas.
CREATE INDEX `files_lab` ON `files` (`user_id`,coalesce(detected_date, substr(created_at, 1, 10)),`id`) WHERE (counts ->> '$.lab') > 0;--> statement-breakpoint
CREATE INDEX `files_imaging` ON `files` (`user_id`,coalesce(detected_date, substr(created_at, 1, 10)),`id`) WHERE (counts ->> '$.imaging') > 0;
