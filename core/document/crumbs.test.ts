import { expect, test } from 'vitest'
import { withoutCrumbs } from './crumbs'
import type { Word } from './page'

const word = (text: string, line: number, height: number, confidence: number): Word => ({
  text,
  box: [100, 40 * line, 20, height],
  confidence,
  line,
})

test.each([
  ['specks between two lines', [word('כו(', 1, 13, 0.68), word('ו', 1, 13, 0.68)], []],
  ['letters as tall as the others', [word('כו(', 1, 24, 0.68)], ['כו(']],
  ['letters that were surely read', [word('ו', 1, 13, 0.9)], ['ו']],
  ['a speck beside a word', [word('ו', 1, 13, 0.6), word('תקין', 1, 24, 0.9)], ['ו', 'תקין']],
  ['a figure', [word('2', 1, 13, 0.6)], ['2']],
] as const)('%s', (_what, line, kept) => {
  const around = [word('אופיינית', 0, 25, 0.9), word('להידרוצפלוס', 2, 25, 0.9)]
  const read = withoutCrumbs([around[0]!, ...line, around[1]!], 24)
  expect(read.map(({ text }) => text)).toEqual(['אופיינית', ...kept, 'להידרוצפלוס'])
})
