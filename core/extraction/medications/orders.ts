import { usualDoses } from '../../vocabulary/doses'
import type { Mention } from '../../vocabulary/match'
import { isSurelyRead, standsTogether } from '../acceptance/doses'
import { sentenceAround, type Range } from '../assertion/scope'
import { mentionsOfType } from '../mentions'
import type { Passage } from '../passage'
import { beforeUnknown } from './before-unknown'
import { changedDose, findDoses, plainNumber } from './dose'
import { readDirections, type Directions } from './directions'
import { joinBrands, type Name } from './names'
import {
  changedOnlyIf,
  drunkWith,
  isNow,
  loadBefore,
  shareOfOther,
  strengthOfForm,
  toBeChanged,
} from '../../language/dose-units'
import { laterTime } from '../../language/follow-ups'
import type { Action } from './rules'
import { actionOf, stopWords } from './status'
import {
  awaited,
  keptInOtherForm,
  numberBehind,
  anotherSentence,
  ofBetween,
  particleLetter,
  replacedClause,
} from '../../language/drugs'
import { insteadTo, joinedByAnd, joinedEnd, joinedNames, leavesDrug } from '../../language/drugs-given'
import { stopClause, stopLabel, stopsOnlyIf } from '../../language/drugs-not-taken'

/** One drug in one place, with what is written about taking it. */
export interface Order {
  readonly mention: Mention<'medication'>
  readonly passage: Passage
  /** The name, brand in brackets included. */
  readonly start: number
  /** End of the name. */
  readonly nameEnd: number
  /** End of dose and directions. */
  readonly end: number
  readonly dose: { readonly value: string; readonly unit: string | null; readonly repaired: boolean } | null
  readonly directions: Directions
  readonly action: Action
  /** Its verb is that of a list which a name of a drug and nothing else began. */
  readonly listed: boolean
  /** The words that say it was stopped. */
  readonly stopped: Range | null
  /** Text of this order after its name. */
  readonly tail: string
}

/** The orders of a passage: each drug with the text up to the next. */
export function ordersOf(passage: Passage): Order[] {
  const names = joinBrands(passage, mentionsOfType(passage, 'medication'))
  const orders: Order[] = []
  let taken = 0
  for (const [index, name] of names.entries()) {
    const next = boundary(passage, name, names[index + 1] ?? null)
    const tail = passage.text.slice(name.end, next)
    const own = tail.slice(0, leavesDrug.exec(tail)?.index ?? tail.length)
    const limit = name.end + beforeUnknown(own)
    const sentence = sentenceAround(passage.text, name)
    const from = Math.max(taken, passage.item ? 0 : sentence.start)
    const lead = ownLead(passage.text.slice(from, name.start), taken > 0)
    const order = orderOf(passage, name, lead, limit, orders[orders.length - 1] ?? null)
    orders.push(order)
    // What the sentence went on to is nothing of the next drug.
    taken = own === tail ? Math.max(order.end, name.end) : next
  }
  return orders
    .filter((order, index) => !isSameAgain(order, orders[index + 1]))
    .reduceRight<Order[]>((kept, order) => [endedTogether(order, kept[0]), ...kept], [])
    .map((order, index, kept) => givenTogether(neededTogether(order, kept[index + 1]), kept[index + 1]))
}

/** What stands before a drug, without brackets that end what is said of the one before: "A (discontinued). B". */
const ownLead = (lead: string, follows: boolean): string =>
  follows ? lead.replace(/^\s*\([^()]*\)(?=\W*(?:$|[.;,]))/u, '') : lead

/** "Metoprolol tartrate was changed to metoprolol succinate": what comes instead is the same drug. */
const isSameAgain = (order: Order, next: Order | undefined): boolean =>
  order.action === 'stop' && next?.action === 'start' && order.mention.concept === next.mention.concept

/** "Doxorubicin and cyclophosphamide completed": what ends the second ends what is joined to it. */
function endedTogether(order: Order, next: Order | undefined): Order {
  const between = next === undefined ? '' : order.passage.text.slice(order.end, next.start)
  // With a dose of its own and no word between it is an order of its own, on a line of its own.
  const apart = order.dose !== null && between.trim() === ''
  const joined = next?.action === 'stop' && !apart && joinedEnd.test(between) && !isInBrackets(next)
  const open = order.action === 'none' || order.action === 'given'
  return joined && open && !ownVerb.test(order.passage.text.slice(0, order.start))
    ? { ...order, action: 'stop' }
    : order
}

/** "Midazolam and fentanyl were given": what is said behind the second holds for both. */
function givenTogether(order: Order, next: Order | undefined): Order {
  if (order.action !== 'none' || next?.action !== 'given') return order
  return joinedByAnd.test(order.passage.text.slice(order.end, next.start + 1))
    ? { ...order, action: 'given', tail: `${order.tail} ${next.tail}` }
    : order
}

