import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Env } from '../../workers/config'
import { owned } from '../../workers/db/owned'

const { ACCOUNTS, RECORDS_0 } = env as unknown as Env & { RECORDS_0: D1Database }

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** The tables that its rows lean on. */
  readonly parents: readonly string[]
}

async function tablesOf(database: D1Database): Promise<Table[]> {
  const { results } = await database
    .prepare(
      `SELECT m.name,
        (SELECT json_group_array(name) FROM pragma_table_info(m.name)) AS columns,
        (SELECT json_group_array(DISTINCT "table") FROM pragma_foreign_key_list(m.name)) AS parents
      FROM sqlite_master m WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite%'`,
    )
    .all<{ name: string; columns: string; parents: string }>()
  return results.map(({ name, columns, parents }) => ({
    name,
    columns: JSON.parse(columns) as string[],
    parents: JSON.parse(parents) as string[],
  }))
}

/** Those with the person's id, the person itself, and all that leans on one of these. */
function ofPersons(tables: readonly Table[], person: string): string[] {
  const found = new Set(
    tables
      .filter(({ name, columns }) => name === person || columns.includes('user_id'))
      .map(({ name }) => name),
  )
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const { name, parents } of tables) if (parents.some((parent) => found.has(parent))) found.add(name)
  }
  return [...found]
}

test.each([
  ['accounts', ACCOUNTS, 'users', owned.accounts],
  ['records', RECORDS_0, 'heads', owned.records],
] as const)(
  '%s: the list names every table of a person and no other, what leans on others first',
  async (_title, database, person, listed) => {
    const tables = await tablesOf(database)
    const names: readonly string[] = listed.map((table) => getTableName(table))
    expect([...names].sort()).toEqual(ofPersons(tables, person).sort())
    expect(new Set(names).size).toBe(names.length)
    for (const { name, parents } of tables.filter((table) => names.includes(table.name)))
      for (const parent of parents.filter((one) => one !== name))
        expect([name, names.indexOf(name) < names.indexOf(parent)]).toEqual([name, true])
  },
)
