import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { factOfItem } from '../components/fact/fact-view'
import { useSpeech } from '../components/i18n'
import { EnhancementBanner } from '../components/record/enhancement-banner'
import { RegistryPage } from '../components/record/registry-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.medicationTitle'))
export const handle: Shows = { shows: ['medication_registry', 'entity_validations', 'review_tasks'] }
export const shouldRevalidate = whenChanged(handle)

/** Of those that stand apart no more are shown at once. */
const mostApart = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const apart = await record.uncoded(mostApart)
  return { registry: await loadRegistry(record, ['medication'], request, { apart }), apart }
}

export default function Medications() {
  const { t } = useSpeech()
  const { registry, apart } = useLoaderData<typeof loader>()
  return (
    <RegistryPage
      title={t('registry.medicationTitle')}
      registry={registry}
      empty={t('registry.medicationEmpty')}
      offer={<EnhancementBanner n={apart.length} />}
      apart={{
        title: t('registry.withoutCode'),
        hint: t('registry.withoutCodeHint'),
        type: 'medication',
        facts: apart.map(factOfItem),
      }}
    />
  )
}
