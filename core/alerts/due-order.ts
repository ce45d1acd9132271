import { severities, type Severity } from '../records/alert'

interface Due {
  /** A day or an instant; null where nothing is due. */
  readonly dueAt: string | null
  /** Of an alert. */
  readonly severity?: Severity
}

const gravity = ({ severity }: Due): number => (severity === undefined ? 0 : severities.indexOf(severity))

/** The next due first (spec app.md §9), then what has no day, the gravest of it first; else as they stood. */
export function inOrderOfDue<Row extends Due>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => {
    if (a.dueAt === null || b.dueAt === null)
      return a.dueAt === b.dueAt ? gravity(a) - gravity(b) : a.dueAt === null ? 1 : -1
    return a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : gravity(a) - gravity(b)
  })
}
