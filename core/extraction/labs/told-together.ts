import { fits } from '../../vocabulary/fits'
import { canonicalUnit } from '../../vocabulary/units'
import { listed } from '../../language/lists'
import { toldInFront } from '../../language/results'
import { normalizeNumber, type DecimalMark } from '../../document/values/numbers'
import type { Named } from './named-in'
import { unitIn, type Found } from './prose-grammar'

const { conjunction, respectively, copula } = listed
const joint = new RegExp(`^\\s*(?:,\\s*(?:and\\s)?|${conjunction})\\s*(?:the\\s)?$`, 'iu')
/** A list of names may precede one value by commas; by these the names share what follows. */
const sharing = new RegExp(conjunction, 'iu')
const number = String.raw`[<>]?\d{1,6}(?:[.,]\d{1,3})?`
const opening = new RegExp(`^\\s*(?:(?:${copula}|${respectively})\\s*)*[:=(]?\\s*`, 'iu')
const separator = new RegExp(`^\\s*(?:,\\s*(?:and\\s)?|${conjunction})\\s*`, 'iu')
const closing = new RegExp(`^\\s*(?:,\\s*)?(?:${respectively})`, 'iu')

/**
 * Values told of several analytes at once: "AST and ALT were 61 and 90", "61 and 90 for the AST and ALT". By the
 * analyte's index: what is told of it, or null where its name is joined to others but there are not as many numbers
 * as names, so that none can be given its own.
 */
export function toldTogether(
  text: string,
  labs: readonly Named[],
  mark: DecimalMark,
): ReadonlyMap<number, Found | null> {
  const told = new Map<number, Found | null>()
  for (const group of groupsOf(text, labs)) {
    const values = valuesAfter(text, group, mark) ?? valuesBefore(text, group, mark)
    const own = values && isOutOfOrder(group, values) ? inOrder(values) : values
    if (own) inOneUnit(group, own).forEach((found, place) => told.set(group[place]!.index, found))
    else if (isJoined(text, group))
      for (const { index } of isToldInFront(text, group) ? group.slice(0, 1) : group) told.set(index, null)
  }
  return told
}

type Member = Named & { readonly index: number }

/** Runs of names with nothing but commas and conjunctions between them. */
function groupsOf(text: string, labs: readonly Named[]): Member[][] {
  const groups: Member[][] = []
  labs.forEach((lab, index) => {
    const last = groups.at(-1)?.at(-1)
    const next = { ...lab, index }
    const another = last?.concept !== lab.concept
    if (last && another && last.index === index - 1 && joint.test(between(text, last, lab)))
      groups.at(-1)?.push(next)
    else groups.push([next])
  })
  return groups.filter(({ length }) => length > 1)
}

/** What stands between two names; the "and" that is written onto the second counts to it. */
function between(text: string, one: Named, next: Named): string {
  const gap = text.slice(one.end, next.start)
  const first = text.slice(next.start, next.start + 1)
  return gap.trim() === '' && sharing.test(first) ? gap + first : gap
}

const isJoined = (text: string, group: readonly Member[]): boolean =>
  group.some((lab, place) => {
    const next = group[place + 1]
    return next !== undefined && sharing.test(between(text, lab, next))
  })

/** "Ca/Phos 7.09/1.81 mg/dl": a unit behind the last is that of all, where each is given in it. */
function inOneUnit(group: readonly Member[], values: readonly Found[]): readonly Found[] {
  const unit = values.at(-1)?.unit ?? null
  const canonical = unit === null ? null : canonicalUnit(unit)
  const shared = values.slice(0, -1).every((one) => one.unit === null)
  return shared && group.every(({ concept }) => fits(concept, canonical))
    ? values.map((one) => ({ ...one, unit }))
    : values
}

const amountOf = (found: Found | null | undefined): number =>
  Number(found?.values[0]?.text.replace(/^[<>]/, '').replace(',', '.'))

const placeOf = (group: readonly Member[], name: string): number =>
  group.findIndex(({ concept }) => concept.name === name)

