CREATE TABLE `imported_rows` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`import_id` text NOT NULL,
	`rows` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
