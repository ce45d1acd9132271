import type { Cue } from './find-cues'
import { hasHebrew } from '../../document/script'
import {
  aside,
  conjunction,
  degreeAfterNoun,
  degreeInList,
  deniesAlone,
  deniesMany,
  lastOfList,
  lastOfSeen,
  madeOnce,
  letterOfName,
  newFinding,
  newStatement,
  notGranted,
  oftenInShort,
  ofThePatient,
  otherStatement,
  otherSubject,
  possibleAlone,
  riskOfWhat,
  seenBehind,
  andHas,
  relativeDoes,
  relativeLives,
  relativeSex,
  shortForms,
  statementVerb,
  suspected,
  suspicion,
} from '../../language/statements'

/** A character range. */
export interface Range {
  readonly start: number
  readonly end: number
}

export const overlaps = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end

/** The sentence around a range: up to a full stop, a semicolon, the box of another entry or the end of a line. */
export function sentenceAround(text: string, range: Range): Range {
  let start = 0
  let end = text.length
  for (const match of text.matchAll(/[.;!](?=\s|$)|\n|[☐☒](?<=[☐☒][^☐☒\n]*\p{L}[^☐☒\n]*[☐☒])/gu)) {
    const lead = text.slice(Math.max(0, match.index - 12), match.index)
    // "No elevation of ST." and "vitamin D." end; "St. Mary" does not.
    if (match[0] === '.' && shortForms.test(lead) && !letterOfName.test(lead)) continue
    if (match[0] === '.' && oftenInShort.test(lead) && /^\s+(?:\p{Ll}|$)/u.test(text.slice(match.index + 1)))
      continue
    if (match.index < range.start) start = match.index + 1
    else if (match.index >= range.end) {
      end = match.index
      break
    }
  }
  return { start, end }
}

/** Whether a cue speaks of what stands in `range`: on its side, and with no new statement between. */
export function reaches(text: string, cue: Cue, range: Range, sentence: Range): boolean {
  if (cue.start < sentence.start || cue.end > sentence.end + 2) return false
  if (cue.direction === 'forward' && cue.end <= range.start) return carries(text, cue, range, sentence)
  // "No [history of stroke]": the cue's last words are the concept's first.
  if (cue.direction === 'forward' && cue.start < range.start && cue.end <= range.end)
    return cue.kind !== 'historical'
  // "[Excision of the lesion was] not performed": the cue's first word is the concept's last.
  if (cue.direction === 'backward' && (cue.start >= range.end || isAcross(cue, range))) {
    const last = /^\s*(?:$|[.,;)\n\t])/.test(text.slice(cue.end))
    // "Hypertension, and possible metabolic syndrome": it is said of what follows.
    if (!last && possibleAlone.test(text.slice(cue.start, cue.end))) return false
    if (riskOfWhat.test(text.slice(cue.start))) return false
    const between = text.slice(range.end, cue.start)
    if (deniesAlone.test(text.slice(cue.start, cue.end))) return /^\s$/.test(between)
    // "Sleep apnea | no documents", in a committee's table: a verdict of the row.
    if (between === '\t' && last && notGranted.test(text.slice(cue.start, cue.end))) return true
    return carriesBack(between, cue, last)
  }
  return false
}

/** Begins within a name and goes on behind it. */
const isAcross = (cue: Cue, { start, end }: Range): boolean =>
  cue.start > start && cue.start < end && cue.end > end

/** How many words a cue reaches over, and how many where they are a list of short items: a denied review of systems. */
const reach = { words: 24, listed: 80, item: 5, many: 3 } as const

/** Kinds that hold for the very next thing only. */
const near: Partial<Record<Cue['kind'], number>> = {
  historical: 6,
  suspected: 9,
  planned: 14,
  hypothetical: 14,
}

