import { hasHebrew } from '../../document/script'
import { formOfNext } from '../../language/dose-units'
import { anotherGiven, changedTo } from '../../language/drugs'
import { anotherJoined } from '../../language/drugs-given'
import { normaliseWord } from '../../vocabulary/normalise'
import { isOrdinary } from '../../vocabulary/ordinary'
import { longestFrom } from '../directions/lexicon'
import { findDoses } from './dose'

/**
 * Where a drug begins that nobody knows: behind a comma, a word of its own and an amount, or how it is given and its word;
 * its form; or behind "changed to". "Darbepoetin 40 mcg weekly, sevelozab 800 mg with meals": the meals are not those of darbepoetin.
 */
export function beforeUnknown(tail: string): number {
  const given = anotherGiven.exec(tail)
  if (given && !isOfDirections(given[1] ?? '')) return given.index
  const form = formOfNext.exec(tail)
  if (form && !isOfDirections(form[1] ?? form[2] ?? '')) return form.index
  const joined = anotherJoined.exec(tail)
  if (joined && !isOfDirections(joined[1] ?? '')) return joined.index
  const other = findDoses(tail)
    .map(({ start }) => {
      const before = tail.slice(0, start)
      return /,\s*(\p{L}{4,})\s+$/u.exec(before) ?? changedTo.exec(before)
    })
    .find((match) => match !== null && !isOfDirections(match[1] ?? ''))
  if (!other) return tail.length
  return other[0].startsWith(',') ? other.index : other.index + other[0].indexOf(other[1]!)
}

/** As it is, or, in Hebrew, behind letters that are written onto it. */
const isOfDirections = (word: string): boolean =>
  (hasHebrew(word) ? [0, 1, 2] : [0]).some((at) => {
    const norm = normaliseWord(word.slice(at))
    return longestFrom(norm) > 0 || isOrdinary(norm)
  })
