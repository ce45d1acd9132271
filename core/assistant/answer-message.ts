import type { Answer, Section, Topic } from './answer'
import { answerQuestion } from './answer-question'
import { needsOf } from './needs'
import { asksPoisonLine, kindsOfUrgency, urgentIntent, wantsCareSoon, type Urgency } from './cues'
import { isSymptom } from './answers/not-there'
import { combineAnswers, type Answered } from './combine'
import { findHeld } from './held'
import { halvesOf, questionsOf } from './questions'
import type { Evidence, KnownRecord, Needs } from './record'
import { translator } from '../i18n/languages'
import type { Question } from './reading'
import { languageOf } from './language-of'
import { asMeant } from './layout'
import { withAskedTime } from './topics'
import { withRelative } from './turns/carried'
import { drugsNounOf } from './turns/turn-words'
import { findWords } from './sign-words'
import { tokenise } from '../vocabulary/normalise'
import { understand } from './understand'
import { apartFromSigns, isAsking, urgencyOf } from './urgency'

type LookUp = (needs: Needs) => Promise<Evidence>

/**
 * The answer to a message: to each of its questions, the one after the other, as one. Signs that want help at once stand
 * first, wherever in the message they are told and whatever else is asked; what tells them is not looked up.
 */
export async function answerMessage(typed: Question, record: KnownRecord, lookUp: LookUp): Promise<Answer> {
  const message = { ...typed, text: asMeant(typed.text) }
  const apart = apartFromSigns(message.text) || besideSigns(message.text)
  if (apart === '' && message.text.trim() !== '') return helpFirst(null, message)
  const answered: Answered[] = []
  let isOfRecord = false
  for (const text of questionsOf(apart).flatMap((one) => partsOf({ ...message, text: one }, record))) {
    const before = answered.at(-1)?.answer.topic ?? message.before
    const reading = understand({ ...message, text, before }, record)
    isOfRecord ||= reading.intent !== null && reading.subjects.some((one) => !isSymptom(one))
    const evidence = await lookUp(needsOf(reading, record))
    const answer = answerQuestion(reading, record, evidence)
    answered.push({ question: text, answer: withAskedTime(withRelative(answer, reading), reading.time) })
  }
  return helpFirst(combineAnswers(answered), message, isOfRecord)
}

/** What a sentence asks beside the signs that it tells: "severe chest pain, and what is my hemoglobin". */
const besideSigns = (text: string): string =>
  halvesOf(text)?.find((part) => urgencyOf(part) === null && isAsking(part)) ?? ''

const ofDrugs: ReadonlySet<string> = new Set(['medications', 'past_medications', 'drug_changes'])

/** A question as it is, or as the two that an "and" joins: where each asks what the other does not. */
function partsOf(message: Question, record: KnownRecord): readonly string[] {
  const halves = halvesOf(message.text)
  if (halves === null || understand(message, record).compared !== null) return [message.text]
  const [first, second] = halves
  const one = understand({ ...message, text: first }, record)
  if (one.intent === null) return [message.text]
  const keys = one.subjects.flatMap(({ item, key }) => (item === null ? [] : [key]))
  const before = { intent: one.intent, keys, until: null }
  const other = understand({ ...message, text: second, before }, record)
  // "What was stopped, and what was added": both of drugs.
  if (ofDrugs.has(one.intent) && other.intent === 'changes')
    return [first, `${second.replace(/[?\s]+$/u, '')} ${drugsNounOf(languageOf(message))}`]
  // What is not understood of it is said of that part alone.
  if (other.intent === null) return other.aside !== null || other.unknown.length > 0 ? halves : [message.text]
  const isSame = one.intent === other.intent && other.subjects.every(({ key }) => keys.includes(key))
  return isSame && other.time === null ? [message.text] : halves
}

/** "Since when do I have an irregular heartbeat", of an illness that is listed: its day is asked for, and no sign of now is told. */
function isOfListedSince(text: string, { type, topic }: Answer): boolean {
  const tokens = tokenise(text)
  const begins = findHeld(tokens, 'asksSince') ?? []
  // The "since" that asks tells of nothing that lasts.
  const told = tokens.filter((_, at) => !begins.includes(at))
  const isNow = (['present', 'lasting', 'urgent', 'returned'] as const).some(
    (list) => findWords(told, list) !== null,
  )
  const isOfOwn = (['since', 'condition', 'organ'] as const).some((one) => topic?.intent === one)
  const isListed =
    isOfOwn &&
    topic !== null &&
    topic.keys.length > 0 &&
    topic.keys.every((key) => key.startsWith('diagnosis:'))
  return type === 'answer' && isListed && !isNow && begins.includes(0)
}

/**
 * The answer, led by what to do where the message tells such signs. Beside a wish to die and violence nothing of the record is
 * told: its medications and their doses least of all.
 * @param answer to what the message asks apart from the signs; null where it asks nothing else
 * @param isOfRecord it asks for something by its name, of which the record may have nothing
 */
export function helpFirst(answer: Answer | null, message: Question, isOfRecord = false): Answer {
  const urgency = urgencyOf(message.text)
  const t = translator(languageOf(message))
  const still = urgency ?? toldUrgent(message.before)
  if (still === null && answer !== null) {
    if (asksPoisonLine(message.text))
      return saidFirst(answer, t('ask.doubled'), t('assistant.doubledMeanwhile'))
    return wantsCareSoon(message.text) && !isOfListedSince(message.text, answer)
      ? saidFirst(answer, t('ask.soon'), t('assistant.soonMeanwhile'), isOfRecord)
      : answer
  }
  const kind = still ?? 'emergency'
  const alert: Section = { type: 'alert', severity: 'critical', message: t(`ask.${kind}`) }
  const [first, disclaimer] = [t(`assistant.${kind}Meanwhile`), t('assistant.emergencyDisclaimer')]
  if (answer?.type === 'answer' && kind === 'emergency') {
    const { summary, sections } = answer
    return { ...answer, summary: `${first} ${summary}`, sections: [alert, ...sections], disclaimer }
  }
  return {
    type: 'answer',
    summary: first,
    summary_sources: [],
    sections: [alert],
    sources: [],
    disclaimer,
    topic: urgency === null ? null : { intent: urgentIntent, keys: [urgency], until: null },
  }
}

/** "Is it the aspirin", after signs that want help at once: help stands first there, too. */
const toldUrgent = (before: Topic | null): Urgency | null =>
  before?.intent === urgentIntent ? (kindsOfUrgency.find((kind) => before.keys.includes(kind)) ?? null) : null

/** The answer, led by whom to ask today. What the record says is no answer to how one feels, nor to a dose too much. */
function saidFirst(answer: Answer, message: string, first: string, isOfRecord = false): Answer {
  if (answer.type === 'redirect')
    return { ...answer, message: answer.to_check || isOfRecord ? `${message} ${answer.message}` : message }
  const alert: Section = { type: 'alert', severity: 'warning', message }
  return { ...answer, summary: `${first} ${answer.summary}`, sections: [alert, ...answer.sections] }
}
