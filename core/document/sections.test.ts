import { describe, expect, test } from 'vitest'
import { sheet, typed } from '../../tests/support/page'
import { matchHeading, matchHeadingLoosely } from './headings'
import type { PageReading } from './page'
import { readDocument } from './read'

/** `kind <heading> line / line` of each section but the furniture. */
const outline = (page: PageReading) =>
  readDocument(page)
    .sections.filter((section) => section.kind !== 'furniture')
    .map((section) =>
      `${section.kind} <${section.heading?.text ?? ''}> ${section.lines.map((line) => line.text).join(' / ')}`.trim(),
    )

describe('headings', () => {
  // wording | kind
  const known = `
Discharge Diagnoses (ICD-10): | diagnoses
Past medical & surgical history | history
PMH | history
Medical and surgical history | history
Stopped in hospital: do not take | medications-stopped
Alergies: | allergies
Medications on Admission | medications-admission
TTOs | medications-discharge
STOP taking these medications | medications-stopped
Assessment and Plan | impression
Urinalysis | labs
אבחנות בשחרור: | diagnoses
מחלות רקע | history
רגישויות לתרופות | allergies
טיפול תרופתי בקבלה | medications-admission
סיכום והמלצות | recommendations
ממצאי הבדיקה | findings
`
  test.each(
    known
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')),
  )('%s → %s', (text, kind) => {
    expect(matchHeading(text ?? '')?.kind).toBe(kind)
  })

  test.each(['Penicillin', 'Prescriber', 'Metformin 500 mg', 'Aspirin', 'יתר לחץ דם'])(
    '%s is none',
    (text) => {
      expect(matchHeading(text)).toBeNull()
    },
  )
})

test('headings on lines of their own, and bullets taken off', () => {
  const page = typed(`
Patient: Ann Archer

DIAGNOSES
• Asthma
• Eczema
Allergies:
NKDA
PLAN
1. Inhaler review in spring
2. Flu vaccine`)
  expect(outline(page)).toEqual([
    'header <> Patient: Ann Archer',
    'diagnoses <DIAGNOSES> Asthma / Eczema',
    'allergies <Allergies:> NKDA',
    'recommendations <PLAN> Inhaler review in spring / Flu vaccine',
  ])
})

test('labels within a paragraph, one of them broken over two lines; the next paragraph is no part of them', () => {
  const page = typed(`
Dear Dr Archer,

Past medical history: hypertension since 2009 and an appendectomy (1979). Family
history: mother: breast cancer. Allergies: Penicillin - rash.


He feels well and walks to the shop and back again every single day of the week.`)
  expect(outline(page)).toEqual([
    'header <>',
    'other <> Dear Dr Archer,',
    'history <Past medical history:> hypertension since 2009 and an appendectomy (1979).',
    'family-history <Family history:> mother: breast cancer.',
    'allergies <Allergies:> Penicillin - rash.',
    'other <> He feels well and walks to the shop and back again every single day of the week.',
  ])
})

test('a date after a label makes no section of it', () => {
  const page = typed(`Report: 15.05.2024     Examination: 14.05.2024\nPlan: bed rest`)
  expect(outline(page)).toEqual([
    'header <> Report: 15.05.2024 Examination: 14.05.2024',
    'recommendations <Plan:> bed rest',
  ])
})

test('labels in a column of their own, one of them wrapped', () => {
  const page = sheet([
    { lines: ['Primary diagnosis', 'Allergies', 'Medication on', 'discharge', '', 'Actions for GP'], x: 80, y: 100 },
    { lines: ['Infective exacerbation of COPD', 'Erythromycin - nausea', 'Doxycycline 100mg OD', 'Prednisolone 30mg OM', 'Trelegy one puff OD', 'Repeat FBC in 2 weeks'], x: 420, y: 100 },
  ]) // prettier-ignore
  expect(outline(page).slice(1)).toEqual([
    'diagnoses <Primary diagnosis> Infective exacerbation of COPD',
    'allergies <Allergies> Erythromycin - nausea',
    'medications-discharge <Medication on discharge> Doxycycline 100mg OD / Prednisolone 30mg OM / Trelegy one puff OD',
    'recommendations <Actions for GP> Repeat FBC in 2 weeks',
  ])
})

