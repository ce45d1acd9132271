import type { Answer, Section } from '../answer'
import { itemsOf } from '../record'
import { factsOf, itemOfFact } from './over-time'
import { noChanges, noneOf } from './redirect'
import type { Test } from './results'
import { dataList, type Telling } from './telling'

/** Tests that are told. */
export const changesAtMost = 12

/** The tests of which the last result differs from the one before it, those of the newest pages first. */
export const changedOf = (tests: readonly Test[]): Test[] =>
  tests
    .filter(({ detail: { trend } }) => trend.length > 1 && trend.at(-1)?.text !== trend.at(-2)?.text)
    .toSorted((a, b) => (a.detail.date < b.detail.date ? 1 : a.detail.date > b.detail.date ? -1 : 0))

/** What changed since the test before: each last result with the one that it follows. What is better is not said. */
export function tellChanges(telling: Telling): Answer {
  const tests = itemsOf(telling.record.items, 'lab')
  if (tests.length === 0) return noneOf(telling, 'lab')
  const changed = changedOf(tests)
  const sections: Section[] = []
  const from: number[] = []
  for (const test of changed.slice(0, changesAtMost)) {
    const items = factsOf(telling, test)
      .slice(0, 2)
      .map((fact) => itemOfFact(telling, fact))
    if (items.length < 2) continue
    sections.push(dataList(test.name, items))
    from.push(...items.flatMap(({ sources }) => sources))
  }
  if (sections.length === 0) return noChanges(telling)
  return telling.answer(
    {
      summary: telling.t('assistant.changes', { n: sections.length }),
      from: [...new Set(from)],
      sections: [
        ...sections,
        ...telling.moreSection(changed.length - sections.length),
        ...telling.waitingSection('lab'),
      ],
    },
    { keys: [], until: null },
  )
}
