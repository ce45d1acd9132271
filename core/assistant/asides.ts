import { conceptOfKey } from '../vocabulary/by-key'
import type { Token } from '../vocabulary/normalise'
import { appTopicOf, type AppTopic } from './app-help'
import { findJoined, findRow, findRows, findSaid, findWords } from './asking'
import { findHeld } from './held'
import { isFor } from './for-what'
import { saysPressure } from './numbers'
import { findCues, isFiller, isForOneself, type Cue } from './question-cues'
import type { Subject } from './subjects'
import type { Told } from './told'
import { fieldNamed, unknownDoctor } from './unknown-doctors'
import { unlistedBefore, unlistedIn, unlistedPlaces, type Unlisted } from './unlisted'

/** What is asked for and is no question to a record, or one that no list of it answers. */
export type Aside =
  | {
      readonly kind:
        | 'act'
        | 'outside'
        | 'greeting'
        | 'thanks'
        | 'privacy'
        | 'marks'
        | 'nothing'
        | 'unnamed'
        | 'due'
        | 'waiting'
        | 'rejected'
        | 'alerts'
        | 'family'
        | 'advice'
        | 'photo'
        | 'general'
        | 'pressure'
        | 'who'
        | 'prep'
        | 'contact'
    }
  /** By its name: what no list has, a doctor whom no document names, a field of doctors, a food that is asked of beside drugs. */
  | { readonly kind: 'doctor' | 'food' | 'field'; readonly name: string }
  /** What is asked of the product itself. */
  | { readonly kind: 'app'; readonly topic: AppTopic }
  | ({ readonly kind: 'unlisted' } & Unlisted)

/** What was told is pointed at, and what comes after it is asked for. */
const isFollowedUp = ({ tokens, cues, before, items }: Told): boolean =>
  cues.has('due') && before !== null && !items && findJoined(tokens, 'refers') !== null

/** What a question is where it is none that the record answers; null where it may be. */
export function asideOf(told: Told): Aside | null {
  const { tokens, cues } = told
  const app = appTopicOf(tokens, told)
  if (app === 'noDoctor') return { kind: 'who' }
  if (app !== null) return { kind: 'app', topic: app }
  if (asksToAct(told)) return { kind: 'act' }
  if (!told.named && !told.place && findSaid(tokens, 'whoYouAre') !== null) return { kind: 'who' }
  if (isOutside(told)) return { kind: 'outside' }

  if (findJoined(tokens, 'general') !== null) return { kind: 'general' }
  const isOfFamily = cues.has('family') && !isForOneself(tokens)
  if (
    isOfFamily &&
    (told.ofAnother || !(told.names || isOwnList(told))) &&
    findWords(tokens, 'proxy') === null
  )
    return { kind: 'family' }
  if (told.ofAnother) return null
  if (findWords(tokens, 'pictured') !== null && findWords(tokens, 'bodyParts') !== null)
    return { kind: 'photo' }
  if (!told.named && saysPressure(told.text) && !findRow(tokens, 'unlisted')) return { kind: 'pressure' }
  if (isThanks(told)) return { kind: 'thanks' }
  if (isGreeting(told)) return { kind: 'greeting' }
  if (!told.named && !cues.has('imaging') && findJoined(tokens, 'privacy')) return { kind: 'privacy' }
  if (!told.named && findJoined(tokens, 'marks') !== null) return { kind: 'marks' }
  if (isUnnamed(told)) return { kind: 'unnamed' }
  if (isPain(told)) return { kind: 'advice' }
  if (cues.has('rejected') && !told.drug) return { kind: 'rejected' }
  if (cues.has('waiting') && !cues.has('stale') && !told.names) return { kind: 'waiting' }
  if (!told.names && findWords(tokens, 'alerts') !== null) return { kind: 'alerts' }
  // "Do I need to follow up on that", of what was told: what is due is not written.
  if (cues.has('prepare')) return isFollowedUp(told) ? { kind: 'due' } : null
  if (asksContact(told)) return { kind: 'contact' }
  const ofField = fieldNamed(told)
  if (ofField !== null) return { kind: 'field', name: ofField }
  const isDue = cues.has('due') || findWords(tokens, 'beyond') !== null
  if ((isDue || cues.has('advice')) && cues.has('fasting') && cues.has('labs') && !told.items)
    return { kind: 'prep' }
  // "Was there a follow-up x-ray" asks for what was done.
  const isDone =
    told.subjects.some(({ type }) => type === 'imaging') && findJoined(tokens, 'oneMore') !== null
  // "I see a surgeon next week: which operations have I had" asks for what was.
  const isOfPast = cues.has('procedures') && cues.has('allergies')
  if (isDue && !isOfPast && !told.advice && !isDone && !asksOfAllergy(told) && !asksIfRepeated(told))
    return { kind: 'due' }
  const doctor = told.place ? null : unknownDoctor(told)
  if (doctor !== null) return { kind: 'doctor', name: doctor }
  // "May I have Augmentin for my tooth": a drug, or what one may be allergic to, is asked after by its own name.
  const isTaken = told.subjects.some(({ type }) => type === 'allergy' || type === 'medication')
  const isToTake = isTaken && cues.has('advice')
  const isListed = told.items || told.drug || isToTake
  const unlisted =
    (told.isShort ? unlistedBefore(told.before, told.subjects) : null) ??
    (isListed || told.byField ? null : unlistedIn(tokens, told.subjects, told.candidates))
  const looked = isListed ? null : lookedFor(told)
  if (looked !== null && !unlisted) return { kind: 'unlisted', names: [looked], icd: '' }
  if (unlisted) return { kind: 'unlisted', ...unlisted }
  // "Is Whitaker a cardiologist" asks for the field of one who is named.
  const isOther = told.place && (cues.size > 0 || told.timed)
  const field = isListed || isTaken || isOther || told.byField ? null : findRow(tokens, 'fields')
  if (field) return { kind: 'field', name: field.name }
  return isNothing(told) ? { kind: 'nothing' } : null
}

