import type { Adjuster } from '../../../records/dosage-terms'
import type { Rule, Words } from '../match'
import type { Part } from '../part'

/** Advice, with how long it is to be kept to: minutes and hours are its own, days may be those of the drug. */
function adviceOf({ maybe }: Words, forDays: Part | null): Part | null {
  const length = maybe('length')
  const isBare =
    length === null && (maybe('for') ?? maybe('lasting') ?? maybe('notoftener') ?? maybe('after'))
  if (isBare) return null
  if (length === null) return { apart: true }
  return length.value === 'min' || length.value === 'h' ? { apart: true } : forDays
}

/** What holds parts together or ends them, and what the structure does not hold. */
export const jointRules: readonly Rule[] = [
  {
    id: 'changed-by',
    when: 'alter byamount num measure|form?',
    read: () => ({ unread: true }),
    example: 'reduce by 5 mg',
    counterexample: 'reduce to 5 mg',
  },
  {
    id: 'changed-by-every',
    when: 'alter byamount num measure|form? every? length|period|freq',
    read: () => ({ unread: true }),
    example: 'reduce by 5 mg every week',
    counterexample: '5 mg every week',
  },
  {
    id: 'changed-so-much-every',
    when: 'alter alter? num|single measure|form? every length|each',
    read: () => ({ unread: true }),
    example: 'reduce 5 mg every week',
    counterexample: '5 mg every week',
  },
  {
    id: 'may-be-raised',
    when: 'mayraise most? num measure|form',
    read: () => ({ unread: true }),
    example: 'may increase to 20 mg',
    counterexample: 'increase to 20 mg',
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
    id: 'again',
    when: 'again once|often|num? times? after|every|per? length? upto|for|most? num? times|form=dose? prn?',
    read: () => ({ unread: true }),
    cost: 0.5,
    example: 'may repeat once after 2 hours',
    counterexample: 'once after 2 hours',
  },
  {
    id: 'not-so-often',
    when: 'beyond every? freq=1/1d|each=d',
    read: () => ({ unread: true }),
    cost: 0.2,
    example: 'once weekly, not daily',
    counterexample: 'once weekly',
  },
  {
    id: 'goal-of-a-reading',
    when: 'goal of|:|=? num',
    read: () => ({ unread: true }),
    example: 'per INR, target 2-3',
    counterexample: 'per INR',
  },
  {
    id: 'changed-to',
    when: 'changed',
    read: () => ({ joint: 'then', unread: true }),
    cost: -0.9,
    example: '40 mg daily → 20 mg daily',
    counterexample: '40 mg daily',
  },
  {
    id: 'adjusted-by',
    when: 'alter by',
    read: (words) => ({ by: words.one('by').value as Adjuster }),
    example: 'adjust per INR',
    counterexample: 'adjust',
  },
  {
    id: 'set-by',
    when: 'by',
    read: (words) => ({ by: words.one('by').value as Adjuster }),
    example: 'sliding scale',
    counterexample: 'by mouth',
  },
  {
    id: 'set-by-somebody',
    when: 'setby unknown|purpose unknown? unknown?',
    read: () => ({ by: 'directed' }),
    example: 'as directed by cardiology',
    counterexample: 'as directed',
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
    read: ({ atoms: [joint] }) => ({ joint: 'and', ...(joint?.kind === 'and' ? { plus: true } : {}) }),
    cost: -0.9,
    example: '1 in the morning and 2 at night',
    counterexample: '1 in the morning',
  },
  {
    id: 'advice',
    when: 'apart for|lasting? notoftener? length? after?',
    read: (words) => adviceOf(words, null),
    example: 'shake well before use',
    counterexample: 'with meals',
  },
  {
    id: 'not-to-be-done',
    when: 'refrain deed ,|to|and? deed? ,|to|and? deed? for|lasting? notoftener? length? after?',
    read: (words) => adviceOf(words, { unread: true }),
    example: 'do not crush or chew',
    counterexample: 'do not take more than 8',
  },
  {
    // Of two each has its own.
    id: 'who-takes-it',
    when: 'for? people ,|and|/|to? people? ,|and? people? ,|(? age|beyond? age? num? period=a|age? and? beyond? )? :?',
    read: ({ text, maybe }) =>
      maybe('num') && !(maybe('age') ?? maybe('beyond') ?? maybe('period')) && !text.endsWith(':')
        ? null
        : { apart: true, voids: true },
    example: 'adults and children over 12 years:',
    counterexample: 'over 12 hours',
  },
  {
    id: 'may-follow',
    when: 'caution unknown|purpose to|and|,? unknown|purpose?',
    read: () => ({ apart: true }),
    example: 'may cause drowsiness',
    counterexample: 'for drowsiness',
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
