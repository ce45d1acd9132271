import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { NothingFound, RegistryPage, RegistrySection } from '../components/record/registry-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.medicationTitle'))
export const handle: Shows = { shows: ['medication_registry'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadRegistry(ownRecord(context), 'medication', request)
}

export default function Medications() {
  const { t } = useSpeech()
  const list = useLoaderData<typeof loader>()
  return (
    <RegistryPage title={t('registry.medicationTitle')} type="medication">
      {list.items.length === 0 ? (
        <NothingFound text={t('registry.medicationEmpty')} />
      ) : (
        <RegistrySection list={list} />
      )}
    </RegistryPage>
  )
}
