import { inHebrew } from '../../../language/he/direction-examples'
import type { Span } from '../../../records/dosage'
import type { Form, Measure, PeriodUnit } from '../../../records/dosage-terms'
import type { Rule, Words } from '../match'
import type { Part } from '../part'
import { rate, spanOf } from './rate'

type Unit = Form | Measure

/** The most of what its words count: a form, a measure, or, with no unit, what the dose is counted in. */
const mostOf = (words: Words, period: Span | null): Part => {
  const { low = 0, high = null } = words.one('num')
  const counted = words.atoms[words.atoms.findIndex(({ kind }) => kind === 'num') + 1]
  const unit = counted?.kind === 'form' || counted?.kind === 'measure' ? (counted.value as Unit) : null
  return high === null ? { max: { value: low, unit, period } } : { unread: true }
}

const oneOf = (unit: string): Span => ({ value: 1, max: null, unit: unit as PeriodUnit })

/** The period that the words tell: 24 hours, a day, a week. */
const periodOf = (words: Words): Span => {
  const length = words.maybe('length')
  return length ? spanOf(length) : oneOf(words.maybe('each')?.value ?? 'd')
}

const mostIn = (words: Words): Part => mostOf(words, periodOf(words))

/** Not more than so much in a time. */
export const limitRules: readonly Rule[] = [
  {
    id: 'most-in-a-period',
    when: 'most|upto =|:? num form|measure? per|after? each|length|freq=1/1d',
    read: (words) => {
      const isIn = words.maybe('per') ?? words.maybe('after') ?? words.maybe('freq')
      const isCounted = words.maybe('each') && (words.maybe('form') ?? words.maybe('measure'))
      return isIn || isCounted ? mostIn(words) : null
    },
    example: 'not more than 8 in 24 hours',
    counterexample: '8 in 24 hours',
  },
  {
    id: 'most-and-what-it-amounts-to',
    when: 'most|upto num form|measure ( num form|measure ) per|after? each|length|freq=1/1d',
    read: mostIn,
    cost: -0.5,
    example: 'max 8 tablets (4 g) per day',
    counterexample: '8 tablets (4 g) per day',
  },
  {
    id: 'most-in-a-period-and-what-it-amounts-to',
    when: 'most|upto num form|measure? per|after? each|length|freq=1/1d to|(|=|, num measure )?',
    read: mostIn,
    cost: -0.2,
    example: 'max 8 per day (4 g)',
    counterexample: 'max 8 per day',
  },
  {
    id: 'most-altogether',
    when: 'most|upto num form=dose',
    read: (words) => mostOf(words, null),
    example: 'up to 3 doses',
    counterexample: '3 doses',
  },
  {
    id: 'so-many-times-at-most',
    when: 'x num form=dose? most',
    read: (words) => ({ max: { value: words.one('num').low ?? 0, unit: 'dose', period: null } }),
    cost: -0.2,
    example: 'q5min x3 max',
    counterexample: 'x3',
  },
  {
    id: 'most-without-a-period',
    when: 'most num form|measure?',
    read: () => ({ unread: true }),
    cost: 0.2,
    example: 'max 8',
    counterexample: 'max 8 per day',
  },
  {
    id: 'most-a-day',
    when: 'mostdaily of|:|=? num form|measure? per|after? each=d|freq=1/1d?',
    read: (words) => mostOf(words, oneOf('d')),
    example: 'maximum daily dose 3 tablets',
    counterexample: 'maximum dose 3 tablets',
  },
  {
    id: 'daily-most',
    when: 'dailymost of|:|=? num form|measure?',
    read: (words) => mostOf(words, oneOf('d')),
    example: 'daily maximum 4 g',
    counterexample: '1 tablet daily, maximum 6 tablets a day',
  },
  {
    id: 'so-many-at-most',
    when: 'num form|measure? most per|after? length|each|freq=1/1d',
    // "2 sprays for no longer than 3 days" is no most in 3 days.
    read: (words) =>
      words.maybe('length') && !words.maybe('per') && !words.maybe('after') ? null : mostIn(words),
    cost: -0.3,
    example: '8 tablets maximum in 24 hours',
    counterexample: '8 tablets in 24 hours',
  },
  {
    id: 'so-many-in-a-period-at-most',
    when: 'num form|measure? per|/ length|each most )?',
    // "2 tablets every 4 hours max" goes on with what the most is.
    read: (words) => (words.isLast && !/every|each/i.test(words.text) ? mostIn(words) : null),
    cost: -0.3,
    example: '8/day max',
    counterexample: '8/day',
  },
  {
    id: 'less-or-more-in-a-period',
    when: 'beyond num form|measure? per|freq=1/1d each?',
    read: () => ({ unread: true }),
    cost: 0.3,
    example: 'less than 8 a day',
    counterexample: '8 a day',
  },
  {
    id: 'most-of-something-else',
    when: 'most num measure unknown unknown? per? each|freq=1/1d?',
    read: () => ({ unread: true }),
    example: 'max 4 g acetaminophen per day',
    counterexample: 'max 4 g per day',
  },
  {
    id: 'most-times-in-hours',
    when: 'most|upto num|often times|x? per|after length',
    read: (words) => {
      const { low, high = null, value } = words.one('length')
      const times = words.maybe('often')?.value ?? words.maybe('num')?.low
      const isTimes = words.maybe('often') ?? words.maybe('times') ?? words.maybe('x')
      if (!isTimes || low !== 24 || high !== null || value !== 'h') return null
      return rate(null, 1, 'd', { frequencyMax: Number(times) })
    },
    example: 'no more than 4 times in 24 hours',
    counterexample: '4 times in 24 hours',
  },
  {
    id: 'one-at-most',
    when: 'upto|most single num=1? per? each|freq=1/1d',
    read: (words) => ({
      max: { value: 1, unit: words.one('single').value as Form, period: periodOf(words) },
    }),
    cost: -0.2,
    ...inHebrew('one-at-most'),
  },
]
