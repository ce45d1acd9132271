import { flagBehind } from '../../language/results'
import {
  anotherBefore,
  airBehind,
  anotherBehind,
  baselineLabel,
  nextPosture,
  notOfThisVisit,
  onAir,
  ontoSign,
  ownPercentile,
  plainCompany,
  signLimits,
  signUnits,
  takenWords,
  vitalsTitle,
  whoRead,
} from '../../language/vitals'
import type { LabConcept } from '../../vocabulary/concept'
import { sentenceAround, type Range } from '../assertion/scope'
import { isGeneral } from '../labs/prose-grammar'
import { signNames, type SignName } from './names'
import { isPossible } from './check'
import { unitAt, unitMeant, valueAt, type SignValue } from './numbers'

/** A vital sign told in a text. */
export interface Told {
  readonly of: 'pressure' | LabConcept
  readonly name: Range
  readonly value: SignValue
  readonly range: string | null
  readonly flag: string | null
  /** Where all that is said of it ends. */
  readonly end: number
}

const gap = String.raw`(?:[\s:=|_~*…]|\.(?!\d)|[-–—](?!\d)|[-–—](?=\d)|[\[(](?=\s?\d)|☐|□)*`
const units = Object.values(signUnits).join('|')
const between = new RegExp(
  String.raw`^\.?(?:,\s(?:${whoRead}),)?${gap}(?:[([]?\s?(?:${takenWords}|(?:in\s)?(?:${units}))(?![\p{L}\d])\s?[)\]]?,?${gap}){0,5}`,
  'iu',
)

/** A name that its number may be written onto: "BP157/86", "O2Sat98%". */
const ontoName = /^(?:[A-Z]{1,4}|[A-Z][a-z]{1,3}|(?:O2\s?|S[pa]?O2\s?)(?:[Ss]ats?)?)$/

/** How near one sign stands to the next in a line of them. */
const near = 40

/** Signs that are named by everyday words: what precedes them in their clause may make them something else. */
const everyday = new Set([
  'Body weight',
  'Body height',
  'Body temperature',
  'Waist circumference',
  'Head circumference',
])

interface Found extends Told {
  readonly weak: boolean
}

/** The vital signs that a text tells of the person it is about, now. `titled`: it stands under a heading of vital signs. */
export function signsIn(text: string, titled: boolean): Told[] {
  const named = [
    ...text.matchAll(
      new RegExp(String.raw`(?<![\p{L}\d/])(${ontoSign})(${signNames().source})(?!\p{L})`, 'giu'),
    ),
  ]
  const names = named.flatMap((match) => {
    const onto = /^\d/.test(text.slice(match.index + match[0].length))
    // "BP157/86", "HR100", "P86", "Wt81.6kg": an abbreviation that its number is written onto.
    const sign = onto && !ontoName.test(match[2]!) ? null : signNames().lookup(match[2]!)
    const start = match.index + match[1]!.length
    return sign ? [{ ...sign, start, end: start + match[2]!.length }] : []
  })
  const found: Found[] = []
  for (const [at, name] of names.entries()) {
    const limit = names[at + 1]?.start ?? text.length
    const told = toldOf(text, name, limit)
    // "PR 86 / min": nothing else is told by the minute.
    const weak = name.weak && !/min/i.test(told?.value.unit ?? '')
    if (told && isAmount(told, name.weak)) found.push({ ...told, weak })
  }
  found.push(...sharesBefore(text, names, found))
  for (const one of found) found.push(...nextPressure(text, one))
  found.push(...bareSigns(text, found))
  found.sort((one, other) => one.name.start - other.name.start)
  const own = found.filter((one, at) =>
    isOwn(text, one, found[at - 1]?.end ?? 0, found[at + 1]?.name.start ?? text.length),
  )
  const listed = titled || vitalsTitle.test(text)
  return own.filter(
    (one, at) =>
      !one.weak ||
      isShare(text, one) ||
      listed ||
      [-3, -2, -1, 1, 2, 3].some((step) => isBy(own[at + step], one)),
  )
}

