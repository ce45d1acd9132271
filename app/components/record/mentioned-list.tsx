import type { ReactNode } from 'react'
import { useSpeech } from '../i18n'

interface MentionedListProps {
  readonly count: number
  readonly open: boolean
  readonly children: ReactNode
}

/** What a page says without saying that it is so: folded away, and under a sentence that says what it is. */
export function MentionedList({ count, open, children }: MentionedListProps) {
  const { t } = useSpeech()
  return (
    <details open={open} className="mt-2 border-t border-hairline pt-1">
      <summary className="flex min-h-11 items-center gap-2 text-muted">
        {t('file.mentioned')} <span className="tabular">{count}</span>
      </summary>
      <p className="mb-3 text-sm text-muted">{t('file.mentionedHint')}</p>
      <ul className="grid gap-3">{children}</ul>
    </details>
  )
}