/** "What is the clinic's number", "the number for an ambulance". */
const asksContact = ({ tokens, items, named }: Told): boolean =>
  (!items && findJoined(tokens, 'contacts') !== null) ||
  (!named && findHeld(tokens, 'ambulance') !== null && findHeld(tokens, 'callsWhom') !== null)

/** "Book it", "send it"; "when is my prescription to be renewed" asks for a day, "why did he prescribe me it" for what was. */
function asksToAct({ tokens, duePlaces, place, drug, cues }: Told): boolean {
  const acts = (findWords(tokens, 'acts') ?? []).filter((at) => !duePlaces.includes(at))
  const isOfPast = place && drug && (cues.has('why') || findJoined(tokens, 'yesNo') !== null)
  return acts.length > 0 && !isOfPast
}

/** "Allergy to contrast? I have a CT next week": the allergy is asked, and no day. */
const asksOfAllergy = ({ cues, subjects }: Told): boolean =>
  cues.has('allergies') && !cues.has('when') && subjects.some(({ type }) => type === 'allergy')

/** "Did anybody recheck the ferritin", "was it repeated": what was done is asked, and not what is due. */
function asksIfRepeated({ tokens, subjects }: Told): boolean {
  const [past, repeats] = [findJoined(tokens, 'didThey'), findJoined(tokens, 'repeated')]
  const asked = findJoined(tokens, 'openAskers') ?? []
  const isTest = subjects.some(({ type }) => type === 'lab' || type === 'imaging')
  return isTest && past !== null && repeats !== null && !asked.some((at) => at < Math.min(...past))
}

/** "Grapefruit with my pills" asks what goes with what, which no page says; not for an allergy. */
export function foodAside(
  named: readonly Subject[],
  cues: ReadonlySet<Cue>,
  tokens: readonly Token[],
): Aside | null {
  const foods = named.filter(
    ({ type, key }) => type === 'allergy' && allergenTypeOf(key) === 'food' && !isAnyOfKind(key),
  )
  const withDrugs =
    (['together', 'drugs', 'taking'] as const).some((cue) => cues.has(cue)) ||
    named.some(({ type, places }) => type === 'medication' && !foods.some((food) => overlaps(food, places)))
  const [first] = foods
  const isBefore = (['labs', 'fasting', 'imaging', 'procedures'] as const).some((cue) => cues.has(cue))
  if (first?.item === null && cues.has('advice') && isBefore) return { kind: 'prep' }
  // What is drunk is asked of one's drugs, and of no allergy.
  if (first?.item === null && !saysAllergy(tokens) && findJoined(tokens, 'withDrugs') !== null)
    return { kind: 'food', name: first.name }
  if (!first || !withDrugs || foods.some(({ item }) => item !== null)) return null
  return { kind: 'food', name: first.name }
}

const saysAllergy = (tokens: readonly Token[]): boolean =>
  [...findRows(tokens, 'ownLists'), ...findRows(tokens, 'claims')].some(({ name }) =>
    name.startsWith('allerg'),
  )

/** "Any food allergies": no one thing, but whatever is of its kind. */
export const isAnyOfKind = (key: string): boolean => key.endsWith('-unspecified')

const overlaps = (one: Subject, places: readonly number[]): boolean =>
  one.places.some((place) => places.includes(place))

export const allergenTypeOf = (key: string): string | null =>
  conceptOfKey('allergy', key)?.allergenType ?? null

/** "My aunt asks which pills I take": a list of one's own, whoever else is named. */
function isOwnList({ tokens, cues }: Told): boolean {
  const family = findWords(tokens, 'relatives') ?? []
  const mine = (findJoined(tokens, 'mine') ?? []).filter(
    (at) => !family.includes(at) && !saysFamily(tokens, at - 1),
  )
  return (
    mine.length > 0 &&
    (['drugs', 'labs', 'taking', 'allergies', 'dose'] as const).some((cue) => cues.has(cue))
  )
}