/** "Acetaminophen and ibuprofen as needed": neither has a dose, and both are taken so. */
function neededTogether(order: Order, next: Order | undefined): Order {
  if (!next || order.dose || next.dose || order.directions.dosage) return order
  const { text } = order.passage
  const joins = joinedByAnd.test(text.slice(order.end, next.start + 1))
  return joins && next.directions.frequency === onlyAsNeeded
    ? { ...order, directions: next.directions }
    : order
}

const onlyAsNeeded = 'as needed'

/** "Tapentadol 50 mg (discontinued)": said of this one alone. */
const isInBrackets = ({ passage, nameEnd, stopped }: Order): boolean =>
  stopped !== null && /\([^)]*$/.test(passage.text.slice(nameEnd, stopped.end))

/** A verb of its own right before the drug. */
const ownVerb = /(?:continue|start|increase|take|takes|on)\s+$/i

/** The last comma that is not followed by what the dose is now: "was 6 mg, now 8 mg". */
const comma = `,(?!\\s*(?:${isNow})\\s*\\d)`
const lastComma = new RegExp(`${comma}(?!.*${comma})`, 'isu')

/** Where the text about a drug ends: at its sentence, or at the comma or "and" before the next drug. */
function boundary(passage: Passage, name: Name, next: Name | null): number {
  const sentence = sentenceAround(passage.text, name)
  const prose = passage.item ? passage.text.slice(name.end).search(anotherSentence) : -1
  const end = prose >= 0 ? name.end + prose : passage.item ? passage.text.length : sentence.end
  if (!next || next.start > end) return end
  const between = passage.text.slice(name.end, next.start)
  // "X, and Y was replaced with Z"; where the next name has the particle, it is X that was replaced.
  const replaced = between.search(replacedClause)
  if (replaced >= 0 && particleOf(passage, next) !== '') return next.start
  const cut = Math.max(
    between.search(lastComma),
    between.search(/\s(?:and|then|plus|(?<!replaced |substituted )with|&)\s[^,]*$/i),
    replaced,
    between.search(/[.;]\s[^.;]*$/),
  )
  return name.end + (cut >= 0 ? cut : between.length)
}

function orderOf(passage: Passage, name: Name, lead: string, limit: number, previous: Order | null): Order {
  const tail = passage.text.slice(name.end, limit)
  const dose = doseIn(name, tail, lead, passage.text.slice(name.start, name.end))
  const particle = particleOf(passage, name)
  const told = actionOf(
    lead + particle,
    passage.text
      .slice(name.end, Math.max(limit, sentenceAround(passage.text, name).end))
      .slice(0, tail.length + 1),
  )
  // "If potassium rises, stop spironolactone": over what is a drug's name, too.
  const opening = passage.text.slice(sentenceAround(passage.text, name).start, name.start)
  const own = told === 'stop' && stopsOnlyIf.test(opening) ? 'continue' : told
  // "Stop aspirin and clopidogrel": what is said of the first holds for what is joined to it.
  const between = previous === null ? '' : passage.text.slice(previous.end, name.start)
  const joined =
    previous !== null &&
    !/[;.]\s/.test(between.replace(/\([^)]*\)/g, '')) &&
    joinedNames.test(lead.replace(/^\s*\([^)]*\)/, ''))
  const labelled = own === 'none' && stopLabel.test(passage.text.slice(0, name.start))
  // "Replaced X to Y", in Hebrew: the particle tells the one that comes instead.
  const to = previous?.action === 'stop' && insteadTo.test(lead)
  const instead = to || (joined && previous.action === 'stop' && particle !== '')
  // What ends the drug before, told behind its name, ends that one alone: "A (to stop in August), B".
  const behind = previous?.stopped != null && previous.stopped.start >= previous.nameEnd
  const inherited = instead ? 'start' : behind ? 'none' : previous?.action
  // "Resume Trulicity, insulin if the A1c is still above 8": what waits for a finding has no part in the verb before.
  const waits = awaited.test(tail)
  const open = own === 'none' || (own === 'given' && joined && inherited === 'continue')
  const action = open && (joined || to) && inherited && !waits ? inherited : labelled ? 'stop' : own
  // "Hold furosemide in case of diarrhea" says when to stop, not when to take.
  const stop = action === 'continue' && stopWords(lead, tail) ? stopClause.exec(tail) : null
  const directions = directionsIn(stop ? tail.slice(0, stop.index) : tail)
  const end = name.end + Math.max(dose?.end ?? 0, directions.end)
  const doseEnd = name.end + (dose?.end ?? 0)
  const apart =
    dose !== null && dose.start !== null && !standsTogether(passage, name.end + dose.start, doseEnd)
  const unsure = !isSurelyRead(passage, name.end + Math.max(0, dose?.start ?? 0), doseEnd)
  return {
    mention: name.mention,
    passage,
    start: name.start,
    nameEnd: name.end,
    end,
    dose: dose && { ...dose, repaired: dose.repaired || apart || unsure },
    directions,
    action,
    listed: joined && own === 'none' && action !== 'none' && (previous.listed || !previous.mention.ambiguous),
    stopped: action === 'stop' ? stoppedBy(name, lead, tail) : null,
    tail,
  }
}

