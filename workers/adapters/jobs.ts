import type { JobMessage } from '../config'

/** Wakes a consumer. Losing the message delays the work, no more: the hub's watchdog sends another. */
export function openQueue(queue: Queue<JobMessage>) {
  return {
    send: async (message: JobMessage, delaySeconds = 0): Promise<void> => {
      await queue.send(message, { contentType: 'json', delaySeconds })
    },
  }
}
