import { expect, test } from 'vitest'
import { tokenise } from '../vocabulary/normalise'
import { findUrgency } from './cues'
import { isOfAnother } from './question-cues'
import { urgencyOf } from './urgency'

test.each([
  'i took 20 metformin by mistake',
  'I took 30 tablets of aspirin',
  'my mom fainted',
  'took a double dose of warfarin by accident',
  'kid swallowed a battery',
  'i overdosed',
  'im bleeding a lot',
  'הבן שלי בלע סוללה',
  'my father is having a heart attack',
  'לקחתי בטעות 20 כדורים של מטפורמין',
  'לקחתי 30 כדורים',
  'אבא שלי התעלף ולא מגיב',
  'sugar is 41 im shaking and confused what do i do',
  'blood sugar is 480 and throwing up',
  'my son swallowed a bunch of my metformin pills',
  'she took a whole bottle of tylenol',
  'pressure on my chest for 20 minutes',
  'סוכר 38 רועדת ולא מצליחה לדבר ברור',
  'לסבתא פתאום הפה עקום והיד לא זזה',
  'התינוק בלע כדורים של סבא לא יודעת כמה',
])('%s: an emergency, whoever has it', (text) => expect(findUrgency(text)).toBe('emergency'))

test.each(['took 12 lipitor', 'i took 20 metformin', 'לקחתי 20 מטפורמין'])('%s: many of a drug', (text) =>
  expect(urgencyOf(text)).toBe('emergency'),
)

test.each([
  'thinking about killing myself',
  'i wish i was dead',
  'i want to end it',
  'לא שווה לחיות',
  'בא לי למות',
  'אין לי כוח לחיות',
  'מעדיפה למות',
  'took all my pills on purpose',
  'my daughter texted me she is going to hurt herself tonight',
  'i wont be alive next week',
  'how much metformin would kill me',
  'בא לי לגמור עם הכל כתבתי מכתב',
  'בקרוב לא אהיה כאן',
  'כמה כדורים של מטפורמין צריך כדי לא להתעורר',
])('%s: a crisis', (text) => expect(findUrgency(text)).toBe('crisis'))

test.each([
  'my back is killing me',
  'im dying to know my vitamin d',
  'did i have an allergic reaction to penicillin',
  'did i ever have a seizure',
  'i did not take my pills by mistake',
  'what did they find in the er',
  'is my blood test worth repeating',
  'i took 2 tablets of metformin this morning',
  'i took 500 mg of metformin',
  'took my 10 day course of antibiotics',
  'my mother had a stroke, do i have a risk',
  'מתה לדעת כמה ויטמין די יש לי',
  'לקחתי 2 כדורים של מטפורמין הבוקר',
  'נמאס לי מהסוכר',
  'הגב הורג אותי',
  'i had chest pain last june what did the xray find',
  'is my sugar 104 dangerous',
  'my son took his pills, what are mine',
  'i want to end my subscription',
  'הסוכר 104 זה מסוכן?',
  'אין לי כוח לבדיקות',
  'למה צילמו לי את החזה ביוני שעבר, בגלל כאבים?',
])('%s: no call for help', (text) => expect(urgencyOf(text)).toBeNull())

test.each([
  "what's my moms hemoglobin",
  'my daughters glucose',
  'does cancer run in my family',
  'מה ההמוגלובין של אמא שלי',
])('%s: of a relative', (text) => expect(isOfAnother(tokenise(text))).toBe(true))

test.each(['my mom says my hemoglobin is low', 'what is my hemoglobin', 'חבר שלי אמר שההמוגלובין שלי נמוך'])(
  '%s: of one’s own',
  (text) => expect(isOfAnother(tokenise(text))).toBe(false),
)
