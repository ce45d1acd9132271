import { susceptibilityTo } from '../../language/susceptibility'
import type { LabConcept } from '../../vocabulary/concept'
import { wordingKey } from '../draft'
import type { LabReading } from './reading'
import type { Resolved } from './resolve'

/** What a germ answers to a drug, as it is told. */
export interface Answer {
  readonly drug: string
  readonly resolved: Resolved
}

/** Anti-infectives, by their ATC code. */
const againstGerms = /^J0[1245]/

export const isAgainstGerms = ({
  concept,
}: {
  readonly concept: { readonly codes: Readonly<Record<string, readonly string[]>> }
}): boolean => (concept.codes['ATC'] ?? []).some((code) => againstGerms.test(code))

export const susceptibility = (
  reading: LabReading,
  drug: string,
  value: string,
  doubt: Resolved['doubt'],
): Resolved => ({
  reading,
  match: { concept: testOf(drug), score: 1, ambiguous: false },
  value,
  number: null,
  unit: null,
  range: null,
  flag: null,
  doubt,
  guessed: doubt === 'misread_value',
  mended: doubt === 'misread_value',
  coded: false,
})

/** No list of tests has one for every drug. */
function testOf(drug: string): LabConcept {
  const name = susceptibilityTo(drug)
  const untold = { codes: {}, he: [], attributes: new Map(), conversions: [], otherUnits: [], loinc: [] }
  return {
    ...untold,
    type: 'lab',
    key: wordingKey('lab', name),
    name,
    specimen: 'fluid',
    unit: 'text',
    plausible: null,
  }
}
