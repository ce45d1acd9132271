import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { PageReading } from '../document/page'
import { readDocument } from '../document/read'
import { extract } from '../extraction/extract'
import { factsOf } from '../extraction/facts'
import { reconcile } from '../extraction/model/reconcile'
import { recordOf } from '../curation/record-of'
import { formatDate } from '../i18n/dates'
import type { Locale } from '../i18n/locale'
import { deriveId } from '../records/ids'
import type { Fact, SourcedFact } from '../records/fact'
import type { Sentence } from '../records/summary'
import { audiences, disciplines } from '../records/summary-kinds'
import { hebrewNameOf } from '../vocabulary/local-names'
import { applyCorrection } from '../curation/correct'
import { piecesOf } from './markdown'
import { madeRecord, type MadeRecord } from './testing/made-records'
import { toldOf } from './testing/told-of'
import { writeSummary, citationsOf } from './write'

const today = '2026-02-01'
const locales: readonly Locale[] = ['en', 'he']

/** The facts of a record as they stand: what a sentence may be held against. None of this goes through the writer. */
function standingFacts({ sourced, verdicts }: MadeRecord) {
  const { standings, items } = recordOf(sourced, verdicts)
  const facts = new Map(
    sourced.map(({ fact }) => {
      const correction = standings.get(fact.id)?.correction ?? null
      return [fact.id, correction ? applyCorrection(fact, correction) : fact]
    }),
  )
  return { standings, items, facts }
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** Every number that these facts bear out, as text: of their value, limits, codes, names, directions and days. */
function numbersOf(facts: readonly Fact[], names: readonly string[], days: readonly string[]): Set<string> {
  const told = facts.flatMap((fact) => [
    ...(Object.values(fact).filter((value) => typeof value === 'string' || typeof value === 'number') as (
      string | number
    )[]),
    ...Object.entries(fact.codes).flat(2),
    formatDate(fact.eventDate),
    'dosage' in fact ? (fact.dosage?.text ?? '') : '',
  ])
  return new Set([...told, ...names, ...days.map(formatDate)].flatMap((part) => numbersIn(String(part))))
}

/** What is wrong with a summary of a record, as short lines; none where all of it is borne out. */
function faults(made: MadeRecord, locale: Locale): string[] {
  const { standings, items, facts } = standingFacts(made)
  const told = toldOf(made.sourced, made.verdicts)
  const days = new Map(made.sourced.map(({ fact, document }) => [fact.id, document?.date ?? fact.eventDate]))
  const found: string[] = []
  for (const audience of audiences)
    for (const discipline of disciplines) {
      const { sections, dropped } = writeSummary(told, { discipline, audience, locale, today })
      if (dropped > 0) found.push(`${dropped} sentences dropped`)
      const citations = citationsOf(sections, told, 'entered')
      const cited = new Set(citations.map(({ entity_id: id }) => id))
      for (const { title, sentences } of sections)
        for (const sentence of sentences)
          found.push(...faultsOf(sentence).map((fault) => `${title}: ${fault}: ${sentence.text}`))

      function faultsOf({ text, cites }: Sentence): string[] {
        if (cites.length === 0 || !cites.every((id) => cited.has(id) && facts.has(id)))
          return ['a source that does not resolve']
        const sources = cites.flatMap((id) => facts.get(id) ?? [])
        const keys = new Set(sources.map(({ canonicalKey }) => canonicalKey))
        const called = items
          .filter(({ canonicalKey }) => keys.has(canonicalKey))
          .flatMap(({ type, canonicalKey, name }) => [name, hebrewNameOf(type, canonicalKey) ?? name])
        const names = [...called, ...sources.map(({ name }) => name)]
        const borne = numbersOf(
          sources,
          names,
          cites.flatMap((id) => days.get(id) ?? []),
        )
        for (const { codes, canonicalKey } of items)
          if (keys.has(canonicalKey))
            for (const code of Object.values(codes).flat()) for (const n of numbersIn(code)) borne.add(n)
        // A code system's own name has a number.
        for (const n of ['10']) borne.add(n)
        return [
          ...numbersIn(text)
            .filter((number) => !borne.has(number))
            .map((number) => `the number ${number}`),
          ...piecesOf(text)
            .filter(({ strong }) => strong)
            .filter(({ text: name }) => !names.includes(name))
            .map(({ text: name }) => `the name ${name}`),
          ...cites.flatMap((id) => statusFault(id, text) ?? []),
        ]
      }

      function statusFault(id: string, text: string): string | null {
        const standing = standings.get(id)
        const fact = facts.get(id)
        if (!standing || !fact) return 'no fact'
        const denial = fact.assertion === 'negated'
        if (denial || standing.asks !== null)
          return isTold(text) ? null : 'what is denied or waits is told as so'
        return standing.decision === 'accepted' ? null : `${standing.decision} is told`
      }
      /** The sentences that may speak of what is denied or in doubt say so themselves. */
      function isTold(text: string): boolean {
        return /no known|Not settled|disagree|ללא אלרגיה|אין אלרגיה|לא ברור|סותרים/.test(text)
      }
    }
  return found
}

/** Under which headings a drug stands that its newest page says was stopped. */
function takenThoughStopped(made: MadeRecord): string[] {
  const { items } = standingFacts(made)
  const told = toldOf(made.sourced, made.verdicts)
  const { sections } = writeSummary(told, { discipline: 'overall', audience: 'patient', locale: 'en', today })
  const stopped = items.filter(({ type, status }) => type === 'medication' && status !== 'active')
  return sections.flatMap(({ sentences }) =>
    sentences
      .filter(({ text }) => text.includes('that you take'))
      .flatMap(({ text }) => stopped.filter(({ name }) => text.includes(`\u0001${name}\u0002`)))
      .map(({ name }) => name),
  )
}

describe('200 made records', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed)

  test.each(locales)('every number and name of the %s summaries is of a fact that it cites', (locale) => {
    const wrong = seeds.flatMap((seed) => faults(madeRecord(seed), locale))
    expect(wrong).toEqual([])
  })

  test('they say something: each kind of fact is told, and most of what stands', () => {
    const sentences = seeds.flatMap((seed) => {
      const made = madeRecord(seed)
      const told = toldOf(made.sourced, made.verdicts)
      const asked = { discipline: 'overall', audience: 'clinician', locale: 'en', today } as const
      return writeSummary(told, asked).sections.map(({ title, sentences }) => ({
        title,
        n: sentences.length,
      }))
    })
    const counts = Map.groupBy(sentences, ({ title }) => title)
    expect([...counts.keys()].length).toBeGreaterThanOrEqual(9)
    expect(sentences.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(1000)
  })

  test('no drug is told as taken that its newest page says was stopped', () => {
    expect(seeds.flatMap((seed) => takenThoughStopped(madeRecord(seed)))).toEqual([])
  })

  test('the order of the facts makes no difference', () => {
    for (const seed of seeds.slice(0, 20)) {
      const made = madeRecord(seed)
      const asked = { discipline: 'overall', audience: 'clinician', locale: 'en', today } as const
      const turned = toldOf(made.sourced.toReversed(), made.verdicts)
      expect(writeSummary(turned, asked)).toEqual(writeSummary(toldOf(made.sourced, made.verdicts), asked))
    }
  })
})

