// The secrets that a first start needs, made once and kept in the data folder, readable by its owner only.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'

/** @param {string} dataDir @returns {{ SIGNING_KEY: string, SESSION_SECRET: string }} */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' }
    const secrets = {
      SIGNING_KEY: JSON.stringify(jwk),
      SESSION_SECRET: randomBytes(32).toString('base64url'),
    }
    // `wx`: of two first starts at once, one wins and the other reads what it wrote.
    try {
      writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
