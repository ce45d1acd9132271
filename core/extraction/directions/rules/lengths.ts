import type { Rule } from '../match'
import { spanOf } from './rate'

/** For how long, from when. */
export const lengthRules: readonly Rule[] = [
  {
    id: 'so-long-from-something',
    when: 'length relation|after|beyond',
    read: () => ({ unread: true }),
    cost: 0.3,
    example: '12 hours after the first dose',
    counterexample: '30 minutes after breakfast',
  },
  {
    id: 'so-long',
    when: 'for|x length',
    read: (words) => ({ duration: spanOf(words.one('length')) }),
    example: 'for 7 days',
    counterexample: 'every 7 days',
  },
  {
    id: 'so-long-alone',
    when: 'length',
    read: (words) => ({ duration: spanOf(words.one('length')), unsaid: true }),
    cost: 0.8,
    example: '40 mg daily 5 days',
    counterexample: 'every 5 days',
  },
  {
    id: 'a-course',
    when: 'length course',
    read: (words) => ({ duration: spanOf(words.one('length')) }),
    example: '7-day course',
    counterexample: 'of course',
  },
  {
    id: 'so-long-in-a-fraction',
    when: 'for|x? spanfraction',
    read: (words) => ({ duration: spanOf(words.one('spanfraction')) }),
    cost: 0.5,
    example: '5/7',
    counterexample: '1/2',
  },
  {
    id: 'on-a-day',
    when: 'label num :?',
    read: (words) => {
      const { low = 0, high = null } = words.one('num')
      const length = high === null ? 1 : high - low + 1
      return { duration: { value: length, max: null, unit: spanOf(words.one('label')).unit }, label: true }
    },
    cost: 0.5,
    example: 'on days 2-5',
    counterexample: '2-5 days',
  },
  {
    id: 'on-the-first-day',
    when: 'nthday',
    read: () => ({ duration: { value: 1, max: null, unit: 'd' }, label: true }),
    cost: -0.2,
    example: 'ביום הראשון',
    counterexample: 'ביום ראשון',
  },
  {
    id: 'after-so-long',
    when: 'after length',
    read: (words) => ({ after: spanOf(words.one('length')) }),
    example: 'after 2 weeks',
    counterexample: 'after meals',
  },
]
