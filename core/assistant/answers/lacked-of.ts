import { atcOf } from '../../alerts/facts'
import type { DrugGroup } from '../besides'
import type { Drug } from './drug-item'
import type { Telling } from './telling'

/** Of several groups that were asked for, those of which the record lists no drug. */
export const lackedOf = (
  telling: Telling,
  drugs: readonly Drug[],
  parts: DrugGroup['parts'],
): readonly string[] =>
  parts
    .filter(
      ({ atc }) => !drugs.some((drug) => atcOf(drug).some((code) => atc.some((one) => code.startsWith(one)))),
    )
    .map(({ name }) => telling.t('assistant.noneOfGroup', { name }))
