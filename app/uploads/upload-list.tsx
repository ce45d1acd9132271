import { useSpeech, Bdi } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Card } from '../components/ui/card'
import { Progress } from '../components/ui/progress'
import type { Sending } from './sending'
import { useUploads } from './upload-provider'

/** What is on its way, and what did not arrive and why; nothing when there is neither. */
export function UploadList() {
  const { t } = useSpeech()
  const { sending, held, askConsent, letGo } = useUploads()
  if (sending.length === 0 && held.length === 0) return null
  return (
    <Card aria-label={t('upload.list')} className="mb-6">
      {held.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 grow basis-60">{t('upload.held', { n: held.length })}</p>
          <Button size="sm" onClick={askConsent}>
            {t('upload.heldGoOn')}
          </Button>
          <Button variant="ghost" size="sm" onClick={letGo}>
            {t('upload.heldLetGo')}
          </Button>
        </div>
      )}
      <ul className="grid gap-4">
        {sending.map((item) => (
          <li key={item.key}>
            <SendingRow item={item} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const states = {
  waiting: 'upload.waiting',
  sending: 'upload.sending',
  sent: 'upload.sent',
  known: 'upload.again',
  offline: 'upload.offline',
} as const

function SendingRow({ item }: { readonly item: Sending }) {
  const { t } = useSpeech()
  const { retry, dismiss } = useUploads()
  const { name } = item.file
  if (item.state === 'failed') {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow basis-60">
          <span className="font-semibold text-critical">{t('upload.failed', { name })}</span> {item.reason}
        </p>
        <Button variant="outline" size="sm" onClick={() => retry(item)}>
          {t('upload.retry')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => dismiss(item)}>
          {t('upload.dismiss')}
        </Button>
      </div>
    )
  }
  const done = item.state === 'sent' || item.state === 'known'
  return (
    <div className="grid gap-1.5">
      <p className="flex gap-3">
        <Bdi className="min-w-0 grow">{name}</Bdi>
        <span className="shrink-0 text-muted">{t(states[item.state])}</span>
        <span className="tabular shrink-0 text-muted">{item.percent}%</span>
      </p>
      <Progress percent={item.percent} label={name} tone={done ? 'success' : 'primary'} />
    </div>
  )
}
