import { inHebrew } from '../../../language/he/direction-examples'
import type { When } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'
import type { Part } from '../part'
import { doseOf } from './dose'
import { oftenIn, rate } from './rate'

/** "2/1d" */
function fixedRate({ value }: Atom): Part {
  const [, times = '', period = '', unit = ''] = /^([\d.]+)\/([\d.]+)(\w+)$/.exec(value) ?? []
  return rate(Number(times), Number(period), unit)
}

const upTo = (words: Words, unit: string): Part => {
  const most = words.maybe('often')
  if (most) return rate(null, 1, unit, { frequencyMax: Number(most.value) })
  const { low = null, high = null } = words.one('num')
  return rate(null, 1, unit, { frequencyMax: high ?? low })
}

/** "X3" is three times a day; "x 5" may be five days, or five doses. */
const mostX = 4

/** "A week", "weekly"; else a day. */
const periodTold = (words: Words): string =>
  words.maybe('each')?.value ?? (words.maybe('freq')?.value === '1/1wk' ? 'wk' : 'd')

/** "3x1" is three at once to some and three times a day to others. */
const isEitherWay = (count: Atom, times: Atom): boolean => (count.low ?? 0) >= 2 && times.low === 1

/** How often a day, a week or a month. */
export const rateRules: readonly Rule[] = [
  {
    id: 'code',
    when: 'often=1? freq',
    read: (words) => fixedRate(words.one('freq')),
    example: 'b.i.d.',
    counterexample: 'bed',
  },
  {
    id: 'habit',
    when: 'habit',
    read: (words) => {
      const { rate: habit } = fixedRate(words.one('habit'))
      return habit ? { habit } : null
    },
    example: 'at the same time every day',
    counterexample: 'at the same time',
  },
  {
    // "Once a week after the infusion": each week, or one dose a week later.
    id: 'once-a-while-from-something',
    when: 'often=1 length relation|after|beyond',
    read: (words) => (words.one('length').value === 'd' ? null : { unread: true }),
    example: 'once a week after the infusion',
    counterexample: 'once a week',
  },
  {
    id: 'weekly-on-its-day',
    when: 'per|for each=wk ,? fixedday',
    read: () => rate(1, 1, 'wk'),
    example: 'per week, on a fixed day',
    counterexample: 'on a fixed day',
  },
  {
    id: 'so-often-a-period',
    when: 'often|num times|x? per? each|freq=1/1d|freq=1/1wk',
    read: (words) => {
      const isTimes = words.maybe('times') ?? words.maybe('x')
      const isBare = words.maybe('num') && words.maybe('each') && !words.maybe('per')
      return Boolean(isTimes) === Boolean(words.maybe('often')) || isBare
        ? null
        : oftenIn(words, periodTold(words))
    },
    cost: -0.15,
    example: 'twice a day',
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
      return Number.isInteger(low) && low > 1 && low <= mostX ? rate(low, 1, 'd') : null
    },
    cost: 1.5,
    example: 'X3',
    counterexample: 'x 10 days',
  },
  {
    id: 'x-so-many',
    when: 'x num',
    read: (words) => ((words.one('num').low ?? 0) > mostX ? { unread: true } : null),
    cost: 1.5,
    example: '1 tab x 5',
    counterexample: '1 tab x 5 days',
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
      return sane && !isEitherWay(count, times)
        ? { dose: { low: count.low ?? 0, high: count.high ?? null, unit: null }, ...rate(times, 1, 'd') }
        : null
    },
    cost: 1,
    example: '1X2',
    counterexample: '2 x 500 mg',
  },
  {
    id: 'count-once-at-a-time-of-day',
    when: 'num x num=1 when',
    read: (words) => ({
      dose: { low: words.one('num').low ?? 0, high: words.one('num').high ?? null, unit: null },
      when: [words.one('when').value as When],
    }),
    example: '2x1 at bedtime',
    counterexample: '2x1',
  },
  {
    id: 'either-way',
    when: 'num x num=1 per? each=d|freq=1/1d?',
    read: (words) => (isEitherWay(words.one('num'), words.one('num', 1)) ? { unread: true } : null),
    example: '3x1',
    counterexample: '1x3',
  },
  {
    id: 'count-x-times-a-day',
    when: 'num x num per? each=d|freq=1/1d',
    read: (words) => {
      const [count, times] = [words.one('num'), words.one('num', 1)]
      return (count.low ?? 99) <= 10 && (times.low ?? 99) <= 6 && !isEitherWay(count, times)
        ? { dose: { low: count.low ?? 0, high: count.high ?? null, unit: null }, ...rate(times, 1, 'd') }
        : null
    },
    example: '1X3/d',
    counterexample: '1x/d',
  },
  {
    id: 'up-to-times',
    when: 'upto|most x? often|num times|x? per? each|freq=1/1d|freq=1/1wk?',
    read: (words) => {
      const isTimes = words.maybe('often') ?? words.maybe('times') ?? words.maybe('x')
      const isPeriod = words.maybe('each') ?? words.maybe('freq') ?? words.maybe('x')
      return isTimes && isPeriod ? upTo(words, periodTold(words)) : null
    },
    cost: -0.3,
    example: 'up to 4 times daily',
    counterexample: 'up to 4 tablets daily',
  },
  {
    id: 'one-of-form-up-to-times',
    when: 'single|form num=1 upto often per? each|freq=1/1d',
    read: (words) => ({
      dose: doseOf(words.one('num'), (words.maybe('single') ?? words.one('form')).value),
      ...upTo(words, periodTold(words)),
    }),
    ...inHebrew('one-of-form-up-to-times'),
  },
  {
    id: 'up-to-days-a-week',
    when: 'upto|most num days per each=wk',
    read: (words) => upTo(words, 'wk'),
    cost: -0.3,
    example: 'no more than 2 days a week',
    counterexample: '2 days a week',
  },
  {
    id: 'count-and-times-a-period',
    when: 'num form num / each',
    read: (words) => {
      const times = rate(words.one('num', 1), 1, words.one('each').value)
      return { dose: doseOf(words.one('num'), words.one('form').value), ...times }
    },
    example: '1 tab 3/day',
    counterexample: '3 tabs/day',
  },
  {
    id: 'so-often-within-a-day',
    when: 'often|num times? after length',
    read: (words) => {
      const { low, high = null, value } = words.one('length')
      const isDay = low === 24 && high === null && value === 'h'
      return isDay && (words.maybe('often') || words.maybe('times')) ? oftenIn(words, 'd') : null
    },
    example: 'twice in 24 hours',
    counterexample: 'twice in 24 days',
  },
  {
    id: 'up-to-a-code',
    when: 'upto|most freq',
    read: (words) => {
      const [, times = '', unit = ''] = /^(\d+)\/1(\w+)$/.exec(words.one('freq').value) ?? []
      return times === '' ? null : rate(null, 1, unit, { frequencyMax: Number(times) })
    },
    example: 'up to qds',
    counterexample: 'up to 2 weeks',
  },
  {
    id: 'often-to-often',
    when: 'often to often|num per? each|freq=1/1d',
    read: (words) => {
      const low = Number(words.one('often').value)
      const high = words.maybe('num')?.low ?? Number(words.one('often', 1).value)
      // "One to-28 days" is how long between two.
      if (words.maybe('num') && (low === 1 || high !== low + 1)) return null
      return low < high ? rate(low, 1, words.maybe('each')?.value ?? 'd', { frequencyMax: high }) : null
    },
    cost: -0.5,
    example: 'once or twice a day',
    counterexample: 'twice a day',
  },
  {
    id: 'often-and-number',
    when: 'often (? num )? per? each|freq=1/1d',
    read: (words) =>
      Number(words.one('often').value) === words.one('num').low
        ? rate(words.one('num'), 1, words.maybe('each')?.value ?? 'd')
        : null,
    example: 'twice (2) a day',
    counterexample: 'twice (3) a day',
  },
  {
    id: 'vague-times',
    when: 'vague times? per? each|freq',
    read: () => ({ unread: true }),
    cost: -0.2,
    example: 'several times a day',
    counterexample: '3 times a day',
  },
]
