import { isPlausibleDose, isWeekly } from '../../vocabulary/doses'
import type { Concept } from '../../vocabulary/concept'
import { matchConcept } from '../../vocabulary/match'
import type { Word } from '../../document/page'
import type { Document, SectionKind } from '../../document/types'
import { assertionOf, type Verdict } from '../assertion/assert'
import { sentenceAround, type Range } from '../assertion/scope'
import { draftOf, type Draft } from '../draft'
import { eventDate, isLongAgo } from '../event-date'
import { wordsIn, type Passage } from '../passage'
import type { EntityStatus } from '../../records/kinds'
import { reactionOf } from '../reactions'
import { warnedInColumn } from '../warned'
import { classesTaken } from './classes'
import { endCourses } from './courses'
import { isInjectedWithSteroid, isOnce } from './once'
import { inUnit } from './dose'
import { ordersOf, type Order } from './orders'
import { changesAlongRow, exceedsWeekly, isTakenDaily, tellsOtherDose } from './safety'
import { isBesideEntry } from './beside-entry'
import { rowSaysStopped } from './status'
import { directed, isOrder, isTaken } from './taken'
import { unknownDrugs } from './unknown'
import { givenOn, isStillToCome, vaccineGiven } from './vaccines'
import { isVaccine } from '../../vocabulary/vaccines'
import { kindsOfDrugs } from '../../vocabulary/medication-kinds'
import { combinationMark, countedForm, unitAlone } from '../../language/dose-units'
import { vaccineCue } from '../../language/vaccines'
import { dropsBehind, twoStrengths, formerCue, sedationHeading } from '../../language/drugs'
import { readAntibiograms } from '../labs/antibiograms'
import { entryStops, onceItCame, stopsRow, takeAgain } from '../../language/drugs-not-taken'
import { goesOnAfter, premedicationHeading, treatedWith } from '../../language/drugs-given'

const lists: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'medications',
  'medications-admission',
  'medications-discharge',
  'medications-stopped',
])
/** Sections that name drugs without ordering them: contrast agents, reactions, relatives, services. */
const silent: ReadonlySet<SectionKind> = new Set<SectionKind>(['furniture', 'technique', 'family-history'])

/** Every drug that the page orders, stops or says the patient takes. */
export function findMedications(document: Document, passages: readonly Passage[]): Draft[] {
  const category = document.facts.category.value
  const read = passages.filter((p) => !silent.has(p.kind) || isSedation(p, document))
  const ofResults = new Set(document.results.flatMap(({ words }) => [...words]))
  // What a germ is killed by is a result, and nothing that somebody takes.
  const { used: tested } = readAntibiograms(document, passages)
  const isTested = ({ passage, start, nameEnd }: Order): boolean =>
    wordsIn(passage, start, nameEnd).some((word) => tested.has(word))
  const found = read.flatMap((passage) =>
    ordersOf(passage).flatMap((order) => (isTested(order) ? [] : drugOf(order, document, ofResults))),
  )
  const others = read.flatMap((p) => [
    ...unknownDrugs(p, lists.has(p.kind) || category === 'prescription'),
    ...classesTaken(p, lists.has(p.kind), document),
  ])
  return endCourses([...found, ...others], document)
}

/** What was given for an examination, under a label that says so: "Sedation: midazolam 2 mg". */
const isSedation = (passage: Passage, document: Document): boolean =>
  passage.kind === 'technique' &&
  sedationHeading.test(document.sections[passage.section]?.heading?.text.trim() ?? '')

