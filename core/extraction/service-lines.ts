import type { Document, Line } from '../document/types'
import {
  appointmentLine,
  doctorsField,
  doctorsLine,
  exampleEntry,
  extensions,
  filingLabel,
  filingLabels,
  menu,
  nobodysPage,
  priceList,
  servicesTitle,
  smallWords,
  tellsInFiling,
  timetable,
} from '../language/service-lines'
import { ofSomebody } from '../language/explaining'
import { statementVerb } from '../language/statements'
import { part, type Passage } from './passage'

/** So many lines are the head of a page. */
const head = 3

/**
 * What stands in a line that a house prints for everybody is no fact of the patient: its services, its prices, its hours,
 * where it is, its doctors' fields, how a form is to be filled in.
 */
export function asServices(passages: readonly Passage[], { lines, sections }: Document): Passage[] {
  const nobodys = lines.slice(0, head).some(({ text }) => nobodysPage.test(text))
  if (nobodys) return passages.map((one) => ({ ...one, kind: 'furniture' as const, item: false }))
  let listed = false
  let goesOn = false
  let section = -1
  return passages.flatMap((one) => {
    if (one.section !== section && sections[one.section]?.heading)
      listed = servicesTitle.test(sections[one.section]!.heading!.text)
    section = one.section
    const told = statementVerb.test(one.text)
    const kinds = one.lines.map((line) => {
      const text = textOf(line)
      const opens = servicesTitle.exec(text)
      if (opens) listed = true
      else if (listed && !goesOn && !isListed(text)) listed = false
      goesOn = listed && /,\s*$/.test(text)
      return listed || isService(text) || (!told && menu.test(text))
    })
    return kinds.includes(true) ? linesApart(one, kinds) : [one]
  })
}

const textOf = (line: Line): string => line.cells.map(({ text }) => text).join('\t')

/** What goes on below the title of a list: names, and no sentence of anybody. */
const isListed = (text: string): boolean =>
  !statementVerb.test(text) && !ofSomebody.test(text) && !/\p{L}{3}\s?:\s|\d{4}|\d[/.-]\d/u.test(text)

const isService = (text: string): boolean =>
  priceList.test(text) ||
  timetable.test(text) ||
  appointmentLine.test(text) ||
  exampleEntry.test(text) ||
  (extensions.test(text) && !statementVerb.test(text)) ||
  isDoctors(text) ||
  isFiling(text)

const isDoctors = (text: string): boolean =>
  !statementVerb.test(text) &&
  (doctorsField.test(text) ||
    (doctorsLine.test(text) && (text.match(/(?<!\S)\p{Ll}{3,}/gu) ?? []).length <= smallWords))

const isFiling = (text: string): boolean =>
  [...text.matchAll(filingLabel)].length >= filingLabels && !tellsInFiling.test(text)

/** The lines of a passage that are so, and the others, each as a passage of its own. */
function linesApart(whole: Passage, kinds: readonly boolean[]): Passage[] {
  const of = whole.words.map(
    (word) => kinds[whole.lines.findIndex((line) => line.words.includes(word))] ?? false,
  )
  const starts = of.flatMap((kind, at) => (at === 0 || kind !== of[at - 1] ? [at] : []))
  return starts.map((from, at) => {
    const one = part(whole, from, starts[at + 1] ?? whole.words.length, whole.kind)
    return of[from] ? { ...one, kind: 'furniture' as const, item: false } : one
  })
}
