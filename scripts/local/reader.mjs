// One reader of pages: a runtime of its own beside the app, so that a page being read never holds up a screen.
import { builtWorker } from './options.mjs'
import { residentBytes } from './readers.mjs'
import { openRuntime } from './runtime.mjs'

/** The reader of pages by itself: `POST /read`. */
export const startReader = () => openRuntime(builtWorker('wrangler.reader.toml', { dist: 'dist/reader' }))

/** @param {{ pids: () => number[] }} children @returns {Promise<import('./readers.mjs').Reader>} */
export async function openReader(children) {
  const before = new Set(children.pids())
  const reader = await startReader()
  const pid = children.pids().find((one) => !before.has(one))
  return {
    read: (request) =>
      reader.dispatchFetch('http://reader/read', { method: 'POST', body: request.body, duplex: 'half' }),
    memoryBytes: () => (pid === undefined ? 0 : residentBytes(pid)),
    dispose: () => reader.dispose(),
  }
}
