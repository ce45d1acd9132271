import {
  atFirst,
  failedLater,
  givenBehind,
  givenInOne,
  givenOnce,
  goesOnAfter,
  intoVein,
  workedThen,
} from '../../language/drugs-given'
import { mentionsOf, rangeOf } from '../mentions'
import type { Order } from './orders'
import type { Action, Row } from './rules'

/** Words that make of a drug that was given one of its hour, and words that say that it goes on. */
export interface OnceRule extends Row {
  /** `behind`: the text after the drug, over what is named with it; `tail`: up to the next drug. */
  readonly in: 'lead' | 'tail' | 'behind'
  readonly says: 'once' | 'goes-on'
  /** Only of a drug that is said to be given; else also of one without a verb near it. */
  readonly given: boolean
}

export const onceRules: readonly OnceRule[] = [
  {
    id: 'given-in-the-past',
    in: 'lead',
    says: 'once',
    given: false,
    when: givenOnce,
    example: 'She was given [ketorolac] for pain',
    counterexample: 'She was given a prescription for [ketorolac]',
  },
  {
    id: 'put-in-behind',
    in: 'tail',
    says: 'once',
    given: false,
    when: givenBehind,
    example: '[Cefazolin] was given before the incision',
    counterexample: '[Insulin] to be injected at bedtime',
  },
  {
    id: 'tried-at-first',
    in: 'lead',
    says: 'once',
    given: true,
    when: atFirst,
    example: 'She was initially treated with [naproxen]',
    counterexample: 'Her hypertension is treated with [amlodipine]',
  },
  {
    id: 'worked-then',
    in: 'lead',
    says: 'once',
    given: true,
    when: workedThen,
    example: 'The nausea resolved with [ondansetron]',
    counterexample: 'She was anticoagulated with [warfarin]',
  },
  {
    id: 'without-effect',
    in: 'tail',
    says: 'once',
    given: true,
    when: failedLater,
    example: 'She was treated with [naproxen] but the pain did not resolve',
    counterexample: 'She was treated with [naproxen] and the pain resolved',
  },
  {
    id: 'by-the-vein',
    in: 'behind',
    says: 'once',
    given: true,
    when: intoVein,
    example: 'He was treated with [ceftriaxone] IV',
    counterexample: 'He was treated with [cefuroxime]',
  },
  {
    id: 'goes-on',
    in: 'tail',
    says: 'goes-on',
    given: false,
    when: goesOnAfter,
    example: 'She received [adalimumab] since 2019',
    counterexample: 'She received [adalimumab] in 2019',
  },
]

/** Whether a drug was given once and is over, as far as the words around it say. */
export function isOnce(
  action: Action,
  { lead, tail, behind }: { readonly lead: string; readonly tail: string; readonly behind: string },
  rules = onceRules,
): boolean {
  if (action !== 'given' && action !== 'none') return false
  const said = rules.filter(
    (rule) => (!rule.given || action === 'given') && rule.when.test({ lead, tail, behind }[rule.in]),
  )
  return said.length > 0 && said.every(({ says }) => says === 'once')
}

const classOf = ({ mention }: Order): string | undefined => mention.concept.attributes.get('class')

/** "4 cc of 0.5% bupivacaine and 80 mg of methylprednisolone were injected": what is injected as a treatment, both of it, once. */
export const isInjectedWithSteroid = (order: Order): boolean => {
  const { passage, start, nameEnd, dose, directions } = order
  if (classOf(order) !== 'local anesthetic' || dose === null || directions.frequency !== null) return false
  return mentionsOf(passage).some((other) => {
    if (other.type !== 'medication' || other.concept.attributes.get('class') !== 'corticosteroid')
      return false
    const range = rangeOf(passage, other)
    const between =
      range.start >= nameEnd ? passage.text.slice(nameEnd, range.start) : passage.text.slice(range.end, start)
    return givenInOne.test(between)
  })
}
