import { inHebrew } from '../../../language/he/direction-examples'
import type { Rule, Words } from '../match'

const purposesOf = (words: Words): string[] =>
  words.atoms.filter(({ kind }) => kind === 'purpose').map(({ value }) => value)

/** What for, and whether only then. */
export const purposeRules: readonly Rule[] = [
  {
    id: 'as-needed',
    when: 'prn',
    read: () => ({ asNeeded: true }),
    example: 'p.r.n.',
    counterexample: 'p.r.',
  },
  {
    id: 'as-needed-for',
    when: 'prn for|incase? purpose',
    read: (words) => ({ asNeeded: true, purposes: purposesOf(words) }),
    example: 'as needed for pain',
    counterexample: 'for pain',
  },
  {
    id: 'for-either',
    when: 'for purpose to|and|/ purpose',
    read: (words) => ({ purposes: purposesOf(words) }),
    example: 'for pain or fever',
    counterexample: 'for pain or 5 days',
  },
  {
    id: 'in-case-of-either',
    when: 'incase purpose to|and|/ purpose',
    read: (words) => ({ asNeeded: true, purposes: purposesOf(words) }),
    ...inHebrew('in-case-of-either'),
  },
  {
    id: 'in-case-of',
    when: 'incase purpose',
    read: (words) => ({ asNeeded: true, purposes: purposesOf(words) }),
    ...inHebrew('in-case-of'),
  },
  {
    id: 'in-case-of-nothing',
    when: 'incase beyond unknown|purpose length?',
    read: () => ({ unread: true }),
    ...inHebrew('in-case-of-nothing'),
  },
  {
    id: 'purpose',
    when: 'for purpose',
    read: (words) => ({ purposes: purposesOf(words) }),
    example: 'for cough',
    counterexample: 'for 5 days',
  },
  {
    id: 'purpose-alone',
    when: 'purpose',
    read: (words) => ({ purposes: purposesOf(words) }),
    cost: 0.6,
    example: 'prn, fever',
    counterexample: 'prn',
  },
  {
    id: 'either-purpose',
    when: 'purpose to|and|/ purpose',
    read: (words) => ({ purposes: purposesOf(words) }),
    example: 'nausea or vomiting',
    counterexample: 'nausea',
  },
  {
    id: 'purpose-on-a-scale',
    when: 'prn? for? purpose ( num )',
    read: (words) => ({ purposes: purposesOf(words), ...(words.maybe('prn') ? { asNeeded: true } : {}) }),
    example: 'for moderate pain (4-6)',
    counterexample: 'for moderate pain',
  },
  {
    id: 'for-an-organ-in-own-words',
    when: 'for unknown part',
    read: (words) => ({
      purposes: [
        words.text
          .slice(words.one('unknown').from - words.one('for').from)
          .trim()
          .toLowerCase(),
      ],
    }),
    cost: 0.5,
    example: 'for dry eyes',
    counterexample: 'for both eyes',
  },
  {
    id: 'held-for-something',
    when: 'beyond for unknown|purpose unknown? unknown?',
    read: () => ({ unread: true }),
    example: 'hold for heart rate',
    counterexample: 'for heart rate',
  },
  {
    id: 'purpose-in-own-words',
    when: 'for unknown unknown? unknown?',
    read: (words) => ({
      purposes: [
        words.atoms
          .filter(({ kind }) => kind === 'unknown')
          .map(({ value }) => value)
          .join(' '),
      ],
    }),
    cost: 1.5,
    example: 'for blood pressure',
    counterexample: 'for pain',
  },
]
