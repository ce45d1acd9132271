import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerMessage } from './answer-message'
import { tokenise } from '../vocabulary/normalise'
import { boundOf } from './numbers'

const told = async (text: string): Promise<string> => {
  const asked = { text, locale: 'en', today: sampleToday, before: null } as const
  const answer = await answerMessage(asked, sampleRecord, (needs) => Promise.resolve(sampleEvidence(needs)))
  return (answer.type === 'answer' ? answer.summary : answer.message).replaceAll(/[\u2066-\u2069]/g, '')
}

test.each([
  ['ever under 7', { side: 'below', value: 7 }],
  ['more than the 4.5', { side: 'above', value: 4.5 }],
  ['היה מתחת ל11', { side: 'below', value: 11 }],
  ['under the weather', null],
  ['was it 7', null],
])('a number that results are held against: %j', (text, bound) => {
  const found = boundOf(tokenise(text), new Set())
  expect(found && { side: found.side, value: found.value }).toEqual(bound)
})

test.each([
  [
    'was my hemoglobin ever under 11',
    'No result of Hemoglobin in your record is below 11. The lowest is 11.2 g/dL',
  ],
  ['when did my a1c go under 7', '2 of 3 results of Hemoglobin A1c are below 7, the first on Jan 20, 2025'],
  ['any result above 200', 'Of which test?'],
])('results are held against a number: %j', async (text, said) => expect(await told(text)).toContain(said))

test.each([
  ['since when am i on 850', '850 mg of Metformin first stands on a page of Feb 1, 2026'],
  ['what was 5.9', 'Thyroid stimulating hormone 5.9 mIU/L is an older result, of Jan 20, 2025'],
])('a number names whose it is: %j', async (text, said) => expect(await told(text)).toContain(said))

test.each([
  ['which results got worse', 'no last result lies farther from the range'],
  ['which results improved', '6 tests lie nearer to the ranges'],
  ['which results did not improve', 'no last result lies farther from the range'],
])('which way results moved: %j', async (text, said) => expect(await told(text)).toContain(said))

test.each([
  ['did anyone stop my stomach pill', 'lists as no longer active: Omeprazole'],
  ['was i on antibiotics', 'your record lists an allergy to Penicillin'],
  ['am i on a statin', 'your record lists: Atorvastatin.'],
])('of a group of drugs, what is over and what is an allergy is said: %j', async (text, said) =>
  expect(await told(text)).toContain(said),
)

test.each([
  ['did they find anything in my lungs', 'Your record lists Pneumonia as: Resolved.'],
  ['do i have heart problems', 'Your record lists Essential hypertension.'],
  ['something wrong with my eyes', 'I found nothing in your record by the name eyes.'],
  ['my head hurts', 'go to urgent care'],
])('a part of the body: %j', async (text, said) => expect(await told(text)).toContain(said))

test.each([
  ['meds except metformin', 'Left out, as you asked: Metformin.'],
  ['all my conditions except diabetes', '3 conditions'],
  ['did they double my metformin', '850 mg of Metformin first stands'],
])('what is left out is said: %j', async (text, said) => expect(await told(text)).toContain(said))

test('what is left out is in no list', async () => {
  const asked = {
    text: 'results without the cholesterol',
    locale: 'en',
    today: sampleToday,
    before: null,
  } as const
  const answer = await answerMessage(asked, sampleRecord, (needs) => Promise.resolve(sampleEvidence(needs)))
  const lists = answer.type === 'answer' ? answer.sections : []
  const labels = lists.flatMap((one) => (one.type === 'data_list' ? one.items.map(({ label }) => label) : []))
  expect(labels).toContain('Hemoglobin')
  expect(labels.filter((label) => label.includes('cholesterol'))).toEqual([])
})

test.each([
  ['ldl in january', '145 mg/dL, on Jan 20, 2025'],
  ['sugar last spring', 'no result of Glucose from that time'],
  ['what did i take before metformin', 'from the time before Jun 5, 2025, 1 tells of what you ask'],
])('a month without a year is the last that the record knows: %j', async (text, said) =>
  expect(await told(text)).toContain(said),
)

test.each([
  ['thanks a lot', 'You are welcome.'],
  ['who can see this', 'shown to you alone'],
  ['what does H mean', 'H stands for high'],
  ['ok', 'What would you like to know'],
  ['is my record complete', 'I know only the pages that you added'],
])('what asks nothing of the record has a word of its own: %j', async (text, said) =>
  expect(await told(text)).toContain(said),
)
