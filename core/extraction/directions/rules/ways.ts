import type { Adjuster, BodyPart, Form, Instruction, Measure, Route } from '../../../records/dosage'
import type { Rule, Words } from '../match'
import { spanOf } from './timing'

type Side = 'left' | 'right' | 'both'

const site = (words: Words): NonNullable<Instruction['site']> => ({
  part: words.one('part').value as BodyPart,
  side: (words.maybe('side')?.value as Side | undefined) ?? null,
})

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

const purposesOf = (words: Words): string[] =>
  words.atoms.filter(({ kind }) => kind === 'purpose').map(({ value }) => value)

export const wayRules: readonly Rule[] = [
  {
    id: 'route',
    when: 'route',
    read: (words) => ({ route: words.one('route').value as Route }),
    example: 'by mouth',
    counterexample: 'mouth sores',
  },
  {
    id: 'implied-route',
    when: 'implied',
    read: (words) => ({ implied: words.one('implied').value as Route }),
    cost: 0.1,
    example: 'cream twice daily',
    counterexample: 'twice daily',
  },
  {
    id: 'site',
    when: 'part',
    read: (words) => ({ site: site(words) }),
    cost: 0.2,
    example: 'to the scalp',
    counterexample: 'to the clinic',
  },
  {
    id: 'sided-site',
    when: 'side part',
    read: (words) => ({ site: site(words) }),
    example: 'in the right eye',
    counterexample: 'on the right',
  },
  {
    id: 'site-and-side',
    when: 'part side=left|side=right',
    read: (words) => ({ site: site(words) }),
    example: 'עין ימין',
    counterexample: 'עין',
  },
  {
    id: 'latin-site',
    when: 'latinsite',
    read: (words) => {
      const [side = '', part = ''] = words.one('latinsite').value.split(' ')
      return words.text === 'OD' ? { dexter: true } : { site: { part: part as BodyPart, side: side as Side } }
    },
    cost: -0.05,
    example: 'OU',
    counterexample: 'ou',
  },
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
    id: 'as-needed-for-either',
    when: 'prn for|incase purpose to|and|/ purpose',
    read: (words) => ({ asNeeded: true, purposes: purposesOf(words) }),
    example: 'as needed for nausea or vomiting',
    counterexample: 'as needed for nausea',
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
    example: 'בעת כאב או חום',
    counterexample: 'בעת כאב',
  },
  {
    id: 'in-case-of',
    when: 'incase purpose',
    read: (words) => ({ asNeeded: true, purposes: purposesOf(words) }),
    example: 'בעת כאב ראש',
    counterexample: 'בעת הצורך',
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
    when: 'purpose ( num )',
    read: (words) => ({ purposes: purposesOf(words) }),
    example: 'moderate pain (4-6)',
    counterexample: 'moderate pain',
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
  {
    id: 'set-by',
    when: 'by',
    read: (words) => ({ by: words.one('by').value as Adjuster }),
    example: 'sliding scale',
    counterexample: 'by mouth',
  },
  {
    id: 'changed-by',
    when: 'alter byamount num measure|form?',
    read: () => ({ unread: true }),
    example: 'reduce by 5 mg',
    counterexample: 'reduce to 5 mg',
  },
  {
    id: 'changed-by-every',
    when: 'alter byamount num measure|form? every length|period',
    read: () => ({ unread: true }),
    example: 'reduce by 5 mg every week',
    counterexample: '5 mg every week',
  },
  {
    id: 'temperature',
    when: 'beyond num degree?',
    read: () => ({ unread: true }),
    cost: 0.5,
    example: 'greater than 38.5',
    counterexample: '38.5 mg',
  },
  {
    id: 'stop-in-case',
    when: 'stop incase purpose',
    read: () => ({ unread: true }),
    example: 'stop if rash occurs',
    counterexample: 'if rash occurs',
  },
  {
    id: 'beyond',
    when: 'beyond|alter',
    read: () => ({ unread: true }),
    cost: 2.5,
    example: 'unless dizzy',
    counterexample: 'daily',
  },
  {
    id: 'then',
    when: 'then|raise',
    read: () => ({ joint: 'then' }),
    cost: -0.5,
    example: 'for 7 days, then once daily',
    counterexample: 'for 7 days, once daily',
  },
  {
    id: 'then-raise',
    when: 'then raise',
    read: () => ({ joint: 'then' }),
    cost: -0.5,
    example: 'then increase to 50 mg',
    counterexample: 'then 50 mg',
  },
  {
    id: 'then-stop',
    when: 'stop',
    read: () => ({ joint: 'stop' }),
    cost: 0.5,
    example: 'then stop',
    counterexample: 'then',
  },
  {
    id: 'and',
    when: ',|;|.|and',
    read: () => ({ joint: 'and' }),
    cost: -0.9,
    example: '1 in the morning and 2 at night',
    counterexample: '1 in the morning',
  },
  {
    id: 'advice',
    when: 'apart',
    read: () => ({ apart: true }),
    example: 'with a full glass of water',
    counterexample: 'with meals',
  },
  {
    id: 'supply',
    when: 'supply #|: num',
    read: () => ({ apart: true }),
    example: 'Disp #30',
    counterexample: '30',
  },
  {
    id: 'supply-and-number',
    when: 'supply :? num form?',
    read: () => ({ apart: true }),
    example: '#30',
    counterexample: '30 mg',
  },
  {
    id: 'number-and-supply',
    when: 'num supply',
    read: () => ({ apart: true }),
    example: '30 refills',
    counterexample: '30 mg',
  },
]
