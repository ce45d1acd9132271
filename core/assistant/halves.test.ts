import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerMessage } from './answer-message'
import { withoutAskers } from './askers'
import type { Locale } from '../i18n/locale'

/** What an answer says, and what its lists show. */
async function told(text: string): Promise<string> {
  const locale: Locale = /^[\x20-\x7e]+$/.test(text) ? 'en' : 'he'
  const asked = { text, locale, today: sampleToday, before: null }
  const answer = await answerMessage(asked, sampleRecord, (needs) => Promise.resolve(sampleEvidence(needs)))
  return JSON.stringify(
    answer.type === 'answer' ? { ...answer, disclaimer: '', topic: null } : answer.message,
  )
}

// Each half is told, or asked back.
test.each([
  ['what pills did they stop and what did they start', 'Omeprazole', 'Atorvastatin'],
  ['what meds am i on n did i get any new ones lately', 'twice daily', '500 mg'],
  ['איזה כדורים הורידו לי ואיזה הוסיפו', 'Omeprazole', 'Atorvastatin'],
  ['מה תקין ומה לא תקין בבדיקות', 'Potassium', '6.5 %'],
  ['what is pleural effusion and is it dangerous', 'fluid around the lung', 'ask your doctor'],
  ['did i have a mammogram or colonoscopy ever', 'Mammography', 'Colonoscopy'],
])('%s: %s and %s', async (text, one, other) => {
  const answer = await told(text)
  expect(answer).toContain(one)
  expect(answer).toContain(other)
})

test.each([
  ['any drug allergies? surgeon wants to know', 'Rash'],
  ['any heart disease, insurance asks', 'no condition of yours'],
  ['הביטוח שואל אם יש מחלת לב', 'לא רשומה לכם אבחנה'],
  ['המרדים שואל אילו ניתוחים עברתי', '2010'],
])('%s: who asks is none of what is asked', async (text, said) => expect(await told(text)).toContain(said))

test.each([
  ['the surgeon who operated on me', 'the surgeon who operated on me'],
  ['what did the nurse ask', 'what did the nurse ask'],
  ['the insurance asks', 'the insurance asks'],
])('%s stays', (text, said) => expect(withoutAskers(text)).toBe(said))

// Of the family, and never as one's own.
test.each([
  'do i have breast cancer',
  'breast anything?',
  'does anything say cancer',
  'יש לי סרטן שד?',
  'כתוב משהו על השד',
])('%s: told as of a relative', async (text) =>
  expect(await told(text)).toMatch(/Said of relatives|נאמר על קרובי משפחה/),
)
test.each(['do i have diabetes', 'is my heart ok', 'היה לי שבץ?'])(
  '%s: nothing of the family',
  async (text) => expect(await told(text)).not.toMatch(/Said of relatives|נאמר על קרובי משפחה/),
)

test.each([
  ['any surgery after 2020', 'no procedure'],
  ['עברתי ניתוח אחרי 2020?', 'לא רשומה פעולה'],
])('%s: none of then', async (text, said) => {
  const answer = await told(text)
  expect(answer).toContain(said)
  expect(answer).not.toContain('12.6')
})

test.each([
  ['all my scans and xrays', 'MRI'],
  ['צילומים והדמיות שעשיתי', 'MRI'],
  ['which procedures since 2015', 'Cholecystectomy'],
  ['refill of omeprazole how many mg', 'no longer active'],
  ['who diagnosed the sugar', 'Samuel Whitaker'],
  ['why do they check creatinine', 'kidneys'],
  ['whats my el dee el', '98 mg/dL'],
  ['טיאסאייץ עלה או ירד מהפעם הקודמת', '5.9'],
  ['לדל והדל תקינים?', '45 mg/dL'],
  ['למה ליד המוגלובין כתוב 12-16', 'הטווח שמודפס'],
  ['מה לוקחים בערב ומה בבוקר', '850 mg'],
  ['מחקתי ערך אחד בטעות נראה לי, איזה', 'שסימנתם כשגוי'],
])('%s: %s', async (text, said) => expect(await told(text)).toContain(said))

// The x-rays alone, where no other study is asked for.
test('all my xrays', async () => expect(await told('all my xrays')).not.toContain('MRI'))
