import type { ReactNode } from 'react'
import type { EntityType } from '#core/records/kinds'
import { EntryButton } from '../entry/entry-button'
import { useSpeech } from '../i18n'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { TypeMark } from './type-mark'

interface PageHeadingProps {
  readonly title: string
  readonly type: EntityType | null
  /** What is entered here by hand, unless it is said to be something else. */
  readonly enters?: EntityType
  readonly children?: ReactNode
}

export function PageHeading({ title, type, enters, children }: PageHeadingProps) {
  return (
    <div className="mb-4 max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="flex items-center gap-3 text-2xl">
          {type && <TypeMark type={type} className="h-7" />}
          {title}
        </h1>
        {enters && <EntryButton type={enters} />}
      </div>
      {children}
    </div>
  )
}

/** One sentence, one button. */
export function NothingFound({
  text,
  hint,
  to = '/files',
}: {
  readonly text: string
  readonly hint?: string
  /** Where files are uploaded. */
  readonly to?: string
}) {
  const { t } = useSpeech()
  return (
    <EmptyState title={text} {...(hint === undefined ? {} : { text: hint })}>
      <LinkButton to={to}>{t('registry.uploadFiles')}</LinkButton>
    </EmptyState>
  )
}
