import { expect, test } from 'vitest'
import { answerQuestion } from '../assistant/answer-question'
import { understand } from '../assistant/understand'
import { recordOf } from '../curation/record-of'
import { locales } from '../i18n/locale'
import type { Section } from '../records/summary'
import { audiences } from '../records/summary-kinds'
import { sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { madeFact } from './testing/made-fact'
import { toldOf } from './testing/told-of'
import { writeSummary } from './write'

const vaccine = madeFact({
  type: 'medication',
  name: 'Influenza vaccine',
  status: 'completed',
  date: '2025-10-02',
})
/** As a list of drugs has it. */
const listed = madeFact({
  type: 'medication',
  name: 'Zoster vaccine',
  codes: { ATC: ['J07BK03'] },
  date: '2024-10-02',
})
const stopped = madeFact({ type: 'medication', name: 'Warfarin', status: 'stopped' })
const facts = [vaccine, listed, stopped].map((fact) => ({ fact, document: null }))

test.each(locales.flatMap((locale) => audiences.map((audience) => [locale, audience] as const)))(
  'in %s, for a %s: a vaccine was given, and is no drug that was stopped',
  (locale, audience) => {
    const asked = { discipline: 'overall', audience, locale, today: '2026-02-01' } as const
    const { sections } = writeSummary(toldOf(facts), asked)
    const cited = (kind: Section['kind']) =>
      sections.find((one) => one.kind === kind)?.sentences.flatMap(({ cites }) => cites)
    expect(cited('given')?.toSorted()).toEqual([vaccine.id, listed.id].toSorted())
    expect(cited('medications') ?? []).toEqual([])
    expect(cited('stopped')).toEqual([stopped.id])
  },
)

test('nor does the assistant tell it as one', () => {
  const { items } = recordOf(facts, [])
  const record = {
    ...sampleRecord,
    items: items.map((item, at) => ({
      ...sampleRecord.items.find(({ type }) => type === 'medication'),
      id: `item-${at}`,
      type: 'medication' as const,
      canonical_key: item.canonicalKey,
      name: item.name,
      codes: item.codes,
      status: item.status,
      detail: item.detail,
      citations: item.citations,
      evidence: null,
    })),
  } as unknown as typeof sampleRecord
  const ask = (text: string) =>
    JSON.stringify(
      answerQuestion(
        understand({ text, locale: 'en', today: sampleToday, before: null }, record),
        record,
        [],
      ),
    )
  expect(ask('Which drugs did I stop?')).toContain('Warfarin')
  expect(ask('Which drugs did I stop?')).not.toContain('Influenza vaccine')
  expect(ask('Which drugs do I take?')).not.toContain('Zoster vaccine')
  expect(ask('Do I take the zoster vaccine?')).toContain('Zoster vaccine was given')
  expect(ask('Do I take the influenza vaccine?')).toContain('Influenza vaccine was given')
})
