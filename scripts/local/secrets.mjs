// The secrets that a first start needs, made once and kept in the data folder, readable by its owner only.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createPrivateKey, randomBytes } from 'node:crypto'
import path from 'node:path'
import { Fault } from './fault.mjs'
import { newSigningKey, rotated } from './key-ring.mjs'

/**
 * @param {string} dataDir
 * @returns {{ SIGNING_KEY: string, SESSION_SECRET: string, RETIRED_KEYS: string, PUSH_KEY: string }}
 * @throws {Fault} where the file is not what was written.
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const written = readIfThere(file) ?? writeFirst(file)
  try {
    // Folders of before have no key for push services.
    const { SIGNING_KEY, SESSION_SECRET, RETIRED_KEYS = '[]', PUSH_KEY = '' } = JSON.parse(written)
    const { kty, crv, kid, x, y, d } = JSON.parse(SIGNING_KEY)
    const whole = kty === 'EC' && crv === 'P-256' && [kid, x, y, d].every(Boolean)
    // A key that the point does not belong to would sign what nobody can verify.
    if (whole) createPrivateKey({ key: { kty, crv, x, y, d }, format: 'jwk' })
    if (whole && SESSION_SECRET.length >= 32 && Array.isArray(JSON.parse(RETIRED_KEYS)))
      return { SIGNING_KEY, SESSION_SECRET, RETIRED_KEYS, PUSH_KEY }
  } catch {
    // Said below, as for a file that parses and holds something else.
  }
  throw new Fault(
    `${file} is damaged: restore it from a backup, or delete it, which signs everybody out and makes second factors unreadable: their owners sign in by a recovery code.`,
  )
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null
    throw error
  }
}

/** @param {string} file */
function writeFirst(file) {
  const secrets = {
    SIGNING_KEY: newSigningKey(),
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    PUSH_KEY: newSigningKey(),
  }
  const text = JSON.stringify(secrets, null, 2)
  writeFileSync(file, text, { mode: 0o600 })
  return text
}

/**
 * A new key signs from the next start on; the one before is believed as long as there may be a token of it. The folder
 * is this process's alone. Written beside and then put in place: a crash leaves the old secrets or the new.
 * @param {string} dataDir
 * @returns {string} the new key's name
 */
export function rotateSecrets(dataDir) {
  const secrets = readSecrets(dataDir)
  const { kid, ...ring } = rotated(secrets, Date.now())
  // Browsers subscribed by it: it is made where there is none, and kept.
  const PUSH_KEY = secrets.PUSH_KEY || newSigningKey()
  const file = path.join(dataDir, 'secrets.json')
  writeFileSync(`${file}.new`, JSON.stringify({ ...secrets, ...ring, PUSH_KEY }, null, 2), {
    mode: 0o600,
    flush: true,
  })
  renameSync(`${file}.new`, file)
  return kid
}
