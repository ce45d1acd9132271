import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { loadAllergies } from '../allergies-loader'
import { AllergiesPage } from '../components/record/allergies-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'

export const meta = pageTitle((t) => t('registry.allergyTitle'))
export const handle: Shows = { shows: ['allergy_registry', 'entity_validations', 'review_tasks'] }
export const shouldRevalidate = whenChanged(handle)

export const loader = ({ context, request }: LoaderFunctionArgs) => loadAllergies(ownRecord(context), request)

export default function Allergies() {
  return <AllergiesPage {...useLoaderData<typeof loader>()} />
}
