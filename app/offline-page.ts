import { useEffect } from 'react'

/** Where there is no network, a page of ours says so (app/device/worker.ts). A browser without such workers shows its own. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  // A visit that ends at once, or a device that refuses, goes on without.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
}

export function useOfflinePage(): void {
  useEffect(keepOfflinePage, [])
}