function drugOf(order: Order, document: Document, ofResults: ReadonlySet<Word>): Draft[] {
  const { passage, mention, dose } = order
  const { concept } = mention
  const range = { start: order.start, end: Math.max(order.end, order.nameEnd) }
  const name = { start: order.start, end: order.nameEnd }
  const inList = lists.has(passage.kind)
  const verdict = assertionOf(passage, name)
  if (!isOrder(order, inList, document) || !isTaken(verdict, order, inList, document)) return []
  const inColumn = wordsIn(passage, name.start, name.end).some((word) => warnedInColumn(document).has(word))
  // "Stopped, do not give": what is listed there was taken.
  const warned = passage.warned === true && passage.kind !== 'medications-stopped'
  if ((warned || inColumn) && !directed(order)) return []
  if (passage.kind === 'medications-stopped' && dose === null && isBesideEntry(order)) return []
  if (isVaccine(concept.codes) && inList && isStillToCome(order)) return []
  const given = isVaccine(concept.codes) && !inList
  if (given && !/^(?:present|historical)$/.test(verdict.assertion) && !isOfVaccine(verdict, passage))
    return []
  const usual = concept.attributes.get('unit') ?? null
  const amount = dose && usual ? inUnit(Number(dose.value), dose.unit, usual) : null
  const { end: _, ...told } = order.directions
  const { dosage } = told
  const strange = amount !== null && !isPlausibleDose(concept, amount, isTakenDaily(dosage))
  const tooOften = isWeekly(concept) && exceedsWeekly(dosage)
  const [row = ''] = passage.text.slice(order.start).split('\n')
  // In a table or a list of vaccines numbers are those of doses, batches and days.
  const tabled = given && passage.vaccines === true
  const several = !tabled && (tellsOtherDose(dosage, dose?.unit ?? null) || changesAlongRow(row))
  const status = given ? 'completed' : statusOf(order, verdict, document)
  return [
    draftOf({
      type: 'medication',
      of: concept,
      mention,
      passage,
      range,
      ...(order.stopped ? { beside: [order.stopped] } : {}),
      ...(status === 'stopped' ? { label: labelOf(passage, document) } : {}),
      assertion: status === 'stopped' ? 'historical' : 'present',
      status,
      date: given ? givenOn(order, document) : null,
      doubt: strange
        ? 'implausible_dose'
        : tooOften
          ? 'implausible_frequency'
          : several
            ? 'several_doses'
            : dose?.repaired || lacksNumber(order)
              ? 'misread_dose'
              : mention.fuzzy ||
                  isOfResult(order, ofResults) ||
                  isOtherProduct(order) ||
                  isLikeAllergy(order) ||
                  isOfAKind(order, inList)
                ? 'uncertain_name'
                : (isVaccine(concept.codes) && vaccineGiven(order, document) !== 'given') ||
                    (status === 'active' && endsInStop(passage, name, document)) ||
                    awaitsSomething(order) ||
                    passage.kind === 'allergies'
                  ? 'uncertain_given'
                  : null,
      features: {
        place: inList ? 1 : dose && order.action !== 'none' ? 0.8 : 0.5,
        strange: strange || tooOften || (dose?.repaired ?? false),
      },
      rank: rankOf(order, inList),
      inferred: status === 'stopped' && (order.action === 'given' || isGivenOnce(order)),
      fields: {
        value: dose?.value ?? null,
        unit: dose?.unit ?? null,
        ...(tabled ? { route: told.route } : told),
      },
    }),
  ]
}

/** "A vaccine against hepatitis A": what makes the disease a supposition makes no vaccine one. */
const isOfVaccine = ({ cues }: Verdict, { text }: Passage): boolean =>
  cues.length > 0 &&
  cues.every(({ kind, start, end }) => kind === 'hypothetical' && vaccineCue.test(text.slice(start, end)))

/** "Restart ramipril if normal": a person has to say whether that has come. */
const awaitsSomething = ({ passage, start, tail }: Order): boolean =>
  takeAgain.test(passage.text.slice(0, start)) && onceItCame.test(tail)

/** Its heading, where that stands on the same line: "STOPPED: metformin 1000 mg". */
function labelOf(passage: Passage, document: Document): readonly Word[] {
  const heading = document.sections[passage.section]?.heading
  return (heading?.words ?? []).filter(({ line }) => line === passage.words[0]?.line)
}

/** A drug's name in a row or a list of results is likelier the test of that name. */
const isOfResult = ({ passage, start, nameEnd, dose }: Order, ofResults: ReadonlySet<Word>): boolean =>
  (passage.kind === 'labs' && dose === null) ||
  wordsIn(passage, start, nameEnd).some((word) => ofResults.has(word))

/**
 * A brand that stands for more than one product, as drops: likelier the other one. Two strengths of one ingredient
 * ("Micardis 80/12.5 mg") or the mark of a combination ("Dytor Plus"): likelier a combination under its name.
 */
const isOtherProduct = ({ mention, passage, nameEnd, tail }: Order): boolean => {
  const behind = passage.text.slice(nameEnd, nameEnd + Math.min(tail.length, 40))
  const drops = mention.ambiguous && mention.concept.attributes.get('unit') === 'mg'
  return (
    (drops && dropsBehind.test(behind)) ||
    (isOfOne(mention.concept) && (twoStrengths.test(behind) || combinationMark.test(behind)))
  )
}

const isOfOne = ({ name, attributes }: Concept): boolean =>
  !name.includes('/') && !/insulin|vitamin/i.test(`${name} ${attributes.get('class') ?? ''}`)

const amount = /^\s*\d[\d.,]*\s?\p{L}+/u

