import { entityRecord } from '../../../core/curation/entity-record'
import { recordOf } from '../../../core/curation/record-of'
import { subjectOf } from '../../../core/curation/subject'
import { madeFact } from '../../../core/summary/testing/made-fact'
import type { KnownRecord, Needs, Evidence } from '../../../core/assistant/record'
import { isOnPage } from '../../../core/records/on-page'
import { deriveId } from '../../../core/records/ids'
import type { Fact, FactDocument, SourcedFact } from '../../../core/records/fact'
import type { FileRecord } from '../../../core/records/file'
import type { EntityType } from '../../../core/records/kinds'
import { registryShape } from '../../../core/records/registry'
import type { Verdict } from '../../../core/records/verdict'
import { matchConcept } from '../../../core/vocabulary/match'

export interface Page {
  readonly date: string
  readonly category: string
  readonly facility: string
  readonly physician: string
}

export type Given = Partial<Omit<Extract<Fact, { type: 'lab' }>, 'type'>> &
  Partial<Pick<Extract<Fact, { type: 'medication' }>, 'frequency' | 'dosage' | 'duration'>> &
  Partial<Pick<Extract<Fact, { type: 'allergy' }>, 'reaction'>>

type Waiting = Pick<KnownRecord['waiting'][number], 'type' | 'key' | 'name'> & { readonly page: string }

/**
 * A made-up patient: what the pages say, what waits for a word, what was rejected, and what is only mentioned.
 * @param seed makes the ids, which are the same each time
 */
export function personOf(seed: string, pages: Readonly<Record<string, Page>>) {
  const userId = deriveId(`${seed} person`)
  const idOf = (page: string): string => deriveId(`${seed} page`, page)
  let position = 0

  /** One line of a page. The concept is the vocabulary's own, so that a question meets it as it meets a real record. */
  function line(page: string, type: EntityType, wording: string, given: Given = {}): SourcedFact {
    const of = pages[page]
    const concept = matchConcept(type, wording)?.concept
    if (!of || !concept) throw new Error(`${page}: no ${type} of the name ${wording}`)
    position += 1
    const eventDate = given.date ?? of.date
    const fact: Fact = madeFact({
      confidence: 0.97,
      sourceConfidence: 0.97,
      ...given,
      id: deriveId(`${seed} fact`, position),
      fileId: idOf(page),
      position,
      type,
      text: [wording, given.value, given.unit, given.frequency].filter(Boolean).join(' '),
      name: concept.name,
      canonicalKey: concept.key,
      date: eventDate,
      evidence: {
        page: 1,
        box: [40, 30 * position, 400, 24],
        quote: `${wording} ${given.value ?? ''}`.trim(),
      },
    })
    const document: FactDocument = {
      bytes: page,
      date: of.date,
      facility: of.facility,
      physician: of.physician,
      patient: null,
    }
    return { fact: { ...fact, date: given.date ?? null }, document }
  }

  function result(
    page: string,
    name: string,
    value: string,
    unit: string,
    [low, high]: readonly [number | null, number | null],
    given: Given = {},
  ) {
    const number = Number(value)
    const flag = low !== null && number < low ? 'L' : high !== null && number > high ? 'H' : 'N'
    return line(page, 'lab', name, { value, unit, refLow: low, refHigh: high, flag, ...given })
  }

  /** The record that comes of these lines, one of them rejected, and the lines themselves, as the database answers for them. */
  function recorded(facts: readonly SourcedFact[], rejected: SourcedFact, waiting: readonly Waiting[]) {
    const verdicts: readonly Verdict[] = [
      {
        id: deriveId(`${seed} verdict`),
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

    const record: KnownRecord = {
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
              id: deriveId(`${seed} item`, canonicalKey),
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
      waiting: waiting.map(({ page, ...one }) => ({ ...one, file_id: idOf(page) })),
    }

    /** All that the pages say of what was asked for, whatever stands of it, as the database answers. */
    function evidence({ factIds, fileIds }: Needs): Evidence {
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
    return { record, evidence }
  }

  return { line, result, recorded }
}
