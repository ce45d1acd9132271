// The secrets that a first start needs, made once and kept in the data folder, readable by its owner only.
import { readFileSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { Fault } from './fault.mjs'

/**
 * @param {string} dataDir
 * @returns {{ SIGNING_KEY: string, SESSION_SECRET: string }}
 * @throws {Fault} where the file is not what was written.
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  const written = readIfThere(file) ?? writeFirst(file)
  try {
    const { SIGNING_KEY, SESSION_SECRET } = JSON.parse(written)
    if (JSON.parse(SIGNING_KEY).kid && SESSION_SECRET.length >= 32) return { SIGNING_KEY, SESSION_SECRET }
  } catch {
    // Said below, as for a file that parses and holds something else.
  }
  throw new Fault(
    `${file} is damaged: restore it from a backup, or delete it, which signs everybody out and loses nothing else.`,
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
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' }
  const secrets = { SIGNING_KEY: JSON.stringify(jwk), SESSION_SECRET: randomBytes(32).toString('base64url') }
  const text = JSON.stringify(secrets, null, 2)
  writeFileSync(file, text, { mode: 0o600 })
  return text
}
