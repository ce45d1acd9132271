type Detail = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * The only logger: an event's name, ids, codes and counts. Never a message of an error, since it may quote a
 * document or a query's values; its name and code say enough to find the place.
 */
export function log(event: string, detail: Detail = {}): void {
  console.error(JSON.stringify({ event, ...detail }))
}

/** What of an unexpected error may be written down: its kind and the place it came from. */
export function describeError(error: unknown): { error: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error }
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim()
  return at ? { error: error.name, at } : { error: error.name }
}
