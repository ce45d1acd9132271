import { readDosage } from '../../extraction/directions/read'
import type { DueIn } from '../../records/fact'
import { slug } from '../../vocabulary/concept'
import type { AlertRule } from '../../records/alert'
import type { AlertRecord, FollowUp } from '../facts'
import type { Case } from './case'
import { drug, procedure, record, results, study } from './items'

/** @param on the day of the page that asks for it; today is 2026-06-01 */
function asked(type: FollowUp['type'], name: string, dueIn: DueIn, on: string): FollowUp {
  return { id: `${name} ${on}`, type, key: `${type}:${slug(name)}`, name, dueIn, date: on }
}
const months = (value: number): DueIn => ({ value, unit: 'mo' })

const missed = (
  name: string,
  raises: Case['raises'],
  followUps: readonly FollowUp[],
  ...items: AlertRecord['items']
): Case => ({ name, given: { ...record(...items), followUps }, raises })

const ferritin = (date: string) => results('Ferritin', 'ng/mL', [15, 150], [date, 40])
const chest = asked('imaging', 'CT chest', months(6), '2025-09-01')

/** A drug with its directions, as its page has them. */
function prescribed(
  name: string,
  raises: Case['raises'],
  taken: Parameters<typeof drug>,
  text: string,
): Case {
  const item = drug(...taken)
  const dosage = readDosage(text)?.dosage ?? null
  return { name, given: { ...record(item), dosages: { [item.id]: dosage } }, raises }
}

/** For each rule of what is due where it holds, where it does not, and where it cannot know. */
export const dueCases = {
  missed_follow_up: [
    missed('a test of which nothing came', ['info'], [asked('lab', 'Ferritin', months(3), '2026-02-01')]),
    missed('a test months late', ['warning'], [asked('lab', 'Ferritin', months(3), '2025-09-01')]),
    missed(
      'only the result on the page that asks',
      ['info'],
      [asked('lab', 'Ferritin', months(3), '2026-02-01')],
      ferritin('2026-02-01'),
    ),
    missed('a study of which nothing came', ['info'], [chest]),
    missed('a study, and one of another part since', ['info'], [chest], study('MRI brain', '2026-01-10')),
    missed(
      'a procedure, and another one since',
      ['info'],
      [asked('procedure', 'Colonoscopy', { value: 5, unit: 'a' }, '2021-04-01')],
      procedure('Gastroscopy', '2024-01-01'),
    ),
    missed(
      'asked for on two pages: the newer holds',
      [],
      [asked('lab', 'Ferritin', months(3), '2025-09-01'), asked('lab', 'Ferritin', months(12), '2026-02-01')],
    ),
    missed('not due yet', [], [asked('lab', 'Ferritin', months(6), '2026-02-01')]),
    missed(
      'due these days: its result may be on its way',
      [],
      [asked('lab', 'Ferritin', months(3), '2026-02-24')],
    ),
    missed('done since', [], [asked('lab', 'Ferritin', months(3), '2026-02-01')], ferritin('2026-04-20')),
    missed('done since, and early', [], [chest], study('CT chest', '2025-10-01')),
    missed('another study of the same part since', [], [chest], study('Chest X-ray', '2025-12-01')),
    missed(
      'a procedure with more in its name since',
      [],
      [asked('procedure', 'Colonoscopy', { value: 1, unit: 'a' }, '2024-04-01')],
      procedure('Colonoscopy with polypectomy', '2025-03-01'),
    ),
    missed('asked for years ago', [], [asked('lab', 'Ferritin', months(3), '2020-01-01')]),
    missed('nothing was asked for', [], [], ferritin('2020-01-01')),
  ],
  refill_due: [
    prescribed(
      'a drug for good that ends this week',
      ['info'],
      ['Apixaban', { date: '2026-05-05' }],
      '1 tablet twice daily for 30 days',
    ),
    prescribed(
      'one that has ended',
      ['warning'],
      ['Levothyroxine', { date: '2026-02-20' }],
      '1 tablet daily for 3 months',
    ),
    prescribed(
      'in Hebrew',
      ['info'],
      ['Metformin', { date: '2026-05-05' }],
      'טבליה אחת פעמיים ביום למשך 30 יום',
    ),
    prescribed('weeks ahead', [], ['Apixaban', { date: '2026-05-25' }], '1 tablet twice daily for 30 days'),
    prescribed('long over', [], ['Apixaban', { date: '2025-05-05' }], '1 tablet twice daily for 30 days'),
    prescribed(
      'an antibiotic',
      [],
      ['Doxycycline', { date: '2026-05-01' }],
      '1 capsule twice daily for 30 days',
    ),
    prescribed(
      'one that may be meant for so long',
      [],
      ['Omeprazole', { date: '2026-04-05' }],
      '1 capsule daily for 8 weeks',
    ),
    prescribed('a week of it', [], ['Metformin', { date: '2026-05-25' }], '1 tablet daily for 7 days'),
    prescribed(
      'stopped',
      [],
      ['Apixaban', { date: '2026-05-05', status: 'inactive' }],
      '1 tablet twice daily for 30 days',
    ),
    prescribed(
      'one of no code',
      [],
      ['Something of a page', { date: '2026-05-05' }],
      '1 tablet twice daily for 30 days',
    ),
    prescribed('nobody says for how long', [], ['Apixaban', { date: '2026-05-05' }], '1 tablet twice daily'),
    prescribed(
      'as needed',
      [],
      ['Clonidine', { date: '2026-05-05' }],
      '1 tablet twice daily as needed for 30 days',
    ),
    prescribed(
      'in steps',
      [],
      ['Sertraline', { date: '2026-04-20' }],
      '1 tablet daily for 14 days, then 2 tablets daily for 28 days',
    ),
    prescribed(
      'a month without its day',
      [],
      ['Apixaban', { date: '2026-05' }],
      '1 tablet daily for 30 days',
    ),
  ],
} as const satisfies Partial<Readonly<Record<AlertRule, readonly Case[]>>>
