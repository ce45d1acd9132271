import { describe, expect, test } from 'vitest'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'
import { pageOfText } from '../testing/page-of-text'

const letter = (sentence: string): string[] =>
  /[א-ת]/.test(sentence)
    ? ['מרפאת הגליל', 'סיכום ביקור', 'תאריך ביקור: 12/05/2024', '', 'מהלך:', sentence]
    : [
        'Greenfield Medical Clinic',
        'Clinic letter',
        'May 12, 2024',
        '',
        'History of present illness:',
        sentence,
      ]

const results = (sentence: string) =>
  extract(readDocument(pageOfText(letter(sentence)))).filter(({ type }) => type === 'lab')

/** A number with no unit behind a test that is asked for, not told: none is accepted. */
const asked = `
Start levothyroxine, repeat TSH 8 .
Recheck K 3 days after the change.
Please check ferritin 2 weeks before the visit.
Repeat creatinine 1 week after starting.
Order TSH 6 wks.
Labs ordered: TSH 1106
Will recheck potassium 5
To check magnesium 2
Schedule HbA1c 3 mo.
Obtain sodium 4 hourly.
Next INR 7 days.
יש לחזור על TSH 8
לבדוק אשלגן 3
לחזור על קריאטינין 2 שבועות לאחר השינוי
הפניה ל-TSH 6
`
/** Told, though asked words stand near. */
const told = `
Repeat potassium was 5.1 mmol/L. => 5.1
Repeat TSH 8.2 mIU/L, recheck in 6 weeks. => 8.2
TSH 8.4, will recheck in 6 weeks. => 8.4
On recheck the potassium was 5.2. => 5.2
Labs were ordered yesterday: sodium 139 mmol/L. => 139
Checked today: hemoglobin 11.8 g/dL. => 11.8
אשלגן חוזר היה 5.1 mmol/L => 5.1
`
/** A change is two results: what it was, and what it is. */
const changes = `
Creatinine rose from 0.9 to 1.6. => 0.9 1.6
Creatinine rose from 0.9 to 1.6 mg/dL. => 0.9 1.6
Creatinine has risen from 0.9 mg/dL to 1.6 mg/dL. => 0.9 1.6
Hemoglobin fell from 13.1 to 9.8 g/dL. => 9.8 13.1
Ferritin improved from 8 to 42 ng/mL. => 42 8
HbA1c improved from 9.1% to 7.2%. => 7.2 9.1
Hemoglobin dropped from 12.4 g/dL to 8.9 g/dL overnight. => 12.4 8.9
CRP decreased from 120 mg/L to 14 mg/L. => 120 14
Sodium went from 131 to 138 mmol/L. => 131 138
HbA1c is down from 9.1% to 7.2%. => 7.2 9.1
Creatinine from 0.9 on 01/03/2024 to 1.6 on 05/05/2024. => 0.9 1.6
Potassium went up from 3.9 mmol/L to 5.4 mmol/L. => 3.9 5.4
קריאטינין עלה מ-0.9 ל-1.6 => 0.9 1.6
קריאטינין עלה מ-0.9 ל-1.6 mg/dL => 0.9 1.6
המוגלובין ירד מ-13.1 ל-9.8 g/dL => 13.1 9.8
פריטין השתפר מ-8 ל-42 ng/mL => 42 8
CRP ירד מ-120 mg/L ל-14 mg/L => 120 14
`
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('=>').map((part) => part.trim()))

describe('numbers in plans', () => {
  test.each(rows(asked))('%s', (sentence = '') => {
    const accepted = results(sentence).filter((entity) => decide(entity).decision === 'accepted')
    expect(accepted.map(({ name, value }) => `${name} ${value}`)).toEqual([])
  })
  test.each(rows(told))('%s', (sentence = '', value = '') => {
    expect(results(sentence).map((entity) => entity.value)).toEqual([value])
  })
})

describe('an abbreviation of two meanings among results', () => {
  const listed = (line: string) =>
    extract(
      readDocument(pageOfText(['Riverside Laboratory', 'Date: 05/12/2024', '', 'Laboratory results:', line])),
    )
      .filter(({ type }) => type === 'lab')
      .map(({ name, value }) => `${name} ${value}`)

  test('with a fraction whose unit was not read it is one', () => {
    expect(listed('Hb 16.9 g/dL, Hct 0.51 1/1 [0.40 - 0.51]')).toContain('Hematocrit 0.51')
  })
})

describe('what rose or fell', () => {
  test.each(rows(changes))('%s', (sentence = '', values = '') => {
    expect(
      results(sentence)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(values.split(' ').sort())
  })
})

describe('the days of what rose or fell', () => {
  test('each number has its own', () => {
    expect(
      results('Creatinine rose from 0.9 on 01/03/2024 to 1.6 on 05/05/2024.').map(({ value, date }) => [
        value,
        date,
      ]),
    ).toEqual([
      ['0.9', expect.stringMatching(/2024-0[13]-0[13]/)],
      ['1.6', '2024-05-05'],
    ])
  })

  test('a number that was is not taken for the one that is', () => {
    const [first, ...others] = results('Creatinine fell from 2.4 over the week.')
    expect(others).toEqual([])
    expect(first && decide(first).decision).not.toBe('accepted')
  })
})
