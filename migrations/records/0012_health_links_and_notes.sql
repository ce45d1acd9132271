CREATE TABLE `share_notes` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`link_id` text NOT NULL,
	`at` text NOT NULL,
	`author` text NOT NULL,
	`body` text NOT NULL,
	`done_at` text,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`link_id`) REFERENCES `share_links`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_notes_open` ON `share_notes` (`user_id`,`done_at`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `share_notes_link` ON `share_notes` (`user_id`,`link_id`,`at`);--> statement-breakpoint
ALTER TABLE `share_links` ADD `manifest` text;--> statement-breakpoint
ALTER TABLE `share_links` ADD `allows_notes` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `share_links_manifest` ON `share_links` (`manifest`);--> statement-breakpoint
ALTER TABLE `share_views` ADD `recipient` text;