import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { factOfItem } from '../components/fact/fact-view'
import { useSpeech } from '../components/i18n'
import { EnhancementBanner } from '../components/record/enhancement-banner'
import { RegistryPage } from '../components/record/registry-page'
import { Tabs } from '../components/ui/tabs'
import { whenChanged, type Shows } from '../live/shows'
import { loadMedications } from '../medications-loader'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'

export const meta = pageTitle((t) => t('registry.medicationTitle'))
export const handle: Shows = { shows: ['medication_registry', 'entity_validations', 'review_tasks'] }
export const shouldRevalidate = whenChanged(handle)

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadMedications(ownRecord(context), request)

export default function Medications() {
  const { t } = useSpeech()
  const { registry, apart, uncoded, told, tabs, marks } = useLoaderData<typeof loader>()
  return (
    <RegistryPage
      title={t('registry.medicationTitle')}
      registry={registry}
      empty={t('registry.medicationEmpty')}
      told={told}
      marks={marks}
      tabs={tabs.length > 0 && <Tabs label={t('registry.medicationTitle')} tabs={tabs} />}
      offer={<EnhancementBanner n={uncoded} />}
      apart={{
        title: t('registry.withoutCode'),
        hint: t('registry.withoutCodeHint'),
        type: 'medication',
        facts: apart.map(factOfItem),
        marks,
        count: uncoded,
      }}
    />
  )
}
