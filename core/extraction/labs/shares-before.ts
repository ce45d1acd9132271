import { fits } from '../../vocabulary/fits'
import { otherSample, shareChanged, shareOpens } from '../../language/shares'
import { normalizeNumber, type DecimalMark } from '../../document/values/numbers'
import type { Named } from './named-in'
import type { Found } from './prose-grammar'

const share = /(?<![\d.,/–-]|[\d/–-]\s)(\d{1,3}(?:[.,]\d{1,2})?)\s?%\s(?:of\s)?$/u
/** Nothing but a joint of a list. */
const joint = /^\s*(?:,\s*(?:and\s)?|and\s)$/iu
/** A number of its own behind the name. */
const ownNumber = /^\s*(?:[:=(]\s*)?[<>]?\d|^\s(?:is|was|were|are|of|at)\s[<>]?\d/iu

/** Cells that are told as a share and as a count; "92% sat" may be of anything. */
const isOfCells = ({ concept }: Named): boolean => / %$|, absolute$/.test(concept.name)

/**
 * Shares told before their names: "90% segs and 0% bands". By the analyte's index: what is told of it, or null where the
 * share before it may be of the name before that, and where it is told of another sample than blood.
 */
export function sharesBefore(
  text: string,
  labs: readonly Named[],
  mark: DecimalMark,
): ReadonlyMap<number, Found | null> {
  const told = new Map<number, Found | null>()
  labs.forEach((lab, index) => {
    if (!isOfCells(lab) || ownNumber.test(text.slice(lab.end))) return
    const found = share.exec(text.slice(0, lab.start))
    if (!found || normalizeNumber(found[1]!, mark) === null || shareChanged.test(text.slice(lab.end))) return
    const start = found.index
    const last = labs[index - 1]
    const between = last ? text.slice(last.end, start) : null
    const goesOn = between !== null && joint.test(between)
    // "Differential of the white count 34% lymphocytes": the count itself is no share.
    const isOfCount = between?.trim() === '' && last !== undefined && !fits(last.concept, '%')
    if (goesOn ? told.get(index - 1) == null : !isOfCount && !shareOpens.test(text.slice(0, start))) return
    const sentence = text.slice(text.slice(0, start).search(/[^.;]*(?:[.;]\d[^.;]*)*$/u), lab.end)
    const value = { text: found[1]!, start, end: start + found[1]!.length }
    const own = { values: [value], unit: '%', flag: null, range: null, end: lab.end }
    told.set(index, otherSample.test(sentence) ? null : own)
  })
  return told
}
