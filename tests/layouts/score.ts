import { readDocument } from '../../core/document/read'
import { decide } from '../../core/extraction/decision'
import { extract } from '../../core/extraction/extract'
import type { ExtractedEntity } from '../../core/extraction/types'
import { distance } from '../../core/vocabulary/fuzzy'
import { readingOf } from './page'
import type { PageSpec } from './spec'
import type { TrueFact } from './truth'

/** What became of the facts of a page. */
export interface Outcome {
  readonly found: readonly TrueFact[]
  readonly missed: readonly TrueFact[]
  /** Told by nobody; `accepted` ones would stand in the record. */
  readonly wrong: readonly Wrong[]
  /** Right name and number, but another unit or other limits, and accepted. */
  readonly marred: readonly { readonly entity: ExtractedEntity; readonly fact: TrueFact }[]
  /** Results whose day the page prints, and whose name and number are right. */
  readonly dated: readonly Dated[]
  readonly accepted: number
  readonly waiting: number
  readonly features: readonly string[]
}

export interface Wrong {
  readonly entity: ExtractedEntity
  readonly accepted: boolean
  /** The facts whose words it was read from. */
  readonly of: readonly TrueFact[]
}

export interface Dated {
  readonly entity: ExtractedEntity
  readonly fact: TrueFact
  readonly day: 'right' | 'absent' | 'wrong'
  readonly accepted: boolean
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

const isSame = (entity: ExtractedEntity, fact: TrueFact): boolean =>
  (fact.date === null || entity.date === null || isoOf(fact.date) === entity.date) && isTold(entity, fact)

/** On whatever day. */
function isTold(entity: ExtractedEntity, fact: TrueFact): boolean {
  if (entity.type !== fact.type) return false
  const named = entity.canonicalKey === fact.key || letters(entity.text).includes(letters(fact.name))
  if (!named) return false
  if (fact.type === 'diagnosis' || fact.value === null) return true
  if (fact.type === 'medication')
    return (
      entity.value === null ||
      `${entity.value} ${entity.unit ?? ''}`.trim() === fact.value ||
      entity.value === fact.value
    )
  return entity.value !== null && Number(entity.value.replace(/^[<>]=?/, '')) === Number(fact.value)
}

/** A name that nobody knows, of which a letter was misread: whoever is asked sees it on the strip of paper; nobody can know it. */
const isGarbled = (entity: ExtractedEntity, fact: TrueFact): boolean =>
  fact.key === null &&
  fact.words.some(({ fate }) => fate !== 'read') &&
  isTold(entity, { ...fact, key: entity.canonicalKey }) &&
  distance(letters(entity.name), letters(fact.name)) <= 3

const isoOf = (printed: string): string => printed.split('/').reverse().join('-')

/** Reads the page of a description and holds what was found against what is true. */
export function score(spec: PageSpec): Outcome {
  const { page, facts } = readingOf(spec)
  const entities = extract(readDocument(page))
    .map((entity) => ({ entity, decision: decide(entity).decision }))
    .filter(({ decision }) => decision !== 'noted')
  const told: ReadonlySet<string> = new Set(facts.map(({ type }) => type))
  const left = new Set(facts)
  const found: TrueFact[] = []
  const wrong: Wrong[] = []
  const marred: { entity: ExtractedEntity; fact: TrueFact }[] = []
  for (const { entity, decision } of entities) {
    const fact = [...left].find((one) => isSame(entity, one))
    if (!fact) {
      if (facts.some((one) => isSame(entity, one)) || !told.has(entity.type)) continue
      if (decision !== 'accepted' && facts.some((one) => isGarbled(entity, one))) continue
      wrong.push({
        entity,
        accepted: decision === 'accepted',
        of: facts.filter((one) => sharesWords(entity, one)),
      })
      continue
    }
    left.delete(fact)
    found.push(fact)
    if (decision === 'accepted' && fact.type === 'lab' && isMarred(entity, fact))
      marred.push({ entity, fact })
  }
  return {
    dated: entities.flatMap(({ entity, decision }) => dayOf(entity, decision === 'accepted', facts)),
    found,
    missed: [...left].filter(({ words }) => words.every(({ fate }) => fate === 'read')),
    wrong,
    marred,
    accepted: entities.filter(({ decision }) => decision === 'accepted').length,
    waiting: entities.filter(({ decision }) => decision !== 'accepted').length,
    features: [
      ...new Set([...facts.flatMap(({ features }) => features), ...spec.blocks.map(({ kind }) => kind)]),
    ],
  }
}

const sharesWords = ({ evidence: { box } }: ExtractedEntity, { words }: TrueFact): boolean =>
  words.some(({ x, y, width, height }) => {
    const [across, down] = [x + width / 2 - box[0], y + height / 2 - box[1]]
    return across > 0 && across < box[2] && down > 0 && down < box[3]
  })

/** The day of a result against those on which the page tells it; nothing where one of these was not read. */
function dayOf(entity: ExtractedEntity, accepted: boolean, facts: readonly TrueFact[]): Dated[] {
  const told = entity.type === 'lab' ? facts.filter((fact) => isTold(entity, fact)) : []
  const unread = told.some(({ day }) => !day || day.words.some(({ fate }) => fate !== 'read'))
  const same = told.find(({ day }) => day && isoOf(day.printed) === entity.date)
  const fact = same ?? told[0]
  if (!fact || unread) return []
  return [{ entity, fact, accepted, day: same ? 'right' : entity.date === null ? 'absent' : 'wrong' }]
}

/** Limits that are not those of the row. */
function isMarred(entity: ExtractedEntity, fact: TrueFact): boolean {
  if (fact.words.some(({ fate }) => fate !== 'read') || (fact.low === null && fact.high === null))
    return false
  const differs = (read: number | null, printed: number | null) =>
    read !== null && printed !== null && Math.abs(read - printed) > 1e-9
  return differs(entity.refLow, fact.low) || differs(entity.refHigh, fact.high)
}
