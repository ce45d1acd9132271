import { createShare, renewShare, wholeSummary, type AskedLink, type ShareDeps } from '../actions/share'
import { hashPassword } from '../adapters/passwords'
import { newSecret } from '../adapters/secret'
import { healthLinkSecret } from '../adapters/health-links'
import type { Context } from '../context'
import type { RecordDoor } from '../db/records/open'
import type { KeptLink } from '../db/records/share-links'
import type { ShareLink } from '../../core/records/share'
import { healthLinkPayload, writeManifestName } from '../../core/share/health-link'

const manifestName = async (slug: string, shard: number): Promise<string> =>
  writeManifestName(await healthLinkSecret(slug, 'manifest'), shard)

function depsOf({ snapshots }: Context, record: RecordDoor): ShareDeps {
  return {
    told: () => record.told.read(),
    profile: () => record.profile.read(),
    create: (link, made) => record.shares.create(link, made),
    renew: (link, manifest, made) => record.shares.renew(link, manifest, made),
    // A cache that is down is filled again by the first view.
    cache: ({ id, epoch, expires_at: until }, body) =>
      snapshots.write(id, epoch, body, until).catch(() => undefined),
    forget: (linkId, epoch) => snapshots.remove(linkId, epoch).catch(() => undefined),
    hashPasscode: hashPassword,
    secret: newSecret,
    shard: record.owner.shard,
    manifestOf: (slug) => manifestName(slug, record.owner.shard),
    now: () => new Date(),
  }
}

export const makeShare = (context: Context, record: RecordDoor, asked: AskedLink): Promise<KeptLink> =>
  createShare(depsOf(context, record), asked)

export const renewOwnShare = (
  context: Context,
  record: RecordDoor,
  link: KeptLink,
): Promise<KeptLink | null> => renewShare(depsOf(context, record), link)

/** All of the record, as its owner may take it elsewhere. */
export const ownPatientSummary = (context: Context, record: RecordDoor): Promise<string> =>
  wholeSummary(depsOf(context, record))

/** Revoked in D1, which decides; the cache follows, and would not be asked anyway. */
export async function revokeOwnShare(
  { snapshots }: Context,
  record: RecordDoor,
  link: KeptLink,
): Promise<KeptLink> {
  const revoked = await record.shares.revoke(link)
  await snapshots.remove(link.id, link.epoch).catch(() => undefined)
  return revoked
}

/** A link as its owner sees it, with its whole address. */
export function toShareLink(
  { epoch: _epoch, manifest: _manifest, ...link }: KeptLink,
  origin: string,
): ShareLink {
  return { ...link, url: `${origin}/viewer/${link.slug}` }
}

/** The same link for apps that read SMART Health Links: what it shows as an encrypted FHIR document. */
export async function healthLinkOf(record: RecordDoor, link: KeptLink, origin: string): Promise<string> {
  const [name, key] = await Promise.all([
    manifestName(link.slug, record.owner.shard),
    healthLinkSecret(link.slug, 'key'),
  ])
  await record.shares.nameManifest(link, name)
  const payload = healthLinkPayload({
    url: `${origin}/shl/${name}`,
    key,
    expiresAt: link.expires_at,
    hasPasscode: link.has_passcode,
    label: 'Chartlight: patient summary',
  })
  return `shlink:/${Buffer.from(payload).toString('base64url')}`
}
