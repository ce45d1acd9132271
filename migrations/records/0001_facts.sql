CREATE TABLE `facts` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`file_id` text,
	`type` text NOT NULL,
	`canonical_key` text NOT NULL,
	`event_date` text NOT NULL,
	`position` integer NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`,`file_id`) REFERENCES `files`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `facts_file` ON `facts` (`user_id`,`file_id`,`type`,`position`);--> statement-breakpoint
CREATE INDEX `facts_key` ON `facts` (`user_id`,`canonical_key`,`event_date`);--> statement-breakpoint
CREATE INDEX `facts_type` ON `facts` (`user_id`,`type`,`event_date`,`id`);--> statement-breakpoint
CREATE TABLE `removals` (
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
CREATE TABLE `standings` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text,
	`type` text NOT NULL,
	`canonical_key` text NOT NULL,
	`decision` text NOT NULL,
	`asks` text,
	`task_id` text,
	`reason` text,
	`against` text,
	`correction` text,
	`verdict_ids` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`,`id`) REFERENCES `facts`(`user_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `standings_asks` ON `standings` (`user_id`,`asks`,`type`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `standings_task` ON `standings` (`user_id`,`task_id`);--> statement-breakpoint
CREATE INDEX `standings_key` ON `standings` (`user_id`,`canonical_key`);--> statement-breakpoint
CREATE INDEX `standings_file` ON `standings` (`user_id`,`file_id`);--> statement-breakpoint
CREATE TABLE `tallies` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`n` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `key`)
);
--> statement-breakpoint
CREATE TABLE `verdicts` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`action` text NOT NULL,
	`bytes` text,
	`subject` text NOT NULL,
	`correction` text,
	`against` text,
	`notes` text,
	`at` text NOT NULL,
	`undone_at` text,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `verdicts_bytes` ON `verdicts` (`user_id`,`bytes`);--> statement-breakpoint
-- What was read so far becomes facts; what was decided of it becomes verdicts. What is derived is folded anew when it
-- is next read (heads.fold = 0).
INSERT INTO `facts` (`user_id`,`id`,`source`,`file_id`,`type`,`canonical_key`,`event_date`,`position`,`body`)
SELECT e.user_id, e.id, 'page', e.file_id, e.type, e.canonical_key,
  coalesce(e.date, f.detected_date, substr(f.created_at, 1, 10)), e.position,
  json_patch(json_object(
    'id', e.id, 'fileId', e.file_id, 'type', e.type, 'position', e.position, 'text', e.text,
    'name', e.normalized ->> '$.name', 'canonicalKey', e.canonical_key,
    'status', CASE WHEN e.normalized ->> '$.status' IN ('active','historical','resolved','suspected','stopped','completed')
      THEN e.normalized ->> '$.status' ELSE 'active' END,
    'assertion', e.assertion, 'date', e.date,
    'eventDate', coalesce(e.date, f.detected_date, substr(f.created_at, 1, 10)),
    'codes', json_extract(e.normalized, '$.codes'),
    'confidence', e.confidence, 'sourceConfidence', e.source_confidence,
    'doubt', e.coding_meta ->> '$.doubt', 'candidates', json_extract(e.coding_meta, '$.candidates'),
    'evidence', json(e.evidence),
    'proposal', CASE WHEN v.id IS NOT NULL THEN 'pending' WHEN r.id IS NOT NULL THEN 'review'
      WHEN e.decision = 'rejected' THEN 'accepted' ELSE e.decision END,
    'reason', coalesce(v.validation_reason, r.reason), 'createdAt', e.created_at,
    'value', e.value, 'unit', e.unit, 'refLow', e.ref_low, 'refHigh', e.ref_high, 'refText', e.ref_text, 'flag', e.flag,
    'route', e.normalized ->> '$.route', 'frequency', e.normalized ->> '$.frequency',
    'duration', e.normalized ->> '$.duration', 'allergenType', e.normalized ->> '$.type',
    'reaction', e.normalized ->> '$.reaction', 'severity', e.normalized ->> '$.severity',
    'modality', e.normalized ->> '$.modality', 'bodyPart', e.normalized ->> '$.body_part',
    'laterality', e.normalized ->> '$.laterality'),
    CASE WHEN e.coding_meta -> '$.readings' IS NULL THEN '{}'
      ELSE json_object('readings', json_extract(e.coding_meta, '$.readings')) END)
FROM `entities` e
JOIN `files` f ON f.user_id = e.user_id AND f.id = e.file_id
LEFT JOIN `entity_validations` v ON v.user_id = e.user_id AND v.entity_id = e.id
LEFT JOIN `review_tasks` r ON r.user_id = e.user_id AND r.id = e.id;
--> statement-breakpoint
INSERT INTO `verdicts` (`user_id`,`id`,`action`,`bytes`,`subject`,`notes`,`at`)
SELECT e.user_id, e.id || ':validation', CASE v.status WHEN 'approved' THEN 'approve' ELSE 'reject' END, f.sha256,
  json_object('type', e.type, 'wording', e.text, 'canonicalKey', e.canonical_key, 'value',
    CASE WHEN e.type IN ('lab','medication') THEN e.value END, 'bytes', f.sha256,
    'box', json_extract(e.evidence, '$.box'), 'factId', NULL),
  v.user_notes, coalesce(v.resolved_at, v.created_at)
FROM `entity_validations` v
JOIN `entities` e ON e.user_id = v.user_id AND e.id = v.entity_id
JOIN `files` f ON f.user_id = e.user_id AND f.id = e.file_id
WHERE v.status <> 'pending';
--> statement-breakpoint
INSERT INTO `verdicts` (`user_id`,`id`,`action`,`bytes`,`subject`,`at`)
SELECT e.user_id, r.id || ':review',
  CASE WHEN r.status = 'rejected' THEN 'reject' WHEN r.reason = 'documents_disagree' THEN 'settle' ELSE 'approve' END,
  f.sha256,
  json_object('type', e.type, 'wording', e.text, 'canonicalKey', e.canonical_key, 'value',
    CASE WHEN e.type IN ('lab','medication') THEN e.value END, 'bytes', f.sha256,
    'box', json_extract(e.evidence, '$.box'), 'factId', NULL),
  -- The moment is not known; it was before now, and after all that it was said of.
  strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM `review_tasks` r
JOIN `entities` e ON e.user_id = r.user_id AND e.id = r.entity_id
JOIN `files` f ON f.user_id = e.user_id AND f.id = e.file_id
WHERE r.status <> 'open';
--> statement-breakpoint
INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`)
SELECT user_id, 'files', coalesce(category, '') || ' ' || status, count(*) FROM `files` GROUP BY 1, 3;
--> statement-breakpoint
DROP TABLE `entity_validations`;--> statement-breakpoint
DROP TABLE `review_tasks`;--> statement-breakpoint
DROP TABLE `entities`;--> statement-breakpoint
DROP TABLE `registry_items`;--> statement-breakpoint
CREATE TABLE `registry_items` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`canonical_key` text NOT NULL,
	`type` text NOT NULL,
	`name` text NOT NULL,
	`category` text,
	`status` text NOT NULL,
	`codes` text NOT NULL,
	`first_seen_date` text NOT NULL,
	`last_seen_date` text NOT NULL,
	`first_facility` text,
	`first_physician` text,
	`evidence_count` integer NOT NULL,
	`detail` text NOT NULL,
	`evidence` text,
	`citations` text NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `heads`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `registry_type` ON `registry_items` (`user_id`,`type`,`last_seen_date`,`id`);--> statement-breakpoint