/** Whether a sign that no other thing is called stands by. */
const isBy = (other: Found | undefined, one: Found): boolean =>
  other !== undefined && !other.weak && distance(one, other) < near

/** "95% O2 saturation", "20, 98% on room air": a saturation told by its share alone, or before its name. */
function sharesBefore(text: string, names: readonly (Range & SignName)[], told: readonly Found[]): Found[] {
  const sign = signNames().lookup('SpO2')
  if (!sign || sign.of === 'pressure' || told.some(({ of }) => of === sign.of)) return []
  const { of } = sign
  const [found, ...more] = [...text.matchAll(onAir)].filter(({ index, 0: share }) => {
    const end = index + share.length
    const named = names.some((one) => one.of === of && /^\s?%\s$/.test(text.slice(end, one.start)))
    return named || airBehind.test(text.slice(end))
  })
  const value = found && more.length === 0 ? valueAt(text, found.index, of) : null
  if (!value || !isPossible(Number(value.numbers[0]), of, '%')) return []
  const name = names.find((one) => one.of === of && one.start >= value.last && one.start - value.last < 2)
  return [
    {
      of,
      name: { start: value.start, end: name?.end ?? value.last },
      value,
      range: null,
      flag: null,
      end: name?.end ?? value.last,
      weak: !name || name.weak,
    },
  ]
}

/** "BP 132/78 lying, standing 108/66": the second of two, which has no name of its own. */
function nextPressure(text: string, { of, end }: Found): Found[] {
  const joint = of === 'pressure' ? nextPosture.exec(text.slice(end))?.[0] : undefined
  const value = joint === undefined ? null : valueAt(text, end + joint.length, of)
  if (!value) return []
  const name = { start: end + 1, end: end + joint!.replace(/[\s,:]+$/, '').length }
  return [{ of, name, value, range: null, flag: null, end: value.last, weak: false }]
}

/** "36.9C", "90BPM" in a line of signs: the one sign that its unit names. */
const bare: readonly (readonly [sign: string, unit: string, amount: RegExp])[] = [
  ['T', '°C', /(?<![\p{L}\d.,:/–-])(\d{2,3}\.\d)\s?[°º˚]?\s?[CF](?![\p{L}\d])/gu],
  ['HR', '/min', /(?<![\p{L}\d.,:/–-]|[–-]\s|to\s)(\d{2,3})\s?(?:BPM|bpm)(?![\p{L}\d])/gu],
]

/** Signs that only their unit names; they count where another sign is by. */
const bareSigns = (text: string, told: readonly Found[]): Found[] =>
  bare.flatMap(([name, unit, amount]) => bareOf(text, told, name, unit, amount))

function bareOf(
  text: string,
  told: readonly Found[],
  called: string,
  usual: string,
  amount: RegExp,
): Found[] {
  const sign = signNames().lookup(called)
  if (!sign || sign.of === 'pressure') return []
  return [...text.matchAll(amount)].flatMap(({ index, 1: digits = '' }) => {
    const value = valueAt(text, index, sign.of)
    if (!value || told.some(({ name, end }) => name.start < value.last && index < end)) return []
    if (
      told.some(({ of }) => of === sign.of) ||
      !isPossible(Number(digits), sign.of as LabConcept, unitMeant(value.unit, usual))
    )
      return []
    return [
      {
        of: sign.of,
        name: { start: index, end: value.last },
        value,
        range: null,
        flag: null,
        end: value.last,
        weak: true,
      },
    ]
  })
}

/** "Sats 97%": the sign tells what is meant. */
const isShare = (text: string, { name, value }: Told): boolean =>
  /^\s?%/.test(text.slice(value.end)) &&
  /^(?:sats?|saturations?|satting|saturating)$/i.test(text.slice(name.start, name.end))

/**
 * Whether a number is one that its name is used with: a rate is a whole number, an abbreviation that may stand for
 * something else has a number that the sign can have, and nobody weighs grams as a specimen does.
 */
