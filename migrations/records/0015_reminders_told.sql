CREATE TABLE `calendar_feeds` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_slug` ON `calendar_feeds` (`slug`);--> statement-breakpoint
ALTER TABLE `reminders` ADD `told_at` text;--> statement-breakpoint
UPDATE `reminders` SET `told_at` = `due_at` WHERE `due_at` <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
