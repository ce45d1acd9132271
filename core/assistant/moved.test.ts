import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerMessage } from './answer-message'
import type { Locale } from '../i18n/locale'

/** What an answer says, and what its lists show. */
async function told(text: string, locale: Locale): Promise<string> {
  const asked = { text, locale, today: sampleToday, before: null }
  const answer = await answerMessage(asked, sampleRecord, (needs) => Promise.resolve(sampleEvidence(needs)))
  return JSON.stringify(
    answer.type === 'answer' ? { ...answer, disclaimer: '', topic: null } : answer.message,
  )
}

const locales = { en: /^[\x20-\x7e]+$/ }
const localeOf = (text: string): Locale => (locales.en.test(text) ? 'en' : 'he')

test.each([
  'which results went back to normal',
  'what is not off any more',
  'what is no longer abnormal',
  'has anything normalized',
  'anything that used to be bad and is fine now',
  'what was off in 2025 that isnt off anymore',
  'איזה ערכים חזרו לנורמה מאז 2025',
  'אילו ערכים חזרו לנורמה',
  'מה היה רע ועכשיו בסדר',
  'מה כבר לא חריג',
])('%s: what is within its range now, with what it was', async (text) => {
  const answer = await told(text, localeOf(text))
  for (const value of ['12.6 g/dL', '11.9 g/dL', '180 mg/dL', '221 mg/dL', '3.1 mIU/L', '5.9 mIU/L'])
    expect(answer).toContain(value)
  // What was always within it came back from nowhere.
  for (const name of ['Potassium', 'Platelet']) expect(answer).not.toContain(name)
})

test.each(['has my tsh normalised', 'did my thyroid number settle', 'התריס הסתדר?'])(
  '%s: of the one test',
  async (text) => {
    const answer = await told(text, localeOf(text))
    expect(answer).toContain('5.9 mIU/L')
    expect(answer).not.toContain('Hemoglobin')
  },
)

test.each(['anything that was ok and is now bad', 'מה היה תקין ועכשיו לא'])(
  '%s: none, and nothing that was always outside',
  async (text) => expect(await told(text, localeOf(text))).not.toContain('6.5 %'),
)

// What is normal, and not what became so.
test.each(['which results are normal', 'אילו תוצאות תקינות'])('%s: all of them', async (text) =>
  expect(await told(text, localeOf(text))).toContain('Potassium'),
)

test.each([
  ['compare my bloods with the assuta ones', '128 mg/dL', '117 mg/dL'],
  ['assuta bloods vs the first maccabi ones whats the diff', '117 mg/dL', '104 mg/dL'],
  ['how does the feb test differ from the assuta one', '128 mg/dL', '117 mg/dL'],
  ['first maccabi test vs the second, what changed', '117 mg/dL', '128 mg/dL'],
  ['הבדיקה של אסותא מול זאת של מכבי בפברואר מה שונה', '128 mg/dL', '117 mg/dL'],
  ['תשווה את הבדיקות לאלה של אסותא', '128 mg/dL', '117 mg/dL'],
])('%s: %s, and not %s', async (text, value, never) => {
  const answer = await told(text, localeOf(text))
  expect(answer).toContain(value)
  expect(answer).not.toContain(never)
})

test.each([
  'what got better since last year',
  'what improved between jan 2025 and feb 2026',
  'מה השתפר מאז ינואר 2025',
  'ינואר 2025 מול פברואר 2026 מי יצאה יותר טובה',
])('%s: results alone, with both', async (text) => {
  const answer = await told(text, localeOf(text))
  for (const value of ['98 mg/dL', '145 mg/dL']) expect(answer).toContain(value)
  expect(answer).not.toContain('Atorvastatin')
})

test.each(["whats new since last year's bloods", 'whats new in my tests since jan 2025'])(
  '%s: no test that has an earlier result is told as without one',
  async (text) => {
    const answer = JSON.parse(await told(text, 'en')) as {
      sections: { title: string; items: { label: string }[] }[]
    }
    const first = answer.sections.find(({ title }) => title === 'Tests with no result before that')
    const labels = first?.items.map(({ label }) => label) ?? []
    expect(labels).toContain('Creatinine')
    for (const name of ['Total cholesterol', 'LDL cholesterol', 'Ferritin'])
      expect(labels).not.toContain(name)
  },
)

test.each([
  ['hemoglobin over the yrs', '11.2'],
  ['a1c over the yrs', '7.1'],
  ['how was my sugar last yr', '117 mg/dL'],
])('%s: by the time that is asked', async (text, value) => expect(await told(text, 'en')).toContain(value))