/** Of "changed from intravenous to oral": those that hold now. */
function directionsIn(tail: string): Directions {
  const kept = keptInOtherForm.exec(tail)
  const from = kept ? kept[0].length - (kept[1] ?? '').length : 0
  const directions = readDirections(tail.slice(from))
  return directions.end > 0 ? { ...directions, end: directions.end + from } : directions
}

function stoppedBy(name: Name, lead: string, tail: string): Range | null {
  const words = stopWords(lead, tail)
  if (!words) return null
  const offset = words.in === 'lead' ? name.start - lead.length : name.end
  return { start: offset + words.start, end: offset + words.end }
}

/** The Hebrew "to" or "by" that is written onto the name: "switched to" ends in it. */
function particleOf(passage: Passage, { mention, start }: Name): string {
  const first = passage.text.slice(start, start + 1)
  return mention.score < 1 && particleLetter.test(first) ? first : ''
}

interface FoundDose {
  readonly value: string
  readonly unit: string | null
  readonly repaired: boolean
  /** Where its number and its unit stand in the text after the name; null where they stand before it. */
  readonly start: number | null
  readonly end: number
}

/** The dose that is taken; "increase semaglutide to 1 mg in a month" tells the one of another day. */
function doseIn(name: Name, tail: string, lead: string, printed: string): FoundDose | null {
  const clause = tail.split(/[.;,](?!\d)/)[0]!
  if (toBeChanged.test(lead) && (clause.search(laterTime) >= 0 || changedOnlyIf.test(clause))) return null
  const changed = changedDose(tail)
  if (changed)
    return {
      value: changed.value,
      unit: changed.unit,
      repaired: false,
      start: null,
      end: changed.end,
    }
  const told = findDoses(tail).filter(
    ({ unit, start, end }) =>
      !drunkWith.test(tail.slice(end)) && !(unit === '%' && shareOfOther.test(tail.slice(0, start))),
  )
  const kept = told.filter(({ start }) => !loadBefore.test(tail.slice(0, start)))
  const doses = kept.length > 0 ? kept : told
  const amounts = doses.filter((one) => one.unit !== 'mL')
  // A volume is a dose only where no amount of the drug is printed; a pen's or vial's strength never is one of insulin.
  const dose =
    amounts.find((one) => !one.strength) ??
    amounts.find((one) => one.unit !== 'units') ??
    doses.find((one) => !one.strength)
  const bare = bareDose(name, tail, printed)
  // "Aspirin 100, Bilol 2.5 mg": the amount is of a drug that nobody knows.
  if (dose && bare && otherBefore.test(tail.slice(bare.end, dose.start))) return { ...bare, repaired: true }
  const taken = amounts.find(
    ({ start, strength }) =>
      dose && !strength && start > dose.end && strengthOfForm.test(tail.slice(dose.end, start)),
  )
  if (dose) return taken ?? dose
  const ahead = findDoses(lead).at(-1)
  if (ahead && ofBetween.test(lead.slice(ahead.end))) return { ...ahead, start: null, end: 0 }
  return bare
}

/** A comma, and a word of its own right before an amount. */
const otherBefore = /,\s*\p{L}{4,}\s*$/u

/** At the end of a brand, set apart from it: "Zworkle 40". */
const numberWithin = /\p{L}{3}[\s-](\d{2,4})$/u

/** "Eltroxin 100", "Dolo 650": a number right after the name, or at its end, that is a usual dose. Its unit is the page's to say. */
function bareDose(name: Name, tail: string, printed: string): FoundDose | null {
  const match = numberBehind.exec(tail) ?? /^/.exec(tail)!
  const told = match[1] ?? numberWithin.exec(printed)?.[1]
  if (told === undefined || !name.mention.concept.attributes.has('unit')) return null
  const value = plainNumber(told)
  const { low, high } = usualDoses(name.mention.concept)
  if (low === 0 || high === Infinity || Number(value) < low || Number(value) > high) return null
  // From the name on: a number in a column of its own counts the rows.
  return { value, unit: null, repaired: false, start: name.start - name.end, end: match[0].length }
}
