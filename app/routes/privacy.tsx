import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { privacyDocument } from '#core/i18n/legal/privacy'
import { LegalText } from '../components/legal-text'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'
import type { Public } from '../public/still'

export const meta = pageTitle((t) => t('shell.privacy'))
export const handle: Public = { public: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  return privacyDocument[(await readPreferences(request, context.record)).locale]
}

export default function Privacy() {
  return <LegalText document={useLoaderData<typeof loader>()} />
}
