// Commands one after the other, and two such lists at once: on a machine of two cores neither stands idle.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')

/** @typedef {[command: string, ...args: string[]]} Command */
/** @typedef {NodeJS.ProcessEnv} Env what a command has beside what this process has */

/**
 * Ends the process with the status of the first command that fails.
 * @param {Command[]} commands @param {Env} [env]
 */
export async function inTurn(commands, env = {}) {
  endUnlessWell([await steps(commands, env)])
}

/**
 * Both lists to their ends, then as above. What the second one says comes behind the first, whole.
 * @param {Command[]} first @param {Command[]} second
 */
export async function both(first, second) {
  /** @type {Buffer[]} */
  const said = []
  const beside = steps(second, {}, (chunk) => said.push(chunk))
  const statuses = [await steps(first, {}), await beside]
  process.stdout.write(Buffer.concat(said))
  endUnlessWell(statuses)
}

/** @param {number[]} statuses */
function endUnlessWell(statuses) {
  const failed = statuses.find((status) => status !== 0)
  if (failed !== undefined) process.exit(failed)
}

/**
 * Up to the first that fails: its status, or 0.
 * @param {Command[]} commands @param {Env} env @param {(chunk: Buffer) => void} [hear] @returns {Promise<number>}
 */
async function steps(commands, env, hear) {
  for (const command of commands) {
    const status = await run(command, env, hear)
    if (status !== 0) return status
  }
  return 0
}

/** @param {Command} command @param {Env} env @param {(chunk: Buffer) => void} [hear] @returns {Promise<number>} */
function run([command, ...args], env, hear) {
  const stdio = hear ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env },
  })
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // Ended by a signal it has no status, and was not well.
    child.once('close', (status) => resolve(status ?? 1))
  })
}
