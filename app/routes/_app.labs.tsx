import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { RegistryPage } from '../components/record/registry-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.labTitle'))
export const handle: Shows = { shows: ['lab_registry', 'entity_validations', 'review_tasks'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadRegistry(ownRecord(context), ['lab'], request, { countPages: 'labs' })
}

export default function Labs() {
  const { t } = useSpeech()
  const registry = useLoaderData<typeof loader>()
  return <RegistryPage title={t('registry.labTitle')} registry={registry} empty={t('registry.labEmpty')} />
}
