import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerMessage } from './answer-message'

async function ask(text: string) {
  const answer = await answerMessage(
    { text, locale: 'en', today: sampleToday, before: null },
    sampleRecord,
    (needs) => Promise.resolve(sampleEvidence(needs)),
  )
  if (answer.type !== 'answer') throw new Error(answer.message)
  return answer
}

const ofRecord = /This is what your record says|זה מה שכתוב בתיק/

test.each([
  ['my chest hurts really bad right now', '911', 'Call first'],
  ['I cannot breathe. What is my hemoglobin?', '911', 'Call first'],
  ['כואב לי בחזה', '101', 'קודם חייגו'],
  ['אני לא מצליח לנשום. מה ההמוגלובין שלי?', '101', 'קודם חייגו'],
  ['I want to die', '988', 'Please talk to someone'],
  ['אני רוצה למות', '1201', 'דברו עם מישהו'],
])('%s: what to do leads, and nothing calls it what the record says', async (text, number, first) => {
  const { summary, sections, disclaimer } = await ask(text)
  expect(sections[0]).toMatchObject({ type: 'alert', severity: 'critical' })
  expect(JSON.stringify(sections[0])).toContain(number)
  expect(summary.startsWith(first)).toBe(true)
  expect(disclaimer).not.toMatch(ofRecord)
  expect(disclaimer).toMatch(/cannot call for help|אי אפשר להזעיק/)
})

test('what is asked beside an emergency is told after it, with its source', async () => {
  const { summary, summary_sources: from } = await ask('I cannot breathe. What is my hemoglobin?')
  expect(summary).toContain('12.6 g/dL')
  expect(from).toEqual([1])
})

test.each(['I want to die. What medications do I take?', 'אני רוצה למות. אילו תרופות אני לוקח?'])(
  '%s: nothing of the record, least of all its medications, stands beside',
  async (text) => {
    const answer = await ask(text)
    expect(answer.sections).toHaveLength(1)
    expect(answer.sources).toEqual([])
    expect(JSON.stringify(answer)).not.toContain('Metformin')
  },
)

test('an answer without such signs is what the record says', async () => {
  expect((await ask('What is my hemoglobin?')).disclaimer).toMatch(ofRecord)
})

test.each([
  ['I took two atorvastatin by mistake last night', '1-800-222-1222', '20 mg'],
  ['לקחתי שני אטורבסטטין בטעות', '04-7771900', '20 mg'],
])(
  '%s: a dose too much is for a poison line, with what the record says of the drug',
  async (text, line, dose) => {
    const { summary, sections } = await ask(text)
    expect(sections[0]).toMatchObject({ type: 'alert', severity: 'warning' })
    expect(JSON.stringify(sections[0])).toContain(line)
    expect(JSON.stringify(sections.slice(1))).toContain(dose)
    expect(summary).not.toMatch(/Call first|קודם חייגו/)
  },
)

test('a sign by several clauses is one: none of them is asked of the record', async () => {
  const { sections } = await ask('my heart is racing, cold sweat and nausea')
  expect(sections).toHaveLength(1)
})
