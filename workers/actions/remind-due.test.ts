import { expect, test } from 'vitest'
import { remindDue } from './remind-due'

const now = Date.parse('2026-05-01T08:00:00Z')
const at = (ms: number) => new Date(now + ms).toISOString()
const hour = 3_600_000

async function reminded(...waiting: readonly number[]) {
  const done: string[] = []
  const lookAt = await remindDue({
    untold: async () => waiting.map((ms) => ({ id: String(ms), dueAt: at(ms) })),
    tellDevices: async () => void done.push('devices'),
    noteTold: async (due) => void done.push(...due.map(({ id }) => id)),
    now: () => now,
  })
  return { done, inMs: lookAt === null ? null : lookAt - now }
}

test.each<[string, readonly number[], readonly string[], number | null]>([
  ['nothing waits', [], [], null],
  ['one whose time has come, at that very moment', [0], ['devices', '0'], null],
  ['one that comes', [hour], [], hour],
  ['devices are told once of many', [-hour, -1, hour, 2 * hour], ['devices', '-3600000', '-1'], hour],
  ['one in a year is looked for again in a day', [365 * 24 * hour], [], 24 * hour],
])('%s', async (_title, waiting, done, inMs) => {
  expect(await reminded(...waiting)).toEqual({ done, inMs })
})

test('what could not be noted is told again', async () => {
  const deps = {
    untold: async () => [{ id: 'a', dueAt: at(0) }],
    tellDevices: async () => {},
    noteTold: () => Promise.reject(new Error('no')),
    now: () => now,
  }
  await expect(remindDue(deps)).rejects.toThrow('no')
})
