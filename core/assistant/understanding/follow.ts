import { andOnWord } from '../../language/particles'
import { keepsTime, longestFollowUp, refersBack, shortQuestion, standsAlone } from '../alone'
import { asksOf, asksOfNewest } from '../asks'
import { findWords } from '../asking'
import { placeOfTopic } from '../places'
import { findMeasured } from '../question-cues'
import type { Question } from '../reading'
import type { KnownRecord } from '../record'
import { dayBeside, timeCarried, timeOfTold } from '../told-value'
import { fromTopic, goesOnFromVisit, timeOfTopic } from '../topics'
import { apartFrom, asksForMore, wordsOfTurn, withoutAbsent } from '../turns/carried'
import { unknownOf } from '../unknown-words'
import type { Heard } from './hear'
import type { NamedIn } from './name'

/** What a question is about after the answer before it: its own subjects and time, or those that were told. */
export type Followed = ReturnType<typeof follow>

export function follow(heard: Heard, named: NamedIn, { text: typed, before }: Question, record: KnownRecord) {
  const { text, tokens, dated, there, doctor } = heard
  const { cues } = heard.found
  const { certain, open, event, place } = named
  const [isShort, isMeasured] = [tokens.length <= shortQuestion, findMeasured(tokens).length > 0]
  const ofTold = timeOfTold(tokens, { before, cues }, record, [...named.mentioned, ...certain])
  const besideTold = dated || event ? null : dayBeside(tokens, before, record.items)
  const time = dated ?? event ?? besideTold ?? ofTold
  const asks = asksOf(tokens, new Set(dated?.places), certain)
  const unknown = unknownIn(heard, named, [asks, besideTold])
  const following = {
    text,
    tokens,
    found: heard.found,
    group: named.group !== null,
    when: time || place ? [...(time?.places ?? []), ...(place?.places ?? [])] : null,
    before,
  }
  const alone = certain.length === 0 && open.length === 0 && standsAlone(following)
  const goesOn =
    certain.length === 0 &&
    besideTold === null &&
    ofTold === null &&
    doctor === null &&
    !alone &&
    (isShort || (tokens.length <= longestFollowUp && refersBack(following))) &&
    !isMeasured &&
    (unknown.length === 0 || event !== null || (unknown.length === 1 && cues.has('origin'))) &&
    open.length === 0
  const isOfTest = certain.some(({ type }) => type === 'lab')
  const keeps = isOfTest && keepsTime(following, andOnWord.test(typed))
  // "Was the x-ray before or after the stay": both sides of an event limit no study.
  const isDone = certain.some(({ type }) => type === 'imaging' || type === 'procedure')
  const isOfNow = asksOfNewest(asks, heard.found, [dated, named.bound]) && isOfTest
  const limited = (isDone && event?.event && dated === null) || isOfNow ? null : time
  const visit = goesOn && !time && (!place || place === there) && goesOnFromVisit(before, cues)
  const it = withoutAbsent(
    fromTopic(before, record, apartFrom(time, heard.found)),
    heard.place,
    following.group,
  )
  const isThere = there !== null && !asksForMore(tokens, doctor)
  return {
    time,
    asks,
    unknown,
    alone,
    goesOn,
    isShort,
    isMeasured,
    isOfTest,
    subjects: goesOn && !visit ? it : certain,
    when: visit
      ? { time: timeOfTopic(before), place: placeOfTopic(tokens, record.files, before, true) }
      : { time: limited ?? timeCarried(before, record, isThere, keeps && !place), place },
  }
}

/** Words that nothing explains, as they were typed. */
function unknownIn(
  { text, tokens, used, found: { places } }: Heard,
  named: NamedIn,
  more: readonly ({ readonly places: readonly number[] } | null)[],
): readonly string[] {
  const lists = (['relatives', 'others', 'curious', 'stay'] as const).flatMap(
    (list) => findWords(tokens, list) ?? [],
  )
  const { bound, daypart, organ, unwritten, certain, excepted, takenBack } = named
  const explained = [bound, daypart, organ, unwritten, ...more, ...certain, ...excepted, ...takenBack]
  const at = explained.flatMap((one) => one?.places ?? [])
  const own = [...used, ...places, ...named.limits, ...named.exceptWords, ...wordsOfTurn(tokens)]
  return unknownOf(text, tokens, new Set([...own, ...lists, ...at]))
}
