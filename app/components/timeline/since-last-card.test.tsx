import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { RecordedFact } from '#core/records/entity'
import { loadMessages } from '../../messages'
import { SpeechProvider } from '../i18n'
import { SinceLastCard, type ShownChange } from './since-last-card'

beforeAll(() => loadMessages('en'))

const picture = {
  url: '/p',
  page: '/q',
  thumbnail: '/t',
  strips: '/strip/{id}',
  width: 800,
  height: 1000,
  turn: 0,
  rightToLeft: false,
}

const entity = (id: string, type: string, name: string, amount: readonly [string, string]) =>
  ({
    id,
    file_id: 'page',
    type,
    text: name,
    value: amount[0],
    unit: amount[1],
    date: '2026-05-01',
    ref_low: null,
    ref_high: null,
    ref_text: null,
    flag: null,
    canonical_key: `${type}:${id}`,
    normalized: { name, codes: {}, status: 'active', printed: null, intake: null },
    coding_meta: { doubt: null, candidates: [] },
    decision: 'accepted',
    confidence: 0.95,
    evidence: { page: 1, box: [40, 100, 400, 30], quote: `${name} ${amount.join(' ')}` },
  }) as unknown as RecordedFact

const changes: readonly ShownChange[] = [
  {
    kind: 'dose_changed',
    entity: entity('m', 'medication', 'Metformin', ['1000', 'mg']),
    before: { told: '500 mg', date: '2025-05-01' },
  },
  { kind: 'newly_abnormal', entity: entity('k', 'lab', 'Potassium', ['6.2', 'mmol/L']), before: null },
]

const shown = (told: readonly ShownChange[]): string =>
  renderToString(
    <SpeechProvider locale="en" timeZone="UTC">
      <SinceLastCard
        changes={told}
        rowOf={(fact) => ({ fact, picture, selected: false, onOpen: () => undefined })}
      />
    </SpeechProvider>,
  )

test('each change says what it is, what it was before, and shows the line that says so', () => {
  const text = shown(changes)
  for (const line of ['Metformin 1000 mg', 'Potassium 6.2 mmol/L'])
    expect(text).toContain(`aria-label="${line}"`)
  expect(text).toContain('src="/strip/m"')
  expect(text).toContain('src="/strip/k"')
  expect(text).toContain('500 mg')
  expect(text.split('May 1, 2025').length).toBe(2)
})

test('where nothing changed there is no card', () => expect(shown([])).toBe(''))
