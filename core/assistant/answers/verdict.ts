import { daysBetween } from '../../records/days'
import type { Answer } from '../answer'
import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import { asksOfPast } from '../asks'
import type { Intent } from '../intents'
import { itemsOf } from '../record'
import { inactiveText, isActive, type Drug } from './drug-item'
import { withFirst } from './with-first'
import { heldAsNow } from './held-as-now'
import { saysHeld } from '../held'
import { holdsBack, isOfPicture, isOnPage, movedFromTold, withOnly } from './held-back'
import { asksOfAllDoses, wasDose } from './all-doses'
import { isAsBounded, saysLimit } from './as-bounded'
import { isTurnedRound, movedVerdict } from './beside-event'
import { asksDegree } from './degree'
import { pagesAsked } from './on-page'
import { movesOf, previousOf, resultsToldOf } from './over-time'
import { doseMoved } from './dose-moved'
import { isOfWhole } from './of-whole'
import { isAsClaimed, ofAll } from './verdict-of-all'
import { ofAllergies, ofDone, ofGroup, type Verdict } from './verdict-of-lists'
import { isWithout } from './not-taken'
import { asksCameBack, isOfPast } from './past-illness'
import { leftUnused } from './unused'
import { testsOf, type Test } from './test-items'
import { facetsOf } from '../turns/facets'
import { findTurn, findTurnWords } from '../turns/turn-words'
import { waitingAsked } from './waits'
import type { Telling } from './telling'

/** One verdict of several things, where it is the same of each. */
function same(verdicts: readonly Verdict[]): Verdict {
  const [first] = verdicts
  return first !== undefined && verdicts.every((one) => one === first) ? first : null
}

/** Days that a last result is told of as one of now. */
const nowAtMost = 366

/** Whether the last result can say what is so now; that it is still so only where there is one before it, and none was left out since. */
export function isOfNow({ reading: { cues, today }, record }: Telling, test: Test): boolean {
  const { date, trend } = test.detail
  if (daysBetween(date, today) > nowAtMost) return false
  if (!cues.has('still')) return true
  const newest = itemsOf(record.items, 'lab').every((other) => other.detail.date <= date)
  return newest && trend.length > 1
}

function ofResults(telling: Telling): Verdict {
  // A yes would be heard of the newest, which is told first.
  if (heldAsNow(telling).length > 0) return null
  if (isOfWhole(telling) || telling.reading.judging === true) return null
  // "Very low" is more than the range of a page says.
  if (findTurnWords(tokenise(telling.reading.text), 'degrees') !== null) return null
  const { asks, time, place } = telling.reading
  const tests = testsOf(telling)
  if (time === null && !asks.past && tests.some((test) => !isOfNow(telling, test))) return null
  // "Are my platelets and white cells fine", of which the record has the one alone.
  if (telling.reading.subjects.some(({ item }) => item === null)) return null
  // "Was it low" is of no one result: where they differ, neither word is true.
  const told =
    time === null && place === null && !isOfPastResult(telling)
      ? tests.map(({ detail }) => detail)
      : tests.flatMap((test) => resultsToldOf(telling, test).map(({ entity }) => entity))
  // Of a number that is not the one told, the range of the page was not asked.
  const values = new Set(told.map(({ value }) => Number(value ?? Number.NaN)))
  if (!asks.numbers.every((number) => values.has(number))) return null
  const isBounded = saysLimit(telling.reading)
  const verdict = same(
    told.map((one) => (isBounded ? isAsBounded(telling.reading, one) : isAsClaimed(asks, one.flag))),
  )
  return verdict === true && asksDegree(telling.reading) ? null : verdict
}

/** What was so is asked, and not of the last time. */
const isOfPastResult = ({ reading: { asks, cues } }: Telling): boolean => asksOfPast(asks, cues)

/** "Was it ever low", "was it always normal": of all results there are; that there never was one, they do not tell. */
function ofEvery(telling: Telling): Verdict {
  const { asks, cues } = telling.reading
  const [test, ...others] = testsOf(telling)
  if (!test || others.length > 0) return null
  const told = resultsToldOf(telling, test).map(({ entity: { flag } }) => isAsClaimed(asks, flag))
  if (told.length === 0 || told.includes(null)) return null
  if (!cues.has('ever') && !asks.claims.has('always')) return same(told)
  if (asks.claims.has('always')) return told.includes(false) ? false : isOfOne(told) ? null : true
  return told.includes(true) || null
}

/** "Was it low the time before": of that one result. */
function ofPrevious(telling: Telling): Verdict {
  const [test, ...others] = testsOf(telling)
  // "Was it higher then" holds it against another.
  if (findTurn(tokenise(telling.reading.text), 'comparatives') !== null) return null
  const told = test && others.length === 0 ? previousOf(telling, test) : undefined
  return told ? isAsClaimed(telling.reading.asks, told.entity.flag) : null
}

