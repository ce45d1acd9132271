import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { decide } from '../../extraction/decision'
import { extract } from '../../extraction/extract'
import { readDocument } from '../read'

const results = (...lines: readonly string[]) => {
  const rtl = /[א-ת]/.test(lines[0] ?? '')
  return extract(readDocument(typed(lines.join('\n'), { rtl }))).flatMap((entity) =>
    entity.type === 'lab'
      ? [`${entity.name} ${entity.value} ${entity.refText ?? ''} ${decide(entity).decision}`]
      : [],
  )
}

/** Rows of columns, each as wide as is given. */
const inColumns = (widths: readonly number[], rows: string): string[] =>
  rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell, at) => cell.trim().padEnd(widths[at] ?? 0))
        .join('')
        .trimEnd(),
    )

test('what the page makes of a number is no result of its own, though a second name stands beside it', () => {
  const rows = `
    שם הבדיקה | תוצאה | יחידה | הערכה | תחום תקין
    כדוריות לבנות | 5.2 | 10^9/L | תקין | 4.0-10.0 | WBC
    המוגלובין | 12.6 | g/dL | תקין | 12.0-15.5 | HGB
    המטוקריט | 38.9 | % | תקין | 36-46 | HCT
    טסיות דם | 302 | 10^9/L | תקין | 150-400 | PLT
    סוכר | 102 | mg/dL | מוגבר | 70-99 | Glucose
    קריאטינין | 0.68 | mg/dL | תקין | 0.50-0.95 | Creatinine`
  const found = results(...inColumns([22, 12, 12, 12, 16, 12], rows))
  expect(found).toEqual([
    'White blood cell count 5.2 4.0-10.0 accepted',
    'Hemoglobin 12.6 12.0-15.5 accepted',
    'Hematocrit 38.9 36-46 accepted',
    'Platelet count 302 150-400 accepted',
    'Glucose 102 70-99 accepted',
    'Creatinine 0.68 0.50-0.95 accepted',
  ])
})

test('a strip of urine tells no more than that it is normal', () => {
  const rows = `
    Test | Result | Reference
    Color | Yellow | Yellow
    Urobilinogen | Normal | 0.2-1.0
    Protein | Negative | Negative
    Glucose | Negative | Negative`
  expect(results('URINALYSIS', ...inColumns([20, 16, 12], rows)).join()).toContain(
    'Urine urobilinogen Normal',
  )
})

test('below two tables side by side a table of its own is read across the space between them', () => {
  const halves = `
    שתן כללי ||| משקע שתן
    בדיקה | ממצא | תקין | בדיקה | ממצא | תקין
    צבע | צהוב | צהוב | כדוריות לבנות בשדה | 2-4 | 0-5
    חלבון | עקבות | שלילי | כדוריות אדומות בשדה | 15-20 | 0-3
    סוכר | שלילי | שלילי | תאי אפיתל | בודדים | בודדים
    קטונים | שלילי | שלילי | חיידקים | לא נראו | לא נראו
    צואה`
  const below = `
    בדיקה | ממצא | תקין
    דם סמוי | שלילי | שלילי
    אנטיגן הליקובקטר | חיובי | שלילי
    ביצי תולעים וטפילים | לא נמצאו | לא נמצאו`
  const found = results(
    ...inColumns([14, 12, 16, 24, 12, 12], halves),
    ...inColumns([42, 20, 12], below),
  ).join('\n')
  for (const one of ['Urine WBC 2-4', 'Urine RBC 15-20', 'Urine bacteria לא נראו', 'Urine protein עקבות'])
    expect(found).toContain(one)
  for (const one of [
    'Fecal occult blood שלילי',
    'Helicobacter pylori stool antigen חיובי',
    'Stool ova and parasites לא נמצאו',
  ])
    expect(found).toContain(one)
})
