import { andOnWord } from '../../language/particles'
import { asideOf, foodAside, type Aside } from '../asides'
import { asksOfPast, asksOfSeveral } from '../asks'
import { cuesAsked, isPermission } from '../besides'
import { choose } from '../choose'
import { withRhythm } from '../dayparts'
import { toldOfPlace } from '../field-place'
import { isTakenIn, ofResults } from '../kinds-asked'
import { isMeantHere, isTestedFor, isWhatFor } from '../meant'
import { isDrug, isOwnDrug } from '../own-drug'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { isWhatThen } from '../told-value'
import { toldFirst, turned } from '../turned'
import { isOfAllResults, isTheirs } from '../turns/carried'
import { isGuessed } from '../unknown-words'
import type { Followed } from './follow'
import type { Heard } from './hear'
import type { NamedIn } from './name'

/** What is asked of the subjects, by the evidence of all words; none where it is no question of the record. */
export function chooseIntent(
  heard: Heard,
  named: NamedIn,
  followed: Followed,
  question: Question,
  record: KnownRecord,
) {
  const { tokens, found } = heard
  const { cues, byCue } = found
  const { subjects, unknown } = followed
  const ofAnother = isTheirs(tokens, named.place, question.before)
  const told = asideIn(heard, named, followed, question, ofAnother)
  const chosen = chooseOf(heard, named, followed, question, record)
  const aside = told ?? (chosen === 'allergies' ? foodAside(named.mentioned, cues, tokens) : null)
  // "May I fast with my diabetes" asks for no allergy: what the record says of the illness, and that it does not advise.
  const isPermitted = chosen === 'allergies' && named.group === null && isPermission(cues, byCue)
  const isOnlyPermission = isPermitted && !subjects.some(isTakenIn)
  // No list of the record has what is measured at a visit: other results are no answer.
  const amiss =
    (followed.isMeasured && subjects.length === 0 && chosen !== null && ofResults.has(chosen)) ||
    isGuessed(chosen, cues, unknown) ||
    (isOnlyPermission && !subjects.some(({ item }) => item !== null))
  const sought = isOnlyPermission ? (toldFirst(subjects) ?? chosen) : chosen
  const isNone = amiss || ofAnother || aside !== null
  return { ...turned(isNone ? null : sought, subjects), aside, ofAnother }
}

function chooseOf(
  { tokens, dated, found: { cues, byCue } }: Heard,
  { certain, group, bound, organ, daypart, compared }: NamedIn,
  { subjects, when, asks, alone, goesOn, isShort, isOfTest }: Followed,
  { text, before }: Question,
  record: KnownRecord,
) {
  // Whether a drug is safe is asked of a new one; of one's own it is no question of allergies.
  const isOwn = subjects.some((one) => isOwnDrug(one, record.items))
  const asking = cuesAsked(withRhythm(cues, daypart), byCue, { isOwn, group, time: dated })
  const isOfAllergies = isShort && before?.intent === 'allergies'
  const isMeant = (one: (typeof subjects)[number]): boolean =>
    isTestedFor(one, tokens) || isMeantHere(one, asking, isOwn, isOfAllergies)
  const isGoingOn = cues.has('follow') || andOnWord.test(text)
  return choose({
    cues: asking,
    types: new Set(subjects.filter(isMeant).map(({ type }) => type)),
    when: when.time !== null || when.place !== null,
    group: group !== null,
    bound: bound !== null,
    several: asksOfSeveral(asks),
    once:
      (asksOfPast(asks, cues) && (certain.length > 0 || isOfAllResults(before, subjects))) ||
      (asks.likeThat && subjects.length > 0),
    organ: organ !== null && !cues.has('imaging') && !(goesOn && subjects.length > 0),
    compared: compared !== null,
    newDrug: !isOwn && certain.some(({ type, item }) => type === 'medication' && item === null),
    daypart: daypart !== null,
    before: alone ? null : (before?.intent ?? null),
    inherits: certain.length > 0 && isShort && isGoingOn && !(isOfTest && isWhatThen(before, when.time)),
  })
}

function asideIn(
  { text, tokens, place: saidPlace, group: saidGroup, found: { cues, byCue, places } }: Heard,
  { certain, place, group, organ, candidates }: NamedIn,
  { time, isShort }: Followed,
  { before }: Question,
  ofAnother: boolean,
): Aside | null {
  const [due, isGroup] = [byCue.get('due') ?? [], group !== null]
  const ofRecord = certain.filter(({ item }) => item !== null)
  return asideOf({
    text,
    tokens,
    cues,
    advice: (byCue.get('advice') ?? []).some((at) => !due.includes(at)),
    names: (organ === null && ofRecord.length > 0) || place !== null || isGroup,
    named: organ === null && certain.length > 0,
    items: (organ === null && ofRecord.some((one) => !isWhatFor(one, tokens))) || saidGroup !== null,
    drug: certain.some(isDrug),
    cuePlaces: places,
    duePlaces: due,
    ofAnother,
    ...toldOfPlace(saidPlace),
    timed: time !== null,
    goesOn: before !== null,
    before,
    isShort,
    subjects: certain,
    candidates,
  })
}
