import type { Rule } from '../match'

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
