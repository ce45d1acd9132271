CREATE TABLE `chat_conversations` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`medical_context_timestamp` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`message_count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_conversations_newest` ON `chat_conversations` (`user_id`,`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `chat_days` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `chat_messages` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`position` integer NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`source` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`conversation_id`) REFERENCES `chat_conversations`(`user_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `chat_messages_said` ON `chat_messages` (`user_id`,`conversation_id`,`position`);