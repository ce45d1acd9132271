import { Link, useSearchParams } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#core/i18n/dates'
import type { EntityType } from '#core/records/kinds'
import { Bdi, useSpeech } from '../i18n'
import { Badge, type Tone } from '../ui/badge'
import { Folded } from '../ui/folded'
import { TypeMark } from './type-mark'

/** What a document is, above what it says. */
export interface DocumentHead {
  /** The document's date, else the day of upload. */
  readonly date: string
  readonly facility: string | null
  /** Its summary or its title; null where it has neither. */
  readonly text: string | null
}

export interface DocumentBadge {
  readonly label: string
  readonly n: number
  readonly type?: EntityType
  readonly tone?: Tone
}

interface DocumentCardProps {
  /** The level below what it stands under. */
  readonly heading?: 'h2' | 'h3'
  readonly head: DocumentHead
  readonly badges: readonly DocumentBadge[]
  readonly open: boolean
  /** The file, where the list can be asked to begin with it: whoever has no script goes there for what is folded. */
  readonly fileId?: string | null
  readonly children: ReactNode
}

/** One document, folded to its date, place and counts. It folds by itself: it works before the script arrives. */
export function DocumentCard(props: DocumentCardProps) {
  const { head, heading: Heading = 'h3', badges, open, fileId = null, children } = props
  const { date, facility, text } = head
  const { t } = useSpeech()
  return (
    <Folded
      opened={open}
      className="document-card"
      still={fileId === null ? undefined : <BeginsWith fileId={fileId} />}
      summary={
        <>
          <span className="grid min-w-0 grow gap-0.5">
            <span className="flex flex-wrap gap-x-3 text-sm text-muted">
              <Bdi>{formatDate(date)}</Bdi>
              {facility && <Bdi>{facility}</Bdi>}
            </span>
            <Heading className="document-title">
              <Bdi>{text ?? t('timeline.document')}</Bdi>
            </Heading>
            <span className="flex flex-wrap gap-1.5">
              {badges.map(({ label, n, type, tone = 'quiet' }) => (
                <Badge key={label} tone={tone}>
                  {type && <TypeMark type={type} className="h-3.5" />}
                  {label} <span className="tabular">{n}</span>
                </Badge>
              ))}
            </span>
          </span>
          <ChevronDown aria-hidden />
        </>
      }
    >
      {() => children}
    </Folded>
  )
}

/** The same list from this document on, where it stands open. */
function BeginsWith({ fileId }: { readonly fileId: string }) {
  const { t } = useSpeech()
  const [search] = useSearchParams()
  const type = search.get('type')
  const asked = new URLSearchParams({ ...(type === null ? {} : { type }), file: fileId })
  return (
    <Link to={{ search: asked.toString() }} className="inline-flex min-h-11 items-center text-sm underline">
      {t('timeline.showSaid')}
    </Link>
  )
}
