import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { ShareNote } from '../../../core/records/share'
import { shareLinks, shareNotes } from './schema/shares'
import type { Scope } from './scope'

/** More than a link takes in its life; of several links the oldest come first. */
const mostShown = 100

/** What others wrote to the owner of a record from links of theirs. It comes in through share-door.ts. */
export function openShareNotes(scope: Scope) {
  return {
    /** Not put aside yet, oldest first. */
    async open(): Promise<readonly ShareNote[]> {
      const rows = await scope.list(shareNotes, {
        where: isNull(shareNotes.doneAt),
        order: [{ by: shareNotes.at }, { by: shareNotes.id }],
        limit: mostShown,
      })
      const ids = [...new Set(rows.map(({ linkId }) => linkId))]
      const links =
        ids.length > 0
          ? await scope.list(shareLinks, { where: inArray(shareLinks.id, ids), limit: mostShown })
          : []
      const labels = new Map(links.map(({ id, label }) => [id, label]))
      return rows.map(({ id, linkId, at, author, body }) => ({
        id,
        link_id: linkId,
        label: labels.get(linkId) ?? null,
        at,
        author,
        body,
      }))
    },

    /** Puts a note aside, or has it back; twice is once. False where there is no such note of one's own. */
    async putAside(id: string, done: boolean): Promise<boolean> {
      const row = await scope.get(shareNotes, id)
      if (!row) return false
      const doneAt = done ? scope.now().toISOString() : null
      const isOther = done ? isNull(shareNotes.doneAt) : isNotNull(shareNotes.doneAt)
      await scope.commit(
        [
          scope.told(scope.patch(shareNotes, id, { doneAt }), [
            { table: 'share_notes', event: 'update', id },
          ]),
        ],
        {
          require: [scope.exists(shareNotes, and(eq(shareNotes.id, id), isOther) ?? eq(shareNotes.id, id))],
        },
      )
      return true
    },
  }
}
