import { beforeAll, expect, test } from 'vitest'
import { patient, readAgain, uploadAndRead, type Patient } from '../support/files'
import { a1c, glucose, letter, report, sodium } from '../support/record-pages'

let someone: Patient
let labs: string
let discharge: string
let older: string

/** One person with two reports and a letter. */
beforeAll(async () => {
  someone = await patient()
  const [first, second, third] = await Promise.all(
    [931, 932, 933].map((seed) => uploadAndRead(someone.browser, seed)),
  )
  labs = first ?? ''
  discharge = second ?? ''
  older = third ?? ''
  await readAgain(someone, labs, report('2024-05-01', a1c('7.3'), sodium, glucose))
  await readAgain(
    someone,
    discharge,
    letter(
      '2024-03-02',
      'Diagnosis:',
      'Type 2 diabetes mellitus',
      'Asthma',
      'Allergies:',
      'Penicillin - rash',
      'Medications:',
      'Metformin 500 mg twice daily',
      'Procedures:',
      'Appendectomy',
    ),
  )
  await readAgain(someone, older, report('2023-05-01', a1c('8.1')))
}, 180_000)

async function rpc<T>(name: string, body: object = {}): Promise<T> {
  const response = await someone.browser.fetch(`/api/rpc/${name}`, { json: body })
  expect([name, response.status]).toEqual([name, 200])
  return response.json<T>()
}
interface Named {
  readonly id: string
  readonly name: string
  readonly [key: string]: unknown
}
const names = (rows: readonly Named[]) => rows.map(({ name }) => name).sort()

test('each list answers the fields of the specification', async () => {
  const diagnoses = await rpc<Named[]>('diagnosis_registry_list')
  expect(names(diagnoses)).toEqual(['Asthma', 'Penicillin', 'Type 2 diabetes mellitus'])
  expect(diagnoses.find(({ name }) => name === 'Asthma')).toMatchObject({
    category: 'condition',
    icd_code: 'J45.909',
    icd_system: 'ICD-10-CM',
    status: 'active',
    first_seen_date: '2024-03-02',
    last_seen_date: '2024-03-02',
    evidence_count: 1,
  })
  expect(diagnoses.find(({ name }) => name === 'Penicillin')).toMatchObject({ category: 'allergy' })
  const [drug] = await rpc<Named[]>('medication_registry_list', { p_status: 'active' })
  expect(drug).toMatchObject({ name: 'Metformin', atc_code: 'A10BA02', status: 'active', ndc_code: null })
  expect(drug?.['coding_meta']).toMatchObject({
    original_extraction: expect.stringContaining('Metformin') as string,
  })
  expect(await rpc('medication_registry_list', { p_status: 'inactive' })).toEqual([])
  expect(names(await rpc<Named[]>('procedure_registry_list'))).toEqual(['Appendectomy'])
  const [allergy] = await rpc<Named[]>('allergy_registry_list')
  expect(allergy).toMatchObject({
    name: 'Penicillin',
    reaction: 'rash',
    allergen_type: 'drug',
    last_file_id: discharge,
  })
})

test('lists are walked by offset, and searched by words', async () => {
  const all = await rpc<Named[]>('diagnosis_registry_list')
  const walked = [
    ...(await rpc<Named[]>('diagnosis_registry_list', { p_limit: 2 })),
    ...(await rpc<Named[]>('diagnosis_registry_list', { p_limit: 2, p_offset: 2 })),
  ]
  expect(walked).toEqual(all)
  expect(await rpc('diagnosis_registry_list', { p_offset: 50 })).toEqual([])
  expect(names(await rpc<Named[]>('diagnosis_registry_list', { p_search: 'diab' }))).toEqual([
    'Type 2 diabetes mellitus',
  ])
  expect(names(await rpc<Named[]>('diagnosis_registry_list', { p_search: 'אסתמה' }))).toEqual(['Asthma'])
  expect(await rpc('medication_registry_list', { p_search: 'asthma' })).toEqual([])
})

test('an item tells where it was written; an item of another list is not there', async () => {
  const [asthma] = await rpc<Named[]>('diagnosis_registry_list', { p_search: 'asthma' })
  const [row, ...others] = await rpc<Named[]>('diagnosis_occurrences_list', { p_registry_id: asthma?.id })
  expect(others).toEqual([])
  expect(row).toMatchObject({ file_id: discharge, occurrence_date: '2024-03-02' })
  const wrong = await someone.browser.fetch('/api/rpc/medication_occurrences_list', {
    json: { p_registry_id: asthma?.id },
  })
  expect(wrong.status).toBe(404)
})

test('findings are judged by their page, and stand with the diagnosis that they are followed for', async () => {
  const findings = await rpc<Named[]>('lab_findings_with_diagnoses_v1', { p_file_id: labs })
  const of = (name: string) => findings.find(({ entity_text }) => entity_text === name)
  expect(of('Hemoglobin A1c')).toMatchObject({
    entity_value: '7.3',
    entity_ref_high: 5.6,
    is_abnormal: true,
    judged_by: 'range',
    finding_category: 'linked_to_diagnosis',
    diagnosis_name: 'Type 2 diabetes mellitus',
    diagnosis_status: 'active',
  })
  expect(of('Sodium')).toMatchObject({
    is_abnormal: false,
    finding_category: 'normal_finding',
    diagnosis_id: null,
  })
  expect(await rpc('imaging_findings_with_diagnoses_v1', { p_file_id: labs })).toEqual([])
})

