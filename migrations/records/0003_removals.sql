-- Written so that it may meet a table that an earlier migration made.
CREATE TABLE IF NOT EXISTS `removals` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`storage_path` text NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `removals_due` ON `removals` (`user_id`,`due_at`);
