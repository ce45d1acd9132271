import type { Document, Section, SectionKind } from '../document/types'
import { findMentions, tokenise } from '../vocabulary/match'
import { habitsApart } from './habits-apart'
import { groupLines } from './line-groups'
import { asFindings } from './level-tables'
import { directingWord, ivFluids, protocol } from '../language/passages'
import { breaksBeforeAllergen, breaksInDenial } from '../language/statements'
import { asPartners } from './partners'
import { asMothers, asNewborns } from './newborns'
import { asWarned } from './warned'
import { findDoses } from './medications/dose'
import { withTimes } from './time-columns'
import { vaccineRows } from './vaccine-rows'
import { joined, part, passageOf, type Passage } from './passage'
import { byProblem } from './problem-tables'
import { settleKinds } from './passage-kinds'
import { whosePassages } from './whose/walk'

/** The text of a document in the pieces in which it is to be understood. */
export function passagesOf(document: Document): Passage[] {
  const passages = document.sections.flatMap((printed, index) => {
    const section = asAbove(
      isOrderList(printed) || isProtocol(printed, document)
        ? { ...printed, kind: 'medications' as const }
        : printed,
      document.sections[index - 1],
    )
    const read = groupLines(section, document).flatMap((group) => {
      const whole = passageOf(group.lines, group.kind ?? section.kind, index, group.item)
      return group.kind === 'medications' ? drugsApart(whole) : [whole]
    })
    const settled = settleKinds(read.map(asFirstItem), section, document)
    return settled
      .flatMap((one) => vaccineRows(one, document))
      .flatMap((one) => habitsApart(one, section.heading?.text ?? ''))
  })
  const timed = withTimes(passages, document)
  const whole = wholeSentences(byProblem(asFindings(timed, document), document), document).map(
    (one, at, all) => asOrder(one, all[at - 1], all[at + 1], document),
  )
  const told = asWarned(whole, document)
  return whosePassages(asPartners(asMothers(asNewborns(told, document), document), document), document)
}

/** "IV fluids" without a colon, among what was given: an entry of that list, and no title of an operation's note. */
const asAbove = (section: Section, above: Section | undefined): Section =>
  section.kind === 'technique' &&
  ivFluids.test(section.heading?.text ?? '') &&
  (above?.kind.startsWith('medications') || above?.kind === 'course')
    ? { ...section, kind: above.kind }
    : section

/** "Protocol: Gonal-F 300 units from day 2, Cetrotide 0.25 mg": how somebody is treated, where no pictures are made. */
function isProtocol({ kind, heading, lines }: Section, { facts }: Document): boolean {
  if (kind !== 'technique' || facts.category.value === 'imaging' || !protocol.test(heading?.text ?? ''))
    return false
  const text = lines.map((line) => line.text).join(' ')
  return findMentions(tokenise(text), ['medication']).length > 1 && findDoses(text).length > 1
}

/** "Hypertension, asthma. Telmisartan 80 mg, Symbicort. Not on warfarin.": the sentences that name no drug are no orders. */
function drugsApart(whole: Passage): Passage[] {
  const ends = [...whole.text.matchAll(/[.;]\s+(?=\p{L})/gu)].map(
    ({ index, 0: { length } }) => index + length,
  )
  const from = [0, ...ends.map((at) => whole.starts.findIndex((start) => start >= at))]
  return from.map((start, at) => {
    const one = part(whole, start, from[at + 1] ?? whole.words.length, 'medications')
    return findMentions(one.tokens, ['medication']).length > 0 ? one : { ...one, kind: 'other' as const }
  })
}

/** Below a list of allergies, a drug alone in its line with its directions right under it: the first of the orders. */
function asOrder(
  one: Passage,
  above: Passage | undefined,
  below: Passage | undefined,
  { sections }: Document,
): Passage {
  const ordered =
    one.kind === 'allergies' &&
    above?.section === one.section &&
    below !== undefined &&
    below.section !== one.section &&
    below.kind !== 'allergies' &&
    one.words.length <= 8 &&
    directingWord.test(sections[below.section]?.heading?.text ?? '') &&
    findMentions(one.tokens, ['medication']).some(({ start }) => start === 0) &&
    findMentions(one.tokens, ['reaction']).length === 0
  return ordered ? { ...one, kind: 'medications' } : one
}

const numbered: ReadonlySet<SectionKind> = new Set<SectionKind>(['diagnoses', 'impression', 'procedures'])

/** "IMPRESSION: 1. Hematuria": the first number of a list, on the line of its heading. */
function asFirstItem(one: Passage): Passage {
  if (one.item || !numbered.has(one.kind) || one.words[0]?.text !== '1.' || one.words.length < 2) return one
  return { ...part(one, 1, one.words.length, one.kind), item: true }
}

/** "… Ask before | taking ibuprofen.": a sentence that a section without a heading was begun in the middle of. */
function wholeSentences(passages: readonly Passage[], document: Document): Passage[] {
  const whole: Passage[] = []
  for (const one of passages) {
    const above = whole.at(-1)
    if (above && goesOn(above, one, document)) whole[whole.length - 1] = joined(above, one)
    else whole.push(one)
  }
  return whole
}

const goesOn = (above: Passage, one: Passage, document: Document): boolean =>
  (breaksInDenial.test(above.text) &&
    /^(?:\p{Ll}|\p{Lo})/u.test(one.text) &&
    !isHeaded(above, one, document)) ||
  (breaksBeforeAllergen.end.test(above.text) && breaksBeforeAllergen.next.test(one.text)) ||
  endsBelow(above, one, document)

/** "… diabetes: none | ALLERGIES: levofloxacin": what stands under a heading of its own begins there. */
const isHeaded = (above: Passage, one: Passage, { sections }: Document): boolean =>
  above.section !== one.section && sections[one.section]?.heading?.text.trim().endsWith(':') === true

const endsBelow = (above: Passage, one: Passage, document: Document): boolean =>
  above.section !== one.section &&
  !document.sections[one.section]?.heading &&
  !above.item &&
  above.words.length >= 6 &&
  !above.text.includes('\t') &&
  !one.text.includes('\t') &&
  /[.;!?]\s[^.;!?:]*\p{L}$/u.test(above.text) &&
  /^\p{Ll}/u.test(one.text)

/** A table of orders that looked like one of results: every other line begins with a drug and how much of it. */
function isOrderList(section: Section): boolean {
  if (section.kind !== 'labs') return false
  const orders = section.lines.filter(({ text }) => {
    const [first] = findMentions(tokenise(text), ['medication', 'lab'])
    return first?.type === 'medication' && first.start <= 2 && findDoses(text).length > 0
  })
  return orders.length >= 3 && orders.length >= 0.4 * section.lines.length
}
