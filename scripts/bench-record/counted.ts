/** What answering one request took of D1. */
export interface Spent {
  /** As D1 counts them (`meta.rows_read`), which is what it bills. */
  rows: number
  /** Round trips: a batch is one. */
  trips: number
}

type Counted = D1PreparedStatement & { readonly plain: D1PreparedStatement }

/** The same database, which notes in `spent` what it reads. */
export function counted(database: D1Database, spent: Spent): D1Database {
  const note = <T>(result: D1Result<T>): D1Result<T> => {
    spent.rows += result.meta.rows_read
    return result
  }
  const statement = (plain: D1PreparedStatement): Counted => {
    const all = async <T>() => {
      spent.trips += 1
      return note(await plain.all<T>())
    }
    const made = {
      plain,
      bind: (...values: unknown[]) => statement(plain.bind(...values)),
      all,
      run: all,
      // As rows of values `raw` tells nothing of what it read; no two columns of ours share a name.
      raw: async () => (await all<Record<string, unknown>>()).results.map((row) => Object.values(row)),
      first: async (column?: string) => {
        const [row] = (await all<Record<string, unknown>>()).results
        return column === undefined ? (row ?? null) : (row?.[column] ?? null)
      },
    }
    return made as unknown as Counted
  }
  const made = {
    prepare: (query: string) => statement(database.prepare(query)),
    batch: async (statements: Counted[]) => {
      spent.trips += 1
      return (await database.batch(statements.map(({ plain }) => plain))).map(note)
    },
  }
  return made as unknown as D1Database
}
