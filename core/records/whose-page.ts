/** What a person said of a name that a page carries as its patient's. */
export interface PatientWord {
  readonly name: string
  readonly mine: boolean
}

/**
 * Whose a page is, by the patient's name on it. `own` where it is the person's name or one that they said is theirs,
 * `other` where they said that it is somebody else's, `unsaid` where nobody has said; `unnamed` where the page names none.
 */
export type Whose = 'own' | 'other' | 'unsaid' | 'unnamed'

export function whosePage(
  patient: string | null,
  words: readonly PatientWord[],
  ownName: string | null,
): Whose {
  const key = patient === null ? '' : nameKey(patient)
  if (key === '') return 'unnamed'
  // What was said of a name goes before what the profile calls its owner: two people may have one name.
  const word = words.find(({ name }) => nameKey(name) === key)
  if (word) return word.mine ? 'own' : 'other'
  return ownName !== null && nameKey(ownName) === key ? 'own' : 'unsaid'
}

/** Tells of a page, by the patient's name on it, whether the person said that it is somebody else's. */
export function saidOfOthers(words: readonly PatientWord[]): (patient: string | null) => boolean {
  const told = new Map<string | null, boolean>()
  return (patient) => {
    const known = told.get(patient) ?? whosePage(patient, words, null) === 'other'
    told.set(patient, known)
    return known
  }
}

const titles: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'master', 'dr', 'prof'])

/** The same for "COHEN, Dana R." and "Ms Dana Cohen": words in no order, without titles, initials and marks. Never a guess across scripts. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !titles.has(word))
  return [...new Set(words)].sort().join(' ')
}
