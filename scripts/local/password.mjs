// The gate's password: the one that is in force, and whether it is the one that everybody knows.
import { Fault } from './fault.mjs'
import { isLocal } from './names.mjs'

export const defaultPassword = 'welcome'

/**
 * The password that the gate asks for: the one kept in the accounts, unless that is still the default and another is
 * asked for now.
 * @param {import('miniflare').Miniflare} data @param {string | undefined} asked
 * @returns {Promise<string>}
 */
export async function passwordInForce(data, asked) {
  const accounts = await data.getD1Database('ACCOUNTS')
  const key = 'access_password'
  if (asked && asked !== defaultPassword)
    await accounts
      .prepare('UPDATE app_settings SET value = ? WHERE key = ? AND value = ?')
      .bind(asked, key, defaultPassword)
      .run()
  const kept = await accounts.prepare('SELECT value FROM app_settings WHERE key = ?').bind(key).first('value')
  return typeof kept === 'string' ? kept : (asked ?? defaultPassword)
}

/**
 * @param {string} host @param {string} password
 * @throws {Fault} where others than this machine would reach a gate whose password they know.
 */
export function refuseKnownPassword(host, password) {
  if (password === defaultPassword && !isLocal(host))
    throw new Fault(
      `HOST is ${host} and the access password is still the default, which everybody knows: set ACCESS_PASSWORD to one of your own.`,
    )
}
