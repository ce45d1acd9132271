import {
  weekdays,
  type PeriodUnit,
  type Span,
  type Timing,
  type Weekday,
  type When,
} from '../../../records/dosage'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'
import type { Part } from '../part'

/** More often a day than this nothing is taken. */
const mostTimes = 24

function rate(
  frequency: Atom | number | null,
  period: number,
  unit: string,
  max: Partial<Timing> = {},
): Part {
  const times = typeof frequency === 'number' ? frequency : (frequency?.low ?? null)
  const most = typeof frequency === 'number' ? null : (frequency?.high ?? null)
  return {
    rate: {
      frequency: times,
      frequencyMax: most,
      period,
      periodMax: null,
      periodUnit: unit as PeriodUnit,
      ...max,
    },
  }
}

const every = ({ low = 0, high = null, value }: Atom): Part => rate(1, low, value, { periodMax: high })

/** "2/1d" */
function fixedRate({ value }: Atom): Part {
  const [, times = '', period = '', unit = ''] = /^([\d.]+)\/([\d.]+)(\w+)$/.exec(value) ?? []
  return rate(Number(times), Number(period), unit)
}

const oftenIn = (words: Words, unit: string): Part | null => {
  const often = words.maybe('often')
  if (often) return rate(Number(often.value), 1, unit)
  const number = words.one('num')
  return (number.low ?? 0) >= 1 && (number.high ?? number.low ?? 0) <= mostTimes
    ? rate(number, 1, unit)
    : null
}

const upTo = (words: Words, unit: string): Part => {
  const most = words.maybe('often')
  return rate(null, 1, unit, { frequencyMax: most ? Number(most.value) : (words.one('num').low ?? null) })
}

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

const day = (atom: Atom): Weekday => atom.value as Weekday

const mealCode = (relation: string, meal: string): When => (relation + (meal === 'any' ? '' : meal)) as When

const minutes = ({ low = 0, value }: Atom): number => low * (value === 'h' ? 60 : 1)

const isShort = ({ value }: Atom): boolean => value === 'h' || value === 'min'

const military = (text: string): string | null => {
  const [, hour = '', minute = ''] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text) ?? []
  return hour === '' ? null : `${hour}:${minute}`
}

