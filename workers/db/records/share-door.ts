/**
 * The door of those who were given a link: a granted part of one record, to read. It takes a slug and no user id, and
 * whether anything answers is decided in D1 at that very moment; nothing that is cached decides (docs/decisions/0013).
 */

export interface Viewer {
  readonly country: string | null
  readonly device: string
  /** Whom it says that it is for; null where it says nothing. */
  readonly recipient: string | null
  /** The passcode was given, or none is asked for. */
  readonly passed: boolean
}

export interface Granted {
  readonly userId: string
  readonly linkId: string
  readonly epoch: number
  readonly expiresAt: string
  readonly allowsNotes: boolean
  /** The files of what it shows that their owner has neither deleted since nor said to be somebody else's. */
  readonly standing: readonly string[]
}

export type Decision =
  | { readonly kind: 'granted'; readonly granted: Granted }
  /** The link is good, and asks for its passcode. */
  | { readonly kind: 'passcode'; readonly attemptsLeft: number }
  | { readonly kind: 'none' }

interface LinkRow {
  readonly user_id: string
  readonly id: string
  readonly expires_at: string
  /** JSON: ids of files. */
  readonly standing: string
}
interface ViewRow extends LinkRow {
  readonly epoch: number
  readonly attempts_left: number | null
  readonly asks: number
  readonly viewed: number
  readonly live: number
  readonly allows_notes: number
}
interface StandingRow extends LinkRow {
  readonly includes_pictures: number
  readonly allows_notes: number
  readonly shown: number
  readonly file_id: string | null
}

/** What a link is good for: `live` is said once, for views, passcodes, pictures and lines alike. Expired at equality. */
const live = `slug = ?1 AND revoked_at IS NULL AND expires_at > ?2
  AND NOT EXISTS (SELECT 1 FROM heads WHERE heads.user_id = share_links.user_id AND heads.closed_at IS NOT NULL)`
const hasViewsLeft = `(view_limit IS NULL OR access_count < view_limit)`
const isNoted = `EXISTS (SELECT 1 FROM share_notes WHERE share_notes.user_id = share_links.user_id AND share_notes.id = ?3)`
const isViewed = `EXISTS (SELECT 1 FROM share_views WHERE share_views.user_id = share_links.user_id AND share_views.id = ?3)`

const standingFiles = `(SELECT json_group_array(DISTINCT files.id) FROM json_each(share_links.sources) AS source
  JOIN files ON files.user_id = share_links.user_id AND files.id = source.value
  WHERE NOT EXISTS (SELECT 1 FROM standings WHERE standings.user_id = files.user_id
    AND standings.file_id = files.id AND standings.decision IN ('other_patient', 'unclaimed')))`

/** The owner's open screens are told of it by the hub, as of any other change; `change` is its table, event and row. */
const ownerIsTold = (
  database: D1Database,
  change: string,
  condition: string,
  [slug, time, id]: readonly [string, string, string],
) => [
  database
    .prepare(
      `INSERT INTO changes (user_id, seq, table_name, event, row_id, at)
       SELECT heads.user_id, heads.seq + 1, ${change}, ?2
       FROM share_links JOIN heads ON heads.user_id = share_links.user_id WHERE slug = ?1 AND ${condition}`,
    )
    .bind(slug, time, id),
  database
    .prepare(
      `UPDATE heads SET seq = seq + 1
       WHERE user_id = (SELECT user_id FROM share_links WHERE slug = ?1 AND ${condition}) AND ?2 = ?2`,
    )
    .bind(slug, time, id),
]

/** Notes that a link takes in its life: who has more to say has the patient's own ear. */
const mostNotes = 20

