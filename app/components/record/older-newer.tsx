import { useLocation } from '@remix-run/react'
import type { Place } from '#core/records/page'
import { searchOf } from '../../page-asked'
import { useSpeech } from '../i18n'
import { LinkButton } from '../ui/link-button'

/** From one part of a list to the next, and back to its beginning. */
export function OlderNewer({
  first,
  next,
  name = 'after',
  title,
}: {
  readonly first: boolean
  readonly next: Place | null
  readonly name?: string
  /** Of the list, where it is not the only one. */
  readonly title?: string
}) {
  const { t } = useSpeech()
  const { search } = useLocation()
  if (first && next === null) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2">
      {title !== undefined && <span className="text-sm text-muted">{title}</span>}
      {!first && (
        <LinkButton to={searchOf(null, name, search)} variant="outline">
          {t('registry.newest')}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={searchOf(next, name, search)} variant="outline">
          {t('registry.older')}
        </LinkButton>
      )}
    </p>
  )
}
