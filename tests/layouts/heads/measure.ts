import { readDocument } from '../../../core/document/read'
import { readingOfSheet } from '../page'
import { makeHead, type HeadTruth } from './make'

export type HeadField = keyof HeadTruth
export const headFields: readonly HeadField[] = ['category', 'date', 'facility', 'physician', 'patient']

export interface HeadOutcome {
  readonly features: readonly string[]
  readonly truth: HeadTruth
  readonly found: Readonly<Record<HeadField, string | null>>
  readonly right: Readonly<Record<HeadField, boolean>>
}

/** What is found of a made head, and which of it is right. */
export function readHead(seed: number, half: 'studied' | 'unseen'): HeadOutcome {
  const { sheet, truth, features } = makeHead(seed, half)
  const { facts } = readDocument(readingOfSheet(sheet, seed, false))
  const found = {
    category: facts.category.value,
    date: facts.date?.value ?? null,
    facility: facts.facility?.value ?? null,
    physician: facts.physician?.value ?? null,
    patient: facts.patient?.value ?? null,
  }
  const right = Object.fromEntries(
    headFields.map((field) => [
      field,
      field === 'category' || field === 'date'
        ? found[field] === truth[field]
        : isNamed(truth[field], found[field]),
    ]),
  ) as Record<HeadField, boolean>
  return { features, truth, found, right }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '' && !/^(?:mr|mrs|ms|miss|dr|prof|the|md|do|np|דר|פרופ)$/.test(word))
    .toSorted((a, b) => a.localeCompare(b))

/** The same name: of its words nine in ten, titles apart. */
function isNamed(truth: string | null, found: string | null): boolean {
  if (truth === null || found === null) return truth === found
  const [own, other] = [wordsOf(truth), wordsOf(found)]
  const shared = own.filter((word) => other.includes(word)).length
  return (2 * shared) / (own.length + other.length) >= 0.8
}
