ALTER TABLE `files` ADD `stored_sha256` text;--> statement-breakpoint
CREATE INDEX `files_stored` ON `files` (`user_id`,`stored_sha256`);