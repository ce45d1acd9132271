import type { Document } from '../../document/types'
import {
  afterSomething,
  amountBehind,
  amountNear,
  inGeneral,
  notYetNow,
  numbing,
  intends,
  oneDay,
  onlyOnceFound,
  pointed,
  refusal,
  reorderForm,
  spokenTo,
  stopDenied,
  stopVerb,
  unsure,
  warns,
} from '../../language/drugs'
import {
  conditionInDoubt,
  formBehind,
  givenAtHome,
  givenByRoute,
  joinedEnd,
  keptOff,
  ontoThing,
  statedTreatment,
  takenLabel,
  treatedAllTheSame,
  wayBefore,
  wayBehind,
} from '../../language/drugs-given'
import { inItsPlace, mayUse, stopLabel, whenItBegins, willBegin } from '../../language/drugs-not-taken'
import { fitnessGrade, ofATest, onlyAdvised } from '../../language/drugs-spoken-of'
import type { Verdict } from '../assertion/assert'
import { overlaps, sentenceAround } from '../assertion/scope'
import { mentionsOf, rangeOf } from '../mentions'
import { isNote } from '../notes'
import { isExamined, type Passage } from '../passage'
import { rememberedOf } from '../../vocabulary/remembered'
import { isAllergyEntryAt, provokedBefore, provokes } from '../provokes'
import { reactionOf } from '../reactions'
import { elsewhereRules } from './elsewhere'
import { isAdvisedEntry } from './beside-entry'
import { isIntoWound } from './into-wound'
import { isSupplementTaken, isTestInRow, isTestOfName } from './measured-too'
import { isInjectedWithSteroid } from './once'
import type { Order } from './orders'
import { refusalRules } from './refusal-rules'
import type { Action } from './rules'
import { vaccineGiven } from './vaccines'
import { isVaccine } from '../../vocabulary/vaccines'

/** Given once for a purpose of the moment: in a story no treatment that the patient is on. */
const oneTime: ReadonlySet<string> = new Set([
  'iv fluid', 'general anesthetic', 'inhalational anesthetic', 'local anesthetic', 'neuromuscular blocker', 'antiseptic',
  'contrast medium', 'diagnostic',
]) // prettier-ignore

/** Of a drug that is taken, not drunk before a test: "75 g". */
const massUnit = /^(?:mg|mcg|units|IU)$/

const header = (passage: Passage): boolean => passage.kind === 'header' && passage.words.length < 12

/** "Guided injection of triamcinolone 40 mg": what the report says was given. */
const injected = /(?<!\p{L})(?:injection|injected|infiltration|infiltrated|instillation) (?:of |with )?$/iu

