import { tokenise } from '../../vocabulary/normalise'
import type { Answer } from '../answer'
import { findJoined, findRow } from '../asking'
import { codesOf } from '../condition-codes'
import { inRecordWords } from '../lay'
import type { Intent } from '../intents'
import type { Reading } from '../reading'
import { hasLimit, limitsPrinted } from '../numbers'
import { wordsSaidBack } from '../unknown-words'
import { overBeside } from './conditions'
import { alwaysText, degreeText } from './degree'
import { limitsNamed } from '../absent-event'
import { readingText } from '../reading-text'
import { explain, isWhatItIs } from './glossary'
import { findSubjects } from '../subjects'
import { findHeld } from '../held'
import { causeText } from './held-back'
import { notThere } from './not-there'
import { otherNumber, otherOfSeveral } from './other-number'
import { otherDoseText } from './other-dose'
import { onPageText } from './on-page'
import { notTakenText, ownDoseText } from './own-dose'
import type { Telling } from './telling'
import { asksWhereItWent, turnText } from './turn-text'
import { withFirst } from './with-first'
import { leftOverText, lists, saidBefore, saidLast } from './without'

/** What is said before the answer: what a word means, and what of the question no record says. */
export function prefixed(answer: Answer, telling: Telling): Answer {
  // What the answer says by itself is not said twice.
  const isSaid = (text: string): boolean => answer.type === 'answer' && answer.summary.includes(text)
  const said = [...new Set(saidFirst(telling, answer.type === 'answer'))].filter((text) => !isSaid(text))
  const first = said.length === 0 ? answer : withFirst(said.join(' '), answer)
  if (first.type === 'redirect') return first
  const last = saidLast(telling).filter((text) => !first.summary.includes(text))
  return last.length === 0 ? first : { ...first, summary: [first.summary, ...last].join(' ') }
}

/** An answer of what was before what, with the word of the question that it is without. */
export function withLeftOver(answer: Answer, telling: Telling): Answer {
  const said = leftOverText(telling)
  return said.length === 0 ? answer : withFirst(said.join(' '), answer)
}

function saidFirst(telling: Telling, isTold: boolean): readonly string[] {
  const { reading, t } = telling
  const { cues, subjects, unsaid, intent } = reading
  const words = explain(telling)
  const ofTest = subjects.some(({ type, item }) => type === 'lab' && item !== null)
  const { unknownPlace: place } = reading
  const leftOut = isWholeList(reading) ? wordsSaidBack(reading) : null
  return [
    ...productText(telling),
    ...opinionText(telling),
    ...fieldText(telling),
    ...(place === null ? [] : [t('assistant.noPlace', { place })]),
    ...illnessText(telling),
    ...(isTold ? stoppedText(telling) : []),
    ...(isTold ? [...limitText(telling), ...onPageText(telling)] : []),
    ...(reading.unlisted.length === 0 || !isTold
      ? []
      : [
          t(intent === 'procedures' ? 'assistant.noRemoval' : 'assistant.notFound', {
            name: reading.unlisted.join(', '),
          }),
        ]),
    ...(isTold ? saidBefore(telling) : []),
    ...(isTold ? overBeside(telling) : []),
    ...words,
    ...(isTold ? [...otherNumberText(telling), ...otherDoseText(telling)] : []),
    // Of a group that is narrowed, that there is none may be said of the wider one alone.
    ...(!isTold && reading.group !== null ? leftOverText(telling) : []),
    ...(leftOut === null || !isTold ? [] : [t('assistant.leftOut', { words: leftOut })]),
    ...(isTold ? [...degreeText(telling), ...alwaysText(telling)] : []),
    ...(ofTest && cues.has('convert') ? [t('assistant.notConverted')] : []),
    ...(ofTest && cues.has('fasting') ? [t('assistant.fastingUnknown')] : []),
    ...(reading.unwritten === null || !isTold || !isOfUnwritten(reading)
      ? []
      : [t(`assistant.unwritten_${reading.unwritten}`)]),
    ...(reading.undone && isTold && intent !== null && lists.has(intent) ? [t('assistant.undone')] : []),
    ...ownDoseText(telling),
    ...(isTold ? notTakenText(telling) : []),
    ...rangeText(telling),
    ...(isReasonAsked(reading) && !isExplained(reading, words) && rangeText(telling).length === 0
      ? [t('assistant.reasonUnknown')]
      : []),
    ...(isTold && reading.asks.claims.has('balanced') ? [t('assistant.balanceUnknown')] : []),
    ...turnText(telling, isTold),
    ...(isTold ? causeText(telling) : []),
    ...(unsaid &&
    (words.length === 0 || (cues.has('advice') && cues.has('unsaid'))) &&
    intent !== null &&
    isTold
      ? [t('assistant.unsaid')]
      : []),
  ]
}