/** One result is no "always": by it alone nothing was so each time. */
const isOfOne = (told: readonly unknown[]): boolean => told.length < 2

/** How far a result lies outside its range; 0 within it. */
function beyond({ detail: { ref_low: low, ref_high: high } }: Test, value: number): number {
  if (high !== null && value > high) return value - high
  return low !== null && value < low ? low - value : 0
}

function ofMove(telling: Telling): Verdict {
  const { claims } = telling.reading.asks
  const [test, ...others] = testsOf(telling)
  if (isTurnedRound(telling)) return null
  const moves = test && others.length === 0 ? movesOf(telling, test) : null
  // "Was it better before the stay" is asked of what came after, too.
  if (!test || !moves || telling.reading.time?.until != null) return null
  const told = movedFromTold(telling, test)
  if (told !== null) return told || null
  const { first, last } = moves
  if (claims.has('up') !== claims.has('down'))
    return claims.has('up') ? last.value > first.value : last.value < first.value
  // Nearer to the range of its page is what a record can call better.
  const [was, is] = [beyond(test, first.value), beyond(test, last.value)]
  if (was === is || claims.has('better') === claims.has('worse')) return null
  return claims.has('better') === is < was
}

function ofConditions(telling: Telling): Verdict {
  const { reading } = telling
  const { subjects, cues, asks } = reading
  const named = subjects.flatMap(({ item }) => (item?.type === 'diagnosis' ? [item] : []))
  if (cues.has('related') || asks.inOrder || subjects.length !== named.length) return null
  // "Is 310 low for a diabetic": that the illness is listed is no yes to that.
  if (
    asks.claims.has('low') ||
    asks.claims.has('normal') ||
    (asks.numbers.length > 0 && asks.claims.has('high'))
  )
    return null
  // "Is it still in my record": it is, however it is now.
  if (saysHeld(reading, 'recorded')) return true
  if (named.some((item) => isOfPicture(telling, item))) return null
  // Whether it came back no page tells, and what is past is no yes to "do I have".
  if (asksCameBack(reading)) return null
  if (!asks.past && !asks.claims.has('over') && named.some((item) => isOfPast(telling, item))) return null
  return same(
    named.map(({ status }) => {
      // Since the first day: of that no page tells.
      if (asks.claims.has('always')) return null
      if (status === 'active') return cues.has('still') || asks.claims.has('over') ? null : true
      // What is over is gone, and is no more still there.
      if (asks.claims.has('over')) return status === 'resolved' ? true : null
      return cues.has('still') && !asks.past ? false : asks.past ? true : null
    }),
  )
}

const askedOfDrugs = ['together', 'past', 'changedDose', 'total', 'since', 'origin', 'still'] as const

const isActiveAll = (drugs: readonly Drug[]): boolean => drugs.every(isActive)

function ofDrugs(telling: Telling): Verdict {
  const { subjects, asks, cues, group } = telling.reading
  // "Is 850 mg the maximum": of the dose that is written only that it is written is known.
  if (asks.extreme !== null) return null
  const drugs = subjects.flatMap(({ item }) => (item?.type === 'medication' ? [item] : []))
  if (subjects.length === drugs.length && isActiveAll(drugs) && asksOfAllDoses(telling.reading))
    return same(drugs.map((drug) => wasDose(telling, drug)))
  // "Was it stopped", "twice a day", "more than before": more is asked than whether it is taken.
  if (
    saysHeld(telling.reading, 'recorded') ||
    askedOfDrugs.some((cue) => cues.has(cue)) ||
    subjects.length !== drugs.length
  )
    return null
  // "Is aspirin a blood thinner": what kind of drug it is, no list of the record says.
  if (group !== null) return null
  const { numbers } = asks
  return same(
    drugs.map((drug) => {
      const { detail } = drug
      if (numbers.length > 0) {
        const values = [detail, ...(asks.past ? detail.doses : [])].map(({ value }) =>
          Number(value ?? Number.NaN),
        )
        return numbers.every((number) => values.includes(number)) && (asks.past || isActive(drug))
          ? true
          : null
      }
      // That it was so from the first day no page says.
      if (asks.claims.has('always')) return isActive(drug) ? null : false
      if (asks.past) return true
      return isActive(drug) ? true : inactiveText(drug) === 'assistant.drugInactive' ? false : null
    }),
  )
}

/** Of a dose a yes or a no is asked by its number alone. */
const ofDose = (telling: Telling): Verdict =>
  telling.reading.asks.numbers.length > 0 || telling.reading.asks.claims.has('always')
    ? ofDrugs(telling)
    : null

