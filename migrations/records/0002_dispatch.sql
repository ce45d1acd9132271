DROP INDEX `files_state`;--> statement-breakpoint
ALTER TABLE `files` ADD `sent_at` integer;--> statement-breakpoint
ALTER TABLE `files` ADD `sends` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `files_unfinished` ON `files` (`user_id`,`created_at`) WHERE processing_state IN ('queued', 'running');