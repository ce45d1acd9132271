import type { Mention } from '../../vocabulary/match'
import { kindsOfDrugs } from '../../vocabulary/medication-kinds'
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
    const range = rangeOf(passage, mention)
    const last = names[names.length - 1]
    const between = last ? passage.text.slice(last.end, range.start) : ''
    if (last && isOneDrug(last.mention, mention) && /^[\s([,/=®™-]*$/.test(between)) {
      names[names.length - 1] = { ...last, end: range.end }
    } else names.push({ mention, ...range })
  }
  return names
}
