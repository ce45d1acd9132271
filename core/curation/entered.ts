import type { Entry, EntryRecord } from '../records/entry'
import type { Fact } from '../records/fact'
import type { RegistryRecord } from '../records/registry'
import { endedStatus } from '../records/entry-fields'
import { deriveId } from '../records/ids'
import { correctionOf } from './correction-of'

/** Where and when it was entered. */
interface Made {
  readonly id: string
  /** ISO-8601 UTC. */
  readonly at: string
}

/** The patient is the source: nothing of it was read. */
const certain = 1

/** What stands of an entry in the record: the patient's own word, which waits for nobody. */
export function enteredFact(entry: Entry, { id, at }: Made): Fact {
  const { type, text, value, unit, date } = entry
  const { name = text, canonicalKey = '', codes = {} } = correctionOf({ text, unit }, type)
  return factOf(entry, { id, at }, { name, canonicalKey, codes: { ...codes }, value, unit, date })
}

/**
 * The patient's word that an item ended on a day: the item's own concept, with the status that its end has. Null of
 * what happened once and does not end.
 */
export function endedFact(
  item: Pick<RegistryRecord, 'type' | 'name' | 'canonical_key' | 'codes'>,
  date: string,
  made: Made,
): Fact | null {
  const status = endedStatus[item.type]
  if (status === null) return null
  const entry: Entry = {
    type: item.type,
    text: item.name,
    value: null,
    unit: null,
    date,
    status,
    frequency: null,
    reaction: null,
  }
  const { name, canonical_key: canonicalKey, codes } = item
  return factOf(entry, made, { name, canonicalKey, codes, value: null, unit: null, date })
}

type Named = Pick<Fact, 'name' | 'canonicalKey' | 'codes'> & {
  readonly value: string | null
  readonly unit: string | null
  readonly date: string
}

function factOf({ type, text, status, frequency, reaction }: Entry, { id, at }: Made, named: Named): Fact {
  const { value, unit, date, ...concept } = named
  const common = {
    ...concept,
    id,
    fileId: null,
    position: 0,
    text,
    status,
    assertion: 'present' as const,
    date,
    eventDate: date,
    confidence: certain,
    sourceConfidence: certain,
    doubt: null,
    candidates: [],
    evidence: null,
    proposal: 'accepted' as const,
    reason: null,
    createdAt: at,
  }
  switch (type) {
    case 'lab':
      return { ...common, type, value, unit, refLow: null, refHigh: null, refText: null, flag: null }
    case 'medication':
      return { ...common, type, value, unit, frequency, route: null, duration: null, dosage: null }
    case 'allergy':
      return { ...common, type, reaction, allergenType: null, severity: null }
    case 'procedure':
    case 'imaging':
      return { ...common, type, bodyPart: null, laterality: null, modality: null }
    case 'diagnosis':
      return { ...common, type, bodyPart: null, laterality: null }
  }
}

/** An entry as it was entered. */
export function entryRecord(fact: Fact): EntryRecord {
  const said = {
    id: fact.id,
    type: fact.type,
    text: fact.text,
    value: 'value' in fact ? fact.value : null,
    unit: 'unit' in fact ? fact.unit : null,
    date: fact.eventDate,
    status: fact.status,
    frequency: fact.type === 'medication' ? fact.frequency : null,
    reaction: fact.type === 'allergy' ? fact.reaction : null,
    created_at: fact.createdAt,
  }
  return { ...said, version: deriveId(JSON.stringify(said)) }
}
