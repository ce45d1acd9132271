import { eq } from 'drizzle-orm'
import { entityRecord } from '../../../core/curation/entity-record'
import type { EntityRecord } from '../../../core/records/entity'
import { correctionShape } from '../../../core/records/verdict'
import { parseFact, type FactRow } from './facts'
import type { StandingRow } from './part'
import { standings } from './schema/derived'
import { facts } from './schema/facts'

/** For `listWith` of standings: what each is a standing of. */
export const withFact = { fact: { table: facts, on: eq(facts.id, standings.id) } }

interface Listed {
  readonly row: Pick<StandingRow, 'decision' | 'correction'>
  readonly fact: FactRow
}

/** A fact as it stands, none where it stands on no page. */
export function listedEntity({ row: { decision, correction }, fact: body }: Listed): EntityRecord[] {
  const fact = parseFact(body)
  if (fact.evidence === null) return []
  const corrected = correction === null ? null : correctionShape.parse(correction)
  return [entityRecord(fact, { decision, correction: corrected }, '')]
}