/** "H&H 38.6/13.2": the pigment is never more than the share of cells, so they stand in another order than their names. */
const isOutOfOrder = (group: readonly Member[], values: readonly (Found | null)[]): boolean =>
  amountOf(values[placeOf(group, 'Hemoglobin')]) >= amountOf(values[placeOf(group, 'Hematocrit')])

/**
 * The other way round, where two numbers without a unit are each what only the other test can be: the hematocrit is about
 * three times the hemoglobin (Dacie and Lewis, Practical Haematology).
 */
function inOrder(values: readonly Found[]): Found[] | null {
  const [first, second, ...more] = values
  if (!first || !second || more.length > 0 || first.unit || second.unit) return null
  const times = Math.max(amountOf(first), amountOf(second)) / Math.min(amountOf(first), amountOf(second))
  return times > 2.4 && times < 3.6 ? [second, first] : null
}

/** Of two names the first has its result before it, and a single one follows: "with 68 chloride and potassium of 2.8". */
function isToldInFront(text: string, [first, last, ...more]: readonly Member[]): boolean {
  if (!first || !last || more.length > 0) return false
  const behind = text.slice(last.end, last.end + 40)
  const two = new RegExp(`${number}\\s*(?:${conjunction}|/)\\s*${number}`, 'iu')
  return toldInFront.test(text.slice(0, first.start)) && !two.test(behind)
}

/** As many numbers as names, joined as they are, right behind them. */
function valuesAfter(text: string, group: readonly Member[], mark: DecimalMark): Found[] | null {
  const last = group.at(-1)
  if (!last) return null
  const found: Found[] = []
  let at = last.end + (opening.exec(text.slice(last.end))?.[0].length ?? 0)
  for (const [place, lab] of group.entries()) {
    if (place > 0) {
      const parted = separator.exec(text.slice(at))
      if (!parted) return null
      at += parted[0].length
    }
    const value = valueAt(text, at, lab, mark)
    if (!value) return null
    found.push(value)
    at = value.end
  }
  // One more number: it is another list than the one of the names.
  return new RegExp(`^\\s*(?:,|and\\s|&|/)\\s*${number}(?!\\S*/\\S)`, 'iu').test(text.slice(at))
    ? null
    : found
}

/** "61 and 90 for the AST and ALT". */
function valuesBefore(text: string, group: readonly Member[], mark: DecimalMark): Found[] | null {
  const [first] = group
  const last = group.at(-1)
  if (!first || !last) return null
  const before = text.slice(0, first.start)
  const list = new RegExp(
    `(?<![\\d.,/-])${number}(?:\\s*(?:,\\s*(?:and\\s)?|and\\s|&)\\s*${number}){${group.length - 1}}\\s*(?=(?:for|of)\\s(?:the\\s)?$)`,
    'iu',
  ).exec(before)
  if (!list) return null
  const said = closing.exec(text.slice(last.end))
  const end = last.end + (said?.[0].length ?? 0)
  const numbers = [...list[0].matchAll(new RegExp(number, 'gu'))]
  const found = numbers.map((match) => {
    const start = list.index + match.index
    return normalizeNumber(match[0].replace(/^[<>]/, ''), mark) === null
      ? null
      : {
          values: [{ text: match[0], start, end: start + match[0].length }],
          unit: null,
          flag: null,
          range: null,
          end,
        }
  })
  return found.length === group.length && found.every((one) => one !== null) ? found : null
}

function valueAt(text: string, at: number, { concept }: Named, mark: DecimalMark): Found | null {
  const match = new RegExp(`^${number}(?![\\d-])`, 'u').exec(text.slice(at))
  if (!match || normalizeNumber(match[0].replace(/^[<>]/, ''), mark) === null) return null
  const end = at + match[0].length
  const unit = unitIn(text.slice(end), concept)
  return {
    values: [{ text: match[0], start: at, end }],
    unit: unit?.text ?? null,
    flag: null,
    range: null,
    end: end + (unit?.length ?? 0),
  }
}
