import { and, eq, isNull, type InferSelectModel } from 'drizzle-orm'
import { pageOf, type Page, type PageOf } from '../../../core/records/page'
import { scopeShape, type ShareLink, type ShareView, type Snapshot } from '../../../core/records/share'
import { shareParts } from '../../../core/records/share-choices'
import type { Wished } from '../../../core/share/snapshot'
import { z } from 'zod'
import { after } from './keyset'
import { shareLinks, shareSnapshots, shareViews } from './schema/shares'
import type { Scope, Write } from './scope'

type LinkRow = InferSelectModel<typeof shareLinks>

/** A link as its owner keeps it; its address is for who knows our origin to write. */
export type KeptLink = Omit<ShareLink, 'url'> & { readonly epoch: number; readonly manifest: string | null }

export interface NewLink {
  readonly id: string
  readonly slug: string
  /** By which its SMART Health Link asks for it. */
  readonly manifest: string
  readonly wished: Wished
  readonly label: string | null
  readonly passcodeHash: string | null
  readonly viewLimit: number | null
  readonly allowsNotes: boolean
  readonly expiresAt: string
}

/** What a link shows, as it is kept: words of both languages, and the same as an FHIR bundle. */
export interface Made {
  readonly snapshot: Snapshot
  readonly fhir: string
}

/** Wrong passcodes that a link takes, ever: SMART Health Links ask for a lifetime limit, and a slip or two is human. */
const passcodeAttempts = 10
const mostLinks = 200

/** The owner's links: made, renewed, revoked. Who opens one comes through share-door.ts. */
export function openShareLinks(scope: Scope) {
  const changed = (id: string, event: 'insert' | 'update') => [{ table: 'share_links', event, id } as const]
  const kept = (id: string, epoch: number, { snapshot, fhir }: Made): Write =>
    scope.told(scope.put(shareSnapshots, [{ id, epoch, body: JSON.stringify(snapshot), fhir }]), [])
  const live = (id: string) =>
    and(eq(shareLinks.id, id), isNull(shareLinks.revokedAt)) ?? eq(shareLinks.id, id)

  return {
    async find(id: string): Promise<KeptLink | null> {
      const row = await scope.get(shareLinks, id)
      return row && toLink(row)
    },

    /** Newest first. */
    async list(): Promise<readonly KeptLink[]> {
      const rows = await scope.list(shareLinks, {
        order: [
          { by: shareLinks.createdAt, down: true },
          { by: shareLinks.id, down: true },
        ],
        limit: mostLinks,
      })
      return rows.map(toLink)
    },

    async create(link: NewLink, made: Made): Promise<KeptLink> {
      const { wished, ...own } = link
      const row = {
        ...own,
        scope: wished.scope,
        locale: made.snapshot.locale,
        parts: [...wished.parts],
        includesPictures: wished.includesPictures,
        includesUnconfirmed: wished.includesUnconfirmed,
        attemptsLeft: link.passcodeHash === null ? null : passcodeAttempts,
        accessCount: 0,
        lastViewedAt: null,
        revokedAt: null,
        createdAt: made.snapshot.made_at,
        madeAt: made.snapshot.made_at,
        epoch: 1,
        sources: made.snapshot.sources,
      }
      await scope.commit([
        scope.told(scope.put(shareLinks, [row]), changed(link.id, 'insert')),
        kept(link.id, 1, made),
      ])
      return toLink({ ...row, userId: scope.userId })
    },

    /** Shows the record as of now under the same address, and gives back the passcode's attempts. Null where it is revoked. */
    async renew(link: KeptLink, manifest: string, made: Made): Promise<KeptLink | null> {
      const epoch = link.epoch + 1
      const values = {
        epoch,
        manifest,
        madeAt: made.snapshot.made_at,
        sources: made.snapshot.sources,
        attemptsLeft: link.has_passcode ? passcodeAttempts : null,
      }
      const { ok } = await scope.commit(
        [scope.patch(shareLinks, link.id, values), kept(link.id, epoch, made)],
        {
          require: [
            scope.exists(shareLinks, and(live(link.id), eq(shareLinks.epoch, link.epoch)) ?? live(link.id)),
          ],
        },
      )
      const row = ok ? await scope.get(shareLinks, link.id) : null
      return row && toLink(row)
    },

    /** Gives the name of its manifest to a link that was made before there were any. */
    async nameManifest(link: KeptLink, manifest: string): Promise<void> {
      if (link.manifest === null)
        await scope.commit([scope.told(scope.patch(shareLinks, link.id, { manifest }), [])])
    },

    /** From the answer on no view begins. What it showed is forgotten. A link that is revoked stays so, at its time. */
    async revoke(link: KeptLink): Promise<KeptLink> {
      const now = scope.now().toISOString()
      await scope.commit(
        [
          scope.patch(shareLinks, link.id, { revokedAt: now, epoch: link.epoch + 1 }),
          scope.remove(shareSnapshots, eq(shareSnapshots.id, link.id), []),
        ],
        { require: [scope.exists(shareLinks, live(link.id))] },
      )
      const row = await scope.get(shareLinks, link.id)
      return row ? toLink(row) : link
    },

    /** Newest first. */
    async views(linkId: string, { limit, after: place }: PageOf): Promise<Page<ShareView>> {
      const rows = await scope.list(shareViews, {
        where: and(eq(shareViews.linkId, linkId), after(shareViews.at, shareViews.id, place)),
        order: [
          { by: shareViews.at, down: true },
          { by: shareViews.id, down: true },
        ],
        limit: limit + 1,
      })
      const shown = pageOf(rows, limit, ({ at, id }) => ({ at, id }))
      return {
        rows: shown.rows.map(({ id, linkId: link_id, at, country, device, recipient }) => ({
          id,
          link_id,
          at,
          country,
          device,
          recipient,
        })),
        next: shown.next,
      }
    },
  }
}

const partsShape = z.array(z.enum(shareParts))

function toLink(row: LinkRow): KeptLink {
  return {
    id: row.id,
    user_id: row.userId,
    slug: row.slug,
    scope: scopeShape.parse(row.scope),
    label: row.label,
    parts: partsShape.parse(row.parts),
    includes_pictures: row.includesPictures,
    includes_unconfirmed: row.includesUnconfirmed,
    allows_notes: row.allowsNotes,
    has_passcode: row.passcodeHash !== null,
    attempts_left: row.attemptsLeft,
    view_limit: row.viewLimit,
    access_count: row.accessCount,
    last_viewed_at: row.lastViewedAt,
    expires_at: row.expiresAt,
    revoked_at: row.revokedAt,
    created_at: row.createdAt,
    made_at: row.madeAt,
    epoch: row.epoch,
    manifest: row.manifest,
  }
}
