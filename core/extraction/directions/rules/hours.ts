import { inHebrew } from '../../../language/he/direction-examples'
import { hasHebrew } from '../../../document/script'
import type { Measure, When } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'
import type { Part } from '../part'
import { mostBare } from './dose'
import { rate } from './rate'

/** "1-0-2": a number for each time of day. */
function scheme(words: Words): readonly (readonly [When, number])[] {
  const counts = words
    .one('scheme')
    .value.split(/\s?[-+–]+\s?/)
    .map((text) => {
      const plain = text.replace(',', '.')
      return plain === '½' || plain === '1/2'
        ? 0.5
        : plain === '¼' || plain === '1/4'
          ? 0.25
          : /½/.test(plain)
            ? 1.5
            : Number(plain.replace(/^[xo]$/i, '0'))
    })
  const times: readonly When[] = ['MORN', 'NOON', 'EVE', 'HS']
  return counts.flatMap((count, index) => (count > 0 ? [[times[index] as When, count] as const] : []))
}

const mealCode = (relation: string, meal: string): When => (relation + (meal === 'any' ? '' : meal)) as When

const mealCodes = ({ atoms, one }: Words): When[] =>
  atoms.filter(({ kind }) => kind === 'meal').map(({ value }) => mealCode(one('relation').value, value))

/** More minutes than this before or after a meal are none: they are how long between two. */
const longestOffset = 240

/** Units of insulin at one time, in figures; more are checked where they are told with their unit. */
const mostAtATime = 100

const isWith = (when: When): boolean => when.startsWith('C')

/** So many minutes before or after; a range of them is more than the structure holds. */
function offsetFrom({ low = 0, high = null, value }: Atom, when: readonly When[]): Part | null {
  const offset = low * (value === 'h' ? 60 : 1)
  if ((value !== 'h' && value !== 'min') || offset > longestOffset || when.some(isWith)) return null
  return high === null ? { when, offset } : { unread: true }
}

/** A number that would be too large for a count of forms: of the units that were told before. */
function amountAt(words: Words, when: readonly When[]): Part | null {
  const { low = 0, high = null } = words.one('num')
  const isLarge = Number.isInteger(low) && low > mostBare && low <= mostAtATime && !/^[a-z]/i.test(words.text)
  return isLarge ? { dose: { low, high, unit: null }, when } : null
}

const military = (text: string): string | null => {
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? []
  return hour === '' ? null : `${hour}:${minute}`
}

/** Hours of the clock that each time of day can have, as they are counted to twelve; what is past noon is twelve more. */
const hoursOf: Partial<Record<When, readonly [from: number, to: number, add: number]>> = {
  MORN: [4, 11, 0],
  NOON: [12, 12, 0],
  AFT: [1, 6, 12],
  EVE: [5, 11, 12],
  NIGHT: [8, 11, 12],
}

/** "8 in the evening" → `20:00`; null of an hour that this time of day does not have. */
function hourOf({ low = 0, high = null }: Atom, when: When): string | null {
  const [from, to, add] = hoursOf[when] ?? [1, 0, 0]
  return high === null && Number.isInteger(low) && low >= from && low <= to
    ? `${String(low + add).padStart(2, '0')}:00`
    : null
}

