import { Download, RefreshCw, Share2 } from 'lucide-react'
import { wordCount } from '#core/summary/markdown'
import { formatInstant } from '#core/i18n/dates'
import type { SummaryRecord } from '#core/records/summary'
import { useSpeech } from '../i18n'
import { useSource } from '../source/use-source'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'
import { saveText } from './save-text'
import { SummaryText } from './summary-text'
import { LinkButton } from '../ui/link-button'

interface SummaryResultProps {
  readonly summary: SummaryRecord
  readonly cached: boolean
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** A summary that was written, with what can be done about it. */
export function SummaryResult({ summary, cached, busy, onRefresh }: SummaryResultProps) {
  const { t, timeZone } = useSpeech()
  const toast = useToast()
  const source = useSource()
  const { content_md: content, citations, discipline, updated_at: at } = summary
  const exported = () => {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-')
    saveText(`health-summary-${discipline}-${stamp}.md`, content, 'text/markdown')
    toast({ title: t('summary.exported') })
  }
  return (
    <div className="mb-8">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">{t('summary.resultTitle', { discipline: t(`summary.${discipline}`) })}</h2>
        {cached && <Badge>{t('summary.cached')}</Badge>}
        <p className="tabular text-sm text-muted">
          {t('summary.words', { n: wordCount(content) })} · {t('summary.citations', { n: citations.length })}{' '}
          · {t('summary.updated', { when: formatInstant(at, timeZone) })}
        </p>
      </div>
      <div className="no-print mb-3 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={exported}>
          <Download aria-hidden />
          {t('summary.export')}
        </Button>
        <LinkButton to="/share" variant="outline" size="sm">
          <Share2 aria-hidden />
          {t('summary.share')}
        </LinkButton>
        <Button variant="outline" size="sm" disabled={busy} onClick={onRefresh}>
          <RefreshCw aria-hidden />
          {t('summary.refresh')}
        </Button>
      </div>
      <div
        className="summary-view"
        role="region"
        tabIndex={0}
        aria-label={t('summary.resultTitle', { discipline: t(`summary.${discipline}`) })}
      >
        <SummaryText
          content={content}
          onSource={(number) => {
            const cited = citations[number - 1]
            if (cited) source.show(cited.entity_id)
          }}
        />
      </div>
    </div>
  )
}
