/**
 * Does long work and says every so often that it is still at it, so that a lease does not run out under it. Where
 * `beat` answers false the lease has gone to another, and the work is told to stop. A beat that fails is not the
 * end: the next one may succeed, and whatever is written at the end is refused if the lease was lost.
 */
export async function withHeartbeat<T>(
  beat: () => Promise<boolean>,
  everyMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const calling = new AbortController()
  const timer = setInterval(() => {
    beat().then(
      (held) => held || calling.abort(),
      () => {},
    )
  }, everyMs)
  try {
    return await work(calling.signal)
  } finally {
    clearInterval(timer)
  }
}
