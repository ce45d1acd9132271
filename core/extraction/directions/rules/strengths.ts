import { inHebrew } from '../../../language/he/direction-examples'
import type { Form, Measure } from '../../../records/dosage-terms'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'
import { doseOf } from './dose'

/** From here on a range of numbers is blood sugar in mg/dL, not so many of something. */
const lowestReading = 60

/** Of two drugs in one tablet: "875/125 mg". Units so written are a morning's and an evening's. */
const isWeight = ({ value }: Atom): boolean => value === 'mg' || value === 'mcg' || value === 'g'

const amountOf = (number: Atom, unit: string): { value: number; unit: Form | Measure } => ({
  value: number.low ?? 0,
  unit: unit as Form | Measure,
})

const strengthAndCount = (words: Words, form: string) => ({
  dose: doseOf(words.one('num'), form),
  strength: { ...amountOf(words.one('num', 1), words.one('measure').value), per: null },
})

/** Amounts in units of measure. */
export const strengthRules: readonly Rule[] = [
  {
    id: 'amount',
    when: 'num measure',
    read: (words) => {
      const { low = 0 } = words.one('num')
      return low > 0 ? { amount: doseOf(words.one('num'), words.one('measure').value) } : null
    },
    example: '500 mg',
    counterexample: '500',
  },
  {
    id: 'amount-in-a-count',
    when: 'num measure ( num|single form? num=1? )',
    read: (words) => {
      const unit = words.maybe('single')?.value ?? words.maybe('form')?.value
      const count = words.maybe('single') ? { low: 1, high: null } : words.one('num', 1)
      return unit === undefined
        ? null
        : {
            dose: { low: count.low ?? 1, high: count.high ?? null, unit: unit as Form },
            total: amountOf(words.one('num'), words.one('measure').value),
          }
    },
    cost: -0.5,
    example: '1 g (2 tablets)',
    counterexample: '1 g 2 tablets',
  },
  {
    id: 'amount-in-a-count-of-strength',
    when: 'num measure ( num num measure form? )',
    read: (words) => {
      const [amount, count, each] = [words.one('num'), words.one('num', 1), words.one('num', 2)]
      const isWhole = (count.low ?? 0) * (each.low ?? 0) === amount.low
      if (isWhole && !words.maybe('form')) return { amount: doseOf(amount, words.one('measure').value) }
      return isWhole
        ? {
            dose: doseOf(count, words.one('form').value),
            strength: { ...amountOf(each, words.one('measure', 1).value), per: null },
          }
        : { unread: true }
    },
    cost: -0.5,
    example: '1000 mg (two 500 mg tablets)',
    counterexample: '1000 mg (two tablets)',
  },
  {
    id: 'amount-of-two-strengths',
    when: '( num|single num? measure? form? and num|single num? measure? form? )',
    read: (words) => (words.atoms.filter(({ kind }) => kind === 'num').length > 1 ? { unread: true } : null),
    cost: -0.6,
    example: '30 mg (one 20 mg and one 10 mg tablet)',
    counterexample: '30 mg (one in the morning and one at night)',
  },
  {
    id: 'count-equals-amount',
    when: 'num form|measure = num form|measure',
    read: (words) => {
      const isCountFirst = words.atoms.findIndex(({ kind }) => kind === 'form') === 1
      const [count, amount] = [words.one('num', isCountFirst ? 0 : 1), words.one('num', isCountFirst ? 1 : 0)]
      return words.maybe('form') && words.maybe('measure')
        ? {
            dose: doseOf(count, words.one('form').value),
            total: amountOf(amount, words.one('measure').value),
          }
        : null
    },
    example: '1000 mg = 2 tabs',
    counterexample: '1000 mg 2 tabs',
  },
  {
    id: 'amount-of-each',
    when: '( num measure /|per? form|each|side=both )',
    read: (words) => ({
      strength: { ...amountOf(words.one('num'), words.one('measure').value), per: null },
    }),
    cost: -0.2,
    example: '2 capsules (20 mg each)',
    counterexample: '2 capsules (40 mg)',
  },
  {
    id: 'volume-to-take-it-with',
    when: 'relation=C|after|per|num num? vessel|measure=mL? water',
    // "2 with water" is a dose; "a glass of water" is none.
    read: ({ atoms: [first, second] }) =>
      first?.kind === 'num' && (second?.kind !== 'vessel' || second.from !== first.to)
        ? null
        : { apart: true },
    cost: -0.3,
    example: '1 tablet with 240 mL of water',
    counterexample: '240 mL',
  },
  {
    id: 'measure-before-number',
    when: 'measure num',
    read: (words) => ({ amount: doseOf(words.one('num'), words.one('measure').value) }),
    cost: 0.3,
    ...inHebrew('measure-before-number'),
  },
  {
    id: 'patch-by-the-hour',
    when: 'num measure per|/ each=h form?',
    read: () => ({ unread: true }),
    example: '25 mcg/hr patch',
    counterexample: '25 mcg patch',
  },
  {
    id: 'patch-by-so-many-hours',
    when: 'num measure / length=h form?',
    read: () => ({ unread: true }),
    example: '5 mg/24h patch',
    counterexample: '5 mg patch',
  },
  {
    id: 'steps-of-a-scale',
    when: 'num measure=unit per|for num measure? beyond? num?',
    read: (words) => (/\d\s*[x×*]|[x×*]\s*\d/i.test(words.text) ? null : { unread: true }),
    example: '2 units per 50 above 150',
    counterexample: '2 units per day',
  },
  {
    id: 'step-of-a-scale',
    when: 'num :|=? num measure=unit',
    read: (words) => {
      const { low = 0, high = null } = words.one('num')
      return high !== null && low >= lowestReading ? { unread: true } : null
    },
    cost: -0.2,
    example: '151-200: 2 units',
    counterexample: '2 units',
  },
  {
    id: 'doses-by-turns',
    when: 'num measure|form and|alter|beyond num measure|form freq=1/2d',
    read: () => ({ unread: true }),
    cost: -0.5,
    example: '1 tablet and 2 tablets on alternate days',
    counterexample: '2 tablets on alternate days',
  },
  {
    id: 'doses-by-turns-every-other-day',
    when: 'num measure|form alter|beyond num measure|form every? other? each=d?',
    read: () => ({ unread: true }),
    cost: -0.5,
    example: '3 mg alternating with 4 mg every other day',
    counterexample: '3 mg every other day',
  },
  {
    id: 'doses-by-turns-of-days',
    when: 'num measure|form length and num measure|form beyond',
    read: () => ({ unread: true }),
    cost: -0.5,
    ...inHebrew('doses-by-turns-of-days'),
  },
  {
    id: 'forms-by-turns',
    when: 'single and num? form|single freq=1/2d',
    read: () => ({ unread: true }),
    cost: -0.5,
    ...inHebrew('forms-by-turns'),
  },
  {
    id: 'with-another-strength',
    when: 'relation=C num measure form for|lasting? num? measure?',
    read: () => ({ unread: true }),
    example: 'take with 20 mg tablet',
    counterexample: 'take 20 mg tablet',
  },
  {
    id: 'length-of-ribbon',
    when: 'num extent',
    read: () => ({ unread: true }),
    example: '1/2 inch ribbon',
    counterexample: '1/2 tablet',
  },
  {
    id: 'range-in-brackets',
    when: '( num measure )',
    read: (words) => ((words.one('num').high ?? null) === null ? null : { unread: true }),
    example: '1-2 tablets (5-10 mg total)',
    counterexample: '1 tablet (5 mg total)',
  },
  {
    id: 'total-in-brackets',
    when: '( num measure )',
    read: (words) =>
      (words.one('num').high ?? null) === null
        ? { total: amountOf(words.one('num'), words.one('measure').value) }
        : null,
    example: '7.5 ml (300 mg)',
    counterexample: '7.5 ml 300 mg',
  },
  {
    id: 'count-times-strength',
    when: 'num x num measure form?',
    read: (words) => strengthAndCount(words, words.maybe('form')?.value ?? 'dose'),
    example: '2 x 500 mg tablets',
    counterexample: '500 mg x 2',
  },
  {
    id: 'spoonful-of-volume',
    when: 'num=1 num measure=mL',
    read: (words) => ({ amount: doseOf(words.one('num', 1), 'mL') }),
    example: 'one 5 mL spoonful',
    counterexample: '5 mL',
  },
  {
    id: 'by-body',
    when: 'num measure per body per? each?',
    read: () => ({ unread: true }),
    example: '15 mg/kg/day',
    counterexample: '15 mg/day',
  },
  {
    id: 'form-of-strength',
    when: 'single num measure',
    read: (words) => ({
      amount: doseOf(words.one('num'), words.one('measure').value),
      form: words.one('single').value as Form,
    }),
    ...inHebrew('form-of-strength'),
  },
  {
    id: 'strength-in-volume',
    when: 'num measure / num? measure=mL',
    read: (words) => {
      const volume = words.atoms.filter(({ kind }) => kind === 'num')[1]
      return {
        strength: {
          ...amountOf(words.one('num'), words.one('measure').value),
          per: { value: volume?.low ?? 1, unit: 'mL' },
        },
      }
    },
    example: '250 mg/5 mL',
    counterexample: '250 mg 5 mL',
  },
  {
    id: 'amounts-one-after-another',
    when: 'num /|> num /|> num measure',
    read: () => ({ unread: true }),
    cost: -0.5,
    example: '60/40/20 mg',
    counterexample: '875/125 mg',
  },
  {
    id: 'combined-strength',
    when: 'num / num measure',
    read: (words) =>
      isWeight(words.one('measure'))
        ? { amount: doseOf(words.one('num'), words.one('measure').value) }
        : { unread: true },
    example: '875/125 mg',
    counterexample: '1/2 mg',
  },
]