/** Answers of drugs, in which an illness is told as one's own by the way. */
const ofDrugs: ReadonlySet<Intent> = new Set([
  'dose',
  'drug_group',
  'medications',
  'past_medications',
  'drug_changes',
  'daypart',
])

/** "Since my heart surgery", of which the record has nothing: that, before what there is without it. */
function limitText(telling: Telling): readonly string[] {
  const { reading, record, t } = telling
  if (reading.intent === null || reading.ofRelative) return []
  const text = readingText(reading.text)
  const named = findSubjects(tokenise(text), record.items, new Set()).named
  const { operation, subjects, rows } = limitsNamed(text, named)
  return [
    ...(operation === null || subjects.some(({ type }) => type === 'procedure')
      ? []
      : [t('assistant.noRemoval', { name: operation })]),
    ...(subjects.length === 0 ? [] : notThere(telling, subjects)),
    ...(rows.length === 0 ? [] : [t('assistant.notFound', { name: rows.join(', ') })]),
  ]
}

/** "Since they stopped the metformin, is my sugar fine": that it is listed as taken, before what else is asked. */
function stoppedText(telling: Telling): readonly string[] {
  const { cues, subjects, intent, text } = telling.reading
  const isOfDrug = subjects.some(({ type }) => type === 'medication')
  if (!cues.has('stopped') || !cues.has('since') || isOfDrug || intent === null) return []
  const { named } = findSubjects(tokenise(readingText(text)), telling.record.items, new Set())
  return named.flatMap(({ item }) =>
    item?.type === 'medication' && item.status === 'active'
      ? [telling.t('assistant.drugActive', { name: telling.nameOf(item) })]
      : [],
  )
}

/** ICD-10-CM, chapter Z: "long-term use" of a drug is no illness. */
const isOfUse = (key: string): boolean => codesOf(key).some((code) => code.startsWith('Z'))

/** "Since my asthma got worse, which inhaler": that the record lists no such illness of one's own. */
function illnessText(telling: Telling): readonly string[] {
  const { intent, text, subjects } = telling.reading
  if (intent === null || !ofDrugs.has(intent)) return []
  const tokens = tokenise(inRecordWords(text))
  if (findJoined(tokens, 'mine') === null) return []
  const named = findSubjects(tokens, telling.record.items, new Set()).named
  const own = new Set([...named, ...subjects].flatMap((one) => (one.item === null ? [] : one.places)))
  return notThere(
    telling,
    named.filter(
      ({ type, key, item, places }) =>
        type === 'diagnosis' && item === null && !isOfUse(key) && !places.some((at) => own.has(at)),
    ),
  )
}

/** "Is Dr. Whitaker any good": before what the record has from there. */
const opinionText = ({ reading: { text, intent, place }, t }: Telling): readonly string[] =>
  ((intent === 'visit' && place !== null) || intent === 'doctors') &&
  findJoined(tokenise(text), 'opinions') !== null
    ? [t('assistant.opinionUnknown')]
    : []

/** "Is Dr. Whitaker my family doctor", "the cardiologist Dr. Friedman": before what the record has by that name. */
const fieldText = ({ reading: { text, intent, place }, t }: Telling): readonly string[] =>
  place?.byField === true
    ? [t('assistant.fieldByPlace')]
    : (intent === 'doctors' && place === null && findHeld(tokenise(text), 'familyDoctor') !== null) ||
        (intent === 'visit' &&
          place?.isStay === false &&
          (findHeld(tokenise(text), 'familyDoctor') !== null || findRow(tokenise(text), 'fields') !== null))
      ? [t('assistant.fieldOfDoctor')]
      : []

