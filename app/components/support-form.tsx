import { ShieldAlert } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { mostOfMessage, supportTopics } from '#core/records/support-topics'
import { callApi, refusalText } from '../session/api'
import { useSpeech } from './i18n'
import { Button } from './ui/button'
import { Card } from './ui/card'
import { Select } from './ui/select'
import { TextArea } from './ui/text-area'
import { useToast } from './ui/toast'
import { LinkButton } from './ui/link-button'

/** After a ticket went off the form begins anew (spec app.md §9). */
const resetMs = 2_000

/** Asks for help. What was typed stays until it has arrived. */
export function SupportForm() {
  const { t } = useSpeech()
  const toast = useToast()
  const [topic, setTopic] = useState('')
  const [message, setMessage] = useState('')
  const [missing, setMissing] = useState({ topic: false, message: false })
  const [state, setState] = useState<'writing' | 'busy' | 'done'>('writing')

  useEffect(() => {
    if (state !== 'done') return undefined
    const timer = setTimeout(() => {
      setTopic('')
      setMessage('')
      setState('writing')
    }, resetMs)
    return () => clearTimeout(timer)
  }, [state])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const chosen = supportTopics.find((one) => one === topic)
    const noMessage = message.trim() === ''
    setMissing({ topic: chosen === undefined, message: noMessage })
    if (chosen === undefined || noMessage) {
      toast({ title: t('support.missing'), variant: 'destructive', about: 'support' })
      const first = chosen === undefined ? 'topic' : 'message'
      return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    }
    setState('busy')
    const answer = await callApi('POST /rest/support_tickets', {
      body: { topic: chosen, message: message.trim() },
    })
    setState(answer.ok ? 'done' : 'writing')
    if (answer.ok) return toast({ title: t('support.done'), about: 'support' })
    const description = refusalText(t, answer)
    toast({ title: t('support.failed'), description, variant: 'destructive', about: 'support' })
  }

  return (
    <Card>
      <div className="mb-4 flex gap-3 rounded-control bg-warning-soft p-3 text-warning">
        <ShieldAlert aria-hidden className="size-5 shrink-0" />
        <div>
          <h2 className="text-base font-semibold">{t('support.privacyTitle')}</h2>
          <p>{t('support.privacy')}</p>
        </div>
      </div>
      {state === 'done' ? (
        <div role="status">
          <p className="font-semibold">{t('support.done')}</p>
          <p className="text-muted">{t('support.doneText')}</p>
        </div>
      ) : (
        <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <Select
            label={t('support.topic')}
            name="topic"
            error={missing.topic ? t('support.topicMissing') : undefined}
            value={topic}
            onChange={({ target }) => setTopic(target.value)}
          >
            <option value="">{t('support.choose')}</option>
            {supportTopics.map((one) => (
              <option key={one} value={one}>
                {t(`support.${one}`)}
              </option>
            ))}
          </Select>
          <TextArea
            label={t('support.message')}
            name="message"
            dir="auto"
            maxLength={mostOfMessage}
            error={missing.message ? t('support.messageMissing') : undefined}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <LinkButton to="/home" variant="outline">
              {t('shell.cancel')}
            </LinkButton>
            <Button type="submit" disabled={state === 'busy'}>
              {state === 'busy' ? t('support.submitting') : t('support.submit')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  )
}
