import { shardOfSlug } from '../../../core/share/slug'
import { countryOf, deviceFamily } from '../../../core/share/device'
import { linkIdOf } from '../../actions/share'
import { tellSoon } from '../../actions/tell-soon'
import { viewShare, type Viewed } from '../../actions/view-share'
import { verifyPassword } from '../../adapters/passwords'
import type { Context } from '../../context'
import type { ShareDoor } from '../../db/records/share-door'

/** The door of a link's shard; null of what no link of ours is called. */
export function doorOf(context: Context, slug: string): ShareDoor | null {
  const shard = shardOfSlug(slug)
  return shard === null || shard >= context.config.shardCount ? null : context.share(shard)
}

/** One view of a link by whoever asks. @param passed the passcode was given. @param recipient whom it says it is for. */
export async function viewLink(
  context: Context,
  request: Request,
  slug: string,
  passed: boolean,
  recipient: string | null = null,
): Promise<Viewed> {
  const door = doorOf(context, slug)
  if (!door) return { kind: 'none' }
  const linkId = linkIdOf(slug)
  const { snapshots, later } = context
  const viewer = {
    country: countryOf((request as { readonly cf?: { readonly country?: unknown } }).cf?.country),
    device: deviceFamily(request.headers.get('user-agent')),
    recipient,
    passed,
  }
  return viewShare(
    {
      decide: (by) => door.view(slug, by),
      cached: (epoch) => snapshots.read(linkId, epoch),
      kept: async (epoch) => (await door.snapshot(slug, epoch))?.body ?? null,
      cache: ({ epoch, expiresAt }, body) => snapshots.write(linkId, epoch, body, expiresAt),
      tell: ({ userId }) => {
        const telling = tellSoon(userId, () => context.announce({ userId, shard: shardOfSlug(slug) ?? 0 }))
        if (telling) later(telling)
      },
    },
    viewer,
  )
}

export type Tried =
  { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly left: number } | { readonly kind: 'none' }

/** Whether this is the passcode of a link: counted before it is looked at, and taken back where it is right. */
export async function tryPasscode(context: Context, slug: string, passcode: string): Promise<Tried> {
  const door = doorOf(context, slug)
  const tried = door && (await door.tryPasscode(slug))
  if (!door || !tried) return { kind: 'none' }
  if (!(await verifyPassword(passcode, tried.hash))) return { kind: 'wrong', left: tried.left }
  await door.takeBackTry(slug)
  return { kind: 'right' }
}
