import { perGate } from '../../core/auth/attempts'
import type { Counters } from '../adapters/attempts'
import { sameText } from '../adapters/seal'
import { countGuess, type Wait } from './guess'

export interface PassGateDeps {
  readonly counters: Counters
  readonly expected: () => Promise<string>
}

/** Whether this is the access password; wrong ones are counted by address. */
export async function passGate(
  { counters, expected }: PassGateDeps,
  { password, address }: { password: string; address: string },
): Promise<{ readonly kind: 'passed' | 'wrong' } | Wait> {
  const counter = counters('gate', address)
  const wait = await countGuess([{ counter, policy: perGate }])
  if (wait) return wait
  if (!sameText(password, await expected())) return { kind: 'wrong' }
  await counter.takeBack()
  return { kind: 'passed' }
}
