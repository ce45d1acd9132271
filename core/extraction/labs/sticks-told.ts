import { commaBeforeStep, stickEntry, stickOpens } from '../../language/dipsticks'
import { matchConcept } from '../../vocabulary/match'
import type { Counted } from './counted-cells'

/** Behind the entries of a row: a sentence's end, or another statement. */
const rowEnds = /[.;](?=\s|$)|\n|\t/

/**
 * What a dipstick told, entry by entry behind a word for urine: "Urine dipstick: leukocytes 3+, blood 1+, protein negative".
 * The row ends with its sentence, or at a name that no test of urine has.
 */
export function sticksIn(printed: string, ofUrine: boolean): Counted[] {
  const text = printed.replace(commaBeforeStep, ' $1,')
  const opened = [...text.matchAll(stickOpens)].map(({ 0: opener, index }) => index + opener.length)
  return [...(ofUrine ? [0] : []), ...opened]
    .flatMap((from) => entriesFrom(text, from))
    .map((one) => behindComma(printed, one))
}

/** The place of a step whose comma stands in front of it as printed. */
function behindComma(printed: string, one: Counted): Counted {
  if (printed[one.count.start] !== ',') return one
  return { ...one, count: { start: one.count.start + 1, end: one.end + 1 }, end: one.end + 1 }
}

function entriesFrom(text: string, from: number): Counted[] {
  const stop = text.slice(from).search(rowEnds)
  const row = stop < 0 ? text.slice(from) : text.slice(from, from + stop)
  const out: Counted[] = []
  let at = from
  for (const clause of row.split(',')) {
    const { name = '', step = '' } = stickEntry.exec(clause)?.groups ?? {}
    const concept = name === '' ? null : testOfUrine(name)
    if (concept) {
      const start = at + clause.indexOf(name)
      const value = at + clause.lastIndexOf(step)
      const end = value + step.length
      out.push({
        name: concept,
        cells: { start, end: start + name.length },
        count: { start: value, end },
        start,
        end,
        dipped: true,
      })
    } else if (!testOfUrine(/^\s*([^\d<>]*?)\s*[\d<>]/.exec(clause)?.[1] ?? '')) break
    at += clause.length + 1
  }
  return out
}

function testOfUrine(name: string): string | null {
  const match = name.trim() === '' ? null : matchConcept('lab', name, { specimen: 'urine' })
  return match && match.score >= 0.95 && match.concept.specimen === 'urine' ? match.concept.name : null
}