test('documents stand with what else they say', async () => {
  const pages = await rpc<Named[]>('lab_files_with_full_context_v1')
  expect(pages.map(({ file_id }) => file_id)).toEqual([labs, older])
  expect(pages[0]).toMatchObject({
    total_count: 3,
    abnormal_count: 2,
    diagnoses_count: 0,
    detected_date: '2024-05-01',
  })
  expect(await rpc('lab_files_with_full_context_v1', { p_limit: 1, p_offset: 1 })).toMatchObject([
    { file_id: older },
  ])
  expect(await rpc('imaging_files_with_full_context_v1')).toEqual([])
  const [summary, ...others] = await rpc<Named[]>('reports_files_with_context_v1', {
    p_limit: 1000,
    p_offset: 0,
  })
  expect(others).toEqual([])
  expect(summary).toMatchObject({
    file_id: discharge,
    diagnoses_count: 2,
    medications_count: 1,
    procedures_count: 1,
    allergies_count: 1,
    total_count: 5,
    medications: [{ name: 'Metformin', status: 'active', ndc_code: null }],
  })
})

test('a trend has the last results of its test, newest first', async () => {
  const trend = await rpc<Named[]>('lab_trend', { p_canonical_key: 'lab:hemoglobin-a1c' })
  expect(trend.map(({ value, date, ref_high }) => [value, date, ref_high])).toEqual([
    ['7.3', '2024-05-01', 5.6],
    ['8.1', '2023-05-01', 5.6],
  ])
  expect(await rpc('lab_trend', { p_canonical_key: 'lab:hemoglobin-a1c', p_limit: 1 })).toHaveLength(1)
  expect(await rpc('lab_trend', { p_canonical_key: 'diagnosis:asthma' })).toEqual([])
})

test.each([
  ['diagnosis_registry_list', { p_limit: 101 }],
  ['diagnosis_registry_list', { p_offset: -1 }],
  ['medication_registry_list', { p_limit: 501 }],
  ['procedure_registry_list', { p_limit: 0 }],
  ['allergy_registry_list', { p_search: 'x'.repeat(201) }],
  ['diagnosis_occurrences_list', { p_limit: 10 }],
  ['medication_occurrences_list', { p_registry_id: 'all' }],
  ['procedure_occurrences_list', { p_registry_id: null }],
  ['lab_findings_with_diagnoses_v1', {}],
  ['imaging_findings_with_diagnoses_v1', { p_file_id: '../1' }],
  ['lab_files_with_full_context_v1', { p_limit: 501 }],
  ['imaging_files_with_full_context_v1', { p_offset: 1.5 }],
  ['reports_files_with_context_v1', { p_limit: 1001 }],
  ['lab_trend', {}],
])('%s refuses %j in words', async (name, body) => {
  const response = await someone.browser.fetch(`/api/rpc/${name}`, { json: body })
  expect(response.status).toBe(400)
  const said = await response.json<{ code: string; error: string; issues: object }>()
  expect(said.code).toBe('invalid_input')
  expect(said.error.length).toBeGreaterThan(10)
})

test('what is searched for is found by names, synonyms, values, codes and places, in both languages', async () => {
  const found = async (q: string) => {
    const answer = await someone.browser.fetch(`/api/rest/search?q=${encodeURIComponent(q)}`)
    const { items, files } = await answer.json<{ items: Named[]; files: { id: string }[] }>()
    return [...names(items), ...files.map(({ id }) => id)]
  }
  expect(await found('asth')).toEqual(['Asthma', discharge])
  expect(await found('אסתמה')).toEqual(['Asthma'])
  expect(await found('HbA1c')).toEqual(['Hemoglobin A1c'])
  expect(await found('7.3')).toEqual(['Hemoglobin A1c'])
  expect(await found('E11.9')).toEqual(['Type 2 diabetes mellitus'])
  expect(await found('LAKESIDE laboratory')).toEqual(
    expect.arrayContaining(['Glucose', labs, older]) as unknown,
  )
  expect(await found('zebra')).toEqual([])
  expect(await found('" OR *')).toEqual([])
  const stranger = await patient()
  const theirs = await stranger.browser.fetch('/api/rest/search?q=asthma')
  expect(await theirs.json()).toEqual({ items: [], files: [] })
})

test('what is deleted is found no more, by its owner or anybody', async () => {
  const found = async (q: string) => {
    const answer = await someone.browser.fetch(`/api/rest/search?q=${encodeURIComponent(q)}`)
    const { items, files } = await answer.json<{ items: Named[]; files: { id: string }[] }>()
    return [...names(items), ...files.map(({ id }) => id)]
  }
  const extra = await uploadAndRead(someone.browser, 934)
  await readAgain(someone, extra, letter('2024-06-02', 'Diagnosis:', 'Gout'))
  expect(await found('gout')).toEqual(expect.arrayContaining(['Gout']) as unknown)
  await someone.browser.fetch(`/api/rest/files/${extra}`, { method: 'DELETE' })
  expect(await found('gout')).toEqual([])
})
