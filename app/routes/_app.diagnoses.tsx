import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { EntityType } from '#core/records/kinds'
import { useSpeech } from '../components/i18n'
import { RegistryPage } from '../components/record/registry-page'
import { Tabs } from '../components/ui/tabs'
import { whenChanged, type Shows } from '../live/shows'
import { ownRecord } from '../own-record'
import { pageTitle } from '../page-title'
import { loadRegistry } from '../registry-loader'

export const meta = pageTitle((t) => t('registry.diagnosisTitle'))
export const handle: Shows = {
  shows: ['diagnosis_registry', 'allergy_registry', 'entity_validations', 'review_tasks'],
}
export const shouldRevalidate = whenChanged(handle)

/** By the address (spec records.md §2). Allergies first: they are few, and the ones not to be missed. */
const categories = {
  all: ['allergy', 'diagnosis'],
  conditions: ['diagnosis'],
  allergies: ['allergy'],
} as const satisfies Record<string, readonly EntityType[]>
type Category = keyof typeof categories

export async function loader({ context, request }: LoaderFunctionArgs) {
  const record = ownRecord(context)
  const asked = new URL(request.url).searchParams.get('category') ?? 'all'
  const category: Category = Object.hasOwn(categories, asked) ? (asked as Category) : 'all'
  const [registry, sizes] = await Promise.all([
    loadRegistry(record, categories[category], request),
    record.registrySizes(['diagnosis', 'allergy']),
  ])
  const count = (type: EntityType) => sizes[type] ?? 0
  const counts = {
    all: count('diagnosis') + count('allergy'),
    conditions: count('diagnosis'),
    allergies: count('allergy'),
  }
  return { category, counts, registry }
}

export default function Diagnoses() {
  const { t } = useSpeech()
  const { category, counts, registry } = useLoaderData<typeof loader>()
  const tabs = (['all', 'conditions', 'allergies'] as const).map((name) => ({
    to: `/diagnoses?category=${name}`,
    label: t(`registry.${name}`),
    count: counts[name],
    chosen: name === category,
  }))
  return (
    <RegistryPage
      title={t('registry.diagnosisTitle')}
      registry={registry}
      empty={t(`registry.${category}Empty`)}
      hint={t('registry.diagnosisHint')}
      tabs={<Tabs label={t('registry.diagnosisTitle')} tabs={tabs} />}
    />
  )
}
