import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { RegistryPage } from '../components/record/registry-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.diagnosisTitle'))
export const handle: Shows = {
  shows: ['diagnosis_registry', 'allergy_registry', 'entity_validations', 'review_tasks'],
}
export const shouldRevalidate = whenChanged(handle)

/** Allergies first: they are few, and the ones not to be missed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadRegistry(ownRecord(context), ['allergy', 'diagnosis'], request)
}

export default function Diagnoses() {
  const { t } = useSpeech()
  const registry = useLoaderData<typeof loader>()
  return (
    <RegistryPage
      title={t('registry.diagnosisTitle')}
      registry={registry}
      empty={t('registry.diagnosisEmpty')}
      hint={t('registry.diagnosisHint')}
    />
  )
}
