import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { termsDocument } from '#core/i18n/legal/terms'
import { LegalText } from '../components/legal-text'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import type { Public } from '../public/still'

export const meta = pageTitle((t) => t('shell.terms'))
export const handle: Public = { public: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  return termsDocument[(await readPreferences(request, context.record)).locale]
}

export default function Terms() {
  return <LegalText document={useLoaderData<typeof loader>()} />
}
