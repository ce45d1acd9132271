import { expect, test } from 'vitest'
import { typed } from '../../../tests/support/page'
import { readDocument } from '../../document/read'
import { decide } from '../decision'
import { extract } from '../extract'

const accepted = (...lines: readonly string[]) => {
  const rtl = /[א-ת]/.test(lines[0] ?? '')
  return extract(readDocument(typed(lines.join('\n'), { rtl }))).flatMap((entity) =>
    entity.type === 'lab' && decide(entity).decision === 'accepted' ? [`${entity.name} ${entity.value}`] : [],
  )
}

test('a test and its word are the patient’s own under a heading of results', () => {
  expect(
    accepted('LABORATORY RESULTS', 'RPR nonreactive, HIV negative. COVID antigen negative.').sort(),
  ).toEqual(['HIV antigen/antibody negative', 'RPR nonreactive', 'SARS-CoV-2 antigen negative'])
  expect(accepted('בדיקות מעבדה', 'CRP 8.5 mg/L, RF שלילי.')).toContain('Rheumatoid factor שלילי')
})

// A heading, and what is told under it of somebody else, of nobody, or of what may come.
const others = `
HISTORY | Her husband's tests: HBsAg negative, HIV negative, RPR negative.
HOSPITAL COURSE | Partner was screened. HIV negative, HBsAg negative, syphilis negative.
HOSPITAL COURSE | His mother had RF positive, ANA positive. Family: father HLA-B27 positive, HBsAg positive.
LABORATORY RESULTS | Source patient: HBsAg negative, HIV negative.
LABORATORY RESULTS | Her husband was screened. HIV negative, HBsAg negative.
PLAN | Donor requirements: HBsAg negative, HIV negative. To be repeated: ANA positive, RF positive.
INSTRUCTIONS | Come back if you get a fever. Pregnancy test positive, stop the tablets.
אשפוז | בעלה נבדק: HBsAg שלילי, HIV שלילי. לאמו RF חיובי, ANA חיובי.
בדיקות מעבדה | בעלה נבדק: HBsAg שלילי, HIV שלילי.
`
test.each(others.trim().split('\n'))('nothing of it enters unasked: %s', (line) => {
  expect(accepted(...line.split(' | '))).toEqual([])
})

const dated = (line: string) =>
  extract(readDocument(typed(`VISIT SUMMARY\nDate: 12/05/2024\n\nLABORATORY RESULTS\n${line}`))).flatMap(
    (entity) => (entity.type === 'lab' ? [`${entity.name} ${entity.value} ${entity.date}`] : []),
  )

test('what stands in brackets with a value of its own dates that value alone', () => {
  expect(dated('TSH 5.6 uIU/mL (a year ago, 03/04/2023: 2.3 uIU/mL), free T4 1.1 ng/dL.')).toEqual([
    'Thyroid stimulating hormone 5.6 null',
    'Free T4 1.1 null',
  ])
  expect(dated('HbA1c 7.2% (6.9% in 11/2023).')).toEqual(['Hemoglobin A1c 7.2 null'])
  expect(dated('Ferritin 9 ng/mL (was 22 ng/mL on 04/01/2024).')).toEqual(['Ferritin 9 null'])
  expect(dated('Hemoglobin 10.2 g/dL (05/10/2024).')).toEqual(['Hemoglobin 10.2 2024-05-10'])
})

test('results under a heading with a day are of that day', () => {
  const page = [
    'HOSPITAL COURSE',
    'WBC 19.4 K/uL on 05/12/2025.',
    'Labs at discharge (09/12/2025)',
    'WBC 8.8 K/uL, Hb 11.2 g/dL.',
  ].join('\n')
  const found = extract(readDocument(typed(`DISCHARGE SUMMARY\n${page}`)))
  expect(found.map(({ name, value, date }) => `${name} ${value} ${date}`).sort()).toEqual([
    'Hemoglobin 11.2 2025-12-09',
    'White blood cell count 19.4 2025-12-05',
    'White blood cell count 8.8 2025-12-09',
  ])
})