function isAmount({ of, name, value }: Told, weak: boolean): boolean {
  if (of === 'pressure') return true
  const number = Number(value.numbers[0])
  const unit = unitMeant(value.unit, of.unit)
  if (of.unit === '/min' && !Number.isInteger(number)) return false
  if (unit === 'g' && number < of.plausible!.low * 1000) return false
  return !(weak || name.end - name.start <= 3) || isPossible(number, of, unit)
}

const distance = (a: Told, b: Told): number => Math.max(a.name.start, b.name.start) - Math.min(a.end, b.end)

function toldOf(text: string, name: Range & { of: Told['of'] }, limit: number): Told | null {
  const { of } = name
  const joint = between.exec(text.slice(name.end, Math.min(limit, name.end + 70)))?.[0] ?? ''
  const from = name.end + joint.length
  // "Pulse-72" is told; "T-4", "P-2" name something else.
  const value = valueAt(text.slice(0, limit), from, of)
  if (!value) return null
  const canonical = of === 'pressure' ? 'mmHg' : of.unit
  const inJoint = value.unit === null ? unitBetween(joint, canonical) : null
  let end = value.last
  const flag = flagBehind.exec(text.slice(end, limit))
  if (flag) end += flag[0].length
  const range = signLimits.exec(text.slice(end, limit))
  if (range) end += range[0].length
  // A row with another number: which of the two is of today is not told.
  if (/^\s?\t\s?[<>≤≥]?\d(?![\d/.]*\s?[-–]\s?\d)/.test(text.slice(end, limit))) return null
  return {
    of,
    name: { start: name.start, end: name.end },
    value: { ...value, unit: value.unit ?? inJoint },
    range: range?.[1] ?? null,
    flag: flag?.[1] ?? null,
    end,
  }
}

/** "Weight (kg): 70". */
function unitBetween(joint: string, canonical: string): string | null {
  const at = joint.search(/[([]|(?<=\bin\s)/)
  return at < 0 ? null : (unitAt(joint.slice(at).replace(/^[([]/, ''), canonical)?.unit ?? null)
}

/** What is written onto a word. */
const onWord = /(?<!\p{L})\p{Script=Hebrew}{1,2}$/u

/** "Baseline heart rate: 67": a label of what an exercise test began with. */
const isBaseline = (text: string, lead: string, name: Range, of: Told['of']): boolean =>
  (of === 'pressure' || of.unit === '/min') && baselineLabel.test(lead) && /^\s?:/.test(text.slice(name.end))

/** Whether a sign is told of the person, measured, and of this visit. */
function isOwn(text: string, { of, name, value, end, weak }: Found, before: number, next: number): boolean {
  const sentence = sentenceAround(text, { start: name.start, end })
  if (isGeneral(text, name.start, value.last, Math.max(end, next))) return false
  if (notOfThisVisit.test(text.slice(sentence.start, Math.min(sentence.end, Math.max(next, end)))))
    return false
  const clause = text.slice(Math.max(before, sentence.start), name.start).replace(onWord, '')
  const lead = clause.slice(
    Math.max(
      ...['\t', ',', '(', ':', '|', '/', ' - ', ' and ', ' with '].map((mark) => clause.lastIndexOf(mark)),
    ) + 1,
  )
  if (anotherBefore.test(lead) && !isBaseline(text, lead, name, of)) return false
  const tail = /^[^,;.(\t\n]*/.exec(text.slice(end, next))?.[0] ?? ''
  if (anotherBehind.test(tail.replace(ownPercentile, ''))) return false
  if (of === 'pressure') return true
  const words = lead.split(/[\s.–-]+/).filter((word) => /\p{L}/u.test(word) && !/^\d/.test(word))
  const plain = words.every((word) => plainCompany.test(word.replace(/[^\p{L}"'/%]/gu, '')))
  return plain || !(weak || everyday.has(of.name) || name.end - name.start <= 4)
}
