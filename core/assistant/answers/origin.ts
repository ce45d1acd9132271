import { atcOf } from '../../alerts/facts'
import type { RegistryRecord } from '../../records/registry'
import type { Answer, Item } from '../answer'
import { stands } from '../record'
import { tellAllergies } from './allergies'
import { isActive, wasGiven } from './drug-item'
import { stepsOf, stepsText } from './dose-steps'
import { asksFamily, tellFamily } from './family'
import { modalityOf } from './study-asked'
import { noneOf, notFound, outOfScope } from './redirect'
import { dataList, everySource, type Telling } from './telling'

/** Documents that are told where nothing in particular is asked about. */
const documentsAtMost = 4

/** From which document, place and doctor the record has something: that the page names them, and no more. */
export function tellOrigin(telling: Telling): Answer {
  const { reading, t } = telling
  const named =
    reading.subjects.length > 0 ? reading.subjects.flatMap(({ item }) => item ?? []) : ofGroup(telling)
  // "Of whom is breast cancer written": of a relative, it may be.
  const family = asksFamily(reading) ? tellFamily(telling, reading.subjects) : null
  if (reading.subjects.length > 0 && named.length === 0)
    return family ?? (reading.cues.has('allergies') ? tellAllergies(telling) : notFound(telling))
  if (
    named.length === 0 &&
    !(['labs', 'imaging', 'procedures', 'allergies'] as const).some((cue) => reading.cues.has(cue))
  )
    return outOfScope(telling)
  const found = named.length > 0 ? named : ofList(telling)
  const items = found.flatMap(
    (item) =>
      numbered(telling, item) ??
      ofDose(telling, item) ??
      inPlace(telling, item) ??
      ofEach(telling, item) ??
      ofTold(telling, item) ??
      firstOf(telling, item) ??
      originOf(telling, item),
  )
  if (items.length === 0) return noneOf(telling, reading.cues.has('imaging') ? 'imaging' : 'lab')
  const isFound = found.every(({ type }) => type === 'diagnosis')
  const there = found.filter((item) => inPlace(telling, item) !== null).map((item) => telling.nameOf(item))
  const isThere = (name: string) => there.includes(name)
  const ended = endedOf(telling, found, items)
  const begun = items.filter((item) => !ended.same.includes(item))
  const told = begun.slice(0, isFound ? items.length : documentsAtMost).map(({ label, value, note }) =>
    t(isFound && !isThere(label) ? 'assistant.originFirst' : 'assistant.origin', {
      name: label,
      place: value,
      date: note ?? '',
    }),
  )
  const done = found.flatMap((item) => doneText(telling, item))
  const listed = [...items, ...ended.items]
  const where = done.length > 0 ? [t('assistant.originOfDone')] : []
  return telling.answer(
    {
      summary: [...changedText(telling, found), ...done, ...told, ...ended.said, ...where].join(' '),
      from: everySource(listed),
      sections: [dataList(t('assistant.originTitle'), listed)],
    },
    { keys: named.map(({ canonical_key: key }) => key), until: null },
  )
}

/** The day on which something was done; of a study only where its page is of another: "when was the x-ray, and where". */
function doneText(telling: Telling, item: RegistryRecord): readonly string[] {
  const { type, evidence } = item
  if (!evidence || (type !== 'procedure' && type !== 'imaging')) return []
  const page = telling.record.files.find(({ id }) => id === evidence.file_id)?.detected_date ?? null
  if (type === 'imaging' && (page === null || page === evidence.date)) return []
  const [name, date] = [telling.nameOf(item), telling.date(evidence.date)]
  return [telling.t('assistant.procedureListed', { name, date })]
}

