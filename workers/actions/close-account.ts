export interface CloseAccountDeps {
  /** Arms the hub's alarm: a closure that was begun is ended, whatever happens here. */
  readonly watch: () => Promise<void>
  /** The tombstone, in the record's own database: from then on no commit passes, no page is shared, no job writes. */
  readonly close: () => Promise<void>
  /** The hub: no token is honoured and every socket is closed before anybody hears "done". */
  readonly endAll: () => Promise<void>
  /** Begins to remove. */
  readonly lookAfter: () => Promise<void>
}

/**
 * Closes an account for good. All that follows from the tombstone is done by the hub, again after a crash, so that
 * there is one way to the end and not two.
 */
export async function closeAccount({ watch, close, endAll, lookAfter }: CloseAccountDeps): Promise<void> {
  await watch()
  await close()
  await endAll()
  await lookAfter()
}