test('behind another day, that of the heading is over', () => {
  const page = [
    'Labs 21/09/2024:',
    'PSA 5.2 ng/mL, urine culture sterile.',
    'Ultrasound 28/09/2024: residual urine 85 mL. Repeated today: residual urine 40 mL.',
  ].join('\n')
  expect(dated(page).sort()).toEqual([
    'Post-void residual volume 40 null',
    'Post-void residual volume 85 2024-09-28',
    'Prostate specific antigen 5.2 2024-09-21',
    'Urine culture sterile 2024-09-21',
  ])
})

test('a day in brackets that were set apart dates nothing beside them', () => {
  // As a Hebrew line gives them: "(15/09/2024: 4.1 ng/mL)", "4 ng/L (17/08/2024 02:15), D-Dimer".
  expect(
    dated('Labs 21/09/2024: PSA 5.2 ng/mL (a year ago, 15/09/2023: (4.1 ng/mL, creatinine 1.0 mg/dL.'),
  ).toEqual(['Prostate specific antigen 5.2 2024-09-21', 'Creatinine 1.0 2024-09-21'])
  expect(dated('D-Dimer 0.31 mg/L 17/08/2024), (02:15 CRP 0.4 mg/dL')).toEqual([
    'D-dimer 0.31 null',
    'C-reactive protein 0.4 null',
  ])
  expect(
    dated(
      'Troponin 16.08.2024), (23:10 I 3 ng/L, 4 ng/L D-Dimer 0.31 mg/L 17.08.2024). (02:15, Hb 15.2 g/dL',
    ),
  ).toEqual(['D-dimer 0.31 null', 'Hemoglobin 15.2 null'])
  expect(dated('D-Dimer 0.31 mg/L (17/08/2024), CRP 0.4 mg/dL.')[0]).toBe('D-dimer 0.31 2024-08-17')
})

test('under a day, too, a sentence has the year that it names, and one of an earlier time has no date and waits', () => {
  expect(
    dated('Bloods 03/05/2024: ferritin 9 ng/mL. In 2019 ferritin was 64 ng/mL and Hb 13.1 g/dL.').sort(),
  ).toEqual(['Ferritin 64 2019', 'Ferritin 9 2024-05-03', 'Hemoglobin 13.1 2019'])
  expect(dated('Bloods 03/05/2024: ferritin 9 ng/mL. Last year HbA1c was 7.1%.')).toContain(
    'Hemoglobin A1c 7.1 null',
  )
  expect(accepted('LABORATORY RESULTS', 'Ferritin 9 ng/mL. Last year HbA1c was 7.1%.')).toEqual([
    'Ferritin 9',
  ])
  expect(accepted('בדיקות מעבדה', 'CRP 8.5 mg/L. לפני שנה PSA 4.1 ng/mL.')).toEqual([
    'C-reactive protein 8.5',
  ])
})

test('the number of an entry of the plan is no result that enters unasked', () => {
  expect(accepted('PLAN', 'PSA 4 repeat in 3 months')).toEqual([])
  expect(accepted('PLAN', 'Potassium 3.1 mmol/L, repeat tomorrow')).toEqual(['Potassium 3.1'])
})

test('a day in brackets behind a result is of that result, and each of several has its own', () => {
  expect(dated('Hb 10.3 g/dL (16/11/2023), sodium 140 mmol/L (27/04/2024).').sort()).toEqual([
    'Hemoglobin 10.3 2023-11-16',
    'Sodium 140 2024-04-27',
  ])
  expect(dated('Hb 10.3 g/dL (16/11/2023), 11.2 g/dL (27/04/2024).').sort()).toEqual([
    'Hemoglobin 10.3 2023-11-16',
    'Hemoglobin 11.2 2024-04-27',
  ])
  // Limits in brackets, and a number that is another thing's.
  expect(dated('Hb 10.3 g/dL (11.5-15.5), 11.2 g/dL.')).toEqual(['Hemoglobin 10.3 null'])
  expect(dated('Hb 10.3 g/dL (16/11/2023), 2 units of blood (17/11/2023).')).toEqual([
    'Hemoglobin 10.3 2023-11-16',
  ])
})
