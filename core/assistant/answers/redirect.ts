import { criticalTests, isTelephoned } from '../../alerts/results'
import type { EntityType } from '../../records/kinds'
import { tokenise } from '../../vocabulary/normalise'
import { conceptOfKey } from '../../vocabulary/by-key'
import type { Answer, Topic } from '../answer'
import { topicOfApp } from '../app-help'
import { findJoined } from '../asking'
import type { Aside } from '../asides'
import type { DrugGroup } from '../besides'
import type { KnownFile } from '../record'
import type { Reading } from '../reading'
import { askOf, asOwnQuestions, nearOrResults } from './ask-back'
import { asideText } from './aside-text'
import { isSaidOfFamily, tellFamily } from './family'
import { asksMeaning, termsOf, wordsTold } from './glossary'
import { kindOf } from './kind-of'
import { isSymptom, namesOf, notThere } from './not-there'
import { questionOn } from './question-on'
import { isOfItem, offered, suggestionsOf } from './suggestions'
import type { Telling } from './telling'
import { facetsOf } from '../turns/facets'
import { topicOfUnlisted } from '../unlisted'
import { asksOfRejected } from './turn-text'
import { mayBeOf, waitingAsked, waitingByWords } from './waits'
import { wordsSaidBack } from '../unknown-words'

const suggestedAtMost = 4

export function redirect(
  telling: Telling,
  message: string,
  suggestions: readonly string[] = suggestionsOf(telling),
): Answer {
  return {
    type: 'redirect',
    message,
    suggestions: suggestions.slice(0, suggestedAtMost),
    topic: telling.reading.before,
    ...telling.leading,
  }
}

/** What is asked for and is none of the record's: said as such, with questions that it answers. */
export function outOfScope(telling: Telling): Answer {
  const { t, record, reading } = telling
  const asOwn = reading.ofRelative ? ` ${t('assistant.askAsOwn')}` : ''
  if (reading.aside?.kind === 'family' && isOfIllness(reading)) {
    const told = tellFamily(telling)
    const none = familyNone(telling, asOwn)
    if (none !== null) return none
    if (told !== null) return besideFamily(telling, told)
  }
  if (reading.aside !== null) {
    const own = reading.aside.kind === 'family' && reading.ofRelative ? asOwnQuestions(telling) : []
    const text = asideText(telling, reading.aside) + asOwn
    const told = own.length > 0 ? redirect(telling, text, own) : redirect(telling, text)
    const topic = topicOfAside(telling, reading.aside)
    return topic === null ? told : { ...told, topic }
  }
  if (reading.ofRelative) {
    const own = asOwnQuestions(telling)
    return redirect(telling, t('assistant.ofRelative') + asOwn, own.length > 0 ? own : suggestionsOf(telling))
  }
  if (record.items.length === 0) return redirect(telling, t('assistant.emptyRecord'))
  if (isTakenAllergen(reading)) return redirect(telling, t('assistant.tookAllergic'), [t('ask.askAllergies')])
  if (reading.bound !== null) return redirect(telling, t('assistant.whichTest'))
  const words = wordsSaidBack(reading)
  const unknown = words === null ? '' : `${t('assistant.unknownWords', { words })} `
  const of = askOf(telling)
  const back = of !== null && goesOn(reading) ? of : null
  const beside = back === null ? '' : ` ${back.message}`
  const told = asksMeaning(reading) ? wordsTold(reading, t) : []
  if (told.length > 0) return redirect(telling, told.join(' '))
  const [term] = asksMeaning(reading) && reading.subjects.length === 0 ? termsOf(reading) : []
  if (term !== undefined) return redirect(telling, t(`assistant.${term}`))
  if (isMeaning(reading))
    return redirect(telling, unknown + t('assistant.notExplained') + beside, back?.asked)
  if (reading.cues.has('why') && isOfRelated(reading))
    return redirect(telling, t('assistant.whyRelated'), [t('ask.askAllergies')])
  if (of !== null && reading.cues.has('why'))
    return redirect(telling, `${t('assistant.reasonUnknown')} ${of.message}`, of.asked)
  // "Who wins the elections, do you think".
  // "What do I have to do next, anything due": what waits, and that no page says more.
  if (reading.cues.has('due') && reading.cues.has('advice') && reading.subjects.length === 0)
    return redirect(telling, asideText(telling, { kind: 'due' }))
  const isOther = reading.unknown.length > 1 && reading.subjects.length === 0 && reading.cues.has('origin')
  if (!isOther && (reading.cues.has('advice') || reading.cues.has('unsaid')))
    return redirect(telling, t('assistant.noAdvice') + beside, back?.asked)
  if (reading.undone) return redirect(telling, t('assistant.undoneAll'))
  const waited = waitingTold(telling)
  if (waited.length > 0) return redirect(telling, telling.tellWaiting('waitsNamed', waited))
  const waits = waitingByWords(telling)
  if (waits.length > 0) return redirect(telling, telling.tellWaiting('waitsNamed', waits))
  const near = nearOrResults(telling)
  // What was asked of the thing that was told is asked back of it, unless another is named that is like it.
  if (back !== null && !near.some((one) => isOfItem(telling, one)))
    return redirect(telling, unknown + back.message, back.asked)
  const likely = offered(telling, near)
  if (likely.length > 0)
    return redirect(
      telling,
      unknown + t(near.length > 0 || words !== null ? 'assistant.nearest' : 'assistant.likely'),
      likely,
    )
  if (of !== null && reading.unknown.length <= 1) return redirect(telling, unknown + of.message, of.asked)
  // "And what else" is asked back.
  const isOpen = reading.cues.has('follow') && reading.unknown.length === 0 && reading.subjects.length === 0
  return redirect(telling, isOpen ? t('assistant.whatAsked') : unknown + t('assistant.outOfScope'))
}

