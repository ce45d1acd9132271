import { eq } from 'drizzle-orm'
import { entityRecord } from '../../../core/curation/entity-record'
import type { RecordedFact } from '../../../core/records/entity'
import { stoodCorrectionShape } from '../../../core/records/verdict'
import { parseFact, type FactRow } from './facts'
import type { StandingRow } from './part'
import { standings } from './schema/derived'
import { facts } from './schema/facts'

/** For `listWith` of standings: what each is a standing of. */
export const withFact = { fact: { table: facts, on: eq(facts.id, standings.id) } }

interface Listed {
  readonly row: Pick<StandingRow, 'decision' | 'correction' | 'reason'>
  readonly fact: FactRow
}

/** A fact as it stands, on a page or entered by hand. */
export function listedEntity({ row: { decision, correction, reason }, fact: body }: Listed): RecordedFact {
  const fact = parseFact(body)
  const corrected = correction === null ? null : stoodCorrectionShape.parse(correction)
  return entityRecord(fact, { decision, correction: corrected, reason }, '')
}
