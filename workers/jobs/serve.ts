import type { Env, JobMessage } from '../config'
import { openJob } from '../context'
import { describeError, log } from '../log'
import { buryFile } from './bury-file'
import { processFile } from './process-file'

/** A message is a wake-up: the job re-reads the row and acknowledges last. */
export async function serveJobs(batch: MessageBatch<JobMessage>, env: Env): Promise<void> {
  const dead = batch.queue.endsWith('-dead')
  for (const message of batch.messages) {
    const { fileId } = message.body
    try {
      const deps = openJob(env, message.body)
      await (dead ? buryFile(deps, fileId) : processFile(deps, fileId))
      message.ack()
    } catch (error) {
      log('job.failed', { fileId, attempt: message.attempts, ...describeError(error) })
      message.retry({ delaySeconds: Math.min(60, 2 ** message.attempts) })
    }
  }
}
