import type { Form, Measure } from '../../../records/dosage'
import type { Rule, Words } from '../match'
import { spanOf } from './rate'

const most = (words: Words) => {
  const unit = words.maybe('form')?.value ?? words.maybe('measure')?.value ?? null
  const length = words.maybe('length')
  const period = words.maybe('each')?.value ?? (words.maybe('freq') ? 'd' : null)
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
    read: most,
    example: 'not to exceed 3 tablets per day',
    counterexample: '3 tablets per day',
  },
  {
    id: 'most-in-a-length',
    when: 'most num form|measure? per|after? length',
    read: most,
    example: 'no more than 8 in 24 hours',
    counterexample: 'no more than 8',
  },
  {
    id: 'up-to-an-amount',
    when: 'upto num form|measure per? each|freq=1/1d',
    read: most,
    example: 'up to 3 tablets a day',
    counterexample: '3 tablets a day',
  },
  {
    id: 'up-to-so-many-doses',
    when: 'upto num form=dose',
    read: most,
    example: 'up to 3 doses',
    counterexample: '3 doses',
  },
]
