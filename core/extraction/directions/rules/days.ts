import { inHebrew } from '../../../language/he/direction-examples'
import { weekdays, type Weekday } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'

const day = (atom: Atom): Weekday => atom.value as Weekday

/** It ends with a day, and nothing stands between two but "and": no letter, which a Hebrew day may be too, and no hyphen. */
const isUnbroken = ({ atoms, text }: Words): boolean => {
  const begin = atoms[0]?.from ?? 0
  return (
    atoms[atoms.length - 1]?.kind === 'initial' &&
    atoms.every(({ from }, at) => {
      const before = atoms[at - 1]
      const between = before ? text.slice(before.end - begin, from - begin) : ''
      return !/\p{L}/u.test(between) && (before?.kind === 'and' || !/[-–]/.test(between))
    })
  )
}

/** The days of the week. */
export const dayRules: readonly Rule[] = [
  {
    id: 'day',
    when: 'every|days? day',
    read: (words) => ({ days: [day(words.one('day'))] }),
    example: 'every Sunday',
    counterexample: 'every summer',
  },
  {
    id: 'from-day-to-day',
    when: 'days? day|initial to day|initial',
    read: (words) => {
      const [first, last] = words.atoms.filter(({ kind }) => kind === 'day' || kind === 'initial').map(day)
      const [from, to] = [weekdays.indexOf(first ?? 'sun'), weekdays.indexOf(last ?? 'sun')]
      return from < to ? { days: weekdays.slice(from, to + 1) } : null
    },
    example: 'Monday through Friday',
    counterexample: 'Monday and Friday',
  },
  {
    id: 'days-joined-by-hyphens',
    when: 'days? day|initial to day|initial to day|initial to? day|initial?',
    read: (words) => ({
      days: words.atoms.filter(({ kind }) => kind === 'day' || kind === 'initial').map(day),
    }),
    cost: -0.5,
    example: 'Mon-Wed-Fri',
    counterexample: 'Mon-Fri',
  },
  {
    id: 'day-initials',
    when: 'initial ,|/|and? initial',
    read: (words) => ({ days: [day(words.one('initial')), day(words.one('initial', 1))] }),
    example: 'M, W',
    counterexample: 'M',
  },
  {
    id: 'three-day-initials',
    when: 'initial ,|/? initial ,|/|and? initial',
    read: (words) => ({ days: words.atoms.filter(({ kind }) => kind === 'initial').map(day) }),
    example: 'M, W, F',
    counterexample: 'M, W',
  },
  {
    id: 'initials-in-one-word',
    when: 'initials',
    read: (words) => ({ days: words.one('initials').value.split(',') as Weekday[] }),
    example: 'MWF',
    counterexample: 'MF',
  },
  {
    id: 'days-named-by-letters',
    when: 'days initial ,|/|and? initial? ,|/|and? initial? ,|/|and? initial? ,|/|and? initial? ,|/|and? initial?',
    read: (words) =>
      !isUnbroken(words) ? null : { days: words.atoms.filter(({ kind }) => kind === 'initial').map(day) },
    ...inHebrew('days-named-by-letters'),
  },
  {
    id: 'working-days',
    when: 'days=work',
    read: () => ({ days: weekdays.slice(1, 6) }),
    example: 'weekdays',
    counterexample: 'days',
  },
  {
    id: 'weekend-of-the-west',
    when: 'days=satsun',
    read: () => ({ days: ['sun', 'sat'] }),
    example: '2 tablets on weekends',
    counterexample: 'weekdays',
  },
  {
    id: 'weekend-of-israel',
    when: 'days=frisat',
    read: () => ({ days: ['fri', 'sat'] }),
    ...inHebrew('weekend-of-israel'),
  },
  {
    id: 'other-days',
    when: 'days=other',
    read: () => ({ otherDays: true }),
    example: 'all other days',
    counterexample: 'other',
  },
  {
    id: 'except-days',
    when: 'except|skip every? days? day|initial ,|and|/? and? every? days? day|initial? ,|and|/? and? every? days? day|initial? incase?',
    read: (words) => ({
      except: words.atoms.filter(({ kind }) => kind === 'day' || kind === 'initial').map(day),
    }),
    example: 'except Sunday',
    counterexample: 'except',
  },
  {
    id: 'until-a-day',
    when: 'until relation? every|days? day|when|clocktime',
    read: () => ({ unread: true }),
    example: 'until Friday',
    counterexample: 'on Friday',
  },
  {
    id: 'days-of-a-month',
    when: 'label num per each=mo',
    read: () => ({ unread: true }),
    cost: -0.3,
    example: 'on days 1 to 14 of each month',
    counterexample: 'on days 1 to 14',
  },
  {
    id: 'dates-of-a-month',
    when: 'at? ordinal|num|day ,|and|to ordinal|num|day num? per|at? each=mo',
    read: () => ({ unread: true }),
    cost: -0.5,
    example: 'on the 1st and 15th of each month',
    counterexample: 'on Monday and Thursday of each week',
  },
  {
    id: 'odd-and-even-dates',
    when: 'parity',
    read: () => ({ voids: true, unread: true }),
    example: '5 mg on odd dates and 4 mg on even dates',
    counterexample: '5 mg on other days',
  },
  {
    id: 'except-the-weekend',
    when: 'except|skip days=satsun|days=frisat',
    read: (words) => ({ except: words.one('days').value === 'satsun' ? ['sat', 'sun'] : ['fri', 'sat'] }),
    example: 'except weekends',
    counterexample: 'weekends',
  },
  {
    id: 'except',
    when: 'except',
    read: () => ({ butFor: true }),
    cost: 1,
    example: '2.5 mg daily except 5 mg on Wednesdays',
    counterexample: 'except Wednesday',
  },
]