describe('the sample pages', () => {
  const readings = JSON.parse(
    gunzipSync(readFileSync('tests/fixtures/pages/readings.json.gz')).toString('utf8'),
  ) as Record<string, PageReading>
  const sourced: readonly SourcedFact[] = Object.entries(readings).flatMap(([name, page]) => {
    const fileId = deriveId('sample', name)
    const made = { fileId, date: '2026-01-01', at: '2026-01-01T00:00:00Z' }
    const facts = factsOf(made, reconcile(extract(readDocument(page)), []))
    const document = { bytes: name, date: '2026-01-01', facility: null, physician: null, patient: null }
    return facts.map((fact) => ({ fact, document }))
  })

  test.each(locales)('in %s nothing is said that the pages do not say', (locale) => {
    expect(sourced.length).toBeGreaterThan(100)
    expect(faults({ sourced, verdicts: [] }, locale)).toEqual([])
  })
})

test('a sentence whose page is gone is dropped and counted', () => {
  const made = madeRecord(3)
  const told = toldOf(made.sourced, made.verdicts)
  const asked = { discipline: 'overall', audience: 'clinician', locale: 'en', today } as const
  const whole = writeSummary(told, asked)
  const some = writeSummary({ ...told, documents: told.documents.slice(1) }, asked)
  expect(some.dropped).toBeGreaterThan(0)
  const count = ({ sections }: typeof whole) =>
    sections.reduce((sum, { sentences }) => sum + sentences.length, 0)
  expect(count(some) + some.dropped).toBe(count(whole))
})
