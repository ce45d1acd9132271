// `npm run reprocess`: reads the files of this machine's data again that an older extractor read, from their stored
// words, by the same jobs as an upload. Run it while the server is stopped; see docs/operations.md for a deployed one.
import { freePort } from './server-process.mjs'
import { serve } from './serve.mjs'

const unfinished = "SELECT count(*) AS n FROM files WHERE processing_state IN ('queued', 'running')"
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))

const { app, close } = await serve({ port: await freePort() })
try {
  const shards = Number((await app.getBindings()).RECORDS_SHARDS)
  const jobs = await app.getQueueProducer('JOBS')
  const databases = await Promise.all(
    Array.from({ length: shards }, (_, shard) => app.getD1Database(`RECORDS_${shard}`)),
  )
  for (let shard = 0; shard < shards; shard += 1) await jobs.send({ kind: 'reprocess', shard, after: null })
  // The next fifty are queued twenty seconds after the last: quiet for longer than that is the end.
  let told = -1
  for (let quiet = 0; quiet < 30; quiet += 1) {
    await pause(1000)
    const counts = await Promise.all(
      databases.map((database) => database.prepare(unfinished).first('n').then(Number)),
    )
    const open = counts.reduce((sum, n) => sum + n, 0)
    if (open > 0) quiet = 0
    if (open !== told) console.log(`${open} files waiting or being read`)
    told = open
  }
} finally {
  await close()
}
