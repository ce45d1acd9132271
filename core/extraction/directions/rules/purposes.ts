import { inHebrew } from '../../../language/he/direction-examples'
import type { Rule, Words } from '../match'
import type { Part } from '../part'

/** What for; where the words tell that it is taken only then, or when needed, that too. Null of an "or" with nothing behind it. */
function purposeOf(words: Words): Part | null {
  const purposes = words.atoms
    .filter(({ kind }) => kind === 'purpose')
    .flatMap(({ value }) => value.split(','))
  const isJoined = words.maybe('to') ?? words.maybe('and') ?? words.maybe('/')
  if (isJoined && purposes.length === 1) return null
  return { purposes, ...onlyThen(words) }
}

const onlyThen = (words: Words): Part =>
  (words.maybe('prn') ?? words.maybe('incase')) ? { asNeeded: true } : {}

/** Where it hurts is not where the drug goes. Null of an "and" with no second place behind it. */
function painOf(words: Words): Part | null {
  const isJoined = words.maybe('to') ?? words.maybe('and') ?? words.maybe(',')
  const parts = words.atoms.filter(({ kind }) => kind === 'part').length
  if (isJoined !== null && parts === 1) return null
  return {
    purposes: [words.atoms.find(({ kind }) => kind === 'purpose')?.value ?? 'pain'],
    ...onlyThen(words),
  }
}

/** What the page itself calls it, from one word of a kind to the last. */
function inOwnWords({ atoms, text }: Words, ...kinds: readonly string[]): Part {
  const begin = atoms[0]?.from ?? 0
  const own = atoms.filter(({ kind }) => kinds.includes(kind))
  const [first] = own
  const last = own[own.length - 1]
  return first && last ? { purposes: [text.slice(first.from - begin, last.end - begin).toLowerCase()] } : {}
}

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
    id: 'purpose',
    when: 'prn? for|incase :? purpose to|and|/? purpose?',
    read: purposeOf,
    example: 'for pain or fever',
    counterexample: 'for 5 days',
  },
  {
    id: 'purpose-alone',
    when: 'purpose to|and|/? purpose?',
    read: purposeOf,
    cost: 0.6,
    example: 'prn, fever',
    counterexample: 'prn',
  },
  {
    id: 'pain-in-a-part',
    when: 'prn? for|incase? purpose=pain|purpose=cramps|purpose=spasm within side? part side? to|and|,? side? part?',
    read: painOf,
    example: 'for pain in the knee',
    counterexample: 'apply to the knee for pain',
  },
  {
    id: 'pain-of-a-part',
    when: 'prn? for|incase? side? part purpose=pain|purpose=cramps|purpose=spasm',
    // "The painful area" is where it goes.
    read: (words) => (words.one('part').value === 'area' ? null : purposeOf(words)),
    example: 'for left shoulder pain',
    counterexample: 'left shoulder',
  },
  {
    id: 'ache-of-a-part',
    when: 'prn? for|incase? ache side? part side?',
    read: (words) => ({ ...onlyThen(words), purposes: ['pain'] }),
    ...inHebrew('ache-of-a-part'),
  },
  {
    id: 'in-case-of-nothing',
    when: 'incase beyond unknown|purpose length?',
    read: () => ({ unread: true }),
    ...inHebrew('in-case-of-nothing'),
  },
  {
    id: 'purpose-on-a-scale',
    when: 'prn? for? purpose ( num )',
    read: purposeOf,
    example: 'for moderate pain (4-6)',
    counterexample: 'for moderate pain',
  },
  {
    id: 'for-an-organ-in-own-words',
    when: 'for unknown part',
    read: (words) => inOwnWords(words, 'unknown', 'part'),
    cost: 0.5,
    example: 'for dry eyes',
    counterexample: 'for both eyes',
  },
  {
    id: 'for-a-state-of-an-organ',
    when: 'for part unknown',
    read: (words) => inOwnWords(words, 'unknown', 'part'),
    cost: 0.5,
    example: 'for nail fungus',
    counterexample: 'for both nails',
  },
  {
    id: 'reason-as-needed',
    when: 'prn for? reason',
    read: (words) => ({ ...inOwnWords(words, 'reason'), asNeeded: true }),
    example: 'prn redness',
    counterexample: 'prn',
  },
  {
    id: 'reading-above',
    when: '>|beyond num degree? degree|initial=fri?',
    read: ({ atoms, maybe }) =>
      atoms[0]?.kind === '>' || maybe('degree') || maybe('initial') ? { unread: true } : null,
    cost: 0.4,
    example: 'if fever > 100 F',
    counterexample: 'if fever',
  },
  {
    id: 'held-for-something',
    when: 'beyond for unknown|purpose unknown? unknown?',
    read: () => ({ unread: true }),
    example: 'hold for heart rate',
    counterexample: 'for heart rate',
  },
  {
    id: 'reason',
    when: 'for :? reason',
    read: (words) => inOwnWords(words, 'reason'),
    ...inHebrew('reason'),
  },
  {
    id: 'purpose-in-own-words',
    when: 'for :? unknown unknown? unknown?',
    read: (words) => inOwnWords(words, 'unknown'),
    cost: 1.5,
    example: 'for stone prevention',
    counterexample: 'for pain',
  },
]
