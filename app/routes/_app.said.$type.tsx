import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { loadSaid } from '../findings-loader'
import { ownRecord } from '../own-record'

/** What one document says, of one's own record: no screen, it is read where its card is opened. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const type = (['lab', 'imaging'] as const).find((one) => one === params['type'])
  const said = type ? await loadSaid(record, type, request) : null
  return Response.json(said, { status: said ? 200 : 404 })
}
