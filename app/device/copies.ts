import { copyOf, isOfCopies } from '#core/device/copy'
import { alone, forgetCopies } from './forget'

/** A private window, and a page over plain http, keep nothing. */
export const canKeep = (): boolean =>
  typeof caches !== 'undefined' && 'locks' in navigator && 'serviceWorker' in navigator

export const isKept = (userId: string): Promise<boolean> => caches.has(copyOf(userId))

export const hasCopy = async (): Promise<boolean> => (await caches.keys()).some(isOfCopies)

export async function startCopy(userId: string): Promise<void> {
  await forgetCopies(userId)
  await alone(async () => void (await caches.open(copyOf(userId))))
}
