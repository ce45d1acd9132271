import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import type { Answer } from './answer'
import type { ModelAnswer } from './model-answer'
import { needsOf } from './needs'
import { checkModel, ToldToModel } from './check-model'
import { answerTool, askedOf } from './tools'

type Found = Extract<Answer, { type: 'answer' }>

/** What the tools told a model, and what it then makes of it. */
function world(...lookUps: readonly (readonly [name: string, given: object])[]) {
  const told = new ToldToModel()
  const answers = lookUps.map(([name, given]) => {
    const asked = askedOf({ name, arguments: given, locale: 'en', today: sampleToday }, sampleRecord)
    if (!asked) throw new Error(name)
    const evidence = sampleEvidence(needsOf(asked.reading, sampleRecord))
    return told.add(answerTool(asked, sampleRecord, evidence)) as Found
  })
  const check = (said: Partial<ModelAnswer>) =>
    checkModel({ summary: '', summary_sources: [], sections: [], ...said }, told, 'en')
  return { answers, check }
}
const hemoglobin = ['look_up_results', { which: 'latest', name: 'hemoglobin' }] as const
const allergies = ['look_up_allergies', {}] as const
const drugs = ['look_up_medications', { which: 'now' }] as const
const trend = ['look_up_results', { which: 'trend', name: 'HbA1c' }] as const

const item = (label: string, value: string, sources: number[]) => ({
  type: 'data_list' as const,
  title: 'Whatever',
  items: [{ label, value, status: null, flag: null, note: null, sources }],
})
const all = (one: Found | undefined) => one?.summary_sources as number[]

