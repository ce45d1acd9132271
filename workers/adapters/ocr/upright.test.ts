import { expect, test } from 'vitest'
import type { Prepared } from '../image/prepare'
import type { Row } from '../image/rows'
import type { OcrEngine } from './engine'
import { pageOf, word } from './testing/engine'
import { upright } from './upright'

/** An engine that reads this of rows that are so wide, and nothing of others. */
const readsOnly = (wide: number, text = 'letters', confidence = 0.95): OcrEngine => ({
  read: (language, { width }) =>
    Promise.resolve(
      language === 'eng' && width > wide
        ? Array.from({ length: 9 }, (_, at) => word(text, [10 + at * 10, 4, 9, 20], confidence))
        : [],
    ),
  memoryBytes: () => 0,
  dispose: () => {},
})

const page = (printed: string): Prepared => pageOf(printed).page

test('the lines are tried the other way where next to nothing is read', async () => {
  const [one, other] = [page('12'), page('1234567890123')]
  const found = await upright(readsOnly(250), one, () => other)
  expect(found.page.grey.width).toBe(other.grey.width)
  expect(found.main).toBe('latin')
})

test('and are as they were where that reads no more', async () => {
  const one = page('12')
  const found = await upright(readsOnly(10_000), one, () => page('1234567890123'))
  expect(found.page.grey.width).toBe(one.grey.width)
})

test.each([
  ['small print that is read as known words tells which way its lines run', 'Collection', true],
  ['what is no word tells nothing', 'Cxllqctwn', false],
])('%s', async (_name, text, turned) => {
  const [one, other] = [page('12'), page('1234567890123')]
  const found = await upright(readsOnly(250, text, 0.4), one, () => other)
  expect(found.page.grey.width).toBe((turned ? other : one).grey.width)
})

test('the longest lines may be of a script that no model knows: others tell which way is up', async () => {
  const known = page('1234567')
  const own = known.rows[0]!
  const counted = (letters: number, wider: number): Row => ({
    ...own,
    segments: own.segments.map((segment) => ({ ...segment, right: segment.right + wider, letters })),
  })
  const foreign = Array.from({ length: 6 }, () => counted(60, 400))
  const engine: OcrEngine = {
    read: (language, { width }) =>
      Promise.resolve(
        language === 'eng' && width < 400
          ? Array.from({ length: 9 }, (_, at) => word('letters', [10 + at * 10, 4, 9, 20], 0.95))
          : [],
      ),
    memoryBytes: () => 0,
    dispose: () => {},
  }
  const found = await upright(engine, { ...known, rows: [...foreign, counted(30, 0)] }, () => page('12'))
  expect(found.page.rows).toHaveLength(7)
})
