import type { Answer, Item } from '../answer'
import { stands, type Evidence } from '../record'
import { firstOutside, tellBound } from './bound'
import { factsOf, itemOfFact } from './over-time'
import { isOf } from '../times'
import { noneOfTime, notFound } from './redirect'
import { resultsText } from './results'
import { testsOf, type Test } from './test-items'
import { dataList, everySource, type Telling } from './telling'

/** How often something stands in the record: each result of a test with how many lie outside, or each document. */
export function tellCount(telling: Telling): Answer {
  const tests = testsOf(telling)
  if (tests.length > 0 && telling.reading.bound !== null) return tellBound(telling)
  return tests.length > 0 ? tellTests(telling, tests) : tellDocumentsOf(telling)
}

function tellTests(telling: Telling, tests: readonly Test[]): Answer {
  const lists = tests.map((test) => {
    const { time } = telling.reading
    const facts = factsOf(telling, test).filter(({ date }) => time === null || isOf(date, time))
    return { test, facts, items: facts.map((fact) => itemOfFact(telling, fact)) }
  })
  const every = lists.flatMap(({ items }) => items)
  if (every.length === 0)
    return telling.reading.time === null
      ? notFound(telling)
      : noneOfTime(telling, tests.map(({ name }) => name).join(', '))
  const text = lists.map(({ test, facts }) => {
    const flagged = (flag: string) => facts.filter(({ entity }) => entity.flag === flag).length
    const n = facts.length
    const told = telling.t('assistant.countResults', { n, name: test.name })
    const [high, low, within] = [flagged('H'), flagged('L'), flagged('N')]
    const flags = high + low + within < n ? [] : [telling.t('assistant.countFlags', { high, low, within })]
    return [...firstOutside(telling, test, facts), told, ...flags, ...daysText(telling, test, facts)].join(
      ' ',
    )
  })
  return telling.answer(
    {
      summary: text.join(' '),
      from: everySource(every),
      sections: lists.map(({ test, items }) => dataList(test.name, items)),
    },
    { keys: tests.map(({ canonical_key: key }) => key), until: null },
  )
}

/** "Was it low", "and when": the results themselves, where they are few. */
function daysText(telling: Telling, { name }: Test, facts: Evidence): readonly string[] {
  const { asks, cues } = telling.reading
  if (facts.length < 2 || facts.length > daysAtMost || !(asks.past || cues.has('when'))) return []
  const results = facts.map(({ date, entity: { value, unit, flag } }) => ({ name, date, value, unit, flag }))
  return [resultsText(telling, results, 1)]
}

/** Results that a sentence can tell one by one. */
const daysAtMost = 4

function tellDocumentsOf(telling: Telling): Answer {
  const named = telling.reading.subjects.flatMap(({ item }) => item ?? [])
  const lists = named.map((item) => {
    const facts = telling.evidence.filter(
      (fact) =>
        stands(fact) && fact.entity.canonical_key === item.canonical_key && fact.entity.file_id !== null,
    )
    const once = [...new Map(facts.map((fact) => [fact.entity.file_id, fact])).values()]
    const items = once.map(({ entity, date }): Item => {
      const file = telling.record.files.find(({ id }) => id === entity.file_id)
      return {
        label: telling.date(file?.detected_date ?? date),
        value: file?.doc_meta?.facility ?? '',
        status: null,
        flag: null,
        note: null,
        sources: [...telling.sourceOfFact(entity, date)],
      }
    })
    return { name: telling.nameOf(item), items }
  })
  const every = lists.flatMap(({ items }) => items)
  if (every.length === 0) return notFound(telling)
  return telling.answer(
    {
      summary: lists
        .map(({ name, items }) => telling.t('assistant.countDocuments', { n: items.length, name }))
        .join(' '),
      from: everySource(every),
      sections: lists.map(({ name, items }) => dataList(name, items)),
    },
    { keys: named.map(({ canonical_key: key }) => key), until: null },
  )
}