test('what is a tool’s, word for word, stands whole as the tool has it', () => {
  const { answers, check } = world(hemoglobin, allergies)
  const [blood, allergic] = answers
  const answer = check({
    summary: 'Your record lists Hemoglobin 12.6 g/dL on Feb 10, 2026.',
    summary_sources: all(blood),
    sections: [
      item('Hemoglobin', '12.6 g/dL', all(blood)),
      item('Penicillin', 'Reaction: Rash', all(allergic)),
    ],
  }) as Found
  expect(answer.sections.map((section) => section.type === 'data_list' && section.items.length)).toEqual([
    1, 2,
  ])
  expect(answer.sections[0]).toEqual(blood?.sections[0])
  expect(answer.sources.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('a chart is the tool’s, every point of it', () => {
  const { answers, check } = world(allergies, trend)
  const [, told] = answers
  const [chart] = told?.sections ?? []
  if (chart?.type !== 'chart') throw new Error('no chart')
  const only = { ...chart, title: 'Rising fast', interpretation: 'It rose.', points: chart.points.slice(1) }
  const answer = check({ sections: [only] }) as Found
  expect(answer.summary).toBe(told?.summary)
  expect(answer.sections).toMatchObject([
    {
      title: chart.title,
      interpretation: chart.interpretation,
      points: [{ value: 7.1 }, { value: 6.8 }, { value: 6.5 }],
    },
  ])
  expect(answer.sources).toHaveLength(3)
})

test.each<[string, (told: Found) => Partial<ModelAnswer>]>([
  ['a source that there is not', () => ({ sections: [item('Hemoglobin', '12.6 g/dL', [99])] })],
  ['no source', () => ({ sections: [item('Hemoglobin', '12.6 g/dL', [])] })],
  ['a number of its own', (told) => ({ sections: [item('Hemoglobin', '16.2 g/dL', all(told))] })],
  ['another unit', (told) => ({ sections: [item('Hemoglobin', '12.6 mg/dL', all(told))] })],
  ['another name', (told) => ({ sections: [item('Hematocrit', '12.6 g/dL', all(told))] })],
  [
    'a text of its own',
    (told) => ({
      sections: [{ type: 'text', title: '', content: 'You may stop iron.', sources: all(told) }],
    }),
  ],
  [
    'a point of its own',
    (told) => ({
      sections: [
        {
          type: 'chart',
          title: '',
          unit: 'g/dL',
          interpretation: '',
          points: [
            {
              date: '2026-02-10',
              value: 9,
              text: '9',
              low: null,
              high: null,
              outside: false,
              sources: all(told),
            },
          ],
        },
      ],
    }),
  ],
  ['a summary by nothing', () => ({ summary: 'Your record says: Hemoglobin 12.6 g/dL.' })],
])('%s: nothing stands', (_why, said) => {
  const { answers, check } = world(hemoglobin)
  expect(check(said(answers[0] as Found))).toBeNull()
})

test.each([
  ['a number that is another', 'Your record says: Hemoglobin 16.2 g/dL, on Feb 10, 2026.'],
  ['a part of a number', 'Your record says: Hemoglobin 2.6 g/dL, on Feb 10, 2026.'],
  ['the day for the amount', 'Your record says: Hemoglobin 10 g/dL.'],
  ['another date', 'Your record says: Hemoglobin 12.6 g/dL, on Feb 10, 2025.'],
  ['a judgement', 'Your record says: Hemoglobin 12.6 g/dL, which is dangerously low.'],
  ['advice', 'Your record says: Hemoglobin 12.6 g/dL. You should take iron.'],
  ['a denial', 'Your record has no Hemoglobin.'],
  ['a condition', 'Your record says: Hemoglobin 12.6 g/dL, which shows anemia.'],
  ['a link', 'Your record says: Hemoglobin 12.6 g/dL. See https://example.org'],
  ['markup', 'Your record says: **Hemoglobin** 12.6 g/dL.'],
  ['of whom nobody knows', 'Your record says: Hemoglobin 12.6 g/dL. That is within the range on the page.'],
  ['nothing', ''],
])('%s: the tool’s own summary stands for it', (_why, summary) => {
  const { answers, check } = world(hemoglobin, allergies)
  const [told] = answers
  const answer = check({ summary, summary_sources: all(told) }) as Found
  expect(answer.summary).toBe(told?.summary)
  expect(answer.sections).toEqual(told?.sections)
})

test('of two things none is lent the amount of the other', () => {
  const { answers, check } = world(drugs)
  const said = { summary: 'Your record lists Metformin 20 mg.', summary_sources: all(answers[0]) }
  expect((check(said) as Found).summary).toBe('Your record lists 3 medications as active.')
  const right = { ...said, summary: 'Your record lists Metformin 850 mg, twice daily.' }
  expect((check(right) as Found).summary).toBe(right.summary)
})

test('what was not spoken of is left out, and so many look-ups are enough', () => {
  const { answers, check } = world(hemoglobin, drugs)
  const answer = check({ summary: answers[0]?.summary ?? '', summary_sources: all(answers[0]) }) as Found
  expect(answer.sources.map(({ title }) => title)).toEqual(['Hemoglobin'])
  const told = new ToldToModel()
  const asked = Array.from({ length: 20 }, () => told.add(answer))
  expect(asked.filter((one) => one !== null)).toHaveLength(12)
})

test.each([
  ['Metformin 1000 mg · 2 טבליות, 3 פעמים ביום.', true],
  // The strength is none of what is taken.
  ['Metformin 1000 mg, 3 פעמים ביום.', false],
])('of a drug all that is taken at a time is said, or nothing: %s', (summary, stands) => {
  const told = new ToldToModel()
  told.add({
    type: 'answer',
    summary: 'x',
    summary_sources: [1],
    sections: [item('Metformin', '\u20681000 mg\u2069 · 2 טבליות, 3 פעמים ביום', [1])],
    sources: [
      { id: 1, entity_id: 'e', file_id: null, page: null, quote: null, title: 'Metformin', date: null },
    ],
    disclaimer: '',
    topic: null,
  } as unknown as Found)
  const answer = checkModel({ summary, summary_sources: [1], sections: [] }, told, 'he') as Found
  expect(answer.summary === summary).toBe(stands)
})
