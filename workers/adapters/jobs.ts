import type { Env, JobMessage } from '../config'

/** Wakes a consumer. Losing the message delays the work, no more: the hub's watchdog sends another. */
export async function sendJob(env: Env, message: JobMessage, delaySeconds = 0): Promise<void> {
  await env.JOBS.send(message, { contentType: 'json', delaySeconds })
}