test('a Hebrew letter', () => {
  const page = typed(
    `
מרכז רפואי גבעת הדר
שם: דוד לוי                 תאריך קבלה: 29/01/2022

אבחנות
• יתר לחץ דם
• סוכרת סוג 2

רגישויות: פניצילין

תרופות בשחרור
• Aspirin 100 mg פעם ביום`,
    { rtl: true },
  )
  expect(outline(page)).toEqual([
    'header <> מרכז רפואי גבעת הדר / שם: דוד לוי תאריך קבלה: 29/01/2022',
    'diagnoses <אבחנות> יתר לחץ דם / סוכרת סוג 2',
    'allergies <רגישויות:> פניצילין',
    'medications-discharge <תרופות בשחרור> Aspirin 100 mg פעם ביום',
  ])
})

test('the column that counts the rows of a form is none of theirs, however many words a row has', () => {
  const page = typed(`
DISCHARGE FORM

1    Main diagnosis         Community acquired pneumonia

2    Other diagnoses        Asthma; reflux

3    Presenting complaint   Cough for a week

4    Medicines on           Amoxicillin 500 mg three times daily
     discharge

5    Allergies              None known`)
  expect(outline(page).map((section) => section.replace(/ *\/.*/, ''))).toEqual([
    'header <> DISCHARGE FORM',
    'diagnoses <Main diagnosis> Community acquired pneumonia',
    'diagnoses <Other diagnoses> Asthma; reflux',
    'reason <Presenting complaint> Cough for a week',
    'medications-discharge <Medicines on discharge> Amoxicillin 500 mg three times daily',
    'allergies <Allergies> None known',
  ])
})

test('a list of drugs at the side of a letter takes nothing of its sentences', () => {
  const side = [
    'Problems',
    'Asthma',
    'Eczema',
    'Migraine',
    'Medicines',
    'Sertraline 50 mg mane',
    'Naproxen 250 mg bd',
    'Cetirizine 10 mg od',
    'Propranolol 40 mg bd',
    'Allergies',
    'Codeine: vomiting',
    'No latex allergy',
    'Habits',
    'Never smoked',
  ]
  const letter = [
    'Dear Dr Archer,',
    'I met your patient at the clinic on Tuesday and she tells me that the',
    'mornings are easier, sleep is better and no attack woke her in March.',
    'Her peak flow was steady over the month, and the chest was clear to',
    'the bases. Bloods: sodium 139 mmol/L, creatinine 71 umol/L, and the',
    'haemoglobin was 128 g/L, with a ferritin of 46 ug/L. She would rather',
    'not change her tablets before the summer and I agreed with her plan.',
    'Kind regards',
  ]
  const page = sheet([
    { lines: ['Hillside Clinic'], x: 80, y: 60 },
    { lines: side, x: 80, y: 160, pitch: 36 },
    { lines: letter, x: 560, y: 172, pitch: 44 },
  ])
  const { sections, records } = readDocument(page)
  expect(records.flatMap(({ rows }) => rows)).toEqual([])
  const drugs = sections.filter(({ kind }) => kind === 'medications').flatMap(({ lines }) => lines)
  expect(drugs.map(({ text }) => text)).toEqual(side.slice(5, 9))
})

test('what a laboratory or an institute calls itself opens no list of diagnoses', () => {
  for (const title of ['LABORATORY REPORT DIAGNOSTICS', 'SPECIALISTS IN DIAGNOSTIC IMAGING'])
    expect(matchHeadingLoosely(title)?.kind).not.toBe('diagnoses')
  expect(matchHeadingLoosely('OTHER DIAGNOSES OF THE STAY')?.kind).toBe('diagnoses')
})
