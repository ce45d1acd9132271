import { expect, test } from 'vitest'
import { sampleEvidence, sampleRecord, sampleToday } from '../../tests/unit/assistant/record'
import { answerMessage } from './answer-message'
import { urgencyOf } from './urgency'

test.each([
  'i slit my wrists',
  'just cut my veins',
  'my daughter cut her wrist in the bathroom',
  'i keep cutting my arms',
  'i cut myself and i cant stop',
  'i took a razor and cut myself deep',
  'חתכתי ורידים',
  'הבת שלי חתכה את הוורידים',
  'שיספתי את הווריד',
  'חתכתי לעצמי את פרק היד',
  'חתכתי את עצמי',
])('%s: cut by one’s own hand, a crisis', (text) => expect(urgencyOf(text)).toBe('crisis'))

test.each([
  'my poop is full of blood',
  'blood in the toilet bowl every time i go',
  'bright red blood when i wipe',
  'my stool is black like tar, on eliquis',
  'bleeding from my bottom',
  'passing blood from my rectum since yesterday, i take aspirin 100',
  'grandpa has bloody diarrhea',
  'יוצא לי דם בקקי',
  'דימום מפי הטבעת',
  'הצואה שלי שחורה כמו זפת',
  'יש דם בשירותים כשאני עושה יציאה ואני על קומדין',
  'מאז הבוקר יש לי דם כשאני מנגבת',
])('%s: blood from the bowel', (text) => expect(urgencyOf(text)).toBe('emergency'))

test.each([
  'grandma fell down the stairs, banged her head and now shes confused',
  'my kid bumped his head and keeps vomiting',
  'grandfather fell last night and since then hes mixed up',
  'she fell and hit the back of her head, very sleepy',
  'he fell off the bike and doesnt remember anything',
  'i hit my head yesterday and i take blood thinners',
  'אמא החליקה במקלחת, חטפה מכה בראש ומדברת שטויות',
  'הילד נפל מהנדנדה על הראש ומקיא',
  'היא נפלה ומאז מבולבלת',
  'נפלתי על הראש ואני עם סחרחורת',
  'אבא קיבל מכה בראש והוא על מדללי דם',
])('%s: a blow to the head, and what followed', (text) => expect(urgencyOf(text)).toBe('emergency'))

test.each([
  'my sugar is 41',
  'blood sugar 39',
  'the meter shows 512',
  'glucose right now is 46 mg/dl',
  'my glucometer says 390',
  'הסוכר שלי 44',
  'סוכר 510',
  'במד סוכר יצא 390',
  'יצא לי 43 בגלוקומטר',
  'my glucose was 400 this morning what now',
  'הסוכר היה 400 הבוקר',
  'הסוכר ירד לי ל-42',
])('%s: a reading that wants help', (text) => expect(urgencyOf(text)).toBe('emergency'))

test.each([
  'my boyfriend beats me up',
  'my partner threatened to kill me',
  'he choked me last night',
  'my wife hits me and the kids',
  'im scared of my husband',
  'i am being abused at home',
  'my son beat me and took my money',
  'the caregiver slaps me',
  'בן הזוג שלי מכה אותי',
  'הוא הרביץ לי אתמול',
  'אשתי מרביצה לי',
  'אני פוחדת מבעלי',
  'האקס מאיים להרוג אותי',
  'אבא מרביץ לאמא',
  'החתן שלי מרביץ לבת שלי',
  'הוא זרק עליי צלחת',
  'אני סובלת מאלימות בבית',
])('%s: violence at home', (text) => expect(urgencyOf(text)).toBe('violence'))

test('a wish to die beside violence is a crisis, and what cannot wait an emergency', () => {
  expect(urgencyOf('my husband hits me and i want to die')).toBe('crisis')
  expect(urgencyOf('בעלי מרביץ לי ואני רוצה למות')).toBe('crisis')
  expect(urgencyOf('my husband beat me and i cant breathe')).toBe('emergency')
})

test.each([
  'i just threw up and it looked like coffee grounds',
  'my husband is vomiting and there is blood in it',
  'הקאתי עכשיו דבר שנראה כמו קפה טחון ודם',
  'אבא מקיא משהו כמו גרגירי קפה',
])('%s: help is called for', (text) => expect(urgencyOf(text)).toBe('emergency'))

test.each([
  'i took the whole box of bisoprolol',
  'my son took the whole box of metformin',
  'she finished the entire pack of her sleeping pills',
  'my wife swallowed the whole bottle of tylenol',
  'לקחתי את כל הקופסה של ביסופרולול',
  'אמא בלעה חפיסה שלמה של כדורי שינה',
])('%s: a package that was emptied at once', (text) => expect(urgencyOf(text)).toBe('emergency'))

