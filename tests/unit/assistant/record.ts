import { entityRecord } from '../../../core/curation/entity-record'
import { recordOf } from '../../../core/curation/record-of'
import { subjectOf } from '../../../core/curation/subject'
import type { KnownRecord, Needs, Evidence } from '../../../core/assistant/record'
import { isOnPage } from '../../../core/records/on-page'
import { deriveId } from '../../../core/records/ids'
import type { Fact, FactDocument, SourcedFact } from '../../../core/records/fact'
import type { FileRecord } from '../../../core/records/file'
import type { EntityType } from '../../../core/records/kinds'
import { registryShape } from '../../../core/records/registry'
import type { Verdict } from '../../../core/records/verdict'
import { matchConcept } from '../../../core/vocabulary/match'

/** A made-up patient: what her pages say, what waits for her word, what she rejected, and what is only mentioned. */

interface Page {
  readonly date: string
  readonly category: string
  readonly facility: string
  readonly physician: string
}

const pages: Readonly<Record<string, Page>> = {
  first: { date: '2024-03-12', category: 'lab', facility: 'Assuta Laboratories', physician: 'Dr. Ruth Amsalem' },
  second: { date: '2025-01-20', category: 'lab', facility: 'Maccabi Health', physician: 'Dr. Ruth Amsalem' },
  newest: { date: '2026-02-10', category: 'lab', facility: 'Maccabi Health', physician: 'Dr. Ruth Amsalem' },
  stay: { date: '2025-06-05', category: 'discharge', facility: 'Ichilov Hospital', physician: 'Dr. Daniel Friedman' },
  picture: { date: '2025-06-04', category: 'imaging', facility: 'Ichilov Hospital', physician: 'Dr. Olga Petrov' },
  drugs: { date: '2026-02-01', category: 'prescription', facility: 'Northgate Clinic', physician: 'Dr. Samuel Whitaker' },
  letter: { date: '2023-11-02', category: 'consultation', facility: 'Northgate Clinic', physician: 'Dr. Samuel Whitaker' },
  head: { date: '2024-08-15', category: 'imaging', facility: 'Hadassah Imaging', physician: 'Dr. Olga Petrov' },
} // prettier-ignore

const userId = deriveId('sample person')
const idOf = (page: string): string => deriveId('sample page', page)
let position = 0

type Given = Partial<Omit<Extract<Fact, { type: 'lab' }>, 'type'>> &
  Partial<Pick<Extract<Fact, { type: 'medication' }>, 'frequency' | 'dosage'>> &
  Partial<Pick<Extract<Fact, { type: 'allergy' }>, 'reaction'>>

/** One line of a page. The concept is the vocabulary's own, so that a question meets it as it meets a real record. */
function line(page: string, type: EntityType, wording: string, given: Given = {}): SourcedFact {
  const of = pages[page]
  const concept = matchConcept(type, wording)?.concept
  if (!of || !concept) throw new Error(`${page}: no ${type} of the name ${wording}`)
  position += 1
  const fact = {
    id: deriveId('sample fact', position),
    fileId: idOf(page),
    position,
    type,
    text: wording,
    name: concept.name,
    canonicalKey: concept.key,
    status: type === 'lab' || type === 'imaging' || type === 'procedure' ? 'completed' : 'active',
    assertion: 'present',
    date: null,
    eventDate: given.date ?? of.date,
    codes: {},
    confidence: 0.97,
    sourceConfidence: 0.97,
    doubt: null,
    candidates: [],
    evidence: { page: 1, box: [40, 30 * position, 400, 24], quote: `${wording} ${given.value ?? ''}`.trim() },
    proposal: 'accepted',
    reason: null,
    createdAt: `${of.date}T08:00:00.000Z`,
    value: null,
    unit: null,
    refLow: null,
    refHigh: null,
    refText: null,
    flag: null,
    route: null,
    frequency: null,
    duration: null,
    dosage: null,
    allergenType: null,
    reaction: null,
    severity: null,
    bodyPart: null,
    laterality: null,
    modality: null,
    ...given,
  } as unknown as Fact
  const document: FactDocument = {
    bytes: page,
    date: of.date,
    facility: of.facility,
    physician: of.physician,
    patient: null,
  }
  return { fact, document }
}

function result(
  page: string,
  name: string,
  value: string,
  unit: string,
  [low, high]: readonly [number | null, number | null],
  given: Given = {},
) {
  // prettier-ignore
  const number = Number(value)
  const flag = low !== null && number < low ? 'L' : high !== null && number > high ? 'H' : 'N'
  return line(page, 'lab', name, { value, unit, refLow: low, refHigh: high, flag, ...given })
}

const rejected = result('newest', 'Calcium', '20.1', 'mg/dL', [8.5, 10.5])

