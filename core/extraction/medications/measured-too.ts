import type { Document } from '../../document/types'
import { takesBefore } from '../../language/drugs-given'
import { overlaps } from '../assertion/scope'
import { mentionsOf, rangeOf } from '../mentions'
import { wordsIn, type Passage } from '../passage'
import type { Order } from './orders'

// What a laboratory measures and somebody takes has one name: "vitamin D", "iron", "magnesium".

/** "Vitamin B12 | 288 | 150-600 | pmol/L": a row of results with the unit of a concentration, which says nothing of taking it. */
export function isTestInRow(
  { passage, start, nameEnd, dose, directions }: Order,
  { results }: Document,
): boolean {
  if (passage.kind !== 'labs' || (dose?.unit ?? null) !== null || directions.frequency !== null) return false
  const words = new Set(wordsIn(passage, start, nameEnd))
  const of = results.flatMap(({ rows }) => rows).find((row) => row.name.words.some((word) => words.has(word)))
  return of !== undefined && of.value.text !== '' && /\//.test(of.unit ?? '')
}

/**
 * "CRP 12, potassium 4.1": a number without a unit behind what is a test's name, too, beside another test; so is a
 * share, and any amount where the other test follows at once ("potassium HbA1c 7.4%").
 */
export function isTestOfName({ passage, mention, dose, nameEnd, end }: Order): boolean {
  if (dose === null) return false
  // "Calcium 9.3, phosphorus 4.1, … urine ACR 118 mg/g": the number right behind it is its own.
  const own = /^[\s:]*\d+(?:\.\d+)?\s*[,;]/.test(passage.text.slice(nameEnd))
  if (
    own &&
    mentionsOf(passage).filter(({ type }) => type === 'lab').length > 1 &&
    isTestToo(passage, mention)
  )
    return true
  const tests = mentionsOf(passage).filter(({ type }) => type === 'lab')
  if (!isTestToo(passage, mention)) return false
  // "1% lidocaine": the strength of a solution.
  if (dose.unit === '%' && mention.concept.attributes.get('unit') === '%') return false
  if (dose.unit === null || dose.unit === '%') return tests.length > 1
  return tests.some((test) => {
    const { start } = rangeOf(passage, test)
    return start >= nameEnd && start < end && passage.text.slice(nameEnd, start).trim() === ''
  })
}

const isTestToo = (passage: Passage, mention: Order['mention']): boolean =>
  mentionsOf(passage).some((test) => test.type === 'lab' && overlaps(test, mention))

/** "She takes vitamin D": what a laboratory measures, too. */
export const isSupplementTaken = ({ mention, passage, action, start }: Order): boolean =>
  action === 'continue' &&
  !mention.fuzzy &&
  /^(?:vitamin|iron|calcium|magnesium|potassium|mineral|supplement)$/.test(
    mention.concept.attributes.get('class') ?? '',
  ) &&
  takesBefore.test(passage.text.slice(0, start))
