const key = 'dismissed-failures'

/** Files whose failure was read and put away in this tab: a reload does not tell of them again. */
export function readDismissed(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.map(String) : [])
  } catch {
    return new Set()
  }
}

export function keepDismissed(ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...ids]))
  } catch {
    // A browser that keeps nothing tells once more.
  }
}
