import { useMemo } from 'react'
import { FactInShort } from '../fact/fact-in-short'
import type { FactView } from '../fact/fact-view'
import { useFactName } from '../fact/names'
import { pageOf } from '../fact/page-of'
import { useSpeech } from '../i18n'
import type { PaperPicture } from '../paper/page-image'
import { SourceSheet } from '../source/source-sheet'

interface SourceViewProps {
  /** In the order of their numbers. */
  readonly facts: readonly FactView[]
  readonly pictures: Readonly<Record<string, PaperPicture>>
  readonly titles: Readonly<Record<string, string>>
  readonly shown: string | null
  readonly onShow: (entityId: string | null) => void
  /** Once the conversation can be seen again. */
  readonly onClosed: () => void
}

/** The page of a source over the conversation, its line outlined, and from it to the next source. */
export function SourceView({ facts, pictures, titles, shown, onShow, onClosed }: SourceViewProps) {
  const { t } = useSpeech()
  const nameOf = useFactName()
  const chosen = facts.find(({ key }) => key === shown) ?? null
  const page = useMemo(() => pageOf(chosen, facts, pictures, nameOf), [chosen, facts, nameOf, pictures])
  if (!page) return null
  return (
    <SourceSheet
      {...page}
      open
      title={titles[chosen?.source?.fileId ?? ''] ?? t('file.page')}
      selected={shown}
      onSelect={onShow}
      onClose={() => onShow(null)}
      onClosed={onClosed}
      order={facts.flatMap(({ key, source }) => (source ? [key] : []))}
    >
      {chosen && <FactInShort fact={chosen} />}
    </SourceSheet>
  )
}
