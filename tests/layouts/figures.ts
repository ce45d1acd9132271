import type { Outcome } from './score'

interface Count {
  found: number
  missed: number
  wrong: number
  acceptedWrong: number
  marred: number
  accepted: number
  waiting: number
  dated: number
  dayRight: number
  dayAbsent: number
  dayTaken: number
  pages: number
}

const none = (): Count => ({
  found: 0,
  missed: 0,
  wrong: 0,
  acceptedWrong: 0,
  marred: 0,
  accepted: 0,
  waiting: 0,
  dated: 0,
  dayRight: 0,
  dayAbsent: 0,
  dayTaken: 0,
  pages: 0,
})

/** Figures of many pages, as a whole and by feature of the layout. */
export class Figures {
  readonly all = none()
  readonly features = new Map<string, Count>()

  add(outcome: Outcome): void {
    this.#count(this.all, outcome, null)
    for (const feature of outcome.features) {
      const count = this.features.get(feature) ?? none()
      this.features.set(feature, count)
      this.#count(count, outcome, feature)
    }
  }

  #count(count: Count, outcome: Outcome, feature: string | null): void {
    const of =
      feature === null ||
      !outcome.found.concat(outcome.missed).some((fact) => fact.features.includes(feature))
        ? outcome
        : {
            ...outcome,
            found: outcome.found.filter((fact) => fact.features.includes(feature)),
            missed: outcome.missed.filter((fact) => fact.features.includes(feature)),
            // What was read from the words of other facts is none of this feature's.
            wrong: outcome.wrong.filter(
              ({ of: facts }) =>
                facts.length === 0 || facts.some(({ features }) => features.includes(feature)),
            ),
          }
    count.pages++
    count.found += of.found.length
    count.missed += of.missed.length
    count.wrong += of.wrong.length
    count.acceptedWrong += of.wrong.filter(({ accepted }) => accepted).length
    count.marred += outcome.marred.length
    count.accepted += outcome.accepted
    count.waiting += outcome.waiting
    for (const { fact, day, accepted } of outcome.dated) {
      if (of !== outcome && !fact.features.includes(feature!)) continue
      count.dated++
      count.dayRight += Number(day === 'right')
      count.dayAbsent += Number(day === 'absent')
      count.dayTaken += Number(day === 'wrong' && accepted)
    }
  }

  /** A table, the worst feature first. */
  table(): string {
    const rows = [...this.features].sort((a, b) => f1(a[1]) - f1(b[1]))
    const line = (name: string, count: Count): string =>
      `${name.padEnd(18)} ${String(count.pages).padStart(6)} ${String(count.found + count.missed).padStart(7)} ${f1(count).toFixed(3)}  ${recall(count).toFixed(3)}  ${String(count.acceptedWrong).padStart(5)} ${String(count.marred).padStart(6)} ${String(count.waiting).padStart(7)} ${String(count.accepted).padStart(8)} ${String(count.dated).padStart(6)} ${share(count)} ${String(count.dayAbsent).padStart(6)} ${String(count.dayTaken).padStart(10)}`
    return [
      'feature             pages   facts    F1  recall  acc.wrong limits waiting accepted  dated  right absent  acc.wrong day',
      line('ALL', this.all),
      ...rows.map(([name, count]) => line(name, count)),
    ].join('\n')
  }
}

const share = ({ dated, dayRight }: Count): string =>
  (dated === 0 ? '-' : (dayRight / dated).toFixed(3)).padStart(6)

export const recall = ({ found, missed }: Pick<Count, 'found' | 'missed'>): number =>
  found + missed === 0 ? 1 : found / (found + missed)

export function f1({ found, missed, wrong }: Pick<Count, 'found' | 'missed' | 'wrong'>): number {
  return found + missed + wrong === 0 ? 1 : (2 * found) / (2 * found + missed + wrong)
}
