import { tokenise } from '../../vocabulary/normalise'
import type { TrendPoint } from '../../records/trend'
import type { EntityType } from '../../records/kinds'
import type { Answer, Item } from '../answer'
import type { Reading } from '../reading'
import type { RegistryRecord } from '../../records/registry'
import { itemsOf } from '../record'
import { documentsOf } from './visits'
import { findHeld, saysHeld } from '../held'
import { isOf } from '../times'
import { isActive } from './drug-item'
import type { Test } from './test-items'
import { amountOf, dataList, everySource, type Telling } from './telling'

/** "Only penicillin", and no "only once". */
const saysOnly = ({ text }: Reading): boolean => {
  const tokens = tokenise(text)
  const other = findHeld(tokens, 'otherOnly') ?? []
  return findHeld(tokens, 'only')?.some((at) => !other.includes(at)) === true
}

/** Whether a yes to the rest of the question would be heard of "only", of a cause or of a long time, too. */
export const holdsBack = ({ reading }: Telling): boolean =>
  saysHeld(reading, 'only') || saysHeld(reading, 'because') || saysHeld(reading, 'forLong')

/** "Low because I stay at home": that what it comes from is not told, where nothing else says it. */
export const causeText = ({ reading, t }: Telling): readonly string[] =>
  reading.asks.yesNo &&
  !reading.unsaid &&
  reading.unwritten === null &&
  reading.intent !== null &&
  saysHeld(reading, 'because')
    ? [t('assistant.unwritten_cause')]
    : []

/** Lists of which it can be told what else stands on them. */
const listed: ReadonlySet<EntityType> = new Set([
  'allergy',
  'diagnosis',
  'medication',
  'procedure',
  'imaging',
])

const namesAtMost = 8

/** "Am I allergic only to penicillin": no, where the record has more of the kind, with what it has; null of any other question. */
export function withOnly(answer: Answer, telling: Telling): Answer | null {
  const { reading } = telling
  const { asks, subjects, unknown, unsaid, cues, group, bound, excepted, missing } = reading
  const isOther = unsaid || group !== null || bound !== null || excepted.length + missing.length > 0
  if (answer.type !== 'answer' || !asks.yesNo || isOther || cues.has('why')) return null
  const isLeft = (word: string) =>
    (['only', 'tags'] as const).every((list) => findHeld(tokenise(word), list) === null)
  if (unknown.some(isLeft)) return null
  if (!saysOnly(reading)) return null
  const [type] = subjects.map((one) => one.type)
  if (type === undefined || subjects.some(({ item, type: own }) => item === null || own !== type)) return null
  const others = type === 'lab' ? otherResults(telling) : listed.has(type) ? otherItems(telling, type) : []
  if (others.length === 0) return null
  const names = others.slice(0, namesAtMost).map(({ label, value }) => `${label} ${value}`.trim())
  const more = others.length > namesAtMost ? ' \u2026' : ''
  const said = telling.t('assistant.notOnly', { names: names.join(', ') + more })
  // What is not shown yet is shown with its lines.
  const told = answer.sections.flatMap((one) => (one.type === 'data_list' ? one.items : []))
  const unseen = others.filter(
    ({ label, value }) => !told.some((one) => one.label === label && one.value === value),
  )
  const shown = telling.answer(
    { summary: '', from: everySource(others), sections: [] },
    { keys: [], until: null },
  )
  if (shown.type !== 'answer') return null
  const title = telling.t(type === 'lab' ? 'assistant.resultsTitle' : 'assistant.notOnlyTitle')
  return {
    ...answer,
    summary: [telling.t('assistant.no'), said, answer.summary].join(' '),
    summary_sources: [...new Set([...everySource(others), ...answer.summary_sources])],
    sections: [...answer.sections, ...(unseen.length > 0 ? [dataList(title, unseen)] : [])],
    sources: shown.sources,
  }
}

