import { Link } from '@remix-run/react'
import { contextTypes, type ContextType, type EntityType } from '#core/records/kinds'
import type { ContextItem } from '../../document-said.server'
import { useFactName } from '../fact/names'
import { Bdi, useSpeech } from '../i18n'
import { TypeMark } from '../record/type-mark'

/** The lists that a chip leads to. */
const places = {
  diagnosis: '/diagnoses',
  medication: '/medications',
  procedure: '/procedures',
  allergy: '/allergies',
} as const satisfies Record<ContextType, string>

/** An item of a list, as a link that scrolls to it there and rings it. */
export function ItemChip({ item }: { readonly item: Omit<ContextItem, 'type'> & { type: EntityType } }) {
  const name = useFactName()({ name: item.name, concept: item.canonical_key })
  const place = item.type in places ? places[item.type as keyof typeof places] : null
  if (place === null) return null
  return (
    <Link to={`${place}?highlight=${item.id}`} className="chip">
      <TypeMark type={item.type} className="h-3.5" />
      <Bdi>{name}</Bdi>
    </Link>
  )
}

/** What else a document says, by kind. */
export function ContextChips({ items }: { readonly items: readonly ContextItem[] }) {
  const { t } = useSpeech()
  return contextTypes.map((type) => {
    const own = items.filter((item) => item.type === type)
    if (own.length === 0) return null
    return (
      <section key={type} className="py-2">
        <h3 className="findings-heading">{t(`timeline.${type}`)}</h3>
        <ul className="flex flex-wrap gap-2">
          {own.map((item) => (
            <li key={item.id} className="min-w-0">
              <ItemChip item={item} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