/** A drug's name alone is no order: it needs a list of drugs, a dose, directions or a verb. */
export function isOrder(order: Order, inList: boolean, document: Document): boolean {
  const { mention, passage, dose, directions, action, tail } = order
  if (aboutTest(passage, order)) return false
  if (mention.ambiguous && (isRoute(order) || isRouteInRow(order))) return false
  // A list of allergies names drugs that are not taken, unless it says how.
  if (passage.kind === 'allergies') return directed(order)
  // "At this point": an everyday word in a sentence of a list.
  const lower = mention.ambiguous && /^[a-z]/.test(passage.text.slice(order.start))
  if (lower && pointed.test(passage.text.slice(0, order.start))) return false
  if (inList) return true
  if (isTestOfName(order) || isTestInRow(order, document)) return false
  // Smoked or drunk, not prescribed.
  if (passage.kind === 'social-history') return dose !== null && dose.unit !== null
  if (!mention.ambiguous && takenLabel.test(passage.text.slice(0, order.start))) return true
  const usage = mention.concept.attributes.get('class') ?? ''
  if (isVaccine(mention.concept.codes)) return vaccineGiven(order, document) !== null
  if (oneTime.has(usage)) {
    // A local anesthetic numbs for an act, unless it is to be taken again and again.
    if (usage === 'local anesthetic' && directions.frequency === null)
      if (passage.kind === 'technique' || numbing.test(passage.text)) return isInjectedWithSteroid(order)
    if (usage === 'antiseptic' && directions.frequency !== null) return action !== 'none' || dose !== null
    if (usage === 'antiseptic' && passage.kind === 'recommendations' && directions.route === 'topical')
      return true
    return /anesthetic|neuromuscular/.test(usage) && dose !== null && /^(?:mg|mcg|g|%)$/.test(dose.unit ?? '')
  }
  const dosed = dose !== null || directions.frequency !== null
  // "On edoxaban" in a radiologist's request; what is injected for the picture is no treatment.
  const category = document.facts.category.value
  if (passage.kind === 'technique') return dose !== null && dose.unit !== null && dose.unit !== '%'
  if (mention.concept.attributes.get('class') === 'contrast medium') return false
  if (category === 'lab' && !isExamined(document)) return isOrderBesideResults(order, document)
  if (category === 'imaging' || isIntoWound(order, document))
    return (
      ((action === 'continue' || (category === 'imaging' && action === 'given')) &&
        !mention.ambiguous &&
        !mention.fuzzy) ||
      (dose !== null &&
        dose.unit !== 'mL' &&
        (action === 'given' || directions.end > 0 || injected.test(passage.text.slice(0, order.start))))
    )
  // "Trastuzumab through September"
  if (/^\s*(?:through|until|till)\s+\p{L}/iu.test(tail)) return true
  // "Takes Synthroid, calcium and vitamin D": in a list of drugs an everyday word is one.
  const named = mention.ambiguous && !mention.fuzzy && /continue|start|stop/.test(action)
  if (named && (order.listed || isShortAmong(order))) return true
  if (isSupplementTaken(order)) return true
  // "At this point … as needed": an everyday word in small letters is a drug by its amount alone.
  if (lower) return dose !== null && dose.unit !== null && amountNear.test(tail)
  const byRoute = action === 'given' && givenByRoute.test(passage.text.slice(0, order.start))
  if (mention.ambiguous || mention.fuzzy) return dosed || (byRoute && !mention.fuzzy)
  // A line of a prescription that is a drug's name and its form: "AZOPT EYE DROPS".
  const alone = order.start === 0 && passage.words.length <= 6 && !/[:;]/.test(passage.text)
  if (category === 'prescription' && alone && !header(passage)) return true
  if (isWholeStep(order) || isAdvisedEntry(order)) return true
  if (header(passage) && document.facts.category.value !== 'prescription') return dosed && dose !== null
  if (action === 'given' || action === 'continue') return true
  return dosed || action !== 'none' || /^\s*\((?:new|stopped)/i.test(tail) || wayBehind.test(tail)
}

/** "Discharged on ASA, nifedipine and labetalol": letters that may mean another thing, as the first of a list of drugs. */
const isShortAmong = ({ passage, mention, start, nameEnd }: Order): boolean =>
  /^\p{Lu}{3,}$/u.test(passage.text.slice(start, nameEnd)) &&
  mentionsOf(passage).some(
    (other) =>
      other.type === 'medication' &&
      !other.ambiguous &&
      !other.fuzzy &&
      other.start >= mention.end &&
      joinedEnd.test(passage.text.slice(nameEnd, rangeOf(passage, other).start)),
  )

/** A step of a plan that is a drug's name and nothing else: "4. Ortho Tri-Cyclen Lo." */
const isWholeStep = ({ passage, start, nameEnd, mention }: Order): boolean =>
  passage.item &&
  passage.kind === 'recommendations' &&
  /^[\W\d]*$/.test(
    passage.text.slice(0, start).replace(wayBefore, '') + passage.text.slice(nameEnd).replace(formBehind, ''),
  ) &&
  !mentionsOf(passage).some((other) => other.type === 'lab' && overlaps(other, mention))

/**
 * Beside results: what the request says is taken; elsewhere in a report, where a laboratory also speaks of drugs in general
 * ("samples of patients on biotin 5 mg daily"), what somebody is told to take or to stop.
 */
function isOrderBesideResults(order: Order, document: Document): boolean {
  const { passage, dose, directions, action, start, end } = order
  const dosed = dose !== null && directions.frequency !== null
  const told = action === 'continue' || action === 'stop'
  const weighed = dose !== null && massUnit.test(dose.unit ?? '')
  if (passage.kind === 'history' || passage.kind === 'indication') return told || dosed || weighed
  const sentence = sentenceAround(passage.text, { start, end })
  const text = passage.text.slice(sentence.start, sentence.end)
  if (inGeneral.test(text) || onlyAdvised.test(passage.text.slice(end))) return false
  if (weighed && statedTreatment.test(passage.text.slice(0, start))) return true
  const opens = passage.text.slice(sentence.start, start).trim() === ''
  const noted = (action === 'continue' || opens) && isNote(passage, document)
  return (
    dosed ||
    (dose !== null && dose.unit !== null && action !== 'none') ||
    (told && (directions.frequency !== null || spokenTo.test(text) || noted))
  )
}

/** "Tiotropium 18 micrograms INH": an abbreviation right behind the amount of another drug says how that one is taken. */
function isRoute({ mention, passage, start }: Order): boolean {
  const before = passage.text.slice(0, start)
  const others = mentionsOf(passage).filter(({ type, end }) => type === 'medication' && end <= mention.start)
  return others.length > 0 && amountBehind.test(before)
}

/** "Ventolin | Inh. | INH SOS": in a row of another drug, with no amount of its own. */
const isRouteInRow = ({ mention, passage, dose }: Order): boolean =>
  dose === null &&
  passage.lines.length === 1 &&
  passage.lines.some(({ table }) => table === 'drugs') &&
  mentionsOf(passage).some(
    ({ type, ambiguous, fuzzy, concept }) =>
      type === 'medication' && !ambiguous && !fuzzy && concept !== mention.concept,
  )

/** "Digoxin level 1.2 ng/mL", "Potassium 4.9 mmol/L", "no reaction to penicillin", "vitamin D deficiency". */
export function isElsewhere(before: string, after: string, rules = elsewhereRules): boolean {
  const text = { before, near: before.slice(-40), after }
  return rules.some((rule) => rule.when.test(text[rule.in]))
}

function aboutTest(passage: Passage, order: Order): boolean {
  const rest = passage.text.slice(order.nameEnd)
  const lead = passage.text.slice(0, order.start)
  return (
    fitnessGrade.test(passage.text.slice(order.start)) ||
    ofATest.test(passage.text.slice(order.start)) ||
    isElsewhere(lead, rest) ||
    provokes(rest) ||
    provokedBefore(lead.slice(sentenceAround(passage.text, order).start)) !== null ||
    isAllergyEntryAt(passage, order.nameEnd) ||
    ontoThing.test(rest) ||
    keptOff.test(lead)
  )
}

/** Those that hold before anything else is asked. */
const proseRefusals = refusalRules.filter(({ inProse }) => inProse)

/** Whether the words behind a drug say that it is not taken. */
export const isRefused = (tail: string, action: Action, inList: boolean, rules = refusalRules): boolean =>
  rules.some(
    ({ when, only, inProse }) =>
      (only === null || only === action) && !(inProse && inList) && when.test(tail.replace(/\s+/gu, ' ')),
  )

/** A dose or a frequency and no reaction: an order that stands under the wrong heading. */
export function directed({ dose, directions, tail }: Order): boolean {
  const taken = (dose !== null && dose.unit !== null) || directions.frequency !== null
  return taken && reactionOf(tail) === null
}

/** A form on which what is taken is ordered again: its boxes say what is wanted now. */
const ordersAgain = rememberedOf((document: Document): boolean =>
  document.lines.some(({ text }) => reorderForm.test(text)),
)

/** Not taken: negated, of a relative, only considered. */
export function isTaken(verdict: Verdict, order: Order, inList: boolean, document: Document): boolean {
  const home = verdict.assertion === 'family' && givenAtHome.test(order.passage.text.slice(0, order.start))
  if ((verdict.assertion === 'family' && !home) || verdict.assertion === 'other-person') return false
  const unticked = verdict.box === 'empty' || verdict.box === 'unknown'
  if (unticked && !(inList && ordersAgain(document))) return false
  const { text } = order.passage
  // "Iron 100 mg daily. An infusion of ferinject if …": what follows an entry's first sentence is prose.
  const entry = inList && !(order.dose === null && /[\p{L})][.;]\s/u.test(text.slice(0, order.start)))
  if (isRefused(order.tail, order.action, entry, proseRefusals)) return false
  const sentence = sentenceAround(text, order)
  if (warns.test(text.slice(sentence.start, sentence.end))) return false
  if (onlyOnceFound.test(text.slice(sentence.start, order.start))) return false
  const cues = verdict.cues
    .map((cue) => ({ ...cue, words: text.slice(cue.start, cue.end).trim() }))
    .filter(
      ({ words, end }) =>
        !(conditionInDoubt.test(words) && treatedAllTheSame.test(text.slice(end, order.start))),
    )
  if (
    cues.some((cue) => cue.kind === 'hypothetical' && cue.direction === 'forward' && unsure.test(cue.words))
  )
    return false
  // "Plan to start apixaban after the procedure".
  const intended = cues.some((cue) => cue.kind === 'planned' && intends.test(cue.words))
  const later = oneDay.test(text.slice(sentence.start, order.start)) || notYetNow.test(order.tail)
  if (order.action === 'start' && (later || (intended && afterSomething.test(order.tail)))) return false
  const ahead = text.slice(sentence.start, order.start)
  if (mayUse.test(ahead) && inItsPlace.test(order.tail)) return false
  if (willBegin.test(ahead) && (whenItBegins.test(order.tail) || oneDay.test(ahead))) return false
  // "STOP: cilostazol (contraindicated)" was taken till now.
  if (order.action === 'stop' && stopLabel.test(text.slice(0, order.start))) return true
  if (cues.some((cue) => cue.kind === 'planned' && refusal.test(cue.words))) return false
  if (order.action === 'stop' && stopVerb.test(text)) return true
  if (isRefused(order.tail, order.action, inList)) return false
  if (order.action === 'stop' || stopDenied.after.test(order.tail)) return true
  const ofStop = [...text.slice(0, order.start).matchAll(stopDenied.before)]
  return !cues.some(
    ({ kind, direction, start }) =>
      kind === 'negated' &&
      !(inList && direction === 'backward') &&
      !ofStop.some(({ 0: [...said], index }) => index <= start && start < index + said.length),
  )
}
