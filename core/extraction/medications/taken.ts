import type { Document } from '../../document/types'
import type { Verdict } from '../assertion/assert'
import { sentenceAround } from '../assertion/scope'
import type { Passage } from '../passage'
import { provokes } from '../provokes'
import { reactionOf } from '../reactions'
import { stopLabel, type Order } from './orders'

/** Given once for a purpose of the moment: in a story no treatment that the patient is on. */
const oneTime: ReadonlySet<string> = new Set([
  'vaccine', 'iv fluid', 'general anesthetic', 'inhalational anesthetic', 'local anesthetic', 'neuromuscular blocker', 'antiseptic',
  'contrast medium', 'diagnostic',
]) // prettier-ignore

const header = (passage: Passage): boolean => passage.kind === 'header' && passage.words.length < 12

/** "Guided injection of triamcinolone 40 mg": what the report says was given. */
const injected = /(?<!\p{L})(?:injection|injected|infiltration|infiltrated|instillation) (?:of |with )?$/iu

/** A drug's name alone is no order: it needs a list of drugs, a dose, directions or a verb. */
export function isOrder(order: Order, inList: boolean, document: Document): boolean {
  const { mention, passage, dose, directions, action, tail } = order
  if (aboutTest(passage, order)) return false
  // A list of allergies names drugs that are not taken, unless it says how.
  if (passage.kind === 'allergies') return directed(order)
  if (inList) return true
  // Smoked or drunk, not prescribed.
  if (passage.kind === 'social-history') return dose !== null && dose.unit !== null
  const usage = mention.concept.attributes.get('class') ?? ''
  if (oneTime.has(usage))
    return /anesthetic/.test(usage) && dose !== null && /^(?:mg|mcg|g|%)$/.test(dose.unit ?? '')
  const dosed = dose !== null || directions.frequency !== null
  // "On edoxaban" in a radiologist's request; what is injected for the picture is no treatment.
  const category = document.facts.category.value
  if (passage.kind === 'technique') return dose !== null && dose.unit !== null && dose.unit !== '%'
  if (mention.concept.attributes.get('class') === 'contrast medium') return false
  if (category === 'lab') return action === 'continue'
  if (category === 'imaging')
    return (
      action === 'continue' ||
      (dose !== null &&
        dose.unit !== 'mL' &&
        (action === 'given' || directions.end > 0 || injected.test(passage.text.slice(0, order.start))))
    )
  // "Trastuzumab through September"
  if (/^\s*(?:through|until|till)\s+\p{L}/iu.test(tail)) return true
  if (mention.ambiguous || mention.fuzzy) return dosed
  // A line of a prescription that is a drug's name and its form: "AZOPT EYE DROPS".
  const alone = order.start === 0 && passage.words.length <= 6 && !/[:;]/.test(passage.text)
  if (category === 'prescription' && alone && !header(passage)) return true
  if (header(passage) && document.facts.category.value !== 'prescription') return dosed && dose !== null
  if (action === 'given' || action === 'continue') return true
  return dosed || action !== 'none' || /^\s*\((?:new|stopped)/i.test(tail)
}

/** "Digoxin level 1.2 ng/mL", "Potassium 4.9 mmol/L", "no reaction to penicillin", "vitamin D deficiency". */
function aboutTest(passage: Passage, order: Order): boolean {
  // "Do not eat grapefruit with amiodarone" advises on food.
  if (
    /(?<!\p{L})(?:do not (?:take|eat|drink|combine)|avoid|אין ליטול|אין לאכול|לא ליטול|להימנע מ\S*)[^.;]*\s(?:with|while on|עם|בזמן)\s+$/iu.test(
      passage.text.slice(0, order.start),
    )
  )
    return true
  if (
    /(?:allerg|sensitivit|intoleranc|adverse reaction|רגישו|אלרגי)\p{L}*\s?:[^.]*$/iu.test(
      passage.text.slice(0, order.start),
    )
  )
    return true
  const rest = passage.text.slice(order.nameEnd)
  if (
    /^[\s-]*(?:levels?|concentration|test|testing|assay|allerg\p{L}*|hypersensitivity|intoleran\p{L}*|sensitiv\p{L}*|resist\p{L}*|toxicity|overdose|deficien\p{L}*|poisoning|antagonist|receptor|antibod\p{L}*|vaccin\p{L}*|clearance|challenge)(?!\p{L})/iu.test(
      rest,
    )
  )
    return true
  if (
    /^[\s:=-]*(?:was |is |of )?[<>]?\d+(?:[.,]\d+)?\s*(?:mmol|mg|g|ng|pg|ug|mcg|µg|nmol|pmol|umol|meq|iu|miu|u|%)?\s*\/\s*(?:d?l|ml)(?!\p{L})/iu.test(
      rest,
    )
  )
    return true
  if (provokes(rest)) return true
  const before = passage.text.slice(Math.max(0, order.start - 40), order.start)
  return /(?:allerg\p{L}* to|allergic to|reaction to|sensitiv\p{L}* to|resistant to|intolerant to|רגיש\p{L}* ל-?|אלרגי\p{L}* ל-?|רגישות ל-?|רמת|level of|levels of|check|monitor)\s*(?:the\s)?$/iu.test(
    before,
  )
}

/** A dose or a frequency and no reaction: an order that stands under the wrong heading. */
export function directed({ dose, directions, tail }: Order): boolean {
  const taken = (dose !== null && dose.unit !== null) || directions.frequency !== null
  return taken && reactionOf(tail) === null
}

const unsure =
  /^(?:consider|considering|considered|hesitant to|reluctant to|hesitate to|wary of|may|may be|might|could|could be|would|if|avoid|possible|possibly|option of|unless|in case of|versus|vs|limit|discuss|perhaps|vaccine|לשקול|יש לשקול|שקילת|במידה|אם יש|ייתכן|יתכן|אפשרות ל|חשש ל|if needed|instead|used to treat|used for|can cause|may cause|side effects)/i

/** "Insulin glargine if the A1c stays above 8%": a step that waits for a finding; "if pain persists" is how to take it. */
const awaited =
  /^\s*(?:only )?if\s(?!(?:needed|required|necessary|(?:the |your )?(?:pain|fever|temperature|headache|symptoms?|nausea|itch))(?!\p{L}))[^.;]{0,40}?(?<!\p{L})(?:stays?|remains?|rises?|persists?|exceeds?|falls?|drops?|still|fails?|above|below|over|under|uncontrolled|inadequate|insufficient|not (?:controlled|improved|at (?:goal|target)))(?!\p{L})/iu

/** "Taking aspirin with etoricoxib increases the risk of bleeding" advises. */
const warns =
  /(?<!\p{L})(?:(?:increas|rais)(?:es?|ed|ing)\s+(?:the |your )?(?:\p{L}+ )?(?:risk|chance)|(?:מגביר|מעלה|מגבירה|מעלות|מגבירים|מעלים)\s+(?:את\s+)?ה?סי?כון)(?!\p{L})/iu

/** Not taken: negated, of a relative, only considered. */
export function isTaken(verdict: Verdict, order: Order, inList: boolean): boolean {
  if (verdict.assertion === 'family' || verdict.assertion === 'other-person') return false
  const { text } = order.passage
  if (!inList && order.action === 'none' && awaited.test(order.tail)) return false
  const sentence = sentenceAround(text, order)
  if (warns.test(text.slice(sentence.start, sentence.end))) return false
  const cues = verdict.cues.map((cue) => ({ ...cue, words: text.slice(cue.start, cue.end).trim() }))
  if (
    cues.some((cue) => cue.kind === 'hypothetical' && cue.direction === 'forward' && unsure.test(cue.words))
  )
    return false
  // "STOP: cilostazol (contraindicated)" was taken till now.
  if (order.action === 'stop' && stopLabel.test(text.slice(0, order.start))) return true
  if (
    cues.some(
      (cue) =>
        cue.kind === 'planned' &&
        /declin|refus|not (?:indicated|required|needed|necessary)|contraindicated|consider|טרם|סירב|מסרב|ללא צורך|אין צורך|לשקול/i.test(
          cue.words,
        ),
    )
  )
    return false
  if (
    order.action === 'stop' &&
    /(?<!not |never )(?:stop|discontinu|held|withheld|ceased|הופסק|להפסיק)/iu.test(text)
  )
    return true
  if (
    /^[^.;]{0,60}(?<!\p{L})(?:declined|refused|not started|not tolerated|not prescribed|not commenced|not required|not needed|not indicated|was considered|were considered|should be avoided|to be avoided|must not be|should not be|not to be|is contraindicated|are contraindicated|contraindicated|not used|not given|is an option|was discussed|to be arranged|to be discussed|to be considered|to be inserted|will be considered|סירב|סירבה|לא הוחל|לא נדרש)(?!\p{L})/iu.test(
      order.tail,
    )
  )
    return false
  if (
    /^[^.;]{0,50}(?<!\p{L})to be (?:started|commenced|added|introduced|considered)\s+(?:if|when|should|once|by|after)(?!\p{L})/iu.test(
      order.tail,
    )
  )
    return false
  // "Start lisinopril if …": not yet.
  if (
    order.action === 'start' &&
    /^[^.;,]{0,25}(?<!\p{L})(?:if|should|אם|במידה)(?! needed| required| necessary)(?!\p{L})/iu.test(
      order.tail,
    )
  )
    return false
  if (order.action === 'stop') return true
  const negated = cues.some((cue) => cue.kind === 'negated' && !(inList && cue.direction === 'backward'))
  return !negated
}
