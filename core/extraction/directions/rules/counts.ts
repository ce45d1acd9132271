import type { Rule } from '../match'

/** How many in all. */
export const countRules: readonly Rule[] = [
  {
    id: 'once',
    when: 'once',
    read: () => ({ count: 1 }),
    cost: -0.2,
    example: 'loading dose',
    counterexample: 'loading',
  },
  {
    id: 'one-dose',
    when: 'onedose',
    read: () => ({ oneDose: true }),
    cost: -0.2,
    example: 'inhale one dose twice daily',
    counterexample: '2 doses',
  },
  {
    id: 'only-once',
    when: 'often=1',
    // "Once a weak"
    read: ({ next }) => (next.includes('per') ? null : { count: 1, bareOnce: true }),
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
    when: 'for|lasting|x num form=dose',
    read: (words) => ({ count: words.one('num').low ?? 1 }),
    example: 'for 3 doses',
    counterexample: '3 doses',
  },
]
