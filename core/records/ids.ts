import { v5 } from 'uuid'

/** Chartlight's own namespace for ids that derive from what they name (RFC 9562 §5.5). */
const namespace = '6f1c2a0e-6b0f-5d4e-9a5a-0c6b9b8f7e21'

/** The same parts give the same UUID, so that a job that runs twice writes the same rows. */
export function deriveId(...parts: readonly (string | number)[]): string {
  return v5(parts.join('\u0000'), namespace)
}
