import { useState } from 'react'
import { useSpeech } from '../components/i18n'
import { Button } from '../components/ui/button'
import { Card } from '../components/ui/card'
import { useToast } from '../components/ui/toast'
import { pageTitle } from '../page-title'
import { callApi, refusalText } from '../session/api'
import { useLinkToken } from '../session/link-token'
import { LinkButton } from '../components/ui/link-button'

export const meta = pageTitle((t) => t('security.verify'))

/** Where the link of a new address leads. A button, since mailboxes open links by themselves. */
export default function Verify() {
  const { t } = useSpeech()
  const toast = useToast()
  const token = useLinkToken()
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')

  const confirm = async () => {
    setState('busy')
    const answer = await callApi('POST /auth/verify', { body: { token: token ?? '' } })
    if (answer.ok) return setState('done')
    setState('asking')
    toast({ title: refusalText(t, answer), variant: 'destructive', about: 'verify' })
  }

  return (
    <div className="mx-auto max-w-md py-6 sm:py-14">
      <Card>
        <h1 className="mb-3 text-xl">{t('security.verify')}</h1>
        {state === 'done' ? (
          <p role="status">{t('security.verified')}</p>
        ) : (
          <>
            <p className="mb-4 text-muted">{t('security.verifyText')}</p>
            <Button size="lg" disabled={state === 'busy' || token === null} onClick={() => void confirm()}>
              {t('security.verifyConfirm')}
            </Button>
          </>
        )}
        <LinkButton to="/" variant="link" size="sm" className="mt-2 w-full">
          {t('shell.returnHome')}
        </LinkButton>
      </Card>
    </div>
  )
}
