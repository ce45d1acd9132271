import { bodyPartOf } from '../organs'
import { itemsOf, stands, type DatedFact, type ItemOf, type KnownRecord } from '../record'
import { modalityOf } from './study-asked'
import type { Telling } from './telling'

/** A study or an act that was made more than once is one thing of the record: here it is told by its days. */

type Done = ItemOf<'imaging' | 'procedure'>

export const dayOf = ({ evidence, last_seen_date: seen }: Done): string => evidence?.date ?? seen ?? ''

/** Each day on which pages tell of it, the oldest first. */
export function daysOf(telling: Telling, { canonical_key: key }: Done): readonly DatedFact[] {
  const told = telling.evidence.filter((fact) => stands(fact) && fact.entity.canonical_key === key)
  // Of two pages with one day, the one that gives the day itself.
  const sure = told.toSorted((a, b) => Number(isOfItself(telling, a)) - Number(isOfItself(telling, b)))
  return [...new Map(sure.map((fact) => [fact.date, fact])).values()].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
}

/** The page gives its day, or is the page of the study itself. */
const isOfItself = ({ record }: Telling, { entity: { date, file_id: id } }: DatedFact): boolean =>
  date !== null || record.files.some((file) => file.id === id && file.category === 'imaging')

/** What was done, once for each of its days, the newest first. */
export function onEachDay<T extends Done>(telling: Telling, item: T): readonly T[] {
  const days = daysOf(telling, item).toReversed()
  if (days.length < 2 || !days.some(({ date }) => date === dayOf(item))) return [item]
  return days.map(({ entity, date }) => {
    const { evidence, id, file_id, text } = entity
    return date === dayOf(item)
      ? item
      : { ...item, evidence: { ...evidence, entity_id: id, file_id, text, date } }
  })
}

/** That the day of a page stands for one that it does not give, where that is so of one that is told with several days. */
export const unsureDays = (telling: Telling, items: readonly Done[]): readonly string[] => {
  const keys = new Set(items.map(({ canonical_key: key }) => key))
  const isUnsure = [...keys].some((key) => {
    const told = items.filter(({ canonical_key: own }) => own === key)
    const [one, ...others] = told
    return (
      one !== undefined &&
      others.length > 0 &&
      daysOf(telling, one).some((fact) => !isOfItself(telling, fact))
    )
  })
  return isUnsure ? [telling.t('assistant.daysOfPages')] : []
}

/** A study of the same part made in the same way, or the same thing done. */
export const isOfKindOf =
  (told: Done | undefined) =>
  ({ type, canonical_key: key }: Done): boolean =>
    key === told?.canonical_key ||
    (type === 'imaging' &&
      bodyPartOf(key) !== '' &&
      bodyPartOf(key) === bodyPartOf(told?.canonical_key ?? '') &&
      modalityOf(key) === modalityOf(told?.canonical_key ?? ''))

/** What may tell of further days: the lines of what is told more than once. */
export const linesOfDays = (items: readonly Done[]): readonly string[] =>
  items.flatMap(({ evidence_count: n, citations }) => (n > 1 ? citations : []))

/** All that is of the kind of what was named: by itself, or by the way in which it is made. */
export function ofNamedKind(
  { items }: Pick<KnownRecord, 'items'>,
  told: Done,
  named: string,
): readonly Done[] {
  const all: readonly Done[] = itemsOf(items, told.type)
  return named === ofItself
    ? all.filter(isOfKindOf(told))
    : all.filter(({ canonical_key: key }) => modalityOf(key) === named)
}

/** What a named study leaves for "the one before". */
const namedStart = 'named:'
export const ofItself = 'itself'
export const namedKey = (named: string): string => namedStart + named
export const namedOfTopic = (keys: readonly string[]): string | null =>
  keys.find((key) => key.startsWith(namedStart))?.slice(namedStart.length) ?? null

export const isOfNamed = (key: string): boolean => key.startsWith(namedStart) || key.startsWith(onStart)

/** The day of what was told, where that was not the newest of its kind. */
const onStart = 'on:'
export const onKey = (day: string): string => onStart + day
export const onOfTopic = (keys: readonly string[]): string | null =>
  keys.find((key) => key.startsWith(onStart))?.slice(onStart.length) ?? null
