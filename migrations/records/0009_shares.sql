CREATE TABLE `share_links` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`scope` text NOT NULL,
	`locale` text NOT NULL,
	`label` text,
	`parts` text NOT NULL,
	`includes_pictures` integer NOT NULL,
	`includes_unconfirmed` integer NOT NULL,
	`passcode_hash` text,
	`attempts_left` integer,
	`view_limit` integer,
	`access_count` integer DEFAULT 0 NOT NULL,
	`last_viewed_at` text,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	`made_at` text NOT NULL,
	`epoch` integer NOT NULL,
	`sources` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_links_slug` ON `share_links` (`slug`);--> statement-breakpoint
CREATE INDEX `share_links_newest` ON `share_links` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `share_snapshots` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`epoch` integer NOT NULL,
	`body` text NOT NULL,
	`fhir` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`id`) REFERENCES `share_links`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `share_views` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`link_id` text NOT NULL,
	`at` text NOT NULL,
	`country` text,
	`device` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`link_id`) REFERENCES `share_links`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `share_views_link` ON `share_views` (`user_id`,`link_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `summaries` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`discipline` text NOT NULL,
	`audience` text NOT NULL,
	`locale` text NOT NULL,
	`facts_hash` text NOT NULL,
	`content_md` text NOT NULL,
	`citations` text NOT NULL,
	`engine` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
