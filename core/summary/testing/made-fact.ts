import { deriveId } from '../../records/ids'
import { factShape, type Fact } from '../../records/fact'
import { slug } from '../../vocabulary/concept'

interface Given {
  readonly type: Fact['type']
  readonly name: string
  readonly date?: string
  readonly fileId?: string | null
  readonly quote?: string
  readonly [field: string]: unknown
}

const blank = {
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
}

/** One accepted statement of a page, with what is given of it. */
export function madeFact({
  type,
  name,
  date = '2026-01-01',
  fileId = null,
  quote = name,
  ...given
}: Given): Fact {
  return factShape.parse({
    ...blank,
    id: deriveId('made fact', type, name, date, JSON.stringify(given)),
    fileId,
    type,
    position: 1,
    text: name,
    name,
    canonicalKey: `${type}:${slug(name)}`,
    status: type === 'medication' || type === 'diagnosis' || type === 'allergy' ? 'active' : 'completed',
    assertion: 'present',
    date,
    eventDate: date,
    codes: {},
    confidence: 0.95,
    sourceConfidence: 0.95,
    doubt: null,
    candidates: [],
    evidence: fileId === null ? null : { page: 1, box: [100, 100, 400, 30], quote },
    proposal: 'accepted',
    reason: null,
    createdAt: `${date}T00:00:00.000Z`,
    ...given,
  })
}
