import type { When } from '../../../records/dosage'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'

/** "1-0-2": a number for each time of day. */
function scheme(words: Words): readonly (readonly [When, number])[] {
  const counts = words
    .one('scheme')
    .value.split(/\s?[-+–]\s?/)
    .map((text) => {
      const plain = text.replace(',', '.')
      return plain === '½' || plain === '1/2'
        ? 0.5
        : plain === '¼' || plain === '1/4'
          ? 0.25
          : /½/.test(plain)
            ? 1.5
            : Number(plain)
    })
  const times: readonly When[] = ['MORN', 'NOON', 'EVE', 'HS']
  return counts.flatMap((count, index) => (count > 0 ? [[times[index] as When, count] as const] : []))
}

const mealCode = (relation: string, meal: string): When => (relation + (meal === 'any' ? '' : meal)) as When

const minutes = ({ low = 0, value }: Atom): number => low * (value === 'h' ? 60 : 1)

const isShort = ({ value }: Atom): boolean => value === 'h' || value === 'min'

const military = (text: string): string | null => {
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? []
  return hour === '' ? null : `${hour}:${minute}`
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
        ? { dose: { low: first[1], high: null, unit: null }, when: slots.map(([when]) => when) }
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
    id: 'time-of-day',
    when: 'when',
    read: (words) => ({ when: [words.one('when').value as When] }),
    example: 'at bedtime',
    counterexample: 'at home',
  },
  {
    id: 'nocte-at-the-end',
    when: 'nocte',
    cost: -1,
    read: (words) => (words.isLast ? { when: ['NIGHT'] } : null),
    example: '40 mg on',
    counterexample: 'on days off',
  },
  {
    id: 'once-at-a-time-of-day',
    when: 'often=1|freq=1/1d when',
    read: (words) => ({ when: [words.one('when').value as When] }),
    example: 'daily in the morning',
    counterexample: 'twice daily in the morning',
  },
  {
    id: 'by-meal',
    when: 'relation every? meal',
    read: (words) => ({ when: [mealCode(words.one('relation').value, words.one('meal').value)] }),
    example: 'before breakfast',
    counterexample: 'before surgery',
  },
  {
    id: 'by-two-meals',
    when: 'relation meal ,|and meal',
    read: (words) => ({
      when: words.atoms
        .filter(({ kind }) => kind === 'meal')
        .map(({ value }) => mealCode(words.one('relation').value, value)),
    }),
    example: 'with breakfast and dinner',
    counterexample: 'with breakfast',
  },
  {
    id: 'minutes-by-meal',
    when: 'length relation meal',
    read: (words) =>
      isShort(words.one('length'))
        ? {
            when: [mealCode(words.one('relation').value, words.one('meal').value)],
            offset: minutes(words.one('length')),
          }
        : null,
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
    id: 'military-clock',
    when: 'at|and num',
    read: (words) => {
      const time = military(words.text.replace(/\D/g, ''))
      return time === null ? null : { clock: time }
    },
    example: 'at 0800',
    counterexample: 'at 3000',
  },
]
