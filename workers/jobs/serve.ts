import type { JobMessage } from '../config'
import type { Context } from '../context'
import { AccountClosed } from '../db/records/scope'
import { describeError, log } from '../log'
import { buryFile } from './bury-file'
import { processDeps, reprocessDeps } from './deps'
import { processFile } from './process-file'
import { reprocess } from './reprocess'
import { Turns } from './turns'

/** In one isolate one page is read while another's facts are saved; a consumer is ended after 15 minutes. */
const jobs = new Turns(2, 15 * 60_000)

/** A message is a wake-up: the job re-reads the row and acknowledges last. */
export async function serveJobs(batch: MessageBatch<JobMessage>, context: Context): Promise<void> {
  const dead = batch.queue.endsWith('-dead')
  for (const message of batch.messages) {
    const { body } = message
    try {
      await (dead ? bury(body, context) : run(body, context))
      message.ack()
    } catch (error) {
      // Its owner closed the account: there is nothing to read any more.
      if (error instanceof AccountClosed) {
        message.ack()
        continue
      }
      const fileId = body.kind === 'process-file' ? body.fileId : null
      log('job.failed', { kind: body.kind, fileId, attempt: message.attempts, ...describeError(error) })
      message.retry({ delaySeconds: Math.min(60, 2 ** message.attempts) })
    }
  }
}

async function run(message: JobMessage, context: Context): Promise<void> {
  if (message.kind === 'reprocess') {
    await reprocess(reprocessDeps(context, message.shard), message.after)
    return
  }
  const outcome = await jobs.take(message.userId, () =>
    processFile(processDeps(context, message), message.fileId),
  )
  if (outcome === 'done') await context.lookAfter(message)
}

async function bury(message: JobMessage, context: Context): Promise<void> {
  // The operator asks again; what was queued so far is looked after by its hubs.
  if (message.kind === 'reprocess') log('reprocess.gave_up', { shard: message.shard })
  else await buryFile(processDeps(context, message), message.fileId)
}
