import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { NothingFound, RegistryPage, RegistrySection } from '../components/record/registry-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.diagnosisTitle'))
export const handle: Shows = { shows: ['diagnosis_registry', 'allergy_registry'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const [diagnoses, allergies] = await Promise.all([
    loadRegistry(record, 'diagnosis', request),
    loadRegistry(record, 'allergy', request),
  ])
  return { diagnoses, allergies }
}

/** Allergies first: they are few, and the ones not to be missed. */
export default function Diagnoses() {
  const { t } = useSpeech()
  const { diagnoses, allergies } = useLoaderData<typeof loader>()
  const empty = diagnoses.items.length + allergies.items.length === 0
  return (
    <RegistryPage title={t('registry.diagnosisTitle')} type={null}>
      {empty && <NothingFound text={t('registry.diagnosisEmpty')} hint={t('registry.diagnosisHint')} />}
      {allergies.items.length > 0 && <RegistrySection list={allergies} heading={t('registry.allergies')} />}
      {diagnoses.items.length > 0 && <RegistrySection list={diagnoses} heading={t('registry.conditions')} />}
    </RegistryPage>
  )
}
