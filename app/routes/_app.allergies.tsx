import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useSpeech } from '../components/i18n'
import { NothingFound, RegistryPage, RegistrySection } from '../components/record/registry-page'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.allergyTitle'))
export const handle: Shows = { shows: ['allergy_registry'] }
export const shouldRevalidate = whenChanged(handle)

export async function loader({ context, request }: LoaderFunctionArgs) {
  return loadRegistry(ownRecord(context), 'allergy', request)
}

export default function Allergies() {
  const { t } = useSpeech()
  const list = useLoaderData<typeof loader>()
  return (
    <RegistryPage title={t('registry.allergyTitle')} type="allergy">
      {list.items.length === 0 ? (
        <NothingFound text={t('registry.allergyEmpty')} />
      ) : (
        <RegistrySection list={list} />
      )}
    </RegistryPage>
  )
}
