import type { When } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Rule } from '../match'
import type { Part } from '../part'
import { oftenIn, rate } from './rate'

const every = ({ low = 0, high = null, value }: Atom): Part => rate(1, low, value, { periodMax: high })

/** How long between two of them. */
export const intervalRules: readonly Rule[] = [
  {
    // What it counts was not read.
    id: 'every-so-many-of-something',
    when: 'every num',
    read: ({ next }) => (next.includes('unknown') ? { unread: true } : null),
    example: 'every 8 hxxrs',
    counterexample: 'every 8 hours',
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
    id: 'every-other-time-of-day',
    when: 'every? other when=NIGHT|when=EVE|when=MORN|when=HS',
    read: (words) => ({ ...rate(1, 2, 'd'), when: [words.one('when').value as When] }),
    example: 'every other evening',
    counterexample: 'every evening',
  },
  {
    id: 'no-oftener-than',
    when: 'notoftener every? length',
    read: () => ({ unread: true }),
    example: 'at least 4 hours apart',
    counterexample: 'every 4 hours',
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
    read: (words) => rate(1, words.one('num').low ?? 0, 'h', { periodMax: words.one('num').high ?? null }),
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
    // "One by day for a week" is no day a week.
    read: (words) => (words.one('num').to === words.one('days').from ? oftenIn(words, 'wk') : null),
    example: '5 days a week',
    counterexample: '5 days',
  },
  {
    id: 'a-period',
    when: 'per each=d|each=wk|each=mo',
    read: (words) => ({ ...rate(1, 1, words.one('each').value), periodAlone: true }),
    cost: 0.5,
    example: 'one a day',
    counterexample: 'days',
  },
]
