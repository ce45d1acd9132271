import type { Dose, Form, Measure } from '../../../records/dosage'
import type { Atom } from '../lattice'
import type { Rule, Words } from '../match'
import type { Part } from '../part'

const doseOf = (number: Atom, unit: string | null): Dose => ({
  low: number.low ?? 0,
  high: number.high ?? null,
  unit: unit as Dose['unit'],
})

const amountOf = (number: Atom, unit: string): { value: number; unit: Form | Measure } => ({
  value: number.low ?? 0,
  unit: unit as Form | Measure,
})

/** More of one at a time than this is a count of something else. */
const mostAtOnce = 20

/** A bare number is a dose where it is this small: "take 2 daily". */
const mostBare = 10

const isDose = (number: Atom): boolean => (number.low ?? 0) > 0 && (number.low ?? 0) <= mostAtOnce

const oneOf = (words: Words): Part => ({
  dose: { low: 1, high: null, unit: words.one('single').value as Form },
})

const strengthAndCount = (words: Words, form: string) => ({
  dose: doseOf(words.one('num'), form),
  strength: { ...amountOf(words.one('num', 1), words.one('measure').value), per: null },
})

export const amountRules: readonly Rule[] = [
  {
    id: 'count-of-form',
    when: 'num form',
    read: (words) =>
      isDose(words.one('num')) || words.one('form').value === 'drop'
        ? { dose: doseOf(words.one('num'), words.one('form').value) }
        : null,
    example: '2 tablets',
    counterexample: '90 tablets',
  },
  {
    id: 'count-in-a-box',
    when: 'num form',
    read: (words) =>
      isDose(words.one('num')) || words.one('form').value === 'drop' ? null : { apart: true },
    example: '28 tablets',
    counterexample: '2 tablets',
  },
  {
    id: 'count-of-form-and-half',
    when: 'num form and half',
    read: (words) => ({
      dose: { low: (words.one('num').low ?? 0) + 0.5, high: null, unit: words.one('form').value as Form },
    }),
    example: 'שתי טבליות וחצי',
    counterexample: 'שתי טבליות',
  },
  {
    id: 'one-of-form',
    when: 'single',
    read: oneOf,
    example: 'כדור ביום',
    counterexample: 'כדורים',
  },
  {
    id: 'one-of-form-counted',
    when: 'single num=1',
    read: oneOf,
    cost: -0.1,
    example: 'כדור אחד עד שלוש פעמים ביום',
    counterexample: 'כדור ביום',
  },
  {
    id: 'one-of-form-or-more',
    when: 'single num=1? to num=2',
    read: (words) => ({ dose: { low: 1, high: 2, unit: words.one('single').value as Form } }),
    example: 'כדור עד שניים',
    counterexample: 'כדור עד הערב',
  },
  {
    id: 'one-of-form-and-half',
    when: 'single num=1? and half|quarter',
    read: (words) => ({
      dose: { low: words.maybe('half') ? 1.5 : 1.25, high: null, unit: words.one('single').value as Form },
    }),
    example: 'כדור וחצי',
    counterexample: 'כדור חצי שעה לפני האוכל',
  },
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
    id: 'number-of-amount-in-words',
    when: 'num form ( num measure )',
    read: (words) => ({
      dose: doseOf(words.one('num'), words.one('form').value),
      total: amountOf(words.one('num', 1), words.one('measure').value),
    }),
    example: '1 tablet (20 mg total)',
    counterexample: '1 tablet (yellow)',
  },
  {
    id: 'total-in-brackets',
    when: '( num measure )',
    read: (words) => ({ total: amountOf(words.one('num'), words.one('measure').value) }),
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
    id: 'count-of-strength',
    when: 'num num measure form',
    read: (words) => strengthAndCount(words, words.one('form').value),
    example: 'two 5 mg tablets',
    counterexample: '5 mg tablets',
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
    id: 'divided',
    when: 'divided num form=dose?',
    read: (words) => ({ divided: words.one('num').low ?? 0 }),
    example: 'divided in 3 doses',
    counterexample: 'in 3 doses',
  },
  {
    id: 'divided-somehow',
    when: 'divided form=dose?',
    read: () => ({ divided: 0, unread: true }),
    cost: 0.2,
    example: 'in divided doses',
    counterexample: 'in 3 divided doses',
  },
  {
    id: 'so-many-divided',
    when: 'num divided form=dose',
    read: (words) => ({ divided: words.one('num').low ?? 0 }),
    example: 'in 3 divided doses',
    counterexample: '3 doses',
  },
  {
    id: 'strength-of-form',
    when: 'num measure form',
    read: (words) => ({
      amount: doseOf(words.one('num'), words.one('measure').value),
      form: words.one('form').value as Form,
    }),
    example: '500 mg tablet',
    counterexample: '500 mg once',
  },
  {
    id: 'form-of-strength',
    when: 'single num measure',
    read: (words) => ({
      amount: doseOf(words.one('num'), words.one('measure').value),
      form: words.one('single').value as Form,
    }),
    example: 'טבליה 500 מ"ג',
    counterexample: 'טבליה אחת',
  },
  {
    id: 'form-alone',
    when: 'form',
    read: (words) => ({ form: words.one('form').value as Form }),
    cost: 1,
    example: 'change patch every 7 days',
    counterexample: 'change every 7 days',
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
    id: 'combined-strength',
    when: 'num / num measure',
    read: (words) => ({ amount: doseOf(words.one('num'), words.one('measure').value) }),
    example: '875/125 mg',
    counterexample: '1/2 mg',
  },
  {
    id: 'bare-count',
    when: 'num',
    read: (words) => {
      const { low = 0, high = null } = words.one('num')
      return low > 0 &&
        low <= mostBare &&
        /[^a-z]|^(?:one|two|three|four|five|six|half|i{1,3}|T{1,2})$/i.test(words.text)
        ? { dose: { low, high, unit: null } }
        : null
    },
    cost: 2,
    example: 'take 2 daily',
    counterexample: '2019',
  },
]
