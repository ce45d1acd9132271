// Whether a process id still means the process it meant: ids are given out again.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process was started, as a text that no other process of that id has; null when none runs.
 * @param {number} pid
 * @returns {string | null}
 */
export function identityOf(pid) {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the command's name, which may hold anything: the state, and as the twentieth the start in clock ticks.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  } catch {
    return null
  }
}

/** @param {number} pid */
function fromPs(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || null
}

/**
 * Whether it is a runtime that a server of this data folder started.
 * @param {number} pid
 * @param {string} dataDir
 */
export function isRuntimeOf(pid, dataDir) {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`CHARTLIGHT_DATA=${dataDir}`)
  } catch {
    return false
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return /workerd.* serve /.test(stdout ?? '')
}