export function openShareDoor(database: D1Database, now: () => Date = () => new Date()) {
  const at = () => now().toISOString()

  return {
    /** Checks, counts and logs one view, or none of it: one transaction. */
    async view(slug: string, { country, device, recipient, passed }: Viewer): Promise<Decision> {
      const time = at()
      const id = crypto.randomUUID()
      const results = await database.batch<ViewRow>([
        database
          .prepare(
            `INSERT INTO share_views (user_id, id, link_id, at, country, device, recipient)
             SELECT user_id, ?3, id, ?2, ?4, ?5, ?7 FROM share_links
             WHERE ${live} AND ${hasViewsLeft} AND (passcode_hash IS NULL OR ?6 = 1)`,
          )
          .bind(slug, time, id, country, device, passed ? 1 : 0, recipient),
        database
          .prepare(
            `UPDATE share_links SET access_count = access_count + 1, last_viewed_at = ?2 WHERE slug = ?1 AND ${isViewed}`,
          )
          .bind(slug, time, id),
        ...ownerIsTold(database, "'share_links', 'update', share_links.id", isViewed, [slug, time, id]),
        database
          .prepare(
            `SELECT user_id, id, epoch, expires_at, attempts_left, allows_notes, passcode_hash IS NOT NULL AS asks,
               ${isViewed} AS viewed, ${live} AND ${hasViewsLeft} AS live, ${standingFiles} AS standing
             FROM share_links WHERE slug = ?1`,
          )
          .bind(slug, time, id),
      ])
      const row = results.at(-1)?.results[0]
      if (!row) return { kind: 'none' }
      if (row.viewed === 1)
        return {
          kind: 'granted',
          granted: {
            userId: row.user_id,
            linkId: row.id,
            epoch: row.epoch,
            expiresAt: row.expires_at,
            allowsNotes: row.allows_notes === 1,
            standing: JSON.parse(row.standing) as string[],
          },
        }
      return row.live === 1 && row.asks === 1 && !passed
        ? { kind: 'passcode', attemptsLeft: row.attempts_left ?? 0 }
        : { kind: 'none' }
    },

    /** The link that a SMART Health Link's manifest is of; whether it is good is decided by a view. */
    async slugOf(manifest: string): Promise<string | null> {
      const row = await database
        .prepare('SELECT slug FROM share_links WHERE manifest = ?1')
        .bind(manifest)
        .first<{ slug: string }>()
      return row?.slug ?? null
    },

    /**
     * Counts one try before it is looked at, so that of a thousand at once no more than are left are looked at.
     * Null: no such link is good, or no try is left.
     */
    async tryPasscode(slug: string): Promise<{ readonly hash: string; readonly left: number } | null> {
      const row = await database
        .prepare(
          `UPDATE share_links SET attempts_left = attempts_left - 1
           WHERE ${live} AND passcode_hash IS NOT NULL AND attempts_left > 0 RETURNING passcode_hash, attempts_left`,
        )
        .bind(slug, at())
        .first<{ passcode_hash: string; attempts_left: number }>()
      return row && { hash: row.passcode_hash, left: row.attempts_left }
    },

    /** It was right: only wrong ones are counted. */
    async takeBackTry(slug: string): Promise<void> {
      await database
        .prepare(`UPDATE share_links SET attempts_left = attempts_left + 1 WHERE slug = ?1`)
        .bind(slug)
        .run()
    },

    /** Whether what a view gave out still holds, and on which file of whose record a fact stands. Null: nothing answers. */
    async standing(
      slug: string,
      epoch: number,
      factId: string | null,
    ): Promise<{
      readonly userId: string
      readonly linkId: string
      readonly includesPictures: boolean
      readonly allowsNotes: boolean
      readonly fileId: string | null
      readonly standing: readonly string[]
      /** How many files it was made of. */
      readonly shown: number
      readonly expiresAt: string
    } | null> {
      const row = await database
        .prepare(
          `SELECT user_id, id, includes_pictures, allows_notes, expires_at, ${standingFiles} AS standing,
             (SELECT value FROM json_each(sources) WHERE key = ?4) AS file_id,
             (SELECT COUNT(DISTINCT value) FROM json_each(sources)) AS shown
           FROM share_links WHERE ${live} AND epoch = ?3`,
        )
        .bind(slug, at(), epoch, factId)
        .first<StandingRow>()
      if (!row) return null
      const standing = JSON.parse(row.standing) as string[]
      const { file_id: fileId } = row
      return {
        userId: row.user_id,
        linkId: row.id,
        includesPictures: row.includes_pictures === 1,
        allowsNotes: row.allows_notes === 1,
        fileId: fileId !== null && standing.includes(fileId) ? fileId : null,
        standing,
        shown: row.shown,
        expiresAt: row.expires_at,
      }
    },

    /**
     * Keeps a note to the owner, with the change that their screens hear of, or none of it. Null: the link is not good,
     * takes no notes, or has taken as many as it does.
     */
    async writeNote(
      slug: string,
      { author, body }: { readonly author: string; readonly body: string },
    ): Promise<{ readonly userId: string } | null> {
      const time = at()
      const id = crypto.randomUUID()
      const [kept] = await database.batch<{ user_id: string }>([
        database
          .prepare(
            `INSERT INTO share_notes (user_id, id, link_id, at, author, body)
             SELECT user_id, ?3, id, ?2, ?4, ?5 FROM share_links
             WHERE ${live} AND allows_notes = 1 AND (SELECT COUNT(*) FROM share_notes AS n
               WHERE n.user_id = share_links.user_id AND n.link_id = share_links.id) < ?6
             RETURNING user_id`,
          )
          .bind(slug, time, id, author, body, mostNotes),
        ...ownerIsTold(database, "'share_notes', 'insert', ?3", isNoted, [slug, time, id]),
      ])
      const row = kept?.results[0]
      return row ? { userId: row.user_id } : null
    },

    /** What the link shows, where the cache has it no more; only while it is good. */
    async snapshot(
      slug: string,
      epoch: number,
    ): Promise<{ readonly body: string; readonly fhir: string } | null> {
      return database
        .prepare(
          `SELECT kept.body, kept.fhir FROM share_links
           JOIN share_snapshots AS kept ON kept.user_id = share_links.user_id AND kept.id = share_links.id
           WHERE ${live} AND share_links.epoch = ?3 AND kept.epoch = ?3`,
        )
        .bind(slug, at(), epoch)
        .first<{ body: string; fhir: string }>()
    },

    /** Where the picture of a shared file is. */
    async storagePath(userId: string, fileId: string): Promise<string | null> {
      const row = await database
        .prepare('SELECT storage_path FROM files WHERE user_id = ?1 AND id = ?2')
        .bind(userId, fileId)
        .first<{ storage_path: string }>()
      return row?.storage_path ?? null
    },
  }
}

export type ShareDoor = ReturnType<typeof openShareDoor>
