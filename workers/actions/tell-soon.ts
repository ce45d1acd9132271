/** Between two words to the same screens: what came meanwhile is in the second one. */
const pauseMs = 200

const going = new Map<string, { again: boolean }>()

/**
 * Tells at once, and of what comes while that is going on once more after a pause: of two hundred views of a link at a time
 * its owner hears a few words, not two hundred. Null where somebody else is telling already: they are asked to again, and
 * nothing of theirs is waited for, since a request may not wait for another one's work. What is told is read from what
 * is durable, so that a word that is lost with its isolate is made good by the next.
 */
export function tellSoon(
  whom: string,
  tell: () => Promise<void>,
  pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs)),
): Promise<void> | null {
  const known = going.get(whom)
  if (known) {
    known.again = true
    return null
  }
  const own = { again: true }
  going.set(whom, own)
  return tellAll(own, tell, pause).finally(() => going.delete(whom))
}

async function tellAll(
  own: { again: boolean },
  tell: () => Promise<void>,
  pause: () => Promise<void>,
): Promise<void> {
  while (own.again) {
    own.again = false
    await tell()
    await pause()
  }
}
