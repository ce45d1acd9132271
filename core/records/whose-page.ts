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

/** Of a page what tells whose it is. */
export interface NamedPage {
  readonly patient: string | null
  /** Whether the name stands under a label that says whose it is: what was only concluded holds nothing back. */
  readonly patientIsLabelled?: boolean
  readonly physician: string | null
}

/**
 * Why what a page says is not in the record: its name was said to be somebody else's, or it is clearly another's name
 * than the profile's and nobody has said so yet. Null where nothing keeps it out.
 */
export type Aside = 'other_patient' | 'unclaimed' | null

/** @param ownName as the profile has it, first and last; null where it lacks either */
export function asideOf(words: readonly PatientWord[], ownName: string | null): (page: NamedPage) => Aside {
  const isOthers = saidOfOthers(words)
  return (page) => {
    if (isOthers(page.patient)) return 'other_patient'
    if (ownName === null || page.patient === null || !page.patientIsLabelled) return null
    if (whosePage(page.patient, words, ownName) !== 'unsaid') return null
    // The label of a physician, taken for a patient's.
    if (page.physician !== null && !isClearlyAnother(page.patient, page.physician)) return null
    return isClearlyAnother(page.patient, ownName) ? 'unclaimed' : null
  }
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

/** Of pages that wait for a word on their name one each, since one word answers for all of a name. */
export function onePerName<File extends { readonly doc_meta: { readonly patient: string | null } | null }>(
  files: readonly File[],
): File[] {
  const byName = new Map(files.map((file) => [nameKey(file.doc_meta?.patient ?? ''), file]))
  return [...byName.values()]
}

/** So few letters are misread, or shortened, too easily to tell two names apart. */
const tellingLetters = 3

/**
 * Whether two names are of two people for certain: each of two words or more, all in one script, and no word of one like
 * any of the other's. Who took another family name keeps the first, and a misread letter leaves the rest.
 */
export function isClearlyAnother(name: string, other: string): boolean {
  const [one, two] = [name, other].map((text) => nameKey(text).split(' ')) as [string[], string[]]
  const all = [...one, ...two]
  if (one.length < 2 || two.length < 2 || all.some((word) => word.length < tellingLetters)) return false
  if (new Set(all.map(scriptOf)).size !== 1) return false
  return !one.some((word) => two.some((known) => isAlike(word, known)))
}

const scriptOf = (word: string): string =>
  /^\p{Script=Latin}+$/u.test(word) ? 'latin' : /^\p{Script=Hebrew}+$/u.test(word) ? 'hebrew' : word

/** One in the other ("Dan", "Daniel"), or a third of their letters apart at most. */
function isAlike(a: string, b: string): boolean {
  if (a.includes(b) || b.includes(a)) return true
  return lettersApart(a, b) <= Math.max(1, Math.floor(Math.max(a.length, b.length) / 3))
}

/** How many letters have to be put in, left out or changed. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
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
