import { failureText } from '../../core/records/failures'
import type { ProcessDeps } from './process-file'

/** A message that no consumer could finish: the row says failed, and the patient may retry. */
export async function buryFile(deps: Pick<ProcessDeps, 'files'>, fileId: string): Promise<void> {
  const file = await deps.files.find(fileId)
  const waits = file && (file.processingState === 'queued' || file.processingState === 'running')
  if (waits && (file.leaseUntil ?? 0) < Date.now())
    await deps.files.fail(fileId, null, 'gave_up', failureText.gave_up)
}
