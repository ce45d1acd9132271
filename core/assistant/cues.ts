import { withoutHeldKeys } from '../language/held-keys'
import type { QuestionWords } from '../language/question-words'
import { doseUnits } from '../language/dose-units'
import { questionWords } from '../language/questions'
import { tokenise, type Token } from '../vocabulary/normalise'
import { isSupposed, isTold, sentenceEnd } from './calm'
import { isCut, isDespair, isInDanger, violenceIn, wantsDoctor } from './dangers'
import { isDoubleDose, isMisdosed } from './doubled'
import { findJoined, findWords, follow, within } from './sign-words'
import { findTurn } from './turns/turn-words'
import { findPhrase, phrasesOf, type Phrase } from './words'

/** Help that is needed at once. */
export const kindsOfUrgency = ['emergency', 'crisis', 'violence'] as const
export type Urgency = (typeof kindsOfUrgency)[number]

/** What an answer to such signs leaves behind for the question after it. */
export const urgentIntent = 'emergency'

interface Lists {
  readonly signs: readonly Phrase[]
  readonly events: readonly Phrase[]
  readonly crisis: readonly Phrase[]
}

const parse = ({ flags }: QuestionWords): Lists => ({
  signs: phrasesOf(flags.emergency),
  events: phrasesOf(flags.event),
  crisis: phrasesOf(flags.crisis),
})

let parsed: readonly Lists[] | null = null
const lists = (): readonly Lists[] => (parsed ??= questionWords.map(parse))

/**
 * Signs that want help at once, in the whole message or in any sentence of it: what is calm in one sentence quiets no other.
 * What is asked of the past or of another is no sign, except of a wish to die.
 */
export function findUrgency(text: string): Urgency | null {
  const found = new Set(sentencesOf(text).map(urgencyIn))
  return (['crisis', 'emergency', 'violence'] as const).find((one) => found.has(one)) ?? null
}

/** Words of haste as the signs have them. */
const asSpoken = [
  [/\bany more\b/giu, 'anymore'],
  [/\bwanna\b/giu, 'want to'],
  [/\b(?:gonna|gunna)\b/giu, 'going to'],
] as const

const sentencesOf = (text: string): readonly string[] => {
  const said = asSpoken.reduce((one, [word, whole]) => one.replaceAll(word, whole), withoutHeldKeys(text))
  return [said, ...said.split(sentenceEnd), ...beforeBlame(said)]
}

/** "My mouth hangs, is it because of the MRI": what is felt, without what it may come from, which is no picture of it. */
const beforeBlame = (said: string): readonly string[] =>
  [...said.matchAll(/[,;]/gu)].flatMap(({ index }) => {
    const rest = tokenise(said.slice(index + 1))
    return findTurn(rest, 'isIt')?.includes(0) ? [said.slice(0, index)] : []
  })

/**
 * Signs of this moment that want a doctor today, whatever else is asked, and what would want help at once and is only thought
 * of; what wants help at once is looked for before.
 */
export const wantsCareSoon = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) =>
      isTold(sentence, wantsDoctor) ||
      isTold(sentence, (tokens, said) => isSupposed(tokens) && isSign(tokens, said)),
  )

/** A dose that was taken twice or wrongly, as far as that is no emergency. */
export const asksPoisonLine = (text: string): boolean =>
  findUrgency(text) === null && sentencesOf(text).some((sentence) => isTold(sentence, isDoubleDose))

function urgencyIn(sentence: string): Urgency | null {
  const tokens = tokenise(sentence)
  const violence = violenceIn(tokens)
  // "He will kill me" is no wish to die, nor is "denies suicidal thoughts" on a page; what else is said may be one.
  const apart = [...violence, ...(findJoined(tokens, 'noWish') ?? [])]
  if (isCrisis(tokens.filter((_, at) => !apart.includes(at)))) return 'crisis'
  if (isEmergency(sentence)) return 'emergency'
  return violence.length > 0 ? 'violence' : null
}

