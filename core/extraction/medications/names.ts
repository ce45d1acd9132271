import type { Mention } from '../../vocabulary/match'
import { kindsOfDrugs } from '../../vocabulary/medication-kinds'
import { unitPattern } from '../../language/dose-units'
import type { Range } from '../assertion/scope'
import { rangeOf } from '../mentions'
import type { Passage } from '../passage'

/** Where a drug is named, its brand in brackets included. */
export interface Name {
  readonly mention: Mention<'medication'>
  readonly start: number
  readonly end: number
}

/** The same twice, or the kind behind its brand: "Lantus insulin". */
const isOneDrug = (
  { concept: one }: Mention<'medication'>,
  { concept: other }: Mention<'medication'>,
): boolean =>
  one === other ||
  (kindsOfDrugs.has(other.name) && one.attributes.get('class') === other.attributes.get('class'))

/** "Atorvastatin (Lipitor)" is one drug. */
export function joinBrands(passage: Passage, mentions: readonly Mention<'medication'>[]): Name[] {
  const names: Name[] = []
  for (const mention of mentions) {
    const range = beforeUnit(passage.text, rangeOf(passage, mention))
    const last = names[names.length - 1]
    const between = last ? passage.text.slice(last.end, range.start) : ''
    if (last && isOneDrug(last.mention, mention) && /^[\s([,/=®™-]*$/.test(between)) {
      names[names.length - 1] = { ...last, end: range.end }
    } else names.push({ mention, ...range })
  }
  return names
}

/** "Vitamin K 1 mg", "Zworkle 40 mg": a number that a name may end in is of the amount where its unit follows. */
function beforeUnit(text: string, { start, end }: Range): Range {
  const [number = ''] = /\s\d+(?:[.,]\d+)?$/.exec(text.slice(start, end)) ?? []
  return number !== '' && unitFollows.test(text.slice(end))
    ? { start, end: end - number.length }
    : { start, end }
}

const unitFollows = new RegExp(`^\\s?(?:${unitPattern})(?![\\p{L}\\d])`, 'iu')