/** "Who decided to stop it", of a drug that is no longer active: the page that says so stands beside the one that began it. */
function endedOf(telling: Telling, found: readonly RegistryRecord[], told: readonly Item[]) {
  const drugs = found.filter((item) => item.type === 'medication' && !isActive(item) && !wasGiven(item))
  const items = drugs.flatMap((drug) => originOf(telling, drug))
  const said = items.map(({ label, value, note }) =>
    telling.t('assistant.originEnded', { name: label, place: value, date: note ?? '' }),
  )
  const isSame =
    (one: Item) =>
    ({ label, note }: Item) =>
      one.label === label && one.note === note
  return {
    said,
    items: items.filter((item) => !told.some(isSame(item))),
    same: told.filter((one) => items.some(isSame(one))),
  }
}

/** The drugs of a group that is asked after: "who put me on the statin". */
function ofGroup({ reading: { group }, record }: Telling): readonly RegistryRecord[] {
  const atc = group?.atc ?? []
  return record.items.filter(
    (item) =>
      item.type === 'medication' && atcOf(item).some((code) => atc.some((one) => code.startsWith(one))),
  )
}

/** What a list has that is asked after as a whole: all that was done, or what stands on the newest documents. */
const ofList = (telling: Telling): readonly RegistryRecord[] =>
  telling.reading.cues.has('allergies')
    ? telling.record.items.filter(({ type }) => type === 'allergy').slice(0, documentsAtMost)
    : ofDone(telling)

const ofDone = (telling: Telling): readonly RegistryRecord[] =>
  telling.reading.cues.has('procedures') && !telling.reading.cues.has('labs')
    ? telling.record.items.filter(({ type }) => type === 'procedure').slice(0, documentsAtMost)
    : newestOf(telling)

/** One item of each of the newest documents with results, or with studies where those are asked for. */
function newestOf({ reading, record }: Telling): readonly RegistryRecord[] {
  const type = reading.modality === null && !reading.cues.has('imaging') ? 'lab' : 'imaging'
  const { modality } = reading
  // "Where was the x-ray" asks for none of the other studies, where there is one.
  const all = record.items.filter((item) => item.type === type)
  const made = all.filter(({ canonical_key: key }) => modality !== null && modalityOf(key) === modality)
  const items = type === 'imaging' && made.length > 0 ? made : all
  return [...new Map(items.map((item) => [item.evidence?.file_id, item])).values()].slice(0, documentsAtMost)
}

/** "Who gave it first", "who diagnosed it": the oldest page with it; null where the newest is asked after. */
function firstOf(telling: Telling, item: RegistryRecord): Item[] | null {
  const { cues } = telling.reading
  // "Who started it", "who prescribed" what is no longer taken: not the page that last tells of it, which may end it.
  const isBegun =
    item.type === 'medication' &&
    !cues.has('stopped') &&
    !cues.has('newest') &&
    (cues.has('since') || !isActive(item))
  if (!cues.has('oldest') && item.type !== 'diagnosis' && !isBegun) return null
  const [first] = telling.evidence
    .filter((fact) => stands(fact) && fact.entity.canonical_key === item.canonical_key)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  if (!first) return null
  const { entity, date } = first
  return originItem(telling, item, entity.file_id, [...telling.sourceOfFact(entity, date)])
}

/** "Is diabetes in the discharge letter": that page of it; null where none of the place that is named has it. */
function inPlace(telling: Telling, item: RegistryRecord): Item[] | null {
  const { place } = telling.reading
  if (item.type !== 'diagnosis' || place === null) return null
  const found = telling.evidence.find(
    (fact) =>
      stands(fact) &&
      fact.entity.canonical_key === item.canonical_key &&
      place.fileIds.has(fact.entity.file_id ?? ''),
  )
  if (!found) return null
  const { entity, date } = found
  return originItem(telling, item, entity.file_id, [...telling.sourceOfFact(entity, date)])
}

/** "When and where was the glucose 128": the page that says that number; null where no result has it. */
function numbered(telling: Telling, item: RegistryRecord): Item[] | null {
  const { numbers } = telling.reading.asks
  const found = telling.evidence
    .filter(
      (fact) =>
        stands(fact) &&
        fact.entity.canonical_key === item.canonical_key &&
        numbers.includes(Number(fact.entity.value ?? Number.NaN)),
    )
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))[0]
  if (!found || item.type !== 'lab') return null
  return originItem(telling, item, found.entity.file_id, [...telling.sourceOfFact(found.entity, found.date)])
}

