import type { TrendPoint } from '../../records/trend'
import type { Answer, Section } from '../answer'
import { itemsOf } from '../record'
import { factsOf, itemOfFact } from './over-time'
import { noChanges, noneOf } from './redirect'
import type { Test } from './test-items'
import { dataList, type Telling } from './telling'

/** Tests that are told. */
export const changesAtMost = 12

/** The tests of which the last result differs from the one before it, those of the newest pages first. */
export const changedOf = (tests: readonly Test[]): Test[] =>
  tests
    .filter(({ detail: { trend } }) => trend.length > 1 && trend.at(-1)?.text !== trend.at(-2)?.text)
    .toSorted((a, b) => (a.detail.date < b.detail.date ? 1 : a.detail.date > b.detail.date ? -1 : 0))

/** How far a result lies outside the range on its page; null where that gives none. */
function outsideBy({ value, low, high }: TrendPoint): number | null {
  if (low === null && high === null) return null
  if (high !== null && value > high) return value - high
  return low !== null && value < low ? low - value : 0
}

/** Whether the later of two results lies nearer to its range (1), farther (-1), or neither. */
export function movedBy(before: TrendPoint | undefined, last: TrendPoint | undefined): number {
  if (isCrossed(before, last)) return 0
  const [was, is] = [before ? outsideBy(before) : null, last ? outsideBy(last) : null]
  return was === null || is === null ? 0 : Math.sign(was - is)
}

/** Whether the later of two results lies outside its range on the other side: "nearer" and "farther" would mislead. */
export const isCrossed = (before: TrendPoint | undefined, last: TrendPoint | undefined): boolean => {
  const [was, is] = [sideOf(before), sideOf(last)]
  return was !== null && is !== null && was !== is
}

function sideOf(point: TrendPoint | undefined): 'H' | 'L' | null {
  if (!point) return null
  const { value, low, high } = point
  return high !== null && value > high ? 'H' : low !== null && value < low ? 'L' : null
}

/** Which way is asked for; null where neither is, or both are. */
export const wayAsked = ({ cues }: Telling['reading']): 'better' | 'worse' | null =>
  cues.has('better') === cues.has('worse') ? null : cues.has('better') ? 'better' : 'worse'

/** "Which got worse": those that lie farther from their range; where none does, that is said, with all that changed. */
function wayOf({ reading }: Telling, changed: readonly Test[]) {
  const way = wayAsked(reading)
  if (way === null) return ['changes', changed] as const
  const isAsked = ({ detail: { trend } }: Test) =>
    movedBy(trend.at(-2), trend.at(-1)) === (way === 'better' ? 1 : -1)
  const asked = changed.filter(isAsked)
  const crossed = way === 'worse' ? changed.filter(isOfOtherSide) : []
  if (asked.length > 0 && crossed.length > 0) return ['changesWorse', asked, crossed] as const
  if (asked.length === 0)
    return [way === 'better' ? 'changesNoneBetter' : 'changesNoneWorse', changed] as const
  return [way === 'better' ? 'changesBetter' : 'changesWorse', asked] as const
}

const isOfOtherSide = ({ detail: { trend } }: Test): boolean => isCrossed(trend.at(-2), trend.at(-1))

/** What changed since the test before: each last result with the one that it follows. What is better is not said. */
export function tellChanges(telling: Telling): Answer {
  const tests = itemsOf(telling.record.items, 'lab')
  if (tests.length === 0) return noneOf(telling, 'lab')
  const [way, moved, crossed = []] = wayOf(telling, changedOf(tests))
  const changed = [...moved, ...crossed]
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
      summary: [
        telling.t(`assistant.${way}`, { n: sections.length - crossed.length }),
        ...(crossed.length > 0
          ? [telling.t('assistant.changesCrossed', { names: crossed.map(({ name }) => name).join(', ') })]
          : []),
      ].join(' '),
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