test.each([
  'i finished the whole box of metformin and need a refill',
  'i took the whole course of antibiotics, the entire box of amoxicillin',
  'what does the whole box of metformin cost',
  'ate a whole box of chocolates',
  'גמרתי את כל הקופסה של המטפורמין וצריך מרשם',
  'was blood found in my stool test',
  'my fecal occult blood test result',
  'my blood pressure when i go to the toilet',
  'i vomited after my blood test',
  'can i drink coffee with metformin',
  'הקאתי אחרי בדיקת הדם',
  'i cut myself shaving, when was my tetanus shot',
  'i cut down on salt, is my sodium ok',
  'my hemoglobin fell and i am confused',
  'i have a headache',
  'did they find anything in my head mri',
  'my sugar was 48 in 2019',
  'when was my glucose 48',
  'is 48 mmol/mol average sugar diabetes',
  'glucose 104, im 50 years old',
  'sugar results of 24 march',
  'i take sugar pills 500 twice a day',
  'my glucose in the last 24 months',
  'my husband takes metformin, what do i take',
  'my dad hit 80 this year, what is my pulse',
  'the doctor hit me with bad news',
  'my brother beat cancer',
  'בדיקת דם סמוי בצואה מה יצא',
  'לחץ דם אחרי שירותים',
  'ההמוגלובין נפל ואני מבולבלת',
  'מה ראו בסי טי ראש',
  'מתי הסוכר שלי היה 45',
  'הסוכר הממוצע 48',
  'סוכר ב-24 במרץ',
  'חתכו לי את התוספתן?',
  'אבא עבר התקף לב בגיל 60, מה הכולסטרול שלי',
  'בעלי לוקח מטפורמין, מה אני לוקח',
])('%s: no call for help', (text) => expect(urgencyOf(text)).toBeNull())

const ask = async (text: string) => {
  const answer = await answerMessage(
    { text, locale: 'en', today: sampleToday, before: null },
    sampleRecord,
    (needs) => Promise.resolve(sampleEvidence(needs)),
  )
  if (answer.type !== 'answer') throw new Error(answer.message)
  return answer
}

test.each([
  ['my sugar is 41', '911'],
  ['im sweaty and my sugar is 47 and i feel faint', '911'],
  ['sugar 480 and throwing up', '911'],
  ['chest pain going down my arm', '911'],
  ['i see blood in my poop and i take aspirin', '911'],
  ['הסוכר שלי עכשיו 44 ואני רועדת', '101'],
  ['כואב לי בחזה ומקרין ליד', '101'],
  ['סבתא נפלה על הראש ומקיאה', '101'],
])('%s: what to do, and no old result beside it', async (text, number) => {
  const { summary, sections, sources } = await ask(text)
  expect(JSON.stringify(sections)).toContain(number)
  expect(sections).toHaveLength(1)
  expect(sources).toEqual([])
  expect(summary).not.toMatch(/Your record says|לפי התיק/)
})

test.each([
  ['my husband hits me. what medications do i take?', ['911', '1-800-799-7233']],
  ['בעלי מרביץ לי. אילו תרופות אני לוקחת?', ['100', '118']],
])('%s: who helps, and nothing of the record', async (text, numbers) => {
  const { sections, sources } = await ask(text)
  for (const number of numbers) expect(JSON.stringify(sections[0])).toContain(number)
  expect(sections).toHaveLength(1)
  expect(sources).toEqual([])
})

test.each([
  ['I cannot breathe, what am I allergic to?', 'Penicillin'],
  ['my sugar is 41. What is my hemoglobin?', '12.6'],
])('%s: what is asked apart from the sign is told after it', async (text, told) => {
  const { sections } = await ask(text)
  expect(sections[0]).toMatchObject({ type: 'alert' })
  expect(JSON.stringify(sections.slice(1))).toContain(told)
})

test.each([
  'i am having trouble talking, words come out wrong',
  'he isnt breathing',
  'cant see out of one eye all of a sudden',
  'blood wont stop, i cut my hand badly',
  'stiff neck fever and a rash that doesnt fade',
  'meter says HI and im vomiting',
  'my kid swallowed my metformin',
  'my tongue is getting fat and i feel faint',
  'my legs stopped working suddenly',
  'קשה לי לדבר והמילים יוצאות הפוך',
  'הילד שלי בלע את המטפורמין שלי',
  'חתכתי את היד והדם לא מפסיק',
  'המכשיר מראה HI ואני מקיאה',
  'נעקצתי ואני כולי פריחה ומסוחררת',
  'השתעלתי הרבה דם',
])('%s: two things make a sign in whichever order', (text) => expect(urgencyOf(text)).toBe('emergency'))

test.each([
  'what medicine treats chest pain',
  'do my papers mention shortness of breath',
  'my eye test results',
  'when did i stop my blood thinner, they wont stop asking',
  'im having a tooth pulled am i on any blood thinners',
  'how do i breathe during the spirometry test',
  'איזו תרופה מטפלת בכאב בחזה',
  'כתוב אצלי משהו על קוצר נשימה?',
  'תוצאות בדיקת עיניים',
])('%s: is asked of papers, and no sign', (text) => expect(urgencyOf(text)).toBeNull())
