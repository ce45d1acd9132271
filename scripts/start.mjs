// `npm start`: builds, brings the databases up to date, serves, and says where. `--built`: what was built before.
import { refuseNode } from './local/node-version.mjs'

const tooOld = refuseNode(process.versions.node)
if (tooOld) {
  console.error(tooOld)
  process.exit(1)
}
const { runUntilStopped } = await import('./local/command.mjs')
const { takeFolder } = await import('./local/data.mjs')
const { dataFolder } = await import('./local/options.mjs')
const { serve } = await import('./serve.mjs')
const { buildApart } = await import('./local/build.mjs')

await runUntilStopped(async (stopping) => {
  // Before the build: it replaces the files that a server of this checkout is serving.
  const folder = await takeFolder(dataFolder(undefined))
  try {
    if (!process.argv.includes('--built')) {
      console.log('Building Chartlight…')
      await buildApart(stopping)
    }
  } catch (error) {
    folder.release()
    throw error
  }
  const server = await serve({ folder, stopping })
  console.log(
    `Chartlight is ready on ${server.url}  (access password: ${server.password === 'welcome' ? 'welcome' : 'your own'})`,
  )
  return server
})