/** "Why not", after a drug that goes with a listed allergy. */
const isOfRelated = ({ before, subjects }: Reading): boolean =>
  subjects.length === 0 &&
  before?.intent === 'allergies' &&
  before.keys.some((key) => key.startsWith('related:'))

/** "And if I already took one", after an answer of an allergy. */
const isTakenAllergen = ({ before, text }: Reading): boolean =>
  before?.intent === 'allergies' && facetsOf(tokenise(text)).includes('took')

/** What is "it" after what is no question of the record: the thing that it has not, or what waits. */
const topicOfAside = ({ record: { waiting } }: Telling, aside: Aside): Topic | null =>
  aside.kind === 'unlisted'
    ? topicOfUnlisted(aside)
    : aside.kind === 'app'
      ? topicOfApp(aside.topic)
      : aside.kind === 'waiting' && waiting.length > 0
        ? { intent: 'waiting', keys: [], until: null }
        : null

/** "But I saw 113 on the page", "my pharmacist says I do", after what waits: that it does, whatever else of it is said. */
const waitingTold = ({ reading: { before, subjects, text, place }, record }: Telling) =>
  subjects.length > 0 || place !== null || tokenise(text).length > longestReply
    ? []
    : record.waiting.filter(({ key }) => before?.keys.includes(key) === true)

const longestReply = 12

/** A longer question is one of its own. */
const longestTurn = 7

/** A short turn that names nothing, after an answer: it is asked of what that told. */
const goesOn = ({ before, text, subjects, unknown, ofRelative }: Reading): boolean =>
  before !== null &&
  !ofRelative &&
  unknown.length <= 1 &&
  subjects.every(({ key }) => before.keys.includes(key)) &&
  (before.intent === 'waiting' || tokenise(text).length <= longestTurn)

