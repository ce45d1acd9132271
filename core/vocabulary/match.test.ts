import { describe, expect, test } from 'vitest'
import type { ConceptType } from './concept'
import { findMentions, matchConcept, tokenise, type MatchContext } from './match'

describe('a whole phrase', () => {
  test.each<[ConceptType, string, string, MatchContext?]>([
    ['lab', 'Hemoglobin A1c', 'Hemoglobin A1c'],
    ['lab', 'Hemoglobin Alc', 'Hemoglobin A1c'],
    ['lab', 'HbA 1c', 'Hemoglobin A1c'],
    ['lab', 'Haemoglobin', 'Hemoglobin'],
    ['lab', 'Cholesterol, total', 'Total cholesterol'],
    ['lab', 'ALT (SGPT)', 'Alanine aminotransferase'],
    ['lab', 'Urea Nitrogen (BUN)', 'Blood urea nitrogen'],
    ['lab', 'Glucose, serum (fasting)', 'Glucose'],
    ['lab', 'Potassium, plasma', 'Potassium'],
    ['lab', 'T4, Free', 'Free T4'],
    ['lab', 'Neutrophils', 'Neutrophils %', { unit: '%' }],
    ['lab', 'Glucose', 'Urine glucose', { specimen: 'urine' }],
    ['lab', 'המוגלובין', 'Hemoglobin'],
    ['lab', 'טרנספרין Transferrin', 'Transferrin'],
    ['lab', 'Amylase עמילאז', 'Amylase'],
    ['lab', 'לימפוציטים % LYMP', 'Lymphocytes %'],
    ['lab', 'סידן בשתן Calcium', 'Urine calcium'],
    ['lab', 'חזרת Mumps IgG', 'Mumps IgG'],
    ['lab', '25-OH Vitamin D ויטמין D', '25-hydroxyvitamin D'],
    ['lab', 'כולסטרול VLDL Cholesterol', 'VLDL cholesterol'],
    ['medication', 'METOPROLOL SUCC ER', 'Metoprolol'],
    ['medication', 'Lipitor', 'Atorvastatin'],
    ['medication', 'sacubitril-valsartan', 'Sacubitril / valsartan'],
    ['diagnosis', 'hypercholesterolaemia', 'Hypercholesterolemia'],
    ['diagnosis', "Hashimoto's thyroiditis", 'Hashimoto thyroiditis'],
    ['diagnosis', 'יתר לחץ דם', 'Essential hypertension'],
    ['diagnosis', 'סוכרת מסוג 2', 'Type 2 diabetes mellitus'],
    ['imaging', 'chest x-rays', 'Chest X-ray'],
    ['imaging', 'Chest Xray', 'Chest X-ray'],
  ])('%s "%s" is %s', (type, text, name, context) => {
    expect(matchConcept(type, text, context)?.concept.name).toBe(name)
  })

  test.each<[ConceptType, string]>([
    ['lab', 'Reference interval'],
    ['lab', 'נתרן Potassium'],
    ['lab', 'נוגדנים TSH'],
    ['lab', 'Collected'],
    ['medication', 'Helen Park'],
    ['medication', 'Take one tablet'],
    ['diagnosis', 'Patient'],
    ['diagnosis', 'Follow-up in two weeks'],
    ['imaging', 'Department of Radiology'],
  ])('%s "%s" is nothing', (type, text) => {
    expect(matchConcept(type, text)).toBeNull()
  })
})

describe('a misread drug', () => {
  test.each([
    ['Atorvastatln', 'Atorvastatin'],
    ['Amlodlpine', 'Amlodipine'],
    ['Metforrnin', 'Metformin'],
    ['Lisinoprii', 'Lisinopril'],
    ['Omeprazo1e', 'Omeprazole'],
    ['C1opidogrel', 'Clopidogrel'],
  ])('%s is read as %s', (printed, name) => {
    expect(findMentions(tokenise(`${printed} 10 mg`), ['medication'])[0]?.concept.name).toBe(name)
  })

  // Pairs of the ISMP's list of confused drug names: each is itself, and none becomes the other.
  test.each([
    ['hydroxyzine', 'hydralazine'], ['prednisone', 'prednisolone'], ['clonidine', 'clonazepam'], ['lamotrigine', 'lamivudine'],
    ['bupropion', 'buspirone'], ['tramadol', 'trazodone'], ['glipizide', 'glyburide'], ['metoprolol', 'metoclopramide'],
    ['losartan', 'valsartan'], ['cefazolin', 'ceftazidime'], ['sertraline', 'cetirizine'], ['quetiapine', 'olanzapine'],
    ['carbamazepine', 'oxcarbazepine'], ['cyclosporine', 'cycloserine'], ['fluoxetine', 'duloxetine'], ['amiodarone', 'amantadine'],
    ['medroxyprogesterone', 'methylprednisolone'], ['risperidone', 'ropinirole'], ['zolpidem', 'zopiclone'], ['vinblastine', 'vincristine'],
  ])('%s and %s stay apart', (one, other) => {
    const named = (text: string) => findMentions(tokenise(text), ['medication']).map((m) => m.concept.name.toLowerCase())
    expect(named(one)).not.toEqual(named(other))
    for (const text of [one, other]) for (const name of named(text)) expect(name).toContain(text.slice(0, 4))
  }) // prettier-ignore

  test.each([
    'hydroxylazine',
    'Patient',
    'reports',
    'tablets',
    'Renal',
    'Selina',
    'Martin',
    'Clarence',
    'Boston',
  ])('"%s" is no drug', (text) => {
    expect(findMentions(tokenise(text), ['medication']).filter((mention) => !mention.ambiguous)).toEqual([])
  })
})

describe('running text', () => {
  const named = (text: string, type: ConceptType) =>
    findMentions(tokenise(text), [type]).map((m) => m.concept.name)

  test('the longest wording wins', () => {
    expect(named('heart failure with reduced ejection fraction', 'diagnosis')).toEqual([
      'Heart failure with reduced ejection fraction',
    ])
    expect(named('iron deficiency anaemia', 'diagnosis')).toEqual(['Iron deficiency anemia'])
  })

  test('a name does not go on over a colon or a dash', () => {
    expect(named('heart: failure to thrive', 'diagnosis')).not.toContain('Heart failure')
  })

  test('Hebrew particles and inflections are seen through', () => {
    expect(named('הופנה בשל יתר לחץ דם וסוכרת סוג 2', 'diagnosis')).toEqual([
      'Essential hypertension',
      'Type 2 diabetes mellitus',
    ])
  })

  test('a short word is never taken for a misreading', () => {
    expect(named('MSK clinic', 'diagnosis')).toEqual([])
    expect(named('HTM', 'diagnosis')).toEqual([])
  })
})