/** The time of day: by name, by meal, by the clock. */
export const hourRules: readonly Rule[] = [
  {
    id: 'scheme',
    when: 'scheme',
    read: (words) => {
      const slots = scheme(words)
      const [first] = slots
      const same = slots.every(([, count]) => count === first?.[1])
      return first && same
        ? { dose: { low: first[1], high: null, unit: null }, when: slots.map(([when]) => when), scheme: true }
        : null
    },
    example: '1-0-1',
    counterexample: '1-0-2',
  },
  {
    id: 'uneven-scheme',
    when: 'scheme',
    read: (words) => {
      const slots = scheme(words)
      return slots.length > 1 && slots.some(([, count]) => count !== slots[0]?.[1]) ? { slots } : null
    },
    example: '2-0-1',
    counterexample: '1-0-1',
  },
  {
    id: 'uneven-scheme-of-measure',
    when: 'scheme measure',
    read: (words) => {
      const unit = words.one('measure').value as Measure
      const slots = scheme(words)
      return slots.length > 0 ? { slots, slotUnit: unit } : null
    },
    cost: -0.5,
    example: '10-0-8 units',
    counterexample: '10-12-08',
  },
  {
    id: 'time-of-day',
    when: 'when',
    read: (words) => ({ when: [words.one('when').value as When] }),
    example: 'at bedtime',
    counterexample: 'at home',
  },
  {
    // At the end, or in capitals before what is neither a day nor a place.
    id: 'nocte',
    when: 'nocte',
    cost: -1,
    read: ({ text, rest, isLast }) =>
      isLast || (text === 'ON' && /^\s*(?:[.,;:)\d&+]|x\s?\d|(?:for|prn|then|and|if)\b)/i.test(rest))
        ? { when: ['NIGHT'] }
        : null,
    example: '40 mg on',
    counterexample: 'on days off',
  },
  {
    id: 'once-at-a-time-of-day',
    when: 'often=1|freq=1/1d when',
    read: (words) => ({
      ...(words.maybe('freq') ? rate(1, 1, 'd') : {}),
      when: [words.one('when').value as When],
    }),
    example: 'daily in the morning',
    counterexample: 'twice daily in the morning',
  },
  {
    id: 'amount-at-a-time-of-day',
    when: 'num at? when',
    read: (words) => amountAt(words, [words.one('when').value as When]),
    example: '10 units in the morning, 24 at bedtime',
    counterexample: '10 units in the morning, 4 at bedtime',
  },
  {
    id: 'amount-at-a-meal',
    when: 'num relation every? meal',
    read: (words) => amountAt(words, mealCodes(words)),
    example: '8 units with breakfast, 12 with dinner',
    counterexample: '8 units with breakfast, 10 with dinner',
  },
  {
    id: 'by-meal',
    when: 'relation every? meal',
    read: (words) => ({ when: mealCodes(words) }),
    example: 'before breakfast',
    counterexample: 'before surgery',
  },
  {
    id: 'by-two-meals',
    when: 'relation meal ,|and|to to|and? meal ,|and? and? meal?',
    read: (words) => {
      const when = mealCodes(words)
      return words.maybe('to') && when[0] !== when[1] ? null : { when }
    },
    example: 'with breakfast and dinner',
    counterexample: 'with breakfast',
  },
  {
    id: 'by-meals-of-the-day',
    when: 'relation meal=M ,|and? when=NOON? ,|and when=EVE',
    read: (words) => {
      const relation = words.one('relation').value
      const noon = words.atoms.some(({ kind, value }) => kind === 'when' && value === 'NOON')
      return { when: ['M', ...(noon ? ['D'] : []), 'V'].map((meal) => mealCode(relation, meal)) }
    },
    ...inHebrew('by-meals-of-the-day'),
  },
  {
    id: 'minutes-by-two-meals',
    when: 'length relation meal ,|and meal',
    read: (words) => offsetFrom(words.one('length'), mealCodes(words)),
    example: '30 minutes before breakfast and dinner',
    counterexample: '30 minutes before breakfast',
  },
  {
    id: 'before-or-after-meals',
    when: 'length relation to length relation meal',
    read: () => ({ unread: true }),
    example: 'one hour before or two hours after meals',
    counterexample: 'one hour before meals',
  },
  {
    id: 'by-meal-so-long',
    when: 'relation every? meal ,|(|by? length )?',
    read: (words) => {
      const { value } = words.one('length')
      return value === 'min' ? offsetFrom(words.one('length'), mealCodes(words)) : null
    },
    cost: -0.2,
    example: 'before meals (15 min)',
    counterexample: 'before meals (15 days)',
  },
  {
    id: 'so-long-before-sleep',
    when: 'length when=HS',
    read: (words) => offsetFrom(words.one('length'), ['HS']),
    cost: -0.2,
    example: '2 hours before bedtime',
    counterexample: '2 weeks at bedtime',
  },
  {
    id: 'minutes-by-meal',
    when: 'length relation meal',
    read: (words) => offsetFrom(words.one('length'), mealCodes(words)),
    example: '30 minutes before breakfast',
    counterexample: '3 days before breakfast',
  },
  {
    id: 'clock',
    when: 'at? clocktime period=h?',
    read: (words) => ({ clock: words.one('clocktime').value }),
    example: 'at 8 am',
    counterexample: 'at 8',
  },
  {
    id: 'before-or-after-an-hour',
    when: 'relation=AC|relation=PC|beyond|after|most clocktime',
    read: () => ({ unread: true }),
    cost: -0.2,
    example: 'not after 6 pm',
    counterexample: 'at 6 pm',
  },
  {
    id: 'hour-of-a-time-of-day',
    when: 'at|oclock num when',
    read: (words) => {
      const clock = hourOf(words.one('num'), words.one('when').value as When)
      return clock === null ? null : { clock }
    },
    cost: -0.2,
    example: 'at 8 in the morning',
    counterexample: '8 in the morning',
  },
  {
    // "8:00 in the evening" is 20:00; "every evening at 20:00" says both.
    id: 'clock-of-a-time-of-day',
    when: 'at? clocktime when',
    read: (words) => {
      const { value, to } = words.one('clocktime')
      const when = words.one('when')
      const hour = hourOf({ ...when, low: Number(value.slice(0, 2)) }, when.value as When)
      return hour === null || when.from !== to || /[ap]\.?m|every|each|daily/i.test(words.text)
        ? null
        : { clock: hour.slice(0, 2) + value.slice(2) }
    },
    cost: -0.2,
    example: 'at 8:00 in the evening',
    counterexample: 'at 8 pm every evening',
  },
  {
    id: 'time-of-day-by-the-clock',
    when: 'when at? num clockword',
    read: (words) => {
      const when = words.one('when').value as When
      const clock = hourOf(words.one('num'), when)
      return clock === null ? { unread: true } : { when: [when], clock }
    },
    cost: -0.2,
    example: "every evening at 9 o'clock",
    counterexample: 'every evening at 9',
  },
  {
    id: 'hour-without-its-half',
    when: 'oclock num',
    read: () => ({ unread: true }),
    cost: 0.2,
    ...inHebrew('hour-without-its-half'),
  },
  {
    id: 'military-clock',
    when: 'at|and num',
    read: (words) => {
      const time = military(words.text.replace(/\D/g, ''))
      // In Hebrew an hour has its colon, and "in 2021" is a year.
      const year = hasHebrew(words.text) && /(?:19|20)\d\d$/.test(words.text)
      return time === null || year ? null : { clock: time }
    },
    example: 'at 0800',
    counterexample: 'at 3000',
  },
]
