import type { FileRecord } from '../../records/file'
import type { Answer, Item } from '../answer'
import { stands, type Evidence, type KnownRecord } from '../record'
import { placeKey, type NamedPlace } from '../places'
import { isOf } from '../times'
import type { Reading } from '../understand'
import { statusNote } from './lists'
import { noDocuments } from './redirect'
import { amountOf, dataList, everySource, statusOf, type Telling } from './telling'

const documentsAtMost = 4
const factsAtMost = 12

/** The documents of the time and the place that a question names, newest first. */
export function documentsOf({ time, place }: Reading, { files }: KnownRecord): readonly FileRecord[] {
  return files.filter(
    ({ id, detected_date: date }) => (!time || isOf(date, time)) && (!place || place.fileIds.has(id)),
  )
}

export const lookedAt = (reading: Reading, record: KnownRecord): readonly FileRecord[] =>
  documentsOf(reading, record).slice(0, documentsAtMost)

/** What the documents of a time or a place say, each under its name. */
export function tellVisits(telling: Telling): Answer {
  const { reading, record } = telling
  const found = documentsOf(reading, record)
  const place = [
    ...(reading.place ? [placeName(telling, reading.place)] : []),
    ...(reading.time ? [reading.time.dates.map((date) => telling.date(date)).join(' / ')] : []),
  ].join(', ')
  const lists = lookedAt(reading, record).map((file) => ({ file, items: factsOf(telling, file) }))
  const told = lists.filter(({ items }) => items.length > 0)
  if (told.length === 0) return noDocuments(telling, place)
  const every = told.flatMap(({ items }) => items)
  return telling.answer(
    {
      summary: telling.t('assistant.visits', { n: found.length, place }),
      from: everySource(every),
      sections: [
        ...told.map(({ file, items }) => dataList(titleOf(telling, file), items)),
        ...telling.moreSection(found.length - told.length),
      ],
    },
    { keys: reading.place ? [placeKey(reading.place)] : [], until: null },
  )
}

/** A place by its name; a stay in a hospital as one. */
export const placeName = ({ t }: Telling, { name, isStay }: NamedPlace): string =>
  isStay ? t('assistant.stay') : name

function titleOf(telling: Telling, { category, doc_meta: meta, detected_date: date }: FileRecord): string {
  const kind = telling.t.has('category', category)
    ? telling.t(`category.${category}`)
    : telling.t('category.other')
  return [kind, meta?.facility, date && telling.date(date)].filter(Boolean).join(' · ')
}

function factsOf(telling: Telling, { id }: FileRecord): Item[] {
  const { only } = telling.reading
  const all = telling.evidence.filter((fact) => stands(fact) && fact.entity.file_id === id)
  return all
    .filter(({ entity: { type } }) => only.length === 0 || only.includes(type))
    .slice(0, factsAtMost)
    .map((fact) => itemOf(telling, fact))
}

function itemOf(telling: Telling, { entity, date }: Evidence[number]): Item {
  const { type, canonical_key, normalized, value, unit, flag } = entity
  const note = [...statusNote(telling, normalized.status), telling.date(date)].join(' · ')
  return {
    label: telling.nameOf({ type, canonical_key, name: normalized.name }),
    value: amountOf(value, unit),
    status: statusOf(flag),
    flag,
    note,
    sources: [...telling.sourceOfFact(entity, date)],
  }
}
