import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { loadCited } from '../cited-loader'
import { citedAtOnce } from '../components/ask/cited-facts'
import { ownRecord } from '../own-record'
import { readPreferences } from '../preferences'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The lines that an answer of the assistant rests on, of one's own record: no screen, it is read by the panel. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const asked = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
  const ids = [...new Set(asked)].filter((id) => uuid.test(id)).slice(0, citedAtOnce)
  return Response.json(await loadCited(record, ids, await readPreferences(request, record)))
}
