import { allergens, reactions } from './allergens'
import { analytes } from './analytes'
import {
  slug,
  type Concept,
  type ConceptOf,
  type ConceptType,
  type Conversion,
  type LabConcept,
  type Specimen,
} from './concept'
import { diagnoses } from './diagnoses'
import { imaging } from './imaging'
import { medications } from './medications'
import { items, parseRows } from './parse'
import { isPassing } from './passing'
import { procedures } from './procedures'
import { vitals } from './vitals'

/** One wording of a concept, as its line gives it. */
export interface Wording {
  readonly text: string
  /** Marked `?`: could mean something else, so needs context. */
  readonly ambiguous: boolean
  /** Marked `@urine`: holds only where the specimen is known to be that. */
  readonly specimen: Specimen | null
}

export interface Entry<T extends Concept = Concept> {
  readonly concept: T
  readonly wordings: readonly Wording[]
}

/** Reads the marks of a synonym: `PE?`, `Glucose@urine`. */
export function parseWording(item: string): Wording {
  const ambiguous = item.endsWith('?')
  const bare = ambiguous ? item.slice(0, -1).trim() : item
  const at = /^(.*)@([a-z]+)$/.exec(bare)
  return at
    ? { text: (at[1] ?? '').trim(), ambiguous, specimen: at[2] as Specimen }
    : { text: bare, ambiguous, specimen: null }
}

/** `mmol/L=18.016` or `K=1-273.15`: value × factor + offset is in the canonical unit. */
export function parseConversion(item: string): Conversion {
  const match = /^(.+?)=([0-9.eE/-]*?[0-9.])(?:([+-][0-9.]+))?$/.exec(item)
  if (!match) throw new Error(`vocabulary: not a conversion: ${item}`)
  return { unit: (match[1] ?? '').trim(), factor: Number(match[2]), offset: Number(match[3] ?? 0) }
}

/** `14749-6@mol`, `89579-7@ng/L@pg/mL`: a code with what it is for. */
function parseCode(item: string): LabConcept['loinc'][number] {
  const [code = '', ...of] = item.split('@').map((part) => part.trim())
  return { code, of }
}

const noAttributes: ReadonlyMap<string, string> = new Map()

function attributesOf(field: string | undefined): ReadonlyMap<string, string> {
  if (items(field).length === 0) return noAttributes
  return new Map(
    items(field).map((item) => {
      const at = item.indexOf('=')
      return at < 0 ? [item, ''] : [item.slice(0, at).trim(), item.slice(at + 1).trim()]
    }),
  )
}

interface Parts {
  readonly type: ConceptType
  readonly name: string
  readonly codes?: Record<string, readonly string[]>
  readonly english: readonly string[]
  readonly hebrew: readonly string[]
  readonly attributes?: string | undefined
}

function entry(parts: Parts): Entry {
  const wordings = [parts.name, ...parts.english, ...parts.hebrew].map(parseWording)
  const concept: Concept = {
    type: parts.type,
    key: `${parts.type}:${slug(parts.name)}`,
    name: parts.name,
    codes: Object.fromEntries(Object.entries(parts.codes ?? {}).filter(([, codes]) => codes.length > 0)),
    he: parts.hebrew.map((item) => parseWording(item).text),
    attributes: attributesOf(parts.attributes),
  }
  return { concept, wordings }
}

/** Rows of analytes or of vital signs. */
const results = (rows: string): Entry<LabConcept>[] =>
  parseRows(rows, 8).map(({ fields: [name = '', loinc, specimen, unit = '', others, plausible, en, he] }) => {
    const codes = items(loinc).map(parseCode)
    const base = entry({
      type: 'lab',
      name,
      codes: { LOINC: codes.map(({ code }) => code) },
      english: items(en),
      hebrew: items(he),
    })
    const range = /^(-?[\d.]+)\s*\.\.\s*(-?[\d.]+)$/.exec(plausible ?? '')
    const concept: LabConcept = {
      ...base.concept,
      type: 'lab',
      specimen: specimen as Specimen,
      unit,
      conversions: items(others)
        .filter((item) => item.includes('='))
        .map(parseConversion),
      otherUnits: items(others).filter((item) => !item.includes('=')),
      loinc: codes,
      plausible: range ? { low: Number(range[1]), high: Number(range[2]) } : null,
    }
    return { ...base, concept }
  })

const readers: { readonly [T in ConceptType]: () => Entry<ConceptOf[T]>[] } = {
  lab: () => results(analytes),
  vital: () => results(vitals),
  diagnosis: () =>
    parseRows(diagnoses, 5).map(({ fields: [name = '', icd, en, he, attributes = ''] }) =>
      entry({
        type: 'diagnosis',
        name,
        codes: { 'ICD-10-CM': items(icd) },
        english: items(en),
        hebrew: items(he),
        attributes: isPassing(items(icd)) ? `${attributes}; passing` : attributes,
      }),
    ),
  medication: () =>
    parseRows(medications, 7).map(({ fields: [name = '', atc, rxnorm, en, brands, he, attributes] }) =>
      entry({
        type: 'medication',
        name,
        codes: { ATC: items(atc), RxNorm: items(rxnorm) },
        english: [...items(en), ...items(brands)],
        hebrew: items(he),
        attributes,
      }),
    ),
  procedure: () =>
    parseRows(procedures, 5).map(({ fields: [name = '', pcs, en, he, attributes] }) =>
      entry({
        type: 'procedure',
        name,
        codes: { 'ICD-10-PCS': items(pcs) },
        english: items(en),
        hebrew: items(he),
        attributes,
      }),
    ),
  allergy: () =>
    parseRows(allergens, 5).map(({ fields: [name = '', allergenType = '', en, he, attributes] }) => {
      const base = entry({ type: 'allergy', name, english: items(en), hebrew: items(he), attributes })
      return { ...base, concept: { ...base.concept, type: 'allergy' as const, allergenType } }
    }),
  imaging: () =>
    parseRows(imaging, 5).map(({ fields: [name = '', modality = '', bodyPart = '', en, he] }) => {
      const base = entry({ type: 'imaging', name, english: items(en), hebrew: items(he) })
      return { ...base, concept: { ...base.concept, type: 'imaging' as const, modality, bodyPart } }
    }),
  reaction: () =>
    parseRows(reactions, 4).map(({ fields: [name = '', en, he, severity] }) => {
      const base = entry({ type: 'reaction', name, english: items(en), hebrew: items(he) })
      const known = severity === 'mild' || severity === 'moderate' || severity === 'severe' ? severity : null
      return { ...base, concept: { ...base.concept, type: 'reaction' as const, severity: known } }
    }),
}

/**
 * All concepts of a type with their wordings, read anew at each call: whoever wants them again keeps what it needs,
 * since the wordings of all types together are large.
 */
export function entriesOf<T extends ConceptType>(type: T): readonly Entry<ConceptOf[T]>[] {
  return readers[type]() as readonly Entry<ConceptOf[T]>[]
}
