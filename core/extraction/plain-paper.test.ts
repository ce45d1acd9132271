import { expect, test } from 'vitest'
import { typed } from '../../tests/support/page'
import { readDocument } from '../document/read'
import { extract } from './extract'

const stated = (type: string, text: string) =>
  extract(readDocument(typed(text, { rtl: /[א-ת]/.test(text) })))
    .filter((entity) => entity.type === type)
    .map(({ name, assertion }) => `${name} ${assertion}`)
    .sort()

test('a label that turns to the pharmacist ends a list of allergies', () => {
  const he = [
    'מרשם רפואי',
    'רגישות לתרופות: טרמדול (בחילות). אין רגישות לאופיאטים אחרים.',
    'לתשומת לב הרוקח: אין לשלב עם ואבן. נוירונטין הוחלף ולא יינתן יותר. תוקף המרשם לטרגין: 10 ימים.',
  ].join('\n')
  expect(stated('allergy', he)).toEqual(['Opioids negated', 'Tramadol present'])
  const en =
    'PRESCRIPTION\nAllergies: tramadol (nausea), codeine. Note to pharmacist: do not combine with oxazepam. Oxycodone is valid for 10 days.'
  expect(stated('allergy', en)).toEqual(['Codeine present', 'Tramadol present'])
  // A label that is an allergen’s or a kind of allergens goes on with the list.
  expect(stated('allergy', 'ALLERGIES\nPenicillin: rash. Sulfa drugs: hives. Latex: itching.')).toHaveLength(
    3,
  )
})

test('in brackets behind an allergen stands what it did', () => {
  const text = 'מכתב סיכום\nשלום רב,\nרגישה לניקל (אקזמה) ולאריתרומיצין. ברקע אסתמה.'
  expect(stated('diagnosis', text)).toEqual(['Asthma present'])
  expect(stated('allergy', text)).toEqual(['Erythromycin present', 'Nickel present'])
  expect(stated('diagnosis', 'HISTORY\nAllergic to nickel. Known eczema (mild).')).toEqual(['Eczema present'])
})

test('what an operation was for is named by it, one that is to come has it still', () => {
  const done = 'מכתב שחרור\nניתוחים בעבר: ניתוח ירוד בעין ימין 2022'
  expect(stated('diagnosis', done)).toEqual([])
  expect(stated('procedure', done)).toEqual(['Cataract extraction with intraocular lens present'])
  expect(stated('diagnosis', 'מכתב שחרור\nרקע: מועמד לניתוח ירוד בעין ימין.')).toEqual(['Cataract present'])
})

test('an infusion of blood is a transfusion and nothing else', () => {
  expect(stated('procedure', 'מכתב שחרור\nפעולות: עירוי 2 מנות דם 04/04/2026.')).toEqual([
    'Blood transfusion present',
  ])
})

test('the test for a disease is no disease, unless it found it', () => {
  const test = 'מכתב סיכום\nסיכום: תוצאת הליקובקטר תקפה רק ללא טיפול אנטיביוטי בחודש האחרון.'
  expect(stated('diagnosis', test)).toEqual([])
  expect(stated('diagnosis', 'מכתב סיכום\nסיכום: בדיקת הליקובקטר חיובית.')).toHaveLength(1)
})

test('under family and habits in one the habits are the patient’s own', () => {
  const he = 'מכתב שחרור\nמשפחה והרגלים: אחות - סרטן קיבה. מעשן 10 סיגריות ביום.'
  expect(stated('diagnosis', he)).toEqual(['Gastric cancer family', 'Nicotine dependence present'])
  const en = 'DISCHARGE SUMMARY\nFamily and social history: Sister had asthma. Smokes 10 cigarettes a day.'
  expect(stated('diagnosis', en)).toEqual(['Asthma family', 'Nicotine dependence present'])
  const family = 'DISCHARGE SUMMARY\nFamily history: Sister had asthma. Alcohol abuse in the father.'
  expect(stated('diagnosis', family)).toEqual(['Alcohol abuse family', 'Asthma family'])
})
