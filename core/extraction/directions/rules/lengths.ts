import { inHebrew } from '../../../language/he/direction-examples'
import type { Rule } from '../match'
import { spanOf } from './rate'

/** For how long, from when. */
export const lengthRules: readonly Rule[] = [
  {
    id: 'so-long-from-something',
    when: 'length relation=AC|relation=PC|after|beyond',
    read: () => ({ unread: true }),
    cost: 0.3,
    example: '12 hours after the first dose',
    counterexample: '30 minutes after breakfast',
  },
  {
    id: 'so-long-to-so-long-from-something',
    when: 'length to length relation|after|beyond',
    read: () => ({ unread: true }),
    example: '30 minutes to 1 hour before exercise',
    counterexample: '30 minutes before breakfast',
  },
  {
    id: 'on-and-off',
    when: 'num spell',
    read: () => ({ unread: true }),
    example: '12 hours on, 12 hours off',
    counterexample: 'for 12 hours',
  },
  {
    id: 'until-a-date',
    when: 'until|upto spanfraction',
    read: () => ({ unread: true }),
    example: 'until 5/12',
    counterexample: 'for 5/12',
  },
  {
    id: 'so-long-of-each-month',
    when: 'for|lasting? length per each=mo|each=a',
    read: () => ({ unread: true }),
    cost: -0.3,
    example: 'for 5 days each month',
    counterexample: 'for 5 days',
  },
  {
    id: 'so-long-of-each-day',
    when: 'for|lasting length per? each=d|freq=1/1d',
    read: (words) =>
      words.one('length').value === 'h' || words.one('length').value === 'min' ? { unread: true } : null,
    cost: -0.2,
    ...inHebrew('so-long-of-each-day'),
  },
  {
    id: 'worn-and-taken-off',
    when: 'for? length? ,? then? takeoff for|lasting|after? length',
    read: () => ({ unread: true }),
    example: 'for 12 hours then remove for 12 hours',
    counterexample: 'for 12 hours',
  },
  {
    id: 'taken-off-at-a-time',
    when: 'takeoff when|clocktime',
    read: () => ({ unread: true }),
    example: 'remove at bedtime',
    counterexample: 'at bedtime',
  },
  {
    id: 'change-after-so-long',
    when: 'alter after length',
    read: (words) => ({ after: spanOf(words.one('length')) }),
    ...inHebrew('change-after-so-long'),
  },
  {
    id: 'no-longer-than',
    when: 'stop after length',
    read: (words) => ({ duration: spanOf(words.one('length')) }),
    example: 'stop after 5 days',
    counterexample: 'after 5 days',
  },
  {
    id: 'so-long',
    when: 'for|lasting|x :? length more|most?',
    read: (words) => {
      const { value } = words.one('length')
      const isInfusion = value === 'min' || (value === 'h' && /^over\b/i.test(words.text))
      return isInfusion ? { unread: true } : { duration: spanOf(words.one('length')) }
    },
    example: 'for 7 days',
    counterexample: 'every 7 days',
  },
  {
    id: 'in-the-days-to-come',
    when: 'at|after length more',
    read: (words) => ({ duration: spanOf(words.one('length')) }),
    ...inHebrew('in-the-days-to-come'),
  },
  {
    id: 'longer-than',
    when: 'for beyond length',
    read: () => ({ unread: true }),
    example: 'not for more than 3 days',
    counterexample: 'for 3 days',
  },
  {
    id: 'so-long-at-most',
    when: 'upto|most length',
    read: (words) => {
      const span = spanOf(words.one('length'))
      return span.unit === 'h' || span.unit === 'min' ? { unread: true } : { duration: span }
    },
    example: 'up to 5 days',
    counterexample: 'up to 5 a day',
  },
  {
    id: 'so-long-alone',
    when: 'length more?',
    // Minutes and hours beside nothing are those of an infusion, or of a distance from something.
    read: (words) =>
      /^(?:min|h)$/.test(words.one('length').value)
        ? { unread: true }
        : { duration: spanOf(words.one('length')), unsaid: true },
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
    id: 'a-course-of',
    when: 'course for|lasting? length',
    read: (words) => ({ duration: spanOf(words.one('length')) }),
    ...inHebrew('a-course-of'),
  },
  {
    id: 'so-long-in-a-fraction',
    when: 'for|lasting|x? spanfraction',
    read: (words) => ({ duration: spanOf(words.one('spanfraction')) }),
    cost: 0.5,
    example: '5/7',
    counterexample: '1/2',
  },
  {
    id: 'on-a-day',
    when: 'label num :?',
    read: (words) => {
      const { from, low = 0, high = null } = words.one('num')
      if (words.one('label').to !== from) return null
      const length = high === null ? 1 : high - low + 1
      const { unit } = spanOf(words.one('label'))
      return { duration: { value: length, max: null, unit }, label: { from: low, to: high ?? low } }
    },
    cost: 0.5,
    example: 'on days 2-5',
    counterexample: '2-5 days',
  },
  {
    id: 'from-a-day-on',
    when: 'since label num',
    read: (words) => {
      const { low = 0, high = null } = words.one('num')
      return high === null ? { label: { from: low, to: low } } : null
    },
    example: 'from day 3',
    counterexample: 'on day 3',
  },
  {
    id: 'at-some-of-the-weeks',
    when: 'label num ,|and num ,|and? and? num? ,|and? and? num? ,|and? and? num?',
    // "Day 1, 5 tablets on day 2": that number is how many.
    read: ({ next, atoms }) =>
      atoms[atoms.length - 1]?.kind !== 'num' ||
      next.some((kind) => /^(?:form|measure|single|x|times)$/.test(kind))
        ? null
        : { unread: true },
    cost: -0.5,
    example: 'at weeks 0 and 2',
    counterexample: 'week 2',
  },
  {
    id: 'on-the-first-day',
    when: 'nthday :?',
    read: (words) => {
      const nth = Number(words.one('nthday').value)
      return { duration: { value: 1, max: null, unit: 'd' }, label: { from: nth, to: nth } }
    },
    cost: -0.2,
    ...inHebrew('on-the-first-day'),
  },
  {
    id: 'in-the-nth-week',
    when: 'nthwk :?',
    read: (words) => {
      const nth = Number(words.one('nthwk').value)
      return { duration: { value: 1, max: null, unit: 'wk' }, label: { from: nth, to: nth } }
    },
    cost: -0.5,
    ...inHebrew('in-the-nth-week'),
  },
  {
    id: 'after-so-long',
    when: 'after length',
    read: (words) => ({ after: spanOf(words.one('length')) }),
    example: 'after 2 weeks',
    counterexample: 'after meals',
  },
]
