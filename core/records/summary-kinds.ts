/** The specialties that a summary is written for (spec records.md §2, Health Summary). */
export const disciplines = [
  'overall',
  'orthopedics',
  'neurology',
  'urology',
  'gastroenterology',
  'cardiology',
  'endocrinology',
] as const
export type Discipline = (typeof disciplines)[number]

export const audiences = ['patient', 'clinician'] as const
export type Audience = (typeof audiences)[number]

/** The bold words of a sentence, between these two; no text of a record holds them. */
export const strong = { open: '\u0001', close: '\u0002' } as const

export const sectionKinds = [
  'allergies',
  'problems',
  'medications',
  'abnormal',
  'changes',
  'procedures',
  'imaging',
  'given',
  'stopped',
  'pastProblems',
] as const
