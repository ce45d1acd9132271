/** Runs what it is given one after another, in the order of asking; one that fails fails alone. */
export function oneAtATime() {
  const inTurn = oneAtATimeOf()
  return <T>(work: () => Promise<T>): Promise<T> => inTurn('', work)
}

/** The same for each name apart. */
export function oneAtATimeOf() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const ended = result
      .catch(() => {})
      .then(() => {
        if (last.get(name) === ended) last.delete(name)
      })
    last.set(name, ended)
    return result
  }
}
