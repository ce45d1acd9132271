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
