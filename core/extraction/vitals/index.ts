import { isGrown } from '../../document/facts/grown'
import type { Word } from '../../document/page'
import type { Document, SectionKind } from '../../document/types'
import { bloodGas, measuredHere, vitalsTitle } from '../../language/vitals'
import { labNameOf } from '../../vocabulary/exact'
import { findMentions } from '../../vocabulary/match'
import { assertionOf } from '../assertion/assert'
import { dateBeside, isOfEarlier } from '../labs/date-beside'
import { disagreeing } from '../labs/derived'
import type { Dated } from '../labs/doubts'
import { heedReader } from '../labs/misread'
import { datesFor } from '../labs/result-days'
import { isThin } from '../labs/thin'
import { boxOf, passageOf, wordsIn, type Passage } from '../passage'
import { withPairs } from './check'
import { signsIn } from './grammar'
import { signOfCell } from './names'
import { readingsOf, type SignReading } from './reading'
import { readSheets } from './tables'

/** Sections whose numbers are of nobody here: doses, relatives, wishes. */
const elsewhere: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'furniture',
  'family-history',
  'technique',
  'recommendations',
])

/** Sections whose numbers are of another time, unless so many signs stand together as are measured at once. */
const before: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'allergies',
  'social-history',
  'history',
  'indication',
  'reason',
])
const measuredAtOnce = 3

/**
 * The vital signs of a document: blood pressure (as two results), pulse, breaths, temperature, oxygen saturation, weight,
 * height and what is made of them. What may be anything else is left out: a wrong blood pressure is worse than none.
 */
export function resolveSigns(document: Document, passages: readonly Passage[]): Dated[] {
  const sheets = readSheets(document)
  const taken = new Set([...sheets.used, ...document.classes, ...resultWords(document)])
  const told = [...passages, ...headings(document)]
    .flatMap((passage) => readPassage(passage, document))
    .filter(({ reading }) => !reading.words.some((word) => taken.has(word)))
  const signs = [...sheets.readings, ...told].map((sign) => ({
    ...sign,
    reading: { ...sign.reading, thin: isThin(sign.reading, document.lines) },
  }))
  const dateOf = datesFor(
    document,
    signs.map(({ reading }) => reading),
  )
  const dated = withPairs(signs, isGrown(document)).map((resolved) => ({
    resolved: heedReader(resolved),
    ...dateOf(resolved.reading),
  }))
  const days = [...Map.groupBy(dated, ({ date }) => date).values()]
  const suspects = new Set(days.flatMap((day) => [...disagreeing(day.map(({ resolved }) => resolved))]))
  return dated.map(({ resolved, date, open }) => {
    const misread = suspects.has(resolved) || resolved.reading.thin ? ('misread_value' as const) : null
    const doubt = resolved.doubt ?? misread ?? (open ? 'uncertain_date' : null)
    return { date, resolved: { ...resolved, doubt } }
  })
}

/** "Temperature: 98.6 F": a labelled number in large letters may be taken for a heading. */
const headings = ({ sections }: Document): Passage[] =>
  sections.flatMap(({ heading }, at) =>
    heading && /\d/.test(heading.text) ? [passageOf([heading], 'header', at, false)] : [],
  )

/** Words of rows that name a test of a laboratory, and no sign. */
const resultWords = ({ results }: Document): Word[] =>
  results.flatMap(({ rows }) =>
    rows.flatMap(({ name, words }) => {
      const { strength } = labNameOf(name.text)
      const sign = signOfCell(name.text)
      return strength === 'exact' || (strength === 'near' && (!sign || sign.weak)) ? [...words] : []
    }),
  )

function readPassage(passage: Passage, document: Document): SignReading[] {
  if (elsewhere.has(passage.kind)) return []
  const { text, kind } = passage
  const heading = document.sections[passage.section]?.heading?.text ?? ''
  const titled = vitalsTitle.test(`${heading}:`)
  const found = signsIn(text, titled)
  // Below a list of drugs or of conditions, whose end no heading tells, only a line of signs is one.
  const together = found.length >= measuredAtOnce
  const listed = titled || vitalsTitle.test(text) || together
  if (before.has(kind) && !together) return []
  if (kind === 'diagnoses' && !listed) return []
  if (kind.startsWith('medications') && (!listed || hasDrugAmong(passage, found))) return []
  // Among the results of a laboratory, a saturation may be that of a blood gas.
  const lines = kind === 'labs' && !listed ? (document.sections[passage.section]?.lines ?? []) : []
  const gas = lines.some((line) => bloodGas.test(line.text))
  const own = found.filter(({ of }) => !gas || of === 'pressure' || of.unit !== '%')
  return own.flatMap((sign) => {
    const range = { start: sign.name.start, end: sign.end }
    const { assertion } = assertionOf(passage, sign.name)
    // "VS:" at the head of a line of signs sets nothing against anything.
    const titledHere = vitalsTitle.test(text.slice(0, sign.name.start))
    const others = titledHere ? /family|other-person/ : /family|other-person|hypothetical|planned/
    if (others.test(assertion) || isOfEarlier(passage, range)) return []
    const words = wordsIn(passage, range.start, range.end)
    const nameWords = wordsIn(passage, sign.name.start, sign.name.end)
    const { value } = sign
    const valueWords = wordsIn(passage, value.start, value.end)
    const joint = jointOf(nameWords, valueWords, passage)
    if (joint === 'apart') return []
    return readingsOf({
      of: sign.of,
      name: sign.name.end > value.start ? '' : text.slice(sign.name.start, sign.name.end),
      nameWords,
      numbers: value.numbers,
      printed: text.slice(value.start, value.end),
      valueWords,
      unit: value.unit,
      range: sign.range,
      flag: sign.flag,
      words,
      box: boxOf(words),
      date: dateBeside(passage, range, document),
      table: null,
    }).map((one) => {
      const dayUnread = before.has(kind) && !measuredHere.test(text.slice(0, sign.name.start))
      return dayUnread ? { ...one, reading: { ...one.reading, dayUnread } } : one
    })
  })
}

/** A line of signs below a list of drugs has none of them in it. */
function hasDrugAmong(passage: Passage, signs: ReturnType<typeof signsIn>): boolean {
  const from = Math.min(...signs.map(({ name }) => name.start))
  const to = Math.max(...signs.map(({ end }) => end))
  const at = (token: number): number => passage.tokens[token]?.start ?? 0
  return findMentions(passage.tokens, ['medication']).some(
    ({ start, end }) => at(end - 1) >= from && at(start) < to,
  )
}

/**
 * Whether a number stands with its name: in one cell, in the cell next to that of the name, or, of a sentence, in the line
 * below. Of rows of a table that are read as one text, a number below belongs to another name.
 */
function jointOf(name: readonly Word[], value: readonly Word[], { lines }: Passage): 'together' | 'apart' {
  const [last, first] = [name.at(-1), value[0]]
  const line = lines.find(({ words }) => last !== undefined && words.includes(last))
  const below = lines.find(({ words }) => first !== undefined && words.includes(first))
  if (!line || !below) return 'apart'
  if (line !== below) return line.cells.length === 1 && below.cells.length === 1 ? 'together' : 'apart'
  const [from, to] = [last!, first!].map((word) => line.cells.findIndex(({ words }) => words.includes(word)))
  return to! - from! <= 1 ? 'together' : 'apart'
}
