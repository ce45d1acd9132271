import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { EntityType } from '#core/records/kinds'
import type { Place } from '#core/records/page'
import type { RegistryRecord } from '#core/records/registry'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { searchOf } from '../../page-asked'
import { Button } from '../ui/button'
import { RegistryCard } from './registry-card'
import { TypeMark } from './type-mark'

export interface RegistryList {
  readonly type: EntityType
  readonly items: readonly RegistryRecord[]
  /** By file id. */
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly first: boolean
  /** Where the older ones begin. */
  readonly next: Place | null
}

/** One kind of the record as a list, newest evidence first. */
export function RegistrySection({
  list,
  heading,
}: {
  readonly list: RegistryList
  readonly heading?: string
}) {
  const { type, items, pictures, first, next } = list
  return (
    <section className="mb-8">
      {heading !== undefined && (
        <h2 className="mb-3 flex items-center gap-3 text-lg">
          <TypeMark type={type} />
          {heading}
          <span className="tabular text-base font-normal text-muted">{items.length}</span>
        </h2>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {items.map((item) => (
          <RegistryCard
            key={item.id}
            item={item}
            picture={pictures[item.evidence?.file_id ?? ''] ?? null}
            heading={heading === undefined ? 'h2' : 'h3'}
          />
        ))}
      </ul>
      <OlderNewer first={first} next={next} name={type} />
    </section>
  )
}

/** From one part of a list to the next, and back to its beginning. */
export function OlderNewer({
  first,
  next,
  name = 'after',
}: {
  readonly first: boolean
  readonly next: Place | null
  readonly name?: string
}) {
  const { t } = useSpeech()
  if (first && next === null) return null
  return (
    <p className="mt-4 flex gap-2">
      {!first && (
        <Button asChild variant="outline">
          <Link to=".">{t('registry.newest')}</Link>
        </Button>
      )}
      {next && (
        <Button asChild variant="outline">
          <Link to={searchOf(next, name)}>{t('registry.older')}</Link>
        </Button>
      )}
    </p>
  )
}

interface RegistryPageProps {
  readonly title: string
  readonly type: EntityType | null
  readonly children: ReactNode
}

export function RegistryPage({ title, type, children }: RegistryPageProps) {
  return (
    <>
      <h1 className="mb-5 flex items-center gap-3 text-2xl">
        {type && <TypeMark type={type} className="h-7" />}
        {title}
      </h1>
      {children}
    </>
  )
}

/** One sentence, one button. */
export function NothingFound({ text, hint }: { readonly text: string; readonly hint?: string }) {
  const { t } = useSpeech()
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-hairline bg-card px-4 py-12 text-center">
      <p>{text}</p>
      {hint !== undefined && <p className="text-muted">{hint}</p>}
      <Button asChild className="mt-2">
        <Link to="/files">{t('registry.uploadFiles')}</Link>
      </Button>
    </div>
  )
}
