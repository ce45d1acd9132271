import { decideCatchUp, decideFeed, feedPage, isPruneDue } from '../../core/live/feed'
import type { ChangeMessage, HubMessage } from '../../core/live/protocol'

export interface FeedDeps {
  /** The last change that is durable. */
  readonly last: () => Promise<number>
  /** The changes after `seq`, oldest first. */
  readonly changesAfter: (seq: number, limit: number) => Promise<readonly ChangeMessage[]>
  /** The last that was told; 0 before the first. */
  readonly told: () => Promise<number>
  readonly setTold: (seq: number) => Promise<void>
  readonly listening: () => boolean
  readonly tell: (message: HubMessage) => void
  /** What was told is read by nobody else. */
  readonly prune: (upTo: number) => Promise<void>
}

/** Tells what is durable and was not told yet, each change once and in order. Not to be run twice at a time. */
export async function tellChanges(deps: FeedDeps): Promise<void> {
  const before = await deps.told()
  const feed = decideFeed(before, await deps.last(), deps.listening())
  if (feed.kind === 'nothing') return
  if (feed.kind === 'reset') deps.tell({ type: 'reset', seq: feed.seq })
  const told = feed.kind === 'tell' ? await tellAfter(deps, feed.after) : feed.seq
  await deps.setTold(told)
  if (isPruneDue(before, told)) await deps.prune(told)
}

/**
 * Tells one screen, by `tell`, what the others were told after the change `since`. Not while changes are being told.
 * What of it is pruned cannot be named any more: then it is to read again.
 */
export async function tellMissed(
  { told, changesAfter, tell }: Pick<FeedDeps, 'told' | 'changesAfter' | 'tell'>,
  since: number,
): Promise<void> {
  const last = await told()
  const feed = decideCatchUp(since, last)
  if (feed.kind === 'nothing') return
  const after = feed.kind === 'tell' ? await changesAfter(feed.after, last - feed.after) : []
  if (after.length < last - since) tell({ type: 'reset', seq: last })
  else for (const change of after) tell(change)
}

/** Page by page, so that a hub that is ended in between tells no page twice. Answers the last that was told. */
async function tellAfter(deps: FeedDeps, after: number): Promise<number> {
  let told = after
  for (;;) {
    const changes = await deps.changesAfter(told, feedPage)
    for (const change of changes) deps.tell(change)
    told = changes.at(-1)?.seq ?? told
    if (changes.length < feedPage) return told
    await deps.setTold(told)
  }
}