/** "My mother's sugar", "my father's pills" ask for what no letter of this record tells of them. */
const isOfIllness = ({ cues, subjects, ofRelative, unknown, place }: Reading): boolean =>
  // "My mother is on her way to the hygienist": what somebody does is no illness in the family.
  !(ofRelative && unknown.length > 1) &&
  // "Grandma in hospital last year, what was it" asks for a stay.
  !(ofRelative && place !== null) &&
  !(['drugs', 'labs', 'taking', 'dose'] as const).some((cue) => cues.has(cue)) &&
  subjects.every(({ type, item }) => type === 'diagnosis' || (item === null && isDone(type)))

const isDone = (type: EntityType): boolean => type === 'imaging' || type === 'procedure'

/** "Does my mother have asthma", of whom no page says it: that, and how it is asked where the record is hers. */
function familyNone(telling: Telling, asOwn: string): Answer | null {
  const { reading, t } = telling
  const named = reading.subjects.filter(({ type }) => type === 'diagnosis')
  if (!reading.ofRelative || named.length === 0 || isSaidOfFamily(telling, named)) return null
  const name = namesOf(telling, named)
  const none = `${t('assistant.ofFamily')} ${t('assistant.familyNone', { name })}`
  return redirect(telling, none + asOwn, asOwnQuestions(telling))
}

/** "Given my family history do I need a mammogram": what is asked besides is no question of the family. */
function besideFamily(telling: Telling, told: Answer): Answer {
  const { t, reading } = telling
  const missing = reading.subjects.filter(({ type, item }) => item === null && isDone(type))
  const said = [
    ...(reading.cues.has('advice') ? [t('assistant.noAdvice')] : []),
    ...notThere(telling, missing),
  ]
  return told.type === 'redirect' || said.length === 0
    ? told
    : { ...told, summary: [told.summary, ...said].join(' ') }
}

/** "What does it mean", of a word that no page and no list of ours explains. */
const isMeaning = ({ cues }: Reading): boolean =>
  cues.has('unsaid') && cues.has('define') && !cues.has('advice')

/** What was named is not in the record: said, and never guessed at. */
export function notFound(telling: Telling, what: string | null = null): Answer {
  const { t, reading } = telling
  const missing = reading.subjects.filter(({ item }) => item === null)
  if (what === null && missing.length === 0) return outOfScope(telling)
  // What is felt is no finding of a record: what it comes from is for a doctor to say.
  if (reading.subjects.length > 0 && reading.subjects.every(isSymptom))
    return redirect(
      telling,
      `${t('assistant.noAdvice')} ${t('assistant.notFound', { name: what ?? namesOf(telling, missing) })}`,
    )
  const waits = waitingAsked(telling, false).length > 0
  const text = what === null || waits ? notThere(telling, missing) : [t('assistant.notFound', { name: what })]
  const beyond = isMeaning(reading) ? 'assistant.notExplained' : 'assistant.noAdvice'
  const advised = reading.unsaid ? `${t(beyond)} ` : ''
  const told = [...text, ...(waits ? alarming(telling) : [...rejectedToo(telling), ...waitsToo(telling)])]
  return { ...redirect(telling, advised + told.join(' ')), topic: namedTopic(reading) }
}

/** "It says sodium 113, is that bad": what waits is not told as hers, and a number that is far off is not left waiting. */
function alarming({ t, reading: { asks, cues, subjects } }: Telling): readonly string[] {
  const keys = subjects.flatMap(({ type, key }) => (type === 'lab' ? [key] : []))
  const isJudged = cues.has('abnormal') || cues.has('advice') || asks.claims.size > 0
  // A number is alarming where a laboratory would telephone it; without one, the test has to be of those.
  const isAlarming = (key: string) =>
    asks.numbers.length > 0
      ? asks.numbers.some((number) => isTelephoned(key, number))
      : isJudged && criticalTests.includes(key)
  return keys.some(isAlarming) ? [t('assistant.alarmingIfTrue')] : []
}

