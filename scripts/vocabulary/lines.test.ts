import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linesOf } from './lines.mjs'

test('no line is lost, however late somebody begins to listen', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chartlight-lines-'))
  const file = path.join(folder, 'lines.txt')
  writeFileSync(file, Array.from({ length: 50_000 }, (_, i) => `line ${i}`).join('\r\n'))
  const lines = linesOf(file)
  await new Promise((resolve) => setTimeout(resolve, 100))
  let count = 0
  for await (const line of lines) {
    if (line !== `line ${count}`) throw new Error(`${line} where line ${count} stands`)
    count += 1
    if (count % 10_000 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(count).toBe(50_000)
  rmSync(folder, { recursive: true })
})