/** "Dexamol Cold" has more in it than the drug by whose name it goes. */
function productText({ reading, t }: Telling): readonly string[] {
  const text = inRecordWords(reading.text)
  const tokens = tokenise(text)
  const more = findJoined(tokens, 'products') ?? []
  const found = reading.subjects.flatMap(({ type, places }) => {
    const at = Math.max(-1, ...places)
    const [first, last] = [tokens[Math.min(...places)], tokens[at + 1]]
    return type === 'medication' && first && last && more.includes(at + 1)
      ? [text.slice(first.start, last.end)]
      : []
  })
  return found.length === 0 ? [] : [t('assistant.productUnknown', { name: [...new Set(found)].join(', ') })]
}

/** "LDL 154": that there is no such result, before what there is. */
function otherNumberText(telling: Telling): readonly string[] {
  const { intent } = telling.reading
  const found = intent !== null && ofOneTest.has(intent) ? otherNumber(telling) : null
  const several = intent === 'latest' ? otherOfSeveral(telling) : null
  if (several !== null) return [telling.t('assistant.notAnyNumber', { number: several })]
  if (found === null) return []
  return [telling.t('assistant.notThatNumber', { name: found.test.name, number: found.number })]
}

const ofOneTest: ReadonlySet<Intent> = new Set(['latest', 'trend', 'previous', 'count'])

/** Until when something is taken is asked of no result: "anemic forever, is it rising". */
const ofResults: ReadonlySet<Intent> = new Set([
  'latest',
  'trend',
  'previous',
  'count',
  'changes',
  'abnormal',
  'results',
])

/** Of a result its range tells how far it is off. */
const ofSeverity: ReadonlySet<Intent> = new Set([
  'allergies',
  'condition',
  'conditions',
  'related',
  'imaging',
  'procedures',
])

/** Of a stay, or of one thing that is named, no page is read for it. */
const isOfUnwritten = ({ unwritten, intent, cues, subjects }: Reading): boolean =>
  unwritten === 'length' || unwritten === 'er' || unwritten === 'admitted'
    ? intent === 'visit'
    : unwritten === 'until' || unwritten === 'supply'
      ? intent !== null && !ofResults.has(intent) && !subjects.some(({ item }) => item?.status === 'inactive')
      : unwritten === 'severity'
        ? intent !== null && ofSeverity.has(intent)
        : unwritten === 'target'
          ? intent !== 'medications'
          : !(unwritten === 'cause' && cues.has('why'))

/** A list that a word which was not understood may have narrowed: "which heart pills do I take". */
const isWholeList = ({ intent, subjects, urgency, unknownPlace }: Reading): boolean =>
  intent !== null && lists.has(intent) && subjects.length === 0 && urgency === null && unknownPlace === null

/** "Why do they check creatinine": what it tells was said. */
const isExplained = (reading: Reading, words: readonly string[]): boolean =>
  isWhatItIs(reading) || (words.length > 0 && reading.cues.has('define') && reading.intent === 'latest')

/** "Why does it say 12-16 beside it": the two numbers are the range that the page prints. */
function rangeText({ reading: { subjects, asks, cues, text }, t }: Telling): readonly string[] {
  const [low, high] = asks.numbers
  const [limit, ...others] = limitsPrinted(text)
  const tests = subjects.flatMap(({ item }) => (item?.type === 'lab' ? [item] : []))
  if (limit !== undefined && others.length === 0)
    return tests.some(({ detail }) => hasLimit(detail, limit)) ? [t('assistant.limitIs', { limit })] : []
  if (
    low === undefined ||
    high === undefined ||
    asks.numbers.length > 2 ||
    !(cues.has('why') || cues.has('define'))
  )
    return []
  const isRange = subjects.some(
    ({ item }) => item?.type === 'lab' && item.detail.ref_low === low && item.detail.ref_high === high,
  )
  return isRange ? [t('assistant.rangeIs', { low, high })] : []
}

/** "Why did they do the x-ray": of drugs, their directions are looked at. */
const isReasonAsked = ({ cues, intent, text, subjects }: Reading): boolean =>
  cues.has('why') &&
  // "Where does the allergy come from": from which page.
  !(intent === 'origin' && subjects.some(({ type }) => type === 'allergy')) &&
  intent !== null &&
  !asksWhereItWent(text) &&
  [
    'imaging',
    'procedures',
    'condition',
    'since',
    'latest',
    'trend',
    'visit',
    'drug_group',
    'origin',
  ].includes(intent)
