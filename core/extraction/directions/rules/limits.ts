import { inHebrew } from '../../../language/he/direction-examples'
import type { Form, Measure, PeriodUnit } from '../../../records/dosage'
import type { Rule, Words } from '../match'
import { spanOf } from './rate'

const most = (words: Words, day: 'd' | null = null) => {
  const unit = words.maybe('form')?.value ?? words.maybe('measure')?.value ?? null
  const length = words.maybe('length')
  const period = words.maybe('each')?.value ?? (words.maybe('freq') ? 'd' : day)
  return {
    max: {
      value: words.one('num').low ?? 0,
      unit: unit as Form | Measure | null,
      period: length
        ? spanOf(length)
        : period === null
          ? null
          : { value: 1, max: null, unit: spanOf({ ...words.one('num'), value: period }).unit },
    },
  }
}

/** Not more than so much in a time. */
export const limitRules: readonly Rule[] = [
  {
    id: 'most',
    when: 'most num form|measure|times? per? each|freq=1/1d?',
    read: (words) => most(words),
    example: 'not to exceed 3 tablets per day',
    counterexample: '3 tablets per day',
  },
  {
    id: 'most-a-day',
    when: 'mostdaily :|=? num form|measure|times? per? each=d|freq=1/1d?',
    read: (words) => most(words, 'd'),
    example: 'maximum daily dose 3 tablets',
    counterexample: 'maximum dose 3 tablets',
  },
  {
    id: 'so-many-at-most',
    when: 'num form|measure most per|after? length|each|freq=1/1d',
    read: (words) => most(words),
    cost: -0.3,
    example: '8 tablets maximum in 24 hours',
    counterexample: '8 tablets in 24 hours',
  },
  {
    id: 'most-of-something-else',
    when: 'most num measure unknown unknown? per? each|freq=1/1d?',
    read: () => ({ unread: true }),
    example: 'max 4 g acetaminophen per day',
    counterexample: 'max 4 g per day',
  },
  {
    id: 'most-in-a-length',
    when: 'most num form|measure? per|after? length',
    read: (words) => most(words),
    example: 'no more than 8 in 24 hours',
    counterexample: 'no more than 8',
  },
  {
    id: 'up-to-an-amount',
    when: 'upto num form|measure per? each|freq=1/1d',
    read: (words) => most(words),
    example: 'up to 3 tablets a day',
    counterexample: '3 tablets a day',
  },
  {
    id: 'up-to-a-number',
    when: 'upto num per each',
    read: (words) => most(words),
    example: 'up to 3 a day',
    counterexample: '3 a day',
  },
  {
    id: 'up-to-one',
    when: 'upto single num=1? per? each|freq=1/1d',
    read: (words) => ({
      max: {
        value: 1,
        unit: words.one('single').value as Form,
        period: {
          value: 1,
          max: null,
          unit: (words.maybe('each')?.value ?? 'd') as PeriodUnit,
        },
      },
    }),
    ...inHebrew('up-to-one'),
  },
  {
    id: 'up-to-so-many-doses',
    when: 'upto num form=dose',
    read: (words) => most(words),
    example: 'up to 3 doses',
    counterexample: '3 doses',
  },
]
