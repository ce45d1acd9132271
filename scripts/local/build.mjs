// The build as a process of its own, which ends with the command that asked for it.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { Fault } from './fault.mjs'
import { root } from './options.mjs'

/**
 * @param {AbortSignal} stopping ends the build with all that it started
 * @throws {Fault} where it failed; what was wrong has been printed.
 */
export async function buildApart(stopping) {
  const build = spawn(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  const end = () => endGroup(build)
  stopping.addEventListener('abort', end, { once: true })
  const code = await new Promise((resolve) => build.once('exit', resolve))
  stopping.removeEventListener('abort', end)
  if (code !== 0) throw new Fault('Chartlight could not be built: what is wrong is said above.')
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