/** What else stands on a list, of what is so now. */
function otherItems(telling: Telling, type: EntityType): Item[] {
  const { subjects, time, place, cues } = telling.reading
  // "My only drug allergy": which of the others are to drugs is another question.
  if (time !== null || place !== null || (type === 'allergy' && cues.has('drugs'))) return []
  const keys = new Set(subjects.map(({ key }) => key))
  const others = telling.record.items.filter(
    (item) =>
      item.type === type &&
      !keys.has(item.canonical_key) &&
      (item.type === 'medication' ? isActive(item) : item.status !== 'resolved'),
  )
  return others.flatMap((item): Item[] => {
    const sources = [...telling.sourceOf(item)]
    const told = { label: telling.nameOf(item), value: '', status: null, flag: null, note: null }
    return sources.length === 0 ? [] : [{ ...told, sources }]
  })
}

const pointsOf = ({ detail }: Test): readonly Pick<TrendPoint, 'date' | 'value' | 'low' | 'high'>[] =>
  detail.trend.length > 0
    ? detail.trend
    : [
        {
          date: detail.date,
          value: Number(detail.value ?? Number.NaN),
          low: detail.ref_low,
          high: detail.ref_high,
        },
      ]

/** Other tests that lie so as it is said: at the time that is named, or by their last results. */
function otherResults(telling: Telling): Item[] {
  const { asks, subjects, time, place } = telling.reading
  const { claims } = asks
  const isOfOutside = ['low', 'high', 'abnormal'].some((one) => claims.has(one as 'low'))
  if (!isOfOutside || place !== null) return []
  const keys = new Set(subjects.map(({ key }) => key))
  const isOut = ({ value, low, high }: ReturnType<typeof pointsOf>[number]) => {
    const [isLow, isHigh] = [low !== null && value < low, high !== null && value > high]
    return claims.has('low') === claims.has('high') ? isLow || isHigh : claims.has('low') ? isLow : isHigh
  }
  return itemsOf(telling.record.items, 'lab')
    .filter(({ canonical_key: key }) => !keys.has(key))
    .flatMap((test): Item[] => {
      const own = pointsOf(test)
      const points = time === null ? own.slice(-1) : own.filter(({ date }) => isOf(date, time))
      const found = points.filter(isOut).at(-1)
      const point = found && test.detail.trend.find(({ date }) => date === found.date)
      const sources = point ? [...telling.sourceOfPoint(point)] : found ? [...telling.sourceOf(test)] : []
      if (!found || sources.length === 0) return []
      return [
        {
          label: test.name,
          value: amountOf(point?.text ?? test.detail.value, test.detail.unit),
          status: null,
          flag: null,
          note: telling.date(found.date),
          sources,
        },
      ]
    })
}

/** "Is it on it", after a document: whether one of the documents that are told names it; null where that is not asked. */
export function isOnPage({ reading, record, evidence }: Telling): boolean | null {
  const { subjects, only, before } = reading
  if (before?.intent !== 'visit' || only.length === 0 || subjects.length === 0) return null
  const files = new Set(documentsOf(reading, record).map(({ id }) => id))
  const on = subjects.map(({ key }) =>
    evidence.some(
      ({ entity: { file_id: id, canonical_key: own } }) => id !== null && files.has(id) && own === key,
    ),
  )
  return on.every((one) => one === on[0]) ? (on[0] ?? null) : null
}

/** "Was it ever lower than that": whether any other result is; null where it is not asked of all of them. */
export function movedFromTold({ reading }: Telling, { detail: { trend, date } }: Test): boolean | null {
  const { asks, cues, before } = reading
  const isOfAll = asks.past || cues.has('ever') || cues.has('past') || cues.has('previous')
  const [up, down] = [asks.claims.has('up'), asks.claims.has('down')]
  if (!isOfAll || up === down || !saysHeld(reading, 'thanThat')) return null
  const day = before?.until ?? date
  const told = trend.find((one) => one.date === day)
  if (!told) return null
  return trend.some(({ value }) => (up ? value > told.value : value < told.value))
}

/** A condition that a picture of some day showed: whether it is still there no page says. */
export const isOfPicture = ({ record, reading }: Telling, { evidence }: RegistryRecord): boolean =>
  !reading.asks.past &&
  record.files.some(({ id, category }) => category === 'imaging' && id === evidence?.file_id)
