import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { RecordedFact } from '#core/records/entity'
import type { CitedFacts } from '../../cited-loader'
import { NamesProvider } from '../fact/names'
import { loadTalk } from '../../messages'
import { SpeechProvider } from '../i18n'
import { SourceLines, type Cited } from './source-lines'

beforeAll(async () => {
  await Promise.all([loadTalk('en'), loadTalk('he')])
})

const entered = {
  id: 'entered',
  file_id: null,
  type: 'allergy',
  text: 'Penicillin',
  canonical_key: 'allergy:penicillin',
  normalized: { name: 'Penicillin', codes: {} },
  coding_meta: { doubt: null, candidates: [] },
  evidence: null,
} as unknown as RecordedFact

const cited = {
  entities: [],
  entered: [entered],
  pictures: {},
  titles: {},
  names: { concepts: { 'allergy:penicillin': 'פניצילין' }, reactions: {} },
} as CitedFacts

const source = (entityId: string, id: number): Cited => ({
  id,
  entity_id: entityId,
  title: null,
  date: null,
  entered: false,
})
const sources = [source('entered', 1), source('gone', 2)]

const shown = (locale: 'en' | 'he', of: CitedFacts | null, failed = false): string =>
  renderToString(
    <SpeechProvider locale={locale} timeZone="UTC">
      <NamesProvider names={of?.names ?? { concepts: {}, reactions: {} }}>
        <SourceLines
          sources={sources}
          facts={[]}
          cited={of}
          failed={failed}
          shown={null}
          onShow={() => undefined}
          onAgain={() => undefined}
        />
      </NamesProvider>
    </SpeechProvider>,
  )
const times = (text: string, part: string): number => text.split(part).length - 1

test('what was entered by hand says so, and only what is not there is gone', () => {
  const text = shown('en', cited)
  expect(times(text, 'Entered by you')).toBe(1)
  expect(times(text, 'no longer in your record')).toBe(1)
})

test('it is called as its reader calls it', () => expect(shown('he', cited)).toContain('פניצילין'))

test('before they are read none is gone, and what did not come can be tried again', () => {
  expect(shown('en', null)).not.toContain('no longer in your record')
  const failed = shown('en', null, true)
  expect(failed).toContain('could not be loaded')
  expect(failed).toContain('Try again')
  expect(failed).not.toContain('no longer in your record')
})