const facts: readonly SourcedFact[] = [
  result('first', 'Hemoglobin', '11.2', 'g/dL', [12, 16]),
  result('second', 'Hemoglobin', '11.9', 'g/dL', [12, 16]),
  result('newest', 'Hemoglobin', '12.6', 'g/dL', [12, 16]),
  result('first', 'Glucose', '128', 'mg/dL', [70, 100]),
  result('second', 'Glucose', '117', 'mg/dL', [70, 100]),
  result('newest', 'Glucose', '104', 'mg/dL', [70, 100]),
  result('first', 'HbA1c', '7.1', '%', [null, 5.7]),
  result('second', 'HbA1c', '6.8', '%', [null, 5.7]),
  result('newest', 'HbA1c', '6.5', '%', [null, 5.7]),
  result('second', 'LDL cholesterol', '145', 'mg/dL', [null, 130]),
  result('newest', 'LDL cholesterol', '98', 'mg/dL', [null, 130]),
  result('second', 'Total cholesterol', '221', 'mg/dL', [null, 200]),
  result('newest', 'Total cholesterol', '180', 'mg/dL', [null, 200]),
  result('newest', 'HDL cholesterol', '45', 'mg/dL', [40, null]),
  result('newest', 'Creatinine', '0.9', 'mg/dL', [0.5, 1.1]),
  result('newest', 'Potassium', '4.4', 'mmol/L', [3.5, 5.1]),
  result('second', 'TSH', '5.9', 'mIU/L', [0.4, 4.5]),
  result('newest', 'TSH', '3.1', 'mIU/L', [0.4, 4.5]),
  result('second', 'Ferritin', '9', 'ng/mL', [15, 150]),
  result('newest', 'Vitamin B12', '310', 'pg/mL', [200, 900]),
  result('newest', 'Vitamin D', '17', 'ng/mL', [30, 100]),
  result('newest', 'Platelets', '254', '10^3/uL', [150, 400]),
  result('newest', 'Sodium', '113', 'mmol/L', [135, 145], { proposal: 'pending', reason: 'implausible_value', doubt: 'implausible_value' }), // prettier-ignore
  rejected,
  line('letter', 'medication', 'Omeprazole', { value: '20', unit: 'mg', frequency: 'once daily' }),
  line('drugs', 'medication', 'Omeprazole', { status: 'stopped' }),
  line('stay', 'medication', 'Metformin', { value: '500', unit: 'mg', frequency: 'twice daily' }),
  line('drugs', 'medication', 'Metformin', { value: '850', unit: 'mg', frequency: 'twice daily' }),
  line('drugs', 'medication', 'Atorvastatin', { value: '20', unit: 'mg', frequency: 'at bedtime' }),
  line('stay', 'medication', 'Aspirin', { value: '100', unit: 'mg', frequency: 'once daily' }),
  line('drugs', 'medication', 'Warfarin', { value: '5', unit: 'mg', proposal: 'review', reason: 'misread_dose', doubt: 'misread_dose' }), // prettier-ignore
  line('stay', 'allergy', 'Penicillin', { reaction: 'Rash' }),
  line('stay', 'allergy', 'Peanut'),
  line('letter', 'diagnosis', 'Type 2 diabetes mellitus'),
  line('stay', 'diagnosis', 'Type 2 diabetes mellitus'),
  line('stay', 'diagnosis', 'Hypertension'),
  line('stay', 'diagnosis', 'Pneumonia', { status: 'resolved' }),
  line('stay', 'diagnosis', 'Asthma', { assertion: 'negated', proposal: 'noted' }),
  line('letter', 'diagnosis', 'Breast cancer', { assertion: 'family', proposal: 'noted' }),
  line('letter', 'procedure', 'Appendectomy', { date: '2010', assertion: 'historical' }),
  line('stay', 'procedure', 'Cholecystectomy', { date: '2019-05-14', assertion: 'historical' }),
  line('picture', 'imaging', 'Chest X-ray'),
  line('picture', 'diagnosis', 'Pleural effusion'),
  line('head', 'imaging', 'MRI brain'),
] // prettier-ignore

const verdicts: readonly Verdict[] = [
  {
    id: deriveId('sample verdict'),
    action: 'reject',
    subject: subjectOf(rejected),
    correction: null,
    against: null,
    notes: null,
    at: '2026-03-01T08:00:00.000Z',
    undoneAt: null,
  },
]

const curated = recordOf(facts, verdicts)

const files = Object.entries(pages)
  .map(([name, { date, category, facility, physician }]) => ({
    id: idOf(name),
    user_id: userId,
    category,
    detected_date: date,
    display_name: `${name}.jpg`,
    doc_meta: { title: null, summary: null, facility, physician, patient: null },
  }))
  .toSorted((a, b) => (a.detected_date < b.detected_date ? 1 : -1)) as unknown as FileRecord[]

export const sampleRecord: KnownRecord = {
  items: curated.items
    .map(
      ({
        canonicalKey,
        firstSeenDate,
        lastSeenDate,
        firstFacility,
        firstPhysician,
        evidenceCount,
        ...item
      }) =>
        registryShape.parse({
          ...item,
          id: deriveId('sample item', canonicalKey),
          canonical_key: canonicalKey,
          first_seen_date: firstSeenDate,
          last_seen_date: lastSeenDate,
          first_facility: firstFacility,
          first_physician: firstPhysician,
          evidence_count: evidenceCount,
        }),
    )
    .toSorted((a, b) => ((a.last_seen_date ?? '') < (b.last_seen_date ?? '') ? 1 : -1)),
  files,
  waiting: [
    { type: 'lab', key: 'lab:sodium', name: 'Sodium', file_id: idOf('newest') },
    { type: 'medication', key: 'medication:warfarin', name: 'Warfarin', file_id: idOf('drugs') },
  ],
}

export const sampleToday = '2026-03-10'

/** All that the pages say of what was asked for, whatever stands of it, as the database answers. */
export function sampleEvidence({ factIds, fileIds }: Needs): Evidence {
  return facts
    .filter(
      ({ fact }) => factIds.includes(fact.id) || (fact.fileId !== null && fileIds.includes(fact.fileId)),
    )
    .map(({ fact }) => {
      const standing = curated.standings.get(fact.id)
      if (!standing) throw new Error('a fact has its standing')
      return { entity: entityRecord(fact, standing, ''), date: fact.eventDate }
    })
    .flatMap(({ entity, date }) => (isOnPage(entity) ? [{ entity, date }] : []))
}
