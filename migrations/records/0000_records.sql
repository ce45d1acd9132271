CREATE TABLE `changes` (
	`user_id` text NOT NULL,
	`seq` integer NOT NULL,
	`table_name` text NOT NULL,
	`event` text NOT NULL,
	`row_id` text NOT NULL,
	`file_id` text,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `seq`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `consents` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`version` text NOT NULL,
	`accepted_at` text NOT NULL,
	`locale` text NOT NULL,
	`text_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `entities` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`type` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`value` text,
	`unit` text,
	`ref_low` real,
	`ref_high` real,
	`ref_text` text,
	`flag` text,
	`date` text,
	`confidence` real NOT NULL,
	`source_confidence` real NOT NULL,
	`canonical_key` text NOT NULL,
	`assertion` text NOT NULL,
	`decision` text NOT NULL,
	`normalized` text NOT NULL,
	`coding_meta` text NOT NULL,
	`evidence` text NOT NULL,
	`source_label` text,
	`needs_atc_backfill` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`file_id`) REFERENCES `files`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `entities_file` ON `entities` (`user_id`,`file_id`,`type`,`position`);--> statement-breakpoint
CREATE INDEX `entities_key` ON `entities` (`user_id`,`canonical_key`,`date`);--> statement-breakpoint
CREATE TABLE `entity_validations` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`entity_id` text NOT NULL,
	`file_id` text NOT NULL,
	`candidate_type` text NOT NULL,
	`status` text NOT NULL,
	`entity_text` text NOT NULL,
	`validation_reason` text NOT NULL,
	`source_data` text NOT NULL,
	`created_at` text NOT NULL,
	`resolved_at` text,
	`user_notes` text,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`entity_id`) REFERENCES `entities`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `validations_status` ON `entity_validations` (`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `validations_file` ON `entity_validations` (`user_id`,`file_id`);--> statement-breakpoint
CREATE TABLE `events_analytics` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`event_name` text NOT NULL,
	`metadata` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `files` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`storage_path` text NOT NULL,
	`sha256` text NOT NULL,
	`media_type` text NOT NULL,
	`byte_size` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`display_name` text NOT NULL,
	`category` text,
	`status` text NOT NULL,
	`processing_state` text NOT NULL,
	`processing_pct` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`error_code` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`detected_date` text,
	`language` text,
	`language_confidence` real,
	`doc_meta` text,
	`turn` integer DEFAULT 0 NOT NULL,
	`extraction_version` integer,
	`engine` text,
	`engine_usage` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_id` text,
	`lease_until` integer,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_bytes` ON `files` (`user_id`,`sha256`);--> statement-breakpoint
CREATE INDEX `files_newest` ON `files` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `files_state` ON `files` (`user_id`,`processing_state`);--> statement-breakpoint
CREATE TABLE `heads` (
	`user_id` text PRIMARY KEY NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	`epoch` integer DEFAULT 0 NOT NULL,
	`guard` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `profiles` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`father_name` text,
	`dob` text,
	`address` text,
	`email` text,
	`phone` text,
	`blood_type` text,
	`locale` text DEFAULT 'en' NOT NULL,
	`units` text DEFAULT 'metric' NOT NULL,
	`completeness_score` integer DEFAULT 0 NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `registry_items` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`canonical_key` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`category` text,
	`status` text NOT NULL,
	`codes` text NOT NULL,
	`first_seen_date` text,
	`last_seen_date` text,
	`first_facility` text,
	`first_physician` text,
	`evidence_count` integer NOT NULL,
	`detail` text NOT NULL,
	`citations` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `registry_key` ON `registry_items` (`user_id`,`canonical_key`);--> statement-breakpoint
CREATE INDEX `registry_type` ON `registry_items` (`user_id`,`type`,`last_seen_date`);--> statement-breakpoint
CREATE TABLE `review_tasks` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`entity_id` text NOT NULL,
	`file_id` text NOT NULL,
	`status` text NOT NULL,
	`reason` text NOT NULL,
	`ai_confidence` real NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`entity_id`) REFERENCES `entities`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_status` ON `review_tasks` (`user_id`,`status`);--> statement-breakpoint
CREATE INDEX `review_file` ON `review_tasks` (`user_id`,`file_id`);