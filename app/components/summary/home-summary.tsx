import { useRevalidator } from '@remix-run/react'
import { ChevronDown, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { formatInstant } from '#core/i18n/dates'
import type { SummaryRecord } from '#core/records/summary'
import type { Audience } from '#core/records/summary-kinds'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { useToast } from '../ui/toast'
import { LinkButton } from '../ui/link-button'

/** What reads markdown comes with the first look at it, not with every visit home. */
const SummaryText = lazy(async () => ({ default: (await import('./summary-text')).SummaryText }))

const audiences: readonly Audience[] = ['clinician', 'patient']
const pathOf = (audience: Audience) => `/summary?discipline=overall&audience=${audience}`

export interface HomeSummaryProps {
  readonly summary: SummaryRecord | null
  /** Something was read that a summary could be made of. */
  readonly canWrite: boolean
}

/** The overall summary as it was last written, behind its heading; the first time it is opened it is written. */
export function HomeSummary({
  summary,
  canWrite,
  children,
}: HomeSummaryProps & {
  /** What else can be done, beside writing it anew. */
  readonly children: ReactNode
}) {
  const { t, timeZone } = useSpeech()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState(false)
  async function write(refresh: boolean) {
    setBusy(true)
    const body = { discipline: 'overall', audience: 'patient', refresh } as const
    const answer = await callApi('POST /functions/generate_summary', { body })
    setBusy(false)
    if (answer.ok) {
      if (refresh) toast({ title: t('summary.refreshed') })
      revalidate()
    } else toast({ title: t('summary.refreshFailed'), variant: 'destructive' })
  }
  return (
    <>
      <details
        className="home-summary"
        onToggle={({ currentTarget }) => {
          setOpened((before) => before || currentTarget.open)
          if (currentTarget.open && summary === null && canWrite && !busy) void write(false)
        }}
      >
        <summary>
          <h3 className="grow text-base">{t('summary.title')}</h3>
          <ChevronDown aria-hidden />
        </summary>
        {summary ? (
          <>
            <p className="text-sm text-muted">
              {t('summary.updated', { when: formatInstant(summary.updated_at, timeZone) })}
            </p>
            <div className="my-2 flex flex-wrap gap-2">
              {audiences.map((audience) => (
                <LinkButton to={pathOf(audience)} key={audience} variant="ghost" size="sm">
                  {t(audience === 'patient' ? 'summary.homePatient' : 'summary.homeClinician')}
                </LinkButton>
              ))}
            </div>
            {opened && (
              <Suspense fallback={<Skeleton className="h-24" />}>
                <SummaryText content={summary.content_md} heading="h4" />
              </Suspense>
            )}
          </>
        ) : busy ? (
          <Skeleton className="h-24" />
        ) : (
          <p className="text-muted">{t('summary.none')}</p>
        )}
        <LinkButton to={pathOf('patient')} variant="outline" size="sm" className="mt-4">
          {t('summary.view')}
        </LinkButton>
      </details>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={busy || !canWrite} onClick={() => void write(true)}>
          <RefreshCw aria-hidden />
          {t('summary.refreshHome')}
        </Button>
        {children}
      </div>
    </>
  )
}
