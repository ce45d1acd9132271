import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const lanes = path.resolve('scripts/lanes.mjs')
const well = (said: string) => [process.execPath, '-e', `setTimeout(() => console.log('${said}'), 100)`]
const fails = (status: number) => [process.execPath, '-e', `process.exit(${status})`]
const isKilled = [process.execPath, '-e', `process.kill(process.pid, 'SIGKILL')`]

/** Runs two lists at once, and a last word behind them: the status, and the words that were said. */
function runBoth(first: string[][], second: string[][]) {
  const script = `import { both } from ${JSON.stringify(lanes)}
await both(${JSON.stringify(first)}, ${JSON.stringify(second)})
console.log('behind')`
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return { status, said: stdout.trim().split(/\s+/).filter(Boolean) }
}

test('two lists at once: what the second says comes behind the first', () => {
  const ran = runBoth([well('one'), well('two')], [well('three')])
  expect(ran).toEqual({ status: 0, said: ['one', 'two', 'three', 'behind'] })
})

test.each([
  ['the first', [fails(3), well('never')], [well('beside')], 3],
  ['the second', [well('beside')], [fails(4), well('never')], 4],
  ['one that is killed', [isKilled], [well('beside')], 1],
])(
  'a command of %s list that fails ends all, once the other list is done',
  (_which, first, second, status) => {
    expect(runBoth(first, second)).toEqual({ status, said: ['beside'] })
  },
)

test('a command that is not there is a failure', () => {
  expect(runBoth([['./no-such-command']], [well('beside')]).status).not.toBe(0)
})
