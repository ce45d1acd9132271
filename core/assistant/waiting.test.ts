import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Locale } from '../i18n/locale'
import { answerShape, type Answer } from './answer'
import { answerMessage } from './answer-message'
import type { KnownRecord } from './record'

const ask = async (text: string, record: KnownRecord = sampleRecord, locale: Locale = 'en') =>
  answerShape.parse(
    await answerMessage({ text, locale, today: sampleToday, before: null }, record, (needs) =>
      Promise.resolve(sampleEvidence(needs)),
    ),
  )
const saidIn = (answer: Answer): string => (answer.type === 'answer' ? answer.summary : answer.message)

test.each([
  ['what is my sodium', '1 item about Sodium waits for you to check it under “To check”'],
  ['how did my sodium change over time', '1 item about Sodium waits'],
  ['am I taking warfarin', '1 item about Warfarin waits'],
  ['how much warfarin do I take', '1 item about Warfarin waits'],
  ['מה הנתרן שלי', 'Sodium⁩ מחכה לבדיקה שלכם במסך ”לבדיקה“'],
  ['אני לוקח קומדין?', 'Warfarin⁩ מחכה לבדיקה שלכם'],
])('%s: one waits, of which nothing more is told, and the way to it', async (text, said) => {
  const answer = await ask(text)
  expect(saidIn(answer)).toContain(said)
  expect(saidIn(answer)).not.toMatch(/I found nothing|לא נמצא/)
  expect(answer.to_check).toBe(true)
  const told = JSON.stringify({ ...answer, topic: null })
  for (const never of ['113', '5 mg', 'mmol']) expect(told).not.toContain(never)
})

test('what the record has is told, and that another of it waits', async () => {
  const record = {
    ...sampleRecord,
    waiting: [{ type: 'lab', key: 'lab:hemoglobin', name: 'Hemoglobin', file_id: null }] as const,
  }
  const answer = await ask('what is my hemoglobin', record)
  expect(saidIn(answer)).toMatch(/12\.6 g\/dL.*1 more item about Hemoglobin waits for you/)
  expect(answer.to_check).toBe(true)
})

test('of another test nothing waits', async () => {
  const answer = await ask('what is my potassium')
  expect(saidIn(answer)).not.toContain('waits')
  expect(answer.to_check).toBeUndefined()
})

test.each([
  ['what medications do I take', '1 item of this kind waits for you to check it: Warfarin.'],
  ['which results are out of range', '1 item of this kind waits for you to check it: Sodium.'],
  ['what waits for me', '2 items wait for you to check them.'],
  ['what waits for me', 'About: Sodium, Warfarin.'],
])('%s: what waits is named', async (text, said) => {
  const answer = await ask(text)
  expect(JSON.stringify(answer)).toContain(said)
  expect(answer.to_check).toBe(true)
})

test('what waits by another name is not told of a test that is not there; by a name that nobody knows it may be it', async () => {
  expect(saidIn(await ask('what is my calcium'))).not.toContain('Sodium')
  const waiting = [{ type: 'lab', key: 'lab:unknown-line', name: 'Ca something', file_id: null } as const]
  expect(saidIn(await ask('what is my calcium', { ...sampleRecord, waiting }))).toContain('Ca something')
})

test('many are named by the first of them', async () => {
  const names = ['Sodium', 'Chloride', 'Calcium', 'Zinc', 'Iron', 'Copper', 'Lead']
  const waiting = names.map(
    (name) => ({ type: 'lab', key: `lab:${name.toLowerCase()}`, name, file_id: null }) as const,
  )
  const answer = await ask('what waits for me', { ...sampleRecord, waiting })
  expect(saidIn(answer)).toContain('About: Sodium, Chloride, Calcium, Zinc, Iron …')
})

test('a name that no vocabulary has is found among what waits', async () => {
  const waiting = [
    { type: 'medication', key: 'medication:zorvalin-forte', name: 'Zorvalin Forte', file_id: null },
  ] as const
  const answer = await ask('how much zorvalin do I take?', { ...sampleRecord, waiting })
  expect(saidIn(answer)).toContain('1 item about Zorvalin Forte waits')
})

test.each([
  'do I take antibiotics',
  'which statin or antibiotic am I on',
  'am I on antidepressants',
  'אני לוקחת אנטיביוטיקה?',
])('%s: what waits is of another group, and is no hint', async (text) => {
  const answer = await ask(text)
  expect(JSON.stringify(answer)).not.toMatch(/Warfarin|waits|מחכה/)
})

test.each(['am I on a blood thinner', 'אני על מדללי דם?'])(
  '%s: what waits is of that group',
  async (text) => {
    const aspirinAside = {
      ...sampleRecord,
      items: sampleRecord.items.filter(({ name }) => name !== 'Aspirin'),
    }
    expect(JSON.stringify(await ask(text, aspirinAside))).toContain('Warfarin')
  },
)

test('what waits by a name of no vocabulary may be of any group', async () => {
  const waiting = [
    { type: 'medication', key: 'medication:zorvalin-forte', name: 'Zorvalin Forte', file_id: null },
  ] as const
  expect(JSON.stringify(await ask('do I take antibiotics', { ...sampleRecord, waiting }))).toContain(
    'Zorvalin',
  )
})
