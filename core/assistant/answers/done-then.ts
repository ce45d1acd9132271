import type { RegistryRecord } from '../../records/registry'
import type { Answer, Item } from '../answer'
import type { KnownFile } from '../record'
import { isOf } from '../times'
import { noDocuments, outOfScope } from './redirect'
import { dataList, everySource, type Telling } from './telling'

const titleOf = ({ t }: Telling, done: readonly RegistryRecord[]): string =>
  t(`assistant.${done.every(({ type }) => type === 'imaging') ? 'imaging' : 'procedures'}Title`)

/** What was done or taken a picture of at a time that is asked of, wherever it is told. */
function doneIn({ reading: { time, place, only }, record }: Telling): readonly RegistryRecord[] {
  const isAsked = (type: RegistryRecord['type']) => only.length === 0 || only.includes(type)
  const isDoneThen = ({ type, evidence }: RegistryRecord) =>
    (type === 'procedure' || type === 'imaging') && time !== null && isOf(evidence?.date ?? null, time)
  return time && !place ? record.items.filter((item) => isDoneThen(item) && isAsked(item.type)) : []
}

function itemsOfDone(telling: Telling, done: readonly RegistryRecord[]): Item[] {
  return done.flatMap((item): Item[] => {
    const sources = [...telling.sourceOf(item)]
    const told = { label: telling.nameOf(item), value: telling.date(item.evidence?.date ?? null) }
    return sources.length === 0 ? [] : [{ ...told, status: null, flag: null, note: null, sources }]
  })
}

/** Of a time of which there is no document: later pages tell of it. */
export function tellDone(telling: Telling, place: string): Answer {
  const done = doneIn(telling)
  const items = itemsOfDone(telling, done)
  if (items.length === 0)
    return telling.reading.cues.has('advice') ? outOfScope(telling) : noDocuments(telling, place)
  const summary = `${telling.t('assistant.noDocuments', { place })} ${telling.t('assistant.doneThen')}`
  return telling.answer(
    { summary, from: everySource(items), sections: [dataList(titleOf(telling, done), items)] },
    { keys: done.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "What scans were done in 2025": those of which a page of another time tells, beside the documents of that time. */
export function doneBeside(telling: Telling, files: readonly KnownFile[]) {
  const { only, event } = telling.reading
  const ids = new Set(files.map(({ id }) => id))
  const isOfDone =
    only.length > 0 && event === null && only.every((type) => type === 'imaging' || type === 'procedure')
  const done = isOfDone ? doneIn(telling).filter(({ evidence }) => !ids.has(evidence?.file_id ?? '')) : []
  const items = itemsOfDone(telling, done)
  if (items.length === 0) return { said: [], sections: [], items }
  const names = items.map(({ label, value }) => `${label} (${value})`).join(', ')
  return {
    said: [`${telling.t('assistant.doneThen')} ${names}.`],
    sections: [dataList(titleOf(telling, done), items)],
    items,
  }
}
