/** The copy of a record that a person may keep on a device: whose it is, and which are removed. */

/** The answer of a page says by this whose record it shows; `nobody`: nobody is signed in. */
export const ownerHeader = 'record-of'
export const nobody = 'nobody'

/** Each person's copy is a cache of its own: that it is there says that the switch is on. */
const prefix = 'chartlight-copy-'
const partsEnd = '/parts'
export const copyOf = (userId: string): string => prefix + userId

/** Beside it the scripts and styles by which its pages are shown. */
export const partsBeside = (copy: string): string => copy + partsEnd

export const isOfCopies = (cache: string): boolean => cache.startsWith(prefix)

/** Of all caches of this device, those that go when a page says whose record it shows: every other person's. */
export function cachesToRemove(caches: readonly string[], owner: string): readonly string[] {
  const own = copyOf(owner)
  return caches.filter((cache) => isOfCopies(cache) && cache !== own && cache !== partsBeside(own))
}

/** The copy that may be shown, which is known to be of whoever was last here: where there are two, neither. */
export function onlyCopy(caches: readonly string[]): string | null {
  const [copy, other] = caches.filter((cache) => isOfCopies(cache) && !cache.endsWith(partsEnd))
  return copy === undefined || other !== undefined ? null : copy
}
