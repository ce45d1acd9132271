import { extractionVersion } from '../../../core/extraction/version'
import type { FilePlace } from '../../config'

/**
 * Files of one shard that an older extractor read, after a place in the order of owner and id. It is the one query
 * across owners, for the system's door alone, and answers with ids. A page that was found not to be medical may
 * be understood by now; `fallbacks` adds those that were read without the second engine because it failed.
 */
export async function outdatedFiles(
  database: D1Database,
  after: FilePlace | null,
  limit: number,
  fallbacks: boolean,
): Promise<FilePlace[]> {
  const { results } = await database
    .prepare(
      `SELECT user_id AS userId, id AS fileId FROM files
       WHERE (user_id, id) > (?1, ?2)
         AND (processing_state = 'succeeded' OR (processing_state = 'failed' AND error_code = 'not_medical'))
         AND (extraction_version IS NULL OR extraction_version < ?3 OR (?4 AND engine_usage ->> '$.fallback_reason' IS NOT NULL))
       ORDER BY user_id, id LIMIT ?5`,
    )
    .bind(after?.userId ?? '', after?.fileId ?? '', extractionVersion, fallbacks ? 1 : 0, limit)
    .all<FilePlace>()
  return results
}
