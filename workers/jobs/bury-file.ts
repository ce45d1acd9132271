import { failureText } from '../../core/records/failures'
import type { ProcessDeps } from './process-file'

/** A message that no consumer could finish: the row says failed, and the patient may retry. Not what somebody holds. */
export async function buryFile({ leases }: Pick<ProcessDeps, 'leases'>, fileId: string): Promise<void> {
  await leases.fail(fileId, null, 'gave_up', failureText.gave_up)
}
