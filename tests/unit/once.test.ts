import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onceInARun } from '../support/once'

let folder: string
const file = () => path.join(folder, 'made.json')
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'chartlight-once-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('asked for twice at once it is made once, and later not again', async () => {
  let made = 0
  const make = async () => {
    made += 1
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { made }
  }
  expect(await Promise.all([onceInARun(file(), make), onceInARun(file(), make)])).toEqual([
    { made: 1 },
    { made: 1 },
  ])
  expect(await onceInARun(file(), make)).toEqual({ made: 1 })
})

test('whoever fails to make it hears of it, and the one that waits makes it', async () => {
  const failing = onceInARun(file(), () => Promise.reject(new Error('no server')))
  const waiting = onceInARun(file(), () => Promise.resolve({ by: 'the next' }))
  await expect(failing).rejects.toThrow('no server')
  expect(await waiting).toEqual({ by: 'the next' })
})