function carries(text: string, cue: Cue, range: Range, sentence: Range): boolean {
  const between = text.slice(cue.end, range.start)
  // "The patient's sister", in Hebrew the sister of the patient.
  if (cue.kind === 'family') {
    // "Grandmother | ovarian cancer": between them a dash that was not read.
    if (between === '\t') return true
    const own = between.replace(ofThePatient, '').replace(relativeLives, ' ').replace(aside, ' ')
    const said = relativeDoes.test(own) ? own.replace(andHas, ' ') : own
    const told = withoutRelative(text, cue, said)
    return !otherSubject.test(told)
  }
  if (newStatement.test(between) || /\n|\t|\S\s*:\s/.test(between)) return false
  // "AF (not treated then), asthma": what is said in brackets ends with them.
  if (/^[^()]*\p{L}[^()]*\)/u.test(between)) return false
  const words = wordsOf(between)
  if (words > (near[cue.kind] ?? (isShortList(between) ? reach.listed : reach.words))) return false
  if (cue.kind === 'historical' && between.includes(','))
    return !statementVerb.test(between) && conjunction.test(between)
  const [, ...told] = between.split(',')
  const many = told.length >= reach.many && deniesMany.test(text.slice(cue.start, cue.end))
  const parts = many ? told.map((part) => part.replace(degreeInList, '$1')) : told
  const last = parts.pop()
  if (last === undefined) return true
  // A finding's degree stands before it in English, after it in Hebrew.
  const behind = /^[^,.;]*/.exec(text.slice(range.end, sentence.end))?.[0] ?? ''
  // "No fluid, air, or lymphadenopathy is seen": of all of them.
  const tail = cue.kind === 'negated' && lastOfSeen.test(last) ? behind.replace(seenBehind, ' ') : behind
  const mention = text.slice(range.start, range.end)
  // "Suspicion of hydrocephalus, ischemic changes": what is suspected, too, would have the Hebrew preposition, too.
  if (suspicion.test(text.slice(cue.start)) && !suspected.test(last + mention)) return false
  const whole = hasHebrew(mention) ? last + mention + tail : last + tail
  return parts.every(bare) && bare(whole)
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

const isShortList = (text: string): boolean => text.split(',').every((item) => wordsOf(item) <= reach.item)

/** "Her father never had COPD but he does have glaucoma": of her and him, he is the father. */
function withoutRelative(text: string, cue: Cue, between: string): string {
  const relative = text.slice(cue.start, cue.end)
  const before = text.slice(0, cue.start)
  if (relativeSex.male.test(relative) && relativeSex.ofHer.test(`${before}${relative}`.replace(/\S+$/, '')))
    return between.replace(relativeSex.he, ' ')
  if (relativeSex.female.test(relative) && relativeSex.ofHim.test(`${before}${relative}`.replace(/\S+$/, '')))
    return between.replace(relativeSex.she, ' ')
  return between
}

function bare(part: string): boolean {
  return (
    !newFinding.test(part) && !statementVerb.test(part) && !(hasHebrew(part) && degreeAfterNoun.test(part))
  )
}

/** `last`: nothing more stands in the cue's clause: "Psoriatic arthritis, probable". */
function carriesBack(between: string, cue: Cue, last: boolean): boolean {
  // "Celiac disease | awaiting histology": between them a dash that was not read.
  if (between === '\t' && cue.kind === 'suspected' && last) return true
  if (/\n|\t/.test(between) || newStatement.test(between)) return false
  const words = between.split(/\s+/).filter(Boolean).length
  if (/^(?:suspected|hypothetical)$/.test(cue.kind) && last && between.trim() === ',') return true
  if (cue.kind === 'family' || cue.kind === 'historical' || cue.kind === 'suspected')
    return words <= 2 && !between.includes(',')
  // "Epilepsy, made in 2005, was later withdrawn": said between commas of the name.
  if (cue.kind === 'ruled-out' && madeOnce.test(between)) return true
  // "MRI was put down, not yet done": one word more about it.
  if (cue.kind === 'planned' && last && /^\s*(?:(?:is|was|has been)\s+)?\p{L}+,\s*$/u.test(between))
    return true
  // "Chemotherapy with oxaliplatin might be needed": what is planned has its parts.
  const parted = cue.kind === 'planned' ? between.replace(/^\s*with\s/i, ' ') : between
  if (!between.includes(',')) return words <= 8 && !otherStatement.test(parted)
  // "A, B and C were excluded": a list before one verdict.
  return lastOfList.test(between) && !statementVerb.test(between) && words <= 14
}
