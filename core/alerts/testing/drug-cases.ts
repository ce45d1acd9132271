import type { AlertRule } from '../../records/alert'
import { no, yes, type Case } from './case'
import { allergy, drug } from './items'

/** For each rule of drugs where it holds, where it does not, and where it cannot know. */
export const drugCases = {
  drug_allergy: [
    yes(
      'penicillin and amoxicillin with clavulanate',
      ['critical'],
      allergy('Penicillin'),
      drug('Amoxicillin / clavulanate'),
    ),
    yes('the drug itself', ['critical'], allergy('Ciprofloxacin'), drug('Ciprofloxacin')),
    yes(
      'sulfonamides and co-trimoxazole',
      ['critical'],
      allergy('Sulfonamides'),
      drug('Sulfamethoxazole / trimethoprim'),
    ),
    yes(
      'a drug that has it in it',
      ['critical'],
      allergy('Trimethoprim'),
      drug('Sulfamethoxazole / trimethoprim'),
    ),
    yes('by another name', ['critical'], allergy('Rifampicin'), drug('Rifampin')),
    yes('a whole class of drugs', ['critical'], allergy('Beta blockers'), drug('Bisoprolol')),
    yes(
      'one that was last told of years ago',
      ['warning'],
      allergy('Aspirin'),
      drug('Aspirin', { date: '2021-01-01' }),
    ),
    no('an allergy that is no more', { ...allergy('Penicillin'), status: 'resolved' }, drug('Amoxicillin')),
    no('a course of years ago', allergy('Penicillin'), drug('Amoxicillin', { date: '2012-03-01' })),
    no('a drug for the joints that is no NSAID', allergy('NSAIDs'), drug('Glucosamine')),
    no('a class and a drug of another', allergy('Beta blockers'), drug('Amlodipine')),
    no('penicillin and a macrolide', allergy('Penicillin'), drug('Azithromycin')),
    no(
      'penicillin and a drug that was stopped',
      allergy('Penicillin'),
      drug('Amoxicillin', { status: 'inactive' }),
    ),
    no('sulfonamides and a diuretic', allergy('Sulfonamides'), drug('Furosemide')),
    no('peanuts and amoxicillin', allergy('Peanut'), drug('Amoxicillin')),
    no('an allergen of no code', allergy('Something of a page'), drug('Amoxicillin')),
    no('a drug of no code', allergy('Penicillin'), drug('Something of a page')),
  ],
  duplicate_therapy: [
    yes('two statins', ['warning'], drug('Simvastatin'), drug('Rosuvastatin')),
    yes('two anticoagulants', ['warning'], drug('Warfarin'), drug('Apixaban')),
    no('one of them stopped', drug('Simvastatin', { status: 'inactive' }), drug('Rosuvastatin')),
    no('years apart', drug('Simvastatin', { date: '2019-01-01' }), drug('Rosuvastatin')),
    no(
      'one that is not on the list of a year later, as the other is',
      drug('Simvastatin', { date: '2025-04-10' }),
      drug('Rosuvastatin'),
    ),
    yes(
      'on lists of one month',
      ['warning'],
      drug('Simvastatin', { date: '2026-04-10' }),
      drug('Rosuvastatin'),
    ),
    no('an NSAID and what is for the joints', drug('Ibuprofen'), drug('Glucosamine')),
    no('two of different groups', drug('Simvastatin'), drug('Ezetimibe')),
    no('drugs of no code', drug('Some statin'), drug('Another statin')),
  ],
  dose_maximum: [
    yes(
      'metformin, two grams twice',
      ['critical'],
      drug('Metformin', { value: '2000', frequency: 'twice daily' }),
    ),
    yes(
      'in grams',
      ['critical'],
      drug('Acetaminophen', { value: '1.5', unit: 'g', frequency: 'every 6 hours' }),
    ),
    yes(
      'three times a day, as the record words it',
      ['critical'],
      drug('Acetaminophen', { value: '1500', frequency: '3 times a day, with meals' }),
    ),
    yes(
      'four times a day, as a person wrote it',
      ['critical'],
      drug('Ibuprofen', { value: '900', frequency: '4 פעמים ביום' }),
    ),
    no('three times a day within it', drug('Ibuprofen', { value: '800', frequency: '3 times a day' })),
    no(
      'a salt that weighs more than its drug',
      drug('Naproxen', { value: '550', frequency: '3 times a day' }),
    ),
    yes('a single dose that is more than a day holds', ['critical'], drug('Apixaban', { value: '50' })),
    no(
      'metformin, one gram twice',
      drug('Metformin', { value: '1000', frequency: 'twice daily, with meals' }),
    ),
    no(
      'as needed: nobody knows how often',
      drug('Acetaminophen', { value: '1000', frequency: 'every 4 hours, as needed' }),
    ),
    no(
      'a unit that is no weight',
      drug('Metformin', { value: '4000', unit: 'tablet', frequency: 'twice daily' }),
    ),
    no('a drug without a limit here', drug('Prednisone', { value: '5000', frequency: 'once daily' })),
    no('no dose', drug('Metformin', { frequency: 'twice daily' })),
  ],
  weekly_daily: [
    yes(
      'methotrexate each day',
      ['critical'],
      drug('Methotrexate', { value: '10', frequency: 'once daily' }),
    ),
    no('methotrexate each week', drug('Methotrexate', { value: '10', frequency: 'once weekly' })),
    no(
      'methotrexate on one evening',
      drug('Methotrexate', { value: '10', frequency: 'in the evening, on Friday' }),
    ),
    yes(
      'methotrexate three times a day',
      ['critical'],
      drug('Methotrexate', { value: '2.5', frequency: '3 times a day' }),
    ),
    no('methotrexate, nobody says how often', drug('Methotrexate', { value: '10' })),
    no('another drug each day', drug('Prednisone', { value: '10', frequency: 'once daily' })),
  ],
  drug_drug: [
    yes('warfarin and amiodarone', ['warning'], drug('Warfarin'), drug('Amiodarone')),
    yes('simvastatin and clarithromycin', ['critical'], drug('Simvastatin'), drug('Clarithromycin')),
    yes('a nitrate and sildenafil', ['critical'], drug('Isosorbide mononitrate'), drug('Sildenafil')),
    yes('what is to be avoided', ['critical'], drug('Clopidogrel'), drug('Omeprazole')),
    yes('what is contraindicated', ['critical'], drug('Amiodarone'), drug('Pimozide')),
    yes(
      'a contraceptive with estrogen',
      ['warning'],
      drug('Lamotrigine'),
      drug('Ethinyl estradiol / levonorgestrel'),
    ),
    no('a contraceptive without estrogen', drug('Lamotrigine'), drug('Desogestrel')),
    yes('an opioid and clonazepam', ['critical'], drug('Oxycodone'), drug('Clonazepam')),
    yes('what is given instead of an opioid', ['critical'], drug('Methadone'), drug('Diazepam')),
    yes('the same with naloxone', ['critical'], drug('Buprenorphine / naloxone'), drug('Diazepam')),
    yes('a drug within another', ['critical'], drug('Ezetimibe / simvastatin'), drug('Clarithromycin')),
    no('a drug within ear drops', drug('Ciprofloxacin / dexamethasone'), drug('Tizanidine')),
    yes('of two rows the graver', ['critical'], drug('Spironolactone'), drug('Potassium chloride')),
    no('two that go together', drug('Metformin'), drug('Atorvastatin')),
    no('one of them stopped', drug('Warfarin'), drug('Amiodarone', { status: 'inactive' })),
    no('an antibiotic of months before', drug('Simvastatin'), drug('Clarithromycin', { date: '2026-01-01' })),
    no('one that is put on the skin', drug('Warfarin'), drug('Miconazole', { unit: '%', value: '2' })),
    no('a drug of no code', drug('Warfarin'), drug('Something of a page')),
  ],
} as const satisfies Partial<Readonly<Record<AlertRule, readonly Case[]>>>
