import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import type { Alert } from '#core/records/alert'
import { formatDate, formatDay } from '#core/i18n/dates'
import { Bdi, useSpeech } from '../i18n'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { AnswerSources } from './answer-sources'
import { useShown } from './use-shown'

const looks = {
  critical: { tone: 'critical', Icon: TriangleAlert },
  warning: { tone: 'warning', Icon: CircleAlert },
  info: { tone: 'info', Icon: Info },
} as const

interface AlertCardProps {
  readonly alert: Alert
  readonly onDone: () => void
  readonly onSnooze: () => void
}

/** An alert: what it is about, how grave, why, by which source, until when, and the lines that it rests on. */
export function AlertCard({ alert, onDone, onSnooze }: AlertCardProps) {
  const { t, timeZone } = useSpeech()
  const { id, type, severity, status, about, rationale_md: rationale, due_at: due } = alert
  const until = alert.snoozed_until
  const sources = useShown()
  const { tone, Icon } = looks[severity]
  const kind = t(`ask.${type}`)
  const title = `${kind}: ${about.join(', ')}`
  return (
    <li className="grid gap-2" tabIndex={-1} data-row={id} data-alert={type}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 font-semibold">
          {kind}:{' '}
          {about.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ', '}
              <Bdi>{name}</Bdi>
            </Fragment>
          ))}
        </h4>
        <Badge tone={tone}>
          <Icon aria-hidden className="size-4" />
          {t(`ask.${severity}`)}
        </Badge>
      </div>
      {rationale.split('\n\n').map((text, at) => (
        <p key={at} className={at === 0 ? '' : 'text-xs text-muted'}>
          {text}
        </p>
      ))}
      <p className="text-sm text-muted">
        {due === null ? t('ask.noDate') : t('ask.dueAt', { date: formatDate(due) })}
        {status === 'snoozed' && until !== null && (
          <> · {t('ask.snoozed', { date: formatDay(until, timeZone) })}</>
        )}
      </p>
      <AnswerSources
        sources={alert.entity_ids.map((id, at) => ({
          id: at + 1,
          entity_id: id,
          title: null,
          date: null,
          entered: false,
        }))}
        folded
        {...sources}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={t('ask.doneWith', { title })} onClick={onDone}>
          {t('ask.done')}
        </Button>
        {status === 'new' && (
          <Button variant="ghost" size="sm" aria-label={t('ask.snoozeOf', { title })} onClick={onSnooze}>
            {t('ask.snooze')}
          </Button>
        )}
      </div>
    </li>
  )
}
