import { tokenise } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import type { Answer, Item } from '../answer'
import { itemsOf, type ItemOf } from '../record'
import { isOf, type Asked } from '../times'
import { codesOf } from '../condition-codes'
import { askedItems } from './asked-items'
import { asksFamily, tellFamily } from './family'
import { rowsOf, testKeysOf, testsJudging } from './judged-by'
import { named, statusNote, tellList, type Listed } from './lists'
import { namesOf } from './not-there'
import { withFirst } from './prefix'
import { notFound } from './redirect'
import { resultItem } from './results'
import { amountOf, dataList, everySource, type Telling } from './telling'

/** All conditions; where those are asked for that are so now or last, without what is over. */
export function tellConditions(telling: Telling): Answer {
  const { t, reading } = telling
  const all = askedItems(telling, 'diagnosis')
  const { chronic } = reading.asks
  const isOver = ({ status }: Listed) => status === 'resolved'
  const over = chronic || reading.cues.has('now') ? all.filter(isOver) : []
  const shown = all.filter((item) => !over.includes(item))
  if (shown.length === 0) return tellList(telling, 'diagnosis', all, null)
  const names = over.map((item) => telling.nameOf(item)).join(', ')
  const said = [
    t('assistant.conditions', { n: shown.length }),
    ...(chronic ? [t('assistant.chronicUnknown')] : []),
    ...(over.length > 0 ? [t('assistant.overLeftOut', { names })] : []),
  ]
  return tellList(telling, 'diagnosis', shown, said.join(' '))
}

export function tellCondition(telling: Telling): Answer {
  const found = named(telling, 'diagnosis')
  if (found.length === 0) return tellNear(telling)
  const text = found.map((item) => {
    const name = telling.nameOf(item)
    const [status] = statusNote(telling, item.status)
    if (status !== undefined) return telling.t('assistant.conditionStatus', { name, status })
    const { cues } = telling.reading
    if (cues.has('when') && !cues.has('still'))
      return telling.t('assistant.conditionSince', { name, date: telling.date(item.first_seen_date) })
    const listed = telling.t('assistant.conditionListed', { name })
    if (!telling.reading.cues.has('still')) return listed
    return `${listed} ${telling.t('assistant.stillUnknown', { date: telling.date(item.last_seen_date) })}`
  })
  return tellList(telling, 'diagnosis', found, text.join(' '))
}

/** A condition that the record does not have, with those of like names: type 2 where type 1 is asked after. */
function tellNear(telling: Telling): Answer {
  const none = withWaitingTests(telling, notFound(telling))
  const wordsOf = (name: string) => {
    const norms = tokenise(name).map(({ norm }) => norm)
    return norms.filter((norm) => norm.length > 4 && !isOrdinary(norm))
  }
  const asked = new Set(telling.reading.subjects.flatMap(({ name }) => wordsOf(name)))
  const rows = rowsOf(telling.reading.subjects)
  // "Am I prediabetic", of a record that lists diabetes: it is looked at by the same tests.
  const isOfRows = (key: string) => rows.some(({ icd }) => codesOf(key).some((code) => icd.test(code)))
  const near = itemsOf(telling.record.items, 'diagnosis').filter(
    ({ name, canonical_key: key }) => wordsOf(name).some((word) => asked.has(word)) || isOfRows(key),
  )
  if (none.type !== 'redirect') return none
  const { subjects } = telling.reading
  const family = asksFamily(telling.reading) ? tellFamily(telling, subjects) : null
  if (family !== null) {
    const notOwn = telling.t('assistant.conditionNotOwn', { name: namesOf(telling, subjects) })
    return { ...withFirst(notOwn, family), topic: none.topic }
  }
  if (near.length === 0) return withTests(telling, none)
  const listed = near.map((item) => telling.t('assistant.conditionListed', { name: telling.nameOf(item) }))
  return tellList(telling, 'diagnosis', near, [none.message, ...listed].join(' '))
}

/** "Is my sodium low", while a result of it waits: that it waits is said before that nothing stands. */
function withWaitingTests(telling: Telling, none: Answer): Answer {
  const keys = testKeysOf(rowsOf(telling.reading.subjects))
  const waiting = telling.record.waiting.filter(({ key }) => keys.includes(key))
  return waiting.length === 0
    ? none
    : { ...withFirst(telling.tellWaiting('waitsNamed', waiting), none), ...telling.leading }
}

/** That a condition is not listed, with the results that doctors look at for it: what they mean is not said. */
function withTests(telling: Telling, none: Extract<Answer, { type: 'redirect' }>): Answer {
  const { time, subjects } = telling.reading
  const tests = testsJudging(subjects, telling.record.items)
  const items = tests.flatMap((test) =>
    time === null ? resultItem(telling, test) : resultsThen(telling, test, time),
  )
  if (items.length === 0) {
    const name = tests.map((test) => test.name).join(', ')
    return time === null || name === ''
      ? none
      : { ...none, message: `${none.message} ${telling.t('assistant.noneOfTime', { name })}` }
  }
  const summary = `${none.message} ${telling.t('assistant.testsBeside')}`
  const sections = [dataList(telling.t('assistant.resultsTitle'), items)]
  return {
    ...telling.answer({ summary, from: everySource(items), sections }, { keys: [], until: null }),
    topic: none.topic,
  }
}

/** What a test showed at a time that is asked after. */
const resultsThen = (telling: Telling, { name, detail }: ItemOf<'lab'>, time: Asked): Item[] =>
  detail.trend
    .filter(({ date }) => isOf(date, time))
    .map((point) => ({
      label: name,
      value: amountOf(point.text, detail.unit),
      status: null,
      flag: null,
      note: telling.date(point.date),
      sources: [...telling.sourceOfPoint(point)],
    }))
