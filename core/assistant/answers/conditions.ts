import { mayBeMeantByWide } from '../../vocabulary/wider-illnesses'
import { tokenise } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import type { TrendPoint } from '../../records/trend'
import type { Answer, Item } from '../answer'
import { itemsOf, type ItemOf } from '../record'
import { isOf, type Asked } from '../times'
import { codesOf } from '../condition-codes'
import { askedItems } from './asked-items'
import { asksFamily, tellFamily } from './family'
import { isOfPicture } from './held-back'
import { rowsOf, rowsOfTests, testKeysOf, testsJudging } from './judged-by'
import { named, statusNote, tellList, type Listed } from './lists'
import { isOfPast, pastText, type Illness } from './past-illness'
import { doneText } from './procedures'
import { namesOf } from './not-there'
import { withFirst } from './with-first'
import { notFound } from './redirect'
import { resultItem, testsOf } from './test-items'
import { amountOf, dataList, everySource, type Telling } from './telling'

/** All conditions; where those are asked for that are so now or last, without what is over. */
export function tellConditions(telling: Telling): Answer {
  const { t, reading } = telling
  const all = askedItems(telling, 'diagnosis')
  const { chronic } = reading.asks
  const isOver = ({ status }: Listed) => status === 'resolved'
  if (reading.asks.claims.has('over')) return tellOver(telling, all.filter(isOver), all)
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

/** "Which of them are over": those of which a page says so, and what is told of as past; where none is, that, with all of them. */
function tellOver(telling: Telling, over: readonly Illness[], all: readonly Illness[]): Answer {
  const names = over.map((item) => telling.nameOf(item)).join(', ')
  const past = all.filter((item) => !over.includes(item) && isOfPast(telling, item))
  const told = past.flatMap((item) => pastText(telling, item) ?? [])
  const said =
    over.length > 0
      ? [telling.t('assistant.conditionsOver', { names })]
      : past.length > 0
        ? []
        : [telling.t('assistant.conditionsOverNone')]
  const shown = [...over, ...past]
  return tellList(telling, 'diagnosis', shown.length > 0 ? shown : all, [...said, ...told].join(' '))
}

export function tellCondition(telling: Telling): Answer {
  const found = named(telling, 'diagnosis')
  if (found.length === 0 && testsOf(telling).length > 0) return tellOfTests(telling)
  if (found.length === 0) return tellNear(telling)
  const told = found.map((item) => ({ item, own: ownText(telling, item) }))
  const plain = told.flatMap(({ item, own }) => (own === null ? [item] : []))
  const own = told.flatMap(({ own: text }) => text ?? [])
  return tellList(telling, 'diagnosis', found, [...listedText(telling, plain), ...own].join(' '))
}

/** That the record lists these, in one sentence. */
const listedText = (telling: Telling, items: readonly Listed[]): readonly string[] =>
  items.length === 0
    ? []
    : [telling.t('assistant.conditionListed', { name: items.map((one) => telling.nameOf(one)).join(', ') })]

/** What is said of one condition besides that it is listed: how it stands, and since when; null where nothing is. */
function ownText(telling: Telling, item: Illness): string | null {
  const { t, reading } = telling
  const name = telling.nameOf(item)
  const [status] = statusNote(telling, item.status)
  const past = pastText(telling, item)
  if (past !== null) return past
  const since =
    reading.cues.has('when') && !reading.cues.has('still')
      ? [t('assistant.conditionSince', { name, date: telling.date(item.first_seen_date) })]
      : []
  if (status !== undefined) return [t('assistant.conditionStatus', { name, status }), ...since].join(' ')
  if (since.length > 0) return since.join(' ')
  const isSeen = reading.asks.yesNo && isOfPicture(telling, item)
  if (!reading.cues.has('still') && !isSeen) return null
  return `${t('assistant.conditionListed', { name })} ${t('assistant.stillUnknown', { date: telling.date(item.last_seen_date) })}`
}

/** "My diabetes is cured, the sugar is nearly normal", beside a result: that it is listed, and that no page says it is over. */
export const overBeside = (telling: Telling): readonly string[] =>
  telling.reading.intent === 'condition' || !telling.reading.asks.claims.has('over')
    ? []
    : named(telling, 'diagnosis').flatMap((item) => {
        const name = telling.nameOf(item)
        const [status] = statusNote(telling, item.status)
        return status === undefined
          ? [
              telling.t('assistant.conditionListed', { name }),
              telling.t('assistant.stillUnknown', { date: telling.date(item.last_seen_date) }),
            ]
          : [telling.t('assistant.conditionStatus', { name, status })]
      })

/** "Is high cholesterol one of my conditions": whether one is listed that such results are looked at for, and all of them. */
function tellOfTests(telling: Telling): Answer {
  const { t, record } = telling
  const tests = testsOf(telling)
  const rows = rowsOfTests(tests.map(({ canonical_key: key }) => key))
  const listed = itemsOf(record.items, 'diagnosis').filter(({ canonical_key: key }) =>
    rows.some(({ icd }) => codesOf(key).some((code) => icd.test(code))),
  )
  const names = listed.map((item) => telling.nameOf(item)).join(', ')
  const lists = tests.map((test) => ({ title: test.name, items: everyResult(telling, test) }))
  return telling.answer(
    {
      summary: names === '' ? t('assistant.noConditionBy') : t('assistant.conditionBeside', { names }),
      from: [
        ...new Set([
          ...listed.flatMap((item) => telling.sourceOf(item)),
          ...lists.flatMap(({ items }) => everySource(items)),
        ]),
      ],
      sections: lists.map(({ title, items }) => dataList(title, items)),
    },
    { keys: tests.map(({ canonical_key: key }) => key), until: null },
  )
}

/** A condition that the record does not have, with those of like names: type 2 where type 1 is asked after. */
function tellNear(telling: Telling): Answer {
  const none = withWaitingTests(telling, notFound(telling))
  const wordsOf = (name: string) => {
    const norms = tokenise(name).map(({ norm }) => norm)
    return norms.filter((norm) => norm.length > 4 && !isOrdinary(norm))
  }
  const asked = new Set(telling.reading.subjects.flatMap(({ name }) => wordsOf(name)))
  const { subjects } = telling.reading
  const rows = rowsOf(subjects)
  // "Am I prediabetic", of a record that lists diabetes: it is looked at by the same tests.
  const isOfRows = (key: string) => rows.some(({ icd }) => codesOf(key).some((code) => icd.test(code)))
  const near = itemsOf(telling.record.items, 'diagnosis').filter(
    ({ name, canonical_key: key }) =>
      wordsOf(name).some((word) => asked.has(word)) ||
      isOfRows(key) ||
      subjects.some((one) => mayBeMeantByWide(one.key, codesOf(key))),
  )
  if (none.type !== 'redirect') return none
  const family = asksFamily(telling.reading) ? tellFamily(telling, subjects) : null
  if (family !== null) {
    const notOwn = telling.t('assistant.conditionNotOwn', { name: namesOf(telling, subjects) })
    return { ...withFirst(notOwn, family), topic: none.topic }
  }
  const acts = near.length > 0 ? [] : itemsOf(telling.record.items, 'procedure').filter(isActOn(asked))
  if (acts.length > 0) {
    const done = acts.map((item) => doneText(telling, item))
    return tellList(telling, 'procedure', acts, [none.message, ...done].join(' '))
  }
  if (near.length === 0) return withTests(telling, none)
  return tellList(telling, 'diagnosis', near, [none.message, ...listedText(telling, near)].join(' '))
}

/** "Did I have a hernia", of which the repair is listed: all words of the illness stand in the name of what was done. */
const isActOn =
  (asked: ReadonlySet<string>) =>
  ({ name }: Listed): boolean => {
    const words = new Set(tokenise(name).map(({ norm }) => norm))
    return asked.size > 0 && [...asked].every((word) => words.has(word))
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
    time !== null
      ? resultsThen(telling, test, time)
      : telling.reading.asks.past
        ? everyResult(telling, test)
        : resultItem(telling, test),
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
const resultsThen = (telling: Telling, test: ItemOf<'lab'>, time: Asked): Item[] =>
  pointItems(
    telling,
    test,
    test.detail.trend.filter(({ date }) => isOf(date, time)),
  )

/** All results of a test, the newest first, each with what its own range says of it. */
const everyResult = (telling: Telling, test: ItemOf<'lab'>): Item[] =>
  test.detail.trend.length === 0
    ? resultItem(telling, test)
    : pointItems(telling, test, test.detail.trend.toReversed())

const pointItems = (
  telling: Telling,
  { name, detail }: ItemOf<'lab'>,
  points: ItemOf<'lab'>['detail']['trend'],
): Item[] =>
  points.map((point) => ({
    label: name,
    value: amountOf(point.text, detail.unit),
    status: null,
    flag: null,
    note: [telling.date(point.date), ...sideOf(telling, point)].join(' · '),
    sources: [...telling.sourceOfPoint(point)],
  }))

/** On which side of the range beside it a result lies; nothing within it, or where none is printed. */
function sideOf({ t }: Telling, { value, low, high }: TrendPoint): readonly string[] {
  if (high !== null && value > high) return [t('assistant.sideHigh')]
  return low !== null && value < low ? [t('assistant.sideLow')] : []
}
