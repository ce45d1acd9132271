import { inHebrew } from '../../../language/he/direction-examples'
import type { Form, Route } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'
import type { Part } from '../part'
import { doseOf, mostBare } from './dose'

/** More of one at a time than this is a count of something else. */
const mostAtOnce = 20

/** Forms are taken whole, in halves, quarters or thirds: "1,2 tablets" are one or two. */
const isPart = (count: number): boolean => {
  const rest = count % 1
  return rest % 0.25 === 0 || Math.abs(rest - 1 / 3) < 0.04 || Math.abs(rest - 2 / 3) < 0.04
}

const isDose = ({ low = 0, high = null }: Atom): boolean =>
  low > 0 && low <= mostAtOnce && isPart(low) && isPart(high ?? 0)

const oneOf = (words: Words): Part => ({
  dose: { low: 1, high: null, unit: words.one('single').value as Form },
})

/** A Hebrew "one" before "a week" is once. */
const isBeforeTime = ({ next }: Words): boolean => next.includes('when') || next.includes('relation')

/** "One tablet twice a day", where the number stands behind its form. */
const isBeforeRate = ({ next }: Words): boolean =>
  next.some((kind) => /^(?:often|every|freq|num)$/.test(kind))

/** How many tablets, puffs, drops at a time. */
export const formRules: readonly Rule[] = [
  {
    id: 'count-of-form',
    when: 'num form',
    read: (words) =>
      isDose(words.one('num')) || words.one('form').value === 'drop'
        ? { dose: doseOf(words.one('num'), words.one('form').value) }
        : null,
    example: '2 tablets',
    counterexample: '90 tablets',
  },
  {
    id: 'whole-form',
    when: 'num=1? whole form',
    read: (words) =>
      /s$/i.test(words.text) ? null : { dose: { low: 1, high: null, unit: words.one('form').value as Form } },
    cost: -0.2,
    example: 'then a whole tablet',
    counterexample: 'swallow whole',
  },
  {
    id: 'count-in-a-box',
    when: 'num form',
    read: (words) =>
      isPart(words.one('num').low ?? 0) && (words.one('num').low ?? 0) > mostAtOnce
        ? words.one('form').value === 'drop'
          ? null
          : { apart: true }
        : null,
    example: '28 tablets',
    counterexample: '2 tablets',
  },
  {
    id: 'form-to-more-of-it',
    when: 'num form to num form',
    read: (words) => {
      const [low, high] = [words.one('num'), words.one('num', 1)]
      const isRange =
        isDose(low) && isDose(high) && !low.high && !high.high && (low.low ?? 0) < (high.low ?? 0)
      return isRange && words.one('form').value === words.one('form', 1).value
        ? { dose: doseOf({ ...low, high: high.low ?? null }, words.one('form').value) }
        : null
    },
    cost: -0.4,
    example: 'half a tablet to one tablet at bedtime',
    counterexample: 'one tablet to two capsules at bedtime',
  },
  {
    id: 'count-of-form-and-half',
    when: 'num form and half',
    read: (words) => ({
      dose: { low: (words.one('num').low ?? 0) + 0.5, high: null, unit: words.one('form').value as Form },
    }),
    ...inHebrew('count-of-form-and-half'),
  },
  {
    id: 'one-of-form',
    when: 'single',
    read: oneOf,
    ...inHebrew('one-of-form'),
  },
  {
    id: 'one-of-form-counted',
    when: 'single num=1',
    read: oneOf,
    cost: -0.1,
    ...inHebrew('one-of-form-counted'),
  },
  {
    id: 'one-of-form-or-more',
    when: 'single num=1? to num=2 form?',
    read: (words) => ({ dose: { low: 1, high: 2, unit: words.one('single').value as Form } }),
    cost: -0.3,
    ...inHebrew('one-of-form-or-more'),
  },
  {
    id: 'one-of-form-or-half',
    when: 'single num=1? to num=0.5 form?',
    read: (words) => ({ dose: { low: 0.5, high: 1, unit: words.one('single').value as Form } }),
    cost: -0.4,
    ...inHebrew('one-of-form-or-half'),
  },
  {
    id: 'form-and-one',
    when: 'form num=1',
    read: (words) =>
      /\b(?:an?|[\d.]+)$/i.test(words.text) || !(isBeforeTime(words) || isBeforeRate(words))
        ? null
        : { dose: { low: 1, high: null, unit: words.one('form').value as Form } },
    cost: -0.3,
    ...inHebrew('form-and-one'),
  },
  {
    id: 'form-and-route',
    when: 'form route num=1',
    read: (words) =>
      isBeforeTime(words)
        ? {
            dose: { low: 1, high: null, unit: words.one('form').value as Form },
            route: words.one('route').value as Route,
          }
        : null,
    ...inHebrew('form-and-route'),
  },
  {
    id: 'sprays-so-often',
    when: 'spraying often side? part=nostril',
    read: (words) => ({
      dose: { low: Number(words.one('often').value), high: null, unit: 'spray' },
      site: { part: 'nostril', side: words.maybe('side') ? 'both' : null },
    }),
    cost: -0.5,
    example: 'spray twice into each nostril',
    counterexample: 'spray twice a day',
  },
  {
    id: 'half-to-one-of-form',
    when: 'num=0.5 form? to single num=1?',
    read: (words) => ({ dose: { low: 0.5, high: 1, unit: words.one('single').value as Form } }),
    cost: -0.2,
    ...inHebrew('half-to-one-of-form'),
  },
  {
    id: 'one-of-form-and-half',
    when: 'single num=1? and half|quarter',
    read: (words) => ({
      dose: { low: words.maybe('half') ? 1.5 : 1.25, high: null, unit: words.one('single').value as Form },
    }),
    cost: -0.3,
    ...inHebrew('one-of-form-and-half'),
  },
  {
    id: 'an-extra-dose',
    when: 'extra num? form when|freq|clocktime?',
    read: () => ({ unread: true }),
    cost: -0.2,
    example: 'extra tablet in the afternoon',
    counterexample: 'tablet in the afternoon',
  },
  {
    id: 'another-of-a-form',
    when: 'single|form extra when|freq|clocktime?',
    read: () => ({ unread: true }),
    cost: -0.2,
    ...inHebrew('another-of-a-form'),
  },
  {
    id: 'numbers-going-down',
    when: 'num to num|length form|measure|period|times?',
    read: (words) => {
      const first = words.one('num').low ?? 0
      const second = words.maybe('length') ?? words.one('num', 1)
      const isDown = first > (second.low ?? 0) || (second.high ?? null) !== null
      return isDown && /\d\s?[-–]\s?\d/.test(words.text) ? { unread: true } : null
    },
    cost: -0.3,
    example: '200-100 mg',
    counterexample: '100-200 mg',
  },
  {
    id: 'form-alone',
    when: 'form',
    read: (words) => ({ form: words.one('form').value as Form }),
    cost: 1,
    example: 'change patch every 7 days',
    counterexample: 'change every 7 days',
  },
  {
    id: 'bare-count',
    when: 'num',
    read: (words) => {
      const { low = 0, high = null } = words.one('num')
      return low > 0 &&
        low <= mostBare &&
        isPart(low) &&
        /[^a-z]|^(?:one|two|three|four|five|six|half|i{1,3}|T{1,2})$/i.test(words.text)
        ? { dose: { low, high, unit: null } }
        : null
    },
    cost: 2,
    example: 'take 2 daily',
    counterexample: '2019',
  },
]
