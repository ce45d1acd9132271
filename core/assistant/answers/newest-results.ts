import type { Answer } from '../answer'
import { agoOf } from './ago'
import { askedItems } from './asked-items'
import { isOutside, lastDayAsked, newestFirst, ofDay } from './last-day'
import { noneOf, redirect } from './redirect'
import { listedAtMost, newestAtMost, resultItem, type Test } from './test-items'
import { seldomOf } from './seldom'
import { dataList, everySource, type Telling } from './telling'

/** Of one day all are told: one that is left out would not be missed. */
const dayAtMost = 60

/** "When was my last blood test": the day of the newest, where it is asked for. */
const dayOf = ({ t, date, reading: { cues } }: Telling, newest: Test | undefined): readonly string[] =>
  cues.has('when') && newest ? [t('assistant.visitNewest', { date: date(newest.detail.date) })] : []

/** What older tests, that were not made again, have outside their ranges. */
function olderText({ t }: Telling, tests: readonly Test[]): readonly string[] {
  const names = tests.filter(isOutside).map(({ name }) => name)
  return names.length === 0 ? [] : [t('assistant.outsideBefore', { names: names.join(', ') })]
}

/** The newest results, whatever they say; of older ones, those that are outside their range are not left out. */
export function tellResults(telling: Telling): Answer {
  const every = newestFirst(askedItems(telling, 'lab'))
  const seldom = seldomOf(telling, every)
  const day = seldom ? null : lastDayAsked(telling, every)
  const tests = seldom?.tests ?? every.filter(({ detail: { date } }) => day === null || date === day)
  if (tests.length === 0) return seldom ? redirect(telling, seldom.text) : noneOf(telling, 'lab')
  const newest = tests.slice(0, newestAtMost)
  const outside = tests.slice(newestAtMost).filter(isOutside)
  const shown = (seldom || day !== null ? tests : [...newest, ...outside]).slice(
    0,
    day === null ? listedAtMost : dayAtMost,
  )
  const items = shown.flatMap((test) => resultItem(telling, test))
  const older = day === null ? [] : every.filter(({ detail: { date } }) => date !== day)
  const answer = telling.answer(
    {
      summary: [
        seldom?.text ?? telling.t('assistant.listResults'),
        ...dayOf(telling, shown[0]),
        ...agoOf(telling, telling.t('assistant.resultsTitle'), shown[0]?.detail.date ?? null),
        ...olderText(telling, older),
      ].join(' '),
      from: everySource(items),
      sections: [
        dataList(telling.t('assistant.resultsTitle'), items),
        ...telling.moreSection(tests.length - shown.length),
        ...telling.waitingSection('lab'),
      ],
    },
    { keys: shown.map(({ canonical_key: key }) => key), until: null },
  )
  return ofDay(answer, day)
}
