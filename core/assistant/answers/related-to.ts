import { atcOf } from '../../alerts/facts'
import { itemsOf, type KnownRecord } from '../record'
import type { Subject } from '../subjects'
import { rowsOf, testsOfRows } from './judged-by'

/** What belongs with the conditions that are named: those of the record. */
export function relatedTo(subjects: readonly Subject[], { items }: KnownRecord) {
  const asked = subjects.filter(({ type, item }) => type === 'diagnosis' && item !== null)
  const rows = rowsOf(asked)
  return {
    tests: testsOfRows(rows, items),
    drugs: itemsOf(items, 'medication').filter(
      (drug) =>
        drug.status === 'active' &&
        rows.some(({ atc }) => atcOf(drug).some((code) => atc.some((one) => code.startsWith(one)))),
    ),
  }
}
