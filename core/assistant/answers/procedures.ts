import type { Answer, Item } from '../answer'
import { itemsOf, stands } from '../record'
import { isOf, type Asked } from '../times'
import { agoOf } from './ago'
import { askedItems } from './asked-items'
import { besideTold } from './beside-told'
import { timeText } from './document-names'
import { namedKey, ofItself } from './days-of'
import { endOf } from './end-of'
import { dateOf, named, noneBeside, tellList, type Listed } from './lists'
import { tellOtherDay } from './other-day'
import { notFound } from './redirect'
import { dataList, type Telling } from './telling'

export function tellProcedures(telling: Telling): Answer {
  const { otherDay, subjects } = telling.reading
  if (otherDay) return tellOtherDay(telling, otherDay)
  const told = tellDone(telling)
  const isNamed = subjects.some(({ type, item, places }) => type === 'procedure' && item && places.length > 0)
  return told.type === 'answer' && told.topic !== null && isNamed
    ? { ...told, topic: { ...told.topic, keys: [...told.topic.keys, namedKey(ofItself)] } }
    : told
}

function tellDone(telling: Telling): Answer {
  const asked = telling.reading.subjects.some(({ type }) => type === 'procedure')
  const beside = besideTold(telling, 'procedure')
  if (beside?.items.length === 0) return noneBeside(telling, beside)
  const all = beside?.items ?? (asked ? named(telling, 'procedure') : askedItems(telling, 'procedure'))
  const found = asked || beside ? all : endOf(telling.reading, all, dateOf)
  if (asked && found.length === 0) return notFound(telling)
  const { time } = telling.reading
  if (!asked && !beside && time !== null && found.length > 0) return tellProceduresThen(telling, found, time)
  const text = found.map((item) => doneText(telling, item))
  const ago = found.flatMap((item) => agoOf(telling, telling.nameOf(item), dateOf(item)))
  const order = telling.reading.asks.inOrder ? orderText(telling, found) : []
  const listed =
    order.length > 0
      ? order
      : asked || found.length < all.length
        ? text
        : [telling.t('assistant.procedures', { n: found.length })]
  // "Did the colonoscopy find anything": what was done is listed, and not what it showed.
  const isSeen = asked && telling.reading.cues.has('findings')
  const ills = isSeen ? found.flatMap((item) => namedBeside(telling, item)) : []
  const seen = isSeen && ills.length === 0 ? [telling.t('assistant.findingsUnknown')] : []
  const every = asked ? found.flatMap((item) => everyDay(telling, item)) : []
  const days = every.map(({ title, items }) => daysText(telling, title, items))
  const told = tellList(telling, 'procedure', found, [...listed, ...days, ...ago, ...seen].join(' '))
  const more = [...every.map(({ title, items }) => dataList(title, items)), ...ills]
  return told.type === 'answer' ? { ...told, sections: [...told.sections, ...more] } : told
}

/**
 * "How many colonoscopies", "the first one": an act that pages tell with several days, by day. A page that names no day tells
 * its own, so that it is not known whether each is another one.
 */
function everyDay(telling: Telling, act: Listed): { title: string; items: readonly Item[] }[] {
  const { cues } = telling.reading
  if (!(['many', 'count', 'oldest'] as const).some((cue) => cues.has(cue))) return []
  const told = telling.evidence.filter(
    (fact) => stands(fact) && fact.entity.canonical_key === act.canonical_key,
  )
  const once = [...new Map(told.map((fact) => [fact.date, fact])).values()].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
  const title = telling.nameOf(act)
  const items = once.map(({ entity, date }): Item => {
    const sources = [...telling.sourceOfFact(entity, date)]
    return { label: title, value: telling.date(date), status: null, flag: null, note: null, sources }
  })
  return items.length < 2 ? [] : [{ title, items }]
}

const daysText = ({ t }: Telling, name: string, items: readonly Item[]): string =>
  t('assistant.procedureDays', { name, n: items.length, days: items.map(({ value }) => value).join(', ') })

/** What illnesses the page that tells of it names, too. */
function namedBeside(telling: Telling, act: Listed) {
  const { evidence } = act
  const ills = itemsOf(telling.record.items, 'diagnosis').filter(
    (ill) => evidence?.file_id != null && ill.evidence?.file_id === evidence.file_id,
  )
  const items = ills.flatMap((ill): Item[] => {
    const sources = [...telling.sourceOf(ill)]
    const told = { label: telling.nameOf(ill), value: telling.date(dateOf(ill)) }
    return sources.length === 0 ? [] : [{ ...told, status: null, flag: null, note: null, sources }]
  })
  const title = `${telling.nameOf(act)}: ${telling.t('assistant.imagingFindings')}`
  return items.length === 0 ? [] : [dataList(title, items)]
}

/** That something was done, and when. */
export const doneText = (telling: Telling, item: Listed): string =>
  telling.t('assistant.procedureListed', { name: telling.nameOf(item), date: telling.date(dateOf(item)) })

/** "Any surgery after 2020": what was done then; where nothing was, that it was not, with what there is. */
function tellProceduresThen(telling: Telling, all: readonly Listed[], time: Asked): Answer {
  const then = all.filter((item) => isOf(dateOf(item), time))
  const place = timeText(telling, time)
  const said =
    then.length > 0
      ? telling.t('assistant.proceduresThen', { place, n: then.length })
      : telling.t('assistant.proceduresNone', { place })
  return tellList(telling, 'procedure', then.length > 0 ? then : all, said)
}

/** Which of several things was done first; nothing where one has no date, or two of them the same. */
function orderText(telling: Telling, found: readonly Listed[]): readonly string[] {
  const days = found.map((item) => dateOf(item)?.slice(0, 4) ?? '')
  if (found.length < 2 || days.includes('') || new Set(days).size < days.length) return []
  const sorted = found.toSorted((a, b) => ((dateOf(a) ?? '') < (dateOf(b) ?? '') ? -1 : 1))
  const names = sorted.map((item) => `${telling.nameOf(item)} (${telling.date(dateOf(item))})`)
  return [telling.t('assistant.inOrder', { names: names.join(', ') })]
}
