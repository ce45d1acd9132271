import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerShape, type Answer } from './answer'
import { answerQuestion, needsOf } from './answer-question'
import { combineAnswers } from './combine'
import { questionsOf } from './questions'
import { understand } from './understand'

function ask(text: string): Answer {
  const answered = questionsOf(text).map((question) => {
    const reading = understand(
      { text: question, locale: 'en', today: sampleToday, before: null },
      sampleRecord,
    )
    const evidence = sampleEvidence(needsOf(reading, sampleRecord))
    return { question, answer: answerQuestion(reading, sampleRecord, evidence) }
  })
  return answerShape.parse(combineAnswers(answered))
}

test.each([
  ['What is my hemoglobin? What am I allergic to?', ['What is my hemoglobin?', 'What am I allergic to?']],
  ['מה ההמוגלובין שלי? אילו תרופות אני לוקח?', ['מה ההמוגלובין שלי?', 'אילו תרופות אני לוקח?']],
  ['Hemoglobin?\nAllergies?', ['Hemoglobin?', 'Allergies?']],
  ['What is my hemoglobin? Thank you', ['What is my hemoglobin? Thank you']],
  ['What is my hemoglobin???', ['What is my hemoglobin???']],
  ['hemoglobin', ['hemoglobin']],
])('%j asks %j', (text, questions) => {
  expect(questionsOf(text)).toEqual(questions)
})

test('two questions are both answered, each statement with its source', () => {
  const answer = ask('What is my latest hemoglobin? What am I allergic to?')
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

test('what is asked twice is told once, of one line', () => {
  const answer = ask('What is my latest hemoglobin? What is my hemoglobin level?')
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.sources).toHaveLength(1)
  expect(answer.sections).toHaveLength(1)
})

test('what cannot be answered is said by its question, and the other answered', () => {
  const answer = ask('Who will win the elections? What is my latest hemoglobin?')
  if (answer.type !== 'answer') throw new Error(answer.message)
  expect(answer.summary).toContain('12.6 g/dL')
  expect(answer.sections[0]).toMatchObject({ type: 'action_list', title: 'Who will win the elections?' })
  expect(ask('Who will win the elections? And when?').type).toBe('redirect')
})
