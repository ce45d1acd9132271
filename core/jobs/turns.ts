export interface Waiter {
  readonly person: string
}

/**
 * Who is next: somebody of whom the fewest are at work; of these, who was served longest ago or never; of these, who
 * came first. So a person's fifty pages take turns with another's one. `served` holds people in the order in which
 * they were last served.
 */
export function nextInTurn<W extends Waiter>(
  waiting: readonly W[],
  atWork: readonly Waiter[],
  served: readonly string[],
): W | null {
  const busy = ({ person }: Waiter) => atWork.filter((one) => one.person === person).length
  const [first, ...others] = waiting
  if (!first) return null
  return others.reduce((best, one) => {
    const before = busy(one) - busy(best) || served.indexOf(one.person) - served.indexOf(best.person)
    return before < 0 ? one : best
  }, first)
}