/** "Ceclor - rash" in a list of drugs, with no word of how it is taken: of an allergy whose heading was not read. */
function isLikeAllergy({ passage, dose, directions, tail }: Order): boolean {
  if (directions.frequency || (dose && lists.has(passage.kind))) return false
  const behind = /^\s*([-–—:]?)[\s–—-]*([^,;.\t]{3,30})/u.exec(dose ? tail.replace(amount, '') : tail)
  if (!behind) return false
  const [, mark, words = ''] = behind
  return mark === '' ? matchConcept('reaction', words.trim())?.score === 1 : reactionOf(words) !== null
}

/** The line that the reader read the name in ends in "STOP", which the columns of the page set apart from it. */
function endsInStop(passage: Passage, { start, end }: Range, document: Document): boolean {
  const line = wordsIn(passage, start, end)[0]?.line
  if (line === undefined || !lists.has(passage.kind)) return false
  const own = new Set(passage.words)
  const others = document.lines.flatMap(({ words }) =>
    words.filter((word) => word.line === line && !own.has(word)),
  )
  return stopsRow.test(others.map(({ text }) => text).join(' '))
}

/** "FORXIGA mg, one daily", "tablets 1%" for one and a half: the amount is printed, and was not read. */
const lacksNumber = ({ dose, tail }: Order): boolean =>
  dose === null ? unitAlone.test(tail) : dose.unit === '%' && countedForm.test(tail)

/** "Insulin" alone, in a sentence: a kind of drug, which says neither what is taken nor that it is. */
const isOfAKind = ({ mention, dose, directions }: Order, inList: boolean): boolean =>
  !inList && dose === null && directions.frequency === null && kindsOfDrugs.has(mention.concept.name)

function statusOf(order: Order, verdict: Verdict, document: Document): EntityStatus {
  // Given for an examination that is over.
  const heading = document.sections[order.passage.section]?.heading?.text.trim() ?? ''
  if (order.passage.kind === 'technique' || premedicationHeading.test(heading)) return 'stopped'
  // "Seretide (replaced by Trelegy)" in a list of what was stopped.
  if (order.action === 'stop' || (order.passage.kind === 'medications-stopped' && order.action !== 'start'))
    return 'stopped'
  // In a history, what was given is over: "neoadjuvant paclitaxel".
  if (
    order.action === 'given' &&
    order.passage.kind === 'history' &&
    !goesOnAfter.test(order.tail) &&
    !isForGood(order)
  )
    return 'stopped'
  if (isGivenOnce(order) || isInjectedWithSteroid(order)) return 'stopped'
  if (lists.has(order.passage.kind) && entryStops.test(order.tail)) return 'stopped'
  // "Treated with sofosbuvir in 2016".
  const { start, nameEnd: end } = order
  if (order.action === 'given' && isLongAgo(eventDate(order.passage, { start, end }, document), document))
    return 'stopped'
  if (
    order.passage.item &&
    rowSaysStopped(`\t${order.passage.text.slice(order.nameEnd, order.nameEnd + order.tail.length)}`)
  )
    return 'stopped'
  const past = verdict.cues.some(
    (cue) => cue.kind === 'historical' && formerCue.test(order.passage.text.slice(cue.start, cue.end)),
  )
  return past && order.action !== 'start' ? 'stopped' : 'active'
}

/** Drugs of a course (ATC): against cancer and infections. */
const ofCourse = /^(?:L01|J0[1-5])/

/** "Hypertension treated with amlodipine": a drug that is no course's, by which a condition is treated. */
function isForGood({ passage, start, mention }: Order): boolean {
  const codes = mention.concept.codes['ATC'] ?? []
  return treatedWith.test(passage.text.slice(0, start)) && !codes.some((code) => ofCourse.test(code))
}

/** "She was given ketorolac", "treated with IV ceftriaxone": of its hour, where nothing says how it goes on. */
function isGivenOnce({ action, passage, directions, start, tail }: Order): boolean {
  if (lists.has(passage.kind) || directions.frequency !== null) return false
  const { text } = passage
  const lead = text.slice(sentenceAround(text, { start, end: start }).start, start)
  return isOnce(action, { lead, tail, behind: text.slice(start) })
}

function rankOf(order: Order, inList: boolean): number {
  const { kind } = order.passage
  if (kind === 'medications-discharge') return 5
  if (order.action === 'change' && order.dose) return 4.5
  if (kind === 'medications-stopped') return 4.2
  if (order.action === 'stop' || order.action === 'start') return inList ? 4.3 : 4
  if (kind === 'medications-admission') return 2
  if (inList) return 4
  return order.dose ? 3 : 1
}