DROP INDEX `files_newest`;--> statement-breakpoint
CREATE INDEX `files_newest` ON `files` (`user_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `heads` ADD `fold` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `heads` ADD `closed_at` text;
--> statement-breakpoint
-- Letters and summaries that were read, in the order in which they are listed.
CREATE INDEX `files_reports` ON `files` (`user_id`,`created_at`,`id`) WHERE category IN ('discharge','consultation') AND status IN ('completed','needs_review');
--> statement-breakpoint
-- Counts are kept by the database itself, so that whatever writes, they hold.
CREATE TRIGGER `registry_items_counted` AFTER INSERT ON `registry_items`
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'registry', NEW.type, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `registry_items_uncounted` AFTER DELETE ON `registry_items`
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'registry' AND key = OLD.type;
END;
--> statement-breakpoint
CREATE TRIGGER `standings_counted` AFTER INSERT ON `standings`
WHEN NEW.asks IS NOT NULL
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'waiting', NEW.asks || ' ' || NEW.type, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `standings_uncounted` AFTER DELETE ON `standings`
WHEN OLD.asks IS NOT NULL
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'waiting' AND key = OLD.asks || ' ' || OLD.type;
END;
--> statement-breakpoint
CREATE TRIGGER `standings_recounted_old` AFTER UPDATE OF asks, type ON `standings`
WHEN OLD.asks IS NOT NULL
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'waiting' AND key = OLD.asks || ' ' || OLD.type;
END;
--> statement-breakpoint
CREATE TRIGGER `standings_recounted_new` AFTER UPDATE OF asks, type ON `standings`
WHEN NEW.asks IS NOT NULL
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'waiting', NEW.asks || ' ' || NEW.type, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `files_counted` AFTER INSERT ON `files`
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'files', coalesce(NEW.category, '') || ' ' || NEW.status, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `files_uncounted` AFTER DELETE ON `files`
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'files' AND key = coalesce(OLD.category, '') || ' ' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER `files_recounted_old` AFTER UPDATE OF category, status ON `files`
BEGIN
  UPDATE `tallies` SET n = n - 1 WHERE user_id = OLD.user_id AND kind = 'files' AND key = coalesce(OLD.category, '') || ' ' || OLD.status;
END;
--> statement-breakpoint
CREATE TRIGGER `files_recounted_new` AFTER UPDATE OF category, status ON `files`
BEGIN
  INSERT INTO `tallies` (`user_id`,`kind`,`key`,`n`) VALUES (NEW.user_id, 'files', coalesce(NEW.category, '') || ' ' || NEW.status, 1) ON CONFLICT DO UPDATE SET n = n + 1;
END;