/** What was not found is "it" all the same. */
const namedTopic = ({ intent, subjects, before }: Reading): Topic | null =>
  subjects.length === 0 ? before : { intent: intent ?? '', keys: subjects.map(({ key }) => key), until: null }

/** It may be among what waits by a name that no vocabulary has; what waits by another name is another thing. */
const waitsToo = (telling: Telling): readonly string[] =>
  [...new Set(telling.reading.subjects.map(({ type }) => type))].flatMap((type) =>
    telling.waitingOf(type, 'mayWait', ({ key }) => !isKnown(type, key)),
  )

const isKnown = (type: EntityType, key: string): boolean => conceptOfKey(type, key) !== null

/** "Why is there no calcium, I had one": what was rejected is not told, and where it can be found is. */
const rejectedToo = (telling: Telling): readonly string[] =>
  findJoined(tokenise(telling.reading.text), 'gone') !== null && asksOfRejected(telling)
    ? [telling.t('assistant.maybeRejected')]
    : []

export const noneOf = (telling: Telling, type: EntityType): Answer =>
  saidWith(telling, telling.t('assistant.noneOf'), telling.waitingOf(type))

/** What waits may be of the group. */
export const noneOfGroup = (telling: Telling, { name, atc }: DrugGroup): Answer => {
  const waiting = telling.waitingOf('medication', 'waiting', mayBeOf(atc))
  const { unsaid, asks } = telling.reading
  const advised = unsaid && !asks.past ? `${telling.t('assistant.noAdvice')} ` : ''
  return saidWith(telling, advised + telling.t('assistant.noneOfGroup', { name }), waiting)
}

const saidWith = (telling: Telling, text: string, more: readonly string[]): Answer =>
  redirect(telling, [text, ...more].join(' '))

/** "The heart scan", of which part the record has no study: that, and no illness of the part. */
export const noStudyOf = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noStudyOf', { name }))

export const noEarlier = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noEarlier', { name }))

export const noChanges = (telling: Telling): Answer => redirect(telling, telling.t('assistant.noChanges'))

/** Of two times that are compared no test has both. */
export const noneThen = (telling: Telling, times: { older: string; newer: string }): Answer =>
  redirect(telling, telling.t('assistant.comparedNone', times))

export const noneOfTime = (telling: Telling, name: string): Answer =>
  redirect(telling, telling.t('assistant.noneOfTime', { name }), [telling.t('assistant.askLatest', { name })])

export const noneOfPlace = (telling: Telling, name: string, place: string): Answer =>
  redirect(telling, telling.t('assistant.noneOfPlace', { name, place }), [
    telling.t('assistant.askLatest', { name }),
  ])

export const noDocuments = (telling: Telling, place: string): Answer =>
  redirect(telling, telling.t('assistant.noDocuments', { place }))

/** The documents have nothing of what alone is asked for: which they are is said, and what waits where no time is asked for. */
export const noneWanted = (telling: Telling, place: string, found: readonly KnownFile[]): Answer => {
  const { t, reading } = telling
  const waiting =
    reading.time === null && reading.place === null
      ? reading.only.flatMap((type) => telling.waitingOf(type))
      : []
  const names = found
    .slice(0, suggestedAtMost)
    .map((file) => `${kindOf(telling, file)} (${telling.date(file.detected_date)})`)
    .join(', ')
  return saidWith(telling, t('assistant.noneWanted', { place }), [
    ...(names === '' ? [] : [t('assistant.documentsThere', { names })]),
    ...waiting,
  ])
}

/** Several things of the record may be meant: which, is the patient's to say. */
export function whichOne(telling: Telling): Answer {
  const asked = telling.reading.unsure.flatMap(({ item }) => (item ? [questionOn(telling, item)] : []))
  return redirect(telling, telling.t(asked.length > 1 ? 'assistant.whichOne' : 'assistant.nearest'), asked)
}
