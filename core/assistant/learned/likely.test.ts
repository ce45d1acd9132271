import { expect, test } from 'vitest'
import { sampleRecord, sampleToday } from '../../../tests/unit/assistant/record'
import type { Topic } from '../answer'
import { appTopics } from '../app-help'
import { translator } from '../../i18n/languages'
import { locales } from '../../i18n/locale'
import { understand } from '../understand'
import { likelyReadings } from './likely'
import { codeOf, packWeights, readWeights } from './packed'

const topic = (intent: string, ...keys: string[]): Topic => ({ intent, keys, until: null })
const likeliest = (text: string, before: Topic | null = null) =>
  likelyReadings({ text, locale: 'en', today: sampleToday, before }, sampleRecord).slice(0, 3)

test.each([
  ['anything hereditary in my relatives', 'aside family', null],
  ['get rid of that page', 'app removePage', null],
  ['which values look bad', 'abnormal', null],
  ['the paper i took a photo of is nowhere', 'app missing', null],
  ['call me instead', 'app voice', null],
  ['משהו תורשתי אצל הקרובים', 'aside family', null],
  ['להעיף דף מכאן', 'app removePage', null],
  ['אילו ערכים נראים רע', 'abnormal', null],
  ['מה עוד לא אישרתי', 'aside waiting', null],
  ['אז מי כן רואה', 'app others', topic('app', 'app:safe')],
] as const)('%s is likely %s', (text, label, before) => {
  expect(likeliest(text, before).map((one) => one.label)).toContain(label)
})

test('the shares of a message make one', () => {
  const shares = likelyReadings(
    { text: 'xyzzy', locale: 'en', today: sampleToday, before: null },
    sampleRecord,
  )
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('weights are read as they were packed', () => {
  const weights = new Map([
    [codeOf('word a'), Int8Array.of(0, -127, 91, 127)],
    [codeOf('כאב'), Int8Array.of(3, 1)],
  ])
  expect(readWeights(packWeights(weights))).toEqual(weights)
})

// Whoever taps on a question that is offered is to be told what it asks.
const others = {
  waiting: 'waiting',
  rejectedFacts: 'rejected',
  alerts: 'alerts',
  family: 'family',
  marks: 'marks',
  summary: 'summary',
  prepare: 'prepare',
  drugChanges: 'drug_changes',
}
const offered = [
  ...appTopics.map((one) => [one, one === 'noDoctor' ? 'who' : one]),
  ...Object.entries(others),
]

test.each(locales)('each question that is offered in %s is understood', (locale) => {
  const t = translator(locale)
  const understood = offered.map(([name]) => {
    const text = t(`assistant.offer_${name}` as 'assistant.offer_add')
    const { intent, aside } = understand({ text, locale, today: sampleToday, before: null }, sampleRecord)
    return [name, aside === null ? intent : aside.kind === 'app' ? aside.topic : aside.kind]
  })
  expect(understood).toEqual(offered)
})
