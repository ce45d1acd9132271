import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findWords } from '../asking'
import type { Intent } from '../intents'
import { findCues } from '../question-cues'
import type { Evidence } from '../record'
import { isOf } from '../times'
import { stepsText } from './dose-steps'
import { factsOf, itemOfFact } from './over-time'
import { testsOf, type Test } from './test-items'
import { amountOf, dataList, everySource, type Telling } from './telling'

const ofResults: ReadonlySet<Intent> = new Set(['latest', 'previous', 'trend', 'count'])

/** Results that a sentence can tell of one side: those nearest to the event. */
const toldAtMost = 3

/** The results of a test before an event and after it, the oldest first. */
function sidesOf(telling: Telling, test: Test): { readonly before: Evidence; readonly after: Evidence } {
  const { compared } = telling.reading
  const facts = factsOf(telling, test).toReversed()
  return {
    before: facts.filter(({ date }) => compared !== null && isOf(date, compared.older)),
    after: facts.filter(({ date }) => compared?.newer != null && isOf(date, compared.newer)),
  }
}

/** "Was it higher after the stay": the last before it against the first after it; null where one side has none. */
export function movedOverEvent(telling: Telling, test: Test): readonly [was: number, is: number] | null {
  const { before, after } = sidesOf(telling, test)
  const [was, is] = [before.at(-1)?.entity.value, after[0]?.entity.value].map((one) =>
    Number(one ?? Number.NaN),
  )
  return was === undefined || is === undefined || Number.isNaN(was) || Number.isNaN(is) ? null : [was, is]
}

/** Whether the older of two is named first, which is then asked whether it is the higher one. */
export function isTurnedRound({ reading: { text } }: Telling): boolean {
  const tokens = tokenise(text)
  const { byCue } = findCues(tokens)
  const firstOf = (places: readonly number[] | null | undefined) => Math.min(Infinity, ...(places ?? []))
  return (
    firstOf(byCue.get('oldest')) < firstOf(byCue.get('newest')) ||
    (findWords(tokens, 'after') !== null &&
      firstOf(findWords(tokens, 'before')) < firstOf(findWords(tokens, 'after')))
  )
}

/** "Was it higher after the stay than before": by the results on either side of its day. */
export function movedVerdict(telling: Telling): boolean | null {
  const { claims } = telling.reading.asks
  const [test, ...others] = testsOf(telling)
  const moved = test && others.length === 0 ? movedOverEvent(telling, test) : null
  // "Higher before it than after": the older is held against the newer.
  if (moved === null || isTurnedRound(telling) || claims.has('up') === claims.has('down')) return null
  const [was, is] = moved
  return claims.has('up') ? is > was : is < was
}

/** What results say before an event and after it; of a side without any that it has none. Null where that is not asked. */
export function tellBesideEvent(telling: Telling): Answer | null {
  const { intent, event } = telling.reading
  const tests = testsOf(telling)
  if (event === null || intent === null || !ofResults.has(intent) || tests.length === 0) return null
  const lists = tests.map((test) => {
    const { before, after } = sidesOf(telling, test)
    return { test, before: before.slice(-toldAtMost), after: after.slice(0, toldAtMost) }
  })
  const items = lists.map(({ test, before, after }) => ({
    test,
    rows: [...before, ...after].toReversed().map((fact) => itemOfFact(telling, fact)),
  }))
  const told = items.filter(({ rows }) => rows.length > 0)
  if (told.length === 0) return null
  const { t, date } = telling
  const text = lists.flatMap(({ test: { name }, before, after }) => {
    const results = (facts: Evidence) =>
      facts.map(({ entity, date: day }) => `${amountOf(entity.value, entity.unit)} (${date(day)})`).join(', ')
    const [day, end] = [date(event.first), date(event.last)]
    return [
      before.length > 0
        ? t('assistant.eventBefore', { name, date: day, results: results(before) })
        : t('assistant.eventNoneBefore', { name, date: day }),
      after.length > 0
        ? t('assistant.eventAfter', { name, date: end, results: results(after) })
        : t('assistant.eventNoneAfter', { name, date: end }),
    ]
  })
  return telling.answer(
    {
      summary: [...(event.by ? stepsText(telling, event.by, false) : []), ...text].join(' '),
      from: [
        ...new Set([
          ...(event.by ? telling.sourceOf(event.by) : []),
          ...everySource(told.flatMap(({ rows }) => rows)),
        ]),
      ],
      sections: told.map(({ test, rows }) => dataList(test.name, rows)),
    },
    { keys: tests.map(({ canonical_key: key }) => key), until: null },
  )
}
