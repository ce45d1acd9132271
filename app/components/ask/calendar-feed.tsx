import { useEffect, useState } from 'react'
import { callApi } from '../../session/api'
import { useSpeech } from '../i18n'
import { Button } from '../ui/button'
import { useToast } from '../ui/toast'

/** What is due in the calendar of one's own phone: a secret address, made when it is asked for. */
export function CalendarFeed() {
  const { t } = useSpeech()
  const toast = useToast()
  /** Null where there is none; undefined until it is known. */
  const [url, setUrl] = useState<string | null>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void callApi('GET /rest/calendar_feeds').then(
      (answer) => answer.ok && setUrl(answer.value[0]?.url ?? null),
    )
  }, [])
  if (url === undefined) return null

  const failed = () => toast({ title: t('ask.changeFailed'), variant: 'destructive', about: 'calendar' })
  const renew = async () => {
    setBusy(true)
    const answer = await callApi('POST /functions/renew_calendar_feed')
    setBusy(false)
    if (answer.ok) setUrl(answer.value.url)
    else failed()
  }
  const end = async () => {
    setBusy(true)
    const { ok } = await callApi('POST /functions/end_calendar_feed')
    setBusy(false)
    if (ok) setUrl(null)
    else failed()
  }
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address)
    toast({ title: t('ask.calendarCopied'), about: 'calendar' })
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{t('ask.calendar')}</summary>
      <div className="grid gap-2">
        <p className="text-sm text-muted">{t('ask.calendarText')}</p>
        {url === null ? (
          <Button variant="outline" size="sm" disabled={busy} onClick={() => void renew()}>
            {t('ask.calendarMake')}
          </Button>
        ) : (
          <>
            <input
              readOnly
              dir="ltr"
              aria-label={t('ask.calendarAddress')}
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={() => void copy(url).catch(failed)}>
                {t('ask.calendarCopy')}
              </Button>
              <Button asChild variant="outline" size="sm">
                <a href={url.replace(/^https?:/, 'webcal:')}>{t('ask.calendarOpen')}</a>
              </Button>
              <Button variant="outline" size="sm" disabled={busy} onClick={() => void renew()}>
                {t('ask.calendarRenew')}
              </Button>
              <Button variant="outline" size="sm" disabled={busy} onClick={() => void end()}>
                {t('ask.calendarEnd')}
              </Button>
            </div>
          </>
        )}
      </div>
    </details>
  )
}
