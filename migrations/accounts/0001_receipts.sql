CREATE TABLE `receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL,
	`removed_at` integer
);
