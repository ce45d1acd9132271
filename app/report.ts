/** Writes down that something broke: its kind and its place. Never its message, which may quote what a page shows. */
export function report(event: string, error: unknown): void {
  const at =
    error instanceof Error ? error.stack?.split('\n').find((line) => /^\s*at /.test(line)) : undefined
  const kind = error instanceof Error ? error.name : typeof error
  console.error(JSON.stringify({ event, error: kind, ...(at ? { at: at.trim() } : {}) }))
}

/** What the router itself refuses, such as a form sent where none is taken: its sender hears it, and nothing broke. */
export function isRefused(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status < 500
}
