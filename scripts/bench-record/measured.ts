/** Runs inside the local runtime, before the app: makes records, and tells what D1 read for an answer. */
import { openRecord, type Owner } from '../../workers/db/records/open'
import { addPages, type Pages } from './add-pages'
import { counted, type Spent } from './counted'

type Env = Readonly<Record<string, unknown>>
type App = Required<Pick<ExportedHandler<Env>, 'fetch' | 'queue'>>
type Asked = Pages & Pick<Owner, 'userId'>

export const measured = (app: App): App => ({
  async fetch(request, env, ctx) {
    // The command that started this runtime, and nobody else.
    if (request.headers.get('x-bench') !== env['BENCH']) return app.fetch(request, env, ctx)
    const { pathname } = new URL(request.url)
    if (pathname === '/bench/pages') return addTo(env, await request.json<Asked>())
    const spent: Spent = { rows: 0, trips: 0 }
    const response = await app.fetch(request, countedEnv(env, spent), ctx)
    const answered = new Response(response.body, response)
    answered.headers.set('x-d1-rows', String(spent.rows))
    answered.headers.set('x-d1-trips', String(spent.trips))
    return answered
  },
  queue: (batch, env, ctx) => app.queue(batch, env, ctx),
})

async function addTo(env: Env, { userId, ...pages }: Asked): Promise<Response> {
  const accounts = env['ACCOUNTS'] as D1Database
  const row = await accounts
    .prepare('SELECT shard FROM users WHERE id = ?')
    .bind(userId)
    .first<{ shard: number }>()
  const shard = row?.shard ?? 0
  await addPages(
    openRecord(env[`RECORDS_${shard}`] as D1Database, { userId, shard }, async () => {}),
    pages,
  )
  return Response.json(null)
}

const countedEnv = (env: Env, spent: Spent): Env =>
  Object.fromEntries(
    Object.entries(env).map(([name, binding]) => [
      name,
      name === 'ACCOUNTS' || (name.startsWith('RECORDS_') && typeof binding === 'object')
        ? counted(binding as D1Database, spent)
        : binding,
    ]),
  )
