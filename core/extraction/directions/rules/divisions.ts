import type { When } from '../../../records/dosage-terms'
import type { Rule } from '../match'
import { rate } from './rate'

/** A day's dose taken in parts. */
export const divisionRules: readonly Rule[] = [
  {
    id: 'divided',
    when: 'divided num form=dose?',
    read: (words) => ({ divided: words.one('num').low ?? 0 }),
    example: 'divided in 3 doses',
    counterexample: 'in 3 doses',
  },
  {
    id: 'divided-so-often',
    when: 'divided freq|often',
    read: (words) => {
      const [, times = words.maybe('often')?.value ?? '', period = '1d'] =
        /^(\d+)\/(\w+)$/.exec(words.maybe('freq')?.value ?? '') ?? []
      return period === '1d' && Number(times) > 1
        ? { divided: Number(times), habit: rate(Number(times), 1, 'd').rate }
        : { divided: 0, unread: true }
    },
    example: '600 mg per day divided BID',
    counterexample: '600 mg BID',
  },
  {
    id: 'divided-among-times',
    when: 'divided at? when ,|and? and? at? when ,|and? and? at? when?',
    read: (words) => {
      const when = words.atoms.filter(({ kind }) => kind === 'when').map(({ value }) => value as When)
      return { divided: when.length, when }
    },
    example: 'split morning and evening',
    counterexample: 'morning and evening',
  },
  {
    id: 'divided-somehow',
    when: 'divided form=dose?',
    read: () => ({ divided: 0, unread: true }),
    cost: 0.2,
    example: 'in divided doses',
    counterexample: 'in 3 divided doses',
  },
  {
    id: 'in-so-many-doses',
    when: 'after|at num form=dose',
    read: (words) => ({ divided: words.one('num').low ?? 0 }),
    cost: -0.5,
    example: '1500 mg/day in 3 doses',
    counterexample: '3 doses',
  },
  {
    id: 'so-many-divided',
    when: 'num divided form=dose',
    read: (words) => ({ divided: words.one('num').low ?? 0 }),
    example: 'in 3 divided doses',
    counterexample: '3 doses',
  },
]
