import { cachesToRemove, nobody } from '#core/device/copy'

/** Removes every copy but this person's. A browser that cannot even look is tried again with the next page. */
export async function forgetCopies(but: string = nobody): Promise<void> {
  const gone = async () => cachesToRemove(await caches.keys(), but)
  try {
    // A page over plain http has neither caches nor locks: nothing was kept there.
    if ((await gone()).length === 0) return
    await alone(async () => {
      for (const name of await gone()) await caches.delete(name)
    })
  } catch {}
}

/** One at a time, in all tabs and their worker. */
export async function alone(task: () => Promise<void>): Promise<void> {
  await navigator.locks.request('chartlight-copies', task)
}
