import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerShape, type Answer } from './answer'
import { answerMessage } from './answer-message'
import { questionsOf } from './questions'

const ask = async (text: string): Promise<Answer> =>
  answerShape.parse(
    await answerMessage({ text, locale: 'en', today: sampleToday, before: null }, sampleRecord, (needs) =>
      Promise.resolve(sampleEvidence(needs)),
    ),
  )

test.each([
  ['What is my hemoglobin? What am I allergic to?', ['What is my hemoglobin?', 'What am I allergic to?']],
  ['מה ההמוגלובין שלי? אילו תרופות אני לוקח?', ['מה ההמוגלובין שלי?', 'אילו תרופות אני לוקח?']],
  ['Hemoglobin?\nAllergies?', ['Hemoglobin?', 'Allergies?']],
  ['What is my hemoglobin? Thank you', ['What is my hemoglobin? Thank you']],
  ['What is my hemoglobin???', ['What is my hemoglobin???']],
  ['hemoglobin', ['hemoglobin']],
  ['Hello.\nHemoglobin?\nIt was low.\nAllergies? Bye', ['Hello. Hemoglobin? It was low.', 'Allergies? Bye']],
])('%j asks %j', (text, questions) => {
  expect(questionsOf(text)).toEqual(questions)
})

test('two questions are both answered, each statement with its source', async () => {
  const answer = await ask('What is my latest hemoglobin? What am I allergic to?')
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.summary).toContain('12.6 g/dL')
  expect(JSON.stringify(answer.sections)).toContain('Penicillin')
  expect(answer.sources.map(({ id }) => id)).toEqual(answer.sources.map((_, at) => at + 1))
  for (const section of answer.sections) {
    if (section.type !== 'data_list') continue
    for (const { label, sources } of section.items)
      for (const id of sources) {
        const source = answer.sources.find((one) => one.id === id)
        expect(source?.title ?? source?.quote).toContain(label)
      }
  }
})

test('what is asked twice is told once, of one line', async () => {
  const answer = await ask('What is my latest hemoglobin? What is my hemoglobin level?')
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.sources).toHaveLength(1)
  expect(answer.sections).toHaveLength(1)
})

test('what cannot be answered is said by its question, and the other answered', async () => {
  const answer = await ask('Who will win the elections? What is my latest hemoglobin?')
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.summary).toContain('12.6 g/dL')
  expect(answer.sections[0]).toMatchObject({ type: 'action_list', title: 'Who will win the elections?' })
  expect((await ask('Who will win the elections? And when?')).type).toBe('redirect')
})

test.each([
  ['crisis', '988', 'What am I allergic to? Which drugs do I take? I want to kill myself.'],
  [
    'emergency',
    '911',
    'My chest hurts and I cannot breathe.\nWhat am I allergic to?\nWhich drugs do I take?',
  ],
  ['emergency', '911', 'What is my hemoglobin? Is it in my report? My chest hurts.'],
  ['emergency', '911', 'What were my last results? What am I allergic to? I cannot breathe'],
  ['emergency', '911', 'My throat is swelling. What were the results of last year?'],
  ['emergency', '911', `${'What am I allergic to, please, '.repeat(40)} I cannot breathe.`],
  ['emergency', '101', 'כואב לי בחזה.\nלמה אני אלרגי?\nאילו תרופות אני לוקח?'],
  ['crisis', '1201', 'למה אני אלרגי? אילו תרופות אני לוקח? אני רוצה למות'],
])('a call for help (%s) stands first, wherever in a message it is: %s', async (_, number, text) => {
  const answer = await ask(text)
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.sections.map(({ type }) => type).indexOf('alert')).toBe(0)
  expect(answer.sections.filter(({ type }) => type === 'alert')).toHaveLength(1)
  expect(JSON.stringify(answer.sections[0])).toContain(number)
})

test.each([
  'What is in my report of the heart attack? What am I allergic to?',
  'Did my mother have a stroke? What am I allergic to?',
])('what is asked of the past or of another is none: %s', async (text) => {
  expect(JSON.stringify(await ask(text))).not.toContain('"alert"')
})
