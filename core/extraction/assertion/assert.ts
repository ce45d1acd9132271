import { rememberedOf } from '../../vocabulary/remembered'
import {
  deniesWhatFollows,
  inSoMany,
  labelColon,
  negativeBefore,
  ofRisks,
  ofRelative,
  ofTheDead,
  ownResult,
  particleOn,
  resultTold,
  risksBefore,
  risksTold,
  sourceBefore,
  touching,
  writtenIn,
  nonRightBefore,
  whatSomebodyIs,
} from '../../language/statements'
import { besideAnswer } from '../../language/yes-or-no'
import type { Assertion } from '../../records/kinds'
import type { Passage } from '../passage'
import { boxBefore, type BoxState } from './boxes'
import { findCues, type Cue } from './find-cues'
import { isLeftEmpty } from './left-empty'
import { isPersonOrPlace } from './names'
import { isReference } from './reference'
import { reaches, sentenceAround, type Range } from './scope'

export interface Verdict {
  readonly assertion: Assertion
  /** Present, but only thought to be: "probable pneumonia". */
  readonly suspected: boolean
  /** Present, or was: "status post", "in remission". */
  readonly past: boolean
  /** What the box says that stands before it on a form; null where it is no entry of one. */
  readonly box: BoxState | null
  /** The kinds of cue that speak of the mention, for callers with rules of their own. */
  readonly cues: readonly Cue[]
}

const cuesOf = rememberedOf(({ text }: Passage) => findCues(text))

/** What the text around a mention says of it. `event`: an act (an operation, a scan), which can be planned. */
export function assertionOf(passage: Passage, range: Range, event = false): Verdict {
  const { text } = passage
  const sentence = sentenceAround(text, range)
  const cues = cuesOf(passage).filter(
    (cue) =>
      reaches(text, cue, range, sentence) &&
      adjacent(text, cue, range) &&
      !(event && (isSource(text, cue, range) || isLabel(text, cue, range))),
  )
  const has = (kind: Cue['kind']): boolean => cues.some((cue) => cue.kind === kind)
  const written = isWrittenIn(passage, range)
  const box = boxBefore(text, range, passage.form ?? false, written)
  const verdict = (assertion: Assertion): Verdict => ({
    assertion,
    suspected: has('suspected'),
    past: has('historical'),
    box,
    cues,
  })
  if (isPersonOrPlace(text, range)) return verdict('other-person')
  if (box === 'empty') return verdict('negated')
  if (box === 'unknown') return verdict('hypothetical')
  if (isLeftEmpty(passage, range, event)) return verdict(event ? 'planned' : 'hypothetical')
  if (passage.kind === 'family-history' || has('family') || isOfRelative(text, range))
    return verdict('family')
  const [before, after] = [text.slice(sentence.start, range.start), text.slice(range.end, sentence.end)]
  if (ofRisks.test(before) || (!event && risksBefore.test(before) && risksTold.test(after)))
    return verdict('hypothetical')
  if (!event && (isReference(before) || inSoMany.test(before))) return verdict('hypothetical')
  if (has('ruled-out') && !has('hypothetical')) return verdict('ruled-out')
  if (has('negated') || nonBefore(text, range) || (!event && negativeBefore.test(text.slice(0, range.start))))
    return verdict('negated')
  if (event && has('planned') && !told(after)) return verdict('planned')
  if (has('hypothetical') && !(event && told(after))) return verdict('hypothetical')
  return verdict(has('historical') ? 'historical' : 'present')
}

/** In the line of a form behind "Other:", and beside an answer, nothing is ticked. */
function isWrittenIn({ text, words, starts, lines }: Passage, range: Range): boolean {
  const at = starts.findLastIndex((start) => start <= range.start)
  const line = lines.find((one) => one.words.includes(words[at]!))
  const from = line ? starts[words.findIndex((word) => line.words.includes(word))]! : 0
  const before = text.slice(from, range.start)
  return writtenIn.test(before) || besideAnswer.test(before)
}

const dayBetween = /^\D{0,12}\d{1,2}[/.-]\d{1,2}[/.-](?:\d\d){1,2}\W*$/

/** "No pneumonia on CXR", "excluded by CT": what is denied is the finding, not the study that showed it. */
function isSource(text: string, cue: Cue, range: Range): boolean {
  if (cue.kind !== 'negated' && cue.kind !== 'ruled-out') return false
  // "Bone scan negative": its result.
  if (cue.direction === 'backward') {
    const words = text.slice(cue.start, cue.end)
    // "MRI 16/12/2025: none", where the line broke off: of a day that is printed something was made.
    if (/^\s*:/.test(words) && dayBetween.test(text.slice(range.end, cue.start))) return true
    // "CTPA excluded pulmonary embolism": the study is the one that excludes.
    return (
      ownResult.test(words) ||
      deniesWhatFollows(words, text.slice(cue.end)) ||
      (/^(?:excluded|ruled out)$/i.test(words) && /^\s+[\p{L}]/u.test(text.slice(cue.end)))
    )
  }
  return (
    sourceBefore.test(text.slice(cue.end, range.start)) ||
    (particleOn(text.slice(0, range.start), text.slice(range.start)) && cue.end < range.start - 2)
  )
}

/** "No ST elevations chest X-ray: congestion", "CT: excluded embolism": a study before a colon is told of there; what is denied is a finding. */
function isLabel(text: string, cue: Cue, range: Range): boolean {
  if (cue.kind !== 'negated' && cue.kind !== 'ruled-out') return false
  if (!labelColon.test(text.slice(range.end))) return false
  return cue.direction === 'forward'
    ? /\p{L}/u.test(text.slice(cue.end, range.start))
    : cue.kind === 'ruled-out' && /^\s+\p{L}/u.test(text.slice(cue.end))
}

/** A question mark speaks only of what it touches. */
function adjacent(text: string, cue: Cue, range: Range): boolean {
  // "Fever: no" denies the fever; "CXR: no infiltrate" tells what the film showed.
  if (/^[:–-]/.test(text.slice(cue.start))) return /^\s*(?:$|[.,;)\n\t])/.test(text.slice(cue.end))
  const words = text.slice(cue.start, cue.end)
  if (!words.includes('?') && !(cue.direction === 'backward' && touching.test(words))) return true
  const between =
    cue.direction === 'forward' ? text.slice(cue.end, range.start) : text.slice(range.end, cue.start)
  if (between.trim() === '') return true
  // "?S1 nerve root compression": written onto the first word, it asks about all of them.
  // "? Medical renal disease": before all of its entry, too.
  const onto = /(?:^|[\s(])$/.test(text.slice(0, cue.start)) && (/^\S/.test(between) || cue.start === 0)
  return (
    onto && cue.direction === 'forward' && /^[^.,;:?()\t]*$/.test(between) && between.split(' ').length <= 4
  )
}

const told = (after: string): boolean => resultTold.test(after)

/** "Her … had ovarian cancer at 61": of whom it is said stands between, however badly it was read. */
const isOfRelative = (text: string, range: Range): boolean =>
  ofRelative.test(text.slice(0, range.start)) ||
  ofTheDead.test(text.slice(0, range.start)) ||
  (/(?<!\p{L})(?:his|her)\s\S{3,12}\s(?:had|has|died of)\s(?:\S+\s)?$/iu.test(text.slice(0, range.start)) &&
    /^\s+at\s+(?:age\s+|the age of\s+)?\d\d(?!\d)/iu.test(text.slice(range.end)))

const nonBefore = (text: string, range: Range): boolean =>
  nonRightBefore.test(text.slice(0, range.start)) && whatSomebodyIs.test(text.slice(range.start))
