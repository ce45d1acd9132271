// `npm run keys:rotate`: a new key signs access tokens; nobody is signed out. Of this machine's data folder, while the
// server is stopped. `-- --jwks URL --out FILE`: of a deployment, whose secrets only it can read: the new ones are
// written to a file for `wrangler secret bulk` (docs/operations.md).
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { takeFolder } from './local/data.mjs'
import { Fault } from './local/fault.mjs'
import { rotated } from './local/key-ring.mjs'
import { dataFolder } from './local/options.mjs'
import { rotateSecrets } from './local/secrets.mjs'

try {
  const { values } = parseArgs({ options: { jwks: { type: 'string' }, out: { type: 'string' } } })
  if (Boolean(values.jwks) !== Boolean(values.out))
    throw new Fault('Of a deployment: --jwks URL and --out FILE together. Of this machine: neither.')
  await (values.jwks && values.out ? rotateDeployed(values.jwks, values.out) : rotateHere())
} catch (error) {
  if (!(error instanceof Fault)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function rotateHere() {
  const dataDir = dataFolder(undefined)
  const folder = await takeFolder(dataDir)
  try {
    console.log(`Access tokens are signed by ${rotateSecrets(dataDir)} from the next start on.`)
  } finally {
    folder.release()
  }
}

/**
 * @param {string} url of the deployment's own keys
 * @param {string} file
 */
async function rotateDeployed(url, file) {
  const answer = await fetch(url).catch(() => null)
  const keys = answer?.ok ? (await answer.json()).keys : null
  if (!Array.isArray(keys) || !keys[0]?.kid)
    throw new Fault(`${url} does not answer with the keys of a deployment.`)
  // The first signs; what else it tells was retired before, and may have to be believed for as long again.
  const [current, ...others] = keys
  const until = Math.floor(Date.now() / 1000) + 60 * 60
  const retired = others.map(({ kid, kty, crv, x, y }) => ({ kid, kty, crv, x, y, until }))
  const { kid, ...ring } = rotated(
    { SIGNING_KEY: JSON.stringify(current), RETIRED_KEYS: JSON.stringify(retired) },
    Date.now(),
  )
  try {
    writeFileSync(file, JSON.stringify(ring, null, 2), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new Fault(
      code === 'EEXIST'
        ? `${file} is there already: nothing was changed.`
        : `${file} cannot be written: ${code}.`,
    )
  }
  console.log(`${file} holds the key ${kid}. Now: npx wrangler secret bulk ${file} && rm ${file}`)
}
