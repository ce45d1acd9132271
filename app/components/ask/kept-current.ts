/** Which conversation goes on after a reload: its id alone, in this tab. */
const keyOf = (userId: string): string => `ask ${userId}`

export function keptCurrent(userId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(userId))
  } catch {
    // A browser that keeps nothing begins anew.
    return null
  }
}

export function keepCurrent(userId: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(keyOf(userId))
    else sessionStorage.setItem(keyOf(userId), id)
  } catch {
    // As above.
  }
}
