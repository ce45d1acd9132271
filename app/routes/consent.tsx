import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { consentDocument } from '#core/i18n/legal/consent'
import { LegalText } from '../components/legal-text'
import { pageTitle } from '../page-title'
import { readPreferences } from '../preferences'

export const meta = pageTitle((t) => t('shell.consent'))

export async function loader({ context, request }: LoaderFunctionArgs) {
  return consentDocument[(await readPreferences(request, context.record)).locale]
}

export default function Consent() {
  return <LegalText document={useLoaderData<typeof loader>()} />
}
