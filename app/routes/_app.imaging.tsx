import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { FindingTabs } from '../components/findings/finding-tabs'
import { FindingsPage } from '../components/findings/findings-page'
import { useSpeech } from '../components/i18n'
import { RegistryPage } from '../components/record/registry-page'
import { loadFindingView } from '../findings-loader'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'

export const meta = pageTitle((t) => t('registry.imagingTitle'))
export const handle: Shows = {
  shows: [
    'imaging_registry',
    'entities',
    'files',
    'diagnosis_registry',
    'entity_validations',
    'review_tasks',
  ],
}
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadFindingView(ownRecord(context), 'imaging', request)
}

export default function Imaging() {
  const { t } = useSpeech()
  const { shown, list } = useLoaderData<typeof loader>()
  const told = { title: t('registry.imagingTitle'), empty: t('registry.imagingEmpty') }
  if (shown) return <FindingsPage type="imaging" {...told} shown={shown} />
  return (
    <RegistryPage
      {...told}
      registry={list.registry}
      tabs={<FindingTabs type="imaging" title={told.title} view="list" counts={list.tabs} />}
    />
  )
}
