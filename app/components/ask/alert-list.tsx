import type { Alert } from '#core/records/alert'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Skeleton } from '../ui/skeleton'
import { AlertCard } from './alert-card'
import type { Notice } from './chat-state'
import { ListFailed } from './list-failed'
import { afterDays } from './moment-field'
import type { Due } from './use-due'
import { useDueChanges } from './use-due-changes'

interface AlertListProps {
  readonly due: Due
  readonly onTold: (notice: Notice) => void
}

type AlertChange =
  { readonly status: 'new' | 'done' } | { readonly status: 'snoozed'; readonly snoozed_until: string }

const asItWas = ({ status, snoozed_until: until }: Alert): AlertChange =>
  status === 'snoozed' && until !== null ? { status, snoozed_until: until } : { status: 'new' }

/** What the record gives cause for. */
export function AlertList({ due, onTold }: AlertListProps) {
  const { t } = useSpeech()
  const { alerts, failed, reload } = due
  const { change } = useDueChanges(due, onTold)
  const put = (id: string, body: AlertChange) => callApi('PATCH /rest/alerts/{id}', { params: { id }, body })
  return (
    <section aria-labelledby="ask-alerts" className="grid gap-2">
      <h3 id="ask-alerts" tabIndex={-1}>
        {t('ask.alerts')}
      </h3>
      {alerts === null && failed && <ListFailed text={t('ask.alertsFailed')} onAgain={() => void reload()} />}
      {alerts === null && !failed && <Skeleton className="h-24" />}
      {alerts?.length === 0 && <p className="text-muted">{t('ask.noAlerts')}</p>}
      <ul className="ask-rows">
        {alerts?.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            onDone={() =>
              void change(put(alert.id, { status: 'done' }), {
                said: 'ask.alertDone',
                undo: () => put(alert.id, asItWas(alert)),
              })
            }
            onSnooze={() => void change(put(alert.id, { status: 'snoozed', snoozed_until: afterDays(7) }))}
          />
        ))}
      </ul>
      {alerts !== null && alerts.length > 0 && <p className="text-xs text-muted">{t('ask.notSure')}</p>}
    </section>
  )
}