/** "Who cut my metformin": the page with the last of its doses; null where one of them is all there is. */
function ofDose(telling: Telling, item: RegistryRecord): Item[] | null {
  if (item.type !== 'medication' || !telling.reading.cues.has('changedDose')) return null
  const [last, before] = stepsOf(telling, item).toReversed()
  const fact = telling.evidence.find(
    (one) => stands(one) && one.entity.canonical_key === item.canonical_key && one.date === last?.date,
  )
  if (!fact || !before) return null
  const { entity, date } = fact
  return originItem(telling, item, entity.file_id, [...telling.sourceOfFact(entity, date)])
}

/** "Who cut it", "who stopped it": what the record has of that first, whatever the question takes for granted. */
const changedText = (telling: Telling, found: readonly RegistryRecord[]): readonly string[] =>
  found.flatMap((item) => {
    const { cues } = telling.reading
    if (item.type !== 'medication' || !(cues.has('changedDose') || cues.has('stopped'))) return []
    const isStopped = cues.has('stopped') && isActive(item)
    return isStopped
      ? [telling.t('assistant.drugActive', { name: telling.nameOf(item) })]
      : stepsText(telling, item, cues.has('changedDose'))
  })

/** "Which papers", after how results came to be: the page of each of them; null where one result was told. */
function ofEach(telling: Telling, item: RegistryRecord): Item[] | null {
  const { before, cues, subjects } = telling.reading
  const isTold =
    before?.intent === 'trend' &&
    subjects.some(({ key, places }) => key === item.canonical_key && places.length === 0)
  if (item.type !== 'lab' || !isTold || cues.has('oldest') || cues.has('newest')) return null
  const found = telling.evidence.filter(
    (fact) => stands(fact) && fact.entity.canonical_key === item.canonical_key,
  )
  if (found.length < 2) return null
  return found
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .flatMap(({ entity, date }) =>
      originItem(telling, item, entity.file_id, [...telling.sourceOfFact(entity, date)]),
    )
}

/** "Which lab was it", of an older result that was told: its page, and not that of the newest; null where that is the newest. */
function ofTold(telling: Telling, item: RegistryRecord): Item[] | null {
  const { before, cues } = telling.reading
  const isTold = before !== null && before.keys.length === 1 && before.keys[0] === item.canonical_key
  if (item.type !== 'lab' || !isTold || before.until === null || cues.has('oldest') || cues.has('newest'))
    return null
  if (before.intent !== 'latest' && before.intent !== 'previous') return null
  if (before.until === item.detail.date) return null
  const found = telling.evidence.find(
    (fact) => stands(fact) && fact.entity.canonical_key === item.canonical_key && fact.date === before.until,
  )
  if (!found) return null
  const { entity, date } = found
  return originItem(telling, item, entity.file_id, [...telling.sourceOfFact(entity, date)])
}

const originOf = (telling: Telling, item: RegistryRecord): Item[] =>
  originItem(telling, item, item.evidence?.file_id ?? null, [...telling.sourceOf(item)])

function originItem(
  telling: Telling,
  item: RegistryRecord,
  fileId: string | null,
  sources: number[],
): Item[] {
  const file = telling.record.files.find(({ id }) => id === fileId)
  if (sources.length === 0) return []
  const place = [file?.doc_meta?.facility, file?.doc_meta?.physician].filter(Boolean).join(' · ')
  return [
    {
      label: telling.nameOf(item),
      value: place === '' ? telling.t('assistant.originUnknown') : place,
      status: null,
      flag: null,
      // What was done long before is told of on a later page: its day is the page's.
      note: telling.date(file?.detected_date ?? item.evidence?.date ?? item.last_seen_date),
      sources,
    },
  ]
}