/** Whether a word says whose relative is named: "my aunt", "in my family". */
const saysFamily = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at]
  return before !== undefined && findCues([before]).cues.has('family')
}

/** What the record knows nothing of; "my diagnoses for the insurance" asks for the diagnoses. */
function isOutside({ tokens, cues, placeWords }: Told): boolean {
  // A doctor may be called like a song.
  const listed = [...unlistedPlaces(tokens), ...placeWords]
  const outside = (findJoined(tokens, 'outside') ?? []).filter((at) => !listed.includes(at))
  const isList = (['conditions', 'drugs', 'allergies', 'labs', 'whole'] as const).some((cue) => cues.has(cue))
  return outside.length > 0 && !(isList && outside.every((at) => isFor(tokens, at)))
}

/** "Did they test me for HIV": the word after it, where no list has what it names. */
function lookedFor({ text, tokens, cuePlaces, named }: Told): string | null {
  const last = findJoined(tokens, 'testedFor')?.at(-1)
  const after = last === undefined ? undefined : tokens[last + 1]
  if (!after || named || isFiller(after.norm) || cuePlaces.has((last ?? 0) + 1)) return null
  return text.slice(after.start, after.end)
}

/** Nothing but a greeting, or one at the head of words that ask nothing. */
function isGreeting({ tokens, names, cues }: Told): boolean {
  const greeted = findJoined(tokens, 'greetings')
  if (greeted === null || names) return false
  return (
    (cues.size === 0 && greeted.includes(0)) ||
    tokens.every(({ norm }, at) => greeted.includes(at) || isFiller(norm))
  )
}

function isThanks({ tokens, names }: Told): boolean {
  const thanked = findJoined(tokens, 'thanks') ?? []
  const isPolite = (at: number) => thanked.includes(at) || isFiller(tokens[at]?.norm ?? '')
  // "Is that a lot" asks.
  const asks = findJoined(tokens, 'yesNo') !== null
  return !names && !asks && thanked.length > 0 && tokens.every((_, at) => isPolite(at))
}

/** "Ok", "more", "and?": words that ask nothing. */
function isNothing({ tokens, named, names, goesOn, cues }: Told): boolean {
  if (goesOn || named || names || tokens.length === 0 || tokens.length > 2) return false
  const isIdle = (norm: string) => isFiller(norm) || /^[a-z]{1,3}$/.test(norm)
  return [...cues].every((cue) => cue === 'follow') && tokens.every(({ norm }) => isIdle(norm))
}

/** Words by which something is asked of one thing, whichever it is. */
const ofAnyOne: ReadonlySet<Cue> = new Set([
  'abnormal', 'normal', 'low', 'high', 'when', 'origin', 'still', 'define', 'unsaid', 'explained', 'trend',
  'better', 'worse', 'related', 'safe', 'advice', 'past', 'ever', 'lastFew', 'latest', 'now', 'have', 'follow', 'previous', 'ago', 'since',
  'many', 'count',
]) // prettier-ignore

/** "Is it bad?", where nothing was told before that "it" could be. */
function isUnnamed({ tokens, named, names, timed, goesOn, cues, cuePlaces }: Told): boolean {
  const askers = findJoined(tokens, 'askers') ?? []
  // "Which ones", "everything that is high" name what they ask of.
  const ofTime = findJoined(tokens, 'refersToTime') ?? []
  // "Something off that I should know about it": of that something.
  const something = Math.min(...(findJoined(tokens, 'anything') ?? [Infinity]))
  const refers = (findJoined(tokens, 'refers') ?? []).filter(
    (at) => !askers.includes(at - 1) && !ofTime.includes(at) && at < something,
  )
  if (goesOn || named || names) return false
  // "Where was the x-ray and what was there" says where.
  const isOfStudy = (['imaging', 'procedures'] as const).some((cue) => cues.has(cue))
  if (!timed && !isOfStudy && findJoined(tokens, 'somewhere') !== null) return true
  if (refers.length === 0 || ![...cues].every((cue) => ofAnyOne.has(cue))) return false
  const claims = findWords(tokens, 'claims') ?? []
  const isOpen = (at: number) => refers.includes(at) || cuePlaces.has(at) || claims.includes(at)
  return tokens.every(({ norm }, at) => isOpen(at) || isFiller(norm) || norm.length < 3)
}

/** "My back hurts": what is felt, and nothing of the record. */
const isPain = ({ tokens, named, names, cues }: Told): boolean =>
  !named &&
  !names &&
  !cues.has('drugs') &&
  !cues.has('labs') &&
  !cues.has('allergies') &&
  !cues.has('imaging') &&
  findJoined(tokens, 'pains') !== null
