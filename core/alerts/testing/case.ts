import type { Severity } from '../../records/alert'
import type { AlertRecord } from '../facts'
import { record } from './items'

export interface Case {
  readonly name: string
  readonly given: AlertRecord
  /** Severities, the gravest first; none where nothing is raised. */
  readonly raises: readonly Severity[]
}
export const yes = (name: string, raises: readonly Severity[], ...items: AlertRecord['items']): Case => ({
  name,
  given: record(...items),
  raises,
})
export const no = (name: string, ...items: AlertRecord['items']): Case => yes(name, [], ...items)
