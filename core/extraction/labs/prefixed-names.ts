import { markBefore, sampleOf, samplePrefix } from '../../language/sample-prefixes'
import type { Document, Specimen } from '../../document/types'
import { named } from './analyte'

/** So many rows of a page tell that its laboratory prints the sample before each name. */
const fewest = 3

/** With its letters ("fP-Gluc Glucose"). */
const isKnown = (name: string): boolean => (named(name, {})?.score ?? 0) >= 0.95

export interface PlainName {
  readonly name: string
  /** Null where its page or its name tells none. */
  readonly specimen: Specimen | null
}

/** Names without the mark and the letters of the sample before them, on a page whose laboratory prints these. */
export function namesOf(document: Document): (name: string) => PlainName {
  const names = document.results.flatMap(({ rows }) =>
    rows.map(({ name }) => name.text.replace(markBefore, '')),
  )
  if (names.filter((name) => samplePrefix.test(name)).length < fewest)
    return (name) => ({ name, specimen: null })
  return (printed) => {
    const name = printed.replace(markBefore, '')
    const letters = samplePrefix.exec(name)?.groups?.['sample']
    if (letters === undefined) return { name, specimen: null }
    return { name: isKnown(name) ? name : name.replace(samplePrefix, ''), specimen: sampleOf(letters) }
  }
}