const hasAny = (tokens: readonly Token[], pick: (list: Lists) => readonly Phrase[]): boolean =>
  lists().some((list) => findPhrase(tokens, pick(list)) !== null)

const isCrisis = (tokens: readonly Token[]): boolean =>
  hasAny(tokens, ({ crisis }) => crisis) || isHarm(tokens) || isCut(tokens) || isDespair(tokens)

const isEmergency = (sentence: string): boolean =>
  isTold(sentence, (tokens, said) => asksInCase(tokens) || (!isSupposed(tokens) && isDanger(tokens, said)))

/** "What do I do if somebody has a stroke": whoever asks has to know whom to call. */
const asksInCase = (tokens: readonly Token[]): boolean =>
  hasAny(tokens, ({ events }) => events) && findWords(tokens, 'inCaseOf') !== null

const isDanger = (tokens: readonly Token[], text: string): boolean =>
  isSign(tokens, text) || (hasAny(tokens, ({ events }) => events) && findWords(tokens, 'urgent') !== null)

/** What is a sign by itself, whatever it comes from. */
function isSign(tokens: readonly Token[], text: string): boolean {
  if (hasAny(tokens, ({ signs }) => signs) || isMisdosed(tokens) || isTooMany(tokens)) return true
  return isSwallowed(tokens) || isWholePack(tokens) || isInDanger(tokens, text)
}

/** Harm to a person by their own hand, and what was taken with that in mind. */
const isHarm = (tokens: readonly Token[]): boolean =>
  follow(findWords(tokens, 'harm'), findWords(tokens, 'self')) ||
  (findWords(tokens, 'deliberate') !== null && findWords(tokens, 'swallowed') !== null)

const isDoseUnit = (norm: string): boolean => doseUnits.some(([unit]) => unit.test(norm))

/**
 * All of the pieces or of what harms, or of what `drugs` says stands at these places, at once; or any of them by who must have
 * none. What harms by itself is heard by the signs.
 */
export function isSwallowed(tokens: readonly Token[], drugs: readonly number[] = []): boolean {
  const pieces = [...(findWords(tokens, 'pieces') ?? []), ...(findWords(tokens, 'harmful') ?? []), ...drugs]
  if (pieces.length === 0) return false
  const all = follow(findWords(tokens, 'swallowed'), findWords(tokens, 'wholly'))
  return all || (findWords(tokens, 'child') !== null && findWords(tokens, 'ingested') !== null)
}

/**
 * "Took the whole box of pills": a package that was emptied at once, of its pieces or of what `drugs` says stands at these
 * places; not one that was used up as told.
 */
export function isWholePack(tokens: readonly Token[], drugs: readonly number[] = []): boolean {
  if (findWords(tokens, 'usedUp') !== null) return false
  const packs = findWords(tokens, 'wholePack') ?? []
  if (!follow(findWords(tokens, 'emptied'), packs)) return false
  const pieces = [...(findWords(tokens, 'pieces') ?? []), ...drugs]
  return pieces.some((piece) => packs.some((pack) => piece > pack && piece - pack <= packNear))
}

/** Words between a package and what is in it: "the whole box of her new heart pills". */
const packNear = 6

/** More pieces of one drug than directions have a person take at once. */
const tooMany = 10

/**
 * "I took 20 pills": many that were taken, of its pieces or of what `drugs` says stands at these places. A strength
 * ("500 mg") is no number of them.
 */
export function isTooMany(tokens: readonly Token[], drugs: readonly number[] = []): boolean {
  const taken = findWords(tokens, 'swallowed') ?? []
  const pieces = [...(findWords(tokens, 'pieces') ?? []), ...drugs]
  return tokens.some(
    ({ norm }, at) =>
      /^\d{1,3}$/.test(norm) &&
      Number(norm) >= tooMany &&
      !isDoseUnit(tokens[at + 1]?.norm ?? '') &&
      taken.some((verb) => within(verb)(at)) &&
      pieces.some(within(at)),
  )
}
