import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { entityRecord } from '#core/curation/entity-record'
import { recordOf } from '#core/curation/record-of'
import { readDirections } from '#core/extraction/medications/directions'
import { locales, type Locale } from '#core/i18n/locale'
import type { RegistryRecord } from '#core/records/registry'
import { madeFact } from '#core/summary/testing/made-fact'
import { loadMessages } from '../../messages'
import { SpeechProvider } from '../i18n'
import { namedFact, namedItem, namesFor } from '../../fact-names.server'
import { FactAmount } from './fact-amount'
import { blank, factOfEntity, factOfItem, type FactView } from './fact-view'
import { NamesProvider } from './names'

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale))))

interface Row {
  readonly view: FactView
  readonly named: ReturnType<typeof namedItem>
}
const textOf = ({ view, named }: Row, locale: Locale): string =>
  renderToString(
    <SpeechProvider locale={locale} timeZone="UTC">
      <NamesProvider names={namesFor({ locale, units: 'metric' }, [named])}>
        <FactAmount fact={view} />
      </NamesProvider>
    </SpeechProvider>,
  )
    .replace(/<[^>]*>|[\u2068\u2069]/g, '')
    .replaceAll('\u00a0', ' ')

/** A drug as its page's row and as the record's row. */
function rowsOf(value: string | null, unit: string | null, words: string): readonly Row[] {
  const { dosage, frequency } = readDirections(words)
  const fact = madeFact({
    type: 'medication',
    name: 'Metformin',
    fileId: '1b6a4f0e-52dc-4f36-8d2b-3c7f6f0a9d01',
    quote: `Metformin ${words}`,
    value,
    unit,
    dosage,
    frequency,
  })
  const [item] = recordOf([{ fact, document: null }], []).items
  const listed = { ...item, id: 'item', canonical_key: fact.canonicalKey } as unknown as RegistryRecord
  const standing = { decision: 'accepted', correction: null, reason: null } as const
  const entity = entityRecord(fact, standing, '')
  return [
    { view: factOfEntity(entity), named: namedFact(entity) },
    { view: factOfItem(listed), named: namedItem(listed) },
  ]
}

test.each([
  [
    '1000',
    'mg',
    '1000 mg tablet, take 2 tablets three times a day',
    '1000 mg· 2 tablets',
    '1000 mg· 2 טבליות',
  ],
  ['5', 'mg', '5 mg tablet take half a tablet daily', '5 mg· half a tablet', '5 mg· חצי טבליה'],
  [
    '250',
    'mg',
    '250 mg/5 mL, take 10 mL daily',
    '250 mg/5 mL· 10 mL at a time',
    '250 mg/5 mL· 10 mL בכל פעם',
  ],
  ['875', 'mg', '875/125 mg 1 tablet twice daily', '875/125 mg', '875/125 mg'],
  ['1000', 'mg', '1000 mg twice daily', '1000 mg', '1000 mg'],
  [null, null, 'take 2 tablets daily', '2 tablets', '2 טבליות'],
])('%s %s of %j, on its page and in the record', (value, unit, words, en, he) => {
  for (const row of rowsOf(value, unit, words))
    expect([textOf(row, 'en'), textOf(row, 'he')]).toEqual([en, he])
})

test.each([
  [70, 99, 1],
  // Without one of the limits the word stands alone.
  [null, 99, 0],
  [70, null, 0],
  [null, null, 0],
])('with limits %s and %s a high result has %i arrow', (low, high, arrows) => {
  const fact = { ...blank, key: 'x', type: 'lab', name: 'Glucose', concept: 'lab:glucose' } as const
  const view: FactView = {
    ...fact,
    value: '120',
    unit: 'mg/dL',
    flag: 'H',
    low,
    high,
    status: 'active',
    date: null,
    facility: null,
    unsure: false,
    codes: {},
  }
  const drawn = renderToString(
    <SpeechProvider locale="en" timeZone="UTC">
      <FactAmount fact={view} />
    </SpeechProvider>,
  )
  expect(drawn).toContain('High')
  expect(drawn.split('<svg').length - 1).toBe(arrows)
})
