import { referenceTold } from '../../language/results'
import { labNameOf } from '../../vocabulary/exact'

/** Whether a text begins with a test and the amount from which it means what stands behind: of anybody, and no result. */
export function isReference(text: string): boolean {
  const test = referenceTold.exec(text)?.groups?.['test']
  return test !== undefined && /exact|near/.test(labNameOf(test).strength)
}