/** "Did the doctor cut my metformin": whether the dose went that way; whoever did it no page is read for. */
function ofDoseMoved(telling: Telling): Verdict {
  const { reading } = telling
  const { subjects, cues, place, time } = reading
  const drugs = subjects.flatMap(({ item }) => (item?.type === 'medication' ? [item] : []))
  const isOther = place !== null || time !== null || cues.has('stopped') || cues.has('when')
  if (isOther || !cues.has('changedDose') || drugs.length !== subjects.length) return null
  return same(drugs.map((drug) => doseMoved(drug, telling)))
}

/** "More than one stay": that there is one is no yes to that. */
const isMore = (text: string): boolean => findTurn(tokenise(text), 'comparatives') !== null

const ofStay = ({ reading: { place, time, only, cues, text } }: Telling): Verdict =>
  place?.isStay === true && time === null && only.length === 0 && !cues.has('findings') && !isMore(text)
    ? true
    : null

const verdicts: Partial<Record<Intent, (telling: Telling) => Verdict>> = {
  latest: (telling) => (telling.reading.asks.claims.has('always') ? ofEvery(telling) : ofResults(telling)),
  count: ofEvery,
  previous: ofPrevious,
  trend: (telling) => (saysLimit(telling.reading) ? ofResults(telling) : ofMove(telling)),
  condition: ofConditions,
  since: ofDoseMoved,
  medication: ofDrugs,
  dose: ofDose,
  abnormal: ofAll,
  allergies: ofAllergies,
  procedures: ofDone,
  imaging: ofDone,
  drug_group: ofGroup,
  visit: (telling) => isOnPage(telling) ?? ofStay(telling),
}

/** Answers that are of no time and no place, whichever is named. */
const ofAnyTime: ReadonlySet<Intent> = new Set(['medication', 'dose', 'condition', 'allergies', 'drug_group'])

/** Of a result how bad it is has its own words. */
const isOfResult = ({ subjects }: Telling['reading']): boolean =>
  subjects.length === 0 || subjects.some(({ type }) => type === 'lab')

function verdictOf(telling: Telling): Verdict {
  const { reading } = telling
  const { asks, intent, unsaid, unwritten, undone, missing, excepted, bound, cues } = reading
  const isOpen =
    unsaid ||
    (unwritten !== null && !(unwritten === 'severity' && isOfResult(reading))) ||
    undone ||
    missing.length + excepted.length + reading.unlisted.length > 0
  // Whether it stands on that page, or was so at that time, is not looked up.
  if (pagesAsked(reading, telling.record).length > 0) return null
  if (ofAnyTime.has(intent ?? 'visit') && (reading.time !== null || reading.place !== null)) return null
  // "Am I allergic to it": a yes comes of the list of allergies alone, and never of a drug that is taken.
  if (cues.has('allergies') && intent !== 'allergies') return null
  // "Under control" is a doctor's word, and no range says it.
  if (asks.claims.has('balanced')) return null
  // "The normal range of it" says of nothing that it is normal; "tested since it was low" asks for what came after.
  if ((cues.has('limit') && asks.claims.has('normal')) || (intent === 'count' && cues.has('since')))
    return null
  if (!asks.yesNo || intent === null || isOpen || bound !== null || cues.has('why')) return null
  // "Did my doctor write that", after what is not told: that the thing is listed is no yes to it.
  if (reading.before !== null && facetsOf(tokenise(reading.text)).includes('saidSo')) return null
  // "Do I have one such written", after side effects: that the drug is listed is no yes to it.
  if (reading.before !== null && findTurn(tokenise(reading.text), 'suchOne') !== null) return null
  // "Is there more of it": whether it is still there is not known.
  if (intent === 'condition' && findJoined(tokenise(reading.text), 'besides') !== null) return null
  if (holdsBack(telling)) return null
  // Any other word may ask for more ("usually", "twice"), and what waits may say otherwise.
  const waits = [true, false].some((has) => waitingAsked(telling, has).length > 0)
  if (reading.unknown.length > 0 || reading.daypart !== null || waits) return null
  if (reading.event !== null) return movedVerdict(telling)
  if (leftUnused(telling)) return null
  return verdicts[intent]?.(telling) ?? null
}

/** An answer that begins with the yes or the no that was asked for. */
export function withVerdict(answer: Answer, telling: Telling): Answer {
  const only = withOnly(answer, telling)
  if (only !== null) return only
  const found = answer.type === 'answer' ? verdictOf(telling) : null
  const verdict = found !== null && isWithout(answer, telling) ? null : found
  return verdict === null ? answer : withFirst(telling.t(verdict ? 'assistant.yes' : 'assistant.no'), answer)
}
