DROP INDEX `standings_asks`;--> statement-breakpoint
CREATE INDEX `standings_asks` ON `standings` (`user_id`,`asks`,`created_at`,`id`);