CREATE TABLE `support_tickets` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`topic` text NOT NULL,
	`message` text NOT NULL,
	`status` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
