import type { Dosage } from '../../records/dosage'
import type { Form, Route } from '../../records/dosage-terms'
import { assemble } from './assemble'
import { latticeOf, type Atom, type Lattice } from './lattice'
import type { Found, Rule } from './match'
import type { Part } from './part'
import { countRules } from './rules/counts'
import { dayRules } from './rules/days'
import { divisionRules } from './rules/divisions'
import { formRules } from './rules/forms'
import { hourRules } from './rules/hours'
import { intervalRules } from './rules/intervals'
import { jointRules } from './rules/joints'
import { lengthRules } from './rules/lengths'
import { limitRules } from './rules/limits'
import { purposeRules } from './rules/purposes'
import { rateRules } from './rules/rates'
import { routeRules } from './rules/routes'
import { strengthRules } from './rules/strengths'
import { cheapestReading, type Reading } from './search'

export const directionRules: readonly Rule[] = [
  ...formRules,
  ...strengthRules,
  ...divisionRules,
  ...rateRules,
  ...intervalRules,
  ...hourRules,
  ...dayRules,
  ...countRules,
  ...routeRules,
  ...purposeRules,
  ...limitRules,
  ...lengthRules,
  ...jointRules,
]

/** Directions as a structure, with where in the text they end. */
export interface ReadDirections {
  readonly dosage: Dosage
  /** The route of a form that is named without a route ("cream"). */
  readonly implied: Route | null
  /** What the drug comes as, where it is named without a number. */
  readonly form: Form | null
  /** End of the last word that says how it is taken, rather than only how much; 0 where none does. */
  readonly end: number
}

interface Place {
  readonly start: number
  readonly end: number
}

/** After so many words that are none of directions, what follows speaks of something else. */
const widestGap = 4

/**
 * How a drug is to be taken, from the words that say it: a cell, a line, or what follows a drug's name in a sentence. Null
 * where they say nothing of it. Words that were not understood are told, and what contradicts itself is left out and told.
 */
export function readDosage(text: string, rules = directionRules): ReadDirections | null {
  const lattice = latticeOf(withoutFormer(text))
  const whole = withoutUntoldRates(cheapestReading(lattice, rules), text)
  const until = endOfDirections(lattice, whole.found.filter(isSpeaking), whole.unread)
  const found = whole.found.filter(({ end }) => end <= until)
  const speaking = found.filter(isSpeaking)
  const [first] = speaking
  const last = speaking[speaking.length - 1]
  if (!first || !last) return null
  const { instructions, contradicting } = assemble(
    found.map((one, at) => inPlace(one, found.slice(0, at), whole, text)),
  )
  const contradicted = contradicting.flatMap((index): Place[] => {
    const one = found[index]
    return one ? [{ start: one.from, end: one.end }] : []
  })
  const after = whole.unread.filter(({ start }) => start >= first.from || until > start)
  const unread = runsOf(text, [
    ...after.filter(({ end }) => end <= until || until >= last.end),
    ...contradicted,
  ])
  return {
    dosage: { text: text.trim(), instructions: [...instructions], unread, understood: unread.length === 0 },
    implied: found.find(({ part }) => part.implied)?.part.implied ?? null,
    form: found.find(({ part }) => part.form)?.part.form ?? null,
    end: Math.max(0, ...speaking.filter(isHow).map(({ end }) => end)),
  }
}

/** A part with how it stands to what is before it. */
function inPlace({ part, from }: Found, before: readonly Found[], { unread }: Reading, text: string): Part {
  const last = before[before.length - 1]
  const told = before.filter((one) => !one.part.joint || one.part.plus)
  const between = text.slice(told[told.length - 1]?.end ?? from, from)
  const isNext = last?.part.joint === 'then'
  const isUnread = unread.some(({ start, end }) => last !== undefined && start >= last.end && end <= from)
  return {
    ...part,
    ...(/[:,(–-]/.test(between) ? { listed: true } : {}),
    ...(isNext && isUnread ? { obscured: true } : {}),
  }
}

const isSpeaking = ({ part }: Found): boolean => !part.joint && !part.apart

const isHow = ({ part }: Found): boolean =>
  [
    part.rate,
    part.when,
    part.clock,
    part.days,
    part.slots,
    part.count,
    part.asNeeded,
    part.route,
    part.implied,
    part.by,
    part.xOne,
    part.oneDose,
    part.habit,
    part.form,
    part.dose?.unit,
  ].some((told) => told !== undefined && told !== null) ||
  (part.duration !== undefined && !part.unsaid)

/**
 * "5 mg twxce a day": the one word before the period, where how often is told, was not read, so that nothing is known of it.
 * Behind a number it is a unit ("1 tbl a day"), and several words tell something else.
 */
function withoutUntoldRates({ found, unread }: Reading, text: string): Reading {
  const untold = found.filter(({ part, from, end }) => {
    // "Once dayly"
    if (part.bareOnce) return unread.some(({ start }) => start > end && /^\s$/.test(text.slice(end, start)))
    const before = text.slice(0, from).trimEnd()
    const [word] = unread.filter(({ end }) => end === before.length)
    if (!(part.periodAlone ?? part.unsaid) || !word) return false
    const ahead = text.slice(0, word.start).trimEnd()
    return (
      (part.unsaid ? /^\p{L}{2,}$/u : /^\p{L}{4,}$/u).test(text.slice(word.start, word.end)) &&
      !endsUnread(ahead, unread) &&
      !/\d$/.test(ahead)
    )
  })
  return {
    found: found.filter((one) => !untold.includes(one)),
    unread: [...unread, ...untold.map(({ from, end }) => ({ start: from, end }))],
  }
}

const endsUnread = (text: string, unread: Reading['unread']): boolean =>
  unread.some(({ end }) => end === text.length)

/** What it was before a change is not how it is taken: "at bedtime, changed from 3 times a day". */
function withoutFormer(text: string): string {
  const { atoms } = latticeOf(text)
  // Hebrew writes "at the place" and "raised the dose" with the same letters: what is longer is meant.
  const all = [...atoms.values()].flat()
  const former = all.filter(
    ({ kind, from, end }) =>
      kind === 'formerly' && !all.some((one) => one.from <= from && one.end > end && isPlain(one)),
  )
  return former.reduce((left, { from }) => {
    const rest = /^[^,;.)]*/.exec(left.slice(from))?.[0] ?? ''
    return left.slice(0, from) + ' '.repeat(rest.length) + left.slice(from + rest.length)
  }, text)
}

const isPlain = ({ kind }: Atom): boolean => kind === 'part' || kind === 'alter'

/** Where the directions end: before the first wide gap behind something that they say. */
function endOfDirections(lattice: Lattice, found: readonly Found[], unread: readonly Place[]): number {
  const words = lattice.tokens.filter(({ kind }) => kind !== 'sign')
  let until = 0
  for (const { from, end, part } of found) {
    const between = words.filter((word) => word.start >= until && word.end <= from)
    const gap = between.filter((word) => unread.some(({ start }) => start === word.start)).length
    if (until > 0 && gap >= widestGap) return until
    if (!part.unread) until = end
  }
  return lattice.last
}

/** Words side by side as one. */
function runsOf(text: string, words: readonly Place[]): string[] {
  const runs: { start: number; end: number }[] = []
  for (const word of [...words].sort((a, b) => a.start - b.start)) {
    const last = runs[runs.length - 1]
    if (last && /^[\s\p{P}]*$/u.test(text.slice(last.end, word.start)))
      last.end = Math.max(last.end, word.end)
    else runs.push({ ...word })
  }
  return runs.map(({ start, end }) => text.slice(start, end))
}
