import { tokenise } from '../../vocabulary/normalise'
import { findJoined } from '../asking'
import type { Reading } from '../reading'
import type { Drug } from './drug-item'
import type { Telling } from './telling'

/** Which way a dose is said to have gone; null of none, and of both. */
function sideSaid({ text }: Reading): 'up' | 'down' | null {
  const tokens = tokenise(text)
  const [up, down] = [findJoined(tokens, 'doseUp') !== null, findJoined(tokens, 'doseDown') !== null]
  return up === down ? null : up ? 'up' : 'down'
}

/** "Did they lower the dose of it": which way it went is asked. */
export const asksDoseMoved = (reading: Reading): boolean =>
  reading.cues.has('changedDose') && sideSaid(reading) !== null

/**
 * Whether a dose went the way that is said, by all doses of the record in time; null where it went both ways or not at all, or
 * where two are not of one unit, or of one number of times a day: of one dose no page says that it was none other.
 */
export function doseMoved({ detail: { doses } }: Drug, { reading, evidence }: Telling): boolean | null {
  const side = sideSaid(reading)
  const active = doses.filter(({ status, value }) => status === 'active' && value !== null)
  const isOneUnit = new Set(active.map(({ unit }) => unit)).size === 1 && active.length === doses.length
  const often = active.map(
    ({ entity_id: id }) =>
      evidence.find(({ entity }) => entity.id === id)?.entity.normalized.frequency ?? null,
  )
  const isOneRhythm = new Set(often).size === 1 && !often.includes(null)
  const values = active.map(({ value }) => Number(value))
  const steps = values.slice(1).map((value, at) => Math.sign(value - (values[at] ?? value)))
  const moved = new Set(steps.filter((step) => step !== 0))
  if (side === null || !isOneUnit || !isOneRhythm || moved.size !== 1) return null
  return moved.has(side === 'up' ? 1 : -1)
}
