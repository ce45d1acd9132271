import { snapshotShape, type Snapshot } from '../../core/records/share'
import { withoutDeleted } from '../../core/share/snapshot'
import type { Decision, Granted, Viewer } from '../db/records/share-door'

export interface ViewDeps {
  readonly decide: (viewer: Viewer) => Promise<Decision>
  /** By epoch: what the cache has, null where it has nothing or not yet. */
  readonly cached: (epoch: number) => Promise<string | null>
  /** By epoch: what is kept beside the link, while it is good. */
  readonly kept: (epoch: number) => Promise<string | null>
  readonly cache: (granted: Granted, body: string) => Promise<void>
  /** The owner's screens hear of it. It is told, not waited for. */
  readonly tell: (granted: Granted) => void
}

export type Viewed =
  | { readonly kind: 'shown'; readonly granted: Granted; readonly snapshot: Snapshot }
  | Extract<Decision, { kind: 'passcode' | 'none' }>

/** A link that was never renewed has this one, so that the cache is asked before its epoch is known. */
const usualEpoch = 1

/** One view: whether it is, decided by D1; what it shows, read meanwhile. */
export async function viewShare(deps: ViewDeps, viewer: Viewer): Promise<Viewed> {
  const [decision, usual] = await Promise.all([
    deps.decide(viewer),
    // A cache that is down is one that has nothing.
    deps.cached(usualEpoch).catch(() => null),
  ])
  if (decision.kind !== 'granted') return decision
  const { granted } = decision
  deps.tell(granted)
  const body = granted.epoch === usualEpoch ? usual : await deps.cached(granted.epoch).catch(() => null)
  const snapshot = body === null ? await rebuild(deps, granted) : parseSnapshot(body)
  // Revoked between the decision and the reading: its owner was told so before we could answer.
  if (snapshot === null) return { kind: 'none' }
  return { kind: 'shown', granted, snapshot: withoutDeleted(snapshot, new Set(granted.standing)) }
}

async function rebuild({ kept, cache }: ViewDeps, granted: Granted): Promise<Snapshot | null> {
  const body = await kept(granted.epoch)
  if (body === null) return null
  await cache(granted, body).catch(() => undefined)
  return parseSnapshot(body)
}

/** Parsed once an isolate: a snapshot never changes, and its text is its name. */
const parsed = new Map<string, Snapshot>()
const mostParsed = 50

function parseSnapshot(body: string): Snapshot {
  const known = parsed.get(body)
  if (known) return known
  const snapshot = snapshotShape.parse(JSON.parse(body))
  if (parsed.size >= mostParsed) parsed.clear()
  parsed.set(body, snapshot)
  return snapshot
}