export const timingRules: readonly Rule[] = [
  {
    id: 'code',
    when: 'freq',
    read: (words) => fixedRate(words.one('freq')),
    example: 'b.i.d.',
    counterexample: 'bed',
  },
  {
    id: 'code-and-count',
    when: 'often=1 freq',
    read: (words) => fixedRate(words.one('freq')),
    example: 'once daily',
    counterexample: 'twice daily',
  },
  {
    id: 'times-daily',
    when: 'num times|x freq=1/1d',
    read: (words) => oftenIn(words, 'd'),
    example: '3 times daily',
    counterexample: '3 tablets daily',
  },
  {
    id: 'times-weekly',
    when: 'num times|x freq=1/1wk',
    read: (words) => oftenIn(words, 'wk'),
    example: 'two times weekly',
    counterexample: 'two tablets weekly',
  },
  {
    id: 'often-daily',
    when: 'often freq=1/1d',
    read: (words) => oftenIn(words, 'd'),
    example: 'thrice daily',
    counterexample: 'daily',
  },
  {
    id: 'often-weekly',
    when: 'often freq=1/1wk',
    read: (words) => oftenIn(words, 'wk'),
    example: 'twice weekly',
    counterexample: 'weekly',
  },
  {
    id: 'often-a-period',
    when: 'often per? each',
    read: (words) => oftenIn(words, words.one('each').value),
    cost: -0.15,
    example: 'twice a day',
    counterexample: 'twice',
  },
  {
    id: 'times-a-period',
    when: 'num times|x per each',
    read: (words) => oftenIn(words, words.one('each').value),
    example: '3 (three) times a day',
    counterexample: '3 tablets a day',
  },
  {
    id: 'times-told-twice',
    when: 'num times ( num ) per each|freq=1/1d',
    read: (words) =>
      words.one('num').low === words.one('num', 1).low
        ? oftenIn(words, words.maybe('each')?.value ?? 'd')
        : null,
    example: '3 times (three) a day',
    counterexample: '3 times (two) a day',
  },
  {
    id: 'times-period',
    when: 'num times|x each',
    read: (words) => oftenIn(words, words.one('each').value),
    cost: 0.5,
    example: '3 x day',
    counterexample: '3 days',
  },
  {
    id: 'x-times-a-period',
    when: 'x num per? each|freq=1/1d',
    read: (words) =>
      words.maybe('per') || words.maybe('freq') ? oftenIn(words, words.maybe('each')?.value ?? 'd') : null,
    cost: 0.2,
    example: 'x3/day',
    counterexample: 'for 3 days',
  },
  {
    id: 'x-times',
    when: 'x num',
    read: (words) => {
      const { low = 0 } = words.one('num')
      return Number.isInteger(low) && low > 1 && low <= 6 ? rate(low, 1, 'd') : null
    },
    cost: 1.5,
    example: 'X3',
    counterexample: 'x 10 days',
  },
  {
    id: 'x-one',
    when: 'x num=1',
    read: () => ({ xOne: true }),
    cost: 1.5,
    example: '4 mg IV x1',
    counterexample: 'x1/day',
  },
  {
    id: 'count-x-times',
    when: 'num x num',
    read: (words) => {
      const [count, times] = [words.one('num'), words.one('num', 1)]
      const sane = (count.low ?? 0) <= 4 && Number.isInteger(times.low) && (times.low ?? 9) <= 6
      return sane
        ? { dose: { low: count.low ?? 0, high: count.high ?? null, unit: null }, ...rate(times, 1, 'd') }
        : null
    },
    cost: 1,
    example: '1X2',
    counterexample: '2 x 500 mg',
  },
  {
    id: 'count-x-times-a-day',
    when: 'num x num per? each=d|freq=1/1d',
    read: (words) => {
      const [count, times] = [words.one('num'), words.one('num', 1)]
      return (times.low ?? 99) <= 6
        ? { dose: { low: count.low ?? 0, high: count.high ?? null, unit: null }, ...rate(times, 1, 'd') }
        : null
    },
    example: '1X3/d',
    counterexample: '1x/d',
  },
  {
    id: 'up-to-times',
    when: 'upto|most num times|x per? each|freq=1/1d',
    read: (words) => upTo(words, words.maybe('each')?.value ?? 'd'),
    example: 'up to 4 times daily',
    counterexample: 'up to 4 tablets daily',
  },
  {
    id: 'up-to-often',
    when: 'upto|most often per? each|freq=1/1d',
    read: (words) => upTo(words, words.maybe('each')?.value ?? 'd'),
    example: 'up to twice a day',
    counterexample: 'twice a day',
  },
  {
    id: 'every-length',
    when: 'every length',
    read: (words) => every(words.one('length')),
    example: 'every 4-6 hours',
    counterexample: 'for 4 hours',
  },
  {
    id: 'often-in-length',
    when: 'often=1 per|every length',
    read: (words) => every(words.one('length')),
    cost: -0.15,
    example: 'once every 12 weeks',
    counterexample: 'once for 12 weeks',
  },
  {
    id: 'every-period',
    when: 'every each',
    read: (words) => rate(1, 1, words.one('each').value),
    cost: 0.1,
    example: 'every week',
    counterexample: 'a week',
  },
  {
    id: 'every-other-period',
    when: 'every other each',
    read: (words) => rate(1, 2, words.one('each').value),
    example: 'every other week',
    counterexample: 'every week',
  },
  {
    id: 'every-nth-day',
    when: 'every num|ordinal each',
    read: (words) => rate(1, (words.maybe('num') ?? words.one('ordinal')).low ?? 0, words.one('each').value),
    example: 'every third day',
    counterexample: 'every day',
  },
  {
    id: 'hourly',
    when: 'num hourly',
    read: (words) => rate(1, words.one('num').low ?? 0, 'h'),
    example: '6 hourly',
    counterexample: '6 hours',
  },
  {
    id: 'misread-q',
    when: 'misreadq',
    read: (words) =>
      rate(1, words.one('misreadq').low ?? 0, 'h', { periodMax: words.one('misreadq').high ?? null }),
    example: 'g8h',
    counterexample: '8 g',
  },
  {
    id: 'days-a-week',
    when: 'num days per each=wk',
    read: (words) => oftenIn(words, 'wk'),
    example: '5 days a week',
    counterexample: '5 days',
  },
  {
    id: 'a-period',
    when: 'per each=d|each=wk|each=mo',
    read: (words) => rate(1, 1, words.one('each').value),
    cost: 0.5,
    example: 'one a day',
    counterexample: 'days',
  },
  {
    id: 'vague-times',
    when: 'vague times? per? each|freq',
    read: () => ({ unread: true }),
    example: 'several times a day',
    counterexample: '3 times a day',
  },
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
  {
    id: 'day',
    when: 'every|days? day',
    read: (words) => ({ days: [day(words.one('day'))] }),
    example: 'every Sunday',
    counterexample: 'every summer',
  },
  {
    id: 'from-day-to-day',
    when: 'days? day|initial to day|initial',
    read: (words) => {
      const [first, last] = words.atoms.filter(({ kind }) => kind === 'day' || kind === 'initial').map(day)
      const [from, to] = [weekdays.indexOf(first ?? 'sun'), weekdays.indexOf(last ?? 'sun')]
      return from < to ? { days: weekdays.slice(from, to + 1) } : null
    },
    example: 'Monday through Friday',
    counterexample: 'Monday and Friday',
  },
  {
    id: 'day-initials',
    when: 'initial ,|/|and? initial',
    read: (words) => ({ days: [day(words.one('initial')), day(words.one('initial', 1))] }),
    example: 'M, W',
    counterexample: 'M',
  },
  {
    id: 'three-day-initials',
    when: 'initial ,|/? initial ,|/|and? initial',
    read: (words) => ({ days: words.atoms.filter(({ kind }) => kind === 'initial').map(day) }),
    example: 'M, W, F',
    counterexample: 'M, W',
  },
  {
    id: 'initials-in-one-word',
    when: 'initials',
    read: (words) => ({ days: words.one('initials').value.split(',') as Weekday[] }),
    example: 'MWF',
    counterexample: 'MF',
  },
  {
    id: 'days-named-by-letters',
    when: 'days initial ,|/|and? initial? ,|/|and? initial?',
    read: (words) => ({ days: words.atoms.filter(({ kind }) => kind === 'initial').map(day) }),
    example: 'ימים א,ג,ה',
    counterexample: 'א',
  },
  {
    id: 'working-days',
    when: 'days=work',
    read: () => ({ days: weekdays.slice(1, 6) }),
    example: 'weekdays',
    counterexample: 'days',
  },
  {
    id: 'other-days',
    when: 'days=other',
    read: () => ({ otherDays: true }),
    example: 'all other days',
    counterexample: 'other',
  },
  {
    id: 'except-days',
    when: 'except day',
    read: (words) => ({ except: [day(words.one('day'))] }),
    example: 'except Sunday',
    counterexample: 'except',
  },
  {
    id: 'except',
    when: 'except',
    read: () => ({ butFor: true }),
    cost: 1,
    example: '2.5 mg daily except 5 mg on Wednesdays',
    counterexample: 'except Wednesday',
  },
  {
    id: 'once',
    when: 'once',
    read: () => ({ count: 1 }),
    cost: -0.2,
    example: 'single dose',
    counterexample: 'single',
  },
  {
    id: 'only-once',
    when: 'often=1',
    read: () => ({ count: 1 }),
    cost: 0.8,
    example: '4 mg IV once',
    counterexample: 'once daily',
  },
  {
    id: 'today',
    when: 'today',
    read: () => ({ count: 1 }),
    cost: 0.5,
    example: '2 tablets today',
    counterexample: '2 tablets daily',
  },
  {
    id: 'so-many-doses',
    when: 'for|x num form=dose',
    read: (words) => ({ count: words.one('num').low ?? 1 }),
    example: 'for 3 doses',
    counterexample: '3 doses',
  },
]

export const spanOf = ({ low = 0, high = null, value }: Atom): Span => ({
  value: low,
  max: high,
  unit: value as PeriodUnit,
})
