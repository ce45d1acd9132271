import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { project, type PageReading } from '../../core/document/page'
import { readDocument } from '../../core/document/read'
import { extract } from '../../core/extraction/extract'
import { factsOf } from '../../core/extraction/facts'
import { reconcile } from '../../core/extraction/model/reconcile'
import { planStrip } from '../../core/paper/pieces'
import type { Corners, Rect } from '../../core/paper/geometry'
import type { Fact } from '../../core/records/fact'

const folder = 'tests/fixtures/pages/'

interface Stated {
  readonly type: string
  readonly text: string
  readonly value: number | string | null
  readonly unit: string | null
  readonly span_box: Rect
}

/** What an expert reads from twelve pages, and what was read of the same pages' print (scripts/read-page.ts). */
const truth = JSON.parse(readFileSync(`${folder}truth.json`, 'utf8')) as {
  readonly file: string
  readonly entities: readonly Stated[]
}[]
const readings = JSON.parse(gunzipSync(readFileSync(`${folder}readings.json.gz`)).toString('utf8')) as Record<
  string,
  PageReading
>
const pages = truth.filter(({ file }) => file in readings)
const factsAPage = 5

/** Facts whose unit or standing is not among their marked words. */
const unmarked: string[] = []
/** A unit that was misread, and two results in prose whose unit is not marked yet. */
const mostUnmarked = 3

test('twelve pages, five facts each', () => expect(pages).toHaveLength(12))

describe.each(pages)('$file', ({ file, entities }) => {
  const page = readings[file] as PageReading
  const made = {
    fileId: '0d4b9f4e-7f43-4c0f-9c6e-0d9a3c1f2b11',
    date: '2024-01-01',
    at: '2024-01-01T00:00:00Z',
  }
  const facts = factsOf(made, reconcile(extract(readDocument(page)), []))
  const found = entities.flatMap((stated) => {
    const fact = facts.find((one) => one.evidence && one.type === stated.type && isThere(one, stated))
    return fact ? [{ fact, stated }] : []
  })
  // From all over the page.
  const step = Math.max(1, Math.floor(found.length / factsAPage))
  const sample = found.filter((_, index) => index % step === 0).slice(0, factsAPage)

  test('has five facts that an expert reads, too', () => expect(sample).toHaveLength(factsAPage))

  test.each(sample)('$stated.type $fact.name', ({ fact, stated }) => {
    const { marks = [], box } = fact.evidence ?? { box: [0, 0, 0, 0] as const }
    const words = wordsIn(page, marks)
    const printed = words.join(' ').replaceAll(/(\d),(\d)/g, '$1.$2')
    // The value of the row is a number of its strip, and it is the expert's.
    if ('value' in fact && fact.value !== null) {
      expect(numbersOf(printed)).toContain(fact.value)
      if (stated.value !== null) expect(Number(fact.value)).toBe(Number(stated.value))
    }
    const lost = missing(besideValue(stated), printed)
    if (lost.length > 0) unmarked.push(`${file}: ${lost.join(' ')} of "${stated.text}"`)
    // There is a name in it: more than numbers.
    expect(printed).toMatch(/\p{L}{2}/u)
    // Its strip is cut of these words and nothing else of the page: no mark is left out of its pieces.
    const { pieces } = planStrip({ box, marks }, { ...page.source, turn: page.turn })
    const shown = wordsIn(
      page,
      pieces.map(({ corners }) => corners),
    )
    expect(shown).toEqual(expect.arrayContaining(words))
  })
})

test('the unit is marked in the line, and the words of how it stands', () => {
  for (const one of unmarked) console.info(`not marked in ${one}`)
  expect(unmarked.length).toBeLessThanOrEqual(mostUnmarked)
})

/** Whether a fact was read where the expert reads it: of its words at least half. */
function isThere(fact: Fact, { span_box: [x, y, w, h], value }: Stated): boolean {
  const [left, top, width, height] = fact.evidence?.box ?? [0, 0, 0, 0]
  const across = Math.min(left + width, x + w) - Math.max(left, x)
  const down = Math.min(top + height, y + h) - Math.max(top, y)
  const same = value === null || ('value' in fact && Number(fact.value) === Number(value))
  return same && across > 0 && down > 0 && across * down > w * h * 0.5
}

/** The words of a page whose middle lies within one of these. */
function wordsIn({ words, toSource }: PageReading, places: readonly Corners[]): string[] {
  return words
    .filter(({ box: [x, y, w, h] }) => {
      const [px, py] = project(toSource, x + w / 2, y + h / 2)
      return places.some((corners) => isWithin(px, py, corners))
    })
    .map(({ text }) => text)
}

/** On the inner side of each edge, clockwise, by a pixel. */
function isWithin(x: number, y: number, corners: Corners): boolean {
  return corners.every(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 4] as Corners[0]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -1
  })
}

/** Words that say how a fact stands. */
const standing = /^(?:high|low|stopp?ed|discontinued|started|new|chronic|active|resolved|הופסק|הופסקה)$/i

/** What the expert's quote has beside name and value: the unit as it is printed, and the words of its standing. */
function besideValue({ text, unit }: Stated): string[] {
  const said = text.split(/\s+/).filter((word) => standing.test(word.replaceAll(/[^\p{L}]/gu, '')))
  return unit !== null && letters(text).includes(letters(unit)) ? [unit, ...said] : said
}

/** As letters and signs alone: a reader may part a unit otherwise than an expert. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}%/]/gu, '')
const missing = (wanted: readonly string[], printed: string): string[] =>
  wanted.filter((word) => !letters(printed).includes(letters(word)))

const numbersOf = (text: string): readonly string[] => text.match(/\d+(\.\d+)?/g) ?? []
